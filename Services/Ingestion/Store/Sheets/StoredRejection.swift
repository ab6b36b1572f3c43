import FoundationEssentials
import IngestionDomain
import Postgres

/// The `contents` column of refused sheets, as ``RejectedSheetJSON`` writes it.
struct StoredRejection: Decodable {
  var sheet: Sheet
  var violations: [Fault]

  /// - Throws: `DecodingError`.
  static func read(_ json: PostgresJSON) throws -> StoredRejection {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(StoredRejection.self, from: Data(json.text.utf8))
  }

  struct Fault: Decodable {
    var field: String
    var reason: String
    var description: String

    /// Nil for a reason that this release does not know any more.
    var violation: Violation? {
      Reason(rawValue: reason).map {
        Violation(field: field, reason: $0, description: description)
      }
    }
  }

  struct Time: Decodable {
    var seconds: Int64
    var nanos: Int32

    var time: DeviceTime { DeviceTime(seconds: seconds, nanoseconds: nanos) }
  }

  struct Sheet: Decodable {
    var sheetId: String
    var studyId: String
    var questionnaireId: String
    var version: UInt32
    var contentHash: String
    var startTime: Time?
    var finishTime: Time?
    var timeZone: String
    var notificationId: String
    var closing: String?
    var appVersion: String
    var platform: String
    var answers: [GivenAnswer]
    var noise: [Noise]
    var positions: [Position]
    var referencedAnswers: [Reference]
    var device: UsedDevice

    var sheet: AnswerSheet {
      AnswerSheet(
        sheetID: sheetId, studyID: studyId, questionnaireID: questionnaireId, version: version,
        contentHash: contentHash, startedAt: startTime?.time, finishedAt: finishTime?.time,
        timeZone: timeZone, notificationID: notificationId,
        closing: closing.flatMap { SheetClosing(rawValue: $0) }, appVersion: appVersion,
        platform: platform, answers: answers.map(\.answer), noise: noise.map(\.measurement),
        positions: positions.map(\.measurement),
        referencedAnswers: referencedAnswers.map(\.reference), device: device.device)
    }
  }

  struct GivenAnswer: Decodable {
    var elementId: String
    var choice: [String]?
    var number: Double?
    var text: String?
    var date: String?
    var time: String?
    var dateTime: String?
    var answerTime: Time?

    var answer: Answer {
      let value: AnswerValue? =
        choice.map { .choice($0) } ?? number.map { .number($0) } ?? text.map { .text($0) }
        ?? date.map { .date($0) } ?? time.map { .time($0) } ?? dateTime.map { .dateTime($0) }
      return Answer(elementID: elementId, value: value, answeredAt: answerTime?.time)
    }
  }

  struct Noise: Decodable {
    var measureTime: Time?
    var level: Double
    var unit: String?

    var measurement: NoiseMeasurement {
      NoiseMeasurement(
        measuredAt: measureTime?.time, level: level, unit: unit.flatMap { NoiseUnit(rawValue: $0) })
    }
  }

  struct Position: Decodable {
    var measureTime: Time?
    var latitude: Double
    var longitude: Double
    var altitude: Double?

    var measurement: PositionMeasurement {
      PositionMeasurement(
        measuredAt: measureTime?.time, latitude: latitude, longitude: longitude,
        altitude: altitude)
    }
  }

  struct Reference: Decodable {
    var questionnaireId: String
    var elementId: String
    var codes: [String]
    var number: Double?
    var text: String

    var reference: ReferencedAnswer {
      ReferencedAnswer(
        questionnaireID: questionnaireId, elementID: elementId, codes: codes, number: number,
        text: text)
    }
  }

  struct UsedDevice: Decodable {
    var system: String
    var systemVersion: String
    var maker: String
    var model: String

    var device: Device {
      Device(system: system, systemVersion: systemVersion, maker: maker, model: model)
    }
  }
}
