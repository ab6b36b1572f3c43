import Glibc

/// Values by path, found by the path's bytes, without creating a string from client input.
///
/// A hash table with open addressing. Only this program inserts, so clients cannot cause
/// collisions, and the hash may be cheap: method names differ at their end.
struct PathTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var path: [UInt8]
    var value: Value
  }

  /// The slots; their number is a power of two, at most half of them in use.
  private var slots: [Entry?] = [nil, nil]
  private(set) var count = 0

  /// Returns the value of a path; nil if absent.
  func value(for path: ArraySlice<UInt8>) -> Value? {
    path.withUnsafeBufferPointer { path in
      let index = slot(of: path)
      return slots[index]?.value
    }
  }

  /// - Returns: false if the path already has a value, which is kept.
  mutating func insert(_ value: Value, for path: String) -> Bool {
    let bytes = Array(path.utf8)
    let index = bytes.withUnsafeBufferPointer { slot(of: $0) }
    guard slots[index] == nil else { return false }
    slots[index] = Entry(path: bytes, value: value)
    count += 1
    if 2 * count > slots.count { grow() }
    return true
  }

  private mutating func grow() {
    let entries = slots.compactMap { $0 }
    slots = Array(repeating: nil, count: 2 * slots.count)
    for entry in entries {
      slots[entry.path.withUnsafeBufferPointer { slot(of: $0) }] = entry
    }
  }

  /// Index of the path, or of the free slot for it.
  private func slot(of path: UnsafeBufferPointer<UInt8>) -> Int {
    var index = Self.hash(path) & (slots.count - 1)
    while let entry = slots[index], !Self.equal(entry.path, path) {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private static func equal(_ known: [UInt8], _ path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard known.count == path.count else { return false }
    guard let start = path.baseAddress else { return true }
    return memcmp(known, start, path.count) == 0
  }

  private static func hash(_ path: UnsafeBufferPointer<UInt8>) -> Int {
    var end: UInt64 = 0
    if let start = path.baseAddress, path.count >= 8 {
      end = UnsafeRawPointer(start + path.count - 8).loadUnaligned(as: UInt64.self)
    }
    let mixed = (end ^ UInt64(truncatingIfNeeded: path.count)) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed >> 33)
  }
}
