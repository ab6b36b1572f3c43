import Foundation
import Messages
import RPCCore
import Testing

@testable import CatalogueService

/// Changes of an import for participants: an older copy of a study's files must not resume it.
@Suite struct StudyEffectsTests {
  private static let end = GoogleProtobuf.Timestamp(CatalogueHarness.time + 3600)

  private func sample(
    paused: Bool = false, end: GoogleProtobuf.Timestamp? = nil, applying: Bool = false,
    checking: Bool = false
  ) -> CatalogueV1.ImportStudyRequest {
    var request = CatalogueV1.ImportStudyRequest.sample()
    request.study?.paused = paused
    request.study?.endTime = end
    request.applyState = applying
    request.validateOnly = checking
    return request
  }

  @Test func aPausedStudyStaysPaused() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(sample(paused: true))
      for checking in [true, false] {
        let kept = try await harness.importStudy(sample(checking: checking).reworded("Goodbye"))
        #expect(kept.studyChanged && kept.effects?.paused == true)
        #expect(kept.effects?.earlierPaused == true)
      }
      #expect(try await harness.study("sample").paused)
      // The stored message says the same as the columns.
      let running = try await harness.catalogue.listStudies(
        .init(running: true), context: Caller.nobody.context)
      #expect(running.studies == [])
      let checked = try await harness.importStudy(
        sample(applying: true, checking: true).reworded("Goodbye"))
      #expect(checked.effects?.paused == false)
      #expect(try await harness.study("sample").paused)
      let resumed = try await harness.importStudy(sample(applying: true).reworded("Goodbye"))
      #expect(resumed.studyChanged && resumed.effects?.paused == false)
      #expect(try await !harness.study("sample").paused)
      // Pausing needs nothing else.
      try await harness.importStudy(sample(paused: true))
      #expect(try await harness.study("sample").paused)
    }
  }

  @Test func anEndStaysUntilItIsReplaced() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(sample(end: Self.end))
      // A file without an end leaves it alone, one with an end moves it.
      let kept = try await harness.importStudy(sample())
      #expect(!kept.studyChanged && kept.effects?.endTime == Self.end)
      let later = GoogleProtobuf.Timestamp(CatalogueHarness.time + 7200)
      #expect(try await harness.importStudy(sample(end: later)).effects?.endTime == later)
      // An ended study stays ended.
      harness.clock.advance(by: 7200)
      let reopened = GoogleProtobuf.Timestamp(CatalogueHarness.time + 86_400)
      for asked in [reopened, nil] {
        let ended = try await harness.importStudy(sample(end: asked).reworded("Goodbye"))
        #expect(ended.effects?.endTime == later)
      }
      #expect(try await harness.study("sample").endTime == later)
      try await harness.importStudy(sample(end: reopened, applying: true))
      #expect(try await harness.study("sample").endTime == reopened)
      try await harness.importStudy(sample(applying: true))
      #expect(try await harness.study("sample").endTime == nil)
    }
  }

  @Test func changesForParticipantsAreNamed() async throws {
    try await CatalogueHarness.with { harness in
      var request = CatalogueV1.ImportStudyRequest.sample("sample", ["daily", "weekly", "gone"])
      request.study?.groups = [.init(groupID: "old", title: SampleMessages.text("Old"))]
      #expect(try await harness.importStudy(request).effects == nil)
      let same = try #require(try await harness.importStudy(request).effects)
      #expect(same.consentVersion == same.earlierConsentVersion)
      #expect(
        same
          == .init(
            earlierConsentVersion: same.consentVersion, consentVersion: same.consentVersion))

      request.study?.consentText = SampleMessages.text(
        "I agree.", german: "Ich stimme zu.")
      request.study?.groups = [.init(groupID: "new", title: SampleMessages.text("New"))]
      request.study?.questionnaires[2].questionnaireID = "more"
      request.questionnaires[2] = SampleMessages.questionnaire("more")
      request.questionnaires[0].closing = SampleMessages.text("Goodbye")
      request.study?.questionnaires[1].groupIDs = ["new"]
      request.study?.questionnaires[1].schedules = [
        .init(plan: .daily(.init(minutesOfDay: [600])), scheduleID: "morning")
      ]
      request.study?.promptRules = .init(perDayMax: 3)
      request.validateOnly = true
      let checked = try #require(try await harness.importStudy(request).effects)
      request.validateOnly = false
      let effects = try #require(try await harness.importStudy(request).effects)
      #expect(effects == checked)
      #expect(effects.consentLanguages == ["de"])
      #expect(effects.consentVersion != effects.earlierConsentVersion)
      #expect(effects.addedQuestionnaireIDs == ["more"])
      #expect(effects.removedQuestionnaireIDs == ["gone"])
      #expect(effects.replacedQuestionnaireIDs == ["daily"])
      #expect(effects.rescheduledQuestionnaireIDs == ["weekly"])
      #expect(effects.regroupedQuestionnaireIDs == ["weekly"])
      #expect(effects.addedGroupIDs == ["new"] && effects.removedGroupIDs == ["old"])
      #expect(effects.promptsChanged)

      // An added translation does not concern participants who read another one.
      request.study?.consentText?.translations.append(.init(language: "fr", text: "D'accord."))
      let translated = try #require(try await harness.importStudy(request).effects)
      #expect(translated.consentVersion != translated.earlierConsentVersion)
      #expect(translated.consentLanguages == [])
    }
  }
}
