/// Places the notifications of all schedules on one date by the person's rules.
///
/// A notification keeps its drawn instant if that is free. Otherwise it is drawn again from the
/// free seconds of its part or, if that does not suffice for all, of its window. If all
/// notifications of the date fit, all are placed; otherwise those of the lowest priority are
/// reported as not placed.
package struct DayPlacement: Sendable {
  /// Result for a candidate.
  package enum Outcome: Sendable, Hashable {
    /// Placed, in seconds since 1970-01-01.
    case placed(Int)
    case refused(Refusal)
  }

  /// Reason why a notification was not placed.
  package enum Refusal: String, Sendable, Hashable, CaseIterable {
    /// Quiet hours cover its whole window.
    case quietHours = "quiet_hours"
    /// The date has reached its maximum number of notifications.
    case cap
    /// Too close to other notifications.
    case gap
    /// Within the lead time of a new plan.
    case leadTime = "lead_time"
    /// A notification with a higher priority took its place.
    case displaced

    /// Reasons that follow from the rules alone.
    package static let ofRules: [Refusal] = [.quietHours, .cap, .gap]
  }

  /// An existing notification that does not move.
  package struct Standing: Sendable, Hashable {
    package var second: Int
    package var scopes: [Int]
  }

  let scopes: [NotificationScope]
  let standing: [Standing]

  /// - Parameter generators: one generator for each schedule, for repeated draws.
  /// - Returns: One outcome for each candidate.
  package func outcomes(
    of candidates: [NotificationCandidate], generators: inout [Xoshiro256]
  ) -> [Outcome] {
    var outcomes = Array(repeating: Outcome.refused(.quietHours), count: candidates.count)
    let open = candidates.map(withoutStanding)
    let turns = precedence(candidates).filter { !candidates[$0].window.isEmpty }
    var room = Room(scopes)
    for index in turns { outcomes[index] = room.admit(candidates[index], index) }
    var arranged = arrangement(of: room.admitted, open)
    if arranged == nil {
      // One at a time: a candidate without room frees its place under a cap for the next one.
      room = Room(scopes)
      for index in turns {
        var more = room
        outcomes[index] = more.admit(candidates[index], index)
        guard outcomes[index] != .refused(.cap),
          let found = arrangement(of: more.admitted, open)
        else { continue }
        (room, arranged) = (more, found)
      }
    }
    for (index, second) in arranged?.seconds(&generators) ?? [] {
      outcomes[index] = .placed(second)
    }
    return outcomes
  }

  /// Counts the candidates admitted by the caps.
  private struct Room {
    private(set) var admitted: [Int] = []
    private var left: [Int?]

    init(_ scopes: [NotificationScope]) { left = scopes.map(\.capLeft) }

    /// - Returns: The outcome if the candidate is not placed later.
    mutating func admit(_ candidate: NotificationCandidate, _ index: Int) -> Outcome {
      guard candidate.scopes.allSatisfy({ left[$0].map { $0 > 0 } ?? true }) else {
        return .refused(.cap)
      }
      for scope in candidate.scopes { left[scope] = left[scope].map { $0 - 1 } }
      admitted.append(index)
      return .refused(.gap)
    }
  }

  /// Returns the candidates' indices by priority, highest first.
  private func precedence(_ candidates: [NotificationCandidate]) -> [Int] {
    candidates.indices.sorted { left, right in
      let (left, right) = (candidates[left], candidates[right])
      return (-left.priority, left.schedule, left.number)
        < (-right.priority, right.schedule, right.number)
    }
  }

  private func withoutStanding(_ candidate: NotificationCandidate) -> NotificationCandidate {
    var open = candidate
    for other in standing {
      let distance = other.scopes.filter(candidate.scopes.contains).map { scopes[$0].gap }.max()
      open.part.keepAway(distance ?? 0, from: other.second)
      open.window.keepAway(distance ?? 0, from: other.second)
    }
    return open
  }

  /// Returns nil if the candidates do not all fit.
  private func arrangement(of chosen: [Int], _ candidates: [NotificationCandidate]) -> Arrangement?
  {
    let byWish = chosen.sorted { (candidates[$0].wish, $0) < (candidates[$1].wish, $1) }
    return Arrangement(byWish, candidates, in: \.part, scopes)
      ?? Arrangement(byWish, candidates, in: \.window, scopes)
      ?? Arrangement(byDeadline(chosen, candidates), candidates, in: \.window, scopes)
  }

  /// Returns an order by earliest possible second; among equals, the window that ends first comes
  /// first.
  private func byDeadline(_ chosen: [Int], _ candidates: [NotificationCandidate]) -> [Int] {
    var left = chosen.sorted()
    var order: [Int] = []
    var free = ScopeBounds(scopes)
    while !left.isEmpty {
      let starts = left.map { candidates[$0].window.first(from: free.earliest(candidates[$0])) }
      // The order of candidates without room does not matter.
      guard let start = starts.compactMap(\.self).min() else { return order + left }
      let next = left.indices.filter { starts[$0] == start }.min { first, second in
        (candidates[left[first]].window.last ?? 0, left[first])
          < (candidates[left[second]].window.last ?? 0, left[second])
      }
      guard let next else { return order + left }
      free.take(candidates[left[next]], at: start)
      order.append(left.remove(at: next))
    }
    return order
  }
}

