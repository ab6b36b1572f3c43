import FoundationEssentials
import IngestionDomain
import Testing

@testable import IngestionService

@Suite struct PageTokenTests {
  private let position = SheetReader.ListPosition(
    finishedAt: Instant(microseconds: -1_234_567_890_123),
    sheetID: UUID(uuidString: "0C4F2F44-4D0E-4F0B-9D5A-3A7E0F0C1D2E")!)

  @Test func tokensRoundTrip() throws {
    let token = PageToken(position: position, question: "a b")
    #expect(PageToken(token.text, question: "a b")?.position == position)
  }

  @Test func everyChangedCharacterIsNoticedOrHarmless() {
    let text = Array(PageToken(position: position, question: "a b").text)
    for index in text.indices {
      var changed = text
      changed[index] = text[index] == "!" ? "?" : "!"
      #expect(PageToken(String(changed), question: "a b") == nil)
    }
    #expect(PageToken(String(text), question: "a c") == nil)
    #expect(PageToken("", question: "a b") == nil)
  }
}
