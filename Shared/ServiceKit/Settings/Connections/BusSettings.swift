/// The event log that a service publishes to and reads from.
public struct BusSettings: Sendable, Hashable {
  public enum Transport: Sendable, Hashable {
    /// `name` identifies the log for stored offsets, see `EventLog.name`.
    case postgres(url: String, name: String)
    case nats(NATSSettings)
    /// Off, for a service that runs alone: its events are not published.
    case off
  }

  /// `OTOLITH_BUS_TRANSPORT`; postgres: `OTOLITH_BUS_DATABASE_URL` and `OTOLITH_BUS_LOG_NAME`;
  /// nats: `OTOLITH_BUS_NATS_…`, see ``NATSSettings``.
  public var transport: Transport

  /// `OTOLITH_BUS_IDLE_POLL_SECONDS`. See `BusConfiguration.pollMax`.
  public var idlePoll: Duration

  /// - Parameters:
  ///   - databaseURL: address of the service's own database.
  ///   - permitsPlaintext: whether a private network protects unencrypted connections.
  ///   - runsAlone: whether the service works without a log.
  public init(
    _ reader: inout SettingsReader, databaseURL: String, permitsPlaintext: Bool,
    runsAlone: Bool = false
  ) {
    idlePoll = .seconds(reader.read(Self.idlePollSetting))
    transport = Self.transport(
      &reader, BusDefinitions(runsAlone: runsAlone), databaseURL: databaseURL,
      permitsPlaintext: permitsPlaintext)
  }

  /// Names of the transports.
  enum Kind: String, Sendable {
    case postgres, nats, off
  }

  private static func transport(
    _ reader: inout SettingsReader, _ settings: BusDefinitions, databaseURL: String,
    permitsPlaintext: Bool
  ) -> Transport {
    let kind = reader.read(settings.transport) ?? .postgres
    let stray =
      switch kind {
      case .postgres: settings.nats.all
      case .nats: settings.ofPostgres
      case .off: settings.nats.all + settings.ofPostgres
      }
    for setting in stray.map(\.definition) where reader.isSet(setting) {
      reader.reject(
        "\(setting.variable) is set, but \(settings.transport.variable) is \(kind.rawValue)")
    }
    switch kind {
    case .postgres:
      let name = reader.read(settings.logName) ?? logNameDefault
      if name.utf8.count > 100 || name.hasPrefix("nats:") {
        reader.reject(
          "\(settings.logName.variable) must have at most 100 bytes and must not begin with nats:")
      }
      return .postgres(url: reader.read(settings.databaseURL) ?? databaseURL, name: name)
    case .nats:
      return .nats(NATSSettings(&reader, settings.nats, permitsPlaintext: permitsPlaintext))
    case .off:
      return .off
    }
  }
}

extension BusSettings.Transport {
  /// Name that identifies the log for stored offsets.
  public var name: String {
    switch self {
    case .postgres(_, let name): name
    case .nats(let settings): "nats:\(settings.stream)"
    case .off: "off"
    }
  }
}
