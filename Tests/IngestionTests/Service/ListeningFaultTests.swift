import FoundationEssentials
import Messages
import Postgres
import RPCCore
import TestSupport
import Testing

/// A failing database while sessions arrive: no acknowledged session is lost, none is stored twice.
@Suite struct ListeningFaultTests {
  private static let killWriters: PostgresQuery = """
    SELECT pg_terminate_backend(pid) AS killed FROM pg_stat_activity
    WHERE usename = \(TestDatabase.Role.ingestion.runtimeName) AND datname = current_database()
      AND state <> 'idle'
    """

  @Test func killedConnectionsLoseAndDoubleNothing() async throws {
    let stack = try await IngestionStack()
    let study = ListeningStudy()
    try await study.deliver(to: stack)
    let caller = try stack.participant(in: study.studyID)
    let superuser = stack.database.pool(connections: 2)
    let sessions = (0..<200).map { study.session(at: -Int64($0)) }
    let verdicts = try await withThrowingTaskGroup(
      of: [IngestionV1.SessionVerdict].self
    ) { group in
      try await superuser.transaction { lock in
        try await lock.execute("LOCK TABLE ingestion.listening_sessions IN EXCLUSIVE MODE")
        for start in stride(from: 0, to: sessions.count, by: 10) {
          let part = Array(sessions[start..<start + 10])
          group.addTask {
            while true {
              do {
                let verdicts = try await caller.listened(part)
                // Postponed sessions and failed calls are both sent again.
                guard verdicts.contains(where: { $0.verdict == .retryLater }) else {
                  return verdicts
                }
              } catch let error as RPCError where error.code == .unavailable {
                continue
              }
            }
          }
        }
        try await eventually("a write waits and is killed") {
          try await !superuser.query(Self.killWriters).isEmpty
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    await superuser.close()
    #expect(verdicts.count == 200)
    #expect(verdicts.allSatisfy { [.created, .exists].contains($0.verdict) })
    let (listed, usage) = try await pastKilledConnections {
      (
        try await caller.listAllSessions(pageSize: 200),
        try await stack.pool.query(
          "SELECT sessions FROM listening_usage WHERE participant_id = \(caller.participantID)")
      )
    }
    #expect(listed == sessions)
    #expect(try usage.map { try $0.decode("sessions", as: Int64.self) } == [200])
  }

  @Test func aDatabaseThatIsDownIsUnavailableAndComesBack() async throws {
    let cluster = try await TestCluster.start(durable: false)
    let stack = try await IngestionStack(in: cluster) { $0.acquireTimeout = .seconds(5) }
    let study = ListeningStudy()
    try await study.deliver(to: stack)
    let caller = try stack.participant(in: study.studyID)
    let session = study.session()
    #expect(try await caller.listening(to: session) == ["created"])
    let settings = try await caller.set(IngestionV1.Settings(ringTone: "bell"))
    try await cluster.stop()
    for refused in [
      await failure { try await caller.listened([study.session(at: -300)]) },
      await failure { try await caller.listSessions() },
      await failure { try await caller.set(IngestionV1.Settings(ringTone: "gong")) },
    ] {
      #expect(refused?.code == .unavailable && refused?.reason == "DATABASE_AWAY")
    }
    try await cluster.restart()
    try await eventually("the service finds its database again") {
      await failure { try await caller.listSessions() } == nil
    }
    #expect(try await caller.listening(to: session) == ["exists"])
    #expect(try await caller.getSettings() == settings)
    try await cluster.remove()
  }
}
