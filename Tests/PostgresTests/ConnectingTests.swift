import Foundation
import TestSupport
import Testing

@testable import Postgres

/// Errors of connection attempts, as an operator sees them.
@Suite struct ConnectingTests {
  static func failure(
    _ connectionString: String, isRefused: Bool = true,
    _ adjust: (inout PostgresConfiguration) -> Void = { _ in }
  ) async throws -> PostgresError {
    // Long enough for the first attempt to fail on a loaded machine.
    var configuration = PostgresConfiguration(
      connectionString: connectionString, acquireTimeout: .seconds(5))
    // A rejected caller does not wait.
    if isRefused { configuration.acquireTimeout = .seconds(3600) }
    adjust(&configuration)
    let pool = PostgresPool(configuration: configuration, logger: TestLog.logger)
    let error = try await postgresError { try await pool.query("SELECT 1") }
    // Neither does the next caller, during the pool's back-off.
    let next = try await postgresError { try await pool.query("SELECT 1") }
    #expect(next == error)
    await pool.close()
    #expect(error.kind == .connectionLost(commitUnknown: false))
    return error
  }

  @Test(arguments: [
    "secret", "host='secret", "nonsense=secret", "postgresql://a:se%cret@localhost/x",
    "postgresql://localhost/x?secret=1", "postgresql://a:half@secret@localhost/x",
    "postgresql://a:secret/half@localhost/x", "postgresql://localhost/x?sslmode=secret",
    "port=secret", "port=77777 password=secret",

  ])
  func aMalformedAddressIsNotQuoted(text: String) async throws {
    let error = try await Self.failure(text)
    #expect(error.sqlState == PostgresError.addressState)
    #expect(!error.message.contains("secret"))
  }

  @Test(arguments: [
    ("invalid sslmode value: \"x\"", "sslmode"),
    ("invalid port number: \"99999\"", "port"),
    ("invalid integer value \"x\" for connection option \"connect_timeout\"", "connect_timeout"),
    ("invalid integer value \"user\" for connection option \"port\"", "port"),
    ("invalid something", "a parameter"),
  ])
  func theParameterWithTheWrongValueIsNamed(message: String, name: String) throws {
    let error = try #require(PostgresError.unusableValue(message))
    #expect(error.message.hasPrefix("\(name) of the connection string"))
    #expect(error.isRefusal)
  }

  @Test func whateverElseLibpqSaysIsNotAboutAValue() {
    #expect(PostgresError.unusableValue("connection to server failed: invalid response") == nil)
    #expect(PostgresError.unusableValue("") == nil)
  }

  @Test func malformedAddressesAreTold() {
    for text in ["secret", "nonsense=secret", "postgresql://a:se%cret@localhost/x"] {
      #expect(!ConnectionString.isReadable(text))
    }
    for text in [
      "", "host=/tmp dbname=x", "host=@abstract,/tmp/a@b", "postgresql://a:s%40@localhost/x",
      "postgresql://a:s%20@localhost:1/x?sslmode=require",
    ] {
      #expect(ConnectionString.isReadable(text))
    }
  }

  @Test func aServerThatIsAwayHasNoState() async throws {
    let error = try await Self.failure("postgresql://x@127.0.0.1:1/x", isRefused: false)
    #expect(error.sqlState == nil)
    #expect(error.message.contains("127.0.0.1"))
    let nowhere = try await Self.failure("host=/no/such/folder dbname=x", isRefused: false)
    #expect(nowhere.sqlState == nil)
  }

  @Test func inALongOutageCallersDoNotWait() async throws {
    let patience = Duration.seconds(2)
    let pool = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: "postgresql://x@127.0.0.1:1/x", acquireTimeout: patience),
      logger: TestLog.logger)
    let clock = ContinuousClock()
    let first = try await clock.measure {
      _ = try await postgresError { try await pool.query("SELECT 1") }
    }
    // It may have been a restart.
    #expect(first >= patience)
    let later = try await clock.measure {
      for _ in 0..<10 { _ = try await postgresError { try await pool.query("SELECT 1") } }
    }
    #expect(later < patience * 5)
    await pool.close()
  }

  @Test func missingDatabasesAndRolesHaveTheirStates() async throws {
    let cluster = try await TestCluster.shared.value
    let database = try await Self.failure(cluster.connectionString + " dbname=nowhere")
    #expect(database.sqlState == "3D000")
    #expect(database.message.contains("\"nowhere\""))
    #expect(!database.message.contains("3D000"))
    let role = try await Self.failure(cluster.connectionString + " user=nobody_here")
    #expect(role.sqlState == "28000")
  }

  @Test func aWrongPasswordHasItsState() async throws {
    let cluster = try await TestCluster.start(durable: false)
    let admin = PostgresPool(
      configuration: PostgresConfiguration(connectionString: cluster.connectionString),
      logger: TestLog.logger)
    try await admin.execute("CREATE ROLE careful LOGIN PASSWORD 'right'")
    let directory = try #require(cluster.directory)
    let rules = directory.appendingPathComponent("data/pg_hba.conf").path
    let others = try String(contentsOfFile: rules, encoding: .utf8)
    // Written in place, because the server owns the file.
    let file = try #require(FileHandle(forWritingAtPath: rules))
    try file.write(contentsOf: Data(("local all careful scram-sha-256\n" + others).utf8))
    try file.close()
    try await admin.execute("SELECT pg_reload_conf()")
    try await eventually("the rule is in force") {
      try await admin.queryRow(
        "SELECT count(*) FROM pg_hba_file_rules WHERE auth_method = 'scram-sha-256'",
        as: Int.self) == 1
    }
    let wrong = try await Self.failure(cluster.connectionString + " user=careful password=wrong")
    #expect(wrong.sqlState == "28P01")
    #expect(!"\(wrong)".contains("wrong\""))
    let none = try await Self.failure(cluster.connectionString + " user=careful")
    #expect(none.sqlState == PostgresError.passwordState)
    #expect(none.message.contains("password"))
    let right = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: cluster.connectionString + " user=careful password=right"),
      logger: TestLog.logger)
    #expect(try await right.queryRow("SELECT 1", as: Int.self) == 1)
    await right.close()
    await admin.close()
    try await cluster.remove()
  }

  @Test func anOldServerIsRefused() async throws {
    let cluster = try await TestCluster.shared.value
    let error = try await Self.failure(cluster.connectionString) { $0.serverVersionMin = 99 }
    #expect(error.sqlState == PostgresError.versionState)
    #expect(error.message.contains("99 is the oldest supported"))
  }

  @Test(arguments: [
    (
      "connection to server at \"x\" failed: FATAL:  28P01: password failed", "28P01",
      "connection to server at \"x\" failed: FATAL:  password failed"
    ),
    ("FATAL:  3D000: no", "3D000", "FATAL:  no"),
    ("FATAL:  3d000: no", nil, "FATAL:  3d000: no"),
    ("FATAL:  28P0: no", nil, "FATAL:  28P0: no"),
    ("could not translate host name", nil, "could not translate host name"), ("", nil, ""),
    ("FATAL:  ", nil, "FATAL:  "),
  ])
  func refusalsAreRead(text: String, state: String?, message: String) {
    let error = PostgresError(refusal: text)
    #expect(error.sqlState == state)
    #expect(error.message == message)
  }
}
