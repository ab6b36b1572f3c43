/// A pull parser for the XML that tables and translation files are made of (XML 1.0, Namespaces).
///
/// UTF-8 only. Documents that declare types or entities are refused whole, since a few of them suffice
/// to ask for terabytes; so nothing is ever expanded and nothing outside the file is ever read. Depth,
/// nodes, attributes and the length of a text are limited.
struct XMLReader {
  private var cursor: XMLCursor
  private let file: String
  /// Of findings: the file within an archive.
  private let place: String
  private let limits: FormatLimits
  private var open: [(prefixed: String, name: XMLName)] = []
  private var namespaces = XMLNamespaces()
  private var nodes = 0
  private var hasRoot = false
  /// The end of an element that was written as `<a/>`.
  private var pendingEnd: XMLName?

  static let attributesMax = 256

  /// - Throws: ``SourceError`` when it is too large, or no UTF-8.
  init(
    _ bytes: [UInt8], file: String, place: String = "", limits: FormatLimits = .default
  ) throws(SourceError) {
    self.file = file
    self.place = place
    self.limits = limits
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw SourceError(
        SourceFinding(
          file: file, place: place, rule: "ENCODING_INVALID",
          advice: "is UTF-16; save the file as UTF-8"))
    }
    var limitsOfText = limits
    limitsOfText.bytesMax = max(limits.bytesMax, limits.inflatedBytesMax)
    let text = try SourceText.decode(bytes, file: file, limits: limitsOfText)
    cursor = XMLCursor(Array(text.utf8))
    try readDeclaration()
  }

  /// Where the next event begins.
  mutating func position() -> SourcePosition { cursor.position() }

  /// - Returns: nil after the last event.
  /// - Throws: ``SourceError`` for what is not well-formed, or over a limit.
  mutating func next() throws(SourceError) -> XMLEvent? {
    if let name = pendingEnd {
      pendingEnd = nil
      leave()
      return .end(name)
    }
    if !open.isEmpty, let text = try self.text() {
      try count()
      return .text(text)
    }
    try skipOutside()
    guard !cursor.isAtEnd else {
      if let last = open.last { throw failure("the element `\(last.prefixed)` is not closed") }
      guard hasRoot else { throw failure("there is no element in it") }
      return nil
    }
    if cursor.starts(with: "</") { return .end(try endTag()) }
    guard open.isEmpty ? !hasRoot : true else {
      throw failure("a second element follows the first one")
    }
    return .start(try startTag())
  }

  /// Reads over the rest of the element whose start was read last, all that is in it included.
  mutating func skipElement() throws(SourceError) {
    var depth = 1
    while depth > 0, let event = try next() {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text: break
      }
    }
  }

  /// The text of the element whose start was read last, that of the elements in it included, up to
  /// its end.
  mutating func textOfElement() throws(SourceError) -> String {
    var depth = 1
    var text = ""
    while depth > 0, let event = try next() {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text(let part): text += part
      }
      try checkLength(text.utf8.count)
    }
    return text
  }

  /// A finding at the place that was reached.
  mutating func failure(_ advice: String, rule: String = "XML_MALFORMED") -> SourceError {
    SourceError(
      SourceFinding(
        file: file, position: cursor.position(), place: place, rule: rule, advice: advice))
  }
}

// MARK: - Outside tags

extension XMLReader {
  private mutating func readDeclaration() throws(SourceError) {
    guard cursor.starts(with: "<?xml") else { return }
    guard let range = cursor.skip(past: "?>") else {
      throw failure("the declaration in its first line does not end with `?>`")
    }
    let declaration = cursor.text(range).lowercased()
    guard let encoding = declaration.firstRange(of: "encoding") else { return }
    let name = declaration[encoding.upperBound...].drop { " =\"'\t\r\n".contains($0) }
      .prefix { !"\"' \t?".contains($0) }
    guard ["utf-8", "utf8", "us-ascii"].contains(name) else {
      throw failure("is \(name); save the file as UTF-8", rule: "ENCODING_INVALID")
    }
  }

  /// Comments, processing instructions, and white space outside the root.
  private mutating func skipOutside() throws(SourceError) {
    while true {
      if open.isEmpty { cursor.skipSpace() }
      if cursor.starts(with: "<!--") {
        try count()
        cursor.advance(4)
        guard cursor.skip(past: "-->") != nil else { throw failure("a comment is not closed") }
      } else if cursor.starts(with: "<?") {
        try count()
        guard cursor.skip(past: "?>") != nil else {
          throw failure("a processing instruction is not closed")
        }
      } else if cursor.starts(with: "<!DOCTYPE") || cursor.starts(with: "<!ENTITY") {
        throw failure(
          "declares a document type; remove the declaration, entities are not read",
          rule: "XML_DOCTYPE")
      } else if let byte = cursor.current, open.isEmpty, byte != UInt8(ascii: "<") {
        throw failure("text stands outside the first element")
      } else {
        return
      }
    }
  }

