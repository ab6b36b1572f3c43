public import FoundationEssentials

/// The JSON document of `/status`. Times are RFC 3339 in UTC. It contains no secrets and no
/// personal data; unavailable values are absent.
///
/// Later versions add members; readers ignore unknown ones.
public struct ServiceStatus: Codable, Sendable, Hashable {
  /// Result of a check of `/livez` or `/readyz`.
  public struct Check: Codable, Sendable, Hashable {
    public var name: String
    /// `ok`, `degraded` or `failed`.
    public var result: String
    public var reason: String?
  }

  /// The schema compared with the migrations of the program.
  public struct Schema: Codable, Sendable, Hashable {
    public var name: String
    public var programLast: String?
    public var pending: [String] = []
    public var newer: [String] = []
    public var changed: [String] = []
  }

  /// The service's database connection pool.
  public struct Pool: Codable, Sendable, Hashable {
    public var max: Int
    public var open: Int
    public var idle: Int
    /// Number of callers that wait for a connection.
    public var waiting: Int
  }

  /// A table partitioned by time.
  public struct Partitions: Codable, Sendable, Hashable {
    public var table: String
    /// Number of rows in the default partition.
    public var defaultRows: Int?
    /// Number of partitions that could not be created or maintained in the last round.
    public var problems: Int?
    /// End of the last partition.
    public var endTime: Date?
  }

  /// A file system that the service writes to.
  public struct Disk: Codable, Sendable, Hashable {
    public var use: String
    public var path: String
    public var freeBytes: Int?
    public var totalBytes: Int?
  }

  /// File descriptors of the process.
  public struct OpenFiles: Codable, Sendable, Hashable {
    public var open: Int?
    public var max: Int
  }

  /// Name of the service, e.g. `otolith-auth`.
  public var service: String
  public var version: String
  /// Commit that the program was built from; `unknown` in a developer's build.
  public var commit: String?
  public var startTime: Date?
  /// Clock of the service's machine.
  public var time: Date
  /// Address on which it answers calls.
  public var listen: String
  public var usesTLS: Bool
  /// Whether the service reports `SERVING` by `grpc.health.v1`.
  public var isServing: Bool
  public var liveness: [Check]
  public var readiness: [Check]
  public var schema: Schema?
  public var database: DatabaseStatus?
  /// Absent for a program without a database.
  public var pool: Pool?
  public var bus: BusStatus?
  /// End of the certificate that expires first; absent without TLS.
  public var certificateEndTime: Date?
  public var timeZones: TimeZoneStatus
  public var partitions: [Partitions]
  /// Time of the last seal of the audit logs; absent without an audit log or key.
  public var auditSealTime: Date?
  public var disks: [Disk]
  public var openFiles: OpenFiles
}

extension ServiceStatus {
  /// Returns a decoder for times without fractions of a second.
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
