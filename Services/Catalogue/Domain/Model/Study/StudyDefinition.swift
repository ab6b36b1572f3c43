/// A study as its leader wrote it.
public struct StudyDefinition: Sendable, Hashable {
  public enum Access: Sendable, Hashable { case open, password }

  public var id: String
  public var title: TranslatedText
  public var description: TranslatedText
  public var consentText: TranslatedText
  /// Nil when the definition names none.
  public var access: Access?
  /// BCP 47.
  public var defaultLanguage: String
  /// Nil: open beginning.
  public var startsAt: UTCInstant?
  /// Nil: open end.
  public var endsAt: UTCInstant?
  /// In the order in which they are offered.
  public var questionnaires: [QuestionnaireUse]

  public init(
    id: String, title: TranslatedText, description: TranslatedText = TranslatedText(),
    consentText: TranslatedText, access: Access?, defaultLanguage: String,
    startsAt: UTCInstant? = nil, endsAt: UTCInstant? = nil, questionnaires: [QuestionnaireUse]
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.consentText = consentText
    self.access = access
    self.defaultLanguage = defaultLanguage
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.questionnaires = questionnaires
  }
}

/// One questionnaire as a study uses it.
public struct QuestionnaireUse: Sendable, Hashable {
  public enum Recurrence: Sendable, Hashable { case oneTime, repeated }

  public var questionnaireID: String
  /// 0: the version that the import publishes or finds unchanged.
  public var version: UInt32
  /// Nil when the definition names none.
  public var recurrence: Recurrence?
  /// Nil: filled in whenever the participant likes.
  public var schedule: ScheduleDefinition?
  public var isDeactivated: Bool

  public init(
    questionnaireID: String, version: UInt32 = 0, recurrence: Recurrence?,
    schedule: ScheduleDefinition? = nil, isDeactivated: Bool = false
  ) {
    self.questionnaireID = questionnaireID
    self.version = version
    self.recurrence = recurrence
    self.schedule = schedule
    self.isDeactivated = isDeactivated
  }
}

/// A point in time as `google.protobuf.Timestamp` counts it.
public struct UTCInstant: Sendable, Hashable, Comparable {
  /// Since 1970-01-01T00:00:00Z.
  public var seconds: Int64
  public var nanoseconds: Int32

  public init(seconds: Int64, nanoseconds: Int32 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Whether it lies in the years 1–9999 and its fraction in `[0, 1)` (timestamp.proto).
  public var isValid: Bool {
    (-62_135_596_800...253_402_300_799).contains(seconds)
      && (0...999_999_999).contains(nanoseconds)
  }

  public static func < (left: UTCInstant, right: UTCInstant) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
