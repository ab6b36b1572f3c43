import Questionnaires

extension CodebookForm {
  /// How answers of a kind are written.
  ///
  /// - Parameter usesLegacyScales: manikins have the former systems' scale.
  init(_ kind: QuestionDefinition.Kind?, _ usesLegacyScales: Bool) {
    switch kind {
    case .singleChoice, .yesNo, .country: self = .code
    case .multipleChoice: self = .codes
    case .slider(let slider): self = slider.isWhole ? .integer : .number
    case .selfAssessmentManikin: self = usesLegacyScales ? .number : .integer
    case .number(let number): self = number.isInteger ? .integer : .number
    case .visualAnalogue, .duration: self = .number
    case .date: self = .date
    case .time: self = .time
    case .dateTime: self = .localTime
    case .text, .unsupported, .inherited, nil: self = .text
    }
  }
}

extension SliderDefinition {
  /// Whether all of its values are whole numbers, small enough to be exact.
  fileprivate var isWhole: Bool {
    step > 0 && [minimum, maximum, step].allSatisfy { $0 == $0.rounded() && abs($0) < 1e9 }
  }
}
