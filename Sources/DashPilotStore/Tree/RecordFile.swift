import DashPilotCore

/// The file of a dated record, by where it stands.
struct RecordFile: Sendable {
  let folder: String
  let name: RecordName

  var path: String { "\(folder)/\(name.text).json" }

  /// Whether the folder is that of the month in the name.
  func isInMonth(below root: String) -> Bool {
    let (folder, stamp) = (folder.utf8, name.text.utf8)
    return folder.count == root.utf8.count + 8 && folder.starts(with: root.utf8)
      && folder.suffix(7).prefix(4).elementsEqual(stamp.prefix(4))
      && folder.suffix(2).elementsEqual(stamp.dropFirst(4).prefix(2))
  }
}

extension RecordTree {
  /// As many documents as one core takes at a time.
  static let documentsInPortion = 32
  /// As many folders as one core lists at a time.
  static let foldersInPortion = 4

  /// What was read of some files; of two documents with one identifier the first in order is kept and the other is not.
  func distinct<Value, Subject>(
    _ found: [Result<Value, UnreadableRecord>],
    of files: [RecordFile],
    _ id: (Value) -> Identifier<Subject>,
    elsewhere: (RecordFile) throws -> String? = { _ in nil }
  ) throws -> ReadRecords<Value> {
    var (records, unreadable): ([Value], [UnreadableRecord]) = ([], [])
    var seen = Set<Identifier<Subject>>(minimumCapacity: found.count)
    records.reserveCapacity(found.count)
    for (file, result) in zip(files, found) {
      switch result {
      case .failure(let problem): unreadable.append(problem)
      case .success(let record):
        let other = try elsewhere(file)
        if seen.insert(id(record)).inserted && other == nil {
          records.append(record)
        } else {
          let first = zip(files, found).first { (try? $1.get()).map(id) == id(record) }?.0.path
          let problem = DocumentProblem.standsTwice(in: other ?? first ?? "")
          unreadable.append(UnreadableRecord(file: file.path, line: nil, problem: problem))
        }
      }
    }
    return ReadRecords(records: records, unreadable: unreadable)
  }
}
