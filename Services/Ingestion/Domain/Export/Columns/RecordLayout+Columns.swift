package import Codebooks

extension RecordLayout {
  package static let columns: [CodebookColumn] = recordColumns + valueColumns + termColumns

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
    CodebookColumn(
      "time_zone", .identifier,
      ("IANA name of the record's time zone", "IANA-Name der Zeitzone des Eintrags")),
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

  /// The column of terms.
  package static let codeColumn = "code"
}
