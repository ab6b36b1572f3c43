import RPCServer

/// How many connections of clients the process has descriptors for.
///
/// All others, the database's, the bus's, files', have theirs in reserve: nothing else of the process
/// may ever meet EMFILE (see `AcceptGate` for what happens then).
struct DescriptorBudget: Hashable {
  /// Of whatever opens a descriptor now and then: files of certificates and keys, name look-ups, calls
  /// to other services, mails, key sets, libdispatch's looks at its threads.
  static let spare = 64
  /// With fewer connections than that a service is of no use.
  static let connectionsMin = 16

  /// Kept for all but connections of clients.
  let reserve: Int

  /// - Parameters:
  ///   - open: descriptors that the process has as it starts.
  ///   - databaseConnections: of the pool. As many again are reckoned for a replica, connections of the
  ///     bus, and those that cancel others.
  ///   - eventLoops: threads that carry connections; each waits on three descriptors, and those of
  ///     NIO's own group too.
  init(open: Int, databaseConnections: Int, eventLoops: Int) {
    reserve =
      open + Self.spare + 3 * databaseConnections + 2 * 3 * eventLoops
      + AdminService.connectionsMax + ServerLimits.socketsBeyondConnections
  }

  /// The descriptors that so many connections need.
  func descriptors(forConnections connections: Int) -> Int { reserve + connections }

  /// Lowers what `limits` permit to what the process has descriptors for. What one address may have
  /// shrinks alike: it still leaves room for others.
  ///
  /// - Parameter descriptorsMax: of the process.
  /// - Returns: whether something had to be lowered.
  /// - Throws: ``SettingsError`` if there are too few to serve at all.
  func apply(descriptorsMax: Int, to limits: inout ServerLimits) throws -> Bool {
    let configured = limits.connectionsMax
    let possible = descriptorsMax - reserve
    guard possible < configured else { return false }
    guard possible >= Self.connectionsMin else {
      throw SettingsError(problems: [
        "the process may open \(descriptorsMax) files and sockets, at least "
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
