import Questionnaires

extension CodebookForm {
  /// Determines the form of the answers of a kind.
  ///
  /// - Parameter usesLegacyScales: whether manikins use the scale of the former systems.
  init(_ kind: QuestionDefinition.Kind?, _ usesLegacyScales: Bool) {
    switch kind {
    case .singleChoice, .yesNo, .country: self = .code
    case .multipleChoice: self = .codes
    case .ranking: self = .ranking
    case .slider(let slider): self = slider.isWhole ? .integer : .number
    case .selfAssessmentManikin: self = usesLegacyScales ? .number : .integer
    case .number(let number): self = number.isInteger ? .integer : .number
    case .visualAnalogue, .duration, .countdown: self = .number
    case .date: self = .date
    case .time: self = .time
    case .dateTime: self = .localTime
    case .text, .file, .unsupported, .inherited, nil: self = .text
    }
  }
}

extension CodebookForm {
  /// Determines the form of the values of a calculation.
  init(_ type: ExpressionType?) {
    switch type {
    case .number, .choice: self = .number
    case .truth: self = .code
    case .date: self = .date
    case .time: self = .time
    case .dateTime: self = .localTime
    case .text, nil: self = .text
    }
  }
}

extension SliderDefinition {
  /// Whether all values are whole numbers that a `Double` represents exactly.
  fileprivate var isWhole: Bool {
    step > 0 && [minimum, maximum, step].allSatisfy { $0 == $0.rounded() && $0.magnitude < 1e9 }
  }
}
