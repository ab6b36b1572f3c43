import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct StudyCanonicalBytesTests {
  @Test func theConsentVersionFollowsTheConsentTextAlone() {
    var study = Samples.study()
    study.title = Samples.text("Renamed")
    #expect(study.canonicalConsentBytes == Samples.study().canonicalConsentBytes)
    #expect(study.canonicalBytes != Samples.study().canonicalBytes)
    study = Samples.study()
    study.consentText.translations.append(Translation(language: "de", text: "Ich willige ein."))
    #expect(study.canonicalConsentBytes != Samples.study().canonicalConsentBytes)
    #expect(study.canonicalBytes != Samples.study().canonicalBytes)
  }

  @Test func studiesDifferByVersionAndSchedule() {
    var seen: Set<[UInt8]> = [Samples.study().canonicalBytes]
    let changes: [(inout StudyDefinition) -> Void] = [
      { $0.questionnaires[0].version = 2 }, { $0.questionnaires[0].isDeactivated = true },
      { $0.questionnaires[0].recurrence = .oneTime }, { $0.questionnaires[0].schedule = nil },
      { $0.questionnaires[0].schedule?.startDay = 1 },
      { $0.questionnaires[0].schedule?.expiresAfterMinutes = 1 },
      { $0.questionnaires[0].schedule?.participantMayChange = true },
      { $0.questionnaires[0].schedule?.plan = .monthly(dayOfMonth: 1, minuteOfDay: 2) },
      { $0.questionnaires[0].schedule?.plan = .monthly(dayOfMonth: 2, minuteOfDay: 1) },
      {
        $0.questionnaires[0].schedule?.plan = .custom([WeeklyTimeDefinition(day: 1, minuteOfDay: 2)]
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
      { $0.languageFallback = .defaultLanguage },
      { $0.recordTypes = [RecordTypeUse(type: .audiogram)] },
      { $0.recordTypes = [RecordTypeUse(type: .audiogram, vocabularyID: "frequencies")] },
      { $0.questionnaires[0].isRevisable = true },
      { $0.questionnaires[0].mayCloseIncomplete = true },
      { $0.questionnaires[0].draftDays = 14 },
    ]
    for change in changes {
      var study = Samples.study()
      change(&study)
      #expect(seen.insert(study.canonicalBytes).inserted)
    }
  }
}
