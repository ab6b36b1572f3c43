import HTTP2

/// The origin of the page that calls (Fetch, "CORS protocol").
struct PageOrigin: Sendable, Hashable {
  /// The origin if its pages may call; nil otherwise, and for a caller that is not a page.
  let permitted: String?
  /// Whether the response depends on the origin.
  private let isChecked: Bool

  /// - Parameter permitted: the origins whose pages may call.
  init(_ origin: String?, of permitted: Set<String>) {
    isChecked = !permitted.isEmpty
    self.permitted = origin.flatMap { permitted.contains($0) ? $0 : nil }
  }

  /// Permits the page to read the response.
  func append(to block: inout HTTP2HeaderBlock) {
    if isChecked { block.append("vary", "origin") }
    guard let permitted else { return }
    block.append("access-control-allow-origin", permitted)
    block.append("access-control-expose-headers", "*")
  }
}
