import Questionnaires

/// The possible ranges of a questionnaire's scores.
struct ScoreRanges {
  private var ranges: [String: ClosedRange<Double>] = [:]

  init(_ definition: QuestionnaireDefinition, structure: QuestionnaireStructure) {
    for score in definition.scores where ranges[score.id] == nil {
      ranges[score.id] = range(of: score, structure)
    }
  }

  /// Returns nil if the score is unbounded on either side.
  func range(of score: String) -> ClosedRange<Double>? { ranges[score] }

  private func range(
    of score: ScoreDefinition, _ structure: QuestionnaireStructure
  ) -> ClosedRange<Double>? {
    var items: [(weight: Double, range: ClosedRange<Double>)] = []
    for item in score.items {
      let range: ClosedRange<Double>? =
        switch item.subject {
        // A reversed item has the same range.
        case .question(let element): CountableScale(structure.kind(of: element))?.range
        case .score(let id): ranges[id]
        case .calculation: nil
        }
      guard let range else { return nil }
      items.append((item.weight, range))
    }
    guard let combined = Self.combined(score, items) else { return nil }
    let ends = [combined.lowerBound, combined.upperBound].map {
      score.factor * $0 + score.offset
    }
    return Self.range(min(ends[0], ends[1]), max(ends[0], ends[1]))
  }

  private static func combined(
    _ score: ScoreDefinition, _ items: [(weight: Double, range: ClosedRange<Double>)]
  ) -> ClosedRange<Double>? {
    guard !items.isEmpty else { return nil }
    let weights = items.map(\.weight)
    switch score.method {
    case nil: return nil
    case .sum:
      return sum(of: items, atLeast: max(1, score.effectiveMinimumAnswered))
    case .mean, .proratedSum:
      // A weighted mean lies between its values only if no weight is negative.
      guard weights.allSatisfy({ $0 > 0 }), let low = items.map(\.range.lowerBound).min(),
        let high = items.map(\.range.upperBound).max()
      else { return nil }
      let total = weights.reduce(0, +)
      let areAll = score.effectiveMinimumAnswered >= items.count
      let exactLow = items.reduce(0) { $0 + $1.weight * $1.range.lowerBound } / total
      let exactHigh = items.reduce(0) { $0 + $1.weight * $1.range.upperBound } / total
      let scale = score.method == .mean ? 1 : total
      return range((areAll ? exactLow : low) * scale, (areAll ? exactHigh : high) * scale)
    }
  }

  /// Returns nil for an invalid range, such as one with infinite ends.
  private static func range(_ low: Double, _ high: Double) -> ClosedRange<Double>? {
    low <= high && low.isFinite && high.isFinite ? low...high : nil
  }

  /// Returns the range of the sum of at least that many items.
  private static func sum(
    of items: [(weight: Double, range: ClosedRange<Double>)], atLeast count: Int
  ) -> ClosedRange<Double>? {
    let ends = items.map { item -> (low: Double, high: Double) in
      let ends = [item.weight * item.range.lowerBound, item.weight * item.range.upperBound]
      return (min(ends[0], ends[1]), max(ends[0], ends[1]))
    }
    let needed = min(count, items.count)
    let low = leastSum(of: ends.map(\.low), atLeast: needed)
    let high = -leastSum(of: ends.map { -$0.high }, atLeast: needed)
    return range(low, high)
  }

  /// Adds all values that lower the sum, and then the smallest of the others as required.
  private static func leastSum(of values: [Double], atLeast count: Int) -> Double {
    let sorted = values.sorted()
    let below = sorted.prefix { $0 < 0 }.count
    return sorted.prefix(max(below, count)).reduce(0, +)
  }
}
