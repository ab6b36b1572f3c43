import Foundation
import Testing

@testable import AuthService

@Suite struct MailEncodingTests {
  private func encoded(_ text: String) -> String {
    String(decoding: QuotedPrintable.encoded(text), as: UTF8.self)
  }

  @Test func `quoted-printable lines`() {
    #expect(encoded("Grüße = 1 \n.\n\tx\t\n") == "Gr=C3=BC=C3=9Fe =3D 1=20\r\n.\r\n\tx=09\r\n")
    let most = String(repeating: "x", count: 76)
    #expect(encoded(most) == most)
    #expect(encoded(most + "y") == most.dropLast() + "=\r\nxy")
    #expect(encoded("a\r\u{0}") == "a=0D=00")
    // Escapes are not split: 25 of them and a soft line break.
    #expect(
      encoded(String(repeating: "=", count: 30)).split(separator: "\r\n").map(\.count) == [76, 15])
  }

  @Test func `words in headers`() {
    #expect(HeaderText.unstructured("A new password") == "A new password")
    #expect(HeaderText.unstructured("=?x") == "=?utf-8?B?PT94?=")
    let long = HeaderText.unstructured(String(repeating: "ü", count: 100))
    let words = long.components(separatedBy: "\r\n ")
    #expect(words.count == 6 && words.allSatisfy { "Subject: ".count + $0.count <= 76 })
    for word in words {
      let data = Data(base64Encoded: String(word.dropFirst(10).dropLast(2)))
      #expect(data.flatMap { String(data: $0, encoding: .utf8) }?.allSatisfy { $0 == "ü" } == true)
    }
    #expect(HeaderText.phrase("Otolith") == "Otolith")
    #expect(HeaderText.phrase("Ears, Inc.") == "\"Ears, Inc.\"")
    #expect(HeaderText.phrase("a\"b") == "=?utf-8?B?YSJi?=")
  }

  @Test func `names of a gateway`() {
    #expect(MailPresentation.isName("Ohren & Töne") && MailPresentation.isName("👂"))
    #expect(MailPresentation.isName(String(repeating: "x", count: 64)))
    #expect(!MailPresentation.isName(String(repeating: "x", count: 65)))
    for text in ["", "a\nb", "a\rb", "a\u{2028}b", "\u{202E}a", "\u{0}"] {
      #expect(!MailPresentation.isName(text))
    }
  }
}
