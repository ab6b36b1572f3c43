/// The rule that a sheet has to meet to bring a prompt.
struct SheetCauseChecker {
  let limits: CatalogueLimits
  /// The questionnaires of the study by id, nil where the contents are not known.
  let others: [String: QuestionIndex?]

  func check(
    _ cause: SheetCause, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    guard let known = others[cause.questionnaireID] else {
      findings.add(
        path.field("questionnaire_id"), .questionnaireNotInStudy,
        "the study does not use a questionnaire `\(cause.questionnaireID)`")
      return
    }
    guard let index = known else { return }
    checkCondition(of: cause, index, path, into: &findings)
    checkBands(of: cause, index, path, into: &findings)
  }

  private func checkCondition(
    of cause: SheetCause, _ index: QuestionIndex, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    guard let condition = cause.condition else { return }
    let before = findings.count
    ConditionChecker(
      limits: limits, index: index, positions: [:], others: others, mayNameScores: true
    ).check(condition, at: .max, path, field: "conditions", into: &findings)
    var reachability = Reachability(index: index, others: others)
    if findings.count == before, reachability.verdict(on: condition.unwrapped) == .never {
      findings.add(
        path.field("conditions"), .unreachable,
        "no answers make this hold; mend the condition or remove the trigger")
    }
  }

  private func checkBands(
    of cause: SheetCause, _ index: QuestionIndex, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if cause.bands.count > limits.bandsMax {
      findings.add(
        path.field("bands"), .triggerOutOfRange,
        "\(cause.bands.count) scores; give at most \(limits.bandsMax)")
    }
    var seen = Set<String>()
    for (position, match) in cause.bands.prefix(limits.bandsMax).enumerated() {
      let here = path.item("bands", position)
      guard let bands = index.bands[match.scoreID] else {
        findings.add(
          here.field("score_id"), .scoreUnknown, "there is no score `\(match.scoreID)`")
        continue
      }
      if !seen.insert(match.scoreID).inserted {
        findings.add(
          here.field("score_id"), .scoreDuplicate,
          "`\(match.scoreID)` stands twice; name all its bands in one place")
      }
      checkCodes(match, bands, here, into: &findings)
    }
  }

  private func checkCodes(
    _ match: SheetCause.BandMatch, _ bands: Set<String>, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if match.codes.isEmpty {
      findings.add(path.field("codes"), .codesMissing, "name the bands that it has to lie in")
    }
    var seen = Set<String>()
    for (position, code) in match.codes.prefix(limits.bandsMax + 1).enumerated() {
      let here = path.item("codes", position)
      if !bands.contains(code) {
        findings.add(
          here, .bandUnknown,
          bands.isEmpty
            ? "`\(match.scoreID)` has no bands"
            : "`\(match.scoreID)` has no band `\(code)`; it has \(bands.listed)")
      } else if !seen.insert(code).inserted {
        findings.add(here, .codeDuplicate, "`\(code)` stands twice")
      }
    }
  }
}
