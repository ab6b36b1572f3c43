internal import Fields
internal import Hashing
public import Messages

/// Makes and reads the page tokens of one list. A token is bound to the request and all its filters;
/// with another request it is invalid, so that no page omits or repeats entries.
///
/// Tokens are opaque to clients, but neither secret nor signed. A forged token only starts at
/// another position of a list that the client may read anyway.
public struct PageTokens: Sendable {
  private static let format: UInt8 = 3
  private static let headCount = 1 + MemoryLayout<UInt64>.size
  /// Maximum length of a token; longer ones are invalid.
  private static let charactersMax = 512

  private let head: [UInt8]

  /// - Parameter removePaging: clears the fields that change from page to page: size, token, etag.
  public init<Request: Message>(
    _ request: Request, without removePaging: (inout Request) -> Void
  ) {
    var question = request
    removePaging(&question)
    // The hash only guards against mixing up lists.
    var hash = FNV1a("\(Request.fullName) ".utf8)
    hash.combine(question.serialized())
    head = [Self.format] + withUnsafeBytes(of: hash.value.bigEndian) { Array($0) }
  }

  /// - Parameter key: the key of the page's last entry; not empty.
  public func token(after key: String) -> String {
    Base64URL.encode(head + Array(key.utf8))
  }

  /// Returns the key of the previous page's last entry; nil unless ``token(after:)`` made the token
  /// for the same request.
  public func key(in token: String) -> String? {
    guard token.utf8.count <= Self.charactersMax, let bytes = Base64URL.decode(token.utf8),
      bytes.count > Self.headCount, bytes.starts(with: head)
    else { return nil }
    let key = bytes.dropFirst(Self.headCount)
    // PostgreSQL accepts no NUL, and no key contains one.
    guard !key.contains(0) else { return nil }
    return String(validating: key, as: UTF8.self)
  }
}
