import AuthApplication
import FoundationEssentials
import ServiceKit

extension Page {
  /// The token of the next page; empty after the last one.
  func nextToken(_ tokens: PageTokens, _ id: (Item) -> UUID) -> String {
    guard hasMore, let last = items.last else { return "" }
    return tokens.token(after: id(last).uuidString)
  }
}
