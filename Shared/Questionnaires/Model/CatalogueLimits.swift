/// How large definitions may become.
public struct CatalogueLimits: Sendable, Hashable {
  public var elementsMax = 5_000
  /// Per question.
  public var optionsMax = 500
  /// Unicode scalars per translation.
  public var textCharactersMax = 10_000
  /// Translations per text.
  public var languagesMax = 50
  /// Parts of one condition, combinations included.
  public var conditionPartsMax = 200
  /// Levels of conditions within each other.
  public var conditionDepthMax = 10
  /// Groups within each other.
  public var groupDepthMax = 5
  public var scoresMax = 200
  /// Per score.
  public var scoreItemsMax = 500
  /// Per score.
  public var bandsMax = 50
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
  /// Next lists of a study.
  public var nextListsMax = 200
  public var soundsMax = 1_000
  public var vocabularyTermsMax = 5_000
  /// Bytes on the wire of one questionnaire: 5,000 elements in 20 languages with long texts.
  public var questionnaireBytesMax = 32 << 20
  /// Bytes on the wire of a study with all its questionnaires in all languages.
  public var studyBytesMax = 48 << 20
  /// The same in one language, so that answers to devices stay below the 4 MiB that is usually received.
  public var studyViewBytesMax = 3 << 20
  /// Clock times of a custom plan: one every quarter of an hour, all week.
  public var weeklyTimesMax = 672
  /// Clock times of a daily plan: one every quarter of an hour.
  public var dailyTimesMax = 96
  /// Of one questionnaire.
  public var schedulesMax = 20
  /// Of a schedule.
  public var priorityMax: UInt32 = 100
  /// Of a study.
  public var holidaysMax = 1_000
  /// Of a study.
  public var triggersMax = 100
  /// Kinds or score bands that a trigger names.
  public var triggerEntriesMax = 100
  /// Between two prompts of a trigger: 366 days.
  public var cooldownMinutesMax: UInt32 = 527_040
  /// Unicode scalars of source, licence, citation, an author and unit.
  public var remarkCharactersMax = 1_000
  /// Measurements per sheet and sensor.
  public var sensorCountMax: UInt32 = 100
  /// Days of a schedule, before it begins and while it counts: ten years.
  public var startDayMax: UInt32 = 3_660
  /// How long a notification may stay open: 31 days.
  public var expiryMinutesMax: UInt32 = 44_640
  /// Before a questionnaire may be filled in again: ten years.
  public var repeatIntervalHoursMax: UInt32 = 87_840
  /// How long a draft may stay without a change: ten years.
  public var draftDaysMax: UInt32 = 3_660
  /// A hundred years.
  public var retentionDaysMax: UInt32 = 36_500
  /// Findings reported at once; the rest is counted.
  public var findingsMax = 500

  public static let `default` = CatalogueLimits()

  public init() {}
}

/// Values that stand for themselves in a definition.
public enum CatalogueDefaults {
  /// Between two notifications (TYT §5.2.3).
  public static let minimumGapMinutes: UInt32 = 15
  /// How much later than its instant something that brings a prompt may be told.
  public static let lateMinutes: UInt32 = 60
}
