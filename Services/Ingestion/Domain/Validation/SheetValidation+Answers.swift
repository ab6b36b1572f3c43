extension SheetValidation {
  enum Certainty {
    case decided, undecidable
  }

  /// Checks which questions are answered, and each answer.
  mutating func checkAnswers(
    definition: QuestionnaireDefinition, references: [ReferencedQuestion: KnownAnswer?],
    finishedAt: Instant?
  ) -> Certainty {
    let answerOfElement = assignAnswers(definition: definition)
    var visibility = Visibility(references: references) { [self] in
      latestSheet(of: $0, notAfter: finishedAt)
    }
    for (elementIndex, element) in definition.elements.enumerated() {
      guard let question = element.question else { continue }
      let isShown = visibility.isShown(element)
      if let answerIndex = answerOfElement[elementIndex] {
        if isShown {
          visibility.record(
            checkValue(at: answerIndex, question: question), for: element.elementID)
        } else {
          violations.add(
            .notShown, "answers[\(answerIndex)].element_id",
            "\(element.elementID) is hidden by its conditions")
        }
      } else if isShown, question.isRequired, !sheet.autosaved {
        violations.add(
          .answerMissing, "answers[\"\(element.elementID)\"]",
          "\(element.elementID) is required and was shown")
      }
    }
    return visibility.isUndecidable ? .undecidable : .decided
  }

  /// Index of the answer by index of the element.
  private mutating func assignAnswers(definition: QuestionnaireDefinition) -> [Int: Int] {
    var answerOfElement: [Int: Int] = [:]
    let countMax = context.limits.answerCountMax
    if sheet.answers.count > countMax {
      violations.add(
        .tooManyAnswers, "answers", "\(sheet.answers.count), and at most \(countMax) are taken")
    }
    for (index, answer) in sheet.answers.prefix(countMax).enumerated() {
      checkTime(answer.answeredAt, "answers[\(index)].answered_at")
      guard let element = definition.index(ofElement: answer.elementID),
        definition.elements[element].question != nil
      else {
        violations.add(
          .questionUnknown, "answers[\(index)].element_id",
          "this version has no question \(answer.elementID.quotedExcerpt)")
        continue
      }
      if let first = answerOfElement[element] {
        violations.add(
          .answeredTwice, "answers[\(index)].element_id",
          "answers[\(first)] is to the same question")
      } else {
        answerOfElement[element] = index
      }
    }
    return answerOfElement
  }

  /// The sheet that decides about conditions on another questionnaire.
  private func latestSheet(
    of questionnaireID: String, notAfter finishedAt: Instant?
  ) -> Visibility.Source {
    guard let finishedAt else { return .none }
    let key = StudyQuestionnaire(studyID: sheet.studyID, questionnaireID: questionnaireID)
    if let since = undecided[key], since <= finishedAt { return .undecided }
    let ownID = sheet.sheetID.uppercased()
    let latest = context.earlierSheets[key]?
      .filter { $0.finishedAt <= finishedAt && $0.sheetID.uuidString != ownID }
      .max { ($0.finishedAt, $0.sheetID.uuidString) < ($1.finishedAt, $1.sheetID.uuidString) }
    return latest.map { .sheet($0) } ?? .none
  }
}
