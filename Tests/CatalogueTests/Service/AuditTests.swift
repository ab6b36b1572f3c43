import Foundation
import Messages
import Postgres
import RPCCore
import ServiceKit
import Testing

@testable import CatalogueService

@Suite struct AuditTests {
  private func entries(
    _ fixture: ProjectFixture, _ request: CatalogueV1.ListAuditEntriesRequest
  ) async throws -> CatalogueV1.ListAuditEntriesResponse {
    try await fixture.projects.listAuditEntries(request, context: fixture.context(fixture.owner))
  }

  @Test func everyChangeSaysWhoWhenOldAndNew() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      fixture.harness.clock.advance(by: 60)
      let changed = try await fixture.update(draft, by: fixture.translator) {
        $0.title?.translations[1].text = "Jeden Tag"
      }
      _ = try await fixture.publish(changed)
      let all = try await entries(fixture, .init(projectID: ProjectFixture.id)).entries
      #expect(
        all.reversed().map(\.action) == [
          "project.created", "role.set", "role.set", "role.set", "role.set", "draft.created",
          "draft.updated", "questionnaire.published",
        ])
      #expect(all.map(\.number) == (1...8).reversed())
      let updated = try #require(all.first { $0.action == "draft.updated" })
      let translator = try #require(
        try await fixture.harness.pool.answer(to: StaffNames().known(fixture.translator)))
      #expect(updated.actor == translator.uuidString.lowercased())
      #expect(updated.createTime?.date == CatalogueHarness.time.addingTimeInterval(60))
      #expect(updated.resource == "drafts/\(draft.draftID)")
      let old = try CatalogueV1.Questionnaire(serialized: updated.old?.value ?? [])
      let new = try CatalogueV1.Questionnaire(serialized: updated.new?.value ?? [])
      #expect(old.title?.translations.map(\.text) == ["Daily", "Täglich"])
      #expect(new.title?.translations.map(\.text) == ["Daily", "Jeden Tag"])
      // Unchanged parts are not repeated.
      #expect(old.elements == [] && new.elements == [])
      let role = try #require(all.first { $0.action == "role.set" })
      #expect(role.old == nil)
      #expect(
        try CatalogueV1.ProjectMember(serialized: role.new?.value ?? []).role == .reader)

      let of = try await entries(
        fixture, .init(projectID: ProjectFixture.id, resource: "questionnaires/daily")
      ).entries
      #expect(of.map(\.action) == ["questionnaire.published"])
      var seen: [UInt64] = []
      var token = ""
      repeat {
        let page = try await entries(
          fixture, .init(projectID: ProjectFixture.id, pageSize: 3, pageToken: token))
        seen += page.entries.map(\.number)
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(seen == (1...8).reversed())
    }
  }

  @Test func theChainShowsWhatWasTakenAwayOrChanged() async throws {
    try await ProjectFixture.with { fixture in
      try await fixture.publish(SampleMessages.questionnaire())
      let trail = AuditTrail(of: ProjectFixture.id)
      let pool = fixture.harness.pool
      let head = try await trail.verify(on: pool)
      #expect(head.number == 7)
      #expect(head.hash.count == 32)
      for statement: PostgresQuery in [
        "UPDATE audit_log SET resource = ''", "DELETE FROM audit_log", "TRUNCATE audit_log",
      ] {
        let error = await #expect(throws: PostgresError.self) { try await pool.execute(statement) }
        #expect(error?.sqlState == "23001")
      }
      // An owner of the schema can do this.
      try await pool.execute("ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only")
      try await pool.execute("UPDATE audit_log SET number = 70 WHERE number = 7")
      let missing = await #expect(throws: AuditChain.Broken.self) {
        try await trail.verify(on: pool)
      }
      #expect(missing?.number == 7)
      try await pool.execute("UPDATE audit_log SET number = 7 WHERE number = 70")
      let mended = try await trail.verify(on: pool)
      #expect(mended == head)
      try await pool.execute(
        "UPDATE audit_log SET entry = set_byte(entry, 20, get_byte(entry, 20) # 1) WHERE number = 3"
      )
      let changed = await #expect(throws: AuditChain.Broken.self) {
        try await trail.verify(on: pool)
      }
      #expect(changed?.number == 3)
    }
  }

  @Test func manyWhoWriteAtOnceMakeOneChain() async throws {
    try await ProjectFixture.with { fixture in
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask {
            _ = try? await fixture.publish(SampleMessages.questionnaire("q-\(number)"))
          }
        }
      }
      let head = try await AuditTrail(of: ProjectFixture.id).verify(on: fixture.harness.pool)
      #expect(head.number == 5 + 40)
    }
  }
}
