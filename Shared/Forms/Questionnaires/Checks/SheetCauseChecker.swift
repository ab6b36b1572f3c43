/// Checks the rule under which a sheet triggers a notification.
struct SheetCauseChecker {
  let limits: CatalogueLimits
  /// The questionnaires of the study by id; a nil value if the contents are unknown.
  let others: [String: QuestionIndex?]

  func check(_ cause: SheetCause, _ path: FindingPlace) {
    guard let known = others[cause.questionnaireID] else {
      path.field("questionnaire_id").add(
        .questionnaireNotInStudy,
        "the study does not use a questionnaire `\(cause.questionnaireID)`")
      return
    }
    guard let index = known else { return }
    checkCondition(of: cause, index, path)
    checkBands(of: cause, index, path)
  }

  private func checkCondition(of cause: SheetCause, _ index: QuestionIndex, _ path: FindingPlace) {
    guard let condition = cause.condition else { return }
    let before = path.findingCount
    ConditionChecker(
      limits: limits, index: index, positions: [:], others: others, mayNameScores: true
    ).check(condition, at: .max, path, field: "conditions")
    var reachability = Reachability(index: index, others: others)
    if path.findingCount == before, reachability.verdict(on: condition.unwrapped) == .never {
      path.field("conditions").add(
        .unreachable, "no answers make this hold; fix the condition or remove the trigger")
    }
  }

  private func checkBands(of cause: SheetCause, _ index: QuestionIndex, _ path: FindingPlace) {
    if cause.bands.count > limits.bandsMax {
      path.field("bands").add(
        .triggerOutOfRange, "\(cause.bands.count) scores; give at most \(limits.bandsMax)")
    }
    var seen = Set<String>()
    for (position, match) in cause.bands.prefix(limits.bandsMax).enumerated() {
      let here = path.item("bands", position)
      guard let bands = index.bands[match.scoreID] else {
        here.field("score_id").add(.scoreUnknown, "there is no score `\(match.scoreID)`")
        continue
      }
      if !seen.insert(match.scoreID).inserted {
        here.field("score_id").add(
          .scoreDuplicate, "duplicate score `\(match.scoreID)`; list all its bands in one place")
      }
      checkCodes(match, bands, here)
    }
  }

  private func checkCodes(
    _ match: SheetCause.BandMatch, _ bands: Set<String>, _ path: FindingPlace
  ) {
    if match.codes.isEmpty {
      path.field("codes").add(.codesMissing, "list the bands to match")
    }
    var seen = Set<String>()
    for (position, code) in match.codes.prefix(limits.bandsMax + 1).enumerated() {
      let here = path.item("codes", position)
      if !bands.contains(code) {
        here.add(
          .bandUnknown,
          bands.isEmpty
            ? "`\(match.scoreID)` has no bands"
            : "`\(match.scoreID)` has no band `\(code)`; it has \(bands.listed)")
      } else if !seen.insert(code).inserted {
        here.add(.codeDuplicate, "duplicate code `\(code)`")
      }
    }
  }
}
