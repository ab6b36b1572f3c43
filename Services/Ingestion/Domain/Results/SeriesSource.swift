import Calendar

/// Names a series of a participant's values in a study.
enum SeriesSource: Sendable, Hashable {
  case question(questionnaireID: String, elementID: String)
  /// All questions of an item of the item bank.
  case item(String)
  case score(questionnaireID: String, scoreID: String)
  /// An empty questionnaire means all.
  case noise(questionnaireID: String, unit: NoiseUnit)
  case measurement(vocabularyID: String, code: String, unit: String, isSecondValue: Bool)
  /// Frequency in hertz.
  case threshold(ear: Ear, frequency: Double)
  case tinnitusMatch(ear: Ear, value: MatchedValue)

  /// A value of a tinnitus match. Raw values are the names in stored records.
  enum MatchedValue: String, Sendable, Hashable {
    case pitch, loudness
    case maskingLevel = "masking_level"
  }
}

/// A value of a series: a number, or the codes of chosen options.
struct SeriesValue: Sendable, Hashable {
  /// Finish time of the sheet, or the time of the measurement.
  var at: Instant
  /// Version of the questionnaire; 0 for records.
  var version: UInt32
  var content: Content

  enum Content: Sendable, Hashable {
    case number(Double)
    case codes([String])
  }
}

/// The number of values of a series, the earliest and the latest one.
struct SeriesOverview: Sendable, Hashable {
  var key: SeriesKey
  var values: Int
  var first: SeriesValue
  var last: SeriesValue
}

/// The values of a series in a period.
struct SeriesSummary: Sendable, Hashable {
  /// First day, `YYYY-MM-DD`.
  var startDate: String
  var values: Int
  /// Nil if no value is a number.
  var numbers: Numbers?
  /// Number of answers by the code that they chose.
  var codes: [String: Int]

  struct Numbers: Sendable, Hashable {
    var mean: Double
    var minimum: Double
    var lowerQuartile: Double
    var median: Double
    var upperQuartile: Double
    var maximum: Double
  }
}

/// Length of a summarised period. Raw values are the names in SQL.
enum SeriesPeriod: String, Sendable, Hashable {
  case day, week, month
}

/// A value or summary of a series at a place in time.
protocol PlacedInSeries: Sendable, Hashable {
  associatedtype Place: Hashable
  var place: Place { get }
}

extension SeriesValue: PlacedInSeries {
  var place: Instant { at }
}

extension SeriesSummary: PlacedInSeries {
  var place: String { startDate }
}

/// A part of a series: the newest values, oldest first.
struct SeriesPart<Value: PlacedInSeries>: Sendable, Hashable {
  var values: [Value] = []
  /// Whether older values were left out.
  var isTruncated = false

  /// Keeps at most the newest values of this number. Values of one place are all kept or all left
  /// out, so that a further call up to that place neither omits nor repeats any.
  func newest(_ count: Int) -> SeriesPart {
    guard count < values.count else { return self }
    let omitted = values[values.count - count - 1].place
    return SeriesPart(
      values: Array(values.suffix(count).drop { $0.place == omitted }), isTruncated: true)
  }
}
