/// The forms of track files that are read.
public enum TrackFormat: String, CaseIterable, Hashable, Sendable {
  /// GPX 1.0 and 1.1.
  case gpx
  /// Sentences of NMEA 0183.
  case nmea
  /// The JSON lines of gpsd.
  case gpsd
}
