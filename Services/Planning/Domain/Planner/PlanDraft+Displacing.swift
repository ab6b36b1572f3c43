import Calendar
import FoundationEssentials

extension PlanDraft {
  /// A planning by the person's rules, which can be repeated without some existing notifications.
  struct Together {
    /// Maximum number of triggered notifications for which others are displaced at a time.
    static let displacingMax = 4
    /// Maximum number of notifications that are tried for each.
    static let triedMax = 8

    let now: Instant
    let zone: IANAZone
    let parts: [Part]
    /// Existing notifications of each part that stay.
    let firm: [[StandingNotification]]
    /// Other existing notifications.
    let others: [StandingNotification]
    let rules: PersonNotificationRules

    func plan(
      count: Int, through: CivilDate, until: CivilDate?, without gone: Set<UUID> = []
    ) -> PersonPlan {
      let left = firm.map { firm in firm.filter { !gone.contains($0.handedOut.id) } }
      return PersonPlan(
        count: count, through: through, until: until, now: now, zone: zone,
        parts: parts.indices.map { index in
          let part = parts[index]
          let given = firm[index].filter { gone.contains($0.handedOut.id) }.map(\.asked)
          return PersonPlan.Part(
            planner: part.planner, studyID: part.state.key.studyID, priority: priority(of: index),
            last: left[index].filter { !part.isAhead($0) }.map(\.handedOut.instant.at).max(),
            notBefore: part.startsAt, calledOff: part.notAgain(left[index]).union(given))
        }, rules: rules,
        standing: others.map { PlanDraft.standing($0, nil, zone) }
          + left.enumerated().flatMap { index, left in
            left.map { PlanDraft.standing($0, index, zone) }
          })
    }

    /// Returns existing notifications that give their place to triggered ones of a higher priority:
    /// not shown yet, the lowest priority first, then the latest.
    func displaced(by plan: PersonPlan) -> Set<UUID> {
      let refused = plan.unplaced.filter {
        parts[$0.part].isAfter && $0.refusal != .quietHours
      }.sorted { priority(of: $0.part) > priority(of: $1.part) }.prefix(Self.displacingMax)
      var gone: Set<UUID> = []
      for one in refused {
        let candidates = candidates(for: one).filter { !gone.contains($0) }
        func places(_ gone: Set<UUID>) -> Bool {
          self.plan(count: 0, through: one.date, until: one.date, without: gone)
            .placed.contains { $0.part == one.part && $0.wish == one.wish }
        }
        guard !places(gone),
          let count = candidates.indices.first(where: { places(gone.union(candidates[...$0])) })
        else { continue }
        gone.formUnion(candidates[...count])
        // Candidates that need not yield stay.
        for candidate in candidates[..<count].reversed() where places(gone.subtracting([candidate]))
        {
          gone.remove(candidate)
        }
      }
      return gone
    }

    private func priority(of part: Int) -> Int {
      parts[part].state.inForce?.schedule.priority ?? 0
    }

    /// Returns the notifications of lower priority on the date, those that yield first in front.
    private func candidates(for refused: PersonPlan.Unplaced) -> [UUID] {
      let priority = priority(of: refused.part)
      return firm.indices.filter { self.priority(of: $0) < priority }.flatMap { index in
        firm[index].filter {
          $0.handedOut.isPending && $0.handedOut.instant.at > now
            && PlanDraft.standing($0, index, zone).date == refused.date
        }.map {
          (priority: self.priority(of: index), at: $0.handedOut.instant.at, id: $0.handedOut.id)
        }
      }.sorted { ($0.priority, $1.at) < ($1.priority, $0.at) }.prefix(Self.triedMax).map(\.id)
    }
  }

  /// Records notifications without room. Those that follow a trigger are stored, for the study's
  /// staff.
  mutating func note(_ refused: [PersonPlan.Unplaced], of parts: [Part]) {
    for one in refused {
      let part = parts[one.part]
      let key = part.state.key
      unplaced.append(UnplacedNotification(key: key, wish: one.wish, refusal: one.refusal))
      guard part.isAfter else { continue }
      withoutRoom.append(
        NewNotification(
          notification: PlannedNotification(
            id: UUID(), key: key, instant: part.planner.planned(one.wish), followUp: part.followUp),
          revision: part.revision, date: one.date, rulesRevision: rulesNumber, noRoom: one.refusal))
    }
  }

  /// Cancels notifications that gave their place to others.
  mutating func note(displaced: [StandingNotification]) {
    self.displaced = displaced.map(\.handedOut.id)
    cancelled += self.displaced
    unplaced += displaced.map {
      UnplacedNotification(key: $0.key, wish: $0.asked, refusal: .displaced)
    }
  }
}
