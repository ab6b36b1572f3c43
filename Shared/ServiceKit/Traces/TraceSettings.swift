import RPCCore
import RPCTLS

/// `OTOLITH_TRACES_…`: where the steps of traces are sent. Which are recorded is of ``RunningSettings``.
public struct TraceSettings: Sendable {
  /// `OTOLITH_TRACES_ADDRESS`: a collector that takes OTLP over gRPC; nil: nothing is recorded.
  public var collector: NetworkAddress?
  /// `OTOLITH_TRACES_TRUST_ROOTS_FILE`, PEM: the collector is called by TLS, to this machine too, and
  /// these authorities vouch for it. Another machine is called by TLS in any case.
  public var trustRootsFile: String?
  /// `OTOLITH_TRACES_HEADERS_FILE`: sent with each call, such as a key of the collector's.
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
        "OTOLITH_TRACES_TRUST_ROOTS_FILE and OTOLITH_TRACES_HEADERS_FILE need OTOLITH_TRACES_ADDRESS"
      )
    }
  }

  /// - Throws: ``SettingsError``.
  func headers() throws -> Metadata {
    try headersFile.map { try TraceHeaders.read(file: $0) } ?? Metadata()
  }

  /// Nil: none.
  var tls: ClientTLS? { collector.flatMap { protection.tls(to: [$0]) } }

  private static let address = Setting<NetworkAddress?>.address(
    "traces.address", standard: .otherwise("no trace is recorded"),
    "a collector of traces (OTLP over gRPC). Another machine is called by TLS")

  static let recorded = Setting.integer(
    "traces.per.mille", default: 10, in: 0...1000, reload: .reload,
    "of a thousand traces that begin here, so many are recorded; what a gateway began is, if it says so "
      + "(traceparent)")

  private static let trustRoots = Setting<String?>.file(
    "traces.trust.roots.file", standard: .otherwise("the system's"),
    "PEM: the collector is called by TLS and trusted by these authorities")

  private static let headers = Setting<String?>.file(
    "traces.headers.file", isSecret: true,
    "a line \"name: value\" for each header of calls to the collector, such as its key")

  static let group = SettingsGroup("Traces", [address, recorded, trustRoots, headers])
}
