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
    /// The date has had enough prompts.
    case cap
    /// Too close to others.
    case gap
  }

  /// A prompt that stands already and does not move.
  package struct Standing: Sendable, Hashable {
    package var second: Int
    package var scopes: [Int]

    package init(second: Int, scopes: [Int]) {
      self.second = second
      self.scopes = scopes
    }
  }

  private let scopes: [PromptScope]
  private let standing: [Standing]

  package init(scopes: [PromptScope], standing: [Standing]) {
    self.scopes = scopes
    self.standing = standing
  }

  /// - Parameter generators: of each schedule, for what has to be drawn again.
  /// - Returns: one outcome for each candidate.
  package func outcomes(
    of candidates: [PromptCandidate], generators: inout [Xoshiro256]
  ) -> [Outcome] {
    var outcomes = Array(repeating: Outcome.refused(.quietHours), count: candidates.count)
    let open = candidates.map(withoutStanding)
    let turns = precedence(candidates).filter { !candidates[$0].window.isEmpty }
    var room = Room(scopes)
    for index in turns { outcomes[index] = room.admit(candidates[index], index) }
    var arranged = arrangement(of: room.admitted, open)
    if arranged == nil {
      // One after the other: what has no room leaves its place under a cap to the next.
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

  /// Which prompts the caps let in.
  private struct Room {
    private(set) var admitted: [Int] = []
    private var left: [Int?]

    init(_ scopes: [PromptScope]) { left = scopes.map(\.capLeft) }

    /// - Returns: what becomes of it as far as it is not placed.
    mutating func admit(_ candidate: PromptCandidate, _ index: Int) -> Outcome {
      guard candidate.scopes.allSatisfy({ left[$0].map { $0 > 0 } ?? true }) else {
        return .refused(.cap)
      }
      for scope in candidate.scopes { left[scope] = left[scope].map { $0 - 1 } }
      admitted.append(index)
      return .refused(.gap)
    }
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
      let distance = other.scopes.filter(candidate.scopes.contains).map { scopes[$0].gap }.max()
      open.part.keepAway(distance ?? 0, from: other.second)
      open.window.keepAway(distance ?? 0, from: other.second)
    }
    return open
  }

  /// Nil if they do not all fit.
  private func arrangement(of chosen: [Int], _ candidates: [PromptCandidate]) -> Arrangement? {
    let byWish = chosen.sorted { (candidates[$0].wish, $0) < (candidates[$1].wish, $1) }
    return Arrangement(byWish, candidates, in: \.part, scopes)
      ?? Arrangement(byWish, candidates, in: \.window, scopes)
      ?? Arrangement(byDeadline(chosen, candidates), candidates, in: \.window, scopes)
  }

  /// The order in which each comes as early as it can, and of those that could come the one whose window ends first.
  private func byDeadline(_ chosen: [Int], _ candidates: [PromptCandidate]) -> [Int] {
    var left = chosen.sorted()
    var order: [Int] = []
    var free = ScopeBounds(scopes)
    while !left.isEmpty {
      let starts = left.map { candidates[$0].window.first(from: free.earliest(candidates[$0])) }
      // What has no room any more need not come in any order.
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
