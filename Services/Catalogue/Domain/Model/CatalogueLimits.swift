/// How large definitions may become.
public struct CatalogueLimits: Sendable, Hashable {
  public var elementsMax = 5_000
  /// Per question.
  public var optionsMax = 200
  /// Unicode scalars per translation.
  public var textCharactersMax = 10_000
  /// Translations per text.
  public var languagesMax = 50
  /// Per element.
  public var conditionsMax = 50
  /// Questionnaires of a study.
  public var questionnairesMax = 100
  /// Bytes on the wire of a study with all its questionnaires, so that answers and events with all of
  /// them stay below the 4 MiB that is usually received.
  public var studyBytesMax = 3 << 20
  /// Clock times of a custom plan: one every quarter of an hour, all week.
  public var weeklyTimesMax = 672
  /// Unicode scalars of source, licence and unit.
  public var remarkCharactersMax = 1_000
  /// The longest answer a text line may allow, in Unicode scalars.
  public var textLineLengthMax: UInt32 = 1_000
  /// The longest answer a text area may allow, in Unicode scalars.
  public var textAreaLengthMax: UInt32 = 10_000
  /// Measurements per sheet and sensor.
  public var sensorCountMax: UInt32 = 100
  /// Days after joining before a schedule begins: ten years.
  public var startDayMax: UInt32 = 3_660
  /// How long a notification may stay open: 31 days.
  public var expiryMinutesMax: UInt32 = 44_640
  /// Findings reported at once; the rest is counted.
  public var findingsMax = 500

  public static let `default` = CatalogueLimits()

  public init() {}
}

/// Values that stand for themselves in a definition.
public enum CatalogueDefaults {
  /// Unicode scalars of a text line's answer.
  public static let textLineLength: UInt32 = 255
  /// Unicode scalars of a text area's answer.
  public static let textAreaLength: UInt32 = 4_000
  /// Between two notifications (TYT §5.2.3).
  public static let minimumGapMinutes: UInt32 = 15
}
