import Dispatch
import Foundation
import Messages
import RPCCore
import TestSupport
import Testing

@testable import CatalogueService
@testable import ServiceKit

/// Slow work runs on threads of its own and does not block callers.
@Suite struct AuthoringThreadsTests {
  /// A project whose only authoring thread is busy until the gate opens.
  private func withBusyThread(
    waitingMax: Int,
    _ body: @escaping @Sendable (ProjectFixture, DispatchSemaphore) async throws -> Void
  ) async throws {
    try await ProjectFixture.with { whole in
      let threads = AuthoringThreads(waitingMax: waitingMax)
      let harness = CatalogueHarness(pool: whole.harness.pool, threads: threads)
      let fixture = ProjectFixture(harness: harness)
      _ = try await fixture.projects.createProject(
        .init(
          project: .init(
            projectID: "busy", title: SampleMessages.text("Busy"), defaultLanguage: "en")),
        context: fixture.context(fixture.owner))
      let gate = DispatchSemaphore(value: 0)
      let busy = Task { try await threads.staff.run { gate.wait() } }
      try await eventually("the thread is taken") { threads.staff.admittedCount == 1 }
      do {
        try await body(fixture, gate)
      } catch {
        gate.signal()
        throw error
      }
      gate.signal()
      try await busy.value
    }
  }

  @Test func definitionsWaitForTheirThreadsAndOthersDoNot() async throws {
    try await withBusyThread(waitingMax: 10) { fixture, gate in
      let harness = fixture.harness
      let owner = fixture.context(fixture.owner)
      let draft = CatalogueV1.CreateDraftRequest(
        draftID: UUID().uuidString, projectID: "busy",
        source: .contents(SampleMessages.questionnaire("busy-daily")))
      let writes: [Task<Void, any Error>] = [
        Task { try await harness.importStudy(.sample()) },
        Task { _ = try await harness.parts.drafts.createDraft(draft, context: owner) },
        Task {
          _ = try await harness.parts.library.publishItem(
            .init(projectID: "busy", item: LibrarySamples.item()), context: owner)
        },
      ]
      try await eventually("all of them wait") { harness.parts.threads.staff.admittedCount == 4 }
      // Reading needs none of these threads.
      let listed = try await harness.catalogue.listStudies(
        .init(), context: Caller.nobody.context)
      #expect(listed.studies.isEmpty)
      let counts = (
        try await harness.count("drafts"), try await harness.count("library_versions")
      )
      #expect(counts == (0, 0))
      gate.signal()
      for write in writes { try await write.value }
      let studies = try await harness.count("studies")
      #expect(studies == 1)
      // Releases the thread at the end.
      gate.signal()
    }
  }

  /// Accounts can be created without an invitation; their calls must not keep leaders waiting.
  @Test func participantsWaitForThreadsOfTheirOwn() async throws {
    try await CatalogueHarness.with { harness in
      let claims = try [Caller.participant(of: ["sample"]), .leader(of: []), .administrator].map {
        try $0.context.claims
      }
      let threads = claims.map { harness.parts.threads.threads(of: $0) }
      #expect(threads[0] === harness.parts.threads.others)
      #expect(threads.dropFirst().allSatisfy { $0 === harness.parts.threads.staff })
      #expect(harness.parts.threads.others !== harness.parts.threads.staff)
    }
    try await withBusyThread(waitingMax: 0) { fixture, _ in
      // A participant is served while the staff's thread is busy.
      let refused = await reason {
        _ = try await fixture.drafts.compareVersions(
          .init(old: .init(questionnaireID: "a"), new: .init(questionnaireID: "b")),
          context: Caller.participant(of: []).context)
      }
      #expect(refused == "QUESTIONNAIRE_VERSION_UNKNOWN")
    }
  }

  @Test func callsAboveTheLimitAreRefusedWithARetryDelay() async throws {
    try await withBusyThread(waitingMax: 0) { fixture, _ in
      let refusal = await #expect(throws: RPCError.self) {
        try await fixture.harness.importStudy(.sample())
      }
      #expect(refusal?.code == .resourceExhausted && refusal?.reason == "AUTHORING_LIMIT")
      #expect(refusal?.details.contains(.retryInfo(delay: AuthoringThreads.retryDelay)) == true)
    }
  }
}
