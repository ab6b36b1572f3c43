package import Calendar

/// Plans a person's next notifications over all schedules by the person's rules.
///
/// Whole dates are planned. A planned date is not planned again, because the notifications of all
/// schedules have been considered for it.
package struct PersonPlan: Sendable {
  /// Share of one schedule.
  package struct Part: Sendable {
    package var planner: SchedulePlanner
    package var studyID: String
    /// Priority; the lowest yields first.
    package var priority: Int = 0
    /// Instant of the latest existing notification.
    package var last: Instant?
    /// Earliest instant of a new notification; nil for no limit.
    package var notBefore: Instant?
    /// Cancelled instants, which are not asked for again.
    package var calledOff: Set<Instant> = []
  }

  /// An existing notification of any schedule.
  package struct Standing: Sendable, Hashable {
    package var at: Instant
    /// Date that it was planned for.
    package var date: CivilDate
    package var studyID: String
    /// Index of its part; nil if its schedule no longer plans.
    package var part: Int?
  }

  /// A new notification.
  package struct Placed: Sendable, Hashable {
    package var part: Int
    package var date: CivilDate
    package var instant: PlannedInstant
    /// Instant drawn by its schedule.
    package var wish: Instant
  }

  /// A notification without room.
  package struct Unplaced: Sendable, Hashable {
    package var part: Int
    package var date: CivilDate
    package var wish: Instant
    package var refusal: DayPlacement.Refusal
  }

  /// New notifications, earliest first.
  package private(set) var placed: [Placed] = []
  package private(set) var unplaced: [Unplaced] = []

  private let zone: any ZoneRules
  private let parts: [Part]
  private let rules: PersonNotificationRules
  /// One scope for each part, one for each study, and one for the person.
  private let scopes: [NotificationScope]
  private let studyScopes: [String: Int]

  /// - Parameters:
  ///   - count: minimum number of coming notifications, including existing ones, as far as the
  ///     horizon allows.
  ///   - through: date up to which everything is planned, regardless of the count.
  ///   - until: last date to plan, at or after `through`; nil for the horizon.
  ///   - standing: all existing notifications of the future, and of the past as far back as the
  ///     largest gap and one day.
  package init(
    count: Int, through: CivilDate, until: CivilDate? = nil, now: Instant, zone: any ZoneRules,
    parts: [Part], rules: PersonNotificationRules, standing: [Standing]
  ) {
    self.zone = zone
    self.parts = parts
    self.rules = rules
    let studyIDs = Set(parts.map(\.studyID)).sorted()
    studyScopes = Dictionary(
      uniqueKeysWithValues: studyIDs.enumerated().map { ($1, parts.count + $0) })
    scopes =
      parts.map { NotificationScope(gap: $0.planner.gapSeconds) }
      + studyIDs.map { NotificationScope(gap: 60 * (rules.studies[$0]?.gapMinutes ?? 0)) }
      + [NotificationScope(gap: 60 * rules.gapMinutes)]
    plan(count, through, until, now, standing)
  }

  private mutating func plan(
    _ count: Int, _ through: CivilDate, _ until: CivilDate?, _ now: Instant,
    _ standing: [Standing]
  ) {
    let starts = parts.map { part in
      let earliest = part.planner.earliest(now: now, after: part.last)
      return part.notBefore.map { max(earliest, $0) } ?? earliest
    }
    let dates = zip(parts, starts).map { $0.planner.dates(from: $1, now: now) }
    guard var date = dates.compactMap({ $0?.lowerBound }).min(),
      let horizon = dates.compactMap({ $0?.upperBound }).max()
    else { return }
    let last = until.map { min(horizon, max($0, through)) } ?? horizon
    let coming = standing.lazy.filter { $0.at > now }.map(\.at)
    while date <= last {
      if date > through, isEnough(count, coming: Array(coming), before: date) { break }
      let candidates = parts.indices.flatMap { index in
        dates[index]?.contains(date) == true ? self.candidates(index, date, starts[index]) : []
      }
      place(candidates, on: date, standing)
      date = date.adding(days: 1)
    }
    placed.sort { ($0.instant.at, $0.part) < ($1.instant.at, $1.part) }
  }

  /// Whether the first `count` notifications all come before `date`.
  private func isEnough(_ count: Int, coming: [Instant], before date: CivilDate) -> Bool {
    let all = coming + placed.map(\.instant.at)
    guard all.count >= count else { return false }
    let midnight = zone.start(of: LocalTime(date, minuteOfDay: 0))
    return all.lazy.filter { $0 < midnight }.count >= count
  }

  private func candidates(
    _ index: Int, _ date: CivilDate, _ earliest: Instant
  ) -> [NotificationCandidate] {
    let part = parts[index]
    guard rules.studies[part.studyID]?.holidays.contains(date) != true else { return [] }
    let quiet = rules.quietHours.seconds(around: date, in: zone)
    let scopes = [index, studyScopes[part.studyID], self.scopes.count - 1].compactMap(\.self)
    return part.planner.draws(on: date, from: earliest, quiet: quiet).enumerated().filter {
      !part.calledOff.contains($1.wish)
    }.map {
      NotificationCandidate(
        schedule: index, number: $0, priority: part.priority, wish: $1.wish.secondsSinceEpoch,
        part: $1.part, window: $1.window, scopes: scopes)
    }
  }

  private mutating func place(
    _ candidates: [NotificationCandidate], on date: CivilDate, _ standing: [Standing]
  ) {
    guard !candidates.isEmpty else { return }
    let others = near(candidates, on: date, standing)
    var scopes = scopes
    for (scope, cap) in caps {
      let taken = others.filter { $0.date == date && self.scopes(of: $0).contains(scope) }.count
      scopes[scope].capLeft = max(0, cap - taken)
    }
    let placement = DayPlacement(
      scopes: scopes,
      standing: others.map { .init(second: $0.at.secondsSinceEpoch, scopes: self.scopes(of: $0)) })
    var generators = parts.map { $0.planner.redrawing(on: date) }
    let outcomes = placement.outcomes(of: candidates, generators: &generators)
    for (candidate, outcome) in zip(candidates, outcomes) {
      let (part, wish) = (candidate.schedule, Instant(secondsSinceEpoch: candidate.wish))
      switch outcome {
      case .placed(let second):
        let instant = parts[part].planner.planned(Instant(secondsSinceEpoch: second))
        placed.append(Placed(part: part, date: date, instant: instant, wish: wish))
      case .refused(let refusal):
        unplaced.append(Unplaced(part: part, date: date, wish: wish, refusal: refusal))
      }
    }
  }

  /// Returns the notifications that can affect candidates: those of the date, and those closer than
  /// the largest gap.
  private func near(
    _ candidates: [NotificationCandidate], on date: CivilDate, _ standing: [Standing]
  ) -> [Standing] {
    let gap = scopes.map(\.gap).max() ?? 0
    let first = candidates.lazy.map { min($0.wish, $0.window.first ?? $0.wish) }.min() ?? 0
    let last = candidates.lazy.map { max($0.wish, $0.window.last ?? $0.wish) }.max() ?? 0
    let range = first - gap...last + gap
    func isNear(_ one: Standing) -> Bool {
      one.date == date || range.contains(one.at.secondsSinceEpoch)
    }
    return standing.filter(isNear)
      + placed.map { placed in
        Standing(
          at: placed.instant.at, date: placed.date, studyID: parts[placed.part].studyID,
          part: placed.part)
      }.filter(isNear)
  }

  /// Maximum number of notifications on a date, by scope.
  private var caps: [(scope: Int, cap: Int)] {
    let studies = studyScopes.compactMap { studyID, scope in
      rules.studies[studyID].flatMap { $0.perDayMax > 0 ? (scope, $0.perDayMax) : nil }
    }
    return rules.perDayMax > 0 ? studies + [(scopes.count - 1, rules.perDayMax)] : studies
  }

  private func scopes(of standing: Standing) -> [Int] {
    [standing.part, studyScopes[standing.studyID], scopes.count - 1].compactMap(\.self)
  }
}
