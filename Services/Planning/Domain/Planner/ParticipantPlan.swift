public import Calendar
public import FoundationEssentials

/// A participant's next notifications over all questionnaires.
public enum ParticipantPlan {
  /// One questionnaire's share.
  public struct Part: Sendable {
    public var planner: QuestionnairePlanner
    /// What was given out before and still stands, in any order: at least everything of the last
    /// 12 hours (the largest gap) and of the future.
    public var handedOut: [HandedOut]
    /// New ones come at or after it: the questionnaire cannot be filled in before. Nil: at any time.
    public var notBefore: Instant?

    public init(
      planner: QuestionnairePlanner, handedOut: [HandedOut], notBefore: Instant? = nil
    ) {
      self.planner = planner
      self.handedOut = handedOut
      self.notBefore = notBefore
    }
  }

  /// One notification of the plan.
  public struct Entry: Sendable, Hashable {
    /// Index of its part.
    public var part: Int
    public var instant: PlannedInstant
    /// Nil for one that is new and has to be kept before it is given out.
    public var id: UUID?
  }

  /// The `limit` earliest notifications after `now`: those handed out before, unchanged even where
  /// they are nearer than the lead time, and new ones after them. Ties keep the order of `parts`.
  public static func next(_ limit: Int, now: Instant, parts: [Part]) -> [Entry] {
    let plans = parts.enumerated().map { index, part in
      let old = part.handedOut.filter { $0.isPending && $0.instant.at > now }
        .sorted { $0.instant.at < $1.instant.at }
      let last = part.handedOut.lazy.map(\.instant.at).max()
      // Of each questionnaire a beginning of its instants was given out, so new ones come last.
      let new = part.planner.next(
        limit - old.count, now: now, after: last, notBefore: part.notBefore)
      return old.map { Entry(part: index, instant: $0.instant, id: $0.id) }
        + new.map { Entry(part: index, instant: $0, id: nil) }
    }
    return PlanMerge.earliest(limit, of: plans, at: \.instant.at)
  }
}
