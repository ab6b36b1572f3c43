/// What is known here of a study.
package struct KnownStudy: Sendable {
  package var revision: Int
  package var terms: StudyTerms
  /// Nil without password access, and until the event that carries it has arrived.
  package var accessPasswordHash: String?
  /// Nil where it never arrived.
  package var title: StudyTitle?

  package init(
    revision: Int, terms: StudyTerms, accessPasswordHash: String?, title: StudyTitle?
  ) {
    self.revision = revision
    self.terms = terms
    self.accessPasswordHash = accessPasswordHash
    self.title = title
  }
}
