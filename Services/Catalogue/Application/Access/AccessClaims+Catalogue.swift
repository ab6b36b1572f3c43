import ServiceKit

extension CatalogueReader {
  init(_ claims: AccessClaims) {
    let conducted = claims.studies(holding: .studyRead)
    self.init(
      participantID: claims.participantID,
      seesEverything: !claims.roles.isDisjoint(with: [.administrator, .service]),
      conductedStudies: conducted.sorted(),
      joinedStudies: claims.enrolledStudies.subtracting(conducted).sorted(),
      groups: claims.groups)
  }
}

extension StudyVisibility {
  /// - Parameters:
  ///   - claims: nil for a caller without a token.
  ///   - isInProject: whether the caller has a role in the study's project.
  init(_ claims: AccessClaims?, of study: String, isInProject: Bool = false) {
    guard let claims else {
      self = .group(nil)
      return
    }
    let isInsider =
      isInProject || claims.holds(.studyRead, onStudy: study)
      || !claims.roles.isDisjoint(with: [.administrator, .service])
    self =
      isInsider
      ? .everything
      : .group(claims.enrolledStudies.contains(study) ? claims.groups[study] : nil)
  }
}
