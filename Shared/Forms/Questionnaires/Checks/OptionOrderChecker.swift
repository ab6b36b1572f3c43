/// Checks which options a question offers, their order, and the order of the members of groups.
struct OptionOrderChecker {
  let limits: CatalogueLimits
  let texts: TextChecker
  let structure: QuestionnaireStructure
  let elements: [ElementDefinition]
  let index: QuestionIndex

  func check(_ path: FindingPlace) {
    for (position, element) in elements.enumerated() {
      let here = path.item("elements", position)
      if let question = element.question {
        check(question, at: position, here.field("question"))
      }
      let parent = structure.governors[position].last.flatMap { elements[$0].group }
      if element.isFixed, parent?.hasRandomOrder != true {
        here.field("fixed_position").add(
          .optionOrderNotApplicable, "only members of a group with a random order have a place")
      }
      checkReferences(of: element, at: position, here)
    }
  }

  private func check(
    _ question: QuestionDefinition, at position: Int, _ path: FindingPlace
  ) {
    let kind = structure.kinds[position]
    if question.hasRandomOptions, question.kind?.options == nil {
      path.field("random_options").add(
        .optionOrderNotApplicable, "the question has no options of its own to order")
    }
    if !question.offeredBy.isEmpty { checkOffer(question, at: position, path) }
    let options = question.kind?.options ?? []
    let filtered = options.firstIndex { !$0.offeredFor.isEmpty }
    if question.offeredBy.isEmpty, let filtered {
      path.field("offered_by").add(
        .offeredForInvalid,
        "option `\(options[filtered].code)` is offered for codes of another question; name the "
          + "question")
    }
    if let poles = question.poles { check(poles, of: question, kind, path.field("poles")) }
  }

  private func checkOffer(
    _ question: QuestionDefinition, at position: Int, _ path: FindingPlace
  ) {
    let here = path.field("offered_by")
    guard let options = question.kind?.options else {
      here.add(.offeredByInvalid, "the question has no options of its own to offer")
      return
    }
    let id = question.offeredBy
    guard let earlier = structure.positions[id], index.kinds[id] != nil else {
      here.add(.offeredByInvalid, "no question `\(id)`")
      return
    }
    guard earlier < position else {
      here.add(
        .offeredByInvalid, "`\(id)` is not before this element; move it or refer to another")
      return
    }
    let surroundings = structure.governors[position]
    if structure.governors[earlier].contains(where: {
      elements[$0].group?.repetition != nil && !surroundings.contains($0)
    }) {
      here.add(.offeredByInvalid, "`\(id)` is in a repeating group, which this question is not in")
      return
    }
    guard case .codes(let known)? = ConditionTarget(structure.kinds[earlier]) else {
      here.add(.offeredByInvalid, "the answers to `\(id)` have no codes")
      return
    }
    for option in options {
      if option.offeredFor.count > limits.offeredForMax {
        here.add(
          .offeredForInvalid,
          "option `\(option.code)` is offered for \(option.offeredFor.count) codes; at most "
            + "\(limits.offeredForMax) are allowed")
      }
      for code in option.offeredFor where !known.contains(code) {
        here.add(
          .offeredForInvalid,
          "option `\(option.code)` is offered for `\(code)`, which `\(id)` does not have")
      }
    }
  }

  private func check(
    _ poles: PolesDefinition, of question: QuestionDefinition, _ kind: QuestionDefinition.Kind?,
    _ path: FindingPlace
  ) {
    texts.check(poles.lowest, path.field("lowest"), required: true)
    texts.check(poles.highest, path.field("highest"), required: true)
    switch kind {
    case .singleChoice, .slider, .visualAnalogue, nil:
      if question.kind == .inherited { return }
    default: break
    }
    path.add(
      .polesNotApplicable,
      "only for questions that share a single choice, slider or visual analogue scale")
  }

  /// Reports references between members that may be shown in the other order.
  private func checkReferences(
    of element: ElementDefinition, at position: Int, _ path: FindingPlace
  ) {
    let conditions = [element.shownIf, element.question?.requiredIf].compactMap { $0 }
    var ids = conditions.flatMap(\.references).filter(\.questionnaireID.isEmpty).map(\.elementID)
    if let question = element.question, !question.offeredBy.isEmpty {
      ids.append(question.offeredBy)
    }
    for id in ids {
      guard let earlier = structure.positions[id], earlier < position else { continue }
      let shared = zip(lineage(of: position), lineage(of: earlier)).first { $0 != $1 }
      guard let shared, let group = structure.governors[shared.0].last,
        group == structure.governors[shared.1].last,
        elements[group].group?.hasRandomOrder == true
      else { continue }
      path.add(
        .randomOrderReference,
        "`\(element.id)` refers to `\(id)`, which may be shown after it: "
          + "`\(elements[group].id)` has a random order")
    }
  }

  /// The groups of an element, outermost first, and the element.
  private func lineage(of position: Int) -> [Int] {
    structure.governors[position].filter { elements[$0].group != nil } + [position]
  }
}
