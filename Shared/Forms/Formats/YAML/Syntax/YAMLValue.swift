internal import Questionnaires

/// A value in a YAML file that reports type errors.
///
/// Scalars are texts unless requested otherwise: `no` is never a Boolean by accident.
struct YAMLValue {
  let node: YAMLNode
  let reading: YAMLReading

  func report(_ advice: String, _ rule: YAMLRule = .valueInvalid) {
    reading.add(rule, at: node.position, advice)
  }

  /// Records the value's position for a part of the definition.
  @discardableResult
  func noted(_ path: FindingPath) -> YAMLValue {
    reading.note(path, at: node.position)
    return self
  }

  /// Whether the value is empty (`key:` or `key: ~`).
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = node.contents else { return false }
    return ["", "~", "null"].contains(text)
  }

  var isSequence: Bool {
    if case .sequence = node.contents { true } else { false }
  }

  var isMapping: Bool {
    if case .mapping = node.contents { true } else { false }
  }

  /// Returns the text of a scalar.
  func text() -> String? {
    guard case .scalar(let text, _) = node.contents, !isNull else {
      report("expected a text")
      return nil
    }
    return text
  }

  func truth() -> Bool? {
    guard let text = plainText, ["true", "false"].contains(text) else {
      report("expected `true` or `false`")
      return nil
    }
    return text == "true"
  }

  func unsigned() -> UInt32? {
    guard let number = plainText.flatMap({ UInt32($0) }) else {
      report("expected a whole number from 0")
      return nil
    }
    return number
  }

  func signed() -> Int32? {
    guard let number = plainText.flatMap({ Int32($0) }) else {
      report("expected a whole number")
      return nil
    }
    return number
  }

  func number() -> Double? {
    guard let number = plainNumber else {
      report("expected a number")
      return nil
    }
    return number
  }

  /// The number of an unquoted scalar; nil, without a finding, for other values.
  var plainNumber: Double? { plainText.flatMap(Self.number) }

  /// Parses decimal notation only; `Double` also parses hexadecimal numbers, `inf` and `nan`.
  static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  func list() -> [YAMLValue]? {
    guard case .sequence(let nodes) = node.contents else {
      report("expected a list")
      return nil
    }
    return nodes.map { YAMLValue(node: $0, reading: reading) }
  }

  /// Returns a list of texts.
  ///
  /// - Parameter path: path of the list; nil if it has none yet.
  func texts(at path: FindingPath? = nil) -> [String] {
    (list() ?? []).enumerated().compactMap { index, value in
      if let path { value.noted(path.index(index)) }
      return value.text()
    }
  }

  /// Reads a mapping and reports keys that `read` does not request.
  ///
  /// - Parameter part: name of the mapping in the schema: `slider`, `option`.
  @discardableResult
  func mapping<Result>(_ part: String, _ read: (YAMLMapping) -> Result) -> Result? {
    guard let mapping = YAMLMapping(self, part: part) else {
      report("expected keys with values; known are " + keys(of: part, read))
      return nil
    }
    let result = read(mapping)
    mapping.reportUnknownKeys()
    return result
  }

  /// Returns the keys that `read` requests, by applying it to an empty mapping.
  private func keys<Result>(of part: String, _ read: (YAMLMapping) -> Result) -> String {
    let trial = YAMLReading(file: "", limits: .default, gathersKeys: true)
    let empty = YAMLNode(contents: .mapping([]), position: node.position)
    if let mapping = YAMLMapping(YAMLValue(node: empty, reading: trial), part: part) {
      _ = read(mapping)
    }
    return (trial.askedKeys?[part] ?? []).sorted().map { "`\($0)`" }.joined(separator: ", ")
  }

  /// Reads one of several words.
  func word<Meaning>(_ meanings: KeyValuePairs<String, Meaning>) -> Meaning? {
    guard let text = text() else { return nil }
    if let found = meanings.first(where: { $0.key == text }) { return found.value }
    let known = meanings.map { "`\($0.key)`" }.joined(separator: ", ")
    report("unknown word `\(text)`; write one of \(known)")
    return nil
  }

  /// Reads one of the raw values of an enumeration.
  func word<Meaning: RawRepresentable & CaseIterable>(
    of: Meaning.Type
  ) -> Meaning? where Meaning.RawValue == String {
    guard let text = text() else { return nil }
    if let found = Meaning(rawValue: text) { return found }
    let known = Meaning.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    report("unknown word `\(text)`; write one of \(known)")
    return nil
  }

  private var plainText: String? {
    if case .scalar(let text, isPlain: true) = node.contents { text } else { nil }
  }
}
