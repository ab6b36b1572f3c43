extension CodebookColumn {
  /// A column of every export.
  public static let participant = CodebookColumn(
    "participant", .identifier,
    (
      "pseudonym of the participant, the same in all exports of this study and in no other study",
      "Pseudonym der teilnehmenden Person, gleich in allen Exporten dieser Studie und in keiner anderen Studie"
    ))

  public static let questionnaire = CodebookColumn(
    "questionnaire", .identifier, ("id of the questionnaire", "Id des Fragebogens"))

  /// A column of tables with one row for each answer.
  public static let elementID = CodebookColumn(
    "element_id", .identifier, ("id of the question or score", "Id der Frage oder des Scores"))
}

/// Codes of columns that several tables have, with their meanings.
public enum CodebookCodes {
  public typealias Codes = KeyValuePairs<String, CodebookPhrase.Words>

  /// How an answer sheet was closed.
  public static let closing: Codes = [
    "complete": ("with everything that is required", "mit allem, was erforderlich ist"),
    "incomplete": (
      "on purpose, although something that is required has no answer",
      "mit Absicht, obwohl etwas Erforderliches keine Antwort hat"
    ),
    "autosaved": (
      "by the client, because the participant forgot to",
      "durch die App, weil die Person es vergessen hat"
    ),
    "expired": (
      "by the client, because the time for answering had ended",
      "durch die App, weil die Zeit zum Antworten vorüber war"
    ),
  ]

  /// Why staff corrected answers.
  public static let correction: Codes = [
    "entry_error": ("a mistake of the participant", "ein Versehen der Person"),
    "participant_request": ("the participant asked for it", "die Person hat darum gebeten"),
    "source_document": (
      "the answer differed from a document", "die Antwort wich von einem Dokument ab"
    ),
    "technical_error": ("a mistake of device or app", "ein Fehler von Gerät oder App"),
    "other": ("another reason", "ein anderer Grund"),
  ]

  /// Why staff marked a sheet.
  public static let mark: Codes = [
    "wrong_device": (
      "filled in on the device of someone else, or by someone else",
      "auf dem Gerät einer anderen Person oder von einer anderen Person ausgefüllt"
    ),
    "careless": ("filled in carelessly", "nachlässig ausgefüllt"),
    "duplicate": (
      "has the answers of another sheet", "enthält die Antworten eines anderen Antwortbogens"
    ),
    "other": ("another reason", "ein anderer Grund"),
  ]

  /// How far the review of a sheet is.
  public static let reviewState: Codes = [
    "has_issues": ("a question is open", "eine Frage ist offen"),
    "approved": ("the sheet can be used", "der Antwortbogen kann verwendet werden"),
    "rejected": ("the sheet should not be used", "der Antwortbogen soll nicht verwendet werden"),
  ]

  /// What a value is, in tables with one row for each answer.
  public static let valueKind: Codes = [
    "choice": ("codes of options joined by ;", "Codes von Optionen, durch ; verbunden"),
    "number": ("a number", "eine Zahl"), "text": ("a text", "ein Text"),
    "date": ("a day, YYYY-MM-DD", "ein Tag, JJJJ-MM-TT"),
    "time": ("a clock time, HH:MM", "eine Uhrzeit, HH:MM"),
    "date_time": (
      "a day and clock time in the zone of the row",
      "ein Tag mit Uhrzeit in der Zeitzone der Zeile"
    ),
    "score": ("a score", "ein Score"), "band": ("the grade of a score", "die Stufe eines Scores"),
  ]
}
