/// A part of a list.
package struct Page<Item: Sendable>: Sendable {
  package var items: [Item]
  /// Whether the list goes on after them.
  package var hasMore: Bool

  /// - Parameter found: one more than a page has, where there are as many.
  init(_ found: [Item], size: Int) {
    items = Array(found.prefix(size))
    hasMore = found.count > size
  }
}
