package import Calendar

/// What a person is asked next over all schedules, by the rules for the whole person.
///
/// Whole dates are planned: what was planned for one is not planned again, so that the prompts of all its schedules
/// have had their say.
package struct PersonPlan: Sendable {
  /// One schedule's share.
  package struct Part: Sendable {
    package var planner: SchedulePlanner
    package var studyID: String
    /// What gives way first has the lowest.
    package var priority: Int
    /// The latest that stands.
    package var last: Instant?
    /// New ones come at or after it; nil: at any time.
    package var notBefore: Instant?
    /// Not to be asked at.
    package var calledOff: Set<Instant>

    package init(
      planner: SchedulePlanner, studyID: String, priority: Int = 0, last: Instant? = nil,
      notBefore: Instant? = nil, calledOff: Set<Instant> = []
    ) {
      self.calledOff = calledOff
      self.planner = planner
      self.studyID = studyID
      self.priority = priority
      self.last = last
      self.notBefore = notBefore
    }
  }

  /// A prompt that stands, of whatever schedule.
  package struct Standing: Sendable, Hashable {
    package var at: Instant
    /// The date that it was planned for.
    package var date: CivilDate
    package var studyID: String
    /// Which part asks; nil: none does any more.
    package var part: Int?

    package init(at: Instant, date: CivilDate, studyID: String, part: Int?) {
      self.at = at
      self.date = date
      self.studyID = studyID
      self.part = part
    }
  }

  /// A new prompt.
  package struct Placed: Sendable, Hashable {
    package var part: Int
    package var date: CivilDate
    package var instant: PlannedInstant
    /// Where its schedule would have had it.
    package var wish: Instant
  }

  /// One that found no room.
  package struct Unplaced: Sendable, Hashable {
    package var part: Int
    package var date: CivilDate
    package var wish: Instant
    package var refusal: DayPlacement.Refusal
  }

  /// Earliest first.
  package private(set) var placed: [Placed] = []
  package private(set) var unplaced: [Unplaced] = []

  private let zone: any ZoneRules
  private let parts: [Part]
  private let rules: PersonPromptRules
  /// One for each part, one for each study, and the person's.
  private let scopes: [PromptScope]
  private let studyScopes: [String: Int]

  /// - Parameters:
  ///   - count: so many are to come at least, those that stand included, if there are so many within the horizon.
  ///   - through: planned whatever their number.
  ///   - until: the last date that is planned, after `through`; nil: up to the horizon.
  ///   - standing: all of the future, and of the time of the largest gap and the day before now.
  package init(
    count: Int, through: CivilDate, until: CivilDate? = nil, now: Instant, zone: any ZoneRules,
    parts: [Part], rules: PersonPromptRules, standing: [Standing]
  ) {
    self.zone = zone
    self.parts = parts
    self.rules = rules
    let studyIDs = Set(parts.map(\.studyID)).sorted()
    studyScopes = Dictionary(
      uniqueKeysWithValues: studyIDs.enumerated().map { ($1, parts.count + $0) })
    scopes =
      parts.map { PromptScope(gap: $0.planner.gapSeconds) }
      + studyIDs.map { PromptScope(gap: 60 * (rules.studies[$0]?.gapMinutes ?? 0)) }
      + [PromptScope(gap: 60 * rules.gapMinutes)]
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

  /// Whether no prompt of `date` or later could be among the first `count`.
  private func isEnough(_ count: Int, coming: [Instant], before date: CivilDate) -> Bool {
    let all = coming + placed.map(\.instant.at)
    guard all.count >= count else { return false }
    let midnight = zone.start(of: LocalTime(date, minuteOfDay: 0))
    return all.lazy.filter { $0 < midnight }.count >= count
  }

  private func candidates(
    _ index: Int, _ date: CivilDate, _ earliest: Instant
  ) -> [PromptCandidate] {
    let part = parts[index]
    guard rules.studies[part.studyID]?.holidays.contains(date) != true else { return [] }
    let quiet = rules.quietHours.seconds(around: date, in: zone)
    let scopes = [index, studyScopes[part.studyID], self.scopes.count - 1].compactMap(\.self)
    return part.planner.draws(on: date, from: earliest, quiet: quiet).enumerated().filter {
      !part.calledOff.contains($1.wish)
    }.map {
      PromptCandidate(
        schedule: index, number: $0, priority: part.priority, wish: $1.wish.secondsSinceEpoch,
        part: $1.part, window: $1.window, scopes: scopes)
    }
  }

  private mutating func place(
    _ candidates: [PromptCandidate], on date: CivilDate, _ standing: [Standing]
  ) {
    guard !candidates.isEmpty else { return }
    let others =
      standing
      + placed.map { placed in
        Standing(
          at: placed.instant.at, date: placed.date, studyID: parts[placed.part].studyID,
          part: placed.part)
      }
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

  /// How many prompts a date may have, by scope.
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
