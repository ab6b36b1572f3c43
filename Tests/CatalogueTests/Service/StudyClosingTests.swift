import Bus
import Foundation
import Messages
import RPCCore
import Testing

@testable import CatalogueService

/// Retirement and deletion of studies, and what other studies and callers see of it.
@Suite struct StudyClosingTests {
  private static let hour: TimeInterval = 3_600
  private static let day: TimeInterval = 86_400

  /// A study that ends in an hour.
  private func sample(
    _ retention: CatalogueV1.StudyRetention? = nil, access: CatalogueV1.StudyAccess = .open
  ) -> CatalogueV1.ImportStudyRequest {
    var request = CatalogueV1.ImportStudyRequest.sample()
    request.study?.endTime = .init(CatalogueHarness.time + Self.hour)
    request.study?.retention = retention
    request.study?.access = access
    if access == .password { request.accessPassword = "heather-otter" }
    return request
  }

  private func delete(
    _ harness: CatalogueHarness, checking: Bool = false, by caller: Caller = .administrator
  ) async throws -> CatalogueV1.DeleteStudyResponse {
    try await harness.authoring.deleteStudy(
      .init(studyID: "sample", validateOnly: checking), context: caller.context)
  }

  private func retire(
    _ harness: CatalogueHarness, reinstate: Bool = false, by caller: Caller = .administrator
  ) async throws -> CatalogueV1.RetireStudyResponse {
    try await harness.authoring.retireStudy(
      .init(studyID: "sample", reinstate: reinstate), context: caller.context)
  }

  private func listed(_ harness: CatalogueHarness) async throws -> [String] {
    try await harness.catalogue.listStudies(.init(), context: Caller.nobody.context)
      .studies.map(\.studyID)
  }

  private func expectRefusal(
    _ reason: String, _ body: () async throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    do {
      try await body()
      Issue.record("expected \(reason)", sourceLocation: sourceLocation)
    } catch let error as RPCError {
      #expect(error.reason == reason, sourceLocation: sourceLocation)
    }
  }

  private func join(_ harness: CatalogueHarness) async throws {
    let message = EventsV1.ParticipantEnrolled(
      participantID: UUID().uuidString.lowercased(), studyID: "sample")
    try await harness.pool.transaction {
      try await ParticipationConsumer().apply(
        Event(
          source: "otolith-auth", subject: "p", time: CatalogueHarness.time, message: message),
        on: $0)
    }
  }

  @Test func aRetiredStudyIsLeftOutOfListsUntilItIsReinstated() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(sample())
      try await expectRefusal("STUDY_NOT_ENDED") { _ = try await retire(harness) }
      harness.clock.advance(by: Self.hour)
      try await expectRefusal("NOT_STUDY_LEADER") {
        _ = try await retire(harness, by: .leader(of: ["other"]))
      }
      #expect(try await retire(harness, by: .leader(of: ["sample"])).changed)
      #expect(try await !retire(harness).changed)
      #expect(try await listed(harness) == [])
      #expect(try await harness.study("sample").studyID == "sample")
      try await expectRefusal("STUDY_RETIRED") { try await harness.importStudy(sample()) }
      #expect(try await retire(harness, reinstate: true).changed)
      #expect(try await listed(harness) == ["sample"])
      #expect(try await !harness.importStudy(sample()).studyChanged)
    }
  }

  @Test func aStudyWithoutParticipantsIsDeletedAnHourAfterItsEnd() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(sample(access: .password))
      harness.clock.advance(by: 2 * Self.hour - 1)
      try await expectRefusal("STUDY_NOT_ENDED") { _ = try await delete(harness) }
      harness.clock.advance(by: 1)
      let effects = try await delete(harness, checking: true)
      #expect(effects.deleted && !effects.hadParticipants)
      #expect(effects.unusedQuestionnaireIDs == ["daily"])
      #expect(try await listed(harness) == ["sample"])
      #expect(try await delete(harness) == effects)
      #expect(try await !delete(harness).deleted)
      #expect(try await listed(harness) == [])
      try await expectRefusal("STUDY_UNKNOWN") { _ = try await harness.study("sample") }
      try await expectRefusal("STUDY_UNKNOWN") { _ = try await retire(harness) }
      try await expectRefusal("STUDY_DELETED") {
        try await harness.importStudy(sample(access: .password))
      }
      // The hash of the password leaves the log before the study does.
      let events = try await harness.events().suffix(2)
      #expect(events.map(\.type) == ["StudyPasswordSet", "StudyDeleted"])
      let password = try EventsV1.StudyPasswordSet(serialized: try #require(events.first).data)
      #expect(password.accessPasswordHash == "" && password.studyRevision == 2)
    }
  }

  @Test func answersOfParticipantsPreventDeletion() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(sample())
      try await join(harness)
      try await join(harness)
      harness.clock.advance(by: 2 * Self.hour)
      try await expectRefusal("STUDY_HAS_PARTICIPANTS") { _ = try await delete(harness) }
      #expect(try await retire(harness).changed)
    }
  }

  @Test func theRetentionHasToPassByADay() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(sample(.init(daysAfterEnd: 2, outcome: .erase)))
      try await join(harness)
      harness.clock.advance(by: Self.hour + 3 * Self.day - 1)
      let early = await #expect(throws: RPCError.self) { try await delete(harness) }
      #expect(early?.reason == "RETENTION_NOT_PASSED")
      #expect(early?.message.contains("2026-09-24T15:13:20Z") == true, "\(early?.message ?? "")")
      harness.clock.advance(by: 1)
      let deleted = try await delete(harness)
      #expect(deleted.deleted && deleted.hadParticipants)
    }
  }

  @Test func aStudyThatStartsLaterCanBeDeletedAtOnce() async throws {
    try await CatalogueHarness.with { harness in
      var request = sample()
      request.study?.startTime = .init(CatalogueHarness.time + 2 * Self.hour)
      request.study?.endTime = nil
      try await harness.importStudy(request)
      harness.clock.advance(by: Self.hour)
      try await expectRefusal("STUDY_NOT_ENDED") { _ = try await delete(harness) }
      harness.clock.advance(by: -1)
      #expect(try await delete(harness).deleted)
    }
  }

  @Test func aSharedStudyIsSeenWholeByStaffOfOtherProjects() async throws {
    try await CatalogueHarness.with { harness in
      let other = UUID()
      _ = try await harness.parts.projects.createProject(
        .init(
          project: .init(
            projectID: "elsewhere", title: SampleMessages.text("E"), defaultLanguage: "en")),
        context: Caller.person(other).context)
      func seesAll(_ caller: Caller) async throws -> Bool {
        try await harness.catalogue.getStudy(.init(studyID: "sample"), context: caller.context)
          .allGroups
      }
      var request = sample()
      try await harness.importStudy(request)
      #expect(try await !seesAll(.person(other)))
      request.study?.sharing = .anyone
      #expect(try await harness.importStudy(request).studyChanged)
      #expect(try await seesAll(.person(other)))
      for caller in [Caller.nobody, .person(UUID()), .participant(of: ["sample"])] {
        #expect(try await !seesAll(caller))
      }
    }
  }
}
