internal import DequeModule

/// The lag of a replica, from positions in the write-ahead log: it has everything that the primary
/// had at the latest time whose position is replayed.
///
/// Clocks of the hosts do not matter, and an idle primary does not make a replica stale, since its
/// position does not change.
struct ReplicaFreshness {
  private struct Sample {
    var at: ContinuousClock.Instant
    var position: Int64
  }

  /// Sufficient for the allowed staleness at the interval of the checks; older samples are useless.
  private let samplesMax: Int
  private var samples: Deque<Sample> = []
  /// The replica has everything that was acknowledged before this time.
  private(set) var freshAsOf: ContinuousClock.Instant?

  init(samplesMax: Int = 64) {
    self.samplesMax = max(1, samplesMax)
  }

  /// - Parameters:
  ///   - position: position of the primary, read after `instant`.
  ///   - replayed: position that the replica has replayed since.
  mutating func note(
    primary position: Int64, at instant: ContinuousClock.Instant, replayed: Int64
  ) {
    samples.append(Sample(at: instant, position: position))
    if samples.count > samplesMax { samples.removeFirst() }
    while let first = samples.first, first.position <= replayed {
      freshAsOf = first.at
      samples.removeFirst()
    }
  }

  /// The replica is unreachable or invalid.
  mutating func forget() {
    samples = []
    freshAsOf = nil
  }

  func isFresh(
    within stalenessMax: Duration, now: ContinuousClock.Instant = .now
  ) -> Bool {
    guard let freshAsOf else { return false }
    return freshAsOf.duration(to: now) <= stalenessMax
  }
}