/// A notification that a schedule asks for on one date, before the person's rules are applied.
package struct NotificationCandidate: Sendable, Hashable {
  /// Index of the schedule among the person's schedules, starting at 0.
  package var schedule: Int
  /// Index among the schedule's notifications of the date, starting at 0.
  package var number: Int
  /// Priority; the lowest yields first.
  package var priority: Int = 0
  /// Instant drawn or fixed by its schedule, in seconds since 1970-01-01.
  package var wish: Int
  /// Seconds from which it is drawn, without quiet hours; the instant alone for a fixed time.
  package var part: IntervalSet
  /// Seconds allowed if its part has no room.
  package var window: IntervalSet
  /// Indices of its scopes in ``DayPlacement``.
  package var scopes: [Int]
}

/// Minimum gap and maximum number of notifications that share a schedule, a study or a person.
package struct NotificationScope: Sendable, Hashable {
  /// Minimum number of seconds between two of them; 0 for no limit.
  package var gap: Int = 0
  /// Remaining number for the date; nil for no limit.
  package var capLeft: Int?
}

/// Notifications in an order in which all of them have room.
struct Arrangement {
  private let order: [Int]
  private let candidates: [NotificationCandidate]
  /// Allowed seconds of each candidate: its part or its window.
  private let sets: KeyPath<NotificationCandidate, IntervalSet>
  private let scopes: [NotificationScope]
  /// Latest second of each candidate, in the order, that leaves room for all following ones.
  private let latest: [Int]

  /// - Returns: nil if the candidates do not all have room.
  init?(
    _ order: [Int], _ candidates: [NotificationCandidate],
    in sets: KeyPath<NotificationCandidate, IntervalSet>, _ scopes: [NotificationScope]
  ) {
    var latest = Array(repeating: 0, count: order.count)
    var following = Array(repeating: Int.max, count: scopes.count)
    for (position, index) in order.enumerated().reversed() {
      let candidate = candidates[index]
      let bound = candidate.scopes.map { following[$0] }.min() ?? Int.max
      guard let second = candidate[keyPath: sets].last(upTo: bound) else { return nil }
      latest[position] = second
      for scope in candidate.scopes { following[scope] = second - scopes[scope].gap }
    }
    self.order = order
    self.candidates = candidates
    self.sets = sets
    self.scopes = scopes
    self.latest = latest
  }

  /// Returns the second of each candidate, in the order: its wish if that is free, otherwise a draw
  /// from the free seconds.
  func seconds(_ generators: inout [Xoshiro256]) -> [(index: Int, second: Int)] {
    var taken = ScopeBounds(scopes)
    return order.enumerated().map { position, index in
      let candidate = candidates[index]
      // The preceding candidates left at least the latest second free.
      let earliest = min(taken.earliest(candidate), latest[position])
      let free = candidate[keyPath: sets].clamped(to: earliest...latest[position])
      let second =
        free.contains(candidate.wish)
        ? candidate.wish
        : free.element(at: generators[candidate.schedule].next(through: free.count - 1))
      taken.take(candidate, at: second)
      return (index, second)
    }
  }
}

/// Earliest second of the next notification in each scope.
struct ScopeBounds {
  private let scopes: [NotificationScope]
  private var earliest: [Int]

  init(_ scopes: [NotificationScope]) {
    self.scopes = scopes
    earliest = Array(repeating: Int.min, count: scopes.count)
  }

  func earliest(_ candidate: NotificationCandidate) -> Int {
    candidate.scopes.map { earliest[$0] }.max() ?? Int.min
  }

  mutating func take(_ candidate: NotificationCandidate, at second: Int) {
    for scope in candidate.scopes { earliest[scope] = second + scopes[scope].gap }
  }
}
