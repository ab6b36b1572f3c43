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
  ///   - isInsider: whether a role in a project lets the caller see the whole study.
  init(_ claims: AccessClaims?, of study: String, isInsider: Bool = false) {
    guard let claims else {
      self = .group(nil)
      return
    }
    let seesAll =
      isInsider || claims.holds(.studyRead, onStudy: study)
      || !claims.roles.isDisjoint(with: [.administrator, .service])
    self =
      seesAll
      ? .everything
      : .group(claims.enrolledStudies.contains(study) ? claims.groups[study] : nil)
  }
}
