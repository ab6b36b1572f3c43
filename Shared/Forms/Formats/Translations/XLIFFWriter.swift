/// Writes translations as XLIFF 1.2, the exchange format of translation programs.
public struct XLIFFWriter: Sendable {
  static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  public init() {}

  /// Writes one `file` with a `trans-unit` for each text, whose id is the text's key.
  public func bytes(_ sheet: TranslationSheet) -> [UInt8] {
    var xml = XMLWriter(isIndented: true)
    xml.open("xliff", [("xmlns", Self.namespace), ("version", "1.2")])
    xml.open(
      "file",
      [
        ("original", sheet.definitionID), ("source-language", sheet.sourceLanguage),
        ("target-language", sheet.targetLanguage), ("datatype", "plaintext"),
        ("xml:space", "preserve"),
      ])
    xml.open("body")
    for unit in sheet.units {
      xml.open("trans-unit", [("id", unit.key.description)])
      xml.element("source", [("xml:lang", sheet.sourceLanguage)], text: unit.source)
      xml.element(
        "target", [("xml:lang", sheet.targetLanguage), ("state", unit.state.rawValue)],
        text: unit.target)
      if !unit.note.isEmpty { xml.element("note", [("from", "otolith")], text: unit.note) }
      xml.close()
    }
    xml.close()
    xml.close()
    xml.close()
    return xml.bytes
  }
}
