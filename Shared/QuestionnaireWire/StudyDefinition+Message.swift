public import Messages
public import Questionnaires

extension StudyDefinition {
  /// Reads the leader's fields and leaves out those that the service computes.
  public init(_ message: CatalogueV1.Study) {
    let access: Access? =
      switch message.access {
      case .open: .open
      case .password: .password
      case .request: .request
      case .unspecified, .unrecognized: nil
      }
    self.init(
      id: message.studyID, title: TranslatedText(message.title),
      description: TranslatedText(message.description), text: TranslatedText(message.text),
      picture: message.picture.map(FileReference.init),
      consentText: TranslatedText(message.consentText),
      consentDetails: ConsentDetails(message), access: access,
      isPrivate: message.unlisted, isPaused: message.paused,
      defaultLanguage: message.defaultLanguage, startsAt: message.startTime.map(UTCInstant.init),
      endsAt: message.endTime.map(UTCInstant.init),
      groups: message.groups.map {
        StudyGroupDefinition(
          id: $0.groupID, title: TranslatedText($0.title),
          consentText: TranslatedText($0.consentText))
      },
      questionnaires: message.questionnaires.map(QuestionnaireUse.init),
      nextLists: message.nextLists.map(NextListDefinition.init),
      soundCollectionIDs: message.soundCollectionIDs, vocabularyIDs: message.vocabularyIDs,
      earlierConsentsEndAt: message.earlierConsentsEndTime.map(UTCInstant.init),
      retention: message.retention.map(StudyRetention.init),
      recordTypes: message.recordTypes.map(RecordTypeUse.init),
      languageFallback: LanguageFallback(message.languageFallback),
      promptRules: message.promptRules.map(PromptRulesDefinition.init) ?? PromptRulesDefinition(),
      triggers: message.triggers.map(TriggerDefinition.init),
      hasExactDevices: message.exactDevices, hasSubjectLabels: message.subjectLabels,
      comparisons: message.comparisons.map(ComparisonDefinition.init),
      feedback: message.feedbackTexts.map(FeedbackDefinition.init),
      information: message.texts.map(InformationTextDefinition.init),
      origin: message.origin.map(StudyOriginDefinition.init),
      // Unknown values fall back to the narrowest sharing.
      sharing: message.sharing == .anyone ? .anyone : .project,
      profileFields: message.profileFields,
      rewards: message.rewards.map(RewardDefinition.init))
  }
}

extension ConsentDetails {
  fileprivate init(_ message: CatalogueV1.Study) {
    self.init(
      label: message.consentLabel, date: message.consentDate,
      parts: message.consentParts.map { Part(id: $0.partID, text: TranslatedText($0.text)) },
      signature: Signature(message.consentSignature))
  }
}

extension ConsentDetails.Signature {
  /// Returns nil without a signature. An unknown kind accepts a name at least.
  public init?(_ kind: CatalogueV1.ConsentSignatureKind) {
    switch kind {
    case .unspecified: return nil
    case .name, .unrecognized: self = .name
    case .drawing: self = .drawing
    }
  }
}

extension CatalogueV1.ConsentSignatureKind {
  fileprivate init(_ signature: ConsentDetails.Signature?) {
    switch signature {
    case .name: self = .name
    case .drawing: self = .drawing
    case nil: self = .unspecified
    }
  }
}

extension CatalogueV1.StudyAccess {
  public init(_ access: StudyDefinition.Access?) {
    self =
      switch access {
      case .open: .open
      case .password: .password
      case .request: .request
      case nil: .unspecified
      }
  }
}

