/// The scores and calculations of a questionnaire in an order in which each follows those that it
/// refers to. Those that refer to each other in a cycle, and those that depend on them, are left out:
/// their values are missing.
struct ComputationOrder: Sendable {
  enum Step: Sendable, Hashable {
    /// Position among the scores.
    case score(Int)
    /// Position among the calculations.
    case calculation(Int)
  }

  private(set) var steps: [Step] = []
  /// Steps that a step refers to directly.
  private(set) var needs: [Step: [Step]] = [:]
  /// Positions by id; that of the first for a duplicate id.
  let scores: [String: Int]
  let calculations: [String: Int]

  init(_ questionnaire: QuestionnaireDefinition) {
    scores = Self.positions(questionnaire.scores.map(\.id))
    calculations = Self.positions(questionnaire.calculations.map(\.id))
    guard !questionnaire.calculations.isEmpty else {
      // Scores refer to preceding scores only.
      steps = questionnaire.scores.indices.map { .score($0) }
      return
    }
    for (position, score) in questionnaire.scores.enumerated() {
      needs[.score(position)] = score.items.compactMap { item in
        switch item.subject {
        case .question: nil
        case .score(let id): scores[id].flatMap { $0 < position ? .score($0) : nil }
        case .calculation(let id): calculations[id].map { .calculation($0) }
        }
      }
    }
    for (position, calculation) in questionnaire.calculations.enumerated() {
      needs[.calculation(position)] = calculation.expression.references.compactMap(step)
    }
    let all =
      questionnaire.scores.indices.map { Step.score($0) }
      + questionnaire.calculations.indices.map { .calculation($0) }
    steps = sorted(all)
  }

  /// The step that computes a score or calculation; nil for questions and unknown ids.
  private func step(_ reference: QuestionReference) -> Step? {
    switch reference.subject {
    case .question: nil
    case .score(let id): scores[id].map { .score($0) }
    case .calculation(let id): calculations[id].map { .calculation($0) }
    }
  }

  /// Kahn's algorithm. Without recursion, since a chain may be as long as the lists.
  private func sorted(_ all: [Step]) -> [Step] {
    var open = needs.mapValues { Set($0).count }
    var users: [Step: [Step]] = [:]
    for step in all {
      for needed in Set(needs[step] ?? []) { users[needed, default: []].append(step) }
    }
    var sorted = all.filter { open[$0] == 0 }
    var next = 0
    while next < sorted.count {
      for user in users[sorted[next]] ?? [] {
        open[user, default: 0] -= 1
        if open[user] == 0 { sorted.append(user) }
      }
      next += 1
    }
    return sorted
  }

  /// Whether a step depends on its own result.
  func refersToItself(_ step: Step) -> Bool {
    var seen: Set<Step> = []
    var pending = needs[step] ?? []
    while let next = pending.popLast() {
      if next == step { return true }
      if seen.insert(next).inserted { pending.append(contentsOf: needs[next] ?? []) }
    }
    return false
  }

  private static func positions(_ ids: [String]) -> [String: Int] {
    Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
