internal import CExpat

/// What expat finds in the bytes of a file, as events with their places, within bounds.
///
/// The bytes are given to expat in parts, so that no more than the events of one part are held.
/// Namespaces are not left to expat: it copies their names for each attribute before it tells how
/// many attributes there are, so a small file could take any amount of memory.
final class ExpatParser {
  struct Failure {
    var rule: String
    var advice: String
    var position: SourcePosition
  }

  private let parser: OpaquePointer?
  private let bytes: [UInt8]
  private let limits: FormatLimits
  private var offset = 0
  private var events: [(event: XMLEvent, position: SourcePosition)] = []
  /// Of the events that were taken.
  private var taken = 0
  private var failure: Failure?
  private var isFinished = false

  private var open: [(written: String, name: XMLName)] = []
  private var namespaces = XMLNamespaces()
  private var nodes = 0
  private var text = ""
  private var textPosition = SourcePosition(line: 1, column: 1)

  static let attributesMax = 256
  /// Bytes of one tag, comment or instruction: expat holds the whole of it before it tells of it.
  static let markupBytesMax = 1 << 20
  static let partBytes = 256 << 10

  /// - Parameter bytes: UTF-8, already checked, without a byte order mark.
  init(_ bytes: [UInt8], limits: FormatLimits) {
    self.bytes = bytes
    self.limits = limits
    // Bytes are taken for UTF-8 whatever the declaration says; see `declaration`.
    parser = XML_ParserCreate("UTF-8")
    guard let parser else {
      failure = Failure(
        rule: "XML_MALFORMED", advice: "there is no more memory for it",
        position: SourcePosition(line: 1, column: 1))
      return
    }
    // Nothing that declares entities gets this far; were it to, nothing may double in size.
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, 2)
    XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, 1 << 20)
    setHandlers(of: parser)
  }

  deinit { XML_ParserFree(parser) }

  /// - Returns: nil after the last event, and when `finding` says what ended the reading.
  func next() -> XMLEvent? {
    guard let first = peek() else { return nil }
    taken += 1
    return first.event
  }

  /// Where the next event begins, or what went wrong, or the end of the file.
  func position() -> SourcePosition { peek()?.position ?? failure?.position ?? current }

  /// Why there are no more events; nil at the end of a whole document.
  var finding: Failure? { taken == events.count ? failure : nil }

  private func peek() -> (event: XMLEvent, position: SourcePosition)? {
    while taken == events.count, failure == nil, !isFinished { parsePart() }
    return taken < events.count ? events[taken] : nil
  }

  private func parsePart() {
    events.removeAll(keepingCapacity: true)
    taken = 0
    let end = min(offset + Self.partBytes, bytes.count)
    let isLast = end == bytes.count
    let status = bytes[offset..<end].withUnsafeBytes { part in
      XML_Parse(
        parser, part.bindMemory(to: CChar.self).baseAddress, Int32(part.count), isLast ? 1 : 0)
    }
    offset = end
    isFinished = isLast
    guard failure == nil else { return }
    guard status == XML_STATUS_OK else {
      failure = parserFailure
      return
    }
    // What follows the last thing that was told of is not whole yet.
    let index = Int(XML_GetCurrentByteIndex(parser))
    if !isLast, index >= 0 { checkMarkup(offset - index) }
  }

  /// Of what expat told of last.
  private var current: SourcePosition {
    SourcePosition(
      line: Int(clamping: XML_GetCurrentLineNumber(parser)),
      column: Int(clamping: XML_GetCurrentColumnNumber(parser)) + 1)
  }
}

// MARK: - Handlers

