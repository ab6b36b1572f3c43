import Bus
import Foundation
import Postgres
import TestSupport
import Testing

/// NOTIFY within writing transactions would serialise their commits.
@Suite struct NotificationTests {
  /// Checks the statement log of a separate cluster.
  @Test func noTransactionThatWritesNotifies() async throws {
    let cluster = try await TestCluster.start(durable: false)
    let directory = try #require(cluster.directory)
    let database = try await TestDatabase.create(in: cluster)
    let admin = database.pool(connections: 1)
    try await admin.execute(
      "ALTER DATABASE \(unescaped: database.name) SET log_statement = 'all'")
    try await BusHarness.with(in: database) { bus in
      let recorder = RecordingConsumer { event, attempt in
        if event.number == 3, attempt < 3 { throw RecordingConsumer.Failure() }
      }
      let runner = bus.planningRunner(recorder)
      try await bus.running(bus.authRunner(topics: [Topic(BusHarness.ended)]), runner) {
        for number in 0..<20 { try await bus.publish(bus.event("a", number)) }
        try await eventually("all effects") { try await bus.effects().count >= 20 }
        try await eventually("caught up") { try await runner.caughtUp() }
      }
    }
    await admin.close()
    let text = try String(
      contentsOf: directory.appendingPathComponent("log"), encoding: .utf8)
    let transactions = Self.transactions(in: text)
    // NOTIFY is in the log.
    #expect(transactions.contains { $0.contains("pg_notify") })
    for table in ["outbox", "log", "inbox"] {
      #expect(transactions.contains { $0.contains("INSERT INTO \(table) ") }, "\(table)")
    }
    for transaction in transactions
    where transaction.contains("pg_notify") || transaction.uppercased().contains("NOTIFY ") {
      for verb in ["INSERT", "UPDATE", "DELETE"] { #expect(!transaction.contains(verb)) }
    }
    try await cluster.remove()
  }

  /// Groups the statements of each connection by transaction.
  private static func transactions(in log: String) -> [String] {
    var open: [Substring: String] = [:]
    var all: [String] = []
    var last: (process: Substring, text: String)?
    func finish() {
      guard let (process, text) = last else { return }
      let verb = text.drop { $0 != ":" }.dropFirst().trimmingPrefix { $0.isWhitespace }
      if verb.hasPrefix("BEGIN") {
        open[process] = ""
      } else if verb.hasPrefix("COMMIT") || verb.hasPrefix("ROLLBACK"), !verb.contains("TO SAVE") {
        all.append(open.removeValue(forKey: process) ?? "")
      } else if open[process] != nil {
        open[process, default: ""] += text + "\n"
      } else {
        all.append(text)
      }
    }
    // Entry: time, process id in brackets, level; continuation lines start with a tab.
    for line in log.split(separator: "\n") {
      if line.hasPrefix("\t") {
        last?.text += "\n" + line
        continue
      }
      finish()
      last = nil
      guard let bracket = line.firstIndex(of: "["), let end = line.firstIndex(of: "]"),
        bracket < end, let level = line.range(of: "LOG:  ")
      else { continue }
      let text = line[level.upperBound...]
      guard text.hasPrefix("statement:") || text.hasPrefix("execute ") else { continue }
      last = (line[bracket...end], String(text))
    }
    finish()
    return all
  }
}
