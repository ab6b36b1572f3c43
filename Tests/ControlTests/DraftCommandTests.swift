import Testing

@testable import Control

@Suite struct DraftCommandTests {
  /// An etag is base64url, so one in 64 begins with the sign of an option.
  @Test func anEtagMayBeginWithAHyphen() throws {
    let update = try DraftUpdateCommand.parse(["d", "mine.yaml", "--if-etag", "-Zw3_a"])
    #expect(update.ifEtag == "-Zw3_a")
    let publish = try DraftPublishCommand.parse(["d", "--if-etag", "-Zw3_a"])
    #expect(publish.ifEtag == "-Zw3_a")
  }
}
