/// A difference between the versions of a variable.
public enum CodebookChange: String, Sendable, Hashable, CaseIterable {
  /// The wording of the question, explanation, group or scale ends differs.
  case reworded
  /// A shared code has another label.
  case relabelled
  /// Type, codes, weights, range or unit differ: values are not directly comparable.
  case recoded
  /// A score is computed differently.
  case rescored

  static func changes(between definitions: [CodebookDefinition]) -> [CodebookChange] {
    var found = Set<CodebookChange>()
    for (newer, older) in zip(definitions, definitions.dropFirst()) {
      if newer.words != older.words { found.insert(.reworded) }
      if isRelabelled(newer.codes, older.codes) { found.insert(.relabelled) }
      if newer.scale != older.scale { found.insert(.recoded) }
      if newer.score != older.score { found.insert(.rescored) }
    }
    return allCases.filter(found.contains)
  }

  private static func isRelabelled(_ newer: [CodebookCode], _ older: [CodebookCode]) -> Bool {
    let labels = Dictionary(
      older.map { ($0.code, $0.label) }, uniquingKeysWith: { first, _ in first })
    return newer.contains { code in labels[code.code].map { $0 != code.label } ?? false }
  }
}

extension CodebookDefinition {
  fileprivate var words: [CodebookWords?] {
    [label, explanation, group, minimumLabel, maximumLabel]
  }

  /// The properties that make values comparable; the order of codes is not among them.
  fileprivate var scale: Scale {
    Scale(
      type: type, unit: unit, bounds: [minimum, maximum, step],
      codes: Dictionary(
        codes.map { ($0.code, $0.weight) }, uniquingKeysWith: { first, _ in first }),
      missing: Set(codes.filter(\.missing).map(\.code)))
  }

  fileprivate struct Scale: Hashable {
    var type: String
    var unit: String
    var bounds: [Double?]
    var codes: [String: Double?]
    var missing: Set<String>
  }
}
