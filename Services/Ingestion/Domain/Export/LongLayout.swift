/// One row per answer, over all questionnaires of a study. A sheet without answers has no row;
/// measurements are in the wide layout only.
public enum LongLayout {
  public static let header =
    ExportedSheet.headColumns + ["element_id", "kind", "value", "answered_at"]

  /// The rows of a sheet in the order of its answers. `kind` is `choice`, `number`, `text`, `date`
  /// or `time`.
  public static func rows(for sheet: ExportedSheet) -> [[String]] {
    let head = sheet.headCells
    return sheet.answers.map { answer in
      head + [
        answer.elementID, answer.value?.kind ?? "", answer.value.map(Cell.text) ?? "",
        Cell.time(answer.answeredAt?.instant),
      ]
    }
  }
}
