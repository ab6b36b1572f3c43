package import Calendar

/// The elements of an unfinished sheet that were ever changed, merged from what devices send.
///
/// Merging is commutative, associative and idempotent: devices and server come to the same, whatever they hear in
/// which order and how often.
package struct DraftElements: Sendable, Hashable {
  /// What became of a change.
  package enum Outcome: Sendable, Hashable {
    /// It counts from now on.
    case taken
    /// It was there already.
    case known
    /// A later one counts.
    case lost
  }

  private var elementOfID: [String: DraftElement]

  package init(_ elements: [DraftElement] = []) {
    elementOfID = [:]
    for element in elements { merge(element) }
  }

  /// In the order of the bytes of their ids.
  package var all: [DraftElement] {
    elementOfID.values.sorted {
      $0.elementID.utf8.lexicographicallyPrecedes($1.elementID.utf8)
    }
  }

  package var count: Int { elementOfID.count }

  /// Those that have a value.
  package var answers: [Answer] { all.map(\.answer).filter { $0.value != nil } }

  @discardableResult
  package mutating func merge(_ change: DraftElement) -> Outcome {
    guard let known = elementOfID[change.elementID] else {
      elementOfID[change.elementID] = change
      return .taken
    }
    let isLater = change.isLater(than: known)
    elementOfID[change.elementID] =
      isLater ? change.remembering(known) : known.remembering(change)
    return isLater ? .taken : change.isSame(as: known) ? .known : .lost
  }

  /// Takes in what a device sent just now. A time later than `latest` is of a clock that is wrong: it counts as
  /// `now`, or the device would win for ever. That is decided here alone, once for each change, and told in the
  /// answer; all others see but the time that it was given.
  ///
  /// - Returns: the changes that lost, as they were sent.
  package mutating func save(
    _ changes: [DraftElement], now: Instant, latest: Instant
  ) -> [DraftElement] {
    changes.filter { change in
      guard change.changedAt > latest else { return merge(change) == .lost }
      // Sent again; what it said may have been replaced since.
      if let known = elementOfID[change.elementID], known.clampedFrom == change.changedAt {
        return !known.hasSameAnswer(as: change)
      }
      return merge(change.clamped(to: now)) == .lost
    }
  }
}
