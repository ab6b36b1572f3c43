/// One date's prompts of all schedules, by the rules for the whole person.
///
/// Every prompt stays where its schedule drew it as long as nothing is in its way. Otherwise it is drawn from what
/// is left of its part, and where that is not enough for all, of its window. If all prompts of the date fit, all
/// are placed; if not, those of the lowest priority are told as not placed.
package struct DayPlacement: Sendable {
  /// What became of a candidate.
  package enum Outcome: Sendable, Hashable {
    /// In seconds since 1970-01-01.
    case placed(Int)
    case refused(Refusal)
  }

  /// Why a prompt was not placed.
  package enum Refusal: String, Sendable, Hashable, CaseIterable {
    /// All of its window lies in quiet hours.
    case quietHours = "quiet_hours"
    /// The person has had enough prompts on the date.
    case cap
    /// Too close to others.
    case gap
  }

  /// A prompt that stands already and does not move.
  package struct Standing: Sendable, Hashable {
    package var second: Int
    /// Nil: of a schedule that does not plan any more.
    package var schedule: Int?

    package init(second: Int, schedule: Int?) {
      self.second = second
      self.schedule = schedule
    }
  }

  /// Least seconds between two prompts of different schedules; 0: any.
  private let gap: Int
  /// How many more prompts the date may have; nil: any number.
  private let capLeft: Int?
  private let standing: [Standing]

  package init(gap: Int, capLeft: Int?, standing: [Standing]) {
    self.gap = gap
    self.capLeft = capLeft
    self.standing = standing
  }

  /// - Parameter generators: of each schedule, for what has to be drawn again.
  /// - Returns: one outcome for each candidate.
  package func outcomes(
    of candidates: [PromptCandidate], generators: inout [Xoshiro256]
  ) -> [Outcome] {
    var outcomes = candidates.map { candidate -> Outcome in
      candidate.window.isEmpty ? .refused(.quietHours) : .refused(.gap)
    }
    var chosen: [Int] = []
    for index in precedence(candidates) where !candidates[index].window.isEmpty {
      if let capLeft, chosen.count >= capLeft {
        outcomes[index] = .refused(.cap)
      } else {
        chosen.append(index)
      }
    }
    let open = candidates.map(withoutStanding)
    var arranged = arrangement(of: chosen, open)
    if arranged == nil {
      var kept: [Int] = []
      for index in chosen {
        guard let more = arrangement(of: kept + [index], open) else { continue }
        kept.append(index)
        arranged = more
      }
    }
    if let arranged {
      for (index, second) in arranged.seconds(open, gap, &generators) {
        outcomes[index] = .placed(second)
      }
    }
    return outcomes
  }

  /// Those that give way last come first.
  private func precedence(_ candidates: [PromptCandidate]) -> [Int] {
    candidates.indices.sorted { left, right in
      let (left, right) = (candidates[left], candidates[right])
      return (-left.priority, left.schedule, left.number)
        < (-right.priority, right.schedule, right.number)
    }
  }

  private func withoutStanding(_ candidate: PromptCandidate) -> PromptCandidate {
    var open = candidate
    for other in standing {
      let distance = other.schedule == candidate.schedule ? max(gap, candidate.gap) : gap
      open.part.keepAway(distance, from: other.second)
      open.window.keepAway(distance, from: other.second)
    }
    return open
  }

  private func arrangement(of chosen: [Int], _ candidates: [PromptCandidate]) -> Arrangement? {
    let byWish = chosen.sorted { (candidates[$0].wish, $0) < (candidates[$1].wish, $1) }
    return Arrangement(byWish, candidates.map(\.part), candidates, gap)
      ?? Arrangement(byWish, candidates.map(\.window), candidates, gap)
      ?? Arrangement(
        byDeadline(chosen, candidates), candidates.map(\.window), candidates, gap)
  }

  /// The order in which each comes as early as it can, and of those that could come the one whose window ends first.
  private func byDeadline(_ chosen: [Int], _ candidates: [PromptCandidate]) -> [Int] {
    var left = chosen.sorted()
    var order: [Int] = []
    var now = Int.min
    var lastOf: [Int: Int] = [:]
    while !left.isEmpty {
      func earliest(_ index: Int) -> Int {
        let candidate = candidates[index]
        let own = lastOf[candidate.schedule].map { $0 + candidate.gap } ?? Int.min
        return candidate.window.first(from: max(now, own)) ?? Int.max
      }
      let start = left.map(earliest).min() ?? Int.max
      // None of the rest has room: in what order does not matter.
      guard start < Int.max else { return order + left }
      let next = left.filter { earliest($0) == start }.min { left, right in
        (candidates[left].window.last ?? 0, left) < (candidates[right].window.last ?? 0, right)
      }
      guard let next else { return order + left }
      order.append(next)
      left.removeAll { $0 == next }
      lastOf[candidates[next].schedule] = start
      now = start + gap
    }
    return order
  }
}
