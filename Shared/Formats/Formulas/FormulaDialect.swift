/// How formulas are spelled in one program's files.
struct FormulaDialect: Sendable {
  enum Reference: Sendable {
    /// `${name}`
    case braces
    /// `[name]`, or `[name(code)]` for one choice of a checkbox field.
    case brackets
  }

  /// Operators by their spellings, from those that bind least to those that bind most.
  let operators: [[String: Formula.Operator]]
  /// Signs of more than one character, and those of one.
  let signs: [String]
  /// What is written before a condition to negate it; it binds more than `and`.
  let negations: Set<String>
  let reference: Reference
  /// Signs that mean something that is not understood here, and what that is.
  let unsupportedSigns: [String: String]
  /// Whether `.` is the question itself, and a name without parentheses the path to an element.
  let hasPaths: Bool
  /// Whether `AND` is `and`, and what begins with `#` or `//` a comment up to the end of its line.
  let isLoose: Bool
  /// UTF-8 bytes of one formula.
  let charactersMax: Int

  /// Of operators, from the least binding.
  static let additive = 4

  /// XPath 1.0 with `${name}` for another question, as XLSForm has it.
  static let xlsForm = FormulaDialect(
    operators: [
      ["or": .or], ["and": .and], ["=": .equal, "!=": .notEqual],
      ["<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual],
      ["+": .plus, "-": .minus], ["*": .times, "div": .divided, "mod": .remainder],
    ],
    signs: ["!=", "<=", ">="], negations: [], reference: .braces,
    unsupportedSigns: [
      "/": "paths", "[": "predicates", "@": "attributes", "|": "unions of paths", "*": "paths",
      ":": "axes",
    ],
    hasPaths: true, isLoose: false, charactersMax: 20_000)

  /// Branching logic and calculations of REDCap.
  static let redcap = FormulaDialect(
    operators: [
      ["or": .or, "||": .or], ["and": .and, "&&": .and], [:],
      [
        "=": .equal, "==": .equal, "<>": .notEqual, "!=": .notEqual, "<": .less, "<=": .lessOrEqual,
        "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
      ],
      ["+": .plus, "-": .minus], ["*": .times, "/": .divided],
    ],
    signs: ["<>", "!=", "<=", ">=", "=<", "=>", "==", "&&", "||"], negations: ["not", "!"],
    reference: .brackets, unsupportedSigns: ["^": "powers", "%": "remainders"], hasPaths: false,
    isLoose: true, charactersMax: 60_000)
}
