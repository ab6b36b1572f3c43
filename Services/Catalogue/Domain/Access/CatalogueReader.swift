package import FoundationEssentials

/// Who reads, as far as it decides on what may be read.
package struct CatalogueReader: Sendable {
  package var participantID: UUID
  /// Services and administrators: definitions are nobody's personal data.
  package var seesEverything: Bool
  /// Whose every version the reader sees.
  package var ledStudies: [String]
  /// In which the reader takes part; what is shown there depends on the group.
  package var joinedStudies: [String]
  /// By study.
  package var groups: [String: String]

  package init(
    participantID: UUID, seesEverything: Bool, ledStudies: [String], joinedStudies: [String],
    groups: [String: String]
  ) {
    self.participantID = participantID
    self.seesEverything = seesEverything
    self.ledStudies = ledStudies
    self.joinedStudies = joinedStudies
    self.groups = groups
  }

  package func visibility(of study: String) -> StudyVisibility {
    if seesEverything || ledStudies.contains(study) { return .everything }
    return .group(joinedStudies.contains(study) ? groups[study] : nil)
  }
}
