import Codebooks
import Questionnaires

@testable import Control

/// Rows of exports and a questionnaire for the tests of analyses.
enum AnalysisSamples {
  static let participant = "aaaabbbbccccdddd"

  static func prompts() throws -> AnalysisInput {
    try AnalysisInput(.notifications, header: AnalysisInput.Prompt.columns)
  }

  static func sheets(_ questionnaireID: String = "mood") throws -> AnalysisInput {
    try AnalysisInput(
      .sheets(questionnaireID: questionnaireID),
      header: AnalysisInput.Sheet.columns + ["asked", "feeling", "why", "score_total"])
  }

  /// Cells of a notification of 10:00 in Berlin with an expiry after an hour.
  static func promptCells(
    _ id: String, at utc: String = "2026-11-10T09:00:00.000000Z",
    local: String = "2026-11-10T10:00:00", outcome: String = "missed",
    _ changes: [String: String] = [:]
  ) -> [String] {
    var cells = [
      "notification_id": id, "participant": participant, "questionnaire": "mood",
      "schedule": "day", "group": "a", "origin": "schedule", "test_participant": "false",
      "time_zone": "Europe/Berlin", "local_time": local, "notify_at": utc,
      "expires_at": String(utc.prefix(11)) + "10:00:00.000000Z", "delivered": "false",
      "opened": "false", "outcome": outcome,
    ]
    cells.merge(changes) { $1 }
    return AnalysisInput.Prompt.columns.map { cells[$0] ?? "" }
  }

  static func prompt(
    _ id: String, at utc: String = "2026-11-10T09:00:00.000000Z",
    local: String = "2026-11-10T10:00:00", outcome: String = "missed",
    _ changes: [String: String] = [:]
  ) throws -> AnalysisInput.Prompt {
    AnalysisInput.Prompt(
      try prompts(), promptCells(id, at: utc, local: local, outcome: outcome, changes))
  }

  static func sheetCells(
    _ id: String, of notificationID: String = "",
    finished: String = "2026-11-10T09:05:00.000000Z", _ changes: [String: String] = [:]
  ) -> [String] {
    var cells = [
      "sheet_id": id, "participant": participant, "version": "1",
      "started_at": String(finished.prefix(17)) + "00.000000Z", "finished_at": finished,
      "time_zone": "Europe/Berlin", "utc_offset_minutes": "60",
      "notification_id": notificationID, "closing": "complete", "group": "b",
      "test_participant": "false", "revision": "1", "device_system": "iOS", "asked": "yes",
      "feeling": "3", "score_total": "3",
    ]
    cells.merge(changes) { $1 }
    return (AnalysisInput.Sheet.columns + ["asked", "feeling", "why", "score_total"]).map {
      cells[$0] ?? ""
    }
  }

  static func sheet(
    _ id: String, of notificationID: String = "",
    finished: String = "2026-11-10T09:05:00.000000Z", _ changes: [String: String] = [:],
    questionnaireID: String = "mood"
  ) throws -> AnalysisInput.Sheet {
    AnalysisInput.Sheet(
      try sheets(questionnaireID),
      sheetCells(id, of: notificationID, finished: finished, changes))
  }

  static func person(group: String = "a", joined: String = "2026-11-09") -> AnalysisInput.Person {
    var person = AnalysisInput.Person(participant: participant)
    (person.group, person.isTest, person.joinedOn) = (group, "false", joined)
    (person.consentVersion, person.consentLanguage) = ("v2", "pt-BR")
    person.activity = "active"
    return person
  }

  // MARK: - The questionnaire

  private static func text(_ words: String) -> TranslatedText {
    TranslatedText([Translation(language: "en", text: words)])
  }

  private static func question(
    _ id: String, _ kind: QuestionDefinition.Kind, when condition: Condition? = nil
  ) -> ElementDefinition {
    ElementDefinition(
      id: id,
      content: .question(QuestionDefinition(text: text(id), isOptional: true, kind: kind)),
      shownIf: condition)
  }

  /// `why` is shown if `asked` is yes, or by an answer to another questionnaire.
  static func questionnaire(outside: Bool = false) -> QuestionnaireDefinition {
    let reference = QuestionReference(
      questionnaireID: outside ? "other" : "", elementID: "asked")
    return QuestionnaireDefinition(
      id: "mood", title: text("Mood"), defaultLanguage: "en",
      elements: [
        question("asked", .yesNo),
        question("feeling", .number(NumberDefinition(minimum: 1, maximum: 9, isInteger: true))),
        question(
          "why", .text(TextEntryDefinition()),
          when: .comparison(Comparison(reference, .equal, codes: ["yes"]))),
      ])
  }

  private static func variable(
    _ name: String, _ source: CodebookVariable.Source, _ form: CodebookForm, _ subject: String,
    versions: [UInt32] = [2, 1], codes: [CodebookCode] = []
  ) -> CodebookVariable {
    CodebookVariable(
      name: name, source: source, form: form, subject: subject,
      definitions: [
        CodebookDefinition(
          versions: versions, label: CodebookWords(name, language: "en"), codes: codes)
      ])
  }

  /// Version 2 has no `feeling`.
  static let codebook = Codebook(
    table: .wide, study: "study",
    variables: [
      variable(
        "asked", .answer, .code, "asked",
        codes: [
          CodebookCode("yes", CodebookWords("Yes", language: "en"), weight: 1),
          CodebookCode("no", CodebookWords("No", language: "en"), weight: 0),
          CodebookCode("rather_not", CodebookWords("", language: "en"), missing: true),
        ]), variable("feeling", .answer, .integer, "feeling", versions: [1]),
      variable("why", .answer, .text, "why"),
      variable("score_total", .score, .number, "total"),
    ],
    questionnaires: [
      CodebookQuestionnaire(
        questionnaire: "mood",
        versions: [2, 1].map {
          CodebookVersion(version: $0, title: CodebookWords("Mood", language: "en"))
        })
    ])

  static func form(outside: Bool = false, known: [UInt32] = [1, 2]) throws -> AnalysisForm {
    AnalysisForm(
      "mood", codebook,
      definitions: Dictionary(
        uniqueKeysWithValues: known.map { ($0, questionnaire(outside: outside)) }),
      input: try sheets())
  }
}
