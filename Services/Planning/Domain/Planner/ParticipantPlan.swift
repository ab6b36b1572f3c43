package import Calendar
package import FoundationEssentials

/// A participant's next notifications over all schedules.
package enum ParticipantPlan {
  /// Share of one schedule.
  package struct Part: Sendable {
    package var planner: SchedulePlanner
    /// Existing notifications, in any order; at least those of the last 12 hours (the largest gap)
    /// and of the future.
    package var handedOut: [HandedOut]
    /// Earliest instant of a new notification, because the questionnaire is closed before; nil for
    /// no limit.
    package var notBefore: Instant?
    /// Cancelled instants, which are not asked for again.
    package var calledOff: Set<Instant> = []
    /// Ids of existing notifications before which others may be missing.
    package var ahead: Set<UUID> = []
  }

  /// One notification of the plan.
  package struct Entry: Sendable, Hashable {
    /// Index of its part.
    package var part: Int
    package var instant: PlannedInstant
    /// Id; nil for a new notification that must be stored before it is handed out.
    package var id: UUID?
  }

  /// Returns the `limit` earliest notifications after `now`. Existing ones are unchanged, even
  /// within the lead time; new ones of a schedule follow them. Ties keep the order of `parts`.
  ///
  /// - Parameter until: latest instant of a new notification; nil if only the limit counts.
  package static func next(
    _ limit: Int, now: Instant, parts: [Part], until: Instant? = nil
  ) -> [Entry] {
    let plans = parts.enumerated().map { index, part in
      let old = part.handedOut.filter { $0.isPending && $0.instant.at > now }
        .sorted { $0.instant.at < $1.instant.at }
      let last = part.handedOut.lazy.filter { !part.ahead.contains($0.id) }.map(\.instant.at).max()
      // Existing instants are a prefix of each schedule's instants, so new ones come last.
      let new = part.planner.next(
        limit - old.count + part.calledOff.count, now: now, after: last,
        notBefore: part.notBefore, until: until
      ).filter { !part.calledOff.contains($0.at) }
      return old.map { Entry(part: index, instant: $0.instant, id: $0.id) }
        + new.map { Entry(part: index, instant: $0, id: nil) }
    }
    return PlanMerge.earliest(limit, of: plans, at: \.instant.at)
  }
}

/// Merges the plans of several schedules.
package enum PlanMerge {
  /// Returns the earliest elements of `plans`, ascending, whose costs are together at most `limit`;
  /// at least one. At the same instant, those of the earlier plan come first, so the order is
  /// stable.
  package static func earliest<Element>(
    _ limit: Int, of plans: [[Element]], at instant: (Element) -> Instant,
    cost: (Element) -> Int = { _ in 1 }
  ) -> [Element] {
    let all = plans.enumerated().flatMap { plan, elements in
      elements.enumerated().map { position, element in
        (at: instant(element), plan: plan, position: position, element: element)
      }
    }
    var left = limit
    return
      all
      .sorted { ($0.at, $0.plan, $0.position) < ($1.at, $1.plan, $1.position) }
      .prefix { one in
        let isFirst = left == limit
        left -= cost(one.element)
        return left >= 0 || isFirst && limit > 0
      }
      .map(\.element)
  }
}
