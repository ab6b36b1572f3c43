/// Progress of an archive, stored in its folder between runs.
struct OwnExportState: Sendable, Hashable, Codable {
  struct File: Sendable, Hashable, Codable {
    /// Length up to the latest resume token; bytes behind it are discarded.
    var bytes: UInt64 = 0
    var records: UInt64 = 0
  }

  struct Service: Sendable, Hashable, Codable {
    var resumeToken = ""
    var isComplete = false
    /// Files by name.
    var files: [String: File] = [:]
  }

  /// The participant; only an export of the same participant is continued.
  var owner: String
  /// Participant id in requests; empty for the caller.
  var participantID: String
  /// BCP 47; empty while unknown.
  var language: String
  /// State by ``OwnExportService``'s raw value.
  var services: [String: Service] = [:]

  subscript(service: OwnExportService) -> Service {
    get { services[service.rawValue] ?? Service() }
    set { services[service.rawValue] = newValue }
  }
}
