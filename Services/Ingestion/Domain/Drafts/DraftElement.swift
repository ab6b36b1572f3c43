package import Calendar

/// What a device said last about one element of an unfinished sheet.
///
/// Of two changes to one element the later one counts, by ``changedAt`` and then by contents: an order in which
/// no two different changes are equal, so that whoever has seen the same changes has the same draft.
package struct DraftElement: Sendable, Hashable {
  /// Without a value: the answer was taken away. The element stays, so that no earlier change brings one back.
  package private(set) var answer: Answer
  /// By the clock of the device that made the change, in whole microseconds; see ``clampedFrom``.
  package private(set) var changedAt: Instant
  /// The latest time that a device said whose clock cannot be right: its change counts as made when it was
  /// received, and is known by it when it is sent again. Nil: there was none.
  package private(set) var clampedFrom: Instant?

  package init(answer: Answer, changedAt: Instant, clampedFrom: Instant? = nil) {
    self.answer = answer
    // Zero has two signs, and the same meaning.
    if case .number(0) = answer.value { self.answer.value = .number(0) }
    self.changedAt = changedAt
    self.clampedFrom = clampedFrom
  }

  package var elementID: String { answer.elementID }

  /// Whether both say the same, at the same time.
  func isSame(as other: DraftElement) -> Bool {
    changedAt == other.changedAt && hasSameAnswer(as: other)
  }

  func hasSameAnswer(as other: DraftElement) -> Bool { contents == other.contents }

  func isLater(than other: DraftElement) -> Bool {
    changedAt == other.changedAt
      ? other.contents.lexicographicallyPrecedes(contents) : changedAt > other.changedAt
  }

  /// As made when it was received, where the device's clock cannot be right.
  func clamped(to now: Instant) -> DraftElement {
    DraftElement(answer: answer, changedAt: now, clampedFrom: changedAt)
  }

  /// The same beside another change to the element, which it replaces or is.
  func remembering(_ other: DraftElement) -> DraftElement {
    var copy = self
    copy.clampedFrom = [clampedFrom, other.clampedFrom].compactMap(\.self).max()
    return copy
  }

  /// Codes in the order of choosing besides, of which the canonical form knows nothing.
  private var contents: [UInt8] {
    var bytes = CanonicalEncoding.encode(answer)
    if case .choice(let codes) = answer.value { bytes += codes.joined(separator: "\0").utf8 }
    return bytes
  }
}
