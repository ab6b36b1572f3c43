import Testing

@testable import RPCServer

@Suite struct ConnectQueryTests {
  private func query(_ text: String) -> ConnectQuery? { ConnectQuery(Array(text.utf8)[...]) }

  @Test func messagesOfAGet() {
    #expect(query("message=%7b%7D&encoding=json&connect=v1")?.message == Array("{}".utf8))
    #expect(query("connect=v1&base64=1&encoding=proto&message=-_8")?.message == [0xFB, 0xFF])
    #expect(query("base64=1&encoding=proto&message=-_8%3D")?.message == [0xFB, 0xFF])
    #expect(query("base64=0&encoding=json&message=a+b")?.message == Array("a b".utf8))
    #expect(query("encoding=json&message=")?.message == [])
    #expect(
      query("encoding=json&compression=gzip&message=")?.compression.map(Array.init)
        == Array("gzip".utf8))
  }

  @Test(arguments: [
    "encoding=json", "encoding=json&message=%", "encoding=json&message=%4",
    "encoding=json&message=%zz", "encoding=json&base64=1&message=a",
    "encoding=json&message=a&message=b", "encoding=json&connect=v2&message=a",
  ])
  func messagesThatAreNotValid(text: String) {
    #expect(query(text) != nil)
    #expect(query(text)?.message == nil)
  }

  @Test(arguments: ["", "&", "=", "message=%7B%7D", "encoding"])
  func withoutAnEncoding(text: String) {
    let found = query(text)
    #expect(found == nil || found?.encoding == "")
  }

  @Test(arguments: [
    (["AAEC"], [0, 1, 2]), (["A", "AE", "C"], [0, 1, 2]), (["AA==", "AQ=="], [0, 1]),
    (["AA==AQ", "=="], [0, 1]), (["", "AAEC", ""], [0, 1, 2]),
  ])
  func textInParts(parts: [String], bytes: [UInt8]) {
    var stream = Base64Stream()
    var decoded: [UInt8] = []
    for (index, part) in parts.enumerated() {
      guard let more = stream.decode(Array(part.utf8), isLast: index == parts.count - 1) else {
        Issue.record("\(part) is refused")
        return
      }
      decoded += more
    }
    #expect(decoded == bytes)
  }

  @Test(arguments: ["A", "AAE", "????", "=AAA", "A=AA"])
  func textThatIsNotBase64(text: String) {
    var stream = Base64Stream()
    #expect(stream.decode(Array(text.utf8), isLast: true) == nil)
  }
}
