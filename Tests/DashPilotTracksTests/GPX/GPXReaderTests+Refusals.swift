import DashPilotCore
import DashPilotTracks
import TestSupport
import Testing

extension GPXReaderTests {
  @Test(
    "A file without a usable track is refused with what it is",
    arguments: [
      ("waypoints-only", .waypointsOnly(3)),
      ("latin1-waypoints", .waypointsOnly(2)),
      ("route-only", .routesOnly(1)),
      ("empty-segment", .noPoints),
      ("byte-order-mark-untimed", .noUsablePoint(TrackOmissions(untimed: 2), line: 9)),
      ("without-zone", .noUsablePoint(TrackOmissions(untimed: 1, withoutZone: 2, unreadableTimes: 1), line: 6)),
      ("undefined-coordinates", .noUsablePoint(TrackOmissions(unreadableCoordinates: 2), line: 5)),
      ("mismatched-tag", .broken(.mismatchedTag, line: 12, column: 15)),
    ] as [(String, TrackRefusal)]
  )
  func refusesFile(file: String, refusal: TrackRefusal) {
    #expect(throws: refusal) { try read(file) }
  }

  @Test(
    "Text that is not a GPX track is refused with its line and reason",
    arguments: [
      ("", .empty),
      (" \n\t\r\n ", .empty),
      ("\u{FEFF}", .empty),
      ("<", .broken(.endsEarly, line: 1, column: 2)),
      ("<gpx", .broken(.endsEarly, line: 1, column: 5)),
      ("<gpx>\n<trk>\n", .broken(.endsEarly, line: 2, column: 6)),
      ("$GPGGA,123519", .broken(.notXML, line: 1, column: 1)),
      ("\n\n{\"class\":\"TPV\"}", .broken(.notXML, line: 3, column: 1)),
      ("<gpx/>\n<gpx/>", .broken(.extraContent, line: 2, column: 1)),
      ("<gpx>\n<wpt>&place;</wpt></gpx>", .broken(.undeclaredEntity, line: 2, column: 13)),
      ("<gpx>\n\u{1}</gpx>", .broken(.invalidCharacter, line: 2, column: 1)),
      ("<gpx>\n<wpt lat='1' lat='2'/></gpx>", .broken(.malformedTag, line: 2, column: 21)),
      (" <?xml version='1.0'?><gpx/>", .broken(.misplacedDeclaration, line: 1, column: 7)),
      ("<?xml version='1.0' encoding='UTF-7'?><gpx/>", .broken(.unreadableEncoding, line: 1, column: 38)),
      ("<?xml version='1.0' encoding='nonsense'?>\n<gpx/>", .broken(.unreadableEncoding, line: 1, column: 41)),
      ("<?xml version='1.0'?>\n<kml><Placemark/></kml>", .notGPX(root: "kml", line: 2)),
      ("<GPX/>", .notGPX(root: "GPX", line: 1)),
      ("<gpx><wpt/><rte/><rte/></gpx>", .waypointsAndRoutesOnly(waypoints: 1, routes: 2)),
      ("<gpx><trkpt lat='1' lon='2'><time>2026-05-11T15:24:00Z</time></trkpt></gpx>", .noPoints),
      ("<gpx><x:trk><x:trkseg><x:trkpt lat='1' lon='2'/></x:trkseg></x:trk></gpx>", .noPoints),
    ] as [(String, TrackRefusal)]
  )
  func refusesText(text: String, refusal: TrackRefusal) {
    #expect(throws: refusal) { try GPXReader.read(Array(text.utf8)) }
  }

  @Test(
    "An element of another namespace is none of GPX, whatever its name",
    arguments: [
      "<gpx xmlns='g'><trk xmlns='other'><trkseg><trkpt lat='1' lon='2'/></trkseg></trk></gpx>",
      "<gpx><trk><trkseg><trkpt xmlns='other' lat='1' lon='2'/></trkseg></trk></gpx>",
    ]
  )
  func refusesForeign(text: String) {
    #expect(throws: TrackRefusal.noPoints) { try GPXReader.read(Array(text.utf8)) }
  }

