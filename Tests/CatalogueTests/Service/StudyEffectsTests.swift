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

  @Test func aStudyThatChangedMeanwhileIsNotReplaced() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(sample())
      try await harness.importStudy(sample().reworded("Meanwhile"))
      for checking in [true, false] {
        var late = sample(paused: true, applying: true, checking: checking)
        late.knownRevision = 1
        let error = await #expect(throws: RPCError.self) { try await harness.importStudy(late) }
        #expect(error?.code == .aborted && error?.reason == "ETAG_MISMATCH")
      }
      #expect(try await harness.study("sample").revision == 2)
      var known = sample(paused: true, applying: true).reworded("Meanwhile")
      known.knownRevision = 2
      known.changeReason = "The device is recalled."
      #expect(try await harness.importStudy(known).studyRevision == 3)
      // Sent again after a lost answer, it changes nothing.
      #expect(try await harness.importStudy(known).studyChanged == false)
      known.study?.paused = false
      known.knownRevision = 3
      known.changeReason = String(repeating: "a", count: 501)
      let error = await #expect(throws: RPCError.self) { try await harness.importStudy(known) }
      #expect(error?.violations.map(\.field) == ["change_reason"])
      let trail = try await AuditTrail(of: Project.defaultID).page(
        before: nil, resource: "studies/sample", limit: 10, bytesMax: .max, on: harness.pool)
      let reasons = try trail.entries.map {
        let entry = try CatalogueV1.AuditEntry(serialized: $0.bytes)
        return try CatalogueV1.PublishedVersion(serialized: entry.new?.value ?? []).changeReason
      }
      #expect(reasons == ["The device is recalled.", "", ""])
    }
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

  @Test func aStudyEndsNowByTheClockOfTheService() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(sample(end: Self.end))
      var request = sample(applying: true)
      request.endNow = true
      let now = GoogleProtobuf.Timestamp(CatalogueHarness.time)
      #expect(try await harness.importStudy(request).effects?.endTime == now)
      harness.clock.advance(by: 60)
      let again = try await harness.importStudy(request)
      #expect(!again.studyChanged && again.effects?.endTime == now)
    }
  }

  @Test func noImportBeginsAnErasureUnasked() async throws {
    try await CatalogueHarness.with { harness in
      func request(days: UInt32, end: TimeInterval) -> CatalogueV1.ImportStudyRequest {
        var request = sample(
          end: .init(CatalogueHarness.time.addingTimeInterval(end)), applying: true)
        request.study?.retention = .init(daysAfterEnd: days, outcome: .erase)
        return request
      }
      let day: TimeInterval = 86_400
      try await harness.importStudy(request(days: 30, end: day))
      // Days that have passed, by an earlier end or by a shorter retention.
      try await harness.importStudy(request(days: 30, end: -29 * day))
      for refused in [request(days: 30, end: -30 * day), request(days: 29, end: -29 * day)] {
        for checking in [true, false] {
          var refused = refused
          refused.validateOnly = checking
          let error = await #expect(throws: RPCError.self) {
            try await harness.importStudy(refused)
          }
          #expect(error?.code == .failedPrecondition && error?.reason == "RETENTION_ERASES_NOW")
        }
      }
      var allowed = request(days: 30, end: -30 * day)
      allowed.allowErasure = true
      #expect(try await harness.importStudy(allowed).studyChanged)
      // It has begun.
      allowed.allowErasure = false
      #expect(try await harness.importStudy(allowed.reworded("Goodbye")).studyChanged)
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
            earlierConsentVersion: same.consentVersion, consentVersion: same.consentVersion,
            earlierAccess: .open, access: .open))

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
      request.study?.access = .request
      request.study?.title = SampleMessages.text("Another")
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
      #expect(effects.promptsChanged && effects.titleChanged)
      #expect(effects.earlierAccess == .open && effects.access == .request)

      // An added translation does not concern participants who read another one.
      request.study?.consentText?.translations.append(.init(language: "fr", text: "D'accord."))
      let translated = try #require(try await harness.importStudy(request).effects)
      #expect(translated.consentVersion != translated.earlierConsentVersion)
      #expect(translated.consentLanguages == [])
    }
  }
}
