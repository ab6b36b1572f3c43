/// Maximum sizes of definitions.
public struct CatalogueLimits: Sendable, Hashable {
  public var elementsMax = 5_000
  /// Per question.
  public var optionsMax = 5_000
  /// Per ranking.
  public var rankedOptionsMax = 100
  /// Codes for which an option is offered.
  public var offeredForMax = 100
  /// Per slider.
  public var sliderLabelsMax = 50
  public var sliderMarksMax = 100
  public var countdownSecondsMax: UInt32 = 3_600
  /// Unicode scalars per translation.
  public var textCharactersMax = 10_000
  /// Translations per text.
  public var languagesMax = 50
  /// Parts of one condition, including combinations.
  public var conditionPartsMax = 200
  /// Parts of all conditions of a questionnaire with repeating groups, with all repetitions.
  public var unrolledConditionPartsMax = 200_000
  /// Bytes of memory of the texts of repeating groups, with all repetitions and languages.
  public var unrolledTextBytesMax = 64 << 20
  /// Nesting levels of conditions.
  public var conditionDepthMax = 10
  /// Nesting levels of groups.
  public var groupDepthMax = 5
  public var scoresMax = 200
  /// Per score.
  public var scoreItemsMax = 500
  /// Per score.
  public var bandsMax = 50
  public var calculationsMax = 200
  public var constraintsMax = 200
  /// Nodes of one expression.
  public var expressionNodesMax = 500
  /// Parts of all expressions of a questionnaire, which are computed again after answers.
  public var allExpressionNodesMax = 20_000
  /// Nesting levels of expressions.
  public var expressionDepthMax = 30
  /// Unicode scalars of a text in an expression.
  public var expressionTextMax = 1_000
  /// Decimal digits that a calculation is shown with.
  public var decimalsMax: UInt32 = 10
  /// Per element or questionnaire.
  public var annotationsMax = 50
  /// Unicode scalars of an annotation's value, and of an unsupported type's contents.
  public var annotationCharactersMax = 20_000
  /// Authors of a questionnaire.
  public var authorsMax = 50
  /// Questionnaires of a study.
  public var questionnairesMax = 100
  /// Groups of a study.
  public var studyGroupsMax = 50
  /// Optional parts of a consent.
  public var consentPartsMax = 10
  /// Unicode scalars of the label of a consent's version.
  public var consentLabelCharactersMax = 32
  /// Next lists of a study.
  public var nextListsMax = 200
  /// Comparisons of a study.
  public var comparisonsMax = 20
  /// Feedback texts of a study.
  public var feedbackTextsMax = 200
  public var soundsMax = 1_000
  public var vocabularyTermsMax = 5_000
  /// Bytes on the wire of one questionnaire: 5,000 elements in 20 languages with long texts.
  public var questionnaireBytesMax = 32 << 20
  /// Bytes on the wire of a study with all its questionnaires in all languages.
  public var studyBytesMax = 48 << 20
  /// The same in one language, so that responses to devices stay below the usual limit of 4 MiB.
  public var studyViewBytesMax = 3 << 20
  /// Clock times of a custom plan: one every quarter of an hour, all week.
  public var weeklyTimesMax = 672
  /// Clock times of a daily plan: one every quarter of an hour.
  public var dailyTimesMax = 96
  /// Schedules of one questionnaire.
  public var schedulesMax = 20
  /// Highest priority of a schedule.
  public var priorityMax: UInt32 = 100
  /// Holidays of a study.
  public var holidaysMax = 1_000
  /// Triggers of a study.
  public var triggersMax = 100
  /// Kinds or score bands that a trigger names.
  public var triggerEntriesMax = 100
  /// Alert channels that a trigger uses at once, or for its escalation.
  public var alertChannelsMax = 5
  /// Unicode scalars of the text of an alert.
  public var alertCharactersMax = 500
  /// Minutes within which an alert is to be acknowledged: 31 days.
  public var acknowledgeMinutesMax: UInt32 = 44_640
  /// Minutes between two notifications of a trigger: 366 days.
  public var cooldownMinutesMax: UInt32 = 527_040
  /// Unicode scalars of source, licence, citation, an author and unit.
  public var remarkCharactersMax = 1_000
  /// Measurements per sheet and sensor.
  public var sensorCountMax: UInt32 = 100
  /// Days of a schedule, before its start and of its duration: ten years.
  public var startDayMax: UInt32 = 3_660
  /// How long a notification may stay open: 31 days.
  public var expiryMinutesMax: UInt32 = 44_640
  /// Hours before a questionnaire may be filled in again: ten years.
  public var repeatIntervalHoursMax: UInt32 = 87_840
  /// Days a draft may stay unchanged: ten years.
  public var draftDaysMax: UInt32 = 3_660
  /// Days of retention: a hundred years.
  public var retentionDaysMax: UInt32 = 36_500
  /// Maximum findings reported at once; the rest is counted.
  public var findingsMax = 500

  public static let `default` = CatalogueLimits()

  public init() {}
}

/// Values used where a definition has 0 or nothing.
public enum CatalogueDefaults {
  /// Minimum minutes between two notifications (TYT §5.2.3).
  public static let minimumGapMinutes: UInt32 = 15
  /// Maximum delay in minutes of a triggered notification.
  public static let lateMinutes: UInt32 = 60
}
