import Calendar
import Codebooks
import Fields
import FoundationEssentials
import Serialization

/// A study's health records as CSV: one row per value, without titles and notes.
enum RecordLayout {
  static let header = columns.map(\.name)

  /// The columns after the head of a row.
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

  /// Returns the rows of a record, in the order of its values; one row with `deleted_at` for a tombstone.
  ///
  /// - Parameter participant: the pseudonym.
  static func rows(
    for record: StoredRecord, participant: String, isTest: Bool
  ) -> [[String]] {
    guard let contents = record.contents else {
      return [
        [record.recordID.text, participant, record.studyID, record.type.rawValue]
          + Array(repeating: "", count: header.count - 5)
          + [Cell.time(record.updatedAt.startOfDay)]
      ]
    }
    var (start, end) = ("", "")
    if case .therapy(let therapy) = contents { (start, end) = (therapy.startDate, therapy.endDate) }
    let head = [
      record.recordID.text, participant, record.studyID, record.type.rawValue,
      start, end, Cell.free(record.timeZone),
      // Only the day, as for sheets, so that records of one batch cannot be linked.
      Cell.time(record.updatedAt.startOfDay), Cell.flag(isTest),
    ]
    return values(of: contents).map { head + cells(of: $0, record.vocabularyID) + [""] }
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

extension RecordLayout {
  static let columns: [CodebookColumn] =
    recordColumns + valueColumns + termColumns + [
      CodebookColumn(
        "deleted_at", .instant,
        (
          "when the participant deleted the record, to the day; it has no other values then",
          "wann die Person den Eintrag gelöscht hat, auf den Tag; sonst ist er dann leer"
        ),
        missing: [CodebookReason("counts", ("it was not deleted", "er wurde nicht gelöscht"))])
    ]

  private static let recordColumns: [CodebookColumn] = [
    CodebookColumn("record_id", .identifier, ("the health record", "der Gesundheitseintrag")),
    .participant, .study,
    CodebookColumn(
      "type", .code, ("what the record is about", "wovon der Eintrag handelt"),
      codes: [
        "event": ("something that happened at one time", "etwas, das zu einer Zeit geschah"),
        "therapy": (
          "a treatment from a first day to a last one, or going on",
          "eine Behandlung von einem ersten bis zu einem letzten Tag, oder noch laufend"
        ),
        "audiogram": (
          "hearing thresholds by ear and frequency", "Hörschwellen nach Ohr und Frequenz"
        ),
        "tinnitus-match": (
          "what a tinnitus sounds like, by ear", "wie ein Tinnitus klingt, nach Ohr"
        ),
        "measurement": ("values over time", "Werte im Verlauf der Zeit"),
      ]),
    CodebookColumn(
      "start", .date, ("first day of a therapy", "erster Tag einer Behandlung"),
      missing: [notOfThisType]),
    CodebookColumn(
      "end", .date, ("last day of a therapy", "letzter Tag einer Behandlung"),
      missing: [notOfThisType, CodebookReason("ongoing", ("it goes on", "sie dauert an"))]),
    .timeZone,
    CodebookColumn(
      "received_at", .instant,
      (
        "day on which it was last changed, by the server's clock, as its midnight in UTC",
        "Tag der letzten Änderung nach der Uhr des Servers, als dessen Mitternacht in UTC"
      )),
    .testParticipant,
  ]

  private static let valueColumns: [CodebookColumn] = [
    CodebookColumn(
      "item", .code, ("what the value of this row is", "was der Wert dieser Zeile ist"),
      codes: [
        "event": ("the event itself", "das Ereignis selbst"),
        "therapy": ("the therapy itself", "die Behandlung selbst"),
        "threshold": ("a hearing threshold", "eine Hörschwelle"),
        "discomfort_level": ("from where on it was too loud", "ab wo es zu laut war"),
        "pitch": ("pitch of the tinnitus", "Tonhöhe des Tinnitus"),
        "timbre": ("timbre of the tinnitus", "Klangfarbe des Tinnitus"),
        "loudness": ("loudness of the tinnitus", "Lautheit des Tinnitus"),
        "masking_level": ("level that masks it", "Pegel, der ihn verdeckt"),
        "value": ("a measured value", "ein gemessener Wert"),
      ]),
    CodebookColumn(
      "measured_at", .instant,
      (
        "when it happened or was measured, by the device's clock",
        "wann es geschah oder gemessen wurde, nach der Uhr des Geräts"
      ), missing: [.notTold]),
    CodebookColumn(
      "ear", .code, ("which ear", "welches Ohr"),
      codes: [
        "left": ("left ear", "linkes Ohr"), "right": ("right ear", "rechtes Ohr"),
        "both": ("both ears", "beide Ohren"),
      ],
      missing: [notOfThisType, .notTold]),
    CodebookColumn(
      "frequency", .number, ("of the tone", "des Tons"), unit: "Hz", missing: [notOfThisType]),
  ]

  private static let termColumns: [CodebookColumn] = [
    CodebookColumn(
      "vocabulary", .identifier,
      ("the vocabulary that names the code", "das Vokabular, das den Code benennt"),
      missing: [notOfThisType]),
    CodebookColumn(
      "version", .integer, ("version of the vocabulary", "Fassung des Vokabulars"),
      missing: [notOfThisType]),
    CodebookColumn(
      codeColumn, .text,
      (
        "kind of event, therapy, timbre or quantity: a term of the vocabulary",
        "Art des Ereignisses, der Behandlung, der Klangfarbe oder der Größe: ein Begriff des Vokabulars"
      ), missing: [notOfThisType]),
    CodebookColumn(
      "value", .number,
      ("the value, in the unit of this row", "der Wert, in der Einheit dieser Zeile"),
      missing: [notOfThisType]),
    CodebookColumn(
      "second_value", .number,
      (
        "the second of two, such as the diastolic pressure",
        "der zweite von zweien, etwa der diastolische Druck"
      ), missing: [notOfThisType]),
    CodebookColumn(
      "unit", .text,
      (
        "UCUM code of the unit; dB HL: ISO 389", "UCUM-Code der Einheit; dB HL: ISO 389"
      ), missing: [.none]),
    CodebookColumn(
      "masked", .flag, ("the other ear was masked", "das andere Ohr war vertäubt"),
      missing: [notOfThisType]),
    CodebookColumn(
      "no_response", .flag,
      ("nothing was heard up to the value", "bis zum Wert wurde nichts gehört"),
      missing: [notOfThisType]),
  ]

  private static let notOfThisType = CodebookReason(
    "not_of_this_type",
    ("records of this type do not have it", "Einträge dieser Art haben das nicht"))

  /// Name of the column of terms.
  static let codeColumn = "code"
}
