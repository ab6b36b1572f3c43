import Calendar

/// All elements of a draft that were ever changed, merged from the devices' changes.
///
/// Merging is commutative, associative and idempotent: devices and server converge under any
/// order and number of deliveries.
struct DraftElements: Sendable, Hashable {
  /// The result of merging a change.
  enum Outcome: Sendable, Hashable {
    /// The change is now the current one.
    case taken
    /// The change was already known.
    case known
    /// A later change is stored.
    case lost
  }

  private var elementOfID: [String: DraftElement]

  init(_ elements: [DraftElement] = []) {
    elementOfID = [:]
    for element in elements { merge(element) }
  }

  /// Sorted by the bytes of their ids.
  var all: [DraftElement] {
    elementOfID.values.sorted {
      $0.elementID.utf8.lexicographicallyPrecedes($1.elementID.utf8)
    }
  }

  var count: Int { elementOfID.count }

  /// The elements with a value.
  var answers: [Answer] { all.map(\.answer).filter { $0.value != nil } }

  @discardableResult
  mutating func merge(_ change: DraftElement) -> Outcome {
    guard let known = elementOfID[change.elementID] else {
      elementOfID[change.elementID] = change
      return .taken
    }
    let isLater = change.isLater(than: known)
    elementOfID[change.elementID] =
      isLater ? change.remembering(known) : known.remembering(change)
    return isLater ? .taken : change.isSame(as: known) ? .known : .lost
  }

  /// Merges changes just received from a device. A time after `latest` comes from a wrong clock and
  /// is replaced by `now`; otherwise the device would always win. This happens only here, once per
  /// change, and the result is returned to the device.
  ///
  /// - Returns: the discarded changes, as sent.
  mutating func save(
    _ changes: [DraftElement], now: Instant, latest: Instant
  ) -> [DraftElement] {
    changes.filter { change in
      guard change.changedAt > latest else { return merge(change) == .lost }
      // Sent again; another change may have replaced it since.
      if let known = elementOfID[change.elementID], known.clampedFrom == change.changedAt {
        return !known.hasSameAnswer(as: change)
      }
      return merge(change.clamped(to: now)) == .lost
    }
  }
}
