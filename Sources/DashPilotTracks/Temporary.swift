import DashPilotCore
extension TrackRefusal {
  public func sentence(_ voice: Voice) -> String {
    let statement = statement(in: voice.writing)
    return voice.isSpoken ? statement.spoken : statement.visible
  }
}
