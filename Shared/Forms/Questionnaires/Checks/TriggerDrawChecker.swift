/// Checks the draw of a trigger.
struct TriggerDrawChecker {
  static let rowsMax = 50
  static let optionsMax = 10

  let sheets: SheetCauseChecker
  let trigger: TriggerDefinition

  func check(_ draw: TriggerDraw, _ path: FindingPlace) {
    if draw.rows.isEmpty || draw.rows.count > Self.rowsMax {
      path.field("rows").add(.triggerDrawInvalid, "give 1–\(Self.rowsMax) rows of the table")
    }
    for (position, row) in draw.rows.prefix(Self.rowsMax).enumerated() {
      let here = path.item("rows", position)
      if let sheet = row.sheet {
        check(sheet, here.field("sheet"))
      } else if position + 1 < draw.rows.count {
        here.add(
          .triggerDrawInvalid, "a row without conditions always holds; make it the last one")
      }
      check(row.options, here)
    }
  }

  private func check(_ sheet: SheetCause, _ path: FindingPlace) {
    guard case .sheet(let cause) = trigger.cause, cause.questionnaireID == sheet.questionnaireID
    else {
      path.add(
        .triggerDrawInvalid,
        "no sheet of `\(sheet.questionnaireID)` causes the trigger; only its answers are known")
      return
    }
    if sheet.condition == nil, sheet.bands.isEmpty {
      path.add(.triggerDrawInvalid, "give conditions or bands; without them leave it out")
    }
    sheets.check(sheet, path)
  }

  private func check(_ options: [TriggerDraw.Option], _ path: FindingPlace) {
    if options.count > Self.optionsMax {
      path.field("options").add(
        .triggerDrawInvalid,
        "\(options.count) options; at most \(Self.optionsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, option) in options.prefix(Self.optionsMax).enumerated() {
      let here = path.item("options", position)
      if !IdentifierSyntax.isID(option.id) {
        here.field("option_id").add(
          .triggerDrawInvalid,
          "invalid id `\(option.id)`; use 1–64 lower-case letters, digits, hyphens")
      } else if !seen.insert(option.id).inserted {
        here.field("option_id").add(.triggerDrawInvalid, "duplicate option `\(option.id)`")
      }
      if option.partsPerMillion == 0 {
        here.field("parts_per_million").add(
          .triggerDrawInvalid, "give a probability above 0, or leave the option out")
      }
    }
    let sum = options.reduce(UInt64(0)) { $0 + UInt64($1.partsPerMillion) }
    if sum > UInt64(TriggerDraw.certain) {
      path.field("options").add(
        .triggerDrawInvalid, "the probabilities sum up to \(sum) millionths; at most 1 is possible")
    }
  }
}
