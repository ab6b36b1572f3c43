import Fields

/// One row for each answer of each former revision of a study's sheets; one without answers has none.
package enum RevisionLayout {
  package static let header = columns.map(\.name)

  /// In the order of the answers. `amended_at` of the first revision is when the sheet was finished; of
  /// `received_at` the day is shown, as in ``ExportedSheet``.
  package static func rows(
    for former: FormerRevision, participant: String, studyID: String
  ) -> [[String]] {
    let said = former.said
    let head = [
      former.position.sheetID.text, participant, studyID,
      former.questionnaireID, String(former.version), String(said.revision),
      Cell.time(said.amendedAt), Cell.time(said.receivedAt.startOfDay), Cell.free(said.reason),
      Cell.time(former.replacedAt), Cell.free(former.replacedBecause), Cell.flag(former.isTest),
    ]
    return said.answers.map { answer in
      head + [
        answer.elementID, answer.value?.kind ?? "", answer.value.map(Cell.text) ?? "",
        Cell.time(answer.answeredAt?.instant),
      ]
    }
  }
}
