extension ExportedSheet {
  /// Turns the values of self-assessment manikins into those of the former systems: 0 to 1 in steps of 0.125
  /// (TYT §3.3.3), 0 where the manikin's 1 is. Scores stay as they were computed.
  ///
  /// - Parameter definition: of the version that the sheet names.
  public mutating func useLegacyScales(of definition: PreparedQuestionnaire) {
    for index in answers.indices where definition.manikins.contains(answers[index].elementID) {
      if case .number(let number) = answers[index].value {
        answers[index].value = .number((number - 1) / 8)
      }
    }
  }
}
