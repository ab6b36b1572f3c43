import Dispatch
import Foundation
import Messages
import RPCCore
import TestSupport
import Testing

@testable import CatalogueRPC
@testable import ServiceKit

/// What takes long runs on threads of its own: whoever calls, and everybody beside, is not held up.
@Suite struct AuthoringThreadsTests {
  /// A project whose only thread for definitions is taken until the gate opens.
  private func withBusyThread(
    waitingMax: Int,
    _ body: @escaping @Sendable (ProjectFixture, DispatchSemaphore) async throws -> Void
  ) async throws {
    try await ProjectFixture.with { whole in
      let threads = AuthoringThreads.make(count: 1, waitingMax: waitingMax)
      let harness = CatalogueHarness(pool: whole.harness.pool, threads: threads)
      let fixture = ProjectFixture(harness: harness)
      _ = try await fixture.projects.createProject(
        .init(
          project: .init(
            projectID: "busy", title: SampleMessages.text("Busy"), defaultLanguage: "en")),
        context: fixture.context(fixture.owner))
      let gate = DispatchSemaphore(value: 0)
      let busy = Task { try await threads.run { gate.wait() } }
      try await eventually("the thread is taken") { threads.admittedCount == 1 }
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
      try await eventually("all of them wait") { harness.parts.threads.admittedCount == 4 }
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
      // For whoever releases it at the end.
      gate.signal()
    }
  }

  @Test func oneMoreThanMayWaitIsToldWhenToComeBack() async throws {
    try await withBusyThread(waitingMax: 0) { fixture, _ in
      let refusal = await #expect(throws: RPCError.self) {
        try await fixture.harness.importStudy(.sample())
      }
      #expect(refusal?.code == .resourceExhausted && refusal?.reason == "AUTHORING_LIMIT")
      #expect(refusal?.details.contains(.retryInfo(delay: AuthoringThreads.retryDelay)) == true)
    }
  }
}
