/// What the machine that `otolithctl` runs on tells of itself.
public struct MachineFacts: Sendable, Hashable {
  /// What a service of this machine is set by, `HostSettings`.
  public struct ServiceSettings: Sendable, Hashable {
    public var service: String
    public var path: String
    /// Whether the file could be read.
    public var isRead: Bool
    public var problems: [String]
    public var warnings: [String]

    public init(
      service: String, path: String, isRead: Bool = true, problems: [String] = [],
      warnings: [String] = []
    ) {
      self.service = service
      self.path = path
      self.isRead = isRead
      self.problems = problems
      self.warnings = warnings
    }
  }

  /// A file that a setting names.
  public struct SettingsFile: Sendable, Hashable {
    /// Whose settings; nil: those in the environment.
    public var service: String?
    public var setting: String
    public var path: String
    /// Nil: there is none, or it cannot be looked at.
    public var mode: UInt32?
    /// Whether it holds what nobody else may read.
    public var isSecret: Bool

    public init(
      of service: String? = nil, setting: String, path: String, mode: UInt32?, isSecret: Bool
    ) {
      self.service = service
      self.setting = setting
      self.path = path
      self.mode = mode
      self.isSecret = isSecret
    }
  }

  public struct FileSystem: Sendable, Hashable {
    public var path: String
    public var freeBytes: Int

    public init(path: String, freeBytes: Int) {
      self.path = path
      self.freeBytes = freeBytes
    }
  }

  /// Whether a database of a setting could be reached, and as whom.
  public struct Database: Sendable, Hashable {
    /// As of a file.
    public var service: String?
    public var setting: String
    public var role: String?
    /// Why not, where it could not.
    public var problem: String?
    /// Its server answers, and does not let in whoever runs this.
    public var isForOthers = false

    public init(
      of service: String? = nil, setting: String, role: String? = nil, problem: String? = nil,
      isForOthers: Bool = false
    ) {
      self.service = service
      self.isForOthers = isForOthers
      self.setting = setting
      self.role = role
      self.problem = problem
    }
  }

  /// Of `/usr/share/zoneinfo`, or `TZDIR`; nil where it does not tell.
  public var timeZoneVersion: String?
  /// Whether there are any.
  public var hasTimeZones = true
  public var services: [ServiceSettings] = []
  public var files: [SettingsFile] = []
  public var fileSystems: [FileSystem] = []
  public var databases: [Database] = []
  /// The hard limit of open files of a process here.
  public var openFilesMax: Int?

  public init() {}
}
