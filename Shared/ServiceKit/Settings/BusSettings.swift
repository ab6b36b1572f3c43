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

  /// `OTOLITH_BUS_TRANSPORT`; postgres: `OTOLITH_BUS_DATABASE_URL` and `OTOLITH_BUS_LOG_NAME`; nats:
  /// `OTOLITH_BUS_NATS_…`, see ``NATSSettings``.
  public var transport: Transport
  /// `OTOLITH_BUS_PREVIOUS_TRANSPORT`, and the settings of either under `OTOLITH_BUS_PREVIOUS_…`.
  public var previous: Transport?

  /// `OTOLITH_BUS_IDLE_POLL_SECONDS`. See `BusConfiguration.pollMax`.
  public var idlePoll: Duration

  /// - Parameters:
  ///   - databaseURL: the service's own.
  ///   - permitsPlaintext: a private network protects what is not encrypted.
  ///   - runsAlone: the service may do without a log.
  public init(
    _ reader: inout SettingsReader, databaseURL: String, permitsPlaintext: Bool,
    runsAlone: Bool = false
  ) {
    idlePoll = .seconds(reader.read(Self.idlePollSetting))
    let fallback = Transport.postgres(url: databaseURL, name: Self.logNameDefault)
    transport =
      Self.transport(
        &reader, .current(runsAlone: runsAlone), default: .postgres, databaseURL: databaseURL,
        permitsPlaintext: permitsPlaintext) ?? fallback
    previous = Self.transport(
      &reader, .previous, default: nil, databaseURL: databaseURL,
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

  /// The names of the transports.
  enum Kind: String, Sendable {
    case postgres, nats, off
  }

  private static func transport(
    _ reader: inout SettingsReader, _ settings: BusDefinitions, default fallback: Kind?,
    databaseURL: String, permitsPlaintext: Bool
  ) -> Transport? {
    let kind = reader.read(settings.transport, otherwise: fallback)
    if kind == nil, reader.isSet(settings.transport) { return nil }
    let stray =
      switch kind {
      case .postgres: settings.nats.all
      case .nats: settings.ofPostgres
      case .off, nil: settings.nats.all + settings.ofPostgres
      }
    for setting in stray.map(\.definition) where reader.isSet(setting) {
      let means = kind.map { "is \($0.rawValue)" } ?? "is not set"
      reader.reject("\(setting.variable) is set, but \(settings.transport.variable) \(means)")
    }
    switch kind {
    case .postgres:
      let name = reader.read(settings.logName) ?? logNameDefault
      if name.utf8.count > 100 || name.hasPrefix("nats:") {
        reader.reject(
          "\(settings.logName.variable) must have at most 100 bytes, and not begin with nats:")
      }
      return .postgres(url: reader.read(settings.databaseURL) ?? databaseURL, name: name)
    case .nats:
      return .nats(NATSSettings(&reader, settings.nats, permitsPlaintext: permitsPlaintext))
    case .off:
      return .off
    case nil:
      return nil
    }
  }
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
