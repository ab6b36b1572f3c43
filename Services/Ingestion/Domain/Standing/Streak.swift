import Calendar

/// Days in a row on which a participant answered, and the medals for them (generic forms §4.2.5).
///
/// A day counts with a sheet, or with an answered prompt. A day with prompts and neither ends the row
/// once it is over and its prompts have ended; all other days are passed over. So pauses end no row, and
/// a sheet that arrives late mends one. Without any prompts, each day of the enrolment is planned.
struct Streak: Sendable, Hashable {
  /// Days in the present row.
  var days = 0
  var longest = 0
  /// Whether today counts already.
  var countsToday = false
  var bronze = 0
  var silver = 0
  var gold = 0

  private static let (bronzeDays, silverDays, goldDays) = (7, 30, 365)

  init(_ facts: RewardStanding.Facts, zone: (String) -> (any ZoneRules)?) {
    let calendar = LivedCalendar(facts, zone: zone)
    let today = calendar.date(at: facts.now)
    var kept = Set(facts.days.map(\.date))
    var missed: [CivilDate: Instant] = [:]
    for prompt in facts.prompts where !facts.excludes(prompt.notifiesAt) {
      let date = calendar.date(at: prompt.notifiesAt)
      switch prompt.outcome {
      case .answered: kept.insert(date)
      case .unanswered:
        missed[date] = max(missed[date] ?? .distantPast, prompt.endsAt ?? .distantFuture)
      case .withdrawn: break
      }
    }
    if facts.prompts.isEmpty, let first = kept.min() {
      var date = first
      while date < today {
        if facts.isWhole(date, in: calendar) { missed[date] = .distantPast }
        date = CivilDate(dayNumber: date.dayNumber + 1)
      }
    }
    countsToday = kept.contains(today)
    for date in kept.union(missed.keys).sorted() where date <= today {
      if kept.contains(date) {
        days += 1
      } else if date < today, let end = missed[date], end <= facts.now {
        close()
      }
    }
    let present = days
    close()
    days = present
  }

  /// Ends the present row and awards its medals.
  private mutating func close() {
    longest = max(longest, days)
    bronze += days / Self.bronzeDays
    silver += days / Self.silverDays
    gold += days / Self.goldDays
    days = 0
  }
}

/// The dates that a participant's devices showed: each instant has the zone of the latest sheet before
/// it, and that of the first sheet before the first one.
private struct LivedCalendar {
  private var stretches: [(since: Instant, zone: any ZoneRules)] = []

  init(_ facts: RewardStanding.Facts, zone: (String) -> (any ZoneRules)?) {
    var name: String?
    for day in facts.days.sorted(by: { $0.firstAt < $1.firstAt }) where day.timeZone != name {
      name = day.timeZone
      stretches.append((day.firstAt, zone(day.timeZone) ?? SteadyZone()))
    }
  }

  func zone(at instant: Instant) -> any ZoneRules {
    let next = stretches.partitioningIndex { $0.since > instant }
    return stretches.isEmpty ? SteadyZone() : stretches[max(next - 1, 0)].zone
  }

  func date(at instant: Instant) -> CivilDate { zone(at: instant).date(at: instant) }
}

extension RewardStanding.Facts {
  /// Whether nothing was expected of the participant at an instant.
  fileprivate func excludes(_ instant: Instant) -> Bool {
    consentEndsAt.map { $0 <= instant } ?? false || pauses.contains { $0.contains(instant) }
      || absences.contains { $0.contains(instant) }
  }

  /// Whether the participant was asked during all of a day.
  fileprivate func isWhole(_ date: CivilDate, in calendar: LivedCalendar) -> Bool {
    let noon = Instant(secondsSinceEpoch: date.dayNumber * 86_400 + 43_200)
    let zone = calendar.zone(at: noon)
    let start = zone.start(of: LocalTime(date, minuteOfDay: 0))
    let end = zone.start(of: LocalTime(date, minuteOfDay: 1440))
    return !excludes(start) && !excludes(end.advanced(byMicroseconds: -1))
      && !pauses.contains { $0.from >= start && $0.from < end }
      && !absences.contains { absence in absence.after.map { $0 >= start && $0 < end } ?? false }
  }
}
