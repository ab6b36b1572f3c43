internal import CatalogueDomain
internal import Messages

extension StudyDefinition {
  init(_ message: CatalogueV1.Study) {
    let access: Access? =
      switch message.access {
      case .open: .open
      case .password: .password
      case .unspecified, .unrecognized: nil
      }
    self.init(
      id: message.studyID, title: TranslatedText(message.title),
      description: TranslatedText(message.description),
      consentText: TranslatedText(message.consentText), access: access,
      defaultLanguage: message.defaultLanguage, startsAt: message.startsAt.map(UTCInstant.init),
      endsAt: message.endsAt.map(UTCInstant.init),
      questionnaires: message.questionnaires.map(QuestionnaireUse.init))
  }
}

extension UTCInstant {
  fileprivate init(_ message: GoogleProtobuf.Timestamp) {
    self.init(seconds: message.seconds, nanoseconds: message.nanos)
  }
}

extension QuestionnaireUse {
  fileprivate init(_ message: CatalogueV1.StudyQuestionnaire) {
    let recurrence: Recurrence? =
      switch message.recurrence {
      case .oneTime: .oneTime
      case .repeated: .repeated
      case .unspecified, .unrecognized: nil
      }
    self.init(
      questionnaireID: message.questionnaireID, version: message.version, recurrence: recurrence,
      schedule: message.schedule.map(ScheduleDefinition.init), isDeactivated: message.deactivated)
  }
}

extension ScheduleDefinition {
  fileprivate init(_ message: CatalogueV1.Schedule) {
    let plan: Plan? =
      switch message.plan {
      case .standard(let plan): .standard(StandardPlanDefinition(plan))
      case .custom(let plan):
        .custom(
          plan.times.map { WeeklyTimeDefinition(day: $0.day.iso, minuteOfDay: $0.minuteOfDay) })
      case .monthly(let plan):
        .monthly(dayOfMonth: plan.dayOfMonth, minuteOfDay: plan.minuteOfDay)
      case nil: nil
      }
    self.init(
      plan: plan, participantMayChange: message.participantMayChange, startDay: message.startDay,
      expiresAfterMinutes: message.expiresAfterMinutes)
  }
}

extension StandardPlanDefinition {
  fileprivate init(_ message: CatalogueV1.StandardPlan) {
    self.init(
      perDay: message.perDay,
      windows: message.windows.map {
        DayWindowDefinition(
          day: $0.day.iso, startMinute: $0.startMinute, endMinute: $0.endMinute)
      },
      minimumGapMinutes: message.minimumGapMinutes)
  }
}

extension CatalogueV1.DayOfWeek {
  /// 1 Monday … 7 Sunday; nil when no weekday is named.
  fileprivate var iso: Int? {
    switch self {
    case .monday: 1
    case .tuesday: 2
    case .wednesday: 3
    case .thursday: 4
    case .friday: 5
    case .saturday: 6
    case .sunday: 7
    case .unspecified, .unrecognized: nil
    }
  }
}
