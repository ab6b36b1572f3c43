internal import Fields
internal import Questionnaires

/// A YAML mapping with access by key that tracks which keys were read.
final class YAMLMapping {
  let value: YAMLValue
  private let part: String
  private let pairs: [YAMLPair]
  private var asked: Set<String> = []

  /// - Returns: nil if the value is not a mapping.
  init?(_ value: YAMLValue, part: String) {
    guard case .mapping(let pairs) = value.node.contents else { return nil }
    self.value = value
    self.part = part
    self.pairs = pairs
  }

  func report(_ advice: String, _ rule: YAMLRule = .valueInvalid) { value.report(advice, rule) }

  func has(_ key: String) -> Bool { pairs.contains { $0.key == key } }

  /// Returns the value of a key; nil if the key is missing or has no value.
  func optional(_ key: String) -> YAMLValue? {
    asked.insert(key)
    value.reading.asked(key, of: part)
    guard let pair = pairs.first(where: { $0.key == key }) else { return nil }
    let found = YAMLValue(node: pair.value, reading: value.reading)
    return found.isNull ? nil : found
  }

  /// Returns the value of a required key and reports its absence.
  func required(_ key: String, advice: String = "") -> YAMLValue? {
    if let found = optional(key) { return found }
    let place = pairs.first { $0.key == key }?.keyPosition ?? value.node.position
    value.reading.add(.keyMissing, at: place, "`\(key)` is missing\(advice)")
    return nil
  }

  /// Returns all pairs and marks their keys as read.
  func everything() -> [(key: String, value: YAMLValue, place: SourcePosition)] {
    asked.formUnion(pairs.map(\.key))
    return pairs.map {
      ($0.key, YAMLValue(node: $0.value, reading: value.reading), $0.keyPosition)
    }
  }

  /// Returns the unread pairs and marks their keys as read.
  func rest() -> [YAMLPair] {
    let rest = pairs.filter { !asked.contains($0.key) }
    asked.formUnion(rest.map(\.key))
    return rest
  }

  /// Words of other systems for our keys.
  private static let foreignKeys = [
    "name": "id", "label": "question", "choices": "options", "answers": "options",
    "required": "optional", "mandatory": "optional", "hint": "description", "help": "description",
    "relevant": "show-when", "condition": "show-when", "visible-if": "show-when",
    "branching-logic": "show-when", "default": "initial", "regex": "pattern", "value": "code",
    "items": "elements", "questions": "elements", "min": "minimum", "max": "maximum",
    "min-label": "minimum-label", "max-label": "maximum-label", "times": "daily",
    "expiry-minutes": "expires-after-minutes", "timeout": "expires-after-minutes",
    "interval": "minimum-gap-minutes",
  ]

  func reportUnknownKeys() {
    for pair in pairs where !asked.contains(pair.key) {
      let free = asked.filter { !has($0) }
      let advice =
        if let meant = Self.foreignKeys[pair.key], free.contains(meant) {
          "did you mean `\(meant)`?"
        } else if let meant = NearestWord.nearest(to: pair.key, among: free.sorted()) {
          "did you mean `\(meant)`?"
        } else {
          "known are " + asked.sorted().map { "`\($0)`" }.joined(separator: ", ")
        }
      value.reading.add(
        .keyUnknown, at: pair.keyPosition,
        "unknown key `\(pair.key)`\(ofType); \(advice)")
    }
  }

  /// The allowed keys of a question depend on its type.
  private var ofType: String {
    guard let type = pairs.first(where: { $0.key == "type" }),
      case .scalar(let name, _) = type.value.contents
    else { return "" }
    return " with the type `\(name)`"
  }

  // Reads a plain text.

  func text(_ key: String, at path: FindingPath) -> String {
    optional(key)?.noted(path).text() ?? ""
  }

  func truth(_ key: String, at path: FindingPath? = nil) -> Bool {
    let found = optional(key)
    if let path { found?.noted(path) }
    return found?.truth() ?? false
  }

  /// Reads a text with its translations: `{en: …, de: …}`.
  func translations(
    _ key: String, at path: FindingPath, required isRequired: Bool = false
  ) -> TranslatedText {
    let found = isRequired ? required(key) : optional(key)
    return found?.translatedText(at: path) ?? TranslatedText()
  }
}
