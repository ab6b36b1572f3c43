/// Which log a service relays to and reads from, and which it read from before.
///
/// A service that moves from one transport to another is given both: the new one, and the old one as
/// the previous (Shared/Bus/README.md, "Moving").
public struct BusSettings: Sendable, Hashable {
  public enum Transport: Sendable, Hashable {
    /// `name` is what places in the log are remembered under, see `EventLog.name`.
    case postgres(url: String, name: String)
    case nats(NATSSettings)
    /// For a service that runs alone: nobody hears of what it publishes.
    case off
  }

  /// `OTOLITH_BUS_TRANSPORT`: `postgres` (default) or `nats`; `off` for services that run alone.
  ///
  /// postgres: `OTOLITH_BUS_DATABASE_URL`, default: the service's own database;
  /// `OTOLITH_BUS_LOG_NAME`, default `postgres`. nats: `OTOLITH_BUS_NATS_…`, see ``NATSSettings``.
  public var transport: Transport
  /// `OTOLITH_BUS_PREVIOUS_TRANSPORT`, and the settings of either under `OTOLITH_BUS_PREVIOUS_…`.
  public var previous: Transport?

  /// `OTOLITH_BUS_IDLE_POLL_SECONDS`: 1 to 60, default 20. See `BusConfiguration.pollMax`.
  public var idlePoll: Duration

  /// - Parameters:
  ///   - databaseURL: the service's own.
  ///   - permitsPlaintext: a private network protects what is not encrypted.
  public init(
    _ reader: inout SettingsReader, databaseURL: String, permitsPlaintext: Bool
  ) {
    idlePoll = .seconds(reader.integer("bus.idle.poll.seconds", default: 20, in: 1...60))
    transport =
      Self.transport(
        &reader, prefix: "bus.", default: .postgres, databaseURL: databaseURL,
        permitsPlaintext: permitsPlaintext) ?? .postgres(url: databaseURL, name: "postgres")
    previous = Self.transport(
      &reader, prefix: "bus.previous.", default: nil, databaseURL: databaseURL,
      permitsPlaintext: permitsPlaintext)
    if let previous, previous.name == transport.name {
      switch transport {
      case .postgres:
        reader.reject(
          "the log and the previous log have the same name, \(transport.name): give the new one "
            + "another by OTOLITH_BUS_LOG_NAME, or take away OTOLITH_BUS_PREVIOUS_TRANSPORT where "
            + "both are one")
      case .off:
        reader.reject("OTOLITH_BUS_PREVIOUS_TRANSPORT cannot be off")
      case .nats:
        reader.reject(
          "OTOLITH_BUS_PREVIOUS_NATS_STREAM and OTOLITH_BUS_NATS_STREAM are the same: the new "
            + "stream needs another name")
      }
    }
  }

  private enum Kind: String {
    case postgres, nats, off
  }

  private static func transport(
    _ reader: inout SettingsReader, prefix: String, default fallback: Kind?, databaseURL: String,
    permitsPlaintext: Bool
  ) -> Transport? {
    let key = prefix + "transport"
    var kind = fallback
    if let text = reader.string(key) {
      kind = Kind(rawValue: text)
      if kind == nil {
        reader.reject(
          "\(SettingsReader.variable(key)) is \"\(text)\", not one of postgres, nats")
        return nil
      }
    }
    let postgresKeys = ["database.url", "log.name"]
    let stray =
      switch kind {
      case .postgres: NATSSettings.keys
      case .nats: postgresKeys
      case .off, nil: NATSSettings.keys + postgresKeys
      }
    for name in stray where reader.string(prefix + name) != nil {
      let means = kind.map { "is \($0.rawValue)" } ?? "is not set"
      reader.reject(
        "\(SettingsReader.variable(prefix + name)) is set, but \(SettingsReader.variable(key)) "
          + means)
    }
    switch kind {
    case .postgres:
      let name = reader.string(prefix + "log.name") ?? "postgres"
      if name.utf8.count > 100 || name.hasPrefix("nats:") {
        reader.reject(
          "\(SettingsReader.variable(prefix + "log.name")) must have at most 100 bytes, and not "
            + "begin with nats:")
      }
      return .postgres(
        url: reader.databaseURL(prefix + "database.url") ?? databaseURL, name: name)
    case .nats:
      return .nats(
        NATSSettings(&reader, prefix: prefix + "nats.", permitsPlaintext: permitsPlaintext))
    case .off:
      return .off
    case nil:
      return nil
    }
  }

  static let help = [
    SettingHelp("OTOLITH_BUS_TRANSPORT", "postgres (default) or nats"),
    SettingHelp(
      "OTOLITH_BUS_DATABASE_URL",
      "postgres: where the log lives (default: the service's database)"),
    SettingHelp(
      "OTOLITH_BUS_LOG_NAME",
      "postgres: what places in it are remembered under; another one for a log that replaces "
        + "one (default postgres)"),
    SettingHelp(
      "OTOLITH_BUS_NATS_SERVERS",
      "nats: HOST:PORT of the cluster's nodes, comma-separated"),
    SettingHelp("OTOLITH_BUS_NATS_STREAM", "default OTOLITH"),
    SettingHelp("OTOLITH_BUS_NATS_REPLICAS", "1 (default), 3 or 5 nodes store each event"),
    SettingHelp(
      "OTOLITH_BUS_NATS_USER, OTOLITH_BUS_NATS_PASSWORD, or OTOLITH_BUS_NATS_TOKEN, or "
        + "OTOLITH_BUS_NATS_CREDENTIALS_FILE",
      "how the service logs in"),
    SettingHelp(
      "OTOLITH_BUS_NATS_TLS",
      "on or off; on by default unless all nodes are on loopback"),
    SettingHelp(
      "OTOLITH_BUS_NATS_TLS_TRUST_ROOTS_FILE, OTOLITH_BUS_NATS_TLS_CERTIFICATE_FILE, "
        + "OTOLITH_BUS_NATS_TLS_KEY_FILE",
      "PEM"),
    SettingHelp(
      "OTOLITH_BUS_IDLE_POLL_SECONDS",
      "1-60, default 20; news wake the bus at once, this is how often it looks for lost ones"),
    SettingHelp(
      "OTOLITH_BUS_PREVIOUS_…",
      "the same settings of the log that this service moves away from; "
        + "OTOLITH_BUS_PREVIOUS_TRANSPORT makes them count"),
  ]

  static let helpForRunningAlone = [
    SettingHelp("OTOLITH_BUS_TRANSPORT=off", "no bus: nobody else hears of what is published")
  ]
}

extension BusSettings.Transport {
  /// What places in the log are remembered under.
  public var name: String {
    switch self {
    case .postgres(_, let name): name
    case .nats(let settings): "nats:\(settings.stream)"
    case .off: "off"
    }
  }
}
