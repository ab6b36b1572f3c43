import Messages

extension GroupVisibilityTests {
  /// Adds comparisons and feedback texts of single groups.
  static func addResults(to request: inout CatalogueV1.ImportStudyRequest) {
    request.study?.comparisons = ["daily", "arm-a", "arm-b"].map {
      .init(
        comparisonID: "\($0)-stress", title: SampleMessages.text("Stress"), questionnaireID: $0,
        value: .elementID("stress"), maximum: 100)
    }
    request.study?.feedbackTexts = ["arm-a", "arm-b"].map {
      .init(sheet: .init(questionnaireID: $0), text: SampleMessages.text("Done"))
    }
    request.study?.rewards = .init(pointsPerSheet: 10, streaks: true, groupIDs: ["verum"])
  }

  /// The groups of the rewards that a viewer of a group sees; nil for a viewer without rewards.
  static func rewarded(_ group: String?) -> [String]? {
    group == nil ? ["verum"] : group == "verum" ? [] : nil
  }
}
