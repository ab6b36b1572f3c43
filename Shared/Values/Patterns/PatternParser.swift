/// Parses the source of a pattern.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private let limits: PatternLimits
  private var position = 0
  private var depth = 0

  init(_ source: String, limits: PatternLimits) throws(PatternError) {
    scalars = Array(source.unicodeScalars)
    self.limits = limits
    guard scalars.count <= limits.lengthMax else {
      throw PatternError(
        limits.lengthMax, .tooLarge, "is longer than \(limits.lengthMax) characters")
    }
  }

  mutating func parse() throws(PatternError) -> PatternNode {
    let node = try alternatives()
    guard position == scalars.count else {
      throw failure(.unbalanced, "`)` closes no group; write `\\)` for the character")
    }
    return node
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private func failure(
    _ reason: PatternError.Reason, _ description: String, at place: Int? = nil
  ) -> PatternError {
    PatternError(place ?? position, reason, description)
  }

  private mutating func alternatives() throws(PatternError) -> PatternNode {
    var choices = [try sequence()]
    while take("|" as Unicode.Scalar) { choices.append(try sequence()) }
    return choices.count == 1 ? choices[0] : .alternatives(choices)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      nodes.append(try quantified())
    }
    return .sequence(nodes)
  }

  private mutating func quantified() throws(PatternError) -> PatternNode {
    let place = position
    let atom = try atom()
    guard let bounds = try quantifier() else { return atom }
    if case .assertion = atom {
      throw failure(.nothingToRepeat, "an assertion cannot be repeated", at: place)
    }
    _ = take("?" as Unicode.Scalar)
    if let after = next, "*+?{".unicodeScalars.contains(after) {
      throw failure(.nothingToRepeat, "a quantifier cannot follow a quantifier")
    }
    return .repetition(atom, minimum: bounds.minimum, maximum: bounds.maximum)
  }

  private mutating func quantifier() throws(PatternError) -> (minimum: Int, maximum: Int?)? {
    switch next {
    case "*":
      position += 1
      return (0, nil)
    case "+":
      position += 1
      return (1, nil)
    case "?":
      position += 1
      return (0, 1)
    case "{":
      let place = position
      position += 1
      guard let minimum = try number() else {
        throw failure(.syntax, "`{` starts no count; write `\\{` for the character", at: place)
      }
      var maximum: Int? = minimum
      if take("," as Unicode.Scalar) { maximum = try number() }
      guard take("}" as Unicode.Scalar) else {
        throw failure(.syntax, "a count must be written {2}, {2,} or {2,5}", at: place)
      }
      if let maximum, maximum < minimum {
        throw failure(.orderReversed, "the smaller count must come first", at: place)
      }
      return (minimum, maximum)
    default: return nil
    }
  }

  /// Parses decimal digits; nil without a digit.
  private mutating func number() throws(PatternError) -> Int? {
    let start = position
    var value = 0
    while let scalar = next, ScalarSet.digit.contains(scalar) {
      value = value * 10 + Int(scalar.value - 0x30)
      guard value <= limits.statesMax else {
        throw failure(.tooLarge, "a count may be at most \(limits.statesMax)", at: start)
      }
      position += 1
    }
    return position == start ? nil : value
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    let place = position
    guard let scalar = next else { return .sequence([]) }
    position += 1
    switch scalar {
    case "(": return try group(from: place)
    case "[": return .scalars(try characterClass(from: place))
    case ".": return .scalars(.anything)
    case "^": return .assertion(.start)
    case "$": return .assertion(.end)
    case "*", "+", "?":
      throw failure(
        .nothingToRepeat, "`\(scalar)` has no operand; write `\\\(scalar)` for the character",
        at: place)
    case "{", "}", "]":
      throw failure(.syntax, "write `\\\(scalar)` for the character", at: place)
    case "\\":
      if take("b" as Unicode.Scalar) { return .assertion(.wordBoundary) }
      if take("B" as Unicode.Scalar) { return .assertion(.noWordBoundary) }
      return .scalars(try escape(from: place, inClass: false))
    default: return .scalars(ScalarSet(scalar))
    }
  }

  private mutating func group(from place: Int) throws(PatternError) -> PatternNode {
    for refused in ["?=", "?!", "?<=", "?<!"] where take(refused) {
      throw failure(
        .notSupported,
        "look-around `(\(refused)` is not supported; describe the whole text instead",
        at: place)
    }
    if take("?<") {
      while let scalar = next, scalar != ">" {
        guard ScalarSet.word.contains(scalar) else { break }
        position += 1
      }
      guard take(">" as Unicode.Scalar) else {
        throw failure(.syntax, "a group's name must be written (?<name>…)", at: place)
      }
    } else if !take("?:"), next == "?" {
      throw failure(.syntax, "`(?` starts no group", at: place)
    }
    depth += 1
    guard depth <= limits.depthMax else {
      throw failure(.tooDeep, "more than \(limits.depthMax) nested groups", at: place)
    }
    let node = try alternatives()
    depth -= 1
    guard take(")" as Unicode.Scalar) else {
      throw failure(.unbalanced, "this group is not closed", at: place)
    }
    return node
  }

  private mutating func characterClass(from place: Int) throws(PatternError) -> ScalarSet {
    let isNegated = take("^" as Unicode.Scalar)
    var parts: [ScalarSet.Part] = []
    while !take("]" as Unicode.Scalar) {
      guard next != nil else { throw failure(.unbalanced, "this class is not closed", at: place) }
      let start = position
      let first = try classAtom()
      guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
        parts.append(first.asPart)
        continue
      }
      position += 1
      let last = try classAtom()
      guard let low = first.onlyScalar, let high = last.onlyScalar else {
        throw failure(.syntax, "a range must have a character at both ends", at: start)
      }
      guard low <= high else {
        throw failure(.orderReversed, "the range is reversed", at: start)
      }
      parts.append(ScalarSet.Part(ranges: [low...high]))
    }
    return ScalarSet(parts, isNegated: isNegated)
  }

  private mutating func classAtom() throws(PatternError) -> ScalarSet {
    let place = position
    guard let scalar = next else { throw failure(.unbalanced, "the class is not closed") }
    position += 1
    return scalar == "\\" ? try escape(from: place, inClass: true) : ScalarSet(scalar)
  }

  /// Parses the text after a backslash.
  private mutating func escape(
    from place: Int, inClass: Bool
  ) throws(PatternError) -> ScalarSet {
    guard let letter = next else {
      throw failure(.syntax, "a backslash at the end has no character to escape", at: place)
    }
    position += 1
    if let set = ScalarSet.escape(letter) { return set }
    switch letter {
    case "t": return ScalarSet("\t")
    case "n": return ScalarSet("\n")
    case "v": return ScalarSet("\u{0B}")
    case "f": return ScalarSet("\u{0C}")
    case "r": return ScalarSet("\r")
    case "b" where inClass: return ScalarSet("\u{08}")
    case "x": return try hexadecimal(digits: 2, from: place)
    case "u":
      return take("{" as Unicode.Scalar)
        ? try bracedScalar(from: place) : try hexadecimal(digits: 4, from: place)
    case "p", "P": return try property(isNegated: letter == "P", from: place)
    case "0" where next.map { !ScalarSet.digit.contains($0) } ?? true: return ScalarSet("\0")
    case "0"..."9", "k":
      throw failure(.notSupported, "back-references are not supported", at: place)
    default:
      guard letter.isASCII, !ScalarSet.word.contains(letter) else {
        throw failure(
          .syntax, "`\\\(letter)` has no meaning; write the character without the backslash",
          at: place)
      }
      return ScalarSet(letter)
    }
  }

  private mutating func hexadecimal(
    digits: Int, from place: Int
  ) throws(PatternError) -> ScalarSet {
    let end = min(position + digits, scalars.count)
    let text = String(String.UnicodeScalarView(scalars[position..<end]))
    guard end - position == digits, text.utf8.allSatisfy(Self.isHexadecimal),
      let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value)
    else { throw failure(.syntax, "\(digits) hexadecimal digits are expected", at: place) }
    position = end
    return ScalarSet(scalar)
  }

  private mutating func bracedScalar(from place: Int) throws(PatternError) -> ScalarSet {
    let digits = scalars[position...].prefix { $0 != "}" }.prefix(7)
    let text = String(String.UnicodeScalarView(digits))
    position += digits.count
    guard take("}" as Unicode.Scalar), text.utf8.allSatisfy(Self.isHexadecimal),
      let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value)
    else { throw failure(.syntax, "a character must be written \\u{1F600}", at: place) }
    return ScalarSet(scalar)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private mutating func property(
    isNegated: Bool, from place: Int
  ) throws(PatternError) -> ScalarSet {
    guard take("{" as Unicode.Scalar) else {
      throw failure(.syntax, "a property must be written \\p{L}", at: place)
    }
    let name = String(String.UnicodeScalarView(scalars[position...].prefix { $0 != "}" }))
    position += name.unicodeScalars.count
    guard take("}" as Unicode.Scalar), let categories = ScalarSet.categories(name) else {
      throw failure(
        .notSupported, "only general categories such as \\p{L} or \\p{Nd} are supported", at: place)
    }
    return ScalarSet([ScalarSet.Part(categories: categories, isNegated: isNegated)])
  }
}

extension ScalarSet {
  /// The scalar of a single-element set.
  fileprivate var onlyScalar: UInt32? {
    guard parts.count == 1, !isNegated, !parts[0].isNegated, parts[0].categories.isEmpty,
      parts[0].ranges.count == 1, parts[0].ranges[0].count == 1
    else { return nil }
    return parts[0].ranges[0].lowerBound
  }
}
