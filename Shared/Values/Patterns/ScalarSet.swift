/// A set of Unicode scalars.
struct ScalarSet: Sendable {
  /// A union of ranges and general categories.
  struct Part: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var categories: [Unicode.GeneralCategory] = []
    /// Whether the set is the complement of its parts.
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      let found =
        ranges.contains { $0.contains(scalar.value) }
        || (!categories.isEmpty && categories.contains(scalar.properties.generalCategory))
      return found != isNegated
    }
  }

  var parts: [Part]
  var isNegated = false

  init(_ parts: [Part], isNegated: Bool = false) {
    self.parts = parts
    self.isNegated = isNegated
  }

  init(_ ranges: [ClosedRange<UInt32>], isNegated: Bool = false) {
    self.init([Part(ranges: ranges, isNegated: isNegated)])
  }

  init(_ scalar: Unicode.Scalar) { self.init([scalar.value...scalar.value]) }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    parts.contains { $0.contains(scalar) } != isNegated
  }
}

extension ScalarSet {
  static let digit = ScalarSet([0x30...0x39])
  static let word = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  /// WhiteSpace and LineTerminator of ECMA-262.
  static let space = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
  /// Scalars that `.` does not match.
  static let lineEnd: [ClosedRange<UInt32>] = [0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029]
  static let anything = ScalarSet(lineEnd, isNegated: true)

  /// Returns the set of an escape such as `\d`; nil for other letters.
  static func escape(_ letter: Unicode.Scalar) -> ScalarSet? {
    switch letter {
    case "d": digit
    case "D": digit.inverted
    case "w": word
    case "W": word.inverted
    case "s": space
    case "S": space.inverted
    default: nil
    }
  }

  var inverted: ScalarSet { ScalarSet(parts, isNegated: !isNegated) }

  /// The set as one part of a class. Requires a set that is not a negation of several parts, which
  /// holds for all escapes.
  var asPart: Part {
    var part = parts[0]
    if isNegated { part.isNegated.toggle() }
    return part
  }

  /// Returns the Unicode general categories of a short name; `L` stands for all that start with it.
  static func categories(_ name: String) -> [Unicode.GeneralCategory]? {
    categoriesByName[name]
  }

  /// Returns the short name of a category as ``categories(_:)`` expects it; empty if patterns
  /// cannot name it.
  static func shortName(_ category: Unicode.GeneralCategory) -> String {
    named.first { $0.1 == category }?.0 ?? ""
  }

  private static let named: [(String, Unicode.GeneralCategory)] = [
    ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter),
    ("Lm", .modifierLetter), ("Lo", .otherLetter), ("Mn", .nonspacingMark),
    ("Mc", .spacingMark), ("Me", .enclosingMark), ("Nd", .decimalNumber),
    ("Nl", .letterNumber), ("No", .otherNumber), ("Pc", .connectorPunctuation),
    ("Pd", .dashPunctuation), ("Ps", .openPunctuation), ("Pe", .closePunctuation),
    ("Pi", .initialPunctuation), ("Pf", .finalPunctuation), ("Po", .otherPunctuation),
    ("Sm", .mathSymbol), ("Sc", .currencySymbol), ("Sk", .modifierSymbol), ("So", .otherSymbol),
    ("Zs", .spaceSeparator), ("Zl", .lineSeparator), ("Zp", .paragraphSeparator),
  ]

  private static let categoriesByName: [String: [Unicode.GeneralCategory]] = {
    var names = Dictionary(uniqueKeysWithValues: named.map { ($0.0, [$0.1]) })
    for (name, category) in named { names[String(name.prefix(1)), default: []].append(category) }
    return names
  }()
}
