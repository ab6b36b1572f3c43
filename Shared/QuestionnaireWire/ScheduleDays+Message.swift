internal import Messages
internal import Questionnaires

extension ScheduleAnchorDefinition {
  init(_ message: CatalogueV1.ScheduleAnchor) {
    let event: Event =
      switch message.event {
      case .questionnaireID(let id): .questionnaire(id)
      case .date(let date): .date(date)
      case .staffDateID(let id): .staffDate(id)
      case .triggerID(let id): .trigger(id)
      case nil: .joining
      }
    self.init(event: event, offsetDays: message.offsetDays, optionID: message.optionID)
  }
}

extension CatalogueV1.ScheduleAnchor {
  /// Returns nil for the day of joining, which is the default.
  init?(_ anchor: ScheduleAnchorDefinition) {
    guard anchor != ScheduleAnchorDefinition() else { return nil }
    let event: OneOfEvent? =
      switch anchor.event {
      case .joining: nil
      case .questionnaire(let id): .questionnaireID(id)
      case .date(let date): .date(date)
      case .staffDate(let id): .staffDateID(id)
      case .trigger(let id): .triggerID(id)
      }
    self.init(event: event, optionID: anchor.optionID, offsetDays: anchor.offsetDays)
  }
}

extension ScheduleDaysDefinition {
  init(_ message: CatalogueV1.ScheduleDays) {
    let rhythm: Rhythm? =
      switch message.rhythm {
      case .everyDays(let number): .everyDays(number)
      case .everyWeeks(let number): .everyWeeks(number)
      case .everyMonths(let number): .everyMonths(number)
      case .burst(let burst): .burst(daysOn: burst.daysOn, daysOff: burst.daysOff)
      case .sequence(let sequence): .sequence(sequence.days)
      case nil: nil
      }
    self.init(
      rhythm: rhythm, dayCount: message.dayCount, fromDate: message.fromDate,
      untilDate: message.untilDate)
  }
}

extension CatalogueV1.ScheduleDays {
  /// Returns nil for every day, which is the default.
  init?(_ days: ScheduleDaysDefinition) {
    guard days != ScheduleDaysDefinition() else { return nil }
    let rhythm: OneOfRhythm? =
      switch days.rhythm {
      case .everyDays(let number): .everyDays(number)
      case .everyWeeks(let number): .everyWeeks(number)
      case .everyMonths(let number): .everyMonths(number)
      case .burst(let on, let off): .burst(CatalogueV1.Burst(daysOn: on, daysOff: off))
      case .sequence(let days): .sequence(CatalogueV1.DaySequence(days: days))
      case nil: nil
      }
    self.init(
      rhythm: rhythm, dayCount: days.dayCount, fromDate: days.fromDate,
      untilDate: days.untilDate)
  }
}

extension ParticipantBoundsDefinition {
  init(_ message: CatalogueV1.ParticipantBounds) {
    self.init(
      perDayMin: message.perDayMin, perDayMax: message.perDayMax,
      minimumGapMinutes: message.minimumGapMinutes, earliestMinute: message.earliestMinute,
      latestMinute: message.latestMinute)
  }
}

extension CatalogueV1.ParticipantBounds {
  init(_ bounds: ParticipantBoundsDefinition) {
    self.init(
      perDayMin: bounds.perDayMin, perDayMax: bounds.perDayMax,
      minimumGapMinutes: bounds.minimumGapMinutes, earliestMinute: bounds.earliestMinute,
      latestMinute: bounds.latestMinute)
  }
}
