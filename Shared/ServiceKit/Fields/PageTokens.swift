internal import Fields
internal import Hashing
public import Messages

/// Gives out the page tokens of one list as it was asked for, and reads them: the method with all
/// filters. A token that came with another question is none, rather than a page that leaves out or repeats
/// entries.
///
/// Opaque to clients, but neither secret nor signed: whoever makes one up reads on from another place of
/// a list that is theirs to read anyway.
public struct PageTokens: Sendable {
  private static let format: UInt8 = 3
  private static let headCount = 1 + MemoryLayout<UInt64>.size
  /// Longer tokens cannot be ours; they are not looked into.
  private static let charactersMax = 256

  private let head: [UInt8]

  /// - Parameters:
  ///   - method: its name, where several have the same request.
  ///   - removePaging: makes the fields empty that change from page to page: size, token, etag.
  public init<Request: Message>(
    _ method: String, _ request: Request, without removePaging: (inout Request) -> Void
  ) {
    var question = request
    removePaging(&question)
    // It only guards against mixing up lists.
    var hash = FNV1a("\(Request.fullName) \(method) ".utf8)
    hash.combine(question.serialized())
    head = [Self.format] + withUnsafeBytes(of: hash.value.bigEndian) { Array($0) }
  }

  /// - Parameter key: of the page's last entry; not empty.
  public func token(after key: String) -> String {
    Base64URL.encode(head + Array(key.utf8))
  }

  /// The key that the page before ended with; nil for what ``token(after:)`` did not give out for the same
  /// question.
  public func key(in token: String) -> String? {
    guard token.utf8.count <= Self.charactersMax, let bytes = Base64URL.decode(token.utf8),
      bytes.count > Self.headCount, bytes.starts(with: head)
    else { return nil }
    let key = bytes.dropFirst(Self.headCount)
    // PostgreSQL takes no NUL, and no key has one.
    guard !key.contains(0) else { return nil }
    return String(validating: key, as: UTF8.self)
  }
}
