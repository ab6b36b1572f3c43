/// Checks the rules for publishing a study with its imported questionnaires.
public struct StudyChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// Checks a whole import.
  ///
  /// - Parameters:
  ///   - published: the published versions that the study refers to by number; other versions do
  ///     not exist.
  ///   - hasStoredPassword: whether the study already has an access password.
  /// - Returns: all findings, in the order of the request. The import may be published if none is
  ///   an error.
  public func check(
    _ study: StudyDefinition, questionnaires: [QuestionnaireDefinition],
    published: [QuestionnaireVersionKey: QuestionnaireDefinition] = [:],
    accessPassword: String = "", hasStoredPassword: Bool = false
  ) -> [Finding] {
    let findings = FindingCollector(limit: limits.findingsMax)
    let path = findings.place.field("study")
    checkTexts(study, path)
    ConsentChecker(limits: limits).check(study, questionnaires: questionnaires, path)
    checkPeriod(study, path)
    RetentionChecker(limits: limits).check(study, path)
    RecordTypeChecker().check(study, path)
    PromptRulesChecker(limits: limits).check(study, path)
    checkAccess(study, accessPassword, hasStoredPassword, path)
    let imported = checkDuplicates(questionnaires, path.root)
    let groups = checkGroups(study, path)
    let used = checkUses(study, groups, imported, published, path)
    NextListChecker(limits: limits, texts: TextChecker(limits: limits, study), others: used)
      .check(study, path)
    ComparisonChecker(limits: limits, texts: TextChecker(limits: limits, study), others: used)
      .check(study, path)
    TriggerChecker(limits: limits, texts: TextChecker(limits: limits, study), others: used)
      .check(study, path)
    RewardChecker().check(study, groups, path)
    let checker = QuestionnaireChecker(limits: limits)
    for (position, questionnaire) in questionnaires.prefix(limits.questionnairesMax).enumerated() {
      let here = findings.place.item("questionnaires", position)
      if !study.questionnaires.contains(where: { $0.questionnaireID == questionnaire.id }) {
        here.add(
          .questionnaireNotUsed,
          "the study does not use `\(questionnaire.id)`; add it to the study or leave it out")
      }
      checker.check(questionnaire, others: used, at: here)
    }
    return findings.findings
  }

  private func checkTexts(_ study: StudyDefinition, _ path: FindingPlace) {
    let texts = TextChecker(limits: limits, study)
    if !IdentifierSyntax.isID(study.id) {
      path.field("study_id").add(
        .idInvalid, "invalid id `\(study.id)`; use 1–64 lower-case letters, digits, hyphens")
    }
    texts.checkLanguages(default: study.defaultLanguage, promised: [], path)
    texts.check(study.title, path.field("title"), required: true)
    texts.check(study.description, path.field("description"), required: false)
    texts.check(study.text, path.field("text"), required: false)
    texts.check(study.consentText, path.field("consent_text"), required: true)
    let information = InformationChecker(texts: texts)
    information.check(study.information, path)
    if let origin = study.origin { information.check(origin, path.field("origin")) }
    if let picture = study.picture {
      FileReferenceChecker(limits: limits).check(
        picture, mediaTypes: "image/", path.field("picture"))
    }
    for (name, ids) in [
      ("sound_collection_ids", study.soundCollectionIDs), ("vocabulary_ids", study.vocabularyIDs),
    ] {
      checkIDs(ids, name, path)
    }
  }

  /// Checks ids of other catalogue objects for duplicates.
  private func checkIDs(_ ids: [String], _ name: String, _ path: FindingPlace) {
    var seen = Set<String>()
    for (position, id) in ids.enumerated() {
      let here = path.item(name, position)
      if !IdentifierSyntax.isID(id) {
        here.add(.idInvalid, "invalid id `\(id)`; use 1–64 lower-case letters, digits, hyphens")
      } else if !seen.insert(id).inserted {
        here.add(.idDuplicate, "duplicate id `\(id)`")
      }
    }
  }

  /// - Returns: the ids of the study's groups.
  private func checkGroups(_ study: StudyDefinition, _ path: FindingPlace) -> Set<String> {
    let texts = TextChecker(limits: limits, study)
    if study.groups.count > limits.studyGroupsMax {
      path.field("groups").add(
        .tooManyGroups,
        "\(study.groups.count) groups; at most \(limits.studyGroupsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, group) in study.groups.prefix(limits.studyGroupsMax).enumerated() {
      let here = path.item("groups", position)
      if !IdentifierSyntax.isID(group.id) {
        here.field("group_id").add(
          .idInvalid, "invalid id `\(group.id)`; use 1–64 lower-case letters, digits, hyphens")
      } else if !seen.insert(group.id).inserted {
        here.field("group_id").add(.idDuplicate, "duplicate id `\(group.id)`")
      }
      texts.check(group.title, here.field("title"), required: true)
    }
    return seen
  }

  private func checkPeriod(_ study: StudyDefinition, _ path: FindingPlace) {
    for (name, instant) in [
      ("start_time", study.startsAt), ("end_time", study.endsAt),
      ("earlier_consents_end_time", study.earlierConsentsEndAt),
    ] {
      if let instant, !instant.isValid {
        path.field(name).add(.instantInvalid, "give a time in the years 1–9999")
      }
    }
    if let start = study.startsAt, let end = study.endsAt, start >= end {
      path.field("end_time").add(.periodEmpty, "the study must end after it starts")
    }
  }

  private func checkAccess(
    _ study: StudyDefinition, _ password: String, _ hasStoredPassword: Bool, _ path: FindingPlace
  ) {
    let passwordPath = path.root.field("access_password")
    switch study.access {
    case nil:
      path.field("access").add(.accessMissing, "choose open, password or request")
    case .open, .request:
      if !password.isEmpty {
        passwordPath.add(
          .passwordNotApplicable, "only password access needs a password; leave it out")
      }
    case .password:
      if password.isEmpty, !hasStoredPassword {
        passwordPath.add(.passwordMissing, "give the password for joining")
      }
      if !password.isEmpty, !(8...128).contains(password.unicodeScalars.count) {
        passwordPath.add(.passwordLength, "give 8–128 characters")
      }
    }
  }

  /// - Returns: the imported questionnaires by id; the first of each.
  private func checkDuplicates(
    _ questionnaires: [QuestionnaireDefinition], _ root: FindingPlace
  ) -> [String: QuestionnaireDefinition] {
    if questionnaires.count > limits.questionnairesMax {
      root.field("questionnaires").add(
        .tooManyQuestionnaires,
        "\(questionnaires.count); at most \(limits.questionnairesMax) are allowed")
    }
    var imported: [String: QuestionnaireDefinition] = [:]
    for (position, questionnaire) in questionnaires.prefix(limits.questionnairesMax).enumerated() {
      if imported[questionnaire.id] == nil {
        imported[questionnaire.id] = questionnaire
      } else {
        root.item("questionnaires", position).field("questionnaire_id").add(
          .questionnaireDuplicate, "`\(questionnaire.id)` is imported twice")
      }
    }
    return imported
  }

  /// - Returns: the questions of every used questionnaire by its id; a nil value if unknown.
  private func checkUses(
    _ study: StudyDefinition, _ groups: Set<String>,
    _ imported: [String: QuestionnaireDefinition],
    _ published: [QuestionnaireVersionKey: QuestionnaireDefinition], _ path: FindingPlace
  ) -> [String: QuestionIndex?] {
    let uses = study.questionnaires
    if uses.isEmpty {
      path.field("questionnaires").add(
        .noQuestionnaires, "a study needs at least one questionnaire")
    }
    if uses.count > limits.questionnairesMax {
      path.field("questionnaires").add(
        .tooManyQuestionnaires, "\(uses.count); at most \(limits.questionnairesMax) are allowed")
    }
    let schedules = SchedulesChecker(limits: limits)
    let profile = ProfileFieldChecker(study: study)
    profile.check(path)
    var used: [String: QuestionIndex?] = [:]
    var seen = Set<String>()
    for (position, use) in uses.prefix(limits.questionnairesMax).enumerated() {
      let here = path.item("questionnaires", position)
      if !seen.insert(use.questionnaireID).inserted {
        here.field("questionnaire_id").add(
          .questionnaireDuplicate, "`\(use.questionnaireID)` is used twice")
      }
      checkRepetition(use, here)
      for (index, id) in use.groupIDs.enumerated() where !groups.contains(id) {
        here.item("group_ids", index).add(.groupUnknown, "the study has no group `\(id)`")
      }
      schedules.check(use.schedules, of: study, here)
      let index = definition(of: use, imported, published, here).map { QuestionIndex($0) }
      if let index { profile.check(index, here) }
      used.updateValue(index, forKey: use.questionnaireID)
    }
    return used
  }

  private func checkRepetition(_ use: QuestionnaireUse, _ path: FindingPlace) {
    if use.recurrence == nil {
      path.field("recurrence").add(.recurrenceMissing, "choose one-time or repeated")
    }
    let interval = path.field("repeat_interval_hours")
    if use.recurrence == .oneTime, use.repeatIntervalHours > 0 {
      interval.add(.repeatIntervalNotApplicable, "a one-time questionnaire is never repeated")
    }
    if use.repeatIntervalHours > limits.repeatIntervalHoursMax {
      interval.add(.repeatIntervalOutOfRange, "give at most \(limits.repeatIntervalHoursMax) hours")
    }
    if use.draftDays > limits.draftDaysMax {
      path.field("draft_days").add(.draftDaysOutOfRange, "give at most \(limits.draftDaysMax) days")
    }
  }

  private func definition(
    of use: QuestionnaireUse, _ imported: [String: QuestionnaireDefinition],
    _ published: [QuestionnaireVersionKey: QuestionnaireDefinition], _ path: FindingPlace
  ) -> QuestionnaireDefinition? {
    let inImport = imported[use.questionnaireID]
    if use.version == 0 {
      if inImport == nil {
        path.field("questionnaire_id").add(
          .questionnaireNotImported,
          "`\(use.questionnaireID)` is not in this import; add it or name a published version")
      }
      return inImport
    }
    if inImport != nil {
      path.field("version").add(
        .versionGiven,
        "`\(use.questionnaireID)` is in this import, which decides its version; leave 0")
      return inImport
    }
    let key = QuestionnaireVersionKey(id: use.questionnaireID, version: use.version)
    if published[key] == nil {
      path.field("version").add(
        .questionnaireVersionUnknown,
        "`\(use.questionnaireID)` has no published version \(use.version)")
    }
    return published[key]
  }
}
