import Fields
import Questionnaires

/// A change to a draft as sent.
struct DraftChange: Sendable, Hashable {
  /// Index in the request.
  var place: Int
  var element: DraftElement
}

/// Checks only the form of changes to a draft. Drafts may be incomplete or invalid in any other
/// way.
struct DraftForm {
  private let definition: PreparedQuestionnaire
  private let limits: DraftLimits
  private var violations: ViolationList

  private init(
    _ definition: PreparedQuestionnaire, limits: DraftLimits, _ violations: ViolationList
  ) {
    self.definition = definition
    self.limits = limits
    self.violations = violations
  }

  /// Returns the changes that have the form of answers. A malformed one refuses itself.
  ///
  /// - Parameter violations: collects those of the other changes; paths are relative to the request
  ///   (`elements[3].answer.number`).
  static func wellFormed(
    _ changes: [DraftChange], in definition: PreparedQuestionnaire, limits: DraftLimits,
    _ violations: inout ViolationList
  ) -> [DraftElement] {
    var form = DraftForm(definition, limits: limits, violations)
    defer { violations = form.violations }
    return changes.compactMap { change in
      let before = form.violations.total
      form.check(change.element, "elements[\(change.place)]")
      return form.violations.total == before ? change.element : nil
    }
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
      violations.addUnlessFinite(number, path)
    case .choice(let codes):
      for (place, code) in codes.enumerated() where !IdentifierSyntax.isCode(code) {
        violations.add(
          .optionUnknown, "\(path).codes[\(place)]", "\(code.quotedExcerpt) is not a valid code")
      }
    case .text(let text), .date(let text), .time(let text), .dateTime(let text):
      if text.isLonger(than: limits.textLengthMax) {
        violations.add(.textTooLong, path, "more than \(limits.textLengthMax) characters")
      }
      if text.utf8.contains(0) { violations.add(.textInvalid, path, "contains U+0000") }
    }
  }
}

extension PreparedQuestionnaire {
  /// Percentage of visible questions that have an answer, 0–100. Visibility is derived from the
  /// given answers only, without other questionnaires. Below 100 while an answer is missing; 0 if
  /// no question is visible.
  ///
  /// - Parameter today: local date of the start, `YYYY-MM-DD`; nil if unknown.
  func percentAnswered(_ answers: [Answer], today: String? = nil) -> Int {
    let known = answers.known
    var walk = VisibilityWalk(
      definition, structure: structure, scores: scores, facts: SheetFacts(today: today)
    ) { questionAt[$0].map { known[$0.elementID] != nil } ?? false }
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
