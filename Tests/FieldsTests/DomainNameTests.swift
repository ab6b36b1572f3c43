import Fields
import Testing

@Suite struct DomainNameTests {
  @Test(arguments: [
    ("bücher.example", "xn--bcher-kva.example"), ("BÜCHER.Example", "xn--bcher-kva.example"),
    ("bu\u{308}cher.example", "xn--bcher-kva.example"), ("faß.de", "xn--fa-hia.de"),
    ("fass.de", "fass.de"), ("βόλος.com", "xn--nxasmm1c.com"), ("例え.テスト", "xn--r8jz45g.xn--zckzah"),
    ("例え。テスト", "xn--r8jz45g.xn--zckzah"), ("пример.рф", "xn--e1afmkfd.xn--p1ai"),
    ("उदाहरण.भारत", "xn--p1b6ci4b4b3a.xn--h2brj9c"), ("mail.münchen.de", "mail.xn--mnchen-3ya.de"),
    ("XN--BCHER-KVA.example", "XN--BCHER-KVA.example"), ("ａ.example", nil),
  ])
  func `labels become A-labels`(name: String, ascii: String?) {
    #expect(DomainName.ascii(name) == ascii)
  }

  @Test(arguments: [
    "☃.de", "a b\u{FC}.de", "\u{301}u.de", "ü\u{200D}.de", "-ü.de", "ü-.de", "xn--ü.de", "ü_a.de",
    "a\u{0}ü.de", "ü\u{AD}.de", "٣.de", "\u{1100}\u{1161}\u{11F0}.de",
    String(repeating: "ü", count: 60) + ".de", String(repeating: "ü.", count: 600),
  ])
  func `other characters are refused`(name: String) {
    #expect(DomainName.ascii(name) == nil)
  }
}
