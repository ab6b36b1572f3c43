import Foundation
import ServiceKit
import TestSupport

@testable import PlanningService

/// APNs, FCM and a push service of browsers, simulated by Tests/PythonSupport/push_platforms.py, which verifies tokens and
/// payloads with independent libraries.
final class PlayedPlatforms: @unchecked Sendable {
  /// Requests received so far.
  struct Seen: Decodable {
    var faults: [String]
    /// Token, notification id, title, and message id or topic.
    var taken: [[String]]
    var asked: [String]
    var grants: Int
    var providerTokens: Int
    var webTokens: Int
    var connections: Int
  }

  static let app = "org.example.otolith"

  let settings: [String: String]
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let scripts = FileManager.default.temporaryDirectory
    .appendingPathComponent("otolith-script-\(UUID().uuidString)")
  private let lock = NSLock()

  /// - Parameters:
  ///   - script: answers by token, as JSON; messages to other tokens are accepted.
  ///   - now: start time of the platforms' clock; nil for the current time.
  init(script: String = "{}", now: Date? = nil) throws {
    try Data(script.utf8).write(to: scripts)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [
      Repository.file("Tests/PythonSupport/push_platforms.py").path, "--script", scripts.path,
    ]
    if let now { process.arguments? += ["--now", "\(now.timeIntervalSince1970)"] }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    settings = try JSONDecoder().decode(
      [String: String].self, from: Self.line(of: output.fileHandleForReading))
  }

  deinit {
    // The process ends with its input.
    try? input.fileHandleForWriting.close()
    try? FileManager.default.removeItem(at: scripts)
  }

  func seen() throws -> Seen {
    try lock.withLock {
      try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
      return try JSONDecoder().decode(Seen.self, from: Self.line(of: output.fileHandleForReading))
    }
  }

  /// Returns a router like that of a service with these settings.
  ///
  /// - Parameter others: other settings than the platforms'.
  func router(
    _ others: [String: String]? = nil, timeout: Int? = nil, trusts: Bool = true
  ) throws -> PushRouter {
    var read = try PushSettings(reader: SettingsReader(variables: others ?? settings))
    if !trusts { read.client.trustRootsFile = nil }
    if let timeout { read.client.timeout = timeout }
    return read.router()
  }

  private static func line(of file: FileHandle) throws -> Data {
    var line = Data()
    while let byte = try file.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
    return line
  }
}
