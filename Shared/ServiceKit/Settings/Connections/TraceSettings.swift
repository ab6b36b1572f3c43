package import RPCCore
package import RPCTLS

/// `OTOLITH_TRACES_…`: where traces are sent. See ``RunningSettings`` for the sampling ratio.
public struct TraceSettings: Sendable {
  /// `OTOLITH_TRACES_ADDRESS`: a collector of OTLP over gRPC; nil if traces are not recorded.
  public var collector: NetworkAddress?
  /// `OTOLITH_TRACES_TRUST_ROOTS_FILE`, PEM: calls to the collector use TLS, even on the same
  /// machine, and trust these authorities. Calls to another machine always use TLS.
  public var trustRootsFile: String?
  /// `OTOLITH_TRACES_HEADERS_FILE`: headers of each call, such as the collector's API key.
  public var headersFile: String?
  private var protection: CallProtection

  package init(_ reader: inout SettingsReader, permitsPlaintext: Bool) {
    collector = reader.read(Self.address)
    trustRootsFile = reader.read(Self.trustRoots)
    headersFile = reader.read(Self.headers)
    protection = CallProtection(
      trustRootsFile: trustRootsFile, permitsPlaintext: permitsPlaintext)
    if collector == nil, trustRootsFile != nil || headersFile != nil {
      reader.reject(
        "OTOLITH_TRACES_TRUST_ROOTS_FILE and OTOLITH_TRACES_HEADERS_FILE require OTOLITH_TRACES_ADDRESS"
      )
    }
  }

  /// - Throws: ``SettingsError``.
  package func headers() throws -> Metadata {
    try headersFile.map { try TraceHeaders.read(file: $0) } ?? Metadata()
  }

  /// TLS of calls to the collector; nil for no TLS.
  package var tls: ClientTLS? { collector.flatMap { protection.tls(to: [$0]) } }

  private static let address = Setting<NetworkAddress?>.address(
    "traces.address", standard: .otherwise("traces are not recorded"),
    "address of a trace collector (OTLP over gRPC). Calls to another machine use TLS")

  static let recorded = Setting.integer(
    "traces.per.mille", default: 10, in: 0...1000, reload: .reload,
    "how many of 1,000 traces that begin here are recorded; for others the gateway decides "
      + "(traceparent)")

  private static let trustRoots = Setting<String?>.file(
    "traces.trust.roots.file", standard: .otherwise("the system's"),
    "PEM: calls to the collector use TLS and trust these authorities")

  private static let headers = Setting<String?>.file(
    "traces.headers.file", isSecret: true,
    "file with a line \"name: value\" for each header of calls to the collector, e.g. its API key")

  static let group = SettingsGroup("Traces", [address, recorded, trustRoots, headers])
}
