import Calendar

extension SheetValidation {
  enum Certainty {
    case decided, undecidable
  }

  /// Checks which questions are answered, and each answer.
  mutating func checkAnswers(
    definition: QuestionnaireDefinition, references: [ReferencedQuestion: KnownAnswer?],
    judgedAt: Instant?
  ) -> Certainty {
    let answerOfElement = assignAnswers(definition: definition)
    var visibility = Visibility(references: references) { [self] in
      latestSheet(of: $0, notAfter: judgedAt)
    }
    let begunComposites = begunComposites(definition, answerOfElement)
    var shown: [Bool] = []
    for (elementIndex, element) in definition.elements.enumerated() {
      let isShown = visibility.isShown(element, after: shown)
      shown.append(isShown)
      guard var question = element.question else { continue }
      if let composite = element.optionalComposite {
        // The fields' own rules count for nothing here.
        question.isRequired = begunComposites.contains(composite)
      }
      if let answerIndex = answerOfElement[elementIndex] {
        if isShown {
          visibility.record(
            checkValue(at: answerIndex, question: question), for: element.elementID)
        } else {
          violations.add(
            .notShown, "answers[\(answerIndex)].element_id",
            "\(element.elementID) is hidden by its conditions")
        }
      } else if isShown, !sheet.autosaved {
        checkMissing(element, question)
      }
    }
    return visibility.isUndecidable ? .undecidable : .decided
  }

  /// A question that was shown has no answer.
  private mutating func checkMissing(
    _ element: ElementDefinition, _ question: QuestionDefinition
  ) {
    let field = "answers[\"\(element.elementID)\"]"
    guard question.isRequired else { return }
    if element.optionalComposite != nil {
      violations.add(
        .compositeIncomplete, field, "another field of its group is filled in, so all must be")
    } else {
      violations.add(.answerMissing, field, "\(element.elementID) is required and was shown")
    }
  }

  /// Positions of the optional composites with a field that is filled in.
  private func begunComposites(
    _ definition: QuestionnaireDefinition, _ answerOfElement: [Int: Int]
  ) -> Set<Int> {
    Set(
      answerOfElement.compactMap { element, answer in
        sheet.answers[answer].value?.isBlank == false
          ? definition.elements[element].optionalComposite : nil
      })
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
  func latestSheet(
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
