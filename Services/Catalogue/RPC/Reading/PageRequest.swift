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

  /// - Throws: INVALID_ARGUMENT with reason PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
  init(
    size: UInt32, token: String, sizeDefault: Int = Self.sizeDefault, sizeMax: Int = Self.sizeMax
  ) throws {
    guard size <= sizeMax else {
      throw RPCError.badField(
        "page_size", "PAGE_SIZE_OUT_OF_RANGE", "give 1–\(sizeMax), or 0 for \(sizeDefault)")
    }
    self.size = size == 0 ? sizeDefault : Int(size)
    guard !token.isEmpty else {
      last = ""
      return
    }
    guard token.utf8.count <= Self.charactersMax, let bytes = Base64URL.decode(token.utf8) else {
      throw Self.invalidToken
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // PostgreSQL takes no NUL, and no key has one.
    guard text.hasPrefix(Self.prefix), text.utf8.count > Self.prefix.utf8.count,
      !text.utf8.contains(0)
    else {
      throw Self.invalidToken
    }
    last = String(text.dropFirst(Self.prefix.count))
  }

  static var invalidToken: RPCError {
    .badField("page_token", "PAGE_TOKEN_INVALID", "give the token of the answer before, or none")
  }

  /// - Parameter last: the key of the page's last entry; never empty.
  static func token(after last: String) -> String {
    Base64URL.encode(Array((prefix + last).utf8))
  }
}
