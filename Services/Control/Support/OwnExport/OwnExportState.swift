/// How far an archive is, as its folder keeps it between two runs.
public struct OwnExportState: Sendable, Hashable, Codable {
  public struct File: Sendable, Hashable, Codable {
    /// Up to the latest resume token; what stands behind in the file does not count.
    public var bytes: UInt64 = 0
    public var records: UInt64 = 0
  }

  public struct Service: Sendable, Hashable, Codable {
    public var resumeToken = ""
    public var isComplete = false
    /// By name.
    public var files: [String: File] = [:]
  }

  /// Whose records: a folder is gone on with for the same one only.
  public var owner: String
  /// Whom the services are asked for; empty: who calls.
  public var participantID: String
  /// BCP 47; empty until it is known.
  public var language: String
  /// By ``OwnExportService``'s raw value.
  public var services: [String: Service] = [:]

  public subscript(service: OwnExportService) -> Service {
    get { services[service.rawValue] ?? Service() }
    set { services[service.rawValue] = newValue }
  }
}
