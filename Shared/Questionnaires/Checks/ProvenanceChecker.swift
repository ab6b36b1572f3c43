/// Checks licence and citation, and where a copy comes from.
struct ProvenanceChecker {
  let limits: CatalogueLimits
  let texts: TextChecker

  /// - Parameter path: of the message that the fields stand in.
  func check(
    _ provenance: ProvenanceDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    texts.checkRemark(provenance.source, path.field("source"), into: &findings)
    texts.checkRemark(provenance.licence, path.field("licence"), into: &findings)
    texts.checkRemark(provenance.citation, path.field("citation"), into: &findings)
    if provenance.authors.count > limits.authorsMax {
      findings.add(
        path.field("authors"), .tooManyAuthors,
        "\(provenance.authors.count) authors; at most \(limits.authorsMax) are allowed")
    }
    for (position, author) in provenance.authors.prefix(limits.authorsMax).enumerated() {
      texts.checkRemark(author, path.item("authors", position), into: &findings)
    }
    if !provenance.doi.isEmpty, !Self.isDOI(provenance.doi) {
      findings.add(
        path.field("doi"), .doiInvalid,
        "`\(provenance.doi)` is no DOI; write 10.1234/abc, without an address before it")
    }
  }

  func check(
    _ origin: OriginDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let isComplete =
      IdentifierSyntax.isID(origin.projectID) && IdentifierSyntax.isID(origin.questionnaireID)
      && origin.version > 0
    if !isComplete {
      findings.add(
        path, .originInvalid, "name project, questionnaire and a published version, or nothing")
    }
  }

  /// `10.`, a registrant of digits and dots, a slash, and printable characters (ISO 26324).
  private static func isDOI(_ text: String) -> Bool {
    guard text.utf8.count <= 200, let slash = text.firstIndex(of: "/") else { return false }
    let registrant = text[..<slash].dropFirst(3)
    let name = text[text.index(after: slash)...]
    return text.hasPrefix("10.") && registrant.utf8.count >= 4
      && registrant.utf8.allSatisfy { "0123456789.".utf8.contains($0) }
      && !name.isEmpty && name.unicodeScalars.allSatisfy { !$0.properties.isWhitespace }
  }
}
