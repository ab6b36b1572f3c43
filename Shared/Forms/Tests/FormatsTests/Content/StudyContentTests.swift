import Formats
import Questionnaires
import Testing

/// The shipped studies compared with the descriptions of the original systems.
@Suite struct StudyContentTests {
  private func study(_ id: String) throws -> StudyDefinition {
    let path = "\(id)/study.yaml"
    return try OtolithLibraryReader().study(ContentFolder.bytes(path), file: path).definition
  }

  static let questionnaires: [(String, [String])] = [
    ("track-your-tinnitus", ["mini-tq", "tschq", "worst-symptom", "tyt-momentary"]),
    ("track-your-stress", ["tys-demographic", "tys-daily", "tys-weekly", "tys-monthly"]),
    ("tinnitus-navigator", ["tnn-profile", "mini-tq", "tschq", "worst-symptom"]),
    ("shades-of-noise", ["son-profile", "son-rating"]),
    ("generic-forms", ["forms-pizza", "forms-drink", "forms-address", "forms-vitals"]),
  ]

  @Test(arguments: questionnaires)
  func aStudyCanBeImportedWithItsQuestionnaires(_ id: String, _ expected: [String]) throws {
    let study = try study(id)
    #expect(study.questionnaires.map(\.questionnaireID) == expected)
    let definitions = try expected.map { try ContentFolder.questionnaire("\(id)/\($0)") }
    // Passwords are not part of the files.
    let password = study.access == .password ? "given at import time" : ""
    let findings = StudyChecker()
      .check(study, questionnaires: definitions, accessPassword: password)
    #expect(findings == [])
  }

  @Test func everyStudyIsExpected() {
    let files = ContentFolder.yamlFiles.filter { $0.hasSuffix("/study.yaml") }
    #expect(files == Self.questionnaires.map { "\($0.0)/study.yaml" }.sorted())
  }

  /// The statistical questionnaires come first and may be closed with answers missing (TYT §4.1.3).
  /// The Mini-TQ may be repeated after an interval, without notifications (§3.3.1).
  @Test func theStatisticalQuestionnairesOfTrackYourTinnitusBlock() throws {
    let uses = try study("track-your-tinnitus").questionnaires
    #expect(uses.map(\.recurrence) == [.repeated, .oneTime, .oneTime, .repeated])
    #expect(uses.map(\.isBlocking) == [true, true, true, false])
    #expect(uses.map(\.mayCloseIncomplete) == [true, true, true, false])
    #expect(uses.map(\.repeatIntervalHours) == [672, 0, 0, 0])
    #expect(uses.map { !$0.schedules.isEmpty } == [false, false, false, true])
    #expect(uses.prefix(3).allSatisfy { $0.draftDays == CatalogueLimits.default.draftDaysMax })
  }

  /// Notifications of the originals do not expire. Closed questionnaires stay closed, except a
  /// profile (SON FA18) and the values of charts (generic forms §4.2.2).
  @Test(arguments: questionnaires.map(\.0))
  func nothingExpiresAndLittleMayBeRevised(_ id: String) throws {
    let uses = try study(id).questionnaires
    #expect(uses.flatMap(\.schedules).allSatisfy { $0.expiresAfterMinutes == 0 })
    #expect(
      uses.filter(\.isRevisable).map(\.questionnaireID)
        == ["shades-of-noise": ["son-profile"], "generic-forms": ["forms-vitals"]][id, default: []])
  }

  /// The momentary questionnaire comes last (TYT §4). By default it is asked ten times a day, at
  /// least 15 minutes apart (§6).
  @Test func trackYourTinnitusAsksForTheMomentTenTimesADay() throws {
    let uses = try study("track-your-tinnitus").questionnaires
    guard case .standard(let plan)? = uses[3].schedules.first?.plan else {
      Issue.record("the momentary questionnaire has no random plan")
      return
    }
    #expect(plan.perDay == 10)
    #expect(plan.minimumGapMinutes == 15)
    #expect(uses[3].schedules.first?.participantMayChange == true)
  }

  /// The long questionnaire comes first and once, then daily, weekly and monthly ones (TYS §5);
  /// joining requires a password (FR 6).
  @Test func trackYourStressBeginsWithTheLongQuestionnaire() throws {
    let study = try study("track-your-stress")
    #expect(study.access == .password)
    #expect(study.questionnaires.map(\.recurrence) == [.oneTime, .repeated, .repeated, .repeated])
    // FR 11.
    #expect(study.questionnaires.map(\.isBlocking) == [true, false, false, false])
    guard case .custom(let weekly)? = study.questionnaires[2].schedules.first?.plan,
      case .monthly? = study.questionnaires[3].schedules.first?.plan
    else {
      Issue.record("one notification a week and one a month are expected")
      return
    }
    #expect(weekly.count == 1)
  }

  /// It has no notifications (TNA §6).
  @Test func theNavigatorSchedulesNothing() throws {
    let study = try study("tinnitus-navigator")
    #expect(study.questionnaires.flatMap(\.schedules) == [])
    #expect(
      study.vocabularyIDs == [
        "tinnitus-event-types", "tinnitus-therapy-types", "audiometry-frequencies",
        "tinnitus-timbres",
      ])
  }

  /// Events, therapies and hearing tests (TNA §4), tinnitus sounds (§7), values of devices (generic
  /// forms §6.1).
  @Test func studiesKeepTheRecordsDescribed() throws {
    #expect(
      try study("tinnitus-navigator").recordTypes == [
        RecordTypeUse(type: .event, vocabularyID: "tinnitus-event-types"),
        RecordTypeUse(type: .therapy, vocabularyID: "tinnitus-therapy-types"),
        RecordTypeUse(type: .audiogram),
        RecordTypeUse(type: .tinnitusMatch, vocabularyID: "tinnitus-timbres"),
      ])
    #expect(
      try study("generic-forms").recordTypes == [
        RecordTypeUse(type: .measurement, vocabularyID: "health-quantities")
      ])
  }

  /// Every user has one profile (SON NFA05, FA14), whose answers can be changed at any time (§4.2).
  @Test func everybodySeesTheProfile() throws {
    let study = try study("shades-of-noise")
    #expect(study.groups.isEmpty)
    #expect(study.questionnaires.map(\.recurrence) == [.oneTime, .repeated])
    #expect(study.questionnaires.flatMap(\.schedules) == [])
    #expect(study.soundCollectionIDs == ["shades-of-noise-sounds"])
  }

  /// The order is binding (generic forms §4.1).
  @Test func theOrderOfTheFormsBinds() throws {
    let lists = try study("generic-forms").nextLists
    #expect(lists.count == 2)
    #expect(lists.map(\.isBinding) == [true, true])
  }

  /// The next form is decided after each one (generic forms §3, §5), and the sequence ends.
  @Test(arguments: [
    ("forms-pizza", "yes", ["forms-drink", "forms-address"]),
    ("forms-pizza", "no", ["forms-drink"]),
    ("forms-drink", "yes", []),
    ("forms-address", "yes", []),
    ("forms-vitals", "yes", []),
  ])
  func anOrderLeadsFromFormToForm(
    _ form: String, _ delivery: String, _ next: [String]
  ) throws {
    let answers = SheetAnswers(["pizza": .codes(["tuna"]), "delivery": .codes([delivery])])
    let offers = NextListEvaluator(try study("generic-forms").nextLists)
      .offers(after: form, answers: answers, scores: [])
    #expect(offers.map(\.questionnaireID) == next)
    #expect(offers.filter(\.info.isAbsent) == [])
  }
}
