internal import Questionnaires

extension [InformationTextDefinition] {
  /// The texts in the order of their kinds; nil without texts. A text without a kind is lost.
  func output(_ report: inout ConversionReport) -> YAMLOutput? {
    var pairs = YAMLPairs()
    for kind in InformationTextDefinition.Kind.allCases {
      for entry in self where entry.kind == kind { pairs.add(kind.rawValue, entry.text.output) }
    }
    if contains(where: { $0.kind == nil }) {
      report.lose("texts", "a text of an unknown kind", "add it under a known key")
    }
    return isEmpty ? nil : pairs.block
  }
}

extension StudyOriginDefinition {
  var output: YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("project", .id(projectID))
    pairs.add("study", .id(studyID))
    pairs.add("revision", count: revision)
    return pairs.compact
  }
}
