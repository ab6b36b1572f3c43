public import FoundationEssentials

/// What a running service tells operators of itself: the document of `/status`, as JSON with these names.
/// Times are RFC 3339 in UTC. It holds no secret and names no person; what could not be looked up is absent.
///
/// Members are added in later versions; a reader passes over those that it does not know.
public struct ServiceStatus: Codable, Sendable, Hashable {
  /// What a check of `/livez` or `/readyz` has found.
  public struct Check: Codable, Sendable, Hashable {
    public var name: String
    /// `ok`, `degraded` or `failed`.
    public var result: String
    public var reason: String?

    public init(name: String, result: String, reason: String? = nil) {
      self.name = name
      self.result = result
      self.reason = reason
    }
  }

  /// The schema beside the migrations that the program has.
  public struct Schema: Codable, Sendable, Hashable {
    public var name: String
    public var programLast: String?
    public var pending: [String]
    public var newer: [String]
    public var changed: [String]

    public init(
      name: String, programLast: String? = nil, pending: [String] = [], newer: [String] = [],
      changed: [String] = []
    ) {
      self.name = name
      self.programLast = programLast
      self.pending = pending
      self.newer = newer
      self.changed = changed
    }
  }

  /// The service's connections to its database.
  public struct Pool: Codable, Sendable, Hashable {
    public var max: Int
    public var open: Int
    public var idle: Int
    /// Callers that wait for one.
    public var waiting: Int

    public init(max: Int, open: Int, idle: Int, waiting: Int) {
      self.max = max
      self.open = open
      self.idle = idle
      self.waiting = waiting
    }
  }

  /// Tables that are divided by time.
  public struct Partitions: Codable, Sendable, Hashable {
    public var table: String
    /// Rows outside of every partition of time.
    public var defaultRows: Int?
    /// What could not be made or kept in the last round.
    public var problems: Int?
    /// Until when rows find a partition.
    public var endTime: Date?

    public init(
      table: String, defaultRows: Int? = nil, problems: Int? = nil, endTime: Date? = nil
    ) {
      self.table = table
      self.defaultRows = defaultRows
      self.problems = problems
      self.endTime = endTime
    }
  }

  /// A file system that the service writes to.
  public struct Disk: Codable, Sendable, Hashable {
    public var use: String
    public var path: String
    public var freeBytes: Int?
    public var totalBytes: Int?

    public init(use: String, path: String, freeBytes: Int? = nil, totalBytes: Int? = nil) {
      self.use = use
      self.path = path
      self.freeBytes = freeBytes
      self.totalBytes = totalBytes
    }
  }

  /// Descriptors of the process.
  public struct OpenFiles: Codable, Sendable, Hashable {
    public var open: Int?
    public var max: Int

    public init(open: Int?, max: Int) {
      self.open = open
      self.max = max
    }
  }

  /// `otolith-auth`, …
  public var service: String
  public var version: String
  /// That the program was built from; `unknown` in a build of a developer.
  public var commit: String?
  public var startTime: Date?
  /// By the clock of its machine.
  public var time: Date
  /// Where it answers calls.
  public var listen: String
  public var usesTLS: Bool
  /// As `grpc.health.v1` has it.
  public var isServing: Bool
  public var liveness: [Check]
  public var readiness: [Check]
  public var schema: Schema?
  public var database: DatabaseStatus?
  public var pool: Pool
  public var bus: BusStatus?
  /// When the first of the certificates that it shows ends; absent without TLS.
  public var certificateEndTime: Date?
  public var timeZones: TimeZoneStatus
  public var partitions: [Partitions]
  /// When the audit logs were sealed last; absent where there is none, or no key.
  public var auditSealTime: Date?
  public var disks: [Disk]
  public var openFiles: OpenFiles
}

extension ServiceStatus {
  /// Times without fractions: what they are compared with is seconds.
  public static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  public static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
