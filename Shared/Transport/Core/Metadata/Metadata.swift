/// Metadata of a call: an ordered list of keys and values; keys may be repeated.
///
/// Keys are case-insensitive. A key that ends in `-bin` has bytes as its value, every other key
/// text of printable ASCII. Invalid keys and values fail the call with INTERNAL when the metadata
/// is sent; nothing is truncated or dropped silently.
public struct Metadata: Sendable, Hashable {
  package enum EntryValue: Sendable, Hashable {
    case text(String)
    case binary([UInt8])
  }

  package struct Entry: Sendable, Hashable {
    package var key: String
    package var value: EntryValue

    package init(key: String, value: EntryValue) {
      self.key = key
      self.value = value
    }
  }

  package private(set) var entries: [Entry] = []

  public init() {}

  public var isEmpty: Bool { entries.isEmpty }

  public var count: Int { entries.count }

  /// Adds a text value after existing values of the key.
  public mutating func add(_ value: String, for key: String) {
    entries.append(Entry(key: key.lowercased(), value: .text(value)))
  }

  /// Adds bytes after existing values of the key. The key must end in `-bin`.
  public mutating func addBinary(_ value: [UInt8], for key: String) {
    entries.append(Entry(key: key.lowercased(), value: .binary(value)))
  }

  package mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
  }

  package mutating func append(lowercasedKey key: String, _ value: EntryValue) {
    entries.append(Entry(key: key, value: value))
  }

  /// Every text value of the key, in order.
  public func values(for key: String) -> [String] {
    let key = key.lowercased()
    return entries.compactMap { entry in
      if entry.key == key, case .text(let text) = entry.value { text } else { nil }
    }
  }

  /// The first text value of the key.
  public func first(for key: String) -> String? {
    let key = Self.lowercased(key)
    for entry in entries where entry.key == key {
      if case .text(let text) = entry.value { return text }
    }
    return nil
  }

  /// Whether the key has more than one text.
  public func hasSeveral(_ key: String) -> Bool {
    let key = Self.lowercased(key)
    var count = 0
    for entry in entries where entry.key == key {
      if case .text = entry.value { count += 1 }
    }
    return count > 1
  }

  /// Most literals are lower-case, and checking that costs less than creating another string.
  private static func lowercased(_ key: String) -> String {
    key.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 > 0x7f }
      ? key.lowercased() : key
  }

  /// Every binary value of the key, in order.
  public func binaryValues(for key: String) -> [[UInt8]] {
    let key = key.lowercased()
    return entries.compactMap { entry in
      if entry.key == key, case .binary(let bytes) = entry.value { bytes } else { nil }
    }
  }

  /// Adds all entries of the other metadata after its own.
  public mutating func append(_ other: Metadata) {
    entries.append(contentsOf: other.entries)
  }
}

extension Metadata: ExpressibleByDictionaryLiteral {
  public typealias Key = String
  public typealias Value = String

  public init(dictionaryLiteral elements: (String, String)...) {
    for (key, value) in elements { add(value, for: key) }
  }
}
