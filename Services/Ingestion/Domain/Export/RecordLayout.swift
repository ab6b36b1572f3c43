internal import Calendar
import Fields
internal import FoundationEssentials
internal import Serialization

/// A study's health records as CSV: one row for each value, without titles and notes.
public enum RecordLayout {
  public static let header = columns.map(\.name)

  /// What stands behind the head of a row.
  private struct Value {
    var item: String
    var time: DeviceTime?
    var ear: Ear?
    var frequency: Double?
    var code: RecordCode?
    var value: Double?
    var second: Double?
    var unit = ""
    var isMasked: Bool?
    var hasNoResponse: Bool?
  }

  /// The rows of a record, in the order of its values; none of a tombstone.
  ///
  /// - Parameter participant: the pseudonym.
  public static func rows(
    for record: StoredRecord, participant: String, isTest: Bool
  ) -> [[String]] {
    guard let contents = record.contents else { return [] }
    var (start, end) = ("", "")
    if case .therapy(let therapy) = contents { (start, end) = (therapy.startDate, therapy.endDate) }
    let head = [
      record.recordID.text, participant, record.studyID, record.type.rawValue,
      start, end, record.timeZone,
      // The day alone, as of sheets: what comes together cannot be joined by it.
      Cell.time(record.updatedAt.startOfDay), Cell.flag(isTest),
    ]
    return values(of: contents).map { head + cells(of: $0, record.vocabularyID) }
  }

  private static func cells(of value: Value, _ vocabularyID: String) -> [String] {
    [
      value.item, Cell.time(value.time?.instant), value.ear?.rawValue ?? "",
      value.frequency?.shortText ?? "", value.code == nil ? "" : vocabularyID,
      value.code.map { String($0.version) } ?? "", value.code.map { Cell.free($0.code) } ?? "",
      value.value?.shortText ?? "", value.second?.shortText ?? "", Cell.free(value.unit),
      value.isMasked.map(Cell.flag) ?? "", value.hasNoResponse.map(Cell.flag) ?? "",
    ]
  }

  private static func values(of contents: RecordContents) -> [Value] {
    switch contents {
    case .event(let event): [Value(item: "event", time: event.time, code: event.kind)]
    case .therapy(let therapy): [Value(item: "therapy", code: therapy.kind)]
    case .audiogram(let audiogram):
      audiogram.thresholds.flatMap { values(of: $0, at: audiogram.time) }
    case .tinnitusMatch(let match): match.matches.flatMap { values(of: $0, at: match.time) }
    case .measurement(let measurement):
      measurement.values.map {
        Value(
          item: "value", time: $0.time, code: measurement.quantity, value: $0.value,
          second: $0.secondValue, unit: measurement.unit)
      }
    }
  }

  private static func values(
    of threshold: AudiogramRecord.Threshold, at time: DeviceTime?
  ) -> [Value] {
    let heard = Value(
      item: "threshold", time: time, ear: threshold.ear, frequency: threshold.frequency,
      value: threshold.level, unit: "dB HL", isMasked: threshold.isMasked,
      hasNoResponse: threshold.hasNoResponse)
    guard let level = threshold.discomfortLevel else { return [heard] }
    return [
      heard,
      Value(
        item: "discomfort_level", time: time, ear: threshold.ear,
        frequency: threshold.frequency, value: level, unit: "dB HL"),
    ]
  }

  private static func values(of match: TinnitusMatchRecord.Match, at time: DeviceTime?) -> [Value] {
    func value(_ item: String, _ number: Double?, _ unit: String) -> [Value] {
      number.map { [Value(item: item, time: time, ear: match.ear, value: $0, unit: unit)] } ?? []
    }
    let timbre = match.timbre.map {
      [Value(item: "timbre", time: time, ear: match.ear, code: $0)]
    }
    return value("pitch", match.pitch, "Hz") + (timbre ?? [])
      + value("loudness", match.loudness, "dB HL")
      + value("masking_level", match.maskingLevel, "dB HL")
  }
}
