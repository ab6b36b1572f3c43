/// The properties that make answers comparable: codes or range, but neither wording nor appearance.
public enum AnswerScale: Sendable, Hashable {
  /// Codes with their weights for scores; the order of options is not part of the scale.
  case codes(Set<Code>, isMultiple: Bool)
  case range(minimum: Double, maximum: Double, step: Double)
  case number(unit: String)
  /// Free or formatted entry of a named type.
  case entry(String)
  /// Options to order.
  case ranking(Set<String>)

  public struct Code: Sendable, Hashable {
    public var code: String
    public var weight: Double?

    public init(code: String, weight: Double? = nil) {
      self.code = code
      self.weight = weight
    }
  }

  /// - Returns: nil for kinds without a scale of their own.
  public init?(_ kind: QuestionDefinition.Kind?) {
    switch kind {
    case nil, .inherited, .unsupported: return nil
    case .singleChoice(let choice):
      self = .codes(Set(choice.options.map(Self.code)), isMultiple: false)
    case .multipleChoice(let choice):
      self = .codes(Set(choice.options.map(Self.code)), isMultiple: true)
    case .yesNo: self = .entry("yes-no")
    case .slider(let slider):
      self = .range(minimum: slider.minimum, maximum: slider.maximum, step: slider.step)
    case .selfAssessmentManikin(let manikin):
      guard let dimension = manikin.dimension else { return nil }
      self = .entry("sam \(dimension.rawValue)")
    case .visualAnalogue: self = .entry("visual-analogue")
    case .ranking(let ranking): self = .ranking(Set(ranking.options.map(\.code)))
    case .number(let number): self = .number(unit: number.unit)
    case .text: self = .entry("text")
    case .date, .time, .dateTime, .duration, .country, .countdown, .file:
      self = .entry(kind?.typeName ?? "")
    }
  }

  private static func code(_ option: OptionDefinition) -> Code {
    Code(
      code: option.code,
      weight: option.isMissing ? nil : option.weight ?? Double(option.code))
  }
}
