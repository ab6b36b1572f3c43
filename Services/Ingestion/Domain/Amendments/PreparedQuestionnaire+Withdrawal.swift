internal import Fields

extension PreparedQuestionnaire {
  /// Which of the ids name no question; paths begin at an amendment.
  package func violations(of elementIDs: [String]) -> [Violation] {
    var violations = ViolationList(countMax: 100)
    for (place, elementID) in elementIDs.enumerated()
    where position(ofQuestion: elementID) == nil {
      violations.add(
        .questionUnknown, "withdrawn_answers.element_ids[\(place)]",
        "the sheet's version has no question \(elementID.quotedExcerpt)")
    }
    return violations.reported
  }
}
