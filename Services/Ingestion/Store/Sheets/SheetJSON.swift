import FoundationEssentials
import Postgres
import Serialization

/// The jsonb columns of a sheet.
enum SheetJSON {
  static func answers(_ answers: [Answer]) -> PostgresJSON {
    var writer = JSONWriter()
    writer.object { writer in
      for (place, answer) in answers.enumerated() {
        guard let value = answer.value else { continue }
        writer.name(answer.elementID)
        writer.object { writer in
          write(value, to: &writer)
          writer.name("place")
          writer.integer(Int64(place))
          write(answer.answeredAt, to: &writer)
        }
      }
    }
    return PostgresJSON(writer.text)
  }

  static func noise(_ measurements: [NoiseMeasurement]) -> PostgresJSON? {
    list(measurements) { measurement, writer in
      writer.name("level")
      writer.number(measurement.level)
      if let unit = measurement.unit, unit != .untold {
        writer.name("unit")
        writer.string(unit.rawValue)
      }
      write(measurement.measuredAt, to: &writer)
    }
  }

  static func positions(_ measurements: [PositionMeasurement]) -> PostgresJSON? {
    list(measurements) { measurement, writer in
      writer.name("latitude")
      writer.number(measurement.latitude)
      writer.name("longitude")
      writer.number(measurement.longitude)
      if let altitude = measurement.altitude {
        writer.name("altitude")
        writer.number(altitude)
      }
      write(measurement.measuredAt, to: &writer)
    }
  }

  static func references(_ references: [ReferencedAnswer]) -> PostgresJSON? {
    list(references) { reference, writer in
      writer.name("questionnaire")
      writer.string(reference.questionnaireID)
      writer.name("element")
      writer.string(reference.elementID)
      if !reference.codes.isEmpty {
        writer.name("codes")
        writer.array { for code in reference.codes { $0.string(code) } }
      }
      if let number = reference.number {
        writer.name("number")
        writer.number(number)
      }
      if !reference.text.isEmpty {
        writer.name("text")
        writer.string(reference.text)
      }
    }
  }

  static func scores(_ scores: [SheetScore]) -> PostgresJSON? {
    list(scores) { score, writer in
      writer.name("id")
      writer.string(score.scoreID)
      if let value = score.value {
        writer.name("value")
        writer.number(value)
      }
      if !score.band.isEmpty {
        writer.name("band")
        writer.string(score.band)
      }
      if !score.text.isEmpty {
        writer.name("text")
        writer.string(score.text)
      }
      if score.isHidden {
        writer.name("hidden")
        writer.bool(true)
      }
    }
  }

  static func readScores(_ json: PostgresJSON?) throws -> [SheetScore] {
    try json.map { try read([StoredScore].self, $0).map(\.score) } ?? []
  }

  /// Decodes the answers in the order in which they were sent.
  static func readAnswers(_ json: PostgresJSON) throws -> [Answer] {
    try read([String: StoredAnswer].self, json).sorted { $0.value.place < $1.value.place }
      .map { $1.answer(to: $0) }
  }

  static func readAnswer(_ json: PostgresJSON) throws -> AnswerValue? {
    try read(StoredAnswer.self, json).value
  }

  static func readNoise(_ json: PostgresJSON?) throws -> [NoiseMeasurement] {
    try json.map { try read([StoredNoise].self, $0).map(\.measurement) } ?? []
  }

  static func readPositions(_ json: PostgresJSON?) throws -> [PositionMeasurement] {
    try json.map { try read([StoredPosition].self, $0).map(\.measurement) } ?? []
  }

  static func readReferences(_ json: PostgresJSON?) throws -> [ReferencedAnswer] {
    try json.map { try read([StoredReference].self, $0).map(\.reference) } ?? []
  }

  static func read<Value: Decodable>(
    _ type: Value.Type, _ json: PostgresJSON
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.text.utf8))
  }

  private static func list<Element>(
    _ elements: [Element], _ body: (Element, inout JSONWriter) -> Void
  ) -> PostgresJSON? {
    guard !elements.isEmpty else { return nil }
    var writer = JSONWriter()
    writer.array { writer in
      for element in elements { writer.object { body(element, &$0) } }
    }
    return PostgresJSON(writer.text)
  }

  private static func write(_ value: AnswerValue, to writer: inout JSONWriter) {
    writer.name(value.kind)
    switch value {
    case .choice(let codes):
      writer.array { for code in codes { $0.string(code) } }
    case .number(let number):
      writer.number(number)
    case .text(let text), .date(let text), .time(let text), .dateTime(let text):
      writer.string(text)
    }
  }

  private static func write(_ time: DeviceTime?, to writer: inout JSONWriter) {
    guard let instant = time?.instant else { return }
    writer.name("at")
    writer.integer(instant.microseconds)
  }
}
