package import Codebooks

extension LongLayout {
  /// What the columns mean.
  package static let variables = ExportedSheet.headVariables + AnswerColumns.variables
}

extension RevisionLayout {
  /// What the columns mean.
  package static let variables: [CodebookVariable] =
    [
      CodebookVariable("sheet_id", .identifier, "the answer sheet that was amended"),
      CodebookVariable(
        "participant", .identifier,
        "pseudonym of the participant, the same in all exports of this study"),
      CodebookVariable("study", .identifier, "id of the study"),
      CodebookVariable("questionnaire", .identifier, "id of the questionnaire"),
      CodebookVariable("version", .integer, "version of the questionnaire that was shown"),
      CodebookVariable("revision", .integer, "the former revision, from 1"),
      CodebookVariable(
        "amended_at", .instant,
        "when it was made, by the device's clock; of the first: when the sheet was finished"),
      CodebookVariable(
        "received_at", .instant,
        "day on which it arrived, by the server's clock, as its midnight in UTC"),
      CodebookVariable(
        "reason", .text, "why it was made, in the participant's words", missing: [.notTold]),
      CodebookVariable(
        "replaced_at", .instant, "when the next revision was made, by the device's clock"),
      CodebookVariable(
        "replaced_because", .text, "why the next one was made, in the participant's words",
        missing: [.notTold]),
      .testParticipant,
    ] + AnswerColumns.variables
}

/// The columns of tables with a row for each answer.
enum AnswerColumns {
  static let variables: [CodebookVariable] = [
    CodebookVariable("element_id", .identifier, "id of the question or score"),
    CodebookVariable(
      "kind", .code, "what the value is",
      codes: [
        "choice": "codes of options joined by ;", "number": "a number", "text": "a text",
        "date": "a day, YYYY-MM-DD", "time": "a clock time, HH:MM",
        "date_time": "a day and clock time in the zone of the row", "score": "a score",
        "band": "the grade of a score",
      ],
      missing: [CodebookMissing(reason: "unknown", meaning: "of a newer service")]),
    CodebookVariable("value", .mixed, "the answer, or the score"),
    CodebookVariable(
      "answered_at", .instant, "when the answer was given, by the device's clock",
      missing: [.notTold]),
  ]
}
