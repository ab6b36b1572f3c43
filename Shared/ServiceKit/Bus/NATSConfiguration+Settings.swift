import Bus
import BusNATS

extension NATSConfiguration {
  /// - Parameter name: of the program, `otolith-auth`.
  init(_ settings: NATSSettings, name: String) {
    self.init(servers: settings.servers.map(\.description), clientName: name)
    stream = settings.stream
    replicas = settings.replicas
    credentials = settings.credentials
    tls = settings.tls
  }
}
