/// Checks the rules for publishing a vocabulary.
public struct VocabularyChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// - Returns: all findings, in the order of the definition.
  public func check(_ vocabulary: VocabularyDefinition) -> [Finding] {
    let findings = FindingCollector(limit: limits.findingsMax)
    let path = findings.place
    let texts = TextChecker(limits: limits, vocabulary)
    if !IdentifierSyntax.isID(vocabulary.id) {
      path.field("vocabulary_id").add(
        .idInvalid, "invalid id `\(vocabulary.id)`; use 1–64 lower-case letters, digits, hyphens")
    }
    texts.checkLanguages(default: vocabulary.defaultLanguage, promised: vocabulary.languages, path)
    texts.check(vocabulary.title, path.field("title"), required: true)
    ProvenanceChecker(limits: limits, texts: texts)
      .check(vocabulary.provenance, path.field("provenance"))
    UnitSyntax.check(vocabulary.unit, path.field("unit"))
    if vocabulary.terms.isEmpty {
      path.field("terms").add(.noTerms, "a vocabulary needs at least one term")
    }
    if vocabulary.terms.count > limits.vocabularyTermsMax {
      path.field("terms").add(
        .tooManyTerms,
        "\(vocabulary.terms.count) terms; at most \(limits.vocabularyTermsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, term) in vocabulary.terms.prefix(limits.vocabularyTermsMax).enumerated() {
      let here = path.item("terms", position)
      if !IdentifierSyntax.isCode(term.code) {
        here.field("code").add(
          .codeInvalid, "invalid code `\(term.code)`; use 1–64 letters, digits, `_`, `-`, `.`")
      } else if !seen.insert(term.code).inserted {
        here.field("code").add(
          .codeDuplicate, "duplicate code `\(term.code)`; codes must be unique")
      }
      texts.check(term.label, here.field("label"), required: true)
      checkNumber(term.number, of: vocabulary, here.field("number"))
    }
    return findings.findings
  }

  private func checkNumber(
    _ number: Double?, of vocabulary: VocabularyDefinition, _ path: FindingPlace
  ) {
    switch number {
    case nil where !vocabulary.unit.isEmpty:
      path.add(.numberMissing, "give the number in \(vocabulary.unit)")
    case let number? where !number.isFinite:
      path.add(.numberNotFinite, "give a finite number")
    default: break
    }
  }
}

/// UCUM §2: codes are printable ASCII without spaces.
enum UnitSyntax {
  static func check(_ unit: String, _ path: FindingPlace) {
    let isCode = unit.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    if !isCode || unit.utf8.count > IdentifierSyntax.charactersMax {
      path.add(.unitInvalid, "give a UCUM code of at most 64 characters, e.g. `mm[Hg]`")
    }
  }
}
