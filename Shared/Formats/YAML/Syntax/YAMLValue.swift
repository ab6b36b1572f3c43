internal import Questionnaires

/// A value in a YAML file that reports what it cannot be read as.
///
/// Scalars are taken as they are written: `no` is the text `no`, never a truth value by accident.
struct YAMLValue {
  let node: YAMLNode
  let reading: YAMLReading

  func report(_ advice: String, _ rule: YAMLRule = .valueInvalid) {
    reading.add(rule, at: node.position, advice)
  }

  /// Remembers that a part of the definition stands here.
  @discardableResult
  func noted(_ path: FindingPath) -> YAMLValue {
    reading.note(path, at: node.position)
    return self
  }

  /// Whether nothing is written there (`key:` or `key: ~`).
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

  /// The text of a scalar.
  func text() -> String? {
    guard case .scalar(let text, _) = node.contents, !isNull else {
      report("a text is expected here")
      return nil
    }
    return text
  }

  func truth() -> Bool? {
    guard let text = plainText, ["true", "false"].contains(text) else {
      report("`true` or `false` is expected here")
      return nil
    }
    return text == "true"
  }

  func unsigned() -> UInt32? {
    guard let number = plainText.flatMap({ UInt32($0) }) else {
      report("a whole number from 0 is expected here")
      return nil
    }
    return number
  }

  func signed() -> Int32? {
    guard let number = plainText.flatMap({ Int32($0) }) else {
      report("a whole number is expected here")
      return nil
    }
    return number
  }

  func number() -> Double? {
    guard let number = plainNumber else {
      report("a number is expected here")
      return nil
    }
    return number
  }

  /// A number without quotes; nothing is reported.
  var plainNumber: Double? { plainText.flatMap(Self.number) }

  /// Decimal numbers only; `Double` would also read hexadecimal ones, `inf` and `nan`.
  static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  func list() -> [YAMLValue]? {
    guard case .sequence(let nodes) = node.contents else {
      report("a list is expected here")
      return nil
    }
    return nodes.map { YAMLValue(node: $0, reading: reading) }
  }

  /// A list of texts.
  ///
  /// - Parameter path: of the list; nil: it stands nowhere yet.
  func texts(at path: FindingPath? = nil) -> [String] {
    (list() ?? []).enumerated().compactMap { index, value in
      if let path { value.noted(path.index(index)) }
      return value.text()
    }
  }

  /// Reads a mapping; keys that `read` does not ask for are reported.
  ///
  /// - Parameter part: what the mapping is, for the schema: `slider`, `option`.
  @discardableResult
  func mapping<Result>(_ part: String, _ read: (YAMLMapping) -> Result) -> Result? {
    guard let mapping = YAMLMapping(self, part: part) else {
      report("a mapping of keys to values is expected here")
      return nil
    }
    let result = read(mapping)
    mapping.reportUnknownKeys()
    return result
  }

  /// One of a few words.
  func word<Meaning>(_ meanings: KeyValuePairs<String, Meaning>) -> Meaning? {
    guard let text = text() else { return nil }
    if let found = meanings.first(where: { $0.key == text }) { return found.value }
    let known = meanings.map { "`\($0.key)`" }.joined(separator: ", ")
    report("`\(text)` is not known here; write one of \(known)")
    return nil
  }

  /// One of the raw values of an enumeration.
  func word<Meaning: RawRepresentable & CaseIterable>(
    of: Meaning.Type
  ) -> Meaning? where Meaning.RawValue == String {
    guard let text = text() else { return nil }
    if let found = Meaning(rawValue: text) { return found }
    let known = Meaning.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    report("`\(text)` is not known here; write one of \(known)")
    return nil
  }

  private var plainText: String? {
    if case .scalar(let text, isPlain: true) = node.contents { text } else { nil }
  }
}
