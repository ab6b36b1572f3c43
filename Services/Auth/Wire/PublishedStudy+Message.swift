import Messages

extension PublishedStudy {
  init(_ study: CatalogueV1.Study) {
    // An unknown kind of access counts as closed: it requires a password, and none matches.
    let isByRequest = study.access == .request
    let consentTexts = study.texts(of: study.consentText)
    self.init(
      studyID: study.studyID, revision: Int(study.revision), consentVersion: study.consentVersion,
      consentLanguages: consentTexts.map(\.language), consentTexts: consentTexts,
      groupConsents: study.groups.compactMap { group in
        guard let text = group.consentText, !group.consentVersion.isEmpty else { return nil }
        return PublishedConsent(
          groupID: group.groupID, version: group.consentVersion, texts: study.texts(of: text))
      }, consentLabel: study.consentLabel, consentDate: study.consentDate,
      consentForm: ConsentForm(
        partIDs: study.consentParts.map(\.partID), signature: .init(study.consentSignature)),
      earlierConsentsEndAt: study.earlierConsentsEndTime?.date,
      retention: study.retention.flatMap(StudyRetention.init),
      needsPassword: study.access != .open && !isByRequest, isByRequest: isByRequest,
      isUnlisted: study.unlisted, isPaused: study.paused, groupIDs: study.groups.map(\.groupID),
      hasSubjectLabels: study.subjectLabels, startsAt: study.startTime?.date,
      endsAt: study.endTime?.date, title: study.title.map(StudyTitle.init))
  }
}

extension CatalogueV1.Study {
  /// The consent text in each language, with the statements of the parts.
  fileprivate func texts(of text: CatalogueV1.LocalizedText?) -> [ConsentText] {
    (text?.translations ?? []).map { translation in
      let parts = consentParts.map { part in
        part.text?.translations.first { $0.language == translation.language }?.text ?? ""
      }
      return ConsentText(language: translation.language, text: translation.text, parts: parts)
    }
  }
}

extension ConsentSignature.Kind {
  /// Nil if the study asks for none. An unknown kind accepts a name at least.
  fileprivate init?(_ kind: CatalogueV1.ConsentSignatureKind) {
    switch kind {
    case .unspecified: return nil
    case .name, .unrecognized: self = .name
    case .drawing: self = .drawing
    }
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
