import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct OtolithLibraryReaderTests {
  private let reader = OtolithLibraryReader()

  @Test func rulesOfPromptsAreRead() throws {
    let study = try YAMLTestReader().study(YAMLSamples.study)
    #expect(
      study.promptRules
        == PromptRulesDefinition(
          perDayMax: 12, minimumGapMinutes: 30, holidays: ["2026-12-25", "2027-01-01"]))
  }

  @Test func informationIsRead() throws {
    let study = try YAMLTestReader().study(YAMLSamples.study)
    #expect(study.information.map(\.kind) == InformationTextDefinition.Kind.allCases)
    #expect(study.information[2].text == Samples.text("P"))
    #expect(study.sharing == .anyone)
    #expect(
      study.origin
        == StudyOriginDefinition(projectID: "sleep-lab", studyID: "sleep-diary", revision: 3))
  }

  @Test func triggersAreRead() throws {
    #expect(try YAMLTestReader().study(YAMLSamples.study).triggers == YAMLSamples.triggers)
  }

  @Test func studiesAreRead() throws {
    let study = try YAMLTestReader().study(YAMLSamples.study)
    #expect(study.id == "sample-study")
    #expect(study.access == .request)
    #expect(study.isPrivate)
    #expect(study.isPaused)
    #expect(study.startsAt == UTCInstant(seconds: 1_767_225_600))
    #expect(study.endsAt == UTCInstant(seconds: 1_798_758_000, nanoseconds: 500_000_000))
    #expect(study.earlierConsentsEndAt == UTCInstant(seconds: 1_780_272_000))
    #expect(
      study.retention
        == StudyRetention(
          daysAfterEnd: 3650, daysAfterLeaving: 30, outcome: .anonymise, onWithdrawal: true,
          onErasure: .erase))
    #expect(study.picture?.byteCount == 12)
    #expect(study.groups.map(\.id) == ["early", "late"])
    #expect(study.soundCollectionIDs == ["noises"])
    #expect(
      study.recordTypes == [
        RecordTypeUse(type: .audiogram), RecordTypeUse(type: .event, vocabularyID: "events"),
      ])
    #expect(study.languageFallback == .defaultLanguage)
    #expect(study.hasExactDevices)
    #expect(study.hasSubjectLabels)
    #expect(study.questionnaires[0].isRevisable)
    #expect(study.questionnaires[0].mayCloseIncomplete)
    #expect(study.questionnaires[0].draftDays == 14)
    #expect(study.questionnaires[0].isOneQuestionPerScreen)
    #expect(study.vocabularyIDs == ["events", "therapies"])
    let uses = study.questionnaires
    #expect(uses.map(\.questionnaireID) == ["sample", "weekly", "monthly", "reused"])
    #expect(uses.map(\.recurrence) == [.repeated, .repeated, .repeated, .oneTime])
    #expect(uses.map(\.isDeactivated) == [false, false, true, false])
    #expect(uses.map(\.isBlocking) == [true, false, false, false])
    #expect(uses.map(\.repeatIntervalHours) == [0, 24, 0, 0])
    #expect(uses.map(\.groupIDs) == [["early"], [], [], []])
    #expect(uses.map(\.version) == [0, 0, 0, 2])
    guard case .standard(let standard)? = uses[0].schedules.first?.plan else {
      Issue.record("a standard plan was expected")
      return
    }
    #expect(standard.perDay == 10)
    #expect(standard.minimumGapMinutes == 15)
    #expect(standard.windows.count == 7)
    #expect(standard.windows[0] == DayWindowDefinition(day: 1, startMinute: 480, endMinute: 1_200))
    #expect(standard.windows[5] == DayWindowDefinition(day: 6, startMinute: 1_320, endMinute: 0))
    #expect(uses[0].schedules.first?.participantMayChange == true)
    #expect(uses[0].schedules.first?.startDay == 3)
    #expect(uses[0].schedules.first?.expiresAfterMinutes == 60)
    #expect(
      uses[1].schedules.first?.plan
        == .custom([
          WeeklyTimeDefinition(day: 1, minuteOfDay: 1_110),
          WeeklyTimeDefinition(day: 4, minuteOfDay: 1_110),
          WeeklyTimeDefinition(day: 6, minuteOfDay: 540),
          WeeklyTimeDefinition(day: 7, minuteOfDay: 540),
        ]))
    #expect(uses[2].schedules == YAMLSamples.schedules)
    #expect(
      study.nextLists == [
        NextListDefinition(
          afterQuestionnaireID: "sample",
          condition: .comparison(
            Comparison(QuestionReference(subject: .score("total")), .greaterOrEqual, number: 17)),
          offers: [
            NextOffer(questionnaireID: "weekly"),
            NextOffer(questionnaireID: "monthly", info: Samples.text("Once a month")),
          ], isBinding: true)
      ])
  }

  @Test func consentsAreRead() throws {
    let study = try YAMLTestReader().study(YAMLSamples.study)
    #expect(
      study.consentDetails
        == ConsentDetails(
          label: "2.10", date: "2026-01-31",
          parts: [
            ConsentDetails.Part(
              id: "contact",
              text: TranslatedText([Translation(language: "en", text: "Write to me.")]))
          ], signature: .drawing))
    #expect(study.groups.map { $0.consentText["en"] } == ["We agree.", nil])
  }

  @Test func studiesSurvive() throws {
    let study = try YAMLTestReader().study(YAMLSamples.study)
    for study in [study, Samples.study()] {
      let result = OtolithLibraryWriter().write(study)
      #expect(result.report.isLossless)
      let read = try reader.study(result.files[0].bytes, file: "study.yaml")
      #expect(read.definition == study, "\(String(decoding: result.files[0].bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0, 0), ("2024-02-29T23:59:59Z", 1_709_251_199, 0),
    ("2026-07-01T00:00:00+02:00", 1_782_856_800, 0),
    ("1969-12-31T23:59:59.25-00:00", -1, 250_000_000),
    ("0001-01-01T00:00:00Z", -62_135_596_800, 0),
    ("9999-12-31T23:59:59.999999999Z", 253_402_300_799, 999_999_999),
  ])
  func instantsAreReadAndWritten(_ text: String, _ seconds: Int64, _ nanoseconds: Int32) throws {
    var study = Samples.study()
    let sample = YAMLSamples.study.replacing("2026-01-01T00:00:00Z", with: text)
    let instant = UTCInstant(seconds: seconds, nanoseconds: nanoseconds)
    #expect(try YAMLTestReader().study(sample).startsAt == instant)
    study.startsAt = instant
    let bytes = OtolithLibraryWriter().write(study).files[0].bytes
    #expect(try reader.study(bytes, file: "s").definition == study)
  }

  @Test(arguments: [
    "2026-01-01", "2026-01-01T00:00Z", "2026-01-01 00:00:00Z", "2026-13-01T00:00:00Z",
    "2026-01-01T00:00:60Z", "2026-01-01T00:00:00", "2026-01-01T00:00:00.Z",
    "2026-01-01T00:00:00.0123456789Z", "2026-01-01T00:00:00+2:00", "2026-01-01T00:00:00z",
    "20260101T000000Z....",
  ])
  func timesThatAreNoneAreRefused(_ text: String) {
    let sample = YAMLSamples.study.replacing("2026-01-01T00:00:00Z", with: text)
    let error = #expect(throws: SourceError.self) { try YAMLTestReader().study(sample) }
    #expect(error?.findings.map(\.rule) == ["VALUE_INVALID"])
  }

  @Test func soundsAreReadAndSurvive() throws {
    let read = try reader.soundCollection(Array(YAMLSamples.sounds.utf8), file: "s.yaml")
    let sounds = read.definition
    #expect(sounds.id == "noises")
    #expect(sounds.loopMinutes == [5, 0])
    #expect(sounds.ratingQuestionnaireID == "sample")
    #expect(sounds.ratingTimeoutSeconds == 30)
    #expect(sounds.categories.map(\.id) == ["rain"])
    #expect(sounds.sounds.map(\.lengthMilliseconds) == [10_000])
    #expect(sounds.sounds[0].file?.mediaType == "audio/wav")
    #expect(SoundCollectionChecker().check(sounds) == [])
    var tones = sounds
    tones.sounds[0].frequencyHertz = 4_000.5
    for written in [sounds, tones] {
      let bytes = OtolithLibraryWriter().write(written).files[0].bytes
      #expect(try reader.soundCollection(bytes, file: "s").definition == written)
    }
    #expect(read.map.position(of: "sounds[0].file.sha256")?.line == 17)
  }

  @Test func vocabulariesAreReadAndSurvive() throws {
    let read = try reader.vocabulary(Array(YAMLSamples.vocabulary.utf8), file: "v.yaml")
    let vocabulary = read.definition
    #expect(vocabulary.unit == "Hz")
    #expect(vocabulary.isOpen)
    #expect(vocabulary.terms.map(\.code) == ["125", "250"])
    #expect(vocabulary.terms.map(\.number) == [125, 250])
    #expect(VocabularyChecker().check(vocabulary) == [])
    let bytes = OtolithLibraryWriter().write(vocabulary).files[0].bytes
    #expect(try reader.vocabulary(bytes, file: "v").definition == vocabulary)
  }

  @Test func textsOfAnInstallationAreReadAndSurvive() throws {
    let read = try reader.installationTexts(Array(YAMLSamples.installation.utf8), file: "i.yaml")
    let texts = read.definition
    #expect(texts.texts.map(\.kind) == [.privacy, .imprint])
    #expect(texts.findings() == [])
    #expect(read.map.position(of: "texts[1].text")?.line == 3)
    let bytes = OtolithLibraryWriter().write(texts).files[0].bytes
    #expect(try reader.installationTexts(bytes, file: "i").definition == texts)
    let none = InstallationTextsDefinition(defaultLanguage: "en", texts: [])
    let empty = OtolithLibraryWriter().write(none).files[0].bytes
    #expect(try reader.installationTexts(empty, file: "i").definition == none)
  }

  @Test func textsOfAnInstallationAreChecked() {
    let texts = InstallationTextsDefinition(
      defaultLanguage: "de",
      texts: [
        .init(kind: .help, text: Samples.text("Help")), .init(kind: nil, text: Samples.text("X")),
        .init(kind: .help, text: TranslatedText()),
      ])
    #expect(
      texts.findings().map { "\($0.path) \($0.reason.rawValue)" } == [
        "texts[0].text TRANSLATION_MISSING", "texts[1].kind INFORMATION_KIND_MISSING",
        "texts[1].text TRANSLATION_MISSING", "texts[2].kind INFORMATION_KIND_DUPLICATE",
        "texts[2].text TEXT_MISSING",
      ])
  }

  @Test func filesOfAnotherKindAreNamed() {
    #expect(reader.kind(of: Array(YAMLSamples.installation.utf8)) == .installation)
    #expect(reader.kind(of: Array(YAMLSamples.study.utf8)) == .study)
    #expect(reader.kind(of: Array(YAMLSamples.sounds.utf8)) == .sounds)
    #expect(reader.kind(of: Array(YAMLSamples.vocabulary.utf8)) == .vocabulary)
    #expect(reader.kind(of: Array(YAMLSamples.questionnaire.utf8)) == .questionnaire)
    #expect(reader.kind(of: Array("[".utf8)) == nil)
    #expect(reader.kind(of: Array("a: 1".utf8)) == nil)
    let error = #expect(throws: SourceError.self) {
      try YAMLTestReader().questionnaire(YAMLSamples.study)
    }
    #expect(error?.findings.map(\.rule) == ["FILE_OF_OTHER_KIND"])
  }
}
