public import Foundation
import TestBasics

/// A private PostgreSQL cluster for the tests of one process, in a temporary directory.
///
/// It is stopped and removed when the process ends, be it by a crash: a watcher outlives it.
public final class TestCluster: Sendable {
  /// The cluster that tests share: started at the first use, without fsync. With
  /// `OTOLITH_TEST_POSTGRES` (the connection string of a superuser) that cluster is used instead.
  public static let shared = Task { () async throws -> TestCluster in
    if let given = ProcessInfo.processInfo.environment["OTOLITH_TEST_POSTGRES"], !given.isEmpty {
      return TestCluster(connectionString: given, directory: nil)
    }
    return try await start(durable: false)
  }

  /// Connection string of the superuser for the database `postgres`.
  public let connectionString: String

  /// Folder of the cluster; nil if it was not started by the tests.
  public let directory: URL?

  /// Two dozen tests run side by side, some with four pools and a dozen transactions at once: more
  /// than the 200 connections that the script allows. Replicas need as many as their primary.
  private static let settings = ["--set", "max_connections=600"]

  private init(connectionString: String, directory: URL?) {
    self.connectionString = connectionString
    self.directory = directory
  }

  /// Starts another cluster.
  ///
  /// - Parameter durable: with fsync, for tests about durability and measurements.
  public static func start(durable: Bool) async throws -> TestCluster {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "otolith-\(UUID().uuidString.prefix(8))")
    var arguments =
      ["start", directory.path, "--watch", String(ProcessInfo.processInfo.processIdentifier)]
      + settings
    if !durable { arguments.append("--no-fsync") }
    let output = try await Subprocess.run(Repository.file("deploy/dev/postgres-cluster"), arguments)
    return TestCluster(
      connectionString: output.trimmingCharacters(in: .whitespacesAndNewlines),
      directory: directory)
  }

  /// Starts a streaming replica of this cluster, which must be a durable one.
  public func startReplica() async throws -> TestCluster {
    let replica = FileManager.default.temporaryDirectory.appendingPathComponent(
      "otolith-\(UUID().uuidString.prefix(8))")
    let output = try await Subprocess.run(
      Repository.file("deploy/dev/postgres-cluster"),
      [
        "replica", replica.path, "--of", connectionString, "--watch",
        String(ProcessInfo.processInfo.processIdentifier),
      ] + Self.settings)
    return TestCluster(
      connectionString: output.trimmingCharacters(in: .whitespacesAndNewlines),
      directory: replica)
  }

  /// Stops the server; connections break. `restart` brings it back.
  public func stop() async throws {
    guard let directory else { throw TestClusterError.notOurs }
    _ = try await Subprocess.run(
      Repository.file("deploy/dev/postgres-cluster"), ["stop", directory.path])
  }

  /// Starts the server again on the same data.
  public func restart(durable: Bool = false) async throws {
    guard let directory else { throw TestClusterError.notOurs }
    _ = try await Subprocess.run(
      Repository.file("deploy/dev/postgres-cluster"),
      ["start", directory.path] + Self.settings + (durable ? [] : ["--no-fsync"]))
  }

  /// Stops the server and removes its data.
  public func remove() async throws {
    guard let directory else { throw TestClusterError.notOurs }
    try await stop()
    try FileManager.default.removeItem(at: directory)
  }
}

public enum TestClusterError: Error {
  /// The cluster was given by `OTOLITH_TEST_POSTGRES`: it is not for us to stop.
  case notOurs
}
