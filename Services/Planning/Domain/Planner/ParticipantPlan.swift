package import Calendar
package import FoundationEssentials

/// A participant's next notifications over all schedules.
package enum ParticipantPlan {
  /// One schedule's share.
  package struct Part: Sendable {
    package var planner: SchedulePlanner
    /// What was given out before and still stands, in any order: at least everything of the last
    /// 12 hours (the largest gap) and of the future.
    package var handedOut: [HandedOut]
    /// New ones come at or after it: the questionnaire cannot be filled in before. Nil: at any time.
    package var notBefore: Instant?
    /// Not to be asked at.
    package var calledOff: Set<Instant>
    /// Of what was given out: what comes before these may be missing.
    package var ahead: Set<UUID>

    package init(
      planner: SchedulePlanner, handedOut: [HandedOut], notBefore: Instant? = nil,
      calledOff: Set<Instant> = [], ahead: Set<UUID> = []
    ) {
      self.calledOff = calledOff
      self.ahead = ahead
      self.planner = planner
      self.handedOut = handedOut
      self.notBefore = notBefore
    }
  }

  /// One notification of the plan.
  package struct Entry: Sendable, Hashable {
    /// Index of its part.
    package var part: Int
    package var instant: PlannedInstant
    /// Nil for one that is new and has to be kept before it is given out.
    package var id: UUID?
  }

  /// The `limit` earliest notifications after `now`: those handed out before, unchanged even where
  /// they are nearer than the lead time, and new ones after them. Ties keep the order of `parts`.
  ///
  /// - Parameter until: nothing new comes after it; nil: only the limit counts.
  package static func next(
    _ limit: Int, now: Instant, parts: [Part], until: Instant? = nil
  ) -> [Entry] {
    let plans = parts.enumerated().map { index, part in
      let old = part.handedOut.filter { $0.isPending && $0.instant.at > now }
        .sorted { $0.instant.at < $1.instant.at }
      let last = part.handedOut.lazy.filter { !part.ahead.contains($0.id) }.map(\.instant.at).max()
      // Of each schedule a beginning of its instants was given out, so new ones come last.
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

/// One plan out of those of several schedules.
package enum PlanMerge {
  /// The `limit` earliest of `plans`' elements, earliest first. Where several fall on the same
  /// instant, those of the earlier plan come first, so that asking again keeps the order.
  package static func earliest<Element>(
    _ limit: Int, of plans: [[Element]], at instant: (Element) -> Instant
  ) -> [Element] {
    let all = plans.enumerated().flatMap { plan, elements in
      elements.enumerated().map { position, element in
        (at: instant(element), plan: plan, position: position, element: element)
      }
    }
    return
      all
      .sorted { ($0.at, $0.plan, $0.position) < ($1.at, $1.plan, $1.position) }
      .prefix(max(0, limit))
      .map(\.element)
  }
}
