/// The formula syntax of one program.
struct FormulaDialect: Sendable {
  enum Reference: Sendable {
    /// `${name}`
    case braces
    /// `[name]`, or `[name(code)]` for one choice of a checkbox field.
    case brackets
    /// `name`, or `name.NAOK` with a suffix.
    case words
  }

  /// Operators by spelling, from the lowest to the highest precedence.
  let operators: [[String: Formula.Operator]]
  /// Multi-character signs, and single ones.
  let signs: [String]
  /// Negation operators before a condition, with higher precedence than `and`.
  let negations: Set<String>
  let reference: Reference
  /// Unsupported signs with their meaning.
  let unsupportedSigns: [String: String]
  /// Whether `.` is the question itself, and a name without parentheses is the path of an element.
  let hasPaths: Bool
  /// Whether `AND` equals `and`, and `#` or `//` starts a comment up to the end of the line.
  let isLoose: Bool
  /// Whether `^` raises to a power.
  let hasPowers: Bool
  /// Maximum UTF-8 bytes of one formula.
  let charactersMax: Int

  /// Precedence levels of operators, from the lowest.
  static let additive = 4

  /// XPath 1.0 with `${name}` for other questions, as in XLSForm.
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
    hasPaths: true, isLoose: false, hasPowers: false, charactersMax: 20_000)

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
    reference: .brackets, unsupportedSigns: ["%": "remainders"], hasPaths: false, isLoose: true,
    hasPowers: true, charactersMax: 60_000)

  /// ExpressionScript of LimeSurvey.
  static let limeSurvey = FormulaDialect(
    operators: [
      ["or": .or, "OR": .or, "||": .or], ["and": .and, "AND": .and, "&&": .and], [:],
      [
        "==": .equal, "eq": .equal, "!=": .notEqual, "ne": .notEqual, "<": .less, "lt": .less,
        "<=": .lessOrEqual, "le": .lessOrEqual, ">": .greater, "gt": .greater,
        ">=": .greaterOrEqual, "ge": .greaterOrEqual,
      ],
      ["+": .plus, "-": .minus], ["*": .times, "/": .divided],
    ],
    signs: ["!=", "<=", ">=", "==", "&&", "||"], negations: ["!", "not"], reference: .words,
    unsupportedSigns: ["%": "remainders"], hasPaths: false, isLoose: false, hasPowers: false,
    charactersMax: 20_000)
}