  /// The text up to the next tag, comments left out; nil when there is none.
  private mutating func text() throws(SourceError) -> String? {
    var text = ""
    while let byte = cursor.current {
      if byte == UInt8(ascii: "<") {
        if cursor.starts(with: "<![CDATA[") {
          cursor.advance(9)
          guard let range = cursor.skip(past: "]]>") else {
            throw failure("a CDATA section is not closed")
          }
          text += try checkedCharacters(cursor.text(range))
        } else if cursor.starts(with: "<!--") || cursor.starts(with: "<?") {
          try skipOutside()
        } else {
          break
        }
      } else if byte == UInt8(ascii: "&") {
        text.unicodeScalars.append(try reference())
      } else {
        let range = cursor.take { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
        text += try checkedCharacters(cursor.text(range))
      }
      try checkLength(text.utf8.count)
    }
    return text.isEmpty ? nil : text
  }

  /// Line ends as XML 1.0 §2.11 has them; without characters that XML does not allow.
  private mutating func checkedCharacters(_ text: String) throws(SourceError) -> String {
    guard text.unicodeScalars.allSatisfy(XMLCharacters.isAllowed) else {
      throw failure("a control character stands in a text; remove it", rule: "XML_CHARACTER")
    }
    guard text.utf8.contains(0x0D) else { return text }
    var normalised = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\r" {
        normalised.append("\n")
      } else if scalar != "\n" || !isAfterReturn {
        normalised.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return String(normalised)
  }

  private mutating func reference() throws(SourceError) -> Unicode.Scalar {
    cursor.advance()
    let range = cursor.take { XMLCursor.isNamePart($0) || $0 == UInt8(ascii: "#") }
    let name = cursor.text(range)
    guard cursor.current == UInt8(ascii: ";") else {
      throw failure("an `&` stands by itself; write `&amp;`")
    }
    cursor.advance()
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    if name.hasPrefix("#") {
      let value =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst(), radix: 10)
      if let scalar = value.flatMap(Unicode.Scalar.init), XMLCharacters.isAllowed(scalar) {
        return scalar
      }
    }
    throw failure(
      "the reference `&\(name);` is unknown; entities are not read, write the character itself",
      rule: "XML_ENTITY")
  }

  private mutating func count() throws(SourceError) {
    nodes += 1
    if nodes > limits.nodesMax {
      throw failure(
        "more than \(limits.nodesMax) nodes; make the file smaller", rule: "XML_TOO_LARGE")
    }
  }

  private mutating func checkLength(_ bytes: Int) throws(SourceError) {
    if bytes > limits.fieldBytesMax {
      throw failure("a text is longer than \(limits.fieldBytesMax) bytes", rule: "XML_TOO_LARGE")
    }
  }
}

// MARK: - Tags

extension XMLReader {
  private mutating func startTag() throws(SourceError) -> XMLElement {
    guard cursor.current == UInt8(ascii: "<") else { throw failure("a tag is expected here") }
    try count()
    cursor.advance()
    let prefixed = try name()
    guard open.count < limits.depthMax else {
      throw failure(
        "more than \(limits.depthMax) elements stand in each other", rule: "XML_TOO_DEEP")
    }
    var written: [(name: String, value: String)] = []
    while true {
      let space = cursor.take { XMLCursor.isSpace($0) }
      if cursor.starts(with: "/>") || cursor.current == UInt8(ascii: ">") { break }
      guard !space.isEmpty else { throw failure("the tag `\(prefixed)` is not closed") }
      guard written.count < Self.attributesMax else {
        throw failure(
          "`\(prefixed)` has more than \(Self.attributesMax) attributes", rule: "XML_TOO_LARGE")
      }
      written.append(try attribute())
    }
    let isEmpty = cursor.current == UInt8(ascii: "/")
    cursor.advance(isEmpty ? 2 : 1)
    namespaces.enter(written)
    guard let name = namespaces.resolve(prefixed, isElement: true) else {
      throw failure("the prefix of `\(prefixed)` is not declared")
    }
    var attributes: [XMLName: String] = [:]
    for (written, value) in written where !XMLNamespaces.isDeclaration(written) {
      guard let name = namespaces.resolve(written, isElement: false) else {
        throw failure("the prefix of `\(written)` is not declared")
      }
      guard attributes.updateValue(value, forKey: name) == nil else {
        throw failure("the attribute `\(written)` stands twice")
      }
    }
    open.append((prefixed, name))
    hasRoot = true
    if isEmpty { pendingEnd = name }
    return XMLElement(name: name, attributes: attributes)
  }

  private mutating func endTag() throws(SourceError) -> XMLName {
    cursor.advance(2)
    let prefixed = try name()
    cursor.skipSpace()
    guard let last = open.last, last.prefixed == prefixed, cursor.current == UInt8(ascii: ">")
    else {
      throw failure("`</\(prefixed)>` closes nothing that is open")
    }
    cursor.advance()
    leave()
    return last.name
  }

  private mutating func leave() {
    open.removeLast()
    namespaces.leave()
  }

  private mutating func name() throws(SourceError) -> String {
    let name = cursor.text(cursor.take { XMLCursor.isNamePart($0) })
    guard let first = name.utf8.first, !"0123456789-.".utf8.contains(first) else {
      throw failure("a name is expected here")
    }
    return name
  }

  private mutating func attribute() throws(SourceError) -> (name: String, value: String) {
    let name = try self.name()
    cursor.skipSpace()
    guard cursor.current == UInt8(ascii: "=") else {
      throw failure("the attribute `\(name)` has no value")
    }
    cursor.advance()
    cursor.skipSpace()
    guard let quote = cursor.current, quote == 0x22 || quote == 0x27 else {
      throw failure("the value of `\(name)` does not begin with a quote")
    }
    cursor.advance()
    var value = ""
    while true {
      guard let byte = cursor.current, byte != UInt8(ascii: "<") else {
        throw failure("the value of `\(name)` is not closed")
      }
      if byte == quote { break }
      if byte == UInt8(ascii: "&") {
        value.unicodeScalars.append(try reference())
      } else {
        let range = cursor.take {
          $0 != quote && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<")
        }
        // White space becomes spaces (XML 1.0 §3.3.3).
        let text = try checkedCharacters(cursor.text(range))
        value.unicodeScalars.append(
          contentsOf: text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : $0 })
      }
      try checkLength(value.utf8.count)
    }
    cursor.advance()
    return (name, value)
  }
}
