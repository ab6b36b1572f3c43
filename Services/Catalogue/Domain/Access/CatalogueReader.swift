import FoundationEssentials

/// The properties of a reader that decide on read access.
struct CatalogueReader: Sendable {
  var participantID: UUID
  /// Whether the reader is a service or administrator; definitions contain no personal data.
  var seesEverything: Bool
  /// Studies that the reader conducts and sees completely.
  var conductedStudies: [String]
  /// Studies in which the reader is enrolled; visibility there depends on the group.
  var joinedStudies: [String]
  /// Groups by study id.
  var groups: [String: String]

  func visibility(of study: String) -> StudyVisibility {
    if seesEverything || conductedStudies.contains(study) { return .everything }
    return .group(joinedStudies.contains(study) ? groups[study] : nil)
  }
}
