import Foundation
import Messages
import Postgres
import TestSupport
import Testing

@testable import CatalogueDomain
@testable import CatalogueService
@testable import CatalogueStore
@testable import ServiceKit

/// A catalogue in which what staff made and did has their ids.
@Suite struct StaffNameMigrationTests {
  private static let published = ["questionnaire_versions", "library_versions", "study_revisions"]
  private static let begun = ["projects", "drafts"]

  private let founder = UUID()
  private let author = UUID()
  private let erased = UUID()
  private let project = CatalogueV1.Project(
    projectID: "old", title: SampleMessages.text("Old"), defaultLanguage: "en")

  @Test func `ids become names, and nothing else changes`() async throws {
    try await OlderCatalogue.with(migrations: 7) { pool, migrate in
      try await expectMigrated(pool, by: migrate)
    }
  }

  private func expectMigrated(
    _ pool: PostgresPool, by migrate: @Sendable () async throws -> Void
  ) async throws {
    try await pool.transaction { try await write(on: $0) }
    let head = try await AuditTrail().verify("old", on: pool)
    let contents = try await contents(on: pool)
    try await migrate()

    #expect(try await self.contents(on: pool) == contents)
    #expect(try await AuditTrail().verify("old", on: pool) == head)
    for table in Self.published {
      let error = await #expect(throws: PostgresError.self) {
        try await pool.execute("UPDATE \(unescaped: table) SET published_by = gen_random_uuid()")
      }
      #expect(error?.sqlState == "23001", "\(table)")
    }
    let names = StaffNames()
    let founderName = try #require(try await names.known(founder, on: pool))
    let authorName = try #require(try await names.known(author, on: pool))
    #expect(try await names.known(erased, on: pool) == nil)
    let people = try await people(on: pool)
    #expect(people.filter { $0 == founderName }.count == 3)
    #expect(people.filter { $0 == authorName }.count == 2)
    // Of whoever was erased before there stays somebody whom nothing links to them.
    #expect(Set(people).count == 3)
    #expect(Set(people).isDisjoint(with: [founder, author, erased]))
    try await expectDefiner(on: pool)
    try await goOn(pool)
  }

  private func write(on connection: PostgresConnection) async throws {
    let hash = [UInt8](repeating: 0, count: 32)
    try await connection.execute(
      """
      INSERT INTO projects (project_id, revision, definition, created_at, created_by)
      VALUES ('old', 1, \(project.serialized()), now(), \(founder))
      """)
    try await connection.execute(
      """
      INSERT INTO questionnaires (questionnaire_id, project_id, newest_version)
      VALUES ('daily', 'old', 2)
      """)
    for (version, person) in [(1, erased), (2, author)] {
      try await connection.execute(
        """
        INSERT INTO questionnaire_versions (questionnaire_id, version, content_hash, definition,
          default_language, languages, element_count, question_count, demonstration_wording,
          published_at, published_by)
        VALUES ('daily', \(Int32(version)), \(hash), 'daily', 'en', '{en}', 1, 1, false, now(),
          \(person))
        """)
    }
    try await connection.execute(
      "INSERT INTO studies (study_id, project_id, revision) VALUES ('sample', 'old', 1)")
    try await connection.execute(
      """
      INSERT INTO study_revisions VALUES ('sample', 1, \(hash), 'sample', 'x', '{en}', null, null,
        now(), \(founder))
      """)
    try await connection.execute(
      """
      INSERT INTO library_entries (kind, entry_id, project_id, newest_version, shared)
      VALUES (4, 'words', 'old', 1, false)
      """)
    try await connection.execute(
      """
      INSERT INTO library_versions VALUES (4, 'words', 1, \(hash), 'words', false, '{en}', now(),
        \(founder))
      """)
    try await connection.execute(
      """
      INSERT INTO drafts (draft_id, project_id, questionnaire_id, revision, contents, heading,
        request_hash, base_version, created_at, created_by, updated_at)
      VALUES (gen_random_uuid(), 'old', 'daily', 1, '', '', \(hash), 2, now(), \(author), now())
      """)
    try await ErasureStore().noteDone(
      UUID(), digest: try await digest(of: erased, on: connection), requestedAt: .now, at: .now,
      on: connection)
    try await writeEntry(on: connection)
  }

  private func digest(of person: UUID, on connection: PostgresConnection) async throws -> [UInt8] {
    try await connection.queryRow("SELECT erasure_digest(\(person), '')", as: [UInt8].self)
  }

  /// As the trail was written before there were names.
  private func writeEntry(on connection: PostgresConnection) async throws {
    let record = AuditRecord.role(of: author, old: nil, new: .leader)
    let entry = StoredForms.entry(
      record, number: 1, previousHash: ContentHash(bytes: []), by: founder, at: .now)
    var chain = AuditChain(after: AuditChain.Head(number: 0, hash: []))
    let hash = chain.append { _, _ in Array("old".utf8) + [0] + entry }
    try await connection.execute(
      """
      INSERT INTO audit_log (project_id, number, resource, entry, hash)
      VALUES ('old', 1, \(record.resource), \(entry), \(hash))
      """)
  }

  /// Everything but who made it.
  private func contents(on pool: PostgresPool) async throws -> [String] {
    var contents: [String] = []
    for table in Self.published + Self.begun + ["audit_log"] {
      contents += try await pool.query(
        """
        SELECT (to_jsonb(kept) - 'published_by' - 'created_by')::text
        FROM \(unescaped: table) AS kept ORDER BY 1
        """, as: String.self)
    }
    return contents
  }

  private func people(on pool: PostgresPool) async throws -> [UUID] {
    try await pool.query(
      """
      SELECT published_by FROM questionnaire_versions UNION ALL
      SELECT published_by FROM library_versions UNION ALL
      SELECT published_by FROM study_revisions UNION ALL
      SELECT created_by FROM drafts UNION ALL
      SELECT created_by FROM projects WHERE created_by IS NOT NULL
      """, as: UUID.self)
  }

  /// The function that erases has its owner's rights, and a search path of its own, and is not for everybody.
  private func expectDefiner(on pool: PostgresPool) async throws {
    let isSafe = try await pool.queryRow(
      """
      SELECT prosecdef AND proconfig = ARRAY['search_path=catalogue, pg_temp']
        AND NOT EXISTS (SELECT FROM aclexplode(proacl) WHERE grantee = 0)
      FROM pg_proc WHERE oid = 'erase_participant'::regproc
      """, as: Bool.self)
    #expect(isSafe)
  }

  /// Entries of before and of now are one trail, and who made something still did.
  private func goOn(_ pool: PostgresPool) async throws {
    let projects = CatalogueHarness(pool: pool).parts.projects
    let sentAgain = try await projects.createProject(
      .init(project: project), context: Caller.person(founder).context)
    #expect(sentAgain.projectID == "old")
    #expect(try await ProjectStore().countCreated(by: founder, on: pool) == 1)
    _ = try await projects.setProjectRole(
      .init(projectID: "old", participantID: author.uuidString, role: .reader),
      context: Caller.administrator.context)
    let found = try await projects.listAuditEntries(
      .init(projectID: "old", resource: "roles/\(author.uuidString.lowercased())"),
      context: Caller.administrator.context)
    #expect(found.entries.map(\.number) == [2, 1])
    #expect(found.entries.last?.actor == founder.uuidString.lowercased())
    let names = found.names.filter { $0.participantID == author.uuidString.lowercased() }
    #expect(names.map { "roles/\($0.name)" } == [found.entries[0].resource])
    #expect(try await AuditTrail().verify("old", on: pool).number == 2)
    for source in OwnRecords.sources(pool) where source.tables[0].name == "study_revisions" {
      let own = try await source.page(of: OwnExportQuestion(participantID: founder), after: nil)
      #expect(own.entries.map(\.key) == ["sample|1"])
    }
  }
}
