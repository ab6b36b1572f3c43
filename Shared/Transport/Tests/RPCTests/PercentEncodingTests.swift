import Testing

@testable import RPCCore

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("", ""),
    ("plain text ~ !", "plain text ~ !"),
    ("100 %", "100 %25"),
    ("tab\tnewline\n", "tab%09newline%0A"),
    ("nö", "n%C3%B6"),
    ("\u{7f}", "%7F"),
    ("😀", "%F0%9F%98%80"),
  ])
  func roundTrips(text: String, encoded: String) {
    #expect(PercentEncoding.encode(text) == encoded)
    #expect(PercentEncoding.decode(encoded) == text)
  }

  /// PROTOCOL-HTTP2: a malformed message must not be dropped.
  @Test(arguments: [
    ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("a%C3%b6", "aö"), ("%FF", "\u{fffd}"),
    ("%25%", "%%"), ("%41%4", "A%4"),
  ])
  func decodingNeverFails(encoded: String, text: String) {
    #expect(PercentEncoding.decode(encoded) == text)
  }
}
