import Foundation
import Messages
import Postgres
import Testing

@testable import AuthService
@testable import Bus
@testable import Privacy

/// The record of erasures outside of the databases.
@Suite struct ErasureJournalTests {
  private static func entry(_ study: String = "") -> JournaledErasure {
    JournaledErasure(
      erasureID: UUID(), digest: Data(repeating: 7, count: 32), studyID: study,
      mode: "ERASE_ANSWERS", studyModes: ["tyt": "ANONYMISE_ANSWERS"],
      requestedAt: Date(timeIntervalSince1970: 1_800_000_000.25))
  }

  private static func inFile(_ body: (ErasureJournal) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(ErasureJournal(path: folder.appending(path: "erasures").path))
  }

  @Test func whatIsAppendedIsReadOnceInOrder() async throws {
    try await Self.inFile { journal in
      #expect(journal.problem == nil)
      let (first, second) = (Self.entry(), Self.entry("tyt"))
      try journal.append([first])
      // The process ended before it noted that.
      try journal.append([first, second])
      let (erasures, unreadable) = try journal.read()
      #expect(erasures == [first, second])
      #expect(unreadable == 0)
      let mode = try FileManager.default.attributesOfItem(atPath: journal.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
    }
  }

  @Test func anInterruptedLineCostsNoOther() async throws {
    try await Self.inFile { journal in
      let (first, second) = (Self.entry(), Self.entry())
      try journal.append([first])
      let text = try String(contentsOfFile: journal.path, encoding: .utf8)
      try (text + "{\"erasureID\":\"8").write(
        toFile: journal.path, atomically: true, encoding: .utf8)
      try journal.append([second])
      let (erasures, unreadable) = try journal.read()
      #expect(erasures == [first, second])
      #expect(unreadable == 1)
    }
  }

  @Test func aFileThatCannotBeUsedIsNamed() {
    let journal = ErasureJournal(path: "/no/such/folder/erasures")
    #expect(journal.problem == "in a folder without write access")
    #expect(throws: ErasureJournal.Unusable.self) { try journal.append([Self.entry()]) }
    #expect(throws: ErasureJournal.Unusable.self) { try journal.read() }
  }

  @Test func anErasureIsJournaledBeforeItIsCompleteAndWithoutTheParticipantsID() async throws {
    try await AuthFixture.with { auth in
      try await auth.register("Gerda")
      let session = try await auth.signIn("Gerda")
      let erasure = try #require(
        try await auth.erasures.requestErasure(
          .init(
            erasureID: AuthFixture.newID(), mode: .eraseAnswers, password: AuthFixture.password),
          context: auth.caller(session.accessToken)
        ).erasure)
      let id = try #require(UUID(uuidString: erasure.erasureID))
      try await Self.inFile { journal in
        let write = JournalErasures(journal: journal)
        func waits() async throws -> Bool {
          try await !auth.pool.answer(
            to: ErasureRequestStore.areDone(allBut: "otolith-none", isJournaled: true, id))
        }
        try await auth.pool.execute(
          """
          INSERT INTO erasure_receipts (erasure_id, service, counts, completed_at)
          SELECT \(id), service, '{}', now()
          FROM unnest(\(Erasure.services)) AS services (service) ON CONFLICT DO NOTHING
          """)
        #expect(try await waits())
        #expect(try await write(on: auth.pool) == 1)
        #expect(try await write(on: auth.pool) == 0)
        #expect(try await !waits())
        let written = try journal.read().erasures
        #expect(written.map(\.erasureID) == [id])
        let text = try String(contentsOfFile: journal.path, encoding: .utf8)
        #expect(!text.lowercased().contains(session.participantID.lowercased()))
        #expect(try await !write.hasLost(on: auth.pool))
        // The disk of the journal is not mounted.
        let gone = JournalErasures(journal: ErasureJournal(path: journal.path + "-gone"))
        await #expect(throws: ErasureJournal.Unusable.self) {
          try await gone.hasLost(on: auth.pool)
        }
        // A database without it, as after a restore.
        let missing = try await auth.pool.withConnection { connection in
          let known = try await write.missing(on: connection).erasures
          try await connection.execute("DELETE FROM erasure_receipts")
          try await connection.execute("DELETE FROM erasure_requests")
          try await connection.execute("DELETE FROM erasures")
          return (known, try await write.missing(on: connection).erasures)
        }
        #expect(missing.0.isEmpty)
        #expect(missing.1 == written)
        #expect(try await write.hasLost(on: auth.pool))
        // A new installation has no journal yet.
        #expect(try await !gone.hasLost(on: auth.pool))
        // Accepted: they were published again, and will be known once they are applied.
        try await auth.pool.execute(
          """
          INSERT INTO served_copies (cluster, database, timeline, written_by, restored_at)
          VALUES ('1', '1', '00000001', pg_current_xact_id(), \(auth.clock.now()))
          """)
        #expect(try await !write.hasLost(on: auth.pool))
        let event = written[0].repeated(by: "otolith-auth")
        let order = try EventsV1.ErasureRequested(serialized: event.data)
        #expect(event.subject == erasure.erasureID)
        #expect(order.participantID.isEmpty)
        #expect(order.participantDigest.count == 32)
        #expect(order.mode == .eraseAnswers)
      }
    }
  }
}
