import Foundation
import Testing

@testable import AuthService

@Suite struct ConfirmationCodeTests {
  @Test func `uses five bits of each byte`() {
    let bytes: [UInt8] = [0, 1, 9, 10, 17, 18, 19, 20, 27, 31, 2, 3, 4, 5, 6]
    let low = ConfirmationCode(randomBytes: bytes)
    #expect(low.canonical == "019AHJKMVZ23456")
    #expect(low.formatted == "019AH-JKMVZ-23456")
    #expect(ConfirmationCode(randomBytes: bytes.map { $0 + 224 }) == low)
    let invitation = InvitationCode(randomBytes: Array(bytes.prefix(10)))
    #expect(invitation.formatted == "019AH-JKMVZ")
  }

  @Test(arguments: [
    "019AH-JKMVZ-23456", "019ahjkmvz23456", " 0-1-9-A-H-J-K-M-V-Z-2-3-4-5-6 ",
    "oi9ahjkmvz 23456", "OL9AH JKMVZ 23456",
    // Formats copied from mails.
    "019AH-JKMVZ-23456\n", "\t019AH-JKMVZ-23456\r\n", "019AH\u{2013}JKMVZ\u{2014}23456",
    "019AH\u{2011}JKMVZ\u{2212}23456", "\u{A0}019AH\u{2009}JKMVZ\u{3000}23456\u{2028}",
    "\u{FEFF}019AH\u{AD}JKMVZ\u{200B}23456",
    // Keyboards of other scripts.
    "０１９ＡＨ－ＪＫＭＶＺ－２３４５６", "０１９ａｈｊｋｍｖｚ２３４５６", "٠١٩AH-JKMVZ-٢٣٤٥٦", "۰۱۹AHJKMVZ۲۳۴۵۶",
    "०१९AHJKMVZ२३४५६",
  ])
  func `is read however it was typed`(text: String) {
    #expect(ConfirmationCode(text)?.canonical == "019AHJKMVZ23456")
  }

  @Test(arguments: [
    "", "019AH-JKMVZ", "019AHJKMVZ2345", "019AHJKMVZ234567", "019AHJKMVU23456",
    "019AH_JKMVZ_23456", "019AHJKMV23456Ä", "²19AHJKMVZ23456", "\u{FF3B}19AHJKMVZ23456",
    "019AHJKMVZ23456\u{301}",
    String(repeating: "\u{2013}", count: 26) + "019AHJKMVZ23456",
    String(repeating: "-", count: 76) + "019AHJKMVZ23456",
  ])
  func `other texts are invalid codes`(text: String) {
    #expect(ConfirmationCode(text) == nil)
  }

  @Test func `every written code reads back`() {
    var generator = SystemRandomNumberGenerator()
    func bytes(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
    for _ in 0..<200 {
      let code = ConfirmationCode(randomBytes: bytes(15))
      #expect(ConfirmationCode(code.formatted.lowercased()) == code)
      let invitation = InvitationCode(randomBytes: bytes(10))
      #expect(InvitationCode(invitation.formatted.lowercased()) == invitation)
    }
  }
}
