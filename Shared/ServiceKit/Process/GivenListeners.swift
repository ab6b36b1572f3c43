public import RPCServer

/// The listening sockets that systemd, or whatever else starts a service, has opened for it, as
/// sd_listen_fds(3) describes it: `LISTEN_PID` is the process they are meant for, `LISTEN_FDS` their
/// number, from descriptor 3 on, `LISTEN_FDNAMES` their names, separated by colons.
public struct GivenListeners: Sendable, Hashable {
  /// For calls: the socket of the name `rpc`, or the only one, whatever its name.
  public var rpc: GivenListener?
  /// For operators' tools: the socket of the name `admin`.
  public var admin: GivenListener?

  private static let firstDescriptor: CInt = 3
  private static let countMax = 2

  /// None.
  public init() {}

  /// - Parameters:
  ///   - environment: variables that are meant for another process give none.
  ///   - process: this one's id.
  /// - Throws: ``SettingsError`` when they cannot be used: better than to listen where nobody expects
  ///   it.
  public init(environment: [String: String], process: Int) throws {
    guard let text = environment["LISTEN_FDS"], environment["LISTEN_PID"] == "\(process)" else {
      return
    }
    guard let count = Int(text), (0...Self.countMax).contains(count) else {
      throw Self.error(
        "there are \(text) of them, and 1 for calls and 1 for the admin endpoint can be used")
    }
    if count == 0 { return }
    let names = environment["LISTEN_FDNAMES"] ?? ""
    guard let roles = Self.roles(count: count, names: names) else {
      throw Self.error(
        "their names are \"\(names)\": name one rpc and one admin (FileDescriptorName= of the socket "
          + "units)")
    }
    for (index, role) in roles.enumerated() {
      do {
        self[keyPath: role] = try GivenListener(descriptor: Self.firstDescriptor + CInt(index))
      } catch {
        throw Self.error("\(error)")
      }
    }
  }

  /// What each socket is for; nil where their names do not tell.
  static func roles(
    count: Int, names: String
  ) -> [WritableKeyPath<GivenListeners, GivenListener?>]? {
    let names = names.split(separator: ":", omittingEmptySubsequences: false)
    if count == 1 { return names.first == "admin" ? [\.admin] : [\.rpc] }
    let known: [Substring: WritableKeyPath<GivenListeners, GivenListener?>] = [
      "rpc": \.rpc, "admin": \.admin,
    ]
    guard names.count == count, Set(names).count == count else { return nil }
    let roles = names.compactMap { known[$0] }
    return roles.count == count ? roles : nil
  }

  private static func error(_ what: String) -> SettingsError {
    SettingsError(problems: ["the sockets passed to this process (LISTEN_FDS): \(what)"])
  }
}

extension NetworkAddress {
  init(_ listener: GivenListener) {
    self.init(host: listener.host, port: listener.port)
  }
}
