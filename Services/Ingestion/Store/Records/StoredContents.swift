import Calendar
import FoundationEssentials
import Postgres
import Questionnaires

/// The column `contents`, as written by ``RecordJSON``.
struct StoredContents: Decodable {
  struct Code: Decodable {
    var version: UInt32
    var code: String

    var value: RecordCode { RecordCode(version: version, code: code) }
  }

  struct Threshold: Decodable {
    var ear: String
    var frequency: Double
    var level: Double
    var masked: Bool?
    var noResponse: Bool?
    var discomfortLevel: Double?

    enum CodingKeys: String, CodingKey {
      case ear, frequency, level, masked
      case noResponse = "no_response"
      case discomfortLevel = "discomfort_level"
    }
  }

  struct Match: Decodable {
    var ear: String
    var pitch: Double?
    var timbre: Code?
    var loudness: Double?
    var maskingLevel: Double?

    enum CodingKeys: String, CodingKey {
      case ear, pitch, timbre, loudness
      case maskingLevel = "masking_level"
    }
  }

  struct Value: Decodable {
    var at: Int64
    var value: Double
    var secondValue: Double?

    enum CodingKeys: String, CodingKey {
      case at, value
      case secondValue = "second_value"
    }
  }

  var eventTime: Int64?
  var measureTime: Int64?
  var kind: Code?
  var startDate: String?
  var endDate: String?
  var thresholds: [Threshold]?
  var matches: [Match]?
  var quantity: Code?
  var unit: String?
  var values: [Value]?

  enum CodingKeys: String, CodingKey {
    case kind, thresholds, matches, quantity, unit, values
    case eventTime = "event_time"
    case measureTime = "measure_time"
    case startDate = "start_date"
    case endDate = "end_date"
  }

  func contents(of type: RecordType) -> RecordContents {
    switch type {
    case .event:
      .event(EventRecord(time: DeviceTime(microseconds: eventTime), kind: kind?.value))
    case .therapy:
      .therapy(
        TherapyRecord(startDate: startDate ?? "", endDate: endDate ?? "", kind: kind?.value))
    case .audiogram:
      .audiogram(
        AudiogramRecord(
          time: DeviceTime(microseconds: measureTime),
          thresholds: (thresholds ?? []).map {
            AudiogramRecord.Threshold(
              ear: Ear(rawValue: $0.ear), frequency: $0.frequency, level: $0.level,
              isMasked: $0.masked ?? false, hasNoResponse: $0.noResponse ?? false,
              discomfortLevel: $0.discomfortLevel)
          }))
    case .tinnitusMatch:
      .tinnitusMatch(
        TinnitusMatchRecord(
          time: DeviceTime(microseconds: measureTime),
          matches: (matches ?? []).map {
            TinnitusMatchRecord.Match(
              ear: Ear(rawValue: $0.ear), pitch: $0.pitch, timbre: $0.timbre?.value,
              loudness: $0.loudness, maskingLevel: $0.maskingLevel)
          }))
    case .measurement:
      .measurement(
        MeasurementRecord(
          quantity: quantity?.value, unit: unit ?? "",
          values: (values ?? []).map {
            MeasurementRecord.Value(
              time: DeviceTime(microseconds: $0.at), value: $0.value,
              secondValue: $0.secondValue)
          }))
    }
  }
}
