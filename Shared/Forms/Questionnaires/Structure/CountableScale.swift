/// Maps answers to a question to numbers for a score.
public struct CountableScale: Sendable, Hashable {
  /// Weights by code, without options that mean no answer; nil if the answer is itself a number.
  public var weights: [String: Double]?
  /// Lowest and highest value; nil if unbounded.
  public var range: ClosedRange<Double>?

  /// - Returns: nil for kinds without numeric answers: texts, dates, countries, and choices with an
  ///   option that has neither a weight nor a numeric code.
  public init?(_ kind: QuestionDefinition.Kind?) {
    switch kind {
    case .singleChoice(let choice):
      guard let weights = Self.weights(choice.options), let low = weights.values.min(),
        let high = weights.values.max()
      else { return nil }
      self.weights = weights
      range = low...high
    case .multipleChoice(let choice):
      guard let weights = Self.weights(choice.options) else { return nil }
      self.weights = weights
      range = Self.range(of: choice, weights)
    case .yesNo:
      weights = ["yes": 1, "no": 0]
      range = 0...1
    case .slider(let slider) where slider.minimum <= slider.maximum:
      range = slider.minimum...slider.maximum
    case .selfAssessmentManikin: range = 1...9
    case .visualAnalogue: range = 0...VisualAnalogueDefinition.maximum
    case .number(let number):
      if let low = number.minimum, let high = number.maximum, low <= high { range = low...high }
    case .duration(let duration) where duration.maximumSeconds >= duration.minimumSeconds:
      range = Double(duration.minimumSeconds)...Double(duration.maximumSeconds)
    case .duration: break
    case .countdown: range = 0...CountdownDefinition.maximum
    default: return nil
    }
  }

  /// The numeric value of an answer; nil if it is not a number, or has an unknown code or one that
  /// means no answer.
  public func value(of answer: AnswerValue) -> Double? {
    switch (answer, weights) {
    case (.number(let number), nil): return number.isFinite ? number : nil
    case (.codes(let codes), let weights?):
      var sum = 0.0
      for code in codes {
        guard let weight = weights[code] else { return nil }
        sum += weight
      }
      return codes.isEmpty ? nil : sum
    default: return nil
    }
  }

  private static func weights(_ options: [OptionDefinition]) -> [String: Double]? {
    var weights: [String: Double] = [:]
    for option in options where !option.isMissing {
      guard let weight = option.weight ?? decimal(option.code), weight.isFinite else { return nil }
      weights[option.code] = weight
    }
    return weights.isEmpty ? nil : weights
  }

  /// Accepts decimal notation only; `Double` also parses `nan` and `0x1p3`.
  private static func decimal(_ code: String) -> Double? {
    code.utf8.allSatisfy { "0123456789.-".utf8.contains($0) } ? Double(code) : nil
  }

  /// Smallest to largest possible sum of a choice, without exclusive options and ignoring bounds on
  /// the number of options.
  private static func range(
    of choice: MultipleChoiceDefinition, _ weights: [String: Double]
  ) -> ClosedRange<Double>? {
    let together = choice.options.filter { !$0.isExclusive }.compactMap { weights[$0.code] }
    let alone = choice.options.filter(\.isExclusive).compactMap { weights[$0.code] }
    let sums = [together.filter { $0 < 0 }.reduce(0, +), together.filter { $0 > 0 }.reduce(0, +)]
    let all = sums + together + alone
    guard let low = all.min(), let high = all.max() else { return nil }
    return low...high
  }
}
