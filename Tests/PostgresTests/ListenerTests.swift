import Postgres
import TestSupport
import Testing

@Suite struct ListenerTests {
  @Test func notificationsArriveAlsoAfterAReconnect() async throws {
    try await withPool { pool in
      let (events, continuation) = AsyncStream.makeStream(of: PostgresListener.Event.self)
      let listener = PostgresListener(
        configuration: pool.configuration, channels: ["first", "second"], logger: TestLog.logger
      ) { continuation.yield($0) }
      listener.start()
      var iterator = events.makeAsyncIterator()
      #expect(await iterator.next() == .listening)
      for round in 0..<3 {
        try await pool.execute("SELECT pg_notify('second', \("payload \(round)"))")
        #expect(
          await iterator.next()
            == .notification(
              PostgresNotification(channel: "second", payload: "payload \(round)")))
        try await pool.terminate(like: "LISTEN%")
        #expect(await iterator.next() == .listening)
      }
      listener.close()
      try await eventually("the connection is gone") {
        try await pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        ).isEmpty
      }
    }
  }
}
