/// The action tags of a field annotation: `@HIDDEN`, `@DEFAULT='1'`, `@CHARLIMIT=80`.
struct REDCapActionTags {
  /// The annotation without the tags that were taken.
  private(set) var text: String

  init(_ annotation: String) { text = annotation }

  /// Removes a tag.
  ///
  /// - Parameter name: with the `@`.
  /// - Returns: its value, empty for a tag without one; nil if the tag is absent.
  mutating func take(_ name: String) -> String? {
    guard let found = find(name) else { return nil }
    remove(found.range)
    return found.value
  }

  /// The remaining tags, each once: `@HIDDEN`.
  var names: [String] {
    var names: [String] = []
    var rest = text[...]
    while let at = rest.firstIndex(of: "@") {
      let name = rest[rest.index(after: at)...].prefix { $0.isUppercase || $0 == "-" || $0 == "_" }
      // An e-mail address has letters before its sign.
      let isFirst = at == text.startIndex || !text[text.index(before: at)].isLetter
      if name.count > 1, isFirst, !names.contains("@\(name)") { names.append("@\(name)") }
      rest = rest[name.endIndex...].isEmpty ? "" : rest[rest.index(after: at)...]
    }
    return names
  }

  /// Returns the value of a tag without removing it.
  func value(_ name: String) -> String? { find(name)?.value }

  private func find(_ name: String) -> (range: Range<String.Index>, value: String)? {
    var start = text.startIndex
    while let found = text[start...].firstRange(of: name) {
      let before =
        found.lowerBound == text.startIndex ? nil : text[text.index(before: found.lowerBound)]
      let after = found.upperBound == text.endIndex ? nil : text[found.upperBound]
      // `@HIDDEN` must not match `@HIDDEN-PDF`.
      let isWhole =
        (before.map { $0.isWhitespace } ?? true) && (after.map { !Self.isName($0) } ?? true)
      if isWhole { return value(of: found) }
      start = found.upperBound
    }
    return nil
  }

  private func value(
    of found: Range<String.Index>
  ) -> (range: Range<String.Index>, value: String)? {
    var index = found.upperBound
    while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
    guard index < text.endIndex, text[index] == "=" else { return (found, "") }
    index = text.index(after: index)
    while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
    guard index < text.endIndex else { return (found.lowerBound..<index, "") }
    let quote = text[index]
    if quote == "'" || quote == "\"" {
      let start = text.index(after: index)
      guard let end = text[start...].firstIndex(of: quote) else { return nil }
      return (found.lowerBound..<text.index(after: end), String(text[start..<end]))
    }
    let end = text[index...].firstIndex(where: \.isWhitespace) ?? text.endIndex
    return (found.lowerBound..<end, String(text[index..<end]))
  }

  private mutating func remove(_ range: Range<String.Index>) {
    let before = text[..<range.lowerBound].trimmed
    let after = text[range.upperBound...].trimmed
    text = before.isEmpty || after.isEmpty ? before + after : before + " " + after
  }

  private static func isName(_ character: Character) -> Bool {
    character == "-" || character == "_" || character.isLetter || character.isNumber
  }

  /// Quotes a value with the quotes it does not contain; nil if it contains both.
  static func quoted(_ value: String) -> String? {
    if !value.contains("'") { return "'\(value)'" }
    return value.contains("\"") ? nil : "\"\(value)\""
  }
}
