package import AuthDomain
package import Messages

extension PublishedStudy {
  package init(_ study: CatalogueV1.Study) {
    // A kind of access that this version does not know is closed: it asks for a password, and none
    // matches.
    let isByRequest = study.access == .request
    let consentTexts = (study.consentText?.translations ?? []).map {
      ConsentText(language: $0.language, text: $0.text)
    }
    self.init(
      studyID: study.studyID, revision: Int(study.revision), consentVersion: study.consentVersion,
      consentLanguages: consentTexts.map(\.language), consentTexts: consentTexts,
      earlierConsentsEndAt: study.earlierConsentsEndTime?.date,
      needsPassword: study.access != .open && !isByRequest, isByRequest: isByRequest,
      isUnlisted: study.unlisted, isPaused: study.paused, groupIDs: study.groups.map(\.groupID),
      startsAt: study.startTime?.date, endsAt: study.endTime?.date,
      title: study.title.map(StudyTitle.init))
  }
}
