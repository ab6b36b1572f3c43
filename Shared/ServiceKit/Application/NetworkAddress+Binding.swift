import Glibc
import NIOCore

extension NetworkAddress {
  /// Runs what binds a listener to this address.
  ///
  /// - Throws: ``SettingsError`` that names the setting, when the system does not permit it.
  func binding<Listener>(
    _ setting: String, _ bind: () async throws -> Listener
  ) async throws -> Listener {
    do {
      return try await bind()
    } catch let error as IOError {
      throw SettingsError(problems: [
        "\(setting): cannot listen on \(self): \(String(cString: strerror(error.errnoCode)))"
      ])
    } catch let error as SocketAddressError {
      throw SettingsError(problems: ["\(setting): cannot listen on \(self): \(error)"])
    }
  }
}
