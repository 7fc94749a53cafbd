import DashPilotCore
import Foundation
import Testing

extension MoneyInputTests {
  @Test(
    "Dollars are spelled alike in every locale",
    arguments: [
      "en_US", "en_GB", "en_CA", "en_IN", "es_MX", "ja_JP", "he_IL", "tr_TR", "pt_BR", "en_US_POSIX", "de_CH", "bg_BG",
    ]
  )
  func everyLocale(identifier: String) {
    for text in ["$5", "$ 5", "5$", "5 $", "US$5", "US$ 5", "5US$", "5 US$", "USD5", "USD 5", "5USD", "5\u{A0}USD"] {
      #expect(Self.reading(text, identifier) == Self.cents(500), "\(text)")
    }
  }

  @Test(
    "The locale's own way of writing US dollars is taken too",
    arguments: [
      ("5 $US", "fr_FR"), ("$US 5", "fr_FR"), ("5\u{202F}$US", "fr_FR"), ("5 $ US", "fr_CA"), ("5 $US", "fr_CA"),
      ("5$ \u{A0} US", "fr_CA"), ("$\u{A0}US 5", "fr_CA"), ("$US5", "fr_CA"), ("5 щ.д.", "bg_BG"), ("5щ.д.", "bg_BG"),
      ("\u{200F}٥\u{A0}US$", "ar_EG"), ("\u{200E}$۵", "fa_IR"), ("\u{200F}5\u{A0}\u{200F}$", "he_IL"),
    ]
  )
  func ownSpelling(text: String, identifier: String) {
    #expect(Self.reading(text, identifier) == Self.cents(500))
  }

  @Test(
    "A marker elsewhere, a second one, another spelling or another currency's stays in the text",
    arguments: [
      ("1$25", "en_US"), ("1 $ 25", "en_US"), ("$$5", "en_US"), ("$5$", "en_US"), ("$ 5 USD", "en_US"),
      ("$ $", "en_US"), ("USD$5", "en_US"), ("$USD", "en_US"), ("-$5$", "en_US"), ("5$US", "en_US"),
      ("5 $ US", "fr_FR"), ("5 щ.д.", "ru_RU"), ("usd 5", "en_US"), ("Usd 5", "en_US"), ("us$5", "en_US"),
      ("U S$5", "en_US"), ("US $5", "en_US"), ("U$5", "en_US"), ("US5", "en_US"), ("\u{FF04}5", "en_US"),
      ("CA$5", "en_US"), ("CA$5", "en_CA"), ("MX$5", "es_MX"), ("R$5", "pt_BR"), ("C$5", "en_US"), ("A$5", "en_AU"),
      ("5 €", "de_DE"), ("EUR 5", "de_DE"), ("£5", "en_GB"), ("5 kr", "sv_SE"), ("¥5", "ja_JP"), ("₹5", "en_IN"),
      ("CAD 5", "en_CA"), ("5 zł", "pl_PL"), ("5 ¢", "en_US"), ("5 dollars", "en_US"), ("$5.00c", "en_US"),
    ]
  )
  func otherMarkers(text: String, identifier: String) {
    #expect(Self.reading(text, identifier) == .failure(.notANumber))
  }

  @Test(
    "A marker alone is nothing",
    arguments: [
      ("$", "en_US"), ("US$", "en_US"), ("USD", "en_US"), (" $ ", "en_US"), ("\u{200E}$\u{200F}", "en_US"),
      ("$US", "fr_FR"), ("$ US", "fr_CA"), ("щ.д.", "bg_BG"), ("", "en_US"), ("\u{200B}\u{A0}\u{200B}", "en_US"),
      ("\u{061C}", "ar_EG"), ("\n\t\r\n", "de_DE"),
    ]
  )
  func markerAlone(text: String, identifier: String) {
    #expect(Self.reading(text, identifier) == .failure(.empty))
  }

  @Test("White space may stand between a marker and its neighbour, a zero-width space may not")
  func markerSpace() {
    #expect(Self.reading("$\t\u{3000}5", "en_US") == Self.cents(500))
    #expect(Self.reading("5\u{A0}\u{A0}$", "en_US") == Self.cents(500))
    #expect(Self.reading("$\u{200B}5", "en_US") == .failure(.notANumber))
    #expect(Self.reading("5\u{200B}$", "en_US") == .failure(.notANumber))
  }
}
