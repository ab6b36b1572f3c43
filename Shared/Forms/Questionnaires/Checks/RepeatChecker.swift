/// Checks the repeating groups of a questionnaire.
struct RepeatChecker {
  let limits: CatalogueLimits
  let questionnaire: QuestionnaireDefinition
  let structure: QuestionnaireStructure
  let types: CalculationTypes

  private var repeats: RepeatMembership { types.repeats }

  func check(_ path: FindingPlace) {
    guard questionnaire.hasRepeats else { return }
    for (position, element) in questionnaire.elements.enumerated() {
      if let question = element.question {
        repeats.check(
          .question(question.offeredBy), in: repeats.repeatAt[position],
          path.item("elements", position).field("question").field("offered_by"))
      }
      guard let repetition = element.group?.repetition else { continue }
      let here = path.item("elements", position).field("group").field("repeat")
      check(repetition, here)
      if let owner = repeats.repeatAt[position], owner != element.id {
        here.add(.repeatNested, "`\(owner)` repeats already; repeat one of the two groups")
      }
      checkCount(repetition, at: position, here)
    }
    let size = UnrolledSize(questionnaire, repeats)
    guard size.elements <= limits.elementsMax else {
      path.field("elements").add(
        .tooManyElements,
        "\(size.elements) elements with all repetitions; at most \(limits.elementsMax) are allowed")
      return
    }
    if size.conditionParts > limits.unrolledConditionPartsMax {
      path.field("elements").add(
        .tooManyConditions,
        "all conditions have \(size.conditionParts) parts with all repetitions; at most "
          + "\(limits.unrolledConditionPartsMax) are allowed")
    }
    if size.expressionParts > limits.allExpressionNodesMax {
      path.field("calculations").add(
        .tooManyCalculations,
        "all expressions have \(size.expressionParts) parts with all repetitions; at most "
          + "\(limits.allExpressionNodesMax) are allowed")
    }
    if size.textBytes > limits.unrolledTextBytesMax {
      path.field("elements").add(
        .textTooLong,
        "the texts of repeating groups take \(size.textBytes >> 20) MiB with all repetitions; at "
          + "most \(limits.unrolledTextBytesMax >> 20) MiB are allowed")
    }
    if size.canUnroll { checkUnrolled(path) }
  }

  private func check(_ repetition: RepeatDefinition, _ path: FindingPlace) {
    if !(1...RepeatDefinition.maximumLimit).contains(repetition.maximum) {
      path.field("maximum").add(
        .repeatOutOfRange, "give 1–\(RepeatDefinition.maximumLimit) repetitions")
    }
    if repetition.minimum > repetition.maximum {
      path.field("minimum").add(.repeatOutOfRange, "at most the maximum are always shown")
    } else if repetition.minimum > 0, repetition.count != nil {
      path.field("minimum").add(.repeatOutOfRange, "the count decides; leave the minimum out")
    }
  }

  private func checkCount(
    _ repetition: RepeatDefinition, at position: Int, _ path: FindingPlace
  ) {
    switch repetition.count {
    case nil: break
    case .question(let id)?:
      let asked = structure.positions[id]
      if asked == nil || asked ?? 0 >= position || repeats.elements[id] != nil
        || ExpressionType(structure.kind(of: id)) != .number
      {
        path.field("element_id").add(
          .repeatCountInvalid,
          "`\(id)` is no question with a number before the group, outside of repeating groups")
      }
    case .calculation(let id)?:
      if repeats.calculations[id] != nil || types.type(ofCalculation: id) != .number {
        path.field("calculation_id").add(
          .repeatCountInvalid, "`\(id)` is no calculation with a number for the whole sheet")
      }
    case .score(let id)?:
      path.add(.repeatCountInvalid, "`\(id)` is a score, which is known only at the end")
    }
  }

  /// Checks that the ids of all repetitions are unique and not too long.
  private func checkUnrolled(_ path: FindingPlace) {
    let unrolled = questionnaire.unrolled
    check(unrolled.elements.map(\.id), path.field("elements"))
    check((unrolled.scores.map(\.id) + unrolled.calculations.map(\.id)), path.field("calculations"))
    check(unrolled.constraints.map(\.id), path.field("constraints"))
  }

  /// - Parameter ids: of all elements or rules of the unrolled questionnaire. Findings of those
  ///   outside of repetitions are reported elsewhere, too.
  private func check(_ ids: [String], _ path: FindingPlace) {
    var seen = Set<String>()
    if let long = ids.first(where: { $0.utf8.count > 64 }) {
      path.add(.idInvalid, "with its repetition, the id `\(long)` is longer than 64 characters")
    }
    if let twice = ids.first(where: { !seen.insert($0).inserted }) {
      path.add(
        .idDuplicate, "with all repetitions, `\(twice)` is the id of two; rename one of them")
    }
  }
}

extension RepeatMembership {
  /// Whether a condition counts answers of a repeating group.
  func isCounted(by condition: Condition) -> Bool {
    condition.preorder.contains { part in
      guard case .count(let count) = part else { return false }
      return count.questions.contains { $0.questionnaireID.isEmpty && owner($0.subject) != nil }
    }
  }

  /// Reports a reference from outside of the repeating group that it belongs to.
  ///
  /// - Parameter context: id of the repeating group of the rule; nil outside.
  func check(
    _ subject: QuestionReference.Subject, in context: String?, _ path: FindingPlace
  ) {
    guard let owner = owner(subject), owner != context else { return }
    path.add(
      .repeatedReference,
      "it is in the repeating group `\(owner)`; outside of it, use each(…) in a calculation")
  }
}
