/// The rules a study must meet to be published, with the questionnaires it brings along.
public struct StudyChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// Checks a whole import.
  ///
  /// - Parameters:
  ///   - published: the published versions that the study names by number; a version that it names
  ///     and that is not here does not exist.
  ///   - hasStoredPassword: whether the study already has an access password.
  /// - Returns: everything wrong, in the order of the request; it may be published when none of it
  ///   is an error.
  public func check(
    _ study: StudyDefinition, questionnaires: [QuestionnaireDefinition],
    published: [QuestionnaireVersionKey: QuestionnaireDefinition] = [:],
    accessPassword: String = "", hasStoredPassword: Bool = false
  ) -> [Finding] {
    var findings = FindingCollector(limit: limits.findingsMax)
    let path = FindingPath().field("study")
    checkTexts(study, path, into: &findings)
    ConsentChecker().check(study, questionnaires: questionnaires, path, into: &findings)
    checkPeriod(study, path, into: &findings)
    RetentionChecker(limits: limits).check(study, path, into: &findings)
    RecordTypeChecker().check(study, path, into: &findings)
    PromptRulesChecker(limits: limits).check(study, path, into: &findings)
    checkAccess(study, accessPassword, hasStoredPassword, path, into: &findings)
    let imported = checkDuplicates(questionnaires, into: &findings)
    let groups = checkGroups(study, path, into: &findings)
    let used = checkUses(study, groups, imported, published, path, into: &findings)
    NextListChecker(limits: limits, texts: TextChecker(limits: limits, study), others: used)
      .check(study, path, into: &findings)
    TriggerChecker(limits: limits, others: used).check(study, path, into: &findings)
    let checker = QuestionnaireChecker(limits: limits)
    for (position, questionnaire) in questionnaires.prefix(limits.questionnairesMax).enumerated() {
      let here = FindingPath().item("questionnaires", position)
      if !study.questionnaires.contains(where: { $0.questionnaireID == questionnaire.id }) {
        findings.add(
          here, .questionnaireNotUsed,
          "the study does not use `\(questionnaire.id)`; add it to the study or leave it out")
      }
      checker.check(questionnaire, others: used, at: here, into: &findings)
    }
    return findings.findings
  }

  private func checkTexts(
    _ study: StudyDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let texts = TextChecker(limits: limits, study)
    if !IdentifierSyntax.isID(study.id) {
      findings.add(
        path.field("study_id"), .idInvalid,
        "`\(study.id)` is no id; use 1–64 lower-case letters, digits, hyphens")
    }
    texts.checkLanguages(default: study.defaultLanguage, promised: [], path, into: &findings)
    texts.check(study.title, path.field("title"), required: true, into: &findings)
    texts.check(study.description, path.field("description"), required: false, into: &findings)
    texts.check(study.text, path.field("text"), required: false, into: &findings)
    texts.check(study.consentText, path.field("consent_text"), required: true, into: &findings)
    if let picture = study.picture {
      FileReferenceChecker(limits: limits).check(
        picture, mediaTypes: "image/", path.field("picture"), into: &findings)
    }
    for (name, ids) in [
      ("sound_collection_ids", study.soundCollectionIDs), ("vocabulary_ids", study.vocabularyIDs),
    ] {
      checkIDs(ids, name, path, into: &findings)
    }
  }

  /// Ids of things that the catalogue keeps elsewhere: each once.
  private func checkIDs(
    _ ids: [String], _ name: String, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    var seen = Set<String>()
    for (position, id) in ids.enumerated() {
      let here = path.item(name, position)
      if !IdentifierSyntax.isID(id) {
        findings.add(
          here, .idInvalid, "`\(id)` is no id; use 1–64 lower-case letters, digits, hyphens")
      } else if !seen.insert(id).inserted {
        findings.add(here, .idDuplicate, "`\(id)` stands twice")
      }
    }
  }

  /// - Returns: the ids of the study's groups.
  private func checkGroups(
    _ study: StudyDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) -> Set<String> {
    let texts = TextChecker(limits: limits, study)
    if study.groups.count > limits.studyGroupsMax {
      findings.add(
        path.field("groups"), .tooManyGroups,
        "\(study.groups.count) groups; at most \(limits.studyGroupsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, group) in study.groups.prefix(limits.studyGroupsMax).enumerated() {
      let here = path.item("groups", position)
      if !IdentifierSyntax.isID(group.id) {
        findings.add(
          here.field("group_id"), .idInvalid,
          "`\(group.id)` is no id; use 1–64 lower-case letters, digits, hyphens")
      } else if !seen.insert(group.id).inserted {
        findings.add(here.field("group_id"), .idDuplicate, "`\(group.id)` stands twice")
      }
      texts.check(group.title, here.field("title"), required: true, into: &findings)
    }
    return seen
  }

  private func checkPeriod(
    _ study: StudyDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    for (name, instant) in [
      ("start_time", study.startsAt), ("end_time", study.endsAt),
      ("earlier_consents_end_time", study.earlierConsentsEndAt),
    ] {
      if let instant, !instant.isValid {
        findings.add(path.field(name), .instantInvalid, "give a time in the years 1–9999")
      }
    }
    if let start = study.startsAt, let end = study.endsAt, start >= end {
      findings.add(path.field("end_time"), .periodEmpty, "the study must end after it starts")
    }
  }

  private func checkAccess(
    _ study: StudyDefinition, _ password: String, _ hasStoredPassword: Bool, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    let passwordPath = FindingPath().field("access_password")
    switch study.access {
    case nil:
      findings.add(path.field("access"), .accessMissing, "say open, password or request")
    case .open, .request:
      if !password.isEmpty {
        findings.add(
          passwordPath, .passwordNotApplicable, "only password access needs one; leave it out")
      }
    case .password:
      if password.isEmpty, !hasStoredPassword {
        findings.add(passwordPath, .passwordMissing, "give the password that joining needs")
      }
      if !password.isEmpty, !(8...128).contains(password.unicodeScalars.count) {
        findings.add(passwordPath, .passwordLength, "give 8–128 characters")
      }
    }
  }

  /// - Returns: the imported questionnaires by id, the first of each.
  private func checkDuplicates(
    _ questionnaires: [QuestionnaireDefinition], into findings: inout FindingCollector
  ) -> [String: QuestionnaireDefinition] {
    if questionnaires.count > limits.questionnairesMax {
      findings.add(
        FindingPath().field("questionnaires"), .tooManyQuestionnaires,
        "\(questionnaires.count); at most \(limits.questionnairesMax) are allowed")
    }
    var imported: [String: QuestionnaireDefinition] = [:]
    for (position, questionnaire) in questionnaires.prefix(limits.questionnairesMax).enumerated() {
      if imported[questionnaire.id] == nil {
        imported[questionnaire.id] = questionnaire
      } else {
        findings.add(
          FindingPath().item("questionnaires", position).field("questionnaire_id"),
          .questionnaireDuplicate, "`\(questionnaire.id)` is imported twice")
      }
    }
    return imported
  }

  /// - Returns: the questions of every used questionnaire by its id, nil where they are not known.
  private func checkUses(
    _ study: StudyDefinition, _ groups: Set<String>,
    _ imported: [String: QuestionnaireDefinition],
    _ published: [QuestionnaireVersionKey: QuestionnaireDefinition], _ path: FindingPath,
    into findings: inout FindingCollector
  ) -> [String: QuestionIndex?] {
    let uses = study.questionnaires
    if uses.isEmpty {
      findings.add(
        path.field("questionnaires"), .noQuestionnaires, "a study needs a questionnaire")
    }
    if uses.count > limits.questionnairesMax {
      findings.add(
        path.field("questionnaires"), .tooManyQuestionnaires,
        "\(uses.count); at most \(limits.questionnairesMax) are allowed")
    }
    let schedules = SchedulesChecker(limits: limits)
    var used: [String: QuestionIndex?] = [:]
    var seen = Set<String>()
    for (position, use) in uses.prefix(limits.questionnairesMax).enumerated() {
      let here = path.item("questionnaires", position)
      if !seen.insert(use.questionnaireID).inserted {
        findings.add(
          here.field("questionnaire_id"), .questionnaireDuplicate,
          "`\(use.questionnaireID)` is used twice")
      }
      checkRepetition(use, here, into: &findings)
      for (index, id) in use.groupIDs.enumerated() where !groups.contains(id) {
        findings.add(
          here.item("group_ids", index), .groupUnknown, "the study has no group `\(id)`")
      }
      schedules.check(use.schedules, of: study, here, into: &findings)
      used.updateValue(
        definition(of: use, imported, published, here, into: &findings).map(QuestionIndex.init),
        forKey: use.questionnaireID)
    }
    return used
  }

  private func checkRepetition(
    _ use: QuestionnaireUse, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if use.recurrence == nil {
      findings.add(path.field("recurrence"), .recurrenceMissing, "say one-time or repeated")
    }
    let interval = path.field("repeat_interval_hours")
    if use.recurrence == .oneTime, use.repeatIntervalHours > 0 {
      findings.add(
        interval, .repeatIntervalNotApplicable, "a one-time questionnaire is never repeated")
    }
    if use.repeatIntervalHours > limits.repeatIntervalHoursMax {
      findings.add(
        interval, .repeatIntervalOutOfRange, "give at most \(limits.repeatIntervalHoursMax) hours")
    }
    if use.draftDays > limits.draftDaysMax {
      findings.add(
        path.field("draft_days"), .draftDaysOutOfRange, "give at most \(limits.draftDaysMax) days")
    }
  }

  private func definition(
    of use: QuestionnaireUse, _ imported: [String: QuestionnaireDefinition],
    _ published: [QuestionnaireVersionKey: QuestionnaireDefinition], _ path: FindingPath,
    into findings: inout FindingCollector
  ) -> QuestionnaireDefinition? {
    let inImport = imported[use.questionnaireID]
    if use.version == 0 {
      if inImport == nil {
        findings.add(
          path.field("questionnaire_id"), .questionnaireNotImported,
          "`\(use.questionnaireID)` is not in this import; add it or name a published version")
      }
      return inImport
    }
    if inImport != nil {
      findings.add(
        path.field("version"), .versionGiven,
        "`\(use.questionnaireID)` is in this import, which decides its version; leave 0")
      return inImport
    }
    let key = QuestionnaireVersionKey(id: use.questionnaireID, version: use.version)
    if published[key] == nil {
      findings.add(
        path.field("version"), .questionnaireVersionUnknown,
        "`\(use.questionnaireID)` has no published version \(use.version)")
    }
    return published[key]
  }
}
