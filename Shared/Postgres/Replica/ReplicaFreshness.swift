internal import DequeModule

/// How far a replica is behind, told from positions in the write-ahead log: it has all that the
/// primary had at the latest moment whose position it has replayed.
///
/// Clocks of the two hosts do not matter, and an idle primary does not make a replica stale: its
/// position stays, and the replica has it.
struct ReplicaFreshness {
  private struct Sample {
    var at: ContinuousClock.Instant
    var position: Int64
  }

  /// Enough for the staleness allowed at the interval of the checks; older ones tell nothing.
  private let samplesMax: Int
  private var samples: Deque<Sample> = []
  /// The replica has everything that was acknowledged before then.
  private(set) var freshAsOf: ContinuousClock.Instant?

  init(samplesMax: Int = 64) {
    self.samplesMax = max(1, samplesMax)
  }

  /// - Parameters:
  ///   - position: of the primary, read after `instant`.
  ///   - replayed: what the replica has replayed since.
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

  /// The replica cannot be asked, or is not one.
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
