internal import CatalogueDomain
internal import ServiceKit

/// Where the next page of studies begins. Opaque to callers, who must not build on its form.
struct PageToken: Sendable, Hashable {
  private static let prefix = "1:"
  /// Longer ones cannot be ours; they are not looked into.
  private static let charactersMax = 128

  /// The last study of the page before.
  let lastStudyID: String

  init(lastStudyID: String) { self.lastStudyID = lastStudyID }

  /// - Returns: nil for a token that this service did not give.
  init?(_ text: String) {
    guard text.utf8.count <= Self.charactersMax, let bytes = Base64URL.decode(text.utf8) else {
      return nil
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    guard decoded.hasPrefix(Self.prefix) else { return nil }
    let id = String(decoded.dropFirst(Self.prefix.count))
    guard IdentifierSyntax.isID(id) else { return nil }
    lastStudyID = id
  }

  var text: String { Base64URL.encode(Array((Self.prefix + lastStudyID).utf8)) }
}
