package import CatalogueDomain
package import ServiceKit

extension CatalogueReader {
  package init(_ claims: AccessClaims) {
    self.init(
      participantID: claims.participantID,
      seesEverything: !claims.roles.isDisjoint(with: [.administrator, .service]),
      ledStudies: claims.ledStudies.sorted(),
      joinedStudies: claims.enrolledStudies.subtracting(claims.ledStudies).sorted(),
      groups: claims.groups)
  }
}

extension StudyVisibility {
  /// - Parameters:
  ///   - claims: nil for who comes without a token.
  ///   - isInProject: the caller has a role in the study's project.
  package init(_ claims: AccessClaims?, of study: String, isInProject: Bool = false) {
    guard let claims else {
      self = .group(nil)
      return
    }
    let isInsider =
      isInProject || claims.ledStudies.contains(study)
      || !claims.roles.isDisjoint(with: [.administrator, .service])
    self =
      isInsider
      ? .everything
      : .group(claims.enrolledStudies.contains(study) ? claims.groups[study] : nil)
  }
}
