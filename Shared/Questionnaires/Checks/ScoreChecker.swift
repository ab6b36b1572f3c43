/// Checks that scores can be computed.
struct ScoreChecker {
  let limits: CatalogueLimits
  let texts: TextChecker
  let structure: QuestionnaireStructure
  let questionnaire: QuestionnaireDefinition

  func check(_ path: FindingPath, into findings: inout FindingCollector) {
    if questionnaire.scores.count > limits.scoresMax {
      findings.add(
        path.field("scores"), .tooManyScores,
        "\(questionnaire.scores.count) scores; at most \(limits.scoresMax) are allowed")
    }
    var earlier = Set<String>()
    for (position, score) in questionnaire.scores.prefix(limits.scoresMax).enumerated() {
      let here = path.item("scores", position)
      if !IdentifierSyntax.isElementID(score.id) {
        findings.add(
          here.field("score_id"), .idInvalid,
          "`\(score.id)` is no id of a score; use 1–64 letters, digits, `_`")
      } else if earlier.contains(score.id) {
        findings.add(here.field("score_id"), .idDuplicate, "`\(score.id)` stands twice")
      }
      texts.check(score.title, here.field("title"), required: false, into: &findings)
      checkMethod(score, here, into: &findings)
      checkItems(score, earlier, here, into: &findings)
      checkBands(score.bands, here, into: &findings)
      earlier.insert(score.id)
    }
  }

  private func checkMethod(
    _ score: ScoreDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if score.method == nil {
      findings.add(path.field("method"), .methodMissing, "say sum, prorated sum or mean")
    }
    if !score.factor.isFinite || score.factor == 0 {
      findings.add(path.field("factor"), .weightInvalid, "give a finite number other than 0")
    }
    if !score.offset.isFinite {
      findings.add(path.field("offset"), .numberNotFinite, "give a finite number")
    }
    if score.effectiveMinimumAnswered > score.items.count {
      findings.add(
        path.field("minimum_answered"), .minimumAnsweredOutOfRange,
        "the score has only \(score.items.count) items")
    }
    let weights = score.items.reduce(0) { $0 + $1.weight }
    if score.method != .sum, !score.items.isEmpty, weights == 0 {
      findings.add(
        path.field("items"), .weightInvalid,
        "the weights add up to 0, which nothing can be divided by")
    }
  }

  private func checkItems(
    _ score: ScoreDefinition, _ earlier: Set<String>, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if score.items.isEmpty {
      findings.add(path.field("items"), .noScoreItems, "name the questions that it counts")
    }
    if score.items.count > limits.scoreItemsMax {
      findings.add(
        path.field("items"), .tooManyScoreItems,
        "\(score.items.count) items; at most \(limits.scoreItemsMax) are allowed")
    }
    var seen = Set<ScoreItem.Subject>()
    for (position, item) in score.items.prefix(limits.scoreItemsMax).enumerated() {
      let here = path.item("items", position)
      if !seen.insert(item.subject).inserted {
        findings.add(
          here, .scoreItemDuplicate, "it is counted already; give it a weight instead")
      }
      if !item.weight.isFinite || item.weight == 0 {
        findings.add(here.field("weight"), .weightInvalid, "give a finite number other than 0")
      }
      switch item.subject {
      case .question(let id): checkQuestion(id, item, here, into: &findings)
      case .score(let id):
        if !earlier.contains(id) {
          findings.add(
            here.field("score_id"), .scoreUnknown,
            "no score `\(id)` stands before this one; subscales come first")
        }
        if item.isReversed {
          findings.add(
            here.field("reversed"), .rangeUnknown,
            "a score has no range to be reversed in; reverse its items")
        }
      }
    }
  }

  private func checkQuestion(
    _ id: String, _ item: ScoreItem, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    guard let position = structure.positions[id],
      questionnaire.elements[position].question != nil
    else {
      findings.add(
        path.field("element_id"), .questionUnknown, "this questionnaire has no question `\(id)`")
      return
    }
    // A missing kind is a finding of its own.
    guard let kind = structure.kinds[position] else { return }
    guard let scale = CountableScale(kind) else {
      findings.add(
        path.field("element_id"), .answerNotCountable,
        "answers of `\(id)` are no numbers; give each option a weight, or leave the question out")
      return
    }
    if item.isReversed, scale.range == nil {
      findings.add(
        path.field("reversed"), .rangeUnknown,
        "`\(id)` has no lowest and highest value to be reversed in; give it bounds")
    }
  }

  private func checkBands(
    _ bands: [ScoreBand], _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if bands.count > limits.bandsMax {
      findings.add(
        path.field("bands"), .tooManyBands,
        "\(bands.count) bands; at most \(limits.bandsMax) are allowed")
    }
    var seen = Set<String>()
    var lowest = -Double.infinity
    for (position, band) in bands.prefix(limits.bandsMax).enumerated() {
      let here = path.item("bands", position)
      if !band.minimum.isFinite {
        findings.add(here.field("minimum"), .numberNotFinite, "give a finite number")
      } else if band.minimum <= lowest {
        findings.add(
          here.field("minimum"), .bandsNotAscending,
          "each band begins above the one before; bring them into ascending order")
      } else {
        lowest = band.minimum
      }
      if !IdentifierSyntax.isCode(band.code) {
        findings.add(
          here.field("code"), .codeInvalid,
          "`\(band.code)` is no code; use 1–64 letters, digits, `_`, `-`, `.`")
      } else if !seen.insert(band.code).inserted {
        findings.add(
          here.field("code"), .codeDuplicate, "`\(band.code)` stands twice; codes must differ")
      }
      texts.check(band.label, here.field("label"), required: true, into: &findings)
    }
  }
}
