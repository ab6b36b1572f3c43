import Foundation
import Messages
import Postgres
import TestSupport
import Testing

@testable import Audit
@testable import CatalogueService
@testable import Privacy

/// Staff names on resources and in the audit trail are erased with their person.
@Suite struct StaffNamesTests {
  /// All places that identify a creator or actor.
  private static let made = [
    "projects", "drafts", "questionnaire_versions", "study_revisions", "library_versions",
    "media", "audit_log",
  ]

  private func rows(naming person: UUID, in fixture: ProjectFixture) async throws -> [String: Int] {
    let spelled = person.uuidString.lowercased()
    let bytes = Array(spelled.utf8)
    var found: [String: Int] = [:]
    for table in Self.made {
      let count = try await fixture.harness.pool.queryRow(
        """
        SELECT count(*) FROM \(unescaped: table) AS made
        WHERE position(\(spelled) IN made::text) > 0
          OR position(encode(\(bytes), 'hex') IN made::text) > 0
        """, as: Int.self)
      if count > 0 { found[table] = count }
    }
    return found
  }

  private func name(of person: UUID, in fixture: ProjectFixture) async throws -> UUID {
    try #require(try await fixture.harness.pool.answer(to: StaffNames().known(person)))
  }

  private func trail(
    _ fixture: ProjectFixture, of resource: String = ""
  ) async throws -> CatalogueV1.ListAuditEntriesResponse {
    try await fixture.projects.listAuditEntries(
      .init(projectID: ProjectFixture.id, resource: resource),
      context: Caller.administrator.context)
  }

