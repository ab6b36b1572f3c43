public import Calendar
public import FoundationEssentials

/// A page of a list.
public struct Page<Item: Sendable>: Sendable {
  public var items: [Item]
  /// Whether more items follow.
  public var hasMore: Bool

  public init(items: [Item], hasMore: Bool) {
    self.items = items
    self.hasMore = hasMore
  }

  /// - Parameter found: up to one item more than the page size.
  public init(_ found: [Item], size: Int) {
    self.init(items: Array(found.prefix(size)), hasMore: found.count > size)
  }
}

/// The place of an item in a list, after which the next page begins.
public protocol PagePosition: Sendable {
  /// Decodes a key; nil if it is invalid.
  init?(pageKey: String)
  /// Text for page tokens; not empty.
  var pageKey: String { get }
}

extension String: PagePosition {
  public init?(pageKey: String) { self = pageKey }
  public var pageKey: String { self }
}

extension Int: PagePosition {
  public init?(pageKey: String) { self.init(pageKey) }
  public var pageKey: String { String(self) }
}

extension UUID: PagePosition {
  public init?(pageKey: String) { self.init(text: pageKey) }
  public var pageKey: String { text }
}

/// A position in a list by time, then by id.
public struct TimePosition: PagePosition, Hashable {
  public var at: Instant
  public var id: UUID

  public init(at: Instant, id: UUID) {
    self.at = at
    self.id = id
  }

  public init?(pageKey: String) {
    let parts = pageKey.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let at = Instant(microsecondsText: parts[0]),
      let id = UUID(text: String(parts[1]))
    else { return nil }
    self.init(at: at, id: id)
  }

  public var pageKey: String { "\(at.microseconds) \(id.text)" }
}
