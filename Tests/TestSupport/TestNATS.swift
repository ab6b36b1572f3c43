public import Foundation
import TestBasics

/// NATS servers with JetStream for the tests of one process: one, or a cluster, in a temporary
/// directory. They write through to the disk before they acknowledge (see deploy/dev/nats-cluster).
///
/// They are stopped and removed when the process ends, be it by a crash: a watcher outlives it.
public final class TestNATS: Sendable {
  /// The one server that tests share, each with a stream of its own; started at the first use.
  public static let shared = Task { () async throws -> TestNATS in try await start() }

  /// `host:port` of each node, the first first.
  public let addresses: [String]
  public let directory: URL

  private init(addresses: [String], directory: URL) {
    self.addresses = addresses
    self.directory = directory
  }

  /// - Parameters:
  ///   - settings: at the end of each node's configuration.
  ///   - server: the executable; nil: what deploy/dev/nats-cluster takes.
  public static func start(
    nodes: Int = 1, settings: String? = nil, server: String? = nil
  ) async throws -> TestNATS {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "otolith-nats-\(UUID().uuidString.prefix(8))")
    var arguments = [
      "start", directory.path, "--nodes", String(nodes), "--watch",
      String(ProcessInfo.processInfo.processIdentifier),
    ]
    if let settings {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let file = directory.appendingPathComponent("settings.conf")
      try Data(settings.utf8).write(to: file)
      arguments += ["--include", file.path]
    }
    if let server { arguments += ["--server", server] }
    let output = try await run(arguments)
    let urls = output.split(separator: "\n").last ?? ""
    return TestNATS(
      addresses: urls.split(separator: ",").map { String($0.dropFirst("nats://".count)) },
      directory: directory)
  }

  /// kill -9.
  public func kill(node: Int) async throws {
    _ = try await Self.run(["kill", directory.path, String(node)])
  }

  /// Asks a node to end.
  public func stop(node: Int) async throws {
    _ = try await Self.run(["stop", directory.path, String(node)])
  }

  /// Starts a node again, on its data and at its address.
  public func start(node: Int) async throws {
    _ = try await Self.run(["start-node", directory.path, String(node)])
  }

  /// The last lines of what a node has logged.
  public func endOfLog(node: Int) throws -> String {
    let file = directory.appendingPathComponent("\(node)/log")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").suffix(40)
      .joined(separator: "\n")
  }

  /// Stops everything and removes the data.
  public func remove() async throws {
    _ = try await Self.run(["stop", directory.path])
    try FileManager.default.removeItem(at: directory)
  }

  /// Lends servers and removes them afterwards.
  public static func with<T: Sendable>(
    nodes: Int = 1, settings: String? = nil, server: String? = nil,
    _ body: @Sendable (TestNATS) async throws -> T
  ) async throws -> T {
    let servers = try await start(nodes: nodes, settings: settings, server: server)
    do {
      let value = try await body(servers)
      try await servers.remove()
      return value
    } catch {
      try await servers.remove()
      throw error
    }
  }

  private static func run(_ arguments: [String]) async throws -> String {
    try await Subprocess.run(Repository.file("deploy/dev/nats-cluster"), arguments)
  }
}
