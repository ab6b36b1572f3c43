/// Metadata of a call: an ordered list of keys and values in which a key may come again.
///
/// Keys are compared without case. A key that ends in `-bin` carries bytes, every other key text of
/// printable ASCII. Illegal keys and values are refused when the metadata is sent: the call fails
/// with INTERNAL, and nothing is cut or dropped silently.
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

  /// Adds a text value after those the key has already.
  public mutating func add(_ value: String, for key: String) {
    entries.append(Entry(key: key.lowercased(), value: .text(value)))
  }

  /// Adds bytes after those the key has already. The key must end in `-bin`.
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

  /// Literals mostly are lower-case: finding that out costs less than making another string.
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
