import Formats
import Questionnaires
import Testing

/// The studies that ship, against the descriptions of the systems that they come from.
@Suite struct StudyContentTests {
  private func study(_ id: String) throws -> StudyDefinition {
    let path = "\(id)/study.yaml"
    return try OtolithLibraryReader().study(ContentFolder.bytes(path), file: path).definition
  }

  static let questionnaires: [(String, [String])] = [
    ("track-your-tinnitus", ["worst-symptom", "mini-tq", "tschq", "tyt-momentary"]),
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
    // Passwords are no part of the files.
    let password = study.access == .password ? "given at import time" : ""
    let findings = StudyChecker()
      .check(study, questionnaires: definitions, accessPassword: password)
    #expect(findings == [])
  }

  @Test func everyStudyIsExpected() {
    let files = ContentFolder.yamlFiles.filter { $0.hasSuffix("/study.yaml") }
    #expect(files == Self.questionnaires.map { "\($0.0)/study.yaml" }.sorted())
  }

  /// The momentary questionnaire comes last (TYT §4). It is asked ten times a day, at least 15 minutes
  /// apart, as a rule (§6).
  @Test func trackYourTinnitusAsksForTheMomentTenTimesADay() throws {
    let uses = try study("track-your-tinnitus").questionnaires
    #expect(uses.map(\.recurrence) == [.oneTime, .repeated, .oneTime, .repeated])
    guard case .standard(let plan)? = uses[3].schedule?.plan else {
      Issue.record("the momentary questionnaire has no random plan")
      return
    }
    #expect(plan.perDay == 10)
    #expect(plan.minimumGapMinutes == 15)
    #expect(uses[3].schedule?.participantMayChange == true)
  }

  /// The long questionnaire comes first and once, then daily, weekly and monthly ones (TYS §5);
  /// joining needs a password (FR 6).
  @Test func trackYourStressBeginsWithTheLongQuestionnaire() throws {
    let study = try study("track-your-stress")
    #expect(study.access == .password)
    #expect(study.questionnaires.map(\.recurrence) == [.oneTime, .repeated, .repeated, .repeated])
    guard case .custom(let weekly)? = study.questionnaires[2].schedule?.plan,
      case .monthly? = study.questionnaires[3].schedule?.plan
    else {
      Issue.record("one notification a week and one a month are expected")
      return
    }
    #expect(weekly.count == 1)
  }

  /// No notifications are built there (TNA §6).
  @Test func theNavigatorSchedulesNothing() throws {
    let study = try study("tinnitus-navigator")
    #expect(study.questionnaires.compactMap(\.schedule) == [])
    #expect(
      study.vocabularyIDs == [
        "tinnitus-event-types", "tinnitus-therapy-types", "audiometry-frequencies",
      ])
  }

  /// The profile belongs to the variant of the app that stands alone (SON §1, §5).
  @Test func onlyTheStandaloneGroupSeesTheProfile() throws {
    let study = try study("shades-of-noise")
    #expect(study.groups.map(\.id) == ["standalone", "integrated"])
    #expect(study.questionnaires.map(\.groupIDs) == [["standalone"], []])
    #expect(study.questionnaires.compactMap(\.schedule) == [])
    #expect(study.soundCollectionIDs == ["shades-of-noise-sounds"])
  }

  /// Which forms come next is decided after each one (generic forms §3, §5), and has an end.
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
    let offers = NextListEvaluator(try study("generic-forms"))
      .offers(after: form, answers: answers, scores: [])
    #expect(offers.map(\.questionnaireID) == next)
    #expect(offers.filter(\.info.isAbsent) == [])
  }
}
