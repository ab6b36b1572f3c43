internal import Questionnaires

/// Reads XLIFF 1.2 as returned by translation programs. Units may be in groups; segmented sources
/// and proposals are skipped. Texts are plain, so elements within a target are rejected.
public struct XLIFFReader: Sendable {
  private let limits: FormatLimits

  public init(limits: FormatLimits = .default) { self.limits = limits }

  /// - Returns: a sheet for each `file` element.
  /// - Throws: ``SourceError`` with all errors.
  public func read(_ bytes: [UInt8], file: String) throws(SourceError) -> [TranslationSheet] {
    guard bytes.count <= limits.bytesMax else {
      throw SourceError(
        file: file, rule: "FILE_TOO_LARGE",
        advice: "is larger than the limit of \(limits.bytesMax) bytes")
    }
    var parser = XLIFFParser(
      xml: try XMLReader(bytes, file: file, limits: limits),
      findings: SourceFindingCollector(file: file, limits: limits))
    let sheets = try parser.sheets()
    try parser.findings.throwErrors()
    return sheets
  }
}

private struct XLIFFParser {
  var xml: XMLReader
  let findings: SourceFindingCollector

  mutating func sheets() throws(SourceError) -> [TranslationSheet] {
    guard case .start(let root)? = try xml.next(), root.name.local == "xliff" else {
      throw xml.failure("the first element is not `xliff`", rule: "XLIFF_MALFORMED")
    }
    guard root["version"] == "1.2" else {
      throw xml.failure(
        "is XLIFF \(root["version"] ?? "of no version"); save it as XLIFF 1.2",
        rule: "XLIFF_VERSION")
    }
    var sheets: [TranslationSheet] = []
    while let event = try xml.next() {
      guard case .start(let element) = event else { continue }
      if element.name.local == "file" {
        sheets.append(try sheet(element))
      } else {
        try xml.skipElement()
      }
    }
    if sheets.isEmpty {
      throw xml.failure("the file has no `file` element with texts", rule: "XLIFF_MALFORMED")
    }
    return sheets
  }

  private mutating func sheet(_ file: XMLElement) throws(SourceError) -> TranslationSheet {
    var sheet = TranslationSheet(
      definitionID: file["original"] ?? "", sourceLanguage: file["source-language"] ?? "",
      targetLanguage: file["target-language"] ?? "", units: [])
    var depth = 1
    while depth > 0 {
      let position = xml.position()
      guard let event = try xml.next() else { break }
      switch event {
      case .start(let element):
        switch element.name.local {
        case "body", "group": depth += 1
        case "trans-unit":
          if let unit = try unit(element, position) { sheet.units.append(unit) }
        default: try xml.skipElement()
        }
      case .end: depth -= 1
      case .text: break
      }
    }
    return sheet
  }

  private mutating func unit(
    _ element: XMLElement, _ position: SourcePosition
  ) throws(SourceError) -> TranslationUnit? {
    let id = element["id"] ?? ""
    if id.isEmpty {
      findings.add(
        "KEY_MISSING", at: position, place: "trans-unit",
        "the unit has no id; export the file again")
    }
    var source: String?
    var target = ""
    var written = ""
    while let event = try xml.next() {
      if case .end = event { break }
      guard case .start(let part) = event else { continue }
      switch part.name.local {
      case "source": source = try xml.textOfElement()
      case "target":
        written = part["state"] ?? ""
        target = try plainText(of: id)
      default: try xml.skipElement()
      }
    }
    guard let source else {
      findings.add("SOURCE_MISSING", at: position, place: id, "the unit has no source")
      return nil
    }
    return TranslationUnit(
      key: TextKey(id), source: source, target: target, state: Self.state(written, target),
      position: position)
  }

  /// Markers of programs are ignored; other elements are formatting, which texts do not have.
  private mutating func plainText(of id: String) throws(SourceError) -> String {
    var text = ""
    var depth = 1
    while depth > 0 {
      let position = xml.position()
      guard let event = try xml.next() else { break }
      switch event {
      case .text(let part): text += part
      case .end: depth -= 1
      case .start(let element):
        depth += 1
        if element.name.local != "mrk" {
          findings.add(
            "INLINE_ELEMENT", at: position, place: id,
            "texts are plain; replace the element `\(element.name.local)` by its text")
        }
      }
    }
    return text
  }

  /// Maps the states of XLIFF 1.2 §2.3. A text without a state is translated.
  private static func state(_ written: String, _ target: String) -> TranslationState {
    switch written {
    case "new": .new
    case "needs-adaptation", "needs-l10n", "needs-translation", "needs-review-adaptation",
      "needs-review-l10n", "needs-review-translation":
      .needsTranslation
    case "": target.isEmpty ? .new : .translated
    default: .translated
    }
  }
}
