internal import Fields
import RPCCore
internal import ServiceKit

/// Size and beginning of a page, as requests name them.
struct PageRequest: Sendable {
  static let sizeDefault = 50
  static let sizeMax = 100

  let size: Int
  /// The key of the last entry of the page before; empty for the beginning.
  let last: String
  private let tokens: PageTokens

  /// - Parameters:
  ///   - tokens: of the list as it was asked for.
  ///   - isKey: whether an entry of the list may have the key that the token names.
  ///   - checks: hears what is wrong (PAGE_SIZE_OUT_OF_RANGE, PAGE_TOKEN_INVALID); then the page is not
  ///     to be used.
  init(
    size: UInt32, token: String, of tokens: PageTokens, isKey: (String) -> Bool = { _ in true },
    sizeDefault: Int = Self.sizeDefault, sizeMax: Int = Self.sizeMax,
    checks: inout FieldChecks
  ) {
    self.tokens = tokens
    self.size = checks.pageSize(size, standard: sizeDefault, max: sizeMax)
    last = checks.pageToken(token, of: tokens) { isKey($0) ? $0 : nil } ?? ""
  }

  /// - Parameter last: the key of the page's last entry; never empty.
  func token(after last: String) -> String { tokens.token(after: last) }
}
