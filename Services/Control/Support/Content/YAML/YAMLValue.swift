internal import Yams

/// A value in a YAML file that reports what it cannot be read as.
///
/// Scalars are taken as they are written: `no` is the text `no`, never a truth value by accident.
struct YAMLValue {
  let node: Node
  let problems: YAMLProblems

  func report(_ message: String) { problems.add(node.mark, message) }

  /// Whether nothing is written there (`key:` or `key: ~`).
  var isNull: Bool {
    guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }

  var isQuoted: Bool {
    guard case .scalar(let scalar) = node else { return false }
    return scalar.style != .plain
  }

  /// The text of a scalar.
  func text() -> String? {
    guard case .scalar(let scalar) = node, !isNull else {
      report("a text is expected here")
      return nil
    }
    return scalar.string
  }

  func truth() -> Bool? {
    guard case .scalar(let scalar) = node, !isQuoted, ["true", "false"].contains(scalar.string)
    else {
      report("`true` or `false` is expected here")
      return nil
    }
    return scalar.string == "true"
  }

  func unsigned() -> UInt32? {
    guard case .scalar(let scalar) = node, !isQuoted, let number = UInt32(scalar.string) else {
      report("a whole number from 0 is expected here")
      return nil
    }
    return number
  }

  func number() -> Double? {
    guard case .scalar(let scalar) = node, !isQuoted, let number = Self.number(scalar.string) else {
      report("a number is expected here")
      return nil
    }
    return number
  }

  /// Decimal numbers only; `Double` would also read hexadecimal ones, `inf` and `nan`.
  static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  func list() -> [YAMLValue]? {
    guard case .sequence(let sequence) = node else {
      report("a list is expected here")
      return nil
    }
    return sequence.map { YAMLValue(node: $0, problems: problems) }
  }

  /// Reads a mapping; keys that `read` does not ask for are reported.
  @discardableResult
  func mapping<Result>(_ read: (YAMLMapping) -> Result) -> Result? {
    guard let mapping = YAMLMapping(self) else {
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
}
