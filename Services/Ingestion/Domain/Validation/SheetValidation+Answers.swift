import Calendar
import Fields
import FoundationEssentials
internal import Questionnaires

extension SheetValidation {
  enum Certainty {
    case decided, undecidable
  }

  /// Checks which questions are answered, and each answer.
  mutating func checkAnswers(
    definition: PreparedQuestionnaire, references: [QuestionReference: KnownAnswer?],
    judgedAt: Instant?
  ) -> Certainty {
    let answerOfElement = assignAnswers(definition: definition)
    var earlier = EarlierAnswers(references: references) { [self] in
      latestSheet(of: $0, notAfter: judgedAt)
    }
    let begun = definition.required.begunComposites { position in
      answerOfElement[position].map { sheet.answers[$0].value?.isBlank == false } ?? false
    }
    var walk = VisibilityWalk(definition.definition, structure: definition.structure)
    for (position, question) in definition.questionAt.enumerated() {
      let isShown = walk.next { earlier.answer(to: $0) } == true
      guard let question else { continue }
      let isRequired = definition.required.isRequired(position, begun: begun)
      if let answerIndex = answerOfElement[position] {
        if isShown {
          let known = checkValue(at: answerIndex, question: question, isRequired: isRequired)
          if let known { walk.answer(known) }
        } else {
          violations.add(
            .notShown, "answers[\(answerIndex)].element_id",
            "\(question.elementID) is hidden by its conditions")
        }
      } else if isShown, isRequired, isHeldToRequired {
        addMissing(question, inComposite: definition.required.isInOptionalComposite(position))
      }
    }
    return earlier.isUndecidable ? .undecidable : .decided
  }

  /// A question that was shown and is required has no answer.
  private mutating func addMissing(_ question: PreparedQuestion, inComposite: Bool) {
    let field = "answers[\"\(question.elementID)\"]"
    if inComposite {
      violations.add(
        .compositeIncomplete, field, "another field of its group is filled in, so all must be")
    } else {
      violations.add(.answerMissing, field, "\(question.elementID) is required and was shown")
    }
  }

  /// Index of the answer by index of the element.
  private mutating func assignAnswers(definition: PreparedQuestionnaire) -> [Int: Int] {
    var answerOfElement: [Int: Int] = [:]
    let countMax = context.limits.answerCountMax
    if sheet.answers.count > countMax {
      violations.add(
        .tooManyAnswers, "answers", "\(sheet.answers.count), and at most \(countMax) are taken")
    }
    for (index, answer) in sheet.answers.prefix(countMax).enumerated() {
      checkTime(answer.answeredAt, "answers[\(index)].answer_time")
      guard let element = definition.position(ofQuestion: answer.elementID) else {
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

  /// The sheet that decides about conditions on another questionnaire, and about the repeat interval.
  func latestSheet(
    of questionnaireID: String, notAfter finishedAt: Instant?
  ) -> EarlierAnswers.Source {
    guard let finishedAt else { return .none }
    let key = StudyQuestionnaire(studyID: sheet.studyID, questionnaireID: questionnaireID)
    if let since = undecided[key], since <= finishedAt { return .undecided }
    let ownID = UUID(text: sheet.sheetID)
    let latest = context.earlierSheets[key]?
      .filter { $0.finishedAt <= finishedAt && $0.sheetID != ownID }
      .max { ($0.finishedAt, $0.sheetID) < ($1.finishedAt, $1.sheetID) }
    return latest.map { .sheet($0) } ?? .none
  }
}
