package import Calendar
import FoundationEssentials

/// Everything that led to a notification's instant, drawn again by the planner itself.
package struct NotificationExplanation: Sendable {
  /// What the rules for the whole person made of the draw.
  package struct Placement: Sendable {
    /// A prompt beside it.
    package struct Neighbour: Sendable, Hashable {
      package var at: Instant
      package var studyID: String
    }

    package var rules: PersonPromptRules
    package var isMoved: Bool
    /// About its date, in seconds since 1970-01-01.
    package var quietHours: [ClosedRange<Int>]
    /// What stood then, or was placed with it, within 12 hours of its wish or its instant.
    package var neighbours: [Neighbour]
  }

  /// A time that a trigger fired.
  package struct Followed: Sendable {
    package var occurrence: KnownOccurrence
    package var delay: DelayTrace
  }

  /// Of all draws of the revision.
  package let base: UInt64
  /// The date whose draw it is.
  package let date: CivilDate
  package let trace: DayTrace
  /// Which of the date's, from 0; nil: drawing again does not give it.
  package let step: Int?
  /// When its schedule would have it.
  package let wish: Instant
  /// What its schedule follows; nil: it follows nothing, or that is not known any more as it was.
  package let followed: Followed?
  /// Nil where there were no rules for the whole person.
  package let placement: Placement?
  /// The very same instant comes out again.
  package let isReproduced: Bool

  private static let neighbourhood = 12 * 3600

  /// - Parameters:
  ///   - notification: one that a schedule asked for.
  ///   - revision: of the inputs that it was drawn from; with a schedule.
  ///   - zone: the revision's.
  ///   - replay: what was known then.
  package init(
    of notification: StandingNotification, revision: PlanRevision, zone: IANAZone,
    replay: PlanReplay
  ) {
    let at = notification.handedOut.instant.at
    let rules = replay.rules
    let planner = replay.planner(by: revision, in: zone)
    wish = notification.wish ?? at
    base = planner.seed.base
    let (wish, rulesQuiet) = (wish, rules.quietHours)
    func trace(_ date: CivilDate) -> DayTrace {
      planner.trace(on: date, quiet: rulesQuiet.seconds(around: date, in: zone))
    }
    // Windows reach into the following day.
    let around = zone.date(at: wish)
    let candidates =
      notification.date.map { [$0] } ?? [0, -1, 1, -2].map { around.adding(days: $0) }
    date = candidates.first { trace($0).wishes.contains(wish) } ?? notification.date ?? around
    self.trace = trace(date)
    step = self.trace.wishes.firstIndex(of: wish)
    followed =
      replay.followed(by: revision, in: zone).lazy.filter { $0.wish == wish }
      .compactMap { one in
        planner.trace(after: one.occurrence.fired).map {
          Followed(occurrence: one.occurrence, delay: $0)
        }
      }.first
    guard !rules.isTrivial || notification.date != nil else {
      placement = nil
      isReproduced = step != nil && wish == at
      return
    }
    var isPlaced = false
    var together: [(key: ScheduleKey, instant: Instant)] = []
    // Whoever asked for the plan may have named one study alone.
    for studyID in [nil, notification.key.studyID] where !isPlaced {
      together = replay.placed(through: date, in: zone, of: studyID)
      isPlaced = together.contains { $0 == (notification.key, at) }
    }
    let others =
      replay.stood.filter { !$0.isCalledOff }.map {
        Placement.Neighbour(at: $0.handedOut.instant.at, studyID: $0.key.studyID)
      }
      + together.filter { $0 != (notification.key, at) }.map {
        Placement.Neighbour(at: $0.instant, studyID: $0.key.studyID)
      }
    placement = Placement(
      rules: rules, isMoved: wish != at, quietHours: rulesQuiet.seconds(around: date, in: zone),
      neighbours: others.filter { other in
        [wish, at].contains { abs($0.seconds(since: other.at)) <= Self.neighbourhood }
      }.sorted { $0.at < $1.at })
    isReproduced = step != nil && isPlaced
  }
}
