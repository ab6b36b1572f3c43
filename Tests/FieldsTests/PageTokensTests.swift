import Messages
import ServiceKit
import Testing

@Suite struct PageTokensTests {
  private func tokens(_ request: CatalogueV1.ListItemsRequest = .init()) -> PageTokens {
    PageTokens(request) { $0.removePaging() }
  }

  @Test func aTokenGoesOnWithTheSameQuestion() {
    let token = tokens().token(after: "tät-7")
    #expect(tokens().key(in: token) == "tät-7")
    // The longest keys: four names of 64 characters and a kind.
    let long = String(repeating: "7", count: 264)
    #expect(tokens().key(in: tokens().token(after: long)) == long)
    // Fields that change between pages are not part of the token.
    #expect(
      tokens(.init(pageSize: 7, pageToken: token, etag: "e")).key(in: token) == "tät-7")
  }

  @Test func aTokenOfAnotherQuestionIsNone() {
    let token = tokens().token(after: "7")
    #expect(tokens(.init(projectID: "p")).key(in: token) == nil)
    #expect(tokens(.init(language: "de")).key(in: token) == nil)
    for other in [
      PageTokens(CatalogueV1.ListDraftsRequest()) { _ in },
      PageTokens(CatalogueV1.ListVocabulariesRequest()) { _ in },
    ] { #expect(other.key(in: token) == nil) }
  }

  @Test func whatIsMadeUpIsNone() {
    let token = tokens().token(after: "7")
    for text in [
      "", "x", "====", "MjphcGhh", String(token.dropLast(2)), "AAAA" + token,
      tokens().token(after: ""), tokens().token(after: "\0"),
      tokens().token(after: String(repeating: "7", count: 512)),
    ] {
      #expect(tokens().key(in: text) == nil, "\(text)")
    }
  }
}
