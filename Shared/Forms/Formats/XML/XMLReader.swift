/// A pull parser for XML of tables and translation files (XML 1.0, Namespaces), based on expat.
///
/// UTF-8 only. Documents with type or entity declarations are rejected, since a few of them can
/// expand to terabytes. Nothing is expanded and nothing outside of the file is read. Depth, nodes,
/// attributes and text lengths are limited.
struct XMLReader {
  private let parser: ExpatParser
  private let file: String
  /// Prefix for findings: the file within an archive.
  private let place: String
  private let limits: FormatLimits

  /// - Throws: ``SourceError`` if it is too large or not UTF-8.
  init(
    _ bytes: [UInt8], file: String, place: String = "", limits: FormatLimits = .default
  ) throws(SourceError) {
    self.file = file
    self.place = place
    self.limits = limits
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw SourceError(
        file: file, place: place, rule: "ENCODING_INVALID",
        advice: "is UTF-16; save the file as UTF-8")
    }
    var limitsOfText = limits
    limitsOfText.bytesMax = max(limits.bytesMax, limits.inflatedBytesMax)
    let text = try SourceText.decode(bytes, file: file, limits: limitsOfText)
    parser = ExpatParser(Array(text.utf8), limits: limits)
  }

  /// Returns the position of the next event.
  mutating func position() -> SourcePosition { parser.position() }

  /// - Returns: nil after the last event.
  /// - Throws: ``SourceError`` if not well-formed or over a limit.
  mutating func next() throws(SourceError) -> XMLEvent? {
    if let event = parser.next() { return event }
    if let finding = parser.finding {
      throw failure(finding.advice, rule: finding.rule, at: finding.position)
    }
    return nil
  }

  /// Skips the rest of the element whose start was read last, with its contents.
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

  /// Reads to the end of the element whose start was read last and returns its text, including
  /// nested elements.
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

  /// Returns an error at the current position.
  mutating func failure(_ advice: String, rule: String = "XML_MALFORMED") -> SourceError {
    failure(advice, rule: rule, at: parser.position())
  }

  private func failure(
    _ advice: String, rule: String, at position: SourcePosition
  ) -> SourceError {
    SourceError(
      file: file, position: position, place: place, rule: rule, advice: advice)
  }
}