extension ExpatParser {
  /// Expat calls them while it parses, which only `parsePart` makes it do: the parser lives longer.
  private func setHandlers(of parser: OpaquePointer) {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { ExpatParser.from($0)?.start($1, $2) }, { data, _ in ExpatParser.from(data)?.end() })
    XML_SetCharacterDataHandler(parser) { ExpatParser.from($0)?.characters($1, $2) }
    XML_SetCommentHandler(parser) { data, _ in ExpatParser.from(data)?.passOver() }
    XML_SetProcessingInstructionHandler(parser) { data, _, _ in ExpatParser.from(data)?.passOver() }
    XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
      ExpatParser.from(data)?.declaration(encoding)
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      ExpatParser.from(data)?.refuse(
        "XML_DOCTYPE", "declares a document type; remove the declaration, entities are not read")
    }
  }

  /// - Returns: nil when the reading ended already: expat may finish what it began.
  private static func from(_ data: UnsafeMutableRawPointer?) -> ExpatParser? {
    guard let data else { return nil }
    let parser = Unmanaged<ExpatParser>.fromOpaque(data).takeUnretainedValue()
    return parser.failure == nil ? parser : nil
  }

  private func start(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    endText()
    count()
    checkMarkup(Int(XML_GetCurrentByteCount(parser)))
    guard let name, failure == nil else { return }
    let written = String(cString: name)
    guard open.count < limits.depthMax else {
      return refuse("XML_TOO_DEEP", "more than \(limits.depthMax) elements stand in each other")
    }
    guard let pairs = self.attributes(attributes, of: written) else { return }
    namespaces.enter(pairs)
    guard let element = element(written, pairs) else { return }
    open.append((written, element.name))
    append(.start(element))
  }

  /// - Returns: nil for too many, or too long ones.
  private func attributes(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?, of element: String
  ) -> [(name: String, value: String)]? {
    var pairs: [(name: String, value: String)] = []
    var rest = attributes
    while let name = rest?[0], let value = rest?[1] {
      guard pairs.count < Self.attributesMax else {
        refuse("XML_TOO_LARGE", "`\(element)` has more than \(Self.attributesMax) attributes")
        return nil
      }
      let text = String(cString: value)
      guard isShort(text) else { return nil }
      pairs.append((String(cString: name), text))
      rest = rest?.advanced(by: 2)
    }
    return pairs
  }

  private func element(_ written: String, _ pairs: [(name: String, value: String)]) -> XMLElement? {
    guard let name = namespaces.resolve(written, isElement: true) else {
      refuse("XML_MALFORMED", "the prefix of `\(written)` is not declared")
      return nil
    }
    var attributes: [XMLName: String] = [:]
    for (written, value) in pairs where !XMLNamespaces.isDeclaration(written) {
      guard let name = namespaces.resolve(written, isElement: false) else {
        refuse("XML_MALFORMED", "the prefix of `\(written)` is not declared")
        return nil
      }
      guard attributes.updateValue(value, forKey: name) == nil else {
        refuse("XML_MALFORMED", "the attribute `\(written)` stands twice")
        return nil
      }
    }
    return XMLElement(name: name, attributes: attributes)
  }

  private func end() {
    endText()
    guard failure == nil, let last = open.popLast() else { return }
    namespaces.leave()
    append(.end(last.name))
  }

  private func characters(_ characters: UnsafePointer<CChar>?, _ count: Int32) {
    if text.isEmpty { textPosition = current }
    let buffer = UnsafeRawBufferPointer(start: characters, count: Int(count))
    text += String(decoding: buffer, as: UTF8.self)
    _ = isShort(text)
  }

  /// A comment or processing instruction.
  private func passOver() {
    count()
    checkMarkup(Int(XML_GetCurrentByteCount(parser)))
  }

  private func declaration(_ encoding: UnsafePointer<CChar>?) {
    guard let encoding else { return }
    let name = String(cString: encoding)
    guard ["utf-8", "utf8", "us-ascii"].contains(name.lowercased()) else {
      return refuse("ENCODING_INVALID", "is \(name); save the file as UTF-8")
    }
  }

  private func append(_ event: XMLEvent) { events.append((event, current)) }

  /// Text is told of in pieces; everything between two tags is one event.
  private func endText() {
    guard !text.isEmpty else { return }
    events.append((.text(text), textPosition))
    text = ""
    count()
  }
}

// MARK: - Limits and failures

extension ExpatParser {
  private func count() {
    nodes += 1
    if nodes > limits.nodesMax {
      refuse("XML_TOO_LARGE", "more than \(limits.nodesMax) nodes; make the file smaller")
    }
  }

  private func isShort(_ text: String) -> Bool {
    guard text.utf8.count > limits.fieldBytesMax else { return true }
    refuse("XML_TOO_LARGE", "a text is longer than \(limits.fieldBytesMax) bytes")
    return false
  }

  private func checkMarkup(_ count: Int) {
    guard count > Self.markupBytesMax else { return }
    refuse(
      "XML_TOO_LARGE", "a tag, comment or instruction is longer than \(Self.markupBytesMax) bytes")
  }

  private func refuse(_ rule: String, _ advice: String) {
    guard failure == nil else { return }
    failure = Failure(rule: rule, advice: advice, position: current)
    XML_StopParser(parser, 0)
  }

  /// What expat says, in the words of somebody who has to mend the file where they are known.
  private var parserFailure: Failure {
    let code = XML_GetErrorCode(parser)
    let position = current
    func failure(_ advice: String, rule: String = "XML_MALFORMED") -> Failure {
      Failure(rule: rule, advice: advice, position: position)
    }
    switch code {
    case XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_BAD_CHAR_REF:
      return failure(
        "a reference such as `&name;` is unknown; entities are not read, write the character itself",
        rule: "XML_ENTITY")
    case XML_ERROR_INVALID_TOKEN where isAtControlCharacter:
      return failure("a control character stands in a text; remove it", rule: "XML_CHARACTER")
    case XML_ERROR_TAG_MISMATCH:
      return failure("an end tag closes another element than `\(open.last?.written ?? "")`")
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION:
      let unclosed = open.last.map { "the element `\($0.written)` is not closed" }
      return failure(unclosed ?? "there is no whole element in it")
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      return failure("something follows the first element")
    default:
      return failure(XML_ErrorString(code).map { String(cString: $0) } ?? "is not well-formed")
    }
  }

  /// Whether expat stopped at a character that XML does not allow (XML 1.0 §2.2).
  private var isAtControlCharacter: Bool {
    let index = Int(XML_GetCurrentByteIndex(parser))
    guard bytes.indices.contains(index) else { return false }
    let character = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    return character.map { !XMLCharacters.isAllowed($0) } ?? false
  }
}
