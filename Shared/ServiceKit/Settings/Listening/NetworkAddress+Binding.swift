import Glibc
import NIOCore
import NIOPosix

extension NetworkAddress {
  /// Binds a listener to this address and closes it at once.
  ///
  /// - Throws: ``SettingsError`` that names the setting if the system does not permit it.
  package func checkingBinding(_ setting: String) async throws {
    try await binding(setting) {
      let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .bind(host: host, port: port).get()
      try await listener.close()
    }
  }

  /// Runs `bind`, which binds a listener to this address.
  ///
  /// - Throws: ``SettingsError`` that names the setting if the system does not permit it.
  package func binding<Listener>(
    _ setting: String, _ bind: () async throws -> Listener
  ) async throws -> Listener {
    do {
      return try await bind()
    } catch let error as IOError {
      let advice =
        error.errnoCode == EADDRINUSE
        ? "; to run `check` beside the running service, give --beside-service" : ""
      throw SettingsError(problems: [
        "\(setting): cannot listen on \(self): \(String(cString: strerror(error.errnoCode)))\(advice)"
      ])
    } catch let error as SocketAddressError {
      throw SettingsError(problems: ["\(setting): cannot listen on \(self): \(error)"])
    }
  }
}
