internal import FoundationEssentials
internal import ServiceKit

/// Who reads, as far as it decides on what may be read.
struct CatalogueReader: Sendable {
  var participantID: UUID
  /// Services and administrators: definitions are nobody's personal data.
  var seesEverything: Bool
  /// Whose every version the reader sees.
  var ledStudies: [String]
  /// In which the reader takes part; what is shown there depends on the group.
  var joinedStudies: [String]
  /// By study.
  var groups: [String: String]

  init(_ claims: AccessClaims) {
    participantID = claims.participantID
    seesEverything = !claims.roles.isDisjoint(with: [.administrator, .service])
    ledStudies = claims.ledStudies.sorted()
    joinedStudies = claims.enrolledStudies.subtracting(claims.ledStudies).sorted()
    groups = claims.groups
  }
}
