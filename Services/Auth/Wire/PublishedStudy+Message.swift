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
      retention: study.retention.flatMap(StudyRetention.init),
      needsPassword: study.access != .open && !isByRequest, isByRequest: isByRequest,
      isUnlisted: study.unlisted, isPaused: study.paused, groupIDs: study.groups.map(\.groupID),
      startsAt: study.startTime?.date, endsAt: study.endTime?.date,
      title: study.title.map(StudyTitle.init))
  }
}

extension StudyRetention {
  /// Nil where this version does not know what is to become of the answers: it does nothing with them then.
  fileprivate init?(_ message: CatalogueV1.StudyRetention) {
    guard let outcome = Outcome(message.outcome) else { return nil }
    self.init(
      daysAfterEnd: message.daysAfterEnd > 0 ? Int(message.daysAfterEnd) : nil,
      daysAfterLeaving: message.daysAfterLeaving > 0 ? Int(message.daysAfterLeaving) : nil,
      outcome: outcome, onWithdrawal: message.onWithdrawal, onErasure: Outcome(message.onErasure))
  }
}

extension StudyRetention.Outcome {
  fileprivate init?(_ message: CatalogueV1.RetentionOutcome) {
    switch message {
    case .erase: self = .erase
    case .anonymise: self = .anonymise
    case .unspecified, .unrecognized: return nil
    }
  }
}
