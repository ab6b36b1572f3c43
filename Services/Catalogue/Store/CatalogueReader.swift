internal import FoundationEssentials
internal import ServiceKit

/// Who reads, as far as it decides on what may be read.
struct CatalogueReader: Sendable {
  var participantID: UUID
  /// Services and administrators: definitions are nobody's personal data.
  var seesEverything: Bool
  /// In which the reader takes part, or which the reader leads.
  var studies: [String]

  init(_ claims: AccessClaims) {
    participantID = claims.participantID
    seesEverything = !claims.roles.isDisjoint(with: [.administrator, .service])
    studies = claims.enrolledStudies.union(claims.ledStudies).sorted()
  }
}
