/// A pull parser for the XML that tables and translation files are made of (XML 1.0, Namespaces), on
/// expat.
///
/// UTF-8 only. Documents that declare types or entities are refused whole, since a few of them suffice
/// to ask for terabytes; so nothing is ever expanded and nothing outside the file is ever read. Depth,
/// nodes, attributes and the length of a text are limited.
struct XMLReader {
  private let parser: ExpatParser
  private let file: String
  /// Of findings: the file within an archive.
  private let place: String
  private let limits: FormatLimits

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
    parser = ExpatParser(Array(text.utf8), limits: limits)
  }

  /// Where the next event begins.
  mutating func position() -> SourcePosition { parser.position() }

  /// - Returns: nil after the last event.
  /// - Throws: ``SourceError`` for what is not well-formed, or over a limit.
  mutating func next() throws(SourceError) -> XMLEvent? {
    if let event = parser.next() { return event }
    if let finding = parser.finding {
      throw failure(finding.advice, rule: finding.rule, at: finding.position)
    }
    return nil
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
      if text.utf8.count > limits.fieldBytesMax {
        throw failure("a text is longer than \(limits.fieldBytesMax) bytes", rule: "XML_TOO_LARGE")
      }
    }
    return text
  }

  /// A finding at the place that was reached.
  mutating func failure(_ advice: String, rule: String = "XML_MALFORMED") -> SourceError {
    failure(advice, rule: rule, at: parser.position())
  }

  private func failure(
    _ advice: String, rule: String, at position: SourcePosition
  ) -> SourceError {
    SourceError(
      SourceFinding(file: file, position: position, place: place, rule: rule, advice: advice))
  }
}
