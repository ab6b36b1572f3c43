import Messages

extension PublishedStudy {
  init(_ study: CatalogueV1.Study) {
    // An unknown kind of access counts as closed: it requires a password, and none matches.
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
  /// Returns nil for an unknown outcome, which keeps the answers.
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

extension StudyTitle {
  /// Decodes `studies.title`: a serialized `otolith.catalogue.v1.LocalizedText`.
  init(stored bytes: [UInt8]) throws {
    self.init(try CatalogueV1.LocalizedText(serialized: bytes))
  }

  var stored: [UInt8] {
    CatalogueV1.LocalizedText(
      translations: translations.map {
        CatalogueV1.Translation(
          language: $0.language, text: $0.text, outdated: $0.isOutdated)
      }
    ).serialized()
  }

  init(_ message: CatalogueV1.LocalizedText) {
    self.init(
      translations: message.translations.map {
        Translation(language: $0.language, text: $0.text, isOutdated: $0.outdated)
      })
  }
}
