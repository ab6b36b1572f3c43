import RPCServer

extension ServiceRunner {
  /// Binds both addresses, or none.
  ///
  /// - Parameter bindAdmin: binds that of the admin endpoint, if there is one.
  /// - Returns: the port for calls, and the admin endpoint.
  /// - Throws: ``SettingsError`` that names the setting, when the system does not permit it.
  static func listen(
    _ server: Server, _ settings: ServiceSettings,
    bindAdmin: (NetworkAddress) async throws -> AdminService
  ) async throws -> (port: Int, admin: AdminService?) {
    var admin: AdminService?
    if let address = settings.adminListen { admin = try await bindAdmin(address) }
    do {
      let port = try await settings.listen.binding("OTOLITH_LISTEN") { try await server.bind() }
      return (port, admin)
    } catch {
      await admin?.close()
      throw error
    }
  }
}
