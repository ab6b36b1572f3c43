import Questionnaires

extension ItemDefinition {
  /// Returns all findings about an item by itself, which must be a valid question of a
  /// questionnaire.
  var findings: [Finding] {
    let question = ElementDefinition(id: "item", content: .question(question))
    let alone = QuestionnaireDefinition(
      id: id, title: self.question.text, defaultLanguage: defaultLanguage, elements: [question])
    var findings = QuestionnaireChecker().check(alone).compactMap { finding -> Finding? in
      // The title is a copy of the question's text, which is checked as well.
      if finding.path.hasPrefix("title") { return nil }
      var finding = finding
      finding.path = finding.path
        .replacingPrefix("elements[0].", with: "item.")
        .replacingPrefix("questionnaire_id", with: "item.item_id")
        .replacingPrefix("default_language", with: "item.default_language")
      return finding
    }
    if case .inherited? = self.question.kind {
      findings.append(
        Finding(
          path: "item.question", reason: .questionTypeMissing,
          advice: "an item needs an answer type of its own"))
    }
    return findings
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
