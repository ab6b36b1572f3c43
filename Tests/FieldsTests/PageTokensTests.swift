import Messages
import ServiceKit
import Testing

@Suite struct PageTokensTests {
  private func tokens(
    _ method: String = "ListItems", _ request: CatalogueV1.ListItemsRequest = .init()
  ) -> PageTokens {
    PageTokens(method, request) { ($0.pageSize, $0.pageToken, $0.etag) = (0, "", "") }
  }

  @Test func aTokenGoesOnWithTheSameQuestion() {
    let token = tokens().token(after: "tät-7")
    #expect(tokens().key(in: token) == "tät-7")
    // What changes from page to page is no part of it.
    #expect(
      tokens("ListItems", .init(pageSize: 7, pageToken: token, etag: "e")).key(in: token)
        == "tät-7")
  }

  @Test func aTokenOfAnotherQuestionIsNone() {
    let token = tokens().token(after: "7")
    #expect(tokens("ListVocabularies").key(in: token) == nil)
    #expect(tokens("ListItems", .init(projectID: "p")).key(in: token) == nil)
    #expect(tokens("ListItems", .init(language: "de")).key(in: token) == nil)
    let other = PageTokens("ListItems", CatalogueV1.ListDraftsRequest()) { _ in }
    #expect(other.key(in: token) == nil)
  }

  @Test func whatIsMadeUpIsNone() {
    let token = tokens().token(after: "7")
    for text in [
      "", "x", "====", "MjphcGhh", String(token.dropLast(2)), "AAAA" + token,
      tokens().token(after: ""), tokens().token(after: "\0"),
      tokens().token(after: String(repeating: "7", count: 256)),
    ] {
      #expect(tokens().key(in: text) == nil, "\(text)")
    }
  }
}
