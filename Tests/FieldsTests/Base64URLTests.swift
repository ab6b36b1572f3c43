import Fields
import Testing

@Suite struct Base64URLTests {
  @Test(
    arguments: [
      ([], ""), ([0x66], "Zg"), ([0x66, 0x6F], "Zm8"), ([0x66, 0x6F, 0x6F], "Zm9v"),
      ([0xFB, 0xFF, 0xFE], "-__-"), ([0x66, 0x6F, 0x6F, 0x62], "Zm9vYg"),
    ] as [([UInt8], String)])
  func `is RFC 4648 §5 without padding`(bytes: [UInt8], text: String) {
    #expect(Base64URL.encode(bytes) == text)
    #expect(Base64URL.decode(text.utf8) == bytes)
  }

  @Test(arguments: ["Z", "Zg==", "Zg=", "Zh", "Zm9", "+//+", "Zm 9v", "Zm9v\n", "Zm9vY", "Zmäv"])
  func `accepts exactly one text for each byte string`(text: String) {
    #expect(Base64URL.decode(text.utf8) == nil)
  }
}
