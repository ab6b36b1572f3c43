import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct StudyCanonicalBytesTests {
  @Test func theConsentVersionFollowsTheConsentTextAlone() {
    var study = Samples.study()
    study.title = Samples.text("Renamed")
    #expect(study.canonicalConsentBytes() == Samples.study().canonicalConsentBytes())
    #expect(study.canonicalBytes != Samples.study().canonicalBytes)
    study = Samples.study()
    study.consentText.translations.append(Translation(language: "de", text: "Ich willige ein."))
    #expect(study.canonicalConsentBytes() != Samples.study().canonicalConsentBytes())
    #expect(study.canonicalBytes != Samples.study().canonicalBytes)
  }

  @Test func theConsentVersionFollowsTheDetailsOfTheConsent() {
    let group = StudyGroupDefinition(
      id: "g", title: Samples.text("G"), consentText: Samples.text("I agree."))
    var other = group
    other.id = "h"
    let changes: [(inout StudyDefinition) -> Void] = [
      { _ in }, { $0.consentDetails.label = "2" }, { $0.consentDetails.date = "2026-01-31" },
      { $0.consentDetails.parts = [.init(id: "label", text: Samples.text("Label"))] },
      { $0.consentDetails.parts = [.init(id: "label", text: Samples.text("Labels"))] },
      { $0.consentDetails.parts = [.init(id: "contact", text: Samples.text("Labels"))] },
      { $0.consentDetails.signature = .name }, { $0.consentDetails.signature = .drawing },
    ]
    var consents = Set<[UInt8]>()
    var studies = Set<[UInt8]>()
    for change in changes {
      var study = Samples.study()
      change(&study)
      consents.insert(study.canonicalConsentBytes())
      consents.insert(study.canonicalConsentBytes(of: group))
      consents.insert(study.canonicalConsentBytes(of: other))
      studies.insert(study.canonicalBytes)
      study.groups = [group]
      studies.insert(study.canonicalBytes)
      study.groups[0].consentText = TranslatedText()
      studies.insert(study.canonicalBytes)
    }
    #expect(consents.count == 3 * changes.count)
    #expect(studies.count == 3 * changes.count)
  }

  @Test func studiesDifferByVersionAndSchedule() {
    var seen: Set<[UInt8]> = [Samples.study().canonicalBytes]
    let changes: [(inout StudyDefinition) -> Void] = [
      { $0.questionnaires[0].version = 2 }, { $0.questionnaires[0].isDeactivated = true },
      { $0.questionnaires[0].recurrence = .oneTime }, { $0.questionnaires[0].schedules = [] },
      { $0.questionnaires[0].schedules[0].startDay = 1 },
      { $0.questionnaires[0].schedules[0].expiresAfterMinutes = 1 },
      { $0.questionnaires[0].schedules[0].participantMayChange = true },
      { $0.questionnaires[0].schedules[0].plan = .monthly(dayOfMonth: 1, minuteOfDay: 2) },
      { $0.questionnaires[0].schedules[0].plan = .monthly(dayOfMonth: 2, minuteOfDay: 1) },
      {
        $0.questionnaires[0].schedules[0].plan = .custom([
          WeeklyTimeDefinition(day: 1, minuteOfDay: 2)
        ]
        )
      },
      { $0.access = .password }, { $0.startsAt = nil }, { $0.endsAt = nil },
      { $0.endsAt = UTCInstant(seconds: 1, nanoseconds: 5) },
      { $0.access = .request }, { $0.isPrivate = true }, { $0.isPaused = true },
      { $0.text = Samples.text("More about it") },
      {
        $0.picture = FileReference(
          location: "p.png", mediaType: "image/png", sha256: "00", byteCount: 1)
      },
      { $0.groups = [StudyGroupDefinition(id: "g", title: Samples.text("G"))] },
      { $0.questionnaires[0].groupIDs = ["g"] }, { $0.questionnaires[0].isBlocking = true },
      { $0.questionnaires[0].repeatIntervalHours = 24 },
      { $0.nextLists = [NextListDefinition(afterQuestionnaireID: "daily", offers: [])] },
      { $0.soundCollectionIDs = ["shades"] }, { $0.vocabularyIDs = ["shades"] },
      { $0.earlierConsentsEndAt = UTCInstant(seconds: 1) },
      { $0.retention = StudyRetention(daysAfterEnd: 1, outcome: .erase) },
      { $0.retention = StudyRetention(daysAfterLeaving: 1, outcome: .erase) },
      { $0.retention = StudyRetention(daysAfterLeaving: 1, outcome: .anonymise) },
      {
        $0.retention = StudyRetention(daysAfterLeaving: 1, outcome: .erase, onWithdrawal: true)
      },
      { $0.retention = StudyRetention(daysAfterLeaving: 1, outcome: .erase, onErasure: .erase) },
      {
        $0.retention = StudyRetention(daysAfterLeaving: 1, outcome: .erase, onErasure: .anonymise)
      },
      {
        $0.nextLists = [
          NextListDefinition(afterQuestionnaireID: "daily", offers: [], isBinding: true)
        ]
      },
      { $0.languageFallback = .defaultLanguage }, { $0.hasExactDevices = true },
      { $0.hasSubjectLabels = true },
      { $0.recordTypes = [RecordTypeUse(type: .audiogram)] },
      { $0.recordTypes = [RecordTypeUse(type: .audiogram, vocabularyID: "frequencies")] },
      { $0.questionnaires[0].isRevisable = true },
      { $0.questionnaires[0].mayCloseIncomplete = true },
      { $0.questionnaires[0].draftDays = 14 },
      { $0.questionnaires[0].isOneQuestionPerScreen = true },
    ]
    for change in changes + comparisons + information + rewards {
      var study = Samples.study()
      change(&study)
      #expect(seen.insert(study.canonicalBytes).inserted)
    }
  }

  private static func comparison(
    _ value: QuestionReference.Subject, _ maximum: Double = 1, days: UInt32 = 0
  ) -> ComparisonDefinition {
    ComparisonDefinition(
      id: "c", title: Samples.text("C"), questionnaireID: "daily", value: value, minimum: 0,
      maximum: maximum, windowDays: days)
  }

  private static func feedback(_ change: FeedbackDefinition.Change?) -> FeedbackDefinition {
    FeedbackDefinition(
      sheet: SheetCause(questionnaireID: "daily"), change: change, text: Samples.text("Louder"))
  }

  private let comparisons: [(inout StudyDefinition) -> Void] = [
    { $0.comparisons = [Self.comparison(.question("a"))] },
    { $0.comparisons = [Self.comparison(.score("a"))] },
    { $0.comparisons = [Self.comparison(.score("a"), 2)] },
    { $0.comparisons = [Self.comparison(.score("a"), days: 2)] },
    { $0.feedback = [Self.feedback(nil)] },
    { $0.feedback = [Self.feedback(.init(value: .score("a")))] },
    { $0.feedback = [Self.feedback(.init(value: .score("a"), minimum: 1))] },
    { $0.feedback = [Self.feedback(.init(value: .score("a"), maximum: 1))] },
    { $0.feedback = [Self.feedback(.init(value: .question("a"), maximum: 1))] },
  ]

  private let rewards: [(inout StudyDefinition) -> Void] = [
    RewardDefinition(hasStreaks: true), RewardDefinition(pointsPerSheet: 1),
    RewardDefinition(pointsPerSheet: 1, hasStreaks: true),
    RewardDefinition(pointsPerSheet: 1, sheetsPerDayMax: 2),
    RewardDefinition(pointsPerSheet: 1, levelPoints: [2]),
    RewardDefinition(pointsPerSheet: 1, levelPoints: [2, 3]),
    RewardDefinition(pointsPerSheet: 1, rankingDays: 2),
    RewardDefinition(pointsPerSheet: 1, groupIDs: ["g"]),
  ].map { rewards in { $0.rewards = rewards } }

  private let information: [(inout StudyDefinition) -> Void] = [
    { $0.information = [.init(kind: .privacy, text: Samples.text("P"))] },
    { $0.information = [.init(kind: .imprint, text: Samples.text("P"))] },
    { $0.information = [.init(kind: .imprint, text: Samples.text("I"))] },
    { $0.origin = .init(projectID: "p", studyID: "s", revision: 1) },
    { $0.origin = .init(projectID: "p", studyID: "s", revision: 2) },
    { $0.sharing = .anyone },
  ]

  @Test func theOrderOfInformationTextsHasNoMeaning() {
    var study = Samples.study()
    study.information = [
      .init(kind: .privacy, text: Samples.text("P")), .init(kind: .help, text: Samples.text("H")),
    ]
    var other = study
    other.information.reverse()
    #expect(study.canonicalBytes == other.canonicalBytes)
  }

  @Test func schedulesDifferByWhatTheySay() {
    var seen: Set<[UInt8]> = [Samples.study().canonicalBytes]
    let changes: [(inout StudyDefinition) -> Void] = [
      { $0.questionnaires[0].schedules[0].plan = .daily([1]) },
      { $0.questionnaires[0].schedules[0].plan = .daily([2]) },
      { $0.questionnaires[0].schedules[0].id = "s" },
      { $0.questionnaires[0].schedules.append(ScheduleDefinition(id: "s", plan: .daily([1]))) },
      { $0.questionnaires[0].schedules[0].anchor.event = .questionnaire("daily") },
      { $0.questionnaires[0].schedules[0].anchor.event = .date("2026-01-01") },
      { $0.questionnaires[0].schedules[0].anchor.event = .staffDate("daily") },
      { $0.questionnaires[0].schedules[0].anchor.offsetDays = -1 },
      { $0.questionnaires[0].schedules[0].days.rhythm = .everyDays(2) },
      { $0.questionnaires[0].schedules[0].days.rhythm = .everyWeeks(2) },
      { $0.questionnaires[0].schedules[0].days.rhythm = .everyMonths(2) },
      { $0.questionnaires[0].schedules[0].days.rhythm = .burst(daysOn: 2, daysOff: 2) },
      { $0.questionnaires[0].schedules[0].days.rhythm = .sequence([2]) },
      { $0.questionnaires[0].schedules[0].days.dayCount = 2 },
      { $0.questionnaires[0].schedules[0].days.fromDate = "2026-01-01" },
      { $0.questionnaires[0].schedules[0].days.untilDate = "2026-01-01" },
      { $0.questionnaires[0].schedules[0].priority = 1 },
      {
        $0.questionnaires[0].schedules[0].followUp.reminders = .init(count: 1, distanceMinutes: 5)
      },
      {
        $0.questionnaires[0].schedules[0].followUp.reminders = .init(count: 5, distanceMinutes: 1)
      },
      { $0.questionnaires[0].schedules[0].followUp.snooze = .init(timesMax: 1, minutesMax: 5) },
      { $0.questionnaires[0].schedules[0].followUp.snooze = .init(timesMax: 5, minutesMax: 1) },
      { $0.questionnaires[0].schedules[0].followUp.completionMinutes = 1 },
      { $0.promptRules.perDayMax = 1 }, { $0.promptRules.minimumGapMinutes = 1 },
      { $0.promptRules.holidays = ["2026-01-01"] }, { $0.promptRules.holidays = ["2026-01-02"] },
      { $0.questionnaires[0].schedules[0].isDrawnOnce = true },
      { $0.questionnaires[0].schedules[0].participantMayMute = true },
      { $0.questionnaires[0].schedules[0].bounds = ParticipantBoundsDefinition() },
      { $0.questionnaires[0].schedules[0].bounds = ParticipantBoundsDefinition(perDayMax: 9) },
    ]
    for change in changes {
      var study = Samples.study()
      change(&study)
      #expect(seen.insert(study.canonicalBytes).inserted)
    }
  }
}
