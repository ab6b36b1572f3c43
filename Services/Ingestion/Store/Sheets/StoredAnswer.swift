import Calendar

/// An answer in the `answers` column: one member named after its kind, its position among the
/// answers as sent, and `at`.
struct StoredAnswer: Decodable {
  var place: Int
  var choice: [String]?
  var number: Double?
  var text: String?
  var date: String?
  var time: String?
  var dateTime: String?
  /// Microseconds since 1970.
  var at: Int64?

  enum CodingKeys: String, CodingKey {
    case place, choice, number, text, date, time, at
    case dateTime = "date_time"
  }

  var value: AnswerValue? {
    if let choice { return .choice(choice) }
    if let number { return .number(number) }
    if let text { return .text(text) }
    if let date { return .date(date) }
    if let dateTime { return .dateTime(dateTime) }
    return time.map { .time($0) }
  }

  func answer(to elementID: String) -> Answer {
    Answer(elementID: elementID, value: value, answeredAt: DeviceTime(microseconds: at))
  }
}

/// Element of the `noise` column.
struct StoredNoise: Decodable {
  var at: Int64?
  var level: Double
  /// Unit of the level; nil if unspecified.
  var unit: String?

  var measurement: NoiseMeasurement {
    NoiseMeasurement(
      measuredAt: DeviceTime(microseconds: at), level: level,
      unit: unit.flatMap { NoiseUnit(rawValue: $0) } ?? .untold)
  }
}

/// Element of the `positions` column.
struct StoredPosition: Decodable {
  var at: Int64?
  var latitude: Double
  var longitude: Double
  var altitude: Double?

  var measurement: PositionMeasurement {
    PositionMeasurement(
      measuredAt: DeviceTime(microseconds: at), latitude: latitude, longitude: longitude,
      altitude: altitude)
  }
}

/// Element of the `referenced_answers` column.
struct StoredReference: Decodable {
  var questionnaire: String
  var element: String
  var codes: [String]?
  var number: Double?
  var text: String?

  var reference: ReferencedAnswer {
    ReferencedAnswer(
      questionnaireID: questionnaire, elementID: element, codes: codes ?? [], number: number,
      text: text ?? "")
  }
}

/// Element of the `scores` column.
struct StoredScore: Decodable {
  var id: String
  var value: Double?
  var band: String?
  var text: String?
  var hidden: Bool?

  var score: SheetScore {
    SheetScore(
      scoreID: id, value: value, band: band ?? "", text: text ?? "", isHidden: hidden ?? false)
  }
}

extension DeviceTime {
  /// Returns nil for nil.
  init?(microseconds: Int64?) {
    guard let microseconds else { return nil }
    self.init(Instant(microseconds: microseconds))
  }
}
