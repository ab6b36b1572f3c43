package import AuthDomain
package import Messages

extension PublishedStudy {
  package init(_ study: CatalogueV1.Study) {
    // A kind of access that this version does not know is closed: it asks for a password, and none
    // matches.
    let isByRequest = study.access == .request
    self.init(
      studyID: study.studyID, revision: Int(study.revision), consentVersion: study.consentVersion,
      consentLanguages: study.consentText?.translations.map(\.language) ?? [],
      needsPassword: study.access != .open && !isByRequest, isByRequest: isByRequest,
      isUnlisted: study.unlisted, isPaused: study.paused, groupIDs: study.groups.map(\.groupID),
      startsAt: study.startTime?.date, endsAt: study.endTime?.date,
      title: study.title.map(StudyTitle.init))
  }
}
