internal import Questionnaires

/// The questions of a definition by linkId and by element id.
struct FHIRQuestions {
  private(set) var byElement: [String: FHIRQuestion] = [:]
  private(set) var byLink: [String: FHIRQuestion] = [:]
  /// Text questions of open choices, by the linkId of the choice.
  private(set) var openTexts: [String: FHIRQuestion] = [:]

  init(_ questionnaire: QuestionnaireDefinition) {
    let structure = QuestionnaireStructure(questionnaire)
    for (position, element) in questionnaire.elements.enumerated() {
      guard element.question != nil, byElement[element.id] == nil else { continue }
      let kind = structure.kinds[position]
      // A matrix stores the common data of its rows.
      let owner =
        element.question?.kind == .inherited
        ? structure.governors[position].last.map { questionnaire.elements[$0] } ?? element : element
      let open = element.annotations[FHIRAddress.Key.openChoice]
      let question = FHIRQuestion(
        elementID: element.id,
        linkID: open.map(Self.openTextLink) ?? element.linkID,
        kind: kind, type: kind?.fhirType(element.annotations[FHIRAddress.Key.type]) ?? "string",
        openChoice: open, options: FHIROptionTable(owner.annotations),
        language: questionnaire.defaultLanguage)
      byElement[element.id] = question
      if byLink[question.linkID] == nil { byLink[question.linkID] = question }
      if let open { openTexts[open] = question }
    }
  }

  /// Returns a linkId for the text of an open choice, which has no item of its own.
  static func openTextLink(_ link: String) -> String { link + ".otolith-open" }
}

extension ElementDefinition {
  /// The original linkId, or else the id.
  var linkID: String { annotations[FHIRAddress.Key.linkID] ?? id }
}
