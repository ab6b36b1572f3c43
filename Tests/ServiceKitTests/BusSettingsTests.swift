import ServiceKit
import Testing

@Suite("Settings of the event log")
struct BusSettingsTests {
  private let own = "postgresql://otolith_auth@localhost/otolith"

  private func read(
    _ variables: [String: String], permitsPlaintext: Bool = false
  ) -> (settings: BusSettings, problems: [String]) {
    var reader = SettingsReader(variables: variables)
    let settings = BusSettings(
      &reader, databaseURL: own, permitsPlaintext: permitsPlaintext)
    return (settings, reader.problems)
  }

  @Test("PostgreSQL, optionally in a separate database")
  func postgres() {
    #expect(read([:]).settings.transport == .postgres(url: own, name: "postgres"))
    let (settings, problems) = read([
      "OTOLITH_BUS_TRANSPORT": "postgres", "OTOLITH_BUS_DATABASE_URL": "postgresql://bus/log",
      "OTOLITH_BUS_LOG_NAME": "second",
    ])
    #expect(settings.transport == .postgres(url: "postgresql://bus/log", name: "second"))
    #expect(problems.isEmpty)
  }

  @Test("The polling interval")
  func idlePoll() {
    #expect(read([:]).settings.idlePoll == .seconds(20))
    for (text, isGood) in [("1", true), ("60", true), ("0", false), ("61", false), ("x", false)] {
      let (settings, problems) = read(["OTOLITH_BUS_IDLE_POLL_SECONDS": text])
      #expect(problems.isEmpty == isGood)
      if isGood { #expect(settings.idlePoll == .seconds(Int(text) ?? 0)) }
      if !isGood { #expect(problems[0].contains("OTOLITH_BUS_IDLE_POLL_SECONDS")) }
    }
  }

  @Test("NATS with all settings")
  func nats() {
    let (settings, problems) = read([
      "OTOLITH_BUS_TRANSPORT": "nats",
      "OTOLITH_BUS_NATS_SERVERS": "a.example:4222, b.example:4222,[::1]:4223",
      "OTOLITH_BUS_NATS_STREAM": "STUDIES_2", "OTOLITH_BUS_NATS_REPLICAS": "3",
      "OTOLITH_BUS_NATS_USER": "auth", "OTOLITH_BUS_NATS_PASSWORD": "secret",
      "OTOLITH_BUS_NATS_TLS_TRUST_ROOTS_FILE": "/dev/null",
    ])
    #expect(problems.isEmpty)
    guard case .nats(let nats) = settings.transport else {
      Issue.record("\(settings.transport)")
      return
    }
    #expect(nats.servers.map(\.description) == ["a.example:4222", "b.example:4222", "[::1]:4223"])
    #expect(nats.stream == "STUDIES_2")
    #expect(nats.replicas == 3)
    #expect(nats.credentials == .user("auth", password: "secret"))
    #expect(nats.tls?.trustRootsFile == "/dev/null")
    #expect(settings.transport.name == "nats:STUDIES_2")
    #expect(!"\(settings)".contains("secret"))
    #expect(!String(reflecting: nats).contains("secret"))
  }

  @Test("Plain text requires loopback or a private network")
  func encryption() {
    func tls(_ variables: [String: String], permitsPlaintext: Bool = false) -> (Bool, [String]) {
      let (settings, problems) = read(
        ["OTOLITH_BUS_TRANSPORT": "nats"].merging(variables) { $1 },
        permitsPlaintext: permitsPlaintext)
      guard case .nats(let nats) = settings.transport else { return (false, ["not NATS"]) }
      return (nats.tls != nil, problems)
    }
    let local = ["OTOLITH_BUS_NATS_SERVERS": "localhost:4222"]
    let remote = ["OTOLITH_BUS_NATS_SERVERS": "localhost:4222,nats.example:4222"]
    #expect(tls(local) == (false, []))
    #expect(tls(local.merging(["OTOLITH_BUS_NATS_TLS": "on"]) { $1 }) == (true, []))
    #expect(tls(remote) == (true, []))
    #expect(tls(remote, permitsPlaintext: true) == (false, []))
    let off = tls(remote.merging(["OTOLITH_BUS_NATS_TLS": "off"]) { $1 })
    #expect(off.1.count == 1)
    #expect(off.1.first?.contains("OTOLITH_BUS_NATS_TLS is off") == true)
    let stray = tls(local.merging(["OTOLITH_BUS_NATS_TLS_KEY_FILE": "/k"]) { $1 })
    #expect(stray.1.first?.contains("OTOLITH_BUS_NATS_TLS_KEY_FILE is set") == true)
  }

  @Test(
    "Contradictory settings are reported",
    arguments: [
      (["OTOLITH_BUS_TRANSPORT": "kafka"], "OTOLITH_BUS_TRANSPORT is \"kafka\""),
      (["OTOLITH_BUS_TRANSPORT": "nats"], "OTOLITH_BUS_NATS_SERVERS is not set"),
      (
        ["OTOLITH_BUS_NATS_SERVERS": "a:1"],
        "OTOLITH_BUS_NATS_SERVERS is set, but OTOLITH_BUS_TRANSPORT is postgres"
      ),
      (
        [
          "OTOLITH_BUS_TRANSPORT": "nats", "OTOLITH_BUS_NATS_SERVERS": "localhost:1",
          "OTOLITH_BUS_DATABASE_URL": "postgresql://x",
        ], "OTOLITH_BUS_DATABASE_URL is set, but OTOLITH_BUS_TRANSPORT is nats"
      ),
      (["OTOLITH_BUS_LOG_NAME": "nats:X"], "OTOLITH_BUS_LOG_NAME must have"),
      (
        ["OTOLITH_BUS_DATABASE_URL": "postgresql://a:half@secret@localhost/x"],
        "OTOLITH_BUS_DATABASE_URL is neither a PostgreSQL URI"
      ),
      (
        [
          "OTOLITH_BUS_TRANSPORT": "nats", "OTOLITH_BUS_NATS_SERVERS": "localhost:1",
          "OTOLITH_BUS_NATS_CREDENTIALS_FILE": "/no/such/file",
        ], "OTOLITH_BUS_NATS_CREDENTIALS_FILE: /no/such/file cannot be read"
      ),
      (
        [
          "OTOLITH_BUS_TRANSPORT": "nats", "OTOLITH_BUS_NATS_SERVERS": "nats.example:1",
          "OTOLITH_BUS_NATS_TLS_TRUST_ROOTS_FILE": "/no/such/file",
        ], "OTOLITH_BUS_NATS_TLS_TRUST_ROOTS_FILE: /no/such/file cannot be read"
      ),
      (
        [
          "OTOLITH_BUS_TRANSPORT": "nats", "OTOLITH_BUS_NATS_SERVERS": "localhost:1",
          "OTOLITH_BUS_NATS_USER": "x",
        ], "OTOLITH_BUS_NATS_USER and OTOLITH_BUS_NATS_PASSWORD must be set together"
      ),
      (
        [
          "OTOLITH_BUS_TRANSPORT": "nats", "OTOLITH_BUS_NATS_SERVERS": "localhost:1",
          "OTOLITH_BUS_NATS_TOKEN": "x", "OTOLITH_BUS_NATS_CREDENTIALS_FILE": "/dev/null",
        ], "only one of"
      ),
      (
        [
          "OTOLITH_BUS_TRANSPORT": "nats", "OTOLITH_BUS_NATS_SERVERS": "localhost",
        ], "OTOLITH_BUS_NATS_SERVERS contains \"localhost\": expected HOST:PORT"
      ),
      (
        [
          "OTOLITH_BUS_TRANSPORT": "nats",
          "OTOLITH_BUS_NATS_SERVERS": "localhost:1,nats://user:se@cret@localhost:1",
        ],
        "OTOLITH_BUS_NATS_SERVERS contains \"…@localhost:1\": expected HOST:PORT (user and password have "
          + "separate settings)"
      ),
      (
        [
          "OTOLITH_BUS_TRANSPORT": "nats", "OTOLITH_BUS_NATS_SERVERS": "localhost:1",
          "OTOLITH_BUS_NATS_STREAM": "a.b",
        ], "OTOLITH_BUS_NATS_STREAM is \"a.b\""
      ),
      (
        [
          "OTOLITH_BUS_TRANSPORT": "nats", "OTOLITH_BUS_NATS_SERVERS": "localhost:1",
          "OTOLITH_BUS_NATS_REPLICAS": "2",
        ], "OTOLITH_BUS_NATS_REPLICAS is 2"
      ),
      (
        [
          "OTOLITH_BUS_TRANSPORT": "nats", "OTOLITH_BUS_NATS_SERVERS": "localhost:1",
          "OTOLITH_BUS_NATS_TLS": "on", "OTOLITH_BUS_NATS_TLS_KEY_FILE": "/dev/null",
        ],
        "OTOLITH_BUS_NATS_TLS_CERTIFICATE_FILE and OTOLITH_BUS_NATS_TLS_KEY_FILE must be set together"
      ),
    ])
  func contradictions(_ variables: [String: String], _ words: String) {
    let problems = read(variables).problems
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.contains { $0.contains(words) }, "\(problems)")
    #expect(!problems.contains { $0.contains("half") })
  }
}
