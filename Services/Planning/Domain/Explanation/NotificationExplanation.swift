package import Calendar
import FoundationEssentials

/// Explanation of a notification's instant, computed by repeating the draw with the planner.
package struct NotificationExplanation: Sendable {
  /// Effect of the person's notification rules on the draw.
  package struct Placement: Sendable {
    /// A notification close to the explained one.
    package struct Neighbour: Sendable, Hashable {
      package var at: Instant
      package var studyID: String
    }

    package var rules: PersonNotificationRules
    package var isMoved: Bool
    /// Quiet hours around the date, in seconds since 1970-01-01.
    package var quietHours: [ClosedRange<Int>]
    /// Notifications within 12 hours of the wish or the instant that stood then or were placed in
    /// the same planning.
    package var neighbours: [Neighbour]
  }

  /// The firing of a trigger that the notification follows.
  package struct Followed: Sendable {
    package var occurrence: KnownOccurrence
    package var delay: DelayTrace
  }

  /// Base of all draws of the revision.
  package let base: UInt64
  /// Date of the draw.
  package let date: CivilDate
  package let trace: DayTrace
  /// Index of the instant in the date's draw, starting at 0; nil if the repeated draw does not
  /// contain it.
  package let step: Int?
  /// Instant drawn by the schedule, before the person's rules were applied.
  package let wish: Instant
  /// Firing that the schedule follows; nil if it follows none, or if the firing has changed since.
  package let followed: Followed?
  /// Placement by the person's rules; nil if absent.
  package let placement: Placement?
  /// Whether the repeated draw gives the same instant.
  package let isReproduced: Bool

  private static let neighbourhood = 12 * 3600

  /// - Parameters:
  ///   - notification: a notification of a schedule.
  ///   - revision: the revision of the inputs it was drawn from; must have a schedule.
  ///   - zone: the revision's time zone.
  ///   - replay: the state at the time of planning.
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
    // A window can extend into the following day.
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
    // The plan may have been requested for one study only.
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
        [wish, at].contains { $0.seconds(since: other.at).magnitude <= Self.neighbourhood }
      }.sorted { $0.at < $1.at })
    // A notification without room has none in the repeated placement, either.
    let hadRoom = notification.noRoom == nil || notification.noRoom == .displaced
    isReproduced = step != nil && isPlaced == hadRoom
  }
}

/// How an instant follows from one firing of a trigger.
package struct DelayTrace: Sendable, Hashable {
  /// Seed of the delay's generator.
  package var seed: UInt64
  /// Bounds of the delay, in seconds.
  package var bounds: ClosedRange<Int>
  /// Drawn delay, in seconds.
  package var seconds: Int
  /// Firing time plus delay, or the time at which planning learned of the firing if that is later.
  package var drawn: Instant
  /// Window that contains the instant; nil if the plan has no windows.
  package var window: Range<Instant>?
}

/// One draw of a date. Positions count, from 0, the seconds of the window outside quiet hours.
package struct DrawnPosition: Sendable, Hashable {
  /// First position of its equal part of the window.
  package var partFirst: Int
  /// Last position of its part; less than ``partFirst`` if there are more parts than seconds.
  package var partLast: Int
  /// Lowest position that could be drawn: it keeps the minimum gap to the previous instant.
  package var lowest: Int
  /// Highest position that could be drawn: it leaves room for all following instants.
  package var highest: Int
  package var position: Int

  /// Whether the minimum gap moved a bound of the part.
  package var isGapCorrected: Bool { lowest != partFirst || highest != partLast }
}

/// How the instants of one date were drawn.
package struct DayTrace: Sendable, Hashable {
  /// Seed of the date's generator; nil if nothing is drawn.
  package var seed: UInt64?
  /// Seconds of the window outside quiet hours; empty for fixed times.
  package var windows = IntervalSet()
  /// Draws in the order of ``wishes``; empty for fixed times.
  package var steps: [DrawnPosition] = []
  /// Drawn instants, earliest first.
  package var wishes: [Instant] = []

  /// Ranges of seconds of the window, both bounds included.
  package var ranges: [ClosedRange<Int>] { windows.ranges }
}
