import Messages
import Postgres
import TestSupport
import Testing

@testable import CatalogueService
@testable import CatalogueStore

/// A catalogue that was there before there were projects.
@Suite struct MigrationTests {
  @Test func whatWasThereBelongsToTheDefaultProject() async throws {
    try await OlderCatalogue.with(migrations: 1) { pool, migrate in
      try await expectMigrated(pool, by: migrate)
    }
  }

  private func expectMigrated(
    _ pool: PostgresPool, by migrate: @Sendable () async throws -> Void
  ) async throws {
    var questionnaire = SampleMessages.questionnaire()
    questionnaire.version = 1
    questionnaire.contentHash = String(repeating: "0", count: 64)
    var study = SampleMessages.study()
    study.questionnaires[0].version = 1
    study.revision = 1
    try await pool.transaction { connection in
      try await connection.execute(
        """
        INSERT INTO questionnaires (questionnaire_id, home_study_id, newest_version)
        VALUES ('daily', 'sample', 1)
        """)
      try await connection.execute(
        """
        INSERT INTO questionnaire_versions VALUES ('daily', 1, \([UInt8](repeating: 0, count: 32)),
          \(questionnaire.serialized()), 'en', '{de,en}', 3, 2, false, now(), gen_random_uuid())
        """)
      try await connection.execute(
        "INSERT INTO studies (study_id, revision) VALUES ('sample', 1)")
      try await connection.execute(
        """
        INSERT INTO study_revisions VALUES ('sample', 1, \([UInt8](repeating: 0, count: 32)),
          \(study.serialized()), 'x', '{de,en}', null, null, now(), gen_random_uuid())
        """)
    }
    try await migrate()

    let harness = CatalogueHarness(pool: pool)
    let projects = try await pool.query(
      "SELECT project_id FROM questionnaires UNION ALL SELECT project_id FROM studies",
      as: String.self)
    #expect(projects == ["default", "default"])
    let indexed = try await SearchIndex().writeNext(on: pool)
    #expect(indexed)
    let found = try await harness.catalogue.searchQuestionnaires(
      .init(query: "gestresst"), context: Caller.administrator.context)
    #expect(found.questionnaires.map(\.questionnaireID) == ["daily"])
    try await eventually("the changes are settled") {
      try await harness.parts.changes.listChanges(.init(), context: Caller.service.context)
        .changes.map(\.resourceID) == ["daily", "sample"]
    }
    // And goes on as before.
    let next = try await harness.importStudy(
      .sample().reworded("Goodbye"), by: .leader(of: ["sample"]))
    #expect(next.questionnaires.map(\.version) == [2])
  }
}
