extension Visibility {
  /// The questions that must still be answered, in their order.
  ///
  /// Hidden questions are never required. In an optional composite the fields' own rules count for
  /// nothing: with one of them filled in, all that are shown must be; with none, none (generic forms
  /// §5).
  public func missing(
    in questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure
  ) -> [String] {
    var isForced: [Int: Bool] = [:]
    for (group, members) in structure.members {
      guard case .composite(isOptional: true)? = questionnaire.elements[group].group?.style else {
        continue
      }
      let isBegun = members.contains { answers[questionnaire.elements[$0].id] != nil }
      for member in members { isForced[member] = isBegun }
    }
    return questionnaire.elements.indices.compactMap { position in
      let element = questionnaire.elements[position]
      guard isShown[position], let question = element.question, answers[element.id] == nil,
        isForced[position] ?? !question.isOptional
      else { return nil }
      return element.id
    }
  }
}
