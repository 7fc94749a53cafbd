/// How a region writes dates and clock times in English.
///
/// The platform knows it too, and takes longer to say it than a tap takes altogether; a test holds the two together.
enum RegionConventions {
  /// Whether clocks count to twelve there: `5:46 PM`.
  static func countsToTwelve(_ region: String) -> Bool { twelve.contains(Substring(region)) }

  /// Whether the month stands before the day: `August 23`.
  static func monthComesFirst(_ region: String) -> Bool { monthFirst.contains(Substring(region)) }

  private static let twelve = Set(
    """
    419 AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD \
    GH GM GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI \
    NZ OM PA PE PG PH PK PR PS PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE \
    VG VI VU WS YE ZM
    """
    .split(separator: " ")
  )

  private static let monthFirst = Set(
    """
    002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143 145 151 \
    154 155 202 419 AC AQ AS BI BT BV CA CL CN CO CP CQ CW DJ EA EU EZ GS GU GW HM HU IR JP KP KR MH MP \
    MX PA PH PR PY QO SR TA TR TW UM UN US VI XK
    """
    .split(separator: " ")
  )
}
