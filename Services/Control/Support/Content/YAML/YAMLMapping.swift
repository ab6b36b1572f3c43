internal import Yams

/// A YAML mapping whose keys are asked for by name, and which knows the ones nobody asked for.
final class YAMLMapping {
  private let value: YAMLValue
  private let pairs: [(key: String, node: Node, mark: Mark?)]
  private var asked: Set<String> = []

  init?(_ value: YAMLValue) {
    guard case .mapping(let mapping) = value.node else { return nil }
    self.value = value
    var pairs: [(key: String, node: Node, mark: Mark?)] = []
    for (key, node) in mapping {
      guard case .scalar(let scalar) = key else {
        value.problems.add(key.mark, "a key must be a plain word")
        continue
      }
      pairs.append((scalar.string, node, key.mark))
    }
    self.pairs = pairs
  }

  func report(_ message: String) { value.report(message) }

  var keys: [String] { pairs.map(\.key) }

  /// The value of a key; nil when the key is missing or nothing is written after it.
  func optional(_ key: String) -> YAMLValue? {
    asked.insert(key)
    guard let pair = pairs.first(where: { $0.key == key }) else { return nil }
    let found = YAMLValue(node: pair.node, problems: value.problems)
    return found.isNull ? nil : found
  }

  /// The value of a key that must be there; its absence is reported.
  func required(_ key: String) -> YAMLValue? {
    if let found = optional(key) { return found }
    let mark = pairs.first { $0.key == key }?.mark ?? value.node.mark
    value.problems.add(mark, "`\(key)` is missing here")
    return nil
  }

  /// All pairs; none of the keys counts as unknown.
  func everything() -> [(key: String, value: YAMLValue, mark: Mark?)] {
    asked.formUnion(keys)
    return pairs.map { ($0.key, YAMLValue(node: $0.node, problems: value.problems), $0.mark) }
  }

  func reportUnknownKeys() {
    for pair in pairs where !asked.contains(pair.key) {
      let known = asked.sorted().map { "`\($0)`" }.joined(separator: ", ")
      value.problems.add(
        pair.mark, "`\(pair.key)` is not a key that may stand here; known are \(known)")
    }
  }

  /// A text with its translations: `{en: …, de: …}`.
  func localizedText(_ key: String, required isRequired: Bool = false) -> LocalizedText? {
    let found = isRequired ? required(key) : optional(key)
    return found?.localizedText()
  }
}
