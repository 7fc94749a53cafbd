import DashPilotStore

extension Disk {
  /// The real disk, where nothing waits for a sync: what a test asks it thousands of times to do is done at once.
  public static var unsynced: Disk {
    let live = Disk.live(lockPatienceMilliseconds: 0)
    return Disk(
      read: live.read,
      kind: live.kind,
      list: live.list,
      makeFolder: live.makeFolder,
      write: { path, bytes, _ throws(DiskError) in
        try live.remove(path)
        try live.writeUnsynced(path, bytes)
      },
      writeUnsynced: live.writeUnsynced,
      append: live.append,
      syncAll: {},
      rename: live.rename,
      remove: live.remove,
      syncFolder: { path throws(DiskError) in _ = try live.kind(path) },
      lock: live.lock
    )
  }
}
