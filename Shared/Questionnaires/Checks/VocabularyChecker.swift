/// The rules a vocabulary must meet to be published.
public struct VocabularyChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// - Returns: everything wrong, in the order of the definition.
  public func check(_ vocabulary: VocabularyDefinition) -> [Finding] {
    var findings = FindingCollector(limit: limits.findingsMax)
    let path = FindingPath()
    let texts = TextChecker(limits: limits, vocabulary)
    if !IdentifierSyntax.isID(vocabulary.id) {
      findings.add(
        path.field("vocabulary_id"), .idInvalid,
        "`\(vocabulary.id)` is no id; use 1–64 lower-case letters, digits, hyphens")
    }
    texts.checkLanguages(
      default: vocabulary.defaultLanguage, promised: vocabulary.languages, path, into: &findings)
    texts.check(vocabulary.title, path.field("title"), required: true, into: &findings)
    ProvenanceChecker(limits: limits, texts: texts)
      .check(vocabulary.provenance, path.field("provenance"), into: &findings)
    UnitSyntax.check(vocabulary.unit, path.field("unit"), into: &findings)
    if vocabulary.terms.isEmpty {
      findings.add(path.field("terms"), .noTerms, "a vocabulary needs a term")
    }
    if vocabulary.terms.count > limits.vocabularyTermsMax {
      findings.add(
        path.field("terms"), .tooManyTerms,
        "\(vocabulary.terms.count) terms; at most \(limits.vocabularyTermsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, term) in vocabulary.terms.prefix(limits.vocabularyTermsMax).enumerated() {
      let here = path.item("terms", position)
      if !IdentifierSyntax.isCode(term.code) {
        findings.add(
          here.field("code"), .codeInvalid,
          "`\(term.code)` is no code; use 1–64 letters, digits, `_`, `-`, `.`")
      } else if !seen.insert(term.code).inserted {
        findings.add(
          here.field("code"), .codeDuplicate, "`\(term.code)` stands twice; codes must differ")
      }
      texts.check(term.label, here.field("label"), required: true, into: &findings)
      checkNumber(term.number, of: vocabulary, here.field("number"), into: &findings)
    }
    return findings.findings
  }

  private func checkNumber(
    _ number: Double?, of vocabulary: VocabularyDefinition, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    switch number {
    case nil where !vocabulary.unit.isEmpty:
      findings.add(path, .numberMissing, "give the number in \(vocabulary.unit)")
    case let number? where !number.isFinite:
      findings.add(path, .numberNotFinite, "give a finite number")
    default: break
    }
  }
}
