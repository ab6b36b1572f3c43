import Calendar
import Fields
import FoundationEssentials
import Questionnaires

extension SheetValidation {
  /// Checks the answers. If nothing but some answers refuses the sheet, and it is valid and says
  /// something without them, they are left out.
  mutating func judgeAnswers(
    definition: PreparedQuestionnaire, references: [QuestionReference: KnownAnswer?],
    judgedAt: Instant
  ) {
    let certain = violations
    let isDecided = checkAnswers(
      definition: definition, references: references, judgedAt: judgedAt)
    let mayBeDecidedLater =
      isInAnyOrder && violations.refusals > certain.refusals && refersToFollowing(definition)
    guard isDecided, !mayBeDecidedLater else {
      waits(
        for: .earlierSheetWaits, "answers",
        "a sheet that the conditions refer to is still pending")
      violations = certain
      return
    }
    if violations.isRefusal, !certain.isRefusal, !unusable.isEmpty {
      leaveOutUnusable(certain, definition, references, judgedAt: judgedAt)
    }
    // Another order of the clocks explains no hidden question.
    if isInAnyOrder, !violations.violations.contains(where: { $0.reason == .notShown }) {
      mark(.clockInconsistent)
    }
  }

  /// - Parameter certain: the violations outside of the answers.
  private mutating func leaveOutUnusable(
    _ certain: ViolationList, _ definition: PreparedQuestionnaire,
    _ references: [QuestionReference: KnownAnswer?], judgedAt: Instant
  ) {
    let found = violations
    (violations, leftOut) = (certain, unusable)
    let isDecided = checkAnswers(
      definition: definition, references: references, judgedAt: judgedAt)
    if isDecided, !violations.isRefusal, storedAnswers.sayAnything {
      violations = found.asNotes
      mark(.answerLeftOut)
    } else {
      (violations, leftOut) = (found, [])
    }
  }

  /// The answers as they are stored.
  var storedAnswers: [Answer] {
    kept.answers.indices.filter { !leftOut.contains($0) }.map { kept.answers[$0] }
  }

  /// Checks which questions are answered, and each answer except those that are left out.
  ///
  /// - Returns: false if the result depends on an undecided sheet.
  mutating func checkAnswers(
    definition: PreparedQuestionnaire, references: [QuestionReference: KnownAnswer?],
    judgedAt: Instant
  ) -> Bool {
    let answerOfElement = assignAnswers(definition: definition)
    let latest =
      isInAnyOrder
      ? judgedAt.advanced(byMicroseconds: ValidationContext.clockDifferenceMax) : judgedAt
    var earlier = EarlierAnswers(references: references) { [self] in
      // The sheet before it is never a later one.
      latestSheet(of: $0, notAfter: $0 == sheet.questionnaireID ? judgedAt : latest)
    }
    facts = facts(for: definition, &earlier)
    let begun = definition.required.begunComposites { position in
      answerOfElement[position].map { sheet.answers[$0].value?.isBlank == false } ?? false
    }
    var walk = VisibilityWalk(
      definition.definition, structure: definition.structure, scores: definition.scores,
      facts: facts, isAnswered: { answerOfElement[$0] != nil })
    for (position, question) in definition.questionAt.enumerated() {
      let isShown = walk.next { earlier.answer(to: $0) } == true
      guard let question else { continue }
      let isRequired =
        isShown
        && definition.required.isRequired(position, begun: begun) { condition in
          walk.holds(condition) { earlier.answer(to: $0) }
        }
      if let answerIndex = answerOfElement[position] {
        if isShown {
          var value = ValueValidation(
            question, at: answerIndex, isHeldToRequired: isHeldToRequired,
            isRequired: isRequired, offered: walk.offeredCodes, violations)
          let known = value.check(sheet.answers[answerIndex].value)
          if value.violations.refusals > violations.refusals { unusable.insert(answerIndex) }
          violations = value.violations
          if let stored = value.stored { kept.answers[answerIndex].value = stored }
          if let known { walk.answer(known) }
        } else {
          unusable.insert(answerIndex)
          violations.add(
            .notShown, "answers[\(answerIndex)].element_id",
            "\(question.elementID) is hidden by its conditions")
        }
      } else if isShown, isRequired, isHeldToRequired {
        addMissing(question, inComposite: definition.required.isInOptionalComposite(position))
      }
    }
    isShown = walk.isShown
    return !earlier.isUndecidable
  }

