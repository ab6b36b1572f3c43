import Bus
import Foundation
import Logging
import RPCTestSupport
import TestSupport
import Testing

@testable import AuthService
@testable import Privacy

/// Erasures that wait for an open transaction.
@Suite struct LongWaitTests {
  @Test func `the log says once that one waits long, and for which transactions`() async throws {
    try await AuthFixture.with { auth in
      func work(_ log: RecordedLog, patience: Duration) -> ErasureWork {
        ErasureWork(
          pool: auth.pool, outbox: Outbox(source: "otolith-auth"), clock: auth.clock,
          logger: log.logger, patience: patience)
      }
      let (hasty, patient) = (RecordedLog(), RecordedLog())
      let works = [
        work(hasty, patience: .zero), work(patient, patience: .seconds(3600)),
      ]
      let session = try await auth.signInAnonymously()
      try await auth.pool.withConnection { idle in
        try await idle.execute("BEGIN")
        _ = try await idle.query("SELECT FROM accounts")
        _ = try await auth.erase(session.accessToken, password: "")
        for _ in 0..<3 {
          for work in works { try await work.workOff() }
        }
        #expect(hasty.count(of: "") == 1)
        let awaited: String? = try await auth.pool.query(
          "SELECT array_to_string(awaited, ', ') AS awaited FROM erasures"
        ).first?.decode("awaited")
        #expect(
          hasty.metadata(of: "")
            == ["count": "1", "transactions": "\(try #require(awaited))"] as Logger.Metadata)
        try await idle.execute("COMMIT")
      }
      try await eventually("this service is done") {
        for work in works { try await work.workOff() }
        return try await auth.count("SELECT count(*) FROM erasures WHERE done_at IS NOT NULL") == 1
      }
      #expect(hasty.count(of: "") == 1)
      #expect(patient.count(of: "") == 0)
    }
  }
}
