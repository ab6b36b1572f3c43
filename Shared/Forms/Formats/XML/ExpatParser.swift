internal import CExpat

/// Parses a file with expat into events with positions, within bounds.
///
/// Expat gets the bytes in parts, so that only the events of one part are stored. Namespaces are
/// not resolved by expat: it copies their names for each attribute before reporting the number of
/// attributes, so a small file could use any amount of memory.
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
  /// Number of events that were taken.
  private var taken = 0
  private var failure: Failure?
  private var isFinished = false

  private var open: [(written: String, name: XMLName)] = []
  private var namespaces = XMLNamespaces()
  private var nodes = 0
  private var text = ""
  private var textPosition = SourcePosition(line: 1, column: 1)

  static let attributesMax = 256
  /// Maximum bytes of one tag, comment or instruction, which expat buffers completely.
  static let markupBytesMax = 1 << 20
  static let partBytes = 256 << 10

  /// - Parameter bytes: valid UTF-8 without a byte order mark.
  init(_ bytes: [UInt8], limits: FormatLimits) {
    self.bytes = bytes
    self.limits = limits
    // Overrides the encoding in the declaration; see `declaration`.
    parser = XML_ParserCreate("UTF-8")
    guard let parser else {
      failure = Failure(
        rule: "XML_MALFORMED", advice: "out of memory",
        position: SourcePosition(line: 1, column: 1))
      return
    }
    // Declarations of entities are rejected earlier; this is a second safeguard.
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, 2)
    XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, 1 << 20)
    setHandlers(of: parser)
  }

  deinit { XML_ParserFree(parser) }

  /// - Returns: nil after the last event, and if `finding` has the reason for stopping.
  func next() -> XMLEvent? {
    guard let first = peek() else { return nil }
    taken += 1
    return first.event
  }

  /// Returns the position of the next event, of the error, or of the end of the file.
  func position() -> SourcePosition { peek()?.position ?? failure?.position ?? current }

  /// Reason why there are no more events; nil at the end of a complete document.
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
    // The text after the last event is incomplete.
    let index = Int(XML_GetCurrentByteIndex(parser))
    if !isLast, index >= 0 { checkMarkup(offset - index) }
  }

  /// Position of expat's last event.
  private var current: SourcePosition {
    SourcePosition(
      line: Int(clamping: XML_GetCurrentLineNumber(parser)),
      column: Int(clamping: XML_GetCurrentColumnNumber(parser)) + 1)
  }
}

// MARK: - Handlers

extension ExpatParser {
  /// Handlers run only within `parsePart`, so the parser outlives them.
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
        "XML_DOCTYPE", "has a document type declaration, which is not supported; remove it")
    }
  }

  /// - Returns: nil if reading has already ended; expat may still finish its work.
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
      return refuse("XML_TOO_DEEP", "more than \(limits.depthMax) nested elements")
    }
    guard let pairs = self.attributes(attributes, of: written) else { return }
    namespaces.enter(pairs)
    guard let element = element(written, pairs) else { return }
    open.append((written, element.name))
    append(.start(element))
  }

  /// - Returns: nil if there are too many, or one is too long.
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
        refuse("XML_MALFORMED", "duplicate attribute `\(written)`")
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

  /// Skips a comment or processing instruction.
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

  /// Expat reports text in pieces; the text between two tags becomes one event.
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

  /// Describes expat's error for users, if it is a known one.
  private var parserFailure: Failure {
    let code = XML_GetErrorCode(parser)
    let position = current
    func failure(_ advice: String, rule: String = "XML_MALFORMED") -> Failure {
      Failure(rule: rule, advice: advice, position: position)
    }
    switch code {
    case XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_BAD_CHAR_REF:
      return failure(
        "unknown reference such as `&name;`; entities are not read, write the character itself",
        rule: "XML_ENTITY")
    case XML_ERROR_INVALID_TOKEN where isAtControlCharacter:
      return failure("control character in a text; remove it", rule: "XML_CHARACTER")
    case XML_ERROR_TAG_MISMATCH:
      return failure("an end tag does not match the element `\(open.last?.written ?? "")`")
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION:
      let unclosed = open.last.map { "the element `\($0.written)` is not closed" }
      return failure(unclosed ?? "it has no complete element")
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      return failure("text after the first element")
    default:
      return failure(XML_ErrorString(code).map { String(cString: $0) } ?? "is not well-formed")
    }
  }

  /// Whether expat stopped at a character that XML forbids (XML 1.0 §2.2).
  private var isAtControlCharacter: Bool {
    let index = Int(XML_GetCurrentByteIndex(parser))
    guard bytes.indices.contains(index) else { return false }
    let character = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    return character.map { !XMLCharacters.isAllowed($0) } ?? false
  }
}
