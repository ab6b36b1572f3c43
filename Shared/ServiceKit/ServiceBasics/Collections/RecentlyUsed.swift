/// A dictionary of bounded size that drops the least recently used entry.
///
/// Entries form a list in order of use, linked by slot numbers, so every operation takes constant
/// time.
package struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Slot {
    var key: Key
    var value: Value
    var newer: Int?
    var older: Int?
  }

  package let capacity: Int
  private var slots: [Slot?] = []
  private var free: [Int] = []
  private var slotOfKey: [Key: Int] = [:]
  private var newest: Int?
  private var oldest: Int?

  /// - Parameter capacity: at least 1.
  package init(capacity: Int) {
    precondition(capacity >= 1)
    self.capacity = capacity
  }

  package var count: Int { slotOfKey.count }

  /// Returns the value and marks it as most recently used.
  package mutating func value(for key: Key) -> Value? {
    guard let index = slotOfKey[key] else { return nil }
    if newest != index {
      unlink(index)
      linkAsNewest(index)
    }
    return slots[index]?.value
  }

  /// - Returns: the previous value of the key.
  @discardableResult
  package mutating func insert(_ value: Value, for key: Key) -> Value? {
    let replaced = remove(key)
    if count == capacity { removeOldest() }
    let slot = Slot(key: key, value: value)
    let index: Int
    if let reused = free.popLast() {
      index = reused
      slots[index] = slot
    } else {
      index = slots.count
      slots.append(slot)
    }
    slotOfKey[key] = index
    linkAsNewest(index)
    return replaced
  }

  @discardableResult
  package mutating func remove(_ key: Key) -> Value? {
    guard let index = slotOfKey.removeValue(forKey: key) else { return nil }
    unlink(index)
    let value = slots[index]?.value
    slots[index] = nil
    free.append(index)
    return value
  }

  /// Removes and returns the least recently used value; nil if the dictionary is empty.
  @discardableResult
  package mutating func removeOldest() -> Value? {
    oldest.flatMap { slots[$0]?.key }.flatMap { remove($0) }
  }

  private mutating func unlink(_ index: Int) {
    let newer = slots[index]?.newer
    let older = slots[index]?.older
    if let newer { slots[newer]?.older = older } else { newest = older }
    if let older { slots[older]?.newer = newer } else { oldest = newer }
    slots[index]?.newer = nil
    slots[index]?.older = nil
  }

  private mutating func linkAsNewest(_ index: Int) {
    slots[index]?.older = newest
    if let newest { slots[newest]?.newer = index } else { oldest = index }
    newest = index
  }
}
