import Foundation
import Testing

@testable import DashPilotCore

@Suite("Region conventions")
struct RegionConventionsTests {
  @Test("Every region that the platform knows writes its dates and times as the platform says")
  func everyRegion() {
    let regions = Locale.Region.isoRegions.map(\.identifier)
    #expect(regions.count > 250)
    for region in regions {
      let english = Locale(identifier: "en_\(region)")
      let cycle = english.hourCycle
      let countsToTwelve = cycle == .oneToTwelve || cycle == .zeroToEleven
      #expect(RegionConventions.countsToTwelve(region) == countsToTwelve, "\(region)")
      let style = Date.FormatStyle(locale: english, timeZone: .gmt).month(.wide).day(.defaultDigits)
      let monthComesFirst = Instant(milliseconds: 0).date.formatted(style).first?.isLetter ?? true
      #expect(RegionConventions.monthComesFirst(region) == monthComesFirst, "\(region)")
    }
  }

  @Test("A region that nobody knows counts to 24 and puts the day first")
  func unknown() {
    #expect(!RegionConventions.countsToTwelve("XX") && !RegionConventions.monthComesFirst("XX"))
  }
}
