import Bus
import BusNATS

extension NATSConfiguration {
  /// - Parameter name: of the program, `otolith-auth`.
  init(_ settings: NATSSettings, name: String) {
    self.init(servers: settings.servers.map(\.description), clientName: name)
    stream = settings.stream
    replicas = settings.replicas
    credentials =
      switch settings.credentials {
      case .none: .none
      case .user(let user, let password): .user(user, password: password)
      case .token(let token): .token(token)
      case .file(let path): .file(path)
      }
    tls = settings.tls.map {
      TLS(
        trustRootsFile: $0.trustRootsFile, certificateFile: $0.certificateFile,
        keyFile: $0.keyFile)
    }
  }
}
