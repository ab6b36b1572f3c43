import Calendar

/// The latest change to one element of a draft.
///
/// Of two changes to an element the later one wins, by ``changedAt`` and then by contents. This is
/// a total order, so all devices that have seen the same changes have the same draft.
struct DraftElement: Sendable, Hashable {
  /// The answer; without a value if it was removed. The element is kept, so that no earlier change
  /// restores the answer.
  private(set) var answer: Answer
  /// Device time of the change, in whole microseconds; see ``clampedFrom``.
  private(set) var changedAt: Instant
  /// The latest implausible time sent by a device, or nil. Such a change gets the time of receipt;
  /// this time identifies it if it is sent again.
  private(set) var clampedFrom: Instant?

  init(answer: Answer, changedAt: Instant, clampedFrom: Instant? = nil) {
    self.answer = answer
    // Normalises −0 to 0.
    if case .number(0) = answer.value { self.answer.value = .number(0) }
    self.changedAt = changedAt
    self.clampedFrom = clampedFrom
  }

  var elementID: String { answer.elementID }

  /// Whether both have the same contents and time.
  func isSame(as other: DraftElement) -> Bool {
    changedAt == other.changedAt && hasSameAnswer(as: other)
  }

  func hasSameAnswer(as other: DraftElement) -> Bool { contents == other.contents }

  func isLater(than other: DraftElement) -> Bool {
    changedAt == other.changedAt
      ? other.contents.lexicographicallyPrecedes(contents) : changedAt > other.changedAt
  }

  /// Returns the change with the time of receipt, for an implausible device clock.
  func clamped(to now: Instant) -> DraftElement {
    DraftElement(answer: answer, changedAt: now, clampedFrom: changedAt)
  }

  /// Returns the change, also remembering the clamped time of another change to the element.
  func remembering(_ other: DraftElement) -> DraftElement {
    var copy = self
    copy.clampedFrom = [clampedFrom, other.clampedFrom].compactMap(\.self).max()
    return copy
  }

  /// Includes the codes in the order of choosing, which the canonical form ignores.
  private var contents: [UInt8] {
    var bytes = CanonicalEncoding.encode(answer)
    if case .choice(let codes) = answer.value { bytes += codes.joined(separator: "\0").utf8 }
    return bytes
  }
}
