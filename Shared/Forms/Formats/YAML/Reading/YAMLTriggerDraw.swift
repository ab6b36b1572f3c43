internal import Questionnaires

extension YAMLValue {
  /// Reads the rows of the table: entries `{when, bands, options}`.
  ///
  /// - Parameter cause: the trigger's cause, whose questionnaire the conditions are about.
  func draw(for cause: TriggerDefinition.Cause?, at path: FindingPath) -> TriggerDraw {
    noted(path.field("rows"))
    let questionnaireID = if case .sheet(let sheet) = cause { sheet.questionnaireID } else { "" }
    let rows = (list() ?? []).enumerated().compactMap { position, value in
      let here = path.item("rows", position)
      return value.noted(here).mapping("draw-row") { mapping in
        let sheet = here.field("sheet")
        let (condition, bands) = (
          mapping.sheetCondition(at: sheet), mapping.optional("bands")?.bandMatches(at: sheet) ?? []
        )
        let isConditional = condition != nil || !bands.isEmpty
        return TriggerDraw.Row(
          sheet: isConditional
            ? SheetCause(questionnaireID: questionnaireID, condition: condition, bands: bands)
            : nil,
          options: mapping.optional("options")?.drawOptions(at: here) ?? [])
      }
    }
    return TriggerDraw(rows: rows)
  }

  /// Reads entries `{id, probability}`.
  private func drawOptions(at row: FindingPath) -> [TriggerDraw.Option] {
    noted(row.field("options"))
    return (list() ?? []).enumerated().compactMap { position, value in
      let path = row.item("options", position)
      return value.noted(path).mapping("draw-option") { mapping in
        TriggerDraw.Option(
          id: mapping.required("id")?.noted(path.field("option_id")).text() ?? "",
          partsPerMillion: mapping.required("probability")?
            .noted(path.field("parts_per_million")).partsPerMillion() ?? 0)
      }
    }
  }

  private func partsPerMillion() -> UInt32? {
    guard let number = number() else { return nil }
    let parts = (number * Double(TriggerDraw.certain)).rounded()
    guard (0...1).contains(number),
      (number - parts / Double(TriggerDraw.certain)).magnitude < 1e-9
    else {
      report("expected a probability from 0 to 1 with at most six decimal digits")
      return nil
    }
    return UInt32(parts)
  }

  /// Reads a list of clock times.
  func clockTimes(at path: FindingPath) -> [UInt32] {
    (list() ?? []).enumerated().compactMap { index, value in
      value.noted(path.index(index)).clockTime()
    }
  }
}