  /// What expressions use besides the answers; empty if the definition has none.
  private func facts(
    for definition: PreparedQuestionnaire, _ earlier: inout EarlierAnswers
  ) -> SheetFacts {
    var facts = definition.facts(of: kept, in: context.zones)
    for question in definition.earlierQuestions(notIn: kept) {
      facts.earlier[question.elementID] = earlier.answer(to: question)
    }
    return facts
  }

  /// Adds a violation for a visible required question without an answer.
  private mutating func addMissing(_ question: PreparedQuestion, inComposite: Bool) {
    let field = "answers[\"\(question.elementID)\"]"
    if inComposite {
      violations.add(
        .compositeIncomplete, field, "another field of its group is filled in, so all must be")
    } else {
      violations.add(.answerMissing, field, "\(question.elementID) is required and was shown")
    }
  }

  /// Returns the index of the answer by index of the element.
  private mutating func assignAnswers(definition: PreparedQuestionnaire) -> [Int: Int] {
    var answerOfElement: [Int: Int] = [:]
    let countMax = context.limits.answerCountMax
    if sheet.answers.count > countMax {
      violations.add(
        .tooManyAnswers, "answers", "\(sheet.answers.count) answers; at most \(countMax)")
    }
    for (index, answer) in sheet.answers.prefix(countMax).enumerated()
    where !leftOut.contains(index) {
      kept.answers[index].answeredAt = usableTime(
        answer.answeredAt, "answers[\(index)].answer_time")
      guard let element = definition.position(ofQuestion: answer.elementID) else {
        unusable.insert(index)
        violations.add(
          .questionUnknown, "answers[\(index)].element_id",
          "this version has no question \(answer.elementID.quotedExcerpt)")
        continue
      }
      if let first = answerOfElement[element] {
        // Neither is more likely to be the right one.
        unusable.formUnion([first, index])
        violations.add(
          .answeredTwice, "answers[\(index)].element_id",
          "answers[\(first)] is to the same question")
      } else {
        answerOfElement[element] = index
      }
    }
    return answerOfElement
  }

  /// Whether required questions must be answered. Not if the sheet was closed incomplete or
  /// automatically; an invalid closing value is reported alone.
  var isHeldToRequired: Bool { sheet.closing == .complete }

  /// See ``AcceptedSheet/fillsIn``.
  var fillsIn: Bool {
    sheet.saysAnything || sheet.closing == .incomplete
      || context.definition(for: sheet)?.questions.allSatisfy { $0.answers == .nothing } ?? false
  }

  /// Returns the sheet used for conditions on another questionnaire and for the repeat interval.
  func latestSheet(
    of questionnaireID: String, notAfter instant: Instant?
  ) -> EarlierAnswers.Source {
    guard let instant else { return .none }
    let key = StudyQuestionnaire(studyID: sheet.studyID, questionnaireID: questionnaireID)
    if let since = undecided[key], since <= instant { return .undecided }
    let ownID = UUID(text: sheet.sheetID)
    let latest = context.earlierSheets[key]?
      .filter { $0.countedAt <= instant && $0.sheetID != ownID }
      .max {
        ($0.countedAt, $0.finishedAt, $0.sheetID) < ($1.countedAt, $1.finishedAt, $1.sheetID)
      }
    return latest.map { .sheet($0) } ?? .none
  }
}

// MARK: - Clocks of two devices

extension ValidationContext {
  /// Maximum difference of two clocks by which sheets may appear in the wrong order.
  static let clockDifferenceMax: Int64 = 24 * 3600 * 1_000_000
}

extension SheetValidation {
  /// Whether its conditions may refer to later sheets.
  var isInAnyOrder: Bool { context.sheetsInAnyOrder.contains(sheet.sheetID) }

  /// Whether conditions refer to a questionnaire with a later sheet in the batch.
  func refersToFollowing(_ definition: PreparedQuestionnaire) -> Bool {
    definition.questionnairesNeeded(by: sheet).contains {
      following.contains(StudyQuestionnaire(studyID: sheet.studyID, questionnaireID: $0))
    }
  }
}

extension Decision<AcceptedSheet> {
  /// Whether the sheet is rejected, or an answer is left out, because of the questions that its
  /// conditions showed, as far as the violations are listed.
  var isDoubtedByConditions: Bool {
    switch self {
    case .accepted(let sheet):
      sheet.leftOut.contains { [.notShown, .moreViolations].contains($0.reason) }
    case .rejected(let violations):
      violations.contains {
        [.notShown, .answerMissing, .compositeIncomplete, .moreViolations].contains($0.reason)
      }
    case .postponed: false
    }
  }
}
