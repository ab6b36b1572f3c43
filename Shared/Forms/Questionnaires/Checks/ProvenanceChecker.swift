/// Checks licence, citation and the origin of a copy.
struct ProvenanceChecker {
  let limits: CatalogueLimits
  let texts: TextChecker

  /// - Parameter path: path of the message that contains the fields.
  func check(_ provenance: ProvenanceDefinition, _ path: FindingPlace) {
    texts.checkRemark(provenance.source, path.field("source"))
    texts.checkRemark(provenance.licence, path.field("licence"))
    texts.checkRemark(provenance.citation, path.field("citation"))
    if provenance.authors.count > limits.authorsMax {
      path.field("authors").add(
        .tooManyAuthors,
        "\(provenance.authors.count) authors; at most \(limits.authorsMax) are allowed")
    }
    for (position, author) in provenance.authors.prefix(limits.authorsMax).enumerated() {
      texts.checkRemark(author, path.item("authors", position))
    }
    if !provenance.doi.isEmpty, !Self.isDOI(provenance.doi) {
      path.field("doi").add(
        .doiInvalid, "invalid DOI `\(provenance.doi)`; write 10.1234/abc, without a URL")
    }
  }

  func check(_ origin: OriginDefinition, _ path: FindingPlace) {
    let isComplete =
      IdentifierSyntax.isID(origin.projectID) && IdentifierSyntax.isID(origin.questionnaireID)
      && origin.version > 0
    if !isComplete {
      path.add(.originInvalid, "give project, questionnaire and a published version, or nothing")
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
