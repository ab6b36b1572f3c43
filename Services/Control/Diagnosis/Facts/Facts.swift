public import FoundationEssentials
public import ServiceKit

/// All that a diagnosis is made from: what was gathered, and nothing that was decided.
public struct Facts: Sendable {
  /// One process of a service, as it was reached.
  public struct Instance: Sendable {
    /// `otolith-auth`
    public var service: String
    /// Nil: no address of its admin endpoint was given.
    public var admin: AdminAnswer?
    /// Nil: it is not called, since its admin endpoint says the same and more.
    public var call: CallAnswer?
    /// Of the usual place, where nobody said that there is one and none is; ``admin`` is nil then.
    public var assumedAdmin: AdminAnswer?

    public init(service: String, admin: AdminAnswer? = nil, call: CallAnswer? = nil) {
      self.service = service
      self.admin = admin
      self.call = call
    }

    /// Where it was looked for: of its admin endpoint, if that is known.
    public var address: String { admin?.address ?? call?.address ?? "" }

    public var status: ServiceStatus? { admin?.status }
  }

  /// What an admin endpoint answered.
  public struct AdminAnswer: Sendable {
    public var address: String
    public var result: Result<ServiceStatus, Unreachable>
    /// By the clock of this machine, in the midst of asking.
    public var time: Date
    /// How long the answer took, in seconds: no clock can be compared more closely.
    public var seconds: Double
    /// Who listens there, where it did not answer; nil: it did, or it is of another machine.
    public var listener: Listener?

    public init(
      address: String, result: Result<ServiceStatus, Unreachable>, time: Date, seconds: Double = 0
    ) {
      self.address = address
      self.result = result
      self.time = time
      self.seconds = seconds
    }

    public var status: ServiceStatus? { try? result.get() }
  }

  /// What a listener of calls answered.
  public struct CallAnswer: Sendable {
    public var address: String
    /// Whether `grpc.health.v1` says SERVING.
    public var isServing: Result<Bool, Unreachable>
    /// Whether it was called with TLS.
    public var usesTLS: Bool
    /// When the first of the certificates that it shows ends; nil: it shows none.
    public var certificateEnd: Date?
    /// As of ``AdminAnswer/listener``.
    public var listener: Listener?

    public init(
      address: String, isServing: Result<Bool, Unreachable>, usesTLS: Bool = false,
      certificateEnd: Date? = nil
    ) {
      self.address = address
      self.usesTLS = usesTLS
      self.isServing = isServing
      self.certificateEnd = certificateEnd
    }
  }

  public var instances: [Instance]
  public var machine: MachineFacts
  public var backup: BackupFacts
  /// Whether `otolithctl` calls services of this machine without TLS.
  public var callsThisMachinePlain: Bool
  /// When they were gathered, by this machine's clock.
  public var time: Date
  /// Of `otolithctl`.
  public var version: String

  public init(
    instances: [Instance], machine: MachineFacts = MachineFacts(), backup: BackupFacts = .notAsked,
    callsThisMachinePlain: Bool = false, time: Date, version: String
  ) {
    self.instances = instances
    self.machine = machine
    self.backup = backup
    self.callsThisMachinePlain = callsThisMachinePlain
    self.time = time
    self.version = version
  }

  /// A process whose admin endpoint answered.
  typealias Told = (instance: Instance, status: ServiceStatus)

  var statuses: [Told] {
    instances.compactMap { instance -> Told? in
      guard let status = instance.status else { return nil }
      return (instance: instance, status: status)
    }
  }
}

/// Why something could not be asked.
public struct Unreachable: Error, Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The name has no address.
    case unknownName
    /// Nobody listens there.
    case refused
    /// Nothing came back in time.
    case silent
    /// What answered is not what was expected.
    case stranger
    /// It does not speak TLS, and was called with it.
    case plaintext
    case other
  }

  public var kind: Kind
  public var reason: String

  public init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }
}

/// When a backup was made last, as far as somebody says so.
public enum BackupFacts: Sendable, Hashable {
  /// No file was named.
  case notAsked
  case stamped(Date, file: String)
  case unreadable(file: String, reason: String)
}
