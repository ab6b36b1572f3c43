internal import Fields
internal import Questionnaires

/// Checks changes to a draft for their form alone: a draft may be wrong in every other way, as long as it is one.
package struct DraftForm {
  private let definition: PreparedQuestionnaire
  private let limits: DraftLimits
  private var violations = ViolationList(countMax: 100)

  private init(_ definition: PreparedQuestionnaire, limits: DraftLimits) {
    self.definition = definition
    self.limits = limits
  }

  /// What is wrong with them; paths begin at the request (`elements[3].answer.number`).
  package static func violations(
    of changes: [DraftElement], in definition: PreparedQuestionnaire, limits: DraftLimits
  ) -> [Violation] {
    var form = DraftForm(definition, limits: limits)
    for (place, change) in changes.enumerated() { form.check(change, "elements[\(place)]") }
    return form.violations.reported
  }

  private mutating func check(_ change: DraftElement, _ field: String) {
    guard let position = definition.position(ofQuestion: change.elementID),
      let question = definition.questionAt[position]
    else {
      violations.add(
        .questionUnknown, "\(field).element_id",
        "this version has no question \(change.elementID.quotedExcerpt)")
      return
    }
    guard let value = change.answer.value else { return }
    let path = "\(field).answer.\(value.kind)"
    guard question.answers != .nothing else {
      violations.add(.typeNotSupported, path, "the question cannot be answered")
      return
    }
    guard value.kind == question.answers.valueKind else {
      violations.add(
        .valueTypeMismatch, path, "the question asks for \(question.answers.valueKind)")
      return
    }
    check(value, path)
  }

  private mutating func check(_ value: AnswerValue, _ path: String) {
    switch value {
    case .number(let number):
      if !number.isFinite { violations.add(.notFinite, path, "infinite or not a number") }
    case .choice(let codes):
      for (place, code) in codes.enumerated() where !IdentifierSyntax.isCode(code) {
        violations.add(
          .optionUnknown, "\(path).codes[\(place)]", "\(code.quotedExcerpt) is no code")
      }
    case .text(let text), .date(let text), .time(let text), .dateTime(let text):
      if text.utf8.count > limits.textLengthMax,
        text.unicodeScalars.count > limits.textLengthMax
      {
        violations.add(.textTooLong, path, "more than \(limits.textLengthMax) characters")
      }
      if text.utf8.contains(0) { violations.add(.textInvalid, path, "contains U+0000") }
    }
  }
}

extension PreparedQuestionnaire {
  /// Share of the questions shown that have an answer, 0–100, as far as the answers themselves tell which are
  /// shown: conditions see no other questionnaire. Below 100 as long as one is missing; 0 where none is shown.
  package func percentAnswered(_ answers: [Answer]) -> Int {
    let known = answers.known
    var walk = VisibilityWalk(definition, structure: structure)
    var (shown, answered) = (0, 0)
    for question in questionAt {
      let isShown = walk.next { _ in nil } == true
      guard let question, isShown, question.answers != .nothing else { continue }
      shown += 1
      guard let answer = known[question.elementID] else { continue }
      answered += 1
      walk.answer(answer)
    }
    return shown == 0 ? 0 : answered * 100 / shown
  }
}
