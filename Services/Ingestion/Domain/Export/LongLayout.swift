import Codebooks
import Fields

/// One row per answer and per score, over all questionnaires of a study. Measurements are only in the
/// wide layout.
enum LongLayout {
  static let header = columns.map(\.name)

  /// Returns the rows of a sheet: answers in order, then scores. `kind` is `choice`, `number`,
  /// `text`, `date`, `time` or `date_time` for answers, `score` for a score or calculation (with its id as
  /// element), and `band` for its grade.
  ///
  /// - Parameter isUpdate: whether a sheet without either has a row with an empty element, which
  ///   replaces its earlier rows; otherwise it has no row.
  static func rows(for sheet: ExportedSheet, isUpdate: Bool = false) -> [[String]] {
    let head = sheet.headCells
    let rows =
      sheet.answers.map { answer in
        head + [
          answer.elementID, answer.value?.kind ?? "", answer.value.map(Cell.text) ?? "",
          Cell.time(answer.answeredAt?.instant),
        ]
      }
      + sheet.scores.flatMap { score in
        var rows: [[String]] = []
        if !score.cell.isEmpty { rows.append(head + [score.scoreID, "score", score.cell, ""]) }
        if !score.band.isEmpty { rows.append(head + [score.scoreID, "band", score.band, ""]) }
        return rows
      }
    return rows.isEmpty && isUpdate ? [head + ["", "", "", ""]] : rows
  }
}

extension LongLayout {
  static let columns = ExportedSheet.columns + AnswerColumns.all
}

extension RevisionLayout {
  static let columns: [CodebookColumn] =
    [
      CodebookColumn(
        "sheet_id", .identifier,
        ("the answer sheet that was amended", "der Antwortbogen, der berichtigt wurde")),
      .participant, .study, .questionnaire, .version,
      CodebookColumn(
        "revision", .integer, ("the former revision, from 1", "der frühere Stand, ab 1")),
      CodebookColumn(
        "amended_at", .instant,
        (
          "when it was made, by the device's clock; of the first: when the sheet was finished",
          "wann er entstand, nach der Uhr des Geräts; der erste: wann der Antwortbogen abgeschlossen wurde"
        )),
      .receivedAt,
      CodebookColumn(
        "reason", .text,
        (
          "why it was made, in the words of the participant or of staff",
          "warum er entstand, in den Worten der Person oder des Teams"
        ), missing: [.notTold]),
      CodebookColumn(
        "replaced_at", .instant,
        (
          "when the next revision was made, by the device's clock",
          "wann der nächste Stand entstand, nach der Uhr des Geräts"
        )),
      CodebookColumn(
        "replaced_because", .text,
        (
          "why the next one was made, in the words of the participant or of staff",
          "warum der nächste entstand, in den Worten der Person oder des Teams"
        ), missing: [.notTold]),
      .testParticipant,
      CodebookColumn(
        "correction", .code, ("why staff made it", "warum das Team ihn gemacht hat"),
        codes: CodebookCodes.correction, missing: [byParticipant]),
      CodebookColumn(
        "replaced_by_correction", .code,
        ("why staff made the next one", "warum das Team den nächsten gemacht hat"),
        codes: CodebookCodes.correction, missing: [byParticipant]),
    ] + AnswerColumns.all

  private static let byParticipant = CodebookReason(
    "participant", ("the participant made it", "die Person hat ihn gemacht"))
}

/// The columns of tables with one row per answer.
enum AnswerColumns {
  static let all: [CodebookColumn] = [
    .elementID,
    CodebookColumn(
      "kind", .code, ("what the value is", "was der Wert ist"),
      codes: CodebookCodes.valueKind,
      missing: [
        CodebookReason("unknown", ("from a newer service", "von einem neueren Dienst"))
      ]),
    CodebookColumn(
      "value", .mixed, ("the answer, or the score", "die Antwort oder der Score")),
    CodebookColumn(
      "answered_at", .instant,
      (
        "when the answer was given, by the device's clock",
        "wann die Antwort gegeben wurde, nach der Uhr des Geräts"
      ), missing: [.notTold]),
  ]
}

/// One row per answer of each former revision of a study's sheets; revisions without answers have
/// no row.
enum RevisionLayout {
  static let header = columns.map(\.name)

  /// Returns the rows in the order of the answers. `amended_at` of the first revision is the finish
  /// time of the sheet; `received_at` is a day, as in ``ExportedSheet``.
  static func rows(
    for former: FormerRevision, participant: String, studyID: String
  ) -> [[String]] {
    let said = former.said
    let head = [
      former.position.sheetID.text, participant, studyID,
      former.questionnaireID, String(former.version), String(said.revision),
      Cell.time(said.amendedAt), Cell.time(said.receivedAt.startOfDay), Cell.free(said.reason),
      Cell.time(former.replacedAt), Cell.free(former.replacedBecause), Cell.flag(former.isTest),
      said.correction?.rawValue ?? "", former.replacedByCorrection?.rawValue ?? "",
    ]
    return said.answers.map { answer in
      head + [
        answer.elementID, answer.value?.kind ?? "", answer.value.map(Cell.text) ?? "",
        Cell.time(answer.answeredAt?.instant),
      ]
    }
  }
}
