import Testing

@testable import CatalogueService

@Suite struct PageTokenTests {
  @Test(arguments: ["a", "track-your-tinnitus", String(repeating: "z", count: 64)])
  func tokensComeBack(_ id: String) {
    let token = PageToken(lastStudyID: id)
    #expect(PageToken(token.text) == token)
    #expect(!token.text.contains(id))
  }

  @Test(arguments: [
    "", "a", "????", "MTo", "Mjph", "MTpBQg", "MTphJw", String(repeating: "M", count: 500),
  ])
  func othersAreRefused(_ text: String) {
    #expect(PageToken(text) == nil)
  }
}