extension CatalogueV1.Study {
  /// Leaves consent version, languages and revision empty; the service sets them.
  public init(_ definition: StudyDefinition) {
    self.init(
      studyID: definition.id, title: CatalogueV1.LocalizedText(definition.title),
      description: CatalogueV1.LocalizedText(definition.description),
      consentText: CatalogueV1.LocalizedText(definition.consentText),
      access: CatalogueV1.StudyAccess(definition.access),
      defaultLanguage: definition.defaultLanguage,
      startTime: definition.startsAt.map(GoogleProtobuf.Timestamp.init),
      endTime: definition.endsAt.map(GoogleProtobuf.Timestamp.init),
      questionnaires: definition.questionnaires.map(CatalogueV1.StudyQuestionnaire.init),
      text: CatalogueV1.LocalizedText(definition.text),
      picture: definition.picture.map(CatalogueV1.FileReference.init),
      unlisted: definition.isPrivate, paused: definition.isPaused,
      groups: definition.groups.map {
        CatalogueV1.StudyGroup(
          groupID: $0.id, title: CatalogueV1.LocalizedText($0.title),
          consentText: CatalogueV1.LocalizedText($0.consentText))
      },
      nextLists: definition.nextLists.map(CatalogueV1.NextList.init),
      soundCollectionIDs: definition.soundCollectionIDs, vocabularyIDs: definition.vocabularyIDs,
      earlierConsentsEndTime: definition.earlierConsentsEndAt.map(GoogleProtobuf.Timestamp.init),
      retention: definition.retention.map(CatalogueV1.StudyRetention.init),
      languageFallback: definition.languageFallback == .english ? .unspecified : .defaultLanguage,
      recordTypes: definition.recordTypes.map(CatalogueV1.StudyRecordType.init),
      promptRules: CatalogueV1.PromptRules(definition.promptRules),
      triggers: definition.triggers.map(CatalogueV1.Trigger.init),
      exactDevices: definition.hasExactDevices,
      comparisons: definition.comparisons.map(CatalogueV1.StudyComparison.init),
      feedbackTexts: definition.feedback.map(CatalogueV1.FeedbackText.init),
      texts: definition.information.map(CatalogueV1.InformationText.init),
      origin: definition.origin.map(CatalogueV1.StudyOrigin.init),
      sharing: definition.sharing == .anyone ? .anyone : .unspecified,
      profileFields: definition.profileFields,
      rewards: definition.rewards.map(CatalogueV1.StudyRewards.init),
      consentLabel: definition.consentDetails.label, consentDate: definition.consentDetails.date,
      consentParts: definition.consentDetails.parts.map {
        CatalogueV1.ConsentPart(partID: $0.id, text: CatalogueV1.LocalizedText($0.text))
      }, consentSignature: CatalogueV1.ConsentSignatureKind(definition.consentDetails.signature),
      subjectLabels: definition.hasSubjectLabels)
  }
}

extension UTCInstant {
  fileprivate init(_ message: GoogleProtobuf.Timestamp) {
    self.init(seconds: message.seconds, nanoseconds: message.nanos)
  }
}

extension GoogleProtobuf.Timestamp {
  public init(_ instant: UTCInstant) {
    self.init(seconds: instant.seconds, nanos: instant.nanoseconds)
  }
}

extension QuestionnaireUse {
  fileprivate init(_ message: CatalogueV1.StudyQuestionnaire) {
    let recurrence: Recurrence? =
      switch message.recurrence {
      case .oneTime: .oneTime
      case .repeated: .repeated
      case .unspecified, .unrecognized: nil
      }
    self.init(
      questionnaireID: message.questionnaireID, version: message.version, recurrence: recurrence,
      schedules: message.schedules.map(ScheduleDefinition.init), isDeactivated: message.deactivated,
      isBlocking: message.blocking, repeatIntervalHours: message.repeatIntervalHours,
      groupIDs: message.groupIDs, isRevisable: message.revisable,
      mayCloseIncomplete: message.mayCloseIncomplete, draftDays: message.draftDays,
      isOneQuestionPerScreen: message.oneQuestionPerScreen)
  }
}

extension CatalogueV1.StudyQuestionnaire {
  fileprivate init(_ use: QuestionnaireUse) {
    let recurrence: CatalogueV1.Recurrence =
      switch use.recurrence {
      case .oneTime: .oneTime
      case .repeated: .repeated
      case nil: .unspecified
      }
    self.init(
      questionnaireID: use.questionnaireID, version: use.version, recurrence: recurrence,
      schedules: use.schedules.map(CatalogueV1.Schedule.init), deactivated: use.isDeactivated,
      blocking: use.isBlocking, repeatIntervalHours: use.repeatIntervalHours,
      groupIDs: use.groupIDs, revisable: use.isRevisable,
      mayCloseIncomplete: use.mayCloseIncomplete, draftDays: use.draftDays,
      oneQuestionPerScreen: use.isOneQuestionPerScreen)
  }
}

extension NextListDefinition {
  fileprivate init(_ message: CatalogueV1.NextList) {
    self.init(
      afterQuestionnaireID: message.afterQuestionnaireID,
      condition: Condition(message.conditions, message.behavior),
      offers: message.offers.map {
        NextOffer(questionnaireID: $0.questionnaireID, info: TranslatedText($0.info))
      }, isBinding: message.binding)
  }
}

extension CatalogueV1.NextList {
  fileprivate init(_ definition: NextListDefinition) {
    let conditions = ConditionList(definition.condition)
    self.init(
      afterQuestionnaireID: definition.afterQuestionnaireID, conditions: conditions.parts,
      behavior: conditions.behavior,
      offers: definition.offers.map {
        CatalogueV1.NextOffer(
          questionnaireID: $0.questionnaireID, info: CatalogueV1.LocalizedText($0.info))
      }, binding: definition.isBinding)
  }
}
