import RPCServer
import Settings
import Telemetry

/// Number of client connections that fit into the process's limit of file descriptors.
///
/// All other uses (database, bus, files) are reserved, so that only client connections can meet
/// EMFILE (see `AcceptGate`).
struct DescriptorBudget: Hashable {
  /// Reserve for short-lived descriptors: certificate and key files, name resolution, calls to
  /// other services, mails, key sets, libdispatch.
  static let spare = 64
  /// Minimum number of connections to start a service.
  static let connectionsMin = 16

  /// Descriptors reserved for everything except client connections.
  let reserve: Int

  /// - Parameters:
  ///   - open: number of open descriptors at start.
  ///   - databaseConnections: size of the pool. The same number is reserved for a replica, and
  ///     again for the bus and cancel requests.
  ///   - eventLoops: number of event loop threads; each uses three descriptors, as do those of
  ///     NIO's own group.
  init(open: Int, databaseConnections: Int, eventLoops: Int) {
    reserve =
      open + Self.spare + 3 * databaseConnections + 2 * 3 * eventLoops
      + AdminService.connectionsMax + ServerLimits.socketsBeyondConnections
  }

  /// Returns the number of descriptors for the given number of connections.
  func descriptors(forConnections connections: Int) -> Int { reserve + connections }

  /// Lowers `limits` to the available descriptors. The limit per address is lowered in proportion.
  ///
  /// - Parameter descriptorsMax: limit of the process.
  /// - Returns: whether `limits` was lowered.
  /// - Throws: ``SettingsError`` if there are too few descriptors to serve.
  func apply(descriptorsMax: Int, to limits: inout ServerLimits) throws -> Bool {
    let configured = limits.connectionsMax
    let possible = descriptorsMax - reserve
    guard possible < configured else { return false }
    guard possible >= Self.connectionsMin else {
      throw SettingsError(problems: [
        "the process may open \(descriptorsMax) files and sockets, but at least "
          + "\(descriptors(forConnections: Self.connectionsMin)) are needed: raise the limit "
          + "(LimitNOFILE= of the unit, ulimit -n)"
      ])
    }
    limits.connectionsMax = possible
    let perPeer = Double(limits.connectionsPerPeerMax) * Double(possible) / Double(configured)
    limits.connectionsPerPeerMax = min(possible, max(1, Int(perPeer)))
    return true
  }
}
