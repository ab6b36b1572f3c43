/// What is known here of a study.
package struct KnownStudy: Sendable {
  package var revision: Int
  package var terms: StudyTerms
  /// Nil without password access, and until the event that carries it has arrived.
  package var accessPasswordHash: String?
  /// Whether the languages of its consent text are known.
  package var knowsConsentLanguages: Bool
  /// Nil where it never arrived.
  package var title: StudyTitle?

  package init(
    revision: Int, terms: StudyTerms, accessPasswordHash: String?, knowsConsentLanguages: Bool,
    title: StudyTitle?
  ) {
    self.revision = revision
    self.terms = terms
    self.accessPasswordHash = accessPasswordHash
    self.knowsConsentLanguages = knowsConsentLanguages
    self.title = title
  }
}