  @Test(
    "A document type is refused before its entities are read",
    arguments: [
      ("<!DOCTYPE gpx><gpx/>", 1),
      ("<!DOCTYPE gpx [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]><gpx creator='&b;&b;'/>", 1),
      ("<?xml version='1.0'?>\n<!-- x -->\n<!DOCTYPE gpx SYSTEM 'file:///etc/hostname'><gpx/>", 3),
      ("<!DOCTYPE gpx [<!ENTITY a SYSTEM 'file:///etc/hostname'>]><gpx><name>&a;</name></gpx>", 1),
      ("<!DOCTYPE gpx [<!ENTITY % a SYSTEM 'http://track.example/a'> %a;]><gpx/>", 1),
      ("<!--><gpx>-->\n<!DOCTYPE gpx><gpx/>", 2),
      ("<?x <gpx> ??>\n<!DOCTYPE gpx><gpx/>", 2),
    ]
  )
  func refusesDocumentType(text: String, line: Int) {
    #expect(throws: TrackRefusal.declaresDocumentType(line: line)) { try GPXReader.read(Array(text.utf8)) }
    #expect(throws: TrackRefusal.declaresDocumentType(line: line)) { try GPXReader.read(bigEndian(text.utf16)) }
  }

  @Test("A document type is not mistaken: a comment, a CDATA section and an instruction may show one")
  func readsShownDocumentType() throws {
    let point = "<trkpt lat='1' lon='2'><time>2026-05-11T15:24:00Z</time></trkpt>"
    let body = "<gpx><name><![CDATA[<!DOCTYPE x>]]></name><trk><trkseg>\(point)</trkseg></trk></gpx>"
    let track = try GPXReader.read(Array("<?xml version='1.0'?><?x <!DOCTYPE ?><!-- <!DOCTYPE -->\(body)".utf8))
    #expect(track.segments.map(\.points.count) == [1])
  }

  @Test(
    "A processing instruction is passed over wherever it stands, with or without content",
    arguments: [1, 2, 3, 7, 4096]
  )
  func passesOverInstructions(size: Int) throws {
    let point = "<trkpt lat='1' lon='2'><?a?><time>2026-05-11T15:24:00Z</time><?b c?></trkpt>"
    let opening = "<?xml version='1.0' ?><?x?><?y  ?>\n<gpx><?z?><!----><!--?>-->"
    let name = "<name a='?>'><![CDATA[]]><![CDATA[?>]]></name>"
    let text = "\(opening)\(name)<trk><trkseg>\(point)</trkseg></trk></gpx><?x?>"
    var rest = Array(text.utf8)[...]
    let track = try GPXReader.read {
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
    #expect(try track.segments == [TrackSegment(points: [self.point("2026-05-11T15:24:00.000Z", 1, 2)])])
  }

  @Test(
    "A declaration without content, or not at the beginning, is refused",
    arguments: [
      "<?xml?><gpx/>", " <?xml?><gpx/>", "<gpx><?xml?></gpx>", "<?xml ?><gpx/>", "<??><gpx/>", "<gpx><??></gpx>",
    ]
  )
  func refusesEmptyDeclaration(text: String) throws {
    let refusal = try #require(throws: TrackRefusal.self) { try GPXReader.read(Array(text.utf8)) }
    #expect(refusal.rule == "broken")
  }

  @Test("A source that fails gives a refusal and no part of the track")
  func refusesInterruption() throws {
    struct Failure: Error {}
    var pieces = [Array("<gpx>\n<trk><trkseg><trkpt lat='1' lon='2'><time>2026-05-11T15:24:00Z</time></trkpt>".utf8)]
    #expect(throws: TrackRefusal.interrupted(line: 2)) {
      try GPXReader.read {
        guard let piece = pieces.popLast() else { throw Failure() }
        return piece
      }
    }
  }
}
