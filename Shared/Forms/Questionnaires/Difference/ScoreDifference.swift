/// Describes changes of scores other than their texts.
enum ScoreDifference {
  /// Returns a line for each score that was added, removed, or is computed or graded differently,
  /// in the order of the new version; removed scores last.
  static func details(_ old: [ScoreDefinition], _ new: [ScoreDefinition]) -> [String] {
    let before = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.id))
    var lines = new.compactMap { score -> String? in
      guard let earlier = before[score.id] else { return "score \(score.id): added" }
      let details = computation(earlier, score) + bands(earlier.bands, score.bands)
      return details.isEmpty ? nil : "score \(score.id): \(details.joined(separator: ", "))"
    }
    lines += old.filter { !kept.contains($0.id) }.map { "score \($0.id): removed" }
    if lines.isEmpty, old.map(\.id) != new.map(\.id) { lines = ["order of the scores"] }
    return lines
  }

  private static func computation(_ old: ScoreDefinition, _ new: ScoreDefinition) -> [String] {
    var details: [String] = []
    if old.method != new.method {
      details.append("method was \(name(old.method)), is \(name(new.method))")
    }
    if old.items != new.items { details.append("items, their weights or which are reversed") }
    if old.minimumAnswered != new.minimumAnswered {
      details.append(
        "items needed were \(old.effectiveMinimumAnswered), are \(new.effectiveMinimumAnswered)")
    }
    if old.factor != new.factor {
      details.append("factor was \(spelled(old.factor)), is \(spelled(new.factor))")
    }
    if old.offset != new.offset {
      details.append("offset was \(spelled(old.offset)), is \(spelled(new.offset))")
    }
    return details
  }

  private static func bands(_ old: [ScoreBand], _ new: [ScoreBand]) -> [String] {
    let before = Dictionary(
      old.map { ($0.code, $0.minimum) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.code))
    return new.compactMap { band -> String? in
      guard let minimum = before[band.code] else {
        return "band \(band.code) from \(spelled(band.minimum)) added"
      }
      return minimum == band.minimum
        ? nil
        : "cut-off of \(band.code) was \(spelled(minimum)), is \(spelled(band.minimum))"
    } + old.filter { !kept.contains($0.code) }.map { "band \($0.code) removed" }
  }

  private static func name(_ method: ScoreDefinition.Method?) -> String {
    method?.rawValue ?? "none"
  }

  /// Formats a number without a needless fraction: 3, not 3.0.
  static func spelled(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
