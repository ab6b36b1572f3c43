import Fields

/// The answers of a sheet after a correction, with the places of the corrected ones in the request.
struct CorrectedAnswers: Sendable, Hashable {
  /// In the order of the sheet; answers to further questions last.
  private(set) var answers: [Answer] = []
  /// Places in ``SheetCorrection/answers``; nil for answers that stay.
  private var origins: [Int?] = []
  private(set) var violations: [Violation] = []

  /// - Parameters:
  ///   - present: answers of the sheet.
  ///   - hidden: questions whose answers staff do not see and cannot change.
  ///   - isFile: whether a question is answered with a file, which only the participant can replace.
  init(
    _ correction: SheetCorrection, of present: [Answer], hidden: Set<String>,
    isFile: (String) -> Bool = { _ in false }
  ) {
    func rejectFile(_ elementID: String, _ field: String) {
      guard isFile(elementID) else { return }
      reject(field, .notRevisable, "names a file, which only the participant can replace")
    }
    var places: [String: Int] = [:]
    for (place, answer) in correction.answers.enumerated() {
      if hidden.contains(answer.elementID) {
        reject("answers[\(place)].element_id", .questionUnknown, "names a concealed text")
      } else if places.updateValue(place, forKey: answer.elementID) != nil {
        reject("answers[\(place)].element_id", .answeredTwice, "names a question twice")
      }
      rejectFile(answer.elementID, "answers[\(place)].element_id")
    }
    let removed = Set(correction.removed)
    let known = Set(present.lazy.map(\.elementID))
    for (place, elementID) in correction.removed.enumerated() {
      let field = "removed_element_ids[\(place)]"
      if places[elementID] != nil {
        reject(field, .answeredTwice, "names a question with a corrected answer")
      } else if hidden.contains(elementID) || !known.contains(elementID) {
        reject(field, .questionUnknown, "the sheet has no answer to \(elementID.quotedExcerpt)")
      }
      rejectFile(elementID, field)
    }
    for answer in present where !removed.contains(answer.elementID) {
      let place = places.removeValue(forKey: answer.elementID)
      answers.append(place.map { correction.answers[$0] } ?? answer)
      origins.append(place)
    }
    for place in places.values.sorted() {
      answers.append(correction.answers[place])
      origins.append(place)
    }
    if violations.isEmpty, present.sayAnything, !answers.sayAnything {
      reject("removed_element_ids", .answerMissing, "at least one answer has to stay")
    }
  }

  /// Returns a violation of an amendment with ``answers``, as one of the request: answers that stay
  /// have no place in it and are named by their question.
  func inRequest(_ violation: Violation) -> Violation {
    let start = "answers.answers["
    var copy = violation
    copy.field = "correction.\(violation.field.dropFirst("answers.".count))"
    guard violation.field.hasPrefix(start),
      let end = violation.field.firstIndex(of: "]"),
      let place = Int(violation.field[..<end].dropFirst(start.count)),
      answers.indices.contains(place)
    else { return copy }
    let rest = violation.field[end...]
    copy.field =
      if let origin = origins[place] {
        "correction.answers[\(origin)\(rest)"
      } else {
        "correction.answers[\"\(answers[place].elementID)\"\(rest)"
      }
    return copy
  }

  /// Whether the answers, as they would be stored, say the same as those of the sheet.
  static func isSame(_ stored: [Answer], as present: [Answer]) -> Bool {
    values(stored) == values(present)
  }

  private static func values(_ answers: [Answer]) -> [String: AnswerValue?] {
    Dictionary(answers.map { ($0.elementID, $0.value) }) { first, _ in first }
  }

  private mutating func reject(_ field: String, _ reason: Reason, _ description: String) {
    violations.append(
      Violation(field: "correction.\(field)", reason: reason, description: description))
  }
}
