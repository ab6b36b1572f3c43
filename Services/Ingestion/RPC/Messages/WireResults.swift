import Calendar
import Fields
import Messages
import ServiceKit

extension ReadSeries.Request {
  static let sourcesMax = 50

  /// - Throws: INVALID_ARGUMENT naming every invalid field.
  init(_ request: IngestionV1.ReadSeriesRequest) throws {
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    if request.sources.isEmpty { check.reject("sources", .missing) }
    var sources: [SeriesSource] = []
    if request.sources.count > Self.sourcesMax {
      check.reject("sources", .tooMany(max: Self.sourcesMax))
    } else {
      sources = check.series(request.sources, field: "sources")
    }
    if case .unrecognized = request.period {
      check.reject("period", .outOfRange, "must be one of the periods")
    }
    let from = request.startTime.flatMap { check.instant($0, field: "start_time") }
    let until = request.endTime.flatMap { check.instant($0, field: "end_time") }
    try check.unwrap()
    self.init(studyID: request.studyID, sources: sources, from: from, until: until)
  }
}

extension FieldChecks {
  /// Reads sources, each of which may occur once.
  mutating func series(
    _ messages: [IngestionV1.SeriesSource], field: String
  ) -> [SeriesSource] {
    var sources: [SeriesSource] = []
    var known: Set<SeriesSource> = []
    for (place, source) in messages.enumerated() {
      guard let source = source.read("\(field)[\(place)]", &self) else { continue }
      if known.insert(source).inserted {
        sources.append(source)
      } else {
        reject("\(field)[\(place)]", .seriesDuplicate, "an earlier source names this series")
      }
    }
    return sources
  }

  /// Checks a name that is only compared: not empty, and short enough to be one.
  fileprivate mutating func name(_ text: String, field: String) {
    if text.isEmpty {
      reject(field, .missing)
    } else if text.utf8.count > 128 {
      reject(field, .textTooLong, "must have at most 128 bytes")
    }
  }

  fileprivate mutating func ear(_ ear: IngestionV1.Ear, field: String) -> Ear? {
    let known = Ear(ear)
    if known == nil { reject(field, .missing) }
    return known
  }
}

extension IngestionV1.SeriesSource {
  /// Returns nil for an invalid source, after adding its faults to the checks.
  fileprivate func read(_ path: String, _ check: inout FieldChecks) -> SeriesSource? {
    switch source {
    case nil:
      check.reject(path, .missing)
      return nil
    case .question(let question):
      check.id(question.questionnaireID, field: "\(path).question.questionnaire_id")
      check.elementID(question.elementID, field: "\(path).question.element_id")
      return .question(
        questionnaireID: question.questionnaireID, elementID: question.elementID)
    case .itemID(let itemID):
      check.id(itemID, field: "\(path).item_id")
      return .item(itemID)
    case .score(let score):
      check.id(score.questionnaireID, field: "\(path).score.questionnaire_id")
      check.elementID(score.scoreID, field: "\(path).score.score_id")
      return .score(questionnaireID: score.questionnaireID, scoreID: score.scoreID)
    case .noise(let noise):
      check.optionalID(noise.questionnaireID, field: "\(path).noise.questionnaire_id")
      guard let unit = NoiseUnit(noise.unit) else {
        check.reject("\(path).noise.unit", .outOfRange, "must be one of the units")
        return nil
      }
      return .noise(questionnaireID: noise.questionnaireID, unit: unit)
    case .measurement(let measurement): return Self.read(measurement, path, &check)
    case .threshold(let threshold):
      let ear = check.ear(threshold.ear, field: "\(path).threshold.ear")
      if !threshold.frequency.isFinite || threshold.frequency <= 0 {
        check.reject("\(path).threshold.frequency", .outOfRange, "must be a number of hertz")
      }
      return ear.map { .threshold(ear: $0, frequency: threshold.frequency) }
    case .tinnitusMatch(let match): return Self.read(match, path, &check)
    }
  }

