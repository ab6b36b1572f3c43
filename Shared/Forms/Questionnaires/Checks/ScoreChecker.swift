/// Checks that scores can be computed.
struct ScoreChecker {
  let limits: CatalogueLimits
  let texts: TextChecker
  let structure: QuestionnaireStructure
  let types: CalculationTypes
  let questionnaire: QuestionnaireDefinition

  func check(_ path: FindingPlace) {
    if questionnaire.scores.count > limits.scoresMax {
      path.field("scores").add(
        .tooManyScores,
        "\(questionnaire.scores.count) scores; at most \(limits.scoresMax) are allowed")
    }
    var earlier = Set<String>()
    for (position, score) in questionnaire.scores.prefix(limits.scoresMax).enumerated() {
      let here = path.item("scores", position)
      if !IdentifierSyntax.isElementID(score.id) {
        here.field("score_id").add(
          .idInvalid, "invalid score id `\(score.id)`; use 1–64 letters, digits, `_`")
      } else if earlier.contains(score.id) {
        here.field("score_id").add(.idDuplicate, "duplicate id `\(score.id)`")
      }
      texts.check(score.title, here.field("title"), required: false)
      checkMethod(score, here)
      checkItems(score, earlier, here)
      checkBands(score.bands, here)
      earlier.insert(score.id)
    }
  }

  private func checkMethod(_ score: ScoreDefinition, _ path: FindingPlace) {
    if score.method == nil {
      path.field("method").add(.methodMissing, "choose sum, prorated sum or mean")
    }
    if !score.factor.isFinite || score.factor == 0 {
      path.field("factor").add(.weightInvalid, "give a finite number other than 0")
    }
    if !score.offset.isFinite {
      path.field("offset").add(.numberNotFinite, "give a finite number")
    }
    if score.effectiveMinimumAnswered > score.items.count {
      path.field("minimum_answered").add(
        .minimumAnsweredOutOfRange, "the score has only \(score.items.count) items")
    }
    let weights = score.items.reduce(0) { $0 + $1.weight }
    if score.method != .sum, !score.items.isEmpty, weights == 0 {
      path.field("items").add(
        .weightInvalid, "the weights add up to 0, which makes the score undefined")
    }
  }

  private func checkItems(_ score: ScoreDefinition, _ earlier: Set<String>, _ path: FindingPlace) {
    if score.items.isEmpty {
      path.field("items").add(.noScoreItems, "list the questions that it counts")
    }
    if score.items.count > limits.scoreItemsMax {
      path.field("items").add(
        .tooManyScoreItems,
        "\(score.items.count) items; at most \(limits.scoreItemsMax) are allowed")
    }
    var seen = Set<ScoreItem.Subject>()
    for (position, item) in score.items.prefix(limits.scoreItemsMax).enumerated() {
      let here = path.item("items", position)
      if !seen.insert(item.subject).inserted {
        here.add(.scoreItemDuplicate, "duplicate item; give it a weight instead")
      }
      if !item.weight.isFinite || item.weight == 0 {
        here.field("weight").add(.weightInvalid, "give a finite number other than 0")
      }
      switch item.subject {
      case .question(let id): checkQuestion(id, item, here)
      case .score(let id):
        if !earlier.contains(id) {
          here.field("score_id").add(
            .scoreUnknown, "no score `\(id)` precedes this one; subscales come first")
        }
        if item.isReversed {
          here.field("reversed").add(
            .rangeUnknown, "a score has no range for reversing; reverse its items")
        }
      case .calculation(let id): checkCalculation(id, item, here)
      }
      checkRepeats(of: item.subject, here)
    }
  }

  private func checkRepeats(of subject: ScoreItem.Subject, _ path: FindingPlace) {
    switch subject {
    case .question(let id): types.repeats.check(.question(id), in: nil, path.field("element_id"))
    case .calculation(let id):
      types.repeats.check(.calculation(id), in: nil, path.field("calculation_id"))
    case .score: break
    }
  }

  private func checkCalculation(_ id: String, _ item: ScoreItem, _ path: FindingPlace) {
    if types.order.calculations[id] == nil {
      path.field("calculation_id").add(.calculationUnknown, "there is no calculation `\(id)`")
    } else if let type = types.type(ofCalculation: id), type != .number {
      path.field("calculation_id").add(
        .answerNotCountable, "the calculation `\(id)` is \(type.name), not a number")
    }
    if item.isReversed {
      path.field("reversed").add(
        .rangeUnknown, "a calculation has no range for reversing; subtract it in its expression")
    }
  }

  private func checkQuestion(_ id: String, _ item: ScoreItem, _ path: FindingPlace) {
    guard let position = structure.positions[id],
      questionnaire.elements[position].question != nil
    else {
      path.field("element_id").add(.questionUnknown, "this questionnaire has no question `\(id)`")
      return
    }
    // A missing kind has its own finding.
    guard let kind = structure.kinds[position] else { return }
    guard let scale = CountableScale(kind) else {
      path.field("element_id").add(
        .answerNotCountable,
        "answers of `\(id)` are not numbers; give each option a weight, or leave the question out")
      return
    }
    checkNegativeCodes(id, kind, path)
    if item.isReversed, scale.range == nil {
      path.field("reversed").add(
        .rangeUnknown, "`\(id)` has no lowest and highest value for reversing; give it bounds")
    }
  }

  /// Warns of a negative code whose opposite is no code: on a scale around 0 both are answers, but
  /// a lone one, such as `-99`, often stands for a missing answer.
  private func checkNegativeCodes(
    _ id: String, _ kind: QuestionDefinition.Kind, _ path: FindingPlace
  ) {
    let counted = (kind.options ?? []).filter { !$0.isMissing && $0.weight == nil }
    let numbers = Set(counted.compactMap { Double($0.code) })
    for option in counted {
      guard let number = Double(option.code), number < 0, !numbers.contains(-number) else {
        continue
      }
      path.field("element_id").add(
        .negativeCodeCounted,
        "the code `\(option.code)` of `\(id)` counts as \(option.code); write `missing: true` if it "
          + "means no answer, or give it a `weight`")
    }
  }

  private func checkBands(_ bands: [ScoreBand], _ path: FindingPlace) {
    if bands.count > limits.bandsMax {
      path.field("bands").add(
        .tooManyBands, "\(bands.count) bands; at most \(limits.bandsMax) are allowed")
    }
    var seen = Set<String>()
    var lowest = -Double.infinity
    for (position, band) in bands.prefix(limits.bandsMax).enumerated() {
      let here = path.item("bands", position)
      if !band.minimum.isFinite {
        here.field("minimum").add(.numberNotFinite, "give a finite number")
      } else if band.minimum <= lowest {
        here.field("minimum").add(
          .bandsNotAscending,
          "each band must start above the previous one; sort them in ascending order")
      } else {
        lowest = band.minimum
      }
      if !IdentifierSyntax.isCode(band.code) {
        here.field("code").add(
          .codeInvalid, "invalid code `\(band.code)`; use 1–64 letters, digits, `_`, `-`, `.`")
      } else if !seen.insert(band.code).inserted {
        here.field("code").add(
          .codeDuplicate, "duplicate code `\(band.code)`; codes must be unique")
      }
      texts.check(band.label, here.field("label"), required: true)
    }
  }
}
