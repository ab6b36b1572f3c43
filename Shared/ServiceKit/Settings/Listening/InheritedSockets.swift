public import RPCServer

/// Listening sockets passed by systemd or another parent process, see sd_listen_fds(3):
/// `LISTEN_PID` is the process they are for, `LISTEN_FDS` their number, from descriptor 3 on, and
/// `LISTEN_FDNAMES` their names, separated by colons.
public struct InheritedSockets: Sendable, Hashable {
  /// Socket for calls: the one named `rpc`, or a single one of any other name than `admin`.
  public var rpc: InheritedSocket?
  /// Socket of the admin endpoint: the one named `admin`.
  public var admin: InheritedSocket?

  private static let firstDescriptor: CInt = 3
  private static let countMax = 2

  /// Makes an empty set.
  public init() {}

  /// - Parameters:
  ///   - environment: variables for another process are ignored.
  ///   - process: id of this process.
  /// - Throws: ``SettingsError`` if the sockets cannot be used, instead of listening on an
  ///   unexpected address.
  public init(environment: [String: String], process: Int) throws {
    guard let text = environment["LISTEN_FDS"], environment["LISTEN_PID"] == "\(process)" else {
      return
    }
    guard let count = Int(text), (0...Self.countMax).contains(count) else {
      throw Self.error(
        "\(text) sockets were passed; expected at most 1 for calls and 1 for the admin endpoint")
    }
    if count == 0 { return }
    let names = environment["LISTEN_FDNAMES"] ?? ""
    guard let roles = Self.roles(count: count, names: names) else {
      throw Self.error(
        "invalid names \"\(names)\": name one rpc and one admin (FileDescriptorName= of the socket "
          + "units)")
    }
    for (index, role) in roles.enumerated() {
      do {
        self[keyPath: role] = try InheritedSocket(descriptor: Self.firstDescriptor + CInt(index))
      } catch {
        throw Self.error("\(error)")
      }
    }
  }

  /// Returns the use of each socket; nil if the names are not unambiguous.
  static func roles(
    count: Int, names: String
  ) -> [WritableKeyPath<InheritedSockets, InheritedSocket?>]? {
    let names = names.split(separator: ":", omittingEmptySubsequences: false)
    if count == 1 { return names.first == "admin" ? [\.admin] : [\.rpc] }
    let known: [Substring: WritableKeyPath<InheritedSockets, InheritedSocket?>] = [
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
  init(_ listener: InheritedSocket) {
    self.init(host: listener.host, port: listener.port)
  }
}