  private static func read(
    _ measurement: IngestionV1.MeasurementSeries, _ path: String, _ check: inout FieldChecks
  ) -> SeriesSource {
    check.id(measurement.vocabularyID, field: "\(path).measurement.vocabulary_id")
    check.name(measurement.code, field: "\(path).measurement.code")
    check.name(measurement.unit, field: "\(path).measurement.unit")
    return .measurement(
      vocabularyID: measurement.vocabularyID, code: measurement.code, unit: measurement.unit,
      isSecondValue: measurement.secondValue)
  }

  private static func read(
    _ match: IngestionV1.TinnitusMatchSeries, _ path: String, _ check: inout FieldChecks
  ) -> SeriesSource? {
    let ear = check.ear(match.ear, field: "\(path).tinnitus_match.ear")
    let value: SeriesSource.MatchedValue? =
      switch match.value {
      case .pitch: .pitch
      case .loudness: .loudness
      case .maskingLevel: .maskingLevel
      case .unspecified, .unrecognized: nil
      }
    if value == nil { check.reject("\(path).tinnitus_match.value", .missing) }
    guard let ear, let value else { return nil }
    return .tinnitusMatch(ear: ear, value: value)
  }

  init(_ source: SeriesSource) {
    let named: OneOfSource =
      switch source {
      case .question(let questionnaireID, let elementID):
        .question(.init(questionnaireID: questionnaireID, elementID: elementID))
      case .item(let itemID): .itemID(itemID)
      case .score(let questionnaireID, let scoreID):
        .score(.init(questionnaireID: questionnaireID, scoreID: scoreID))
      case .noise(let questionnaireID, let unit):
        .noise(.init(questionnaireID: questionnaireID, unit: IngestionV1.NoiseUnit(unit)))
      case .measurement(let vocabularyID, let code, let unit, let isSecondValue):
        .measurement(
          .init(vocabularyID: vocabularyID, code: code, unit: unit, secondValue: isSecondValue))
      case .threshold(let ear, let frequency):
        .threshold(.init(ear: IngestionV1.Ear(ear), frequency: frequency))
      case .tinnitusMatch(let ear, let value):
        .tinnitusMatch(
          .init(ear: IngestionV1.Ear(ear), value: IngestionV1.TinnitusMatchValue(value)))
      }
    self.init(source: named)
  }
}

extension IngestionV1.TinnitusMatchValue {
  fileprivate init(_ value: SeriesSource.MatchedValue) {
    self =
      switch value {
      case .pitch: .pitch
      case .loudness: .loudness
      case .maskingLevel: .maskingLevel
      }
  }
}

extension SeriesPeriod {
  /// Returns nil if values are not summarised.
  init?(_ period: IngestionV1.SeriesPeriod) {
    switch period {
    case .unspecified, .unrecognized: return nil
    case .day: self = .day
    case .week: self = .week
    case .month: self = .month
    }
  }
}

extension IngestionV1.SeriesPoint {
  init(_ value: SeriesValue) {
    let content: OneOfValue =
      switch value.content {
      case .number(let number): .number(number)
      case .codes(let codes): .choice(IngestionV1.Codes(codes: codes))
      }
    self.init(
      finishTime: GoogleProtobuf.Timestamp(value.at), value: content, version: value.version)
  }
}

extension IngestionV1.SeriesOverview {
  /// Returns nil for a series that this release cannot name.
  init?(_ overview: SeriesOverview) {
    guard let source = overview.key.source else { return nil }
    self.init(
      source: IngestionV1.SeriesSource(source), values: UInt64(clamping: overview.values),
      first: IngestionV1.SeriesPoint(overview.first), last: IngestionV1.SeriesPoint(overview.last))
  }
}

extension IngestionV1.SeriesSummary {
  init(_ summary: SeriesSummary) {
    self.init(
      startDate: summary.startDate, values: UInt64(clamping: summary.values),
      numbers: summary.numbers.map {
        IngestionV1.NumberSummary(
          mean: $0.mean, minimum: $0.minimum, lowerQuartile: $0.lowerQuartile, median: $0.median,
          upperQuartile: $0.upperQuartile, maximum: $0.maximum)
      },
      codes: summary.codes.sorted { $0.key < $1.key }.map {
        IngestionV1.CodeCount(code: $0.key, count: UInt64(clamping: $0.value))
      })
  }
}
