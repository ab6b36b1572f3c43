/// One row per answer and per score, over all questionnaires of a study. A sheet without either has
/// no row; measurements are in the wide layout only.
public enum LongLayout {
  public static let header = columns.map(\.name)

  /// The rows of a sheet in the order of its answers, then its scores. `kind` is `choice`, `number`,
  /// `text`, `date`, `time` or `date_time`; `score` for a score, whose id stands as element, and
  /// `band` for its grade.
  public static func rows(for sheet: ExportedSheet) -> [[String]] {
    let head = sheet.headCells
    return sheet.answers.map { answer in
      head + [
        answer.elementID, answer.value?.kind ?? "", answer.value.map(Cell.text) ?? "",
        Cell.time(answer.answeredAt?.instant),
      ]
    }
      + sheet.scores.flatMap { score in
        var rows: [[String]] = []
        if let value = score.value {
          rows.append(head + [score.scoreID, "score", value.shortText, ""])
        }
        if !score.band.isEmpty { rows.append(head + [score.scoreID, "band", score.band, ""]) }
        return rows
      }
  }
}