  private func own(_ person: UUID, in fixture: ProjectFixture) async throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for source in OwnRecords.sources(fixture.harness.pool) {
      let page = try await source.page(of: OwnExportQuestion(participantID: person), after: nil)
      if !page.entries.isEmpty { counts[source.tables[0].name] = page.entries.count }
    }
    return counts
  }

  /// Creates one of everything as the owner, who founded the project.
  private func makeEverything(_ fixture: ProjectFixture) async throws {
    let owner = fixture.context(fixture.owner)
    let library = fixture.harness.parts.library
    let draft = try await fixture.drafts.createDraft(
      .init(
        draftID: UUID().uuidString, projectID: ProjectFixture.id,
        source: .contents(SampleMessages.questionnaire("own"))), context: owner)
    _ = try await fixture.drafts.publishDraft(
      .init(draftID: draft.draftID, etag: draft.etag), context: owner)
    _ = try await library.publishVocabulary(
      .init(projectID: ProjectFixture.id, vocabulary: LibrarySamples.vocabulary()), context: owner)
    var study = CatalogueV1.ImportStudyRequest.sample("\(ProjectFixture.id)-study", ["asked"])
    study.projectID = ProjectFixture.id
    try await fixture.harness.importStudy(study, by: .person(fixture.owner))
    // A file, without its bytes.
    let file = MediaFile(hash: ContentHash(of: [1]), type: .wav, byteCount: 1)
    let uploader = try await name(of: fixture.owner, in: fixture)
    try await fixture.harness.pool.answer(
      to: MediaStore().write(
        file, in: ProjectFixture.id, at: fixture.harness.clock.now(), by: uploader))
  }

  private func order(_ person: UUID, in fixture: ProjectFixture) async throws -> ErasureOrder {
    let order = ErasureOrder(
      erasureID: UUID(), participantID: person, studyID: "", mode: .eraseAnswers,
      requestedAt: fixture.harness.clock.now())
    try await fixture.harness.pool.transaction { try await ErasureStore().note(order, on: $0) }
    return order
  }

  private func erase(_ person: UUID, in fixture: ProjectFixture) async throws {
    let order = try await order(person, in: fixture)
    try await fixture.harness.pool.transaction { connection in
      while try await ErasureStore().erase(order, atMost: 500, on: connection) > 0 {}
    }
  }

  @Test func `resources and entries contain names, and the trail resolves them`() async throws {
    try await ProjectFixture.with { fixture in
      try await makeEverything(fixture)
      for (_, one) in fixture.people { #expect(try await rows(naming: one, in: fixture) == [:]) }
      let owner = try await name(of: fixture.owner, in: fixture)
      #expect(try await Set(rows(naming: owner, in: fixture).keys) == Set(Self.made))
      let columns = try await fixture.harness.pool.query(
        """
        SELECT published_by FROM questionnaire_versions UNION ALL
        SELECT published_by FROM library_versions UNION ALL
        SELECT published_by FROM study_revisions UNION ALL
        SELECT created_by FROM drafts UNION ALL SELECT created_by FROM media UNION ALL
        SELECT created_by FROM projects WHERE created_by IS NOT NULL
        """, as: UUID.self)
      #expect(columns.count == 7)
      #expect(Set(columns) == [owner])

      let all = try await trail(fixture)
      let names = Dictionary(uniqueKeysWithValues: all.names.map { ($0.name, $0.participantID) })
      let members = [fixture.owner, fixture.leader, fixture.translator, fixture.reader]
      #expect(Set(names.values) == Set(members.map { $0.uuidString.lowercased() }))
      #expect(all.names.map(\.name) == names.keys.sorted())
      #expect(all.entries.allSatisfy { $0.actor == owner.uuidString.lowercased() })
      let reader = try await name(of: fixture.reader, in: fixture).uuidString.lowercased()
      let given = try #require(all.entries.first { $0.resource == "roles/\(reader)" })
      let member = try CatalogueV1.ProjectMember(serialized: given.new?.value ?? [])
      #expect(member.participantID == reader)
      #expect(member.role == .reader)
      for person in [reader, fixture.reader.uuidString.lowercased()] {
        let found = try await trail(fixture, of: "roles/\(person)")
        #expect(found.entries == [given])
        #expect(Set(found.names.map(\.name)) == [owner.uuidString.lowercased(), reader])
      }
      #expect(try await trail(fixture, of: "roles/\(UUID().uuidString)").entries == [])
      for (person, count) in [(fixture.owner, 1), (fixture.leader, 0)] {
        let created = ProjectStore().countCreated(by: person)
        #expect(try await fixture.harness.pool.answer(to: created) == count)
      }
      let again = CatalogueV1.CreateProjectRequest(project: fixture.project)
      _ = try await fixture.projects.createProject(again, context: fixture.context(fixture.owner))
      let taken = await reason {
        _ = try await fixture.projects.createProject(
          again, context: fixture.context(fixture.leader))
      }
      #expect(taken == "PROJECT_EXISTS")
      #expect(
        try await own(fixture.owner, in: fixture) == [
          "project_roles": 1, "projects": 1, "drafts": 1, "questionnaire_versions": 2,
          "study_revisions": 1, "library_versions": 1, "media": 1,
        ])
      #expect(try await own(fixture.reader, in: fixture) == ["project_roles": 1])
    }
  }

  @Test func `an erased person is referenced nowhere, and chain and seals stay valid`()
    async throws
  {
    try await ProjectFixture.with { fixture in
      let harness = fixture.harness
      let keys = AuditKeys(current: AuditKey())
      try await makeEverything(fixture)
      let owner = try await name(of: fixture.owner, in: fixture)
      try await AuditSealing(
        of: AuditTrail.self, pool: harness.pool, keys: keys, clock: harness.clock,
        logger: TestLog.logger
      ).seal()
      let before = try await trail(fixture)
      let (log, now) = (AuditTrail(of: ProjectFixture.id), harness.clock.now())
      let verified = try await log.check(with: keys, at: now, on: harness.pool)
      #expect(verified.text.hasSuffix("sealed up to entry \(before.entries[0].number)"))

      try await erase(fixture.owner, in: fixture)
      try await erase(fixture.reader, in: fixture)
      #expect(try await log.check(with: keys, at: now, on: harness.pool) == verified)
      let after = try await trail(fixture)
      #expect(after.entries == before.entries)
      #expect(
        Set(after.names.map(\.participantID))
          == Set([fixture.leader, fixture.translator].map { $0.uuidString.lowercased() }))
      #expect(after.entries[0].actor == owner.uuidString.lowercased())
      #expect(
        try await trail(fixture, of: "roles/\(fixture.reader.uuidString.lowercased())").entries
          == [])
      for person in [fixture.owner, fixture.reader] {
        #expect(try await rows(naming: person, in: fixture) == [:])
        #expect(try await own(person, in: fixture) == [:])
        for table in ["project_roles", "staff_names"] {
          let left = try await harness.pool.queryRow(
            "SELECT count(*) FROM \(unescaped: table) WHERE participant_id = \(person)",
            as: Int.self)
          #expect(left == 0, "\(table)")
        }
      }
      // The id of a project stays taken.
      let taken = await reason {
        _ = try await fixture.projects.createProject(
          .init(project: fixture.project), context: fixture.context(UUID()))
      }
      #expect(taken == "PROJECT_EXISTS")
    }
  }

  @Test func `from the order on nothing is written that would name the person`() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      _ = try await order(fixture.leader, in: fixture)
      let gone = UUID()
      try await erase(gone, in: fixture)
      let context = fixture.context(fixture.leader)
      let calls: [@Sendable () async throws -> Void] = [
        {
          var project = fixture.project
          project.projectID = "late"
          _ = try await fixture.projects.createProject(.init(project: project), context: context)
        },
        { _ = try await fixture.draft(SampleMessages.questionnaire("late")) },
        { _ = try await fixture.update(draft) { $0.closing = SampleMessages.text("Late") } },
        { _ = try await fixture.publish(draft) },
        {
          _ = try await fixture.harness.parts.library.publishItem(
            .init(projectID: ProjectFixture.id, item: LibrarySamples.item()), context: context)
        },
        {
          var study = CatalogueV1.ImportStudyRequest.sample("\(ProjectFixture.id)-late", ["late"])
          study.projectID = ProjectFixture.id
          try await fixture.harness.importStudy(study, by: .person(fixture.leader))
        },
        { _ = try await fixture.setRole(.reader, of: gone) },
        { _ = try await fixture.setRole(.reader, of: fixture.leader) },
      ]
      let tables = Self.made + ["project_roles", "staff_names", "outbox"]
      var before: [Int] = []
      for table in tables { before.append(try await fixture.harness.count(table)) }
      for (place, call) in calls.enumerated() {
        #expect(await reason { try await call() } == "PARTICIPANT_ERASED", "call \(place)")
      }
      var after: [Int] = []
      for table in tables { after.append(try await fixture.harness.count(table)) }
      #expect(after == before)
      // Erasing one study's data is not a complete erasure.
      let part = ErasureOrder(
        erasureID: UUID(), participantID: fixture.translator, studyID: "study", mode: .eraseAnswers,
        requestedAt: fixture.harness.clock.now())
      try await fixture.harness.pool.transaction { try await ErasureStore().note(part, on: $0) }
      _ = try await fixture.setRole(.reader, of: fixture.translator)
    }
  }

  @Test func `concurrent first uses give one name, without a deadlock`()
    async throws
  {
    try await CatalogueHarness.with { harness in
      let people = (0..<40).map { _ in UUID() }
      let found = try await withThrowingTaskGroup(of: [UUID: UUID].self) { group in
        for number in 0..<8 {
          let some = Set(people.shuffled().prefix(30) + [people[number]])
          group.addTask {
            try await harness.pool.transaction {
              try await StaffNames().names(of: some, on: $0)
            }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      for names in found {
        for (person, name) in names {
          #expect(try await harness.pool.answer(to: StaffNames().known(person)) == name)
        }
      }
      let all = Set(found.flatMap(\.values))
      let owners = try await harness.pool.answer(to: StaffNames().participants(named: all))
      #expect(owners.count == all.count)
    }
  }

  /// A holder of a library entry's lock may wait for the publisher's name, so an import that holds
  /// the name must not wait for that lock.
  @Test func `an import names its publisher behind the locks that it takes`() async throws {
    try await ProjectFixture.with { fixture in
      let pool = fixture.harness.pool
      let publisher = UUID()
      _ = try await fixture.setRole(.owner, of: publisher)
      // The state before the publisher's first call.
      try await pool.execute("DELETE FROM staff_names WHERE participant_id = \(publisher)")
      var request = CatalogueV1.ImportStudyRequest.sample("\(ProjectFixture.id)-study", ["asked"])
      request.projectID = ProjectFixture.id
      request.vocabularies = [LibrarySamples.vocabulary()]
      let (study, harness) = (request, fixture.harness)
      let importing = try await pool.transaction { connection in
        try await connection.answer(to: LibraryStore().lock(.vocabulary, ["frequencies"]))
        let importing = Task { try await harness.importStudy(study, by: .person(publisher)) }
        try await eventually("the import waits for the entry") {
          try await pool.queryRow(
            """
            SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database
            WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()
            """, as: Int.self) == 1
        }
        _ = try await StaffNames().name(of: publisher, on: connection)
        return importing
      }
      _ = try await importing.value
      #expect(try await fixture.harness.count("study_revisions") == 1)
    }
  }
}
