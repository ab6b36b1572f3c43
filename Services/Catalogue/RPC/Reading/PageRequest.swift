internal import Fields
internal import RPC
internal import ServiceKit

/// Size and beginning of a page, as requests name them.
struct PageRequest: Sendable {
  static let sizeDefault = 50
  static let sizeMax = 100
  private static let prefix = "2:"
  /// Longer tokens cannot be ours; they are not looked into.
  private static let charactersMax = 256

  let size: Int
  /// The key of the last entry of the page before; empty for the beginning.
  let last: String

  /// - Parameters:
  ///   - isKey: whether an entry of the list may have the key that the token names.
  ///   - checks: hears what is wrong (PAGE_SIZE_OUT_OF_RANGE, PAGE_TOKEN_INVALID); then the page is not
  ///     to be used.
  init(
    size: UInt32, token: String, isKey: (String) -> Bool = { _ in true },
    sizeDefault: Int = Self.sizeDefault, sizeMax: Int = Self.sizeMax,
    checks: inout FieldChecks
  ) {
    self.size = checks.pageSize(size, standard: sizeDefault, max: sizeMax)
    let key = checks.pageToken(token) { Self.key(in: $0).flatMap { isKey($0) ? $0 : nil } }
    last = key ?? ""
  }

  private static func key(in token: String) -> String? {
    guard token.utf8.count <= charactersMax, let bytes = Base64URL.decode(token.utf8) else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // PostgreSQL takes no NUL, and no key has one.
    guard text.hasPrefix(prefix), text.utf8.count > prefix.utf8.count, !text.utf8.contains(0)
    else { return nil }
    return String(text.dropFirst(prefix.count))
  }

  /// - Parameter last: the key of the page's last entry; never empty.
  static func token(after last: String) -> String {
    Base64URL.encode(Array((prefix + last).utf8))
  }
}
