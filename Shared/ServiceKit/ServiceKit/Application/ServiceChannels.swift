import Logging
import RPCClient
import RPCCore
import Settings

/// Channels to other services.
enum ServiceChannels {
  /// - Parameters:
  ///   - addresses: instances of each service, by its name.
  ///   - tls: nil for no TLS.
  ///   - tracing: interceptors that pass on the trace of the call that is being answered.
  /// - Returns: the channels by service name.
  static func open(
    to addresses: [String: [NetworkAddress]], tls: (any ClientTransportSecurity)?,
    balancing: LoadBalancing, keepalive: ClientKeepaliveConfiguration,
    tracing: [any ClientInterceptor], logger: Logger
  ) -> [String: RPCClient.Channel] {
    var configuration = ChannelConfiguration()
    configuration.retry = .repeatable
    // A questionnaire in many languages may exceed the default limit.
    configuration.responseSizeMax = 64 << 20
    configuration.keepalive = keepalive
    configuration.loadBalancing = balancing
    // Instances that start or stop receive no calls. Only round robin checks health.
    configuration.healthCheckService = ""
    return addresses.mapValues { [configuration] addresses in
      Channel(
        servers: addresses.map { ServerAddress(host: $0.host, port: $0.port) }, tls: tls,
        configuration: configuration,
        interceptors: tracing + [
          MetricsClientInterceptor(), LoggingClientInterceptor(logger: logger),
        ])
    }
  }
}
