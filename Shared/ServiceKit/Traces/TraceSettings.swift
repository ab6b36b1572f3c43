import RPCCore
import RPCTLS

/// `OTOLITH_TRACES_…`: where the steps of traces are sent, and which traces are recorded.
public struct TraceSettings: Sendable {
  /// `OTOLITH_TRACES_ADDRESS`: a collector that takes OTLP over gRPC; nil: nothing is recorded.
  public var collector: NetworkAddress?
  /// `OTOLITH_TRACES_TRUST_ROOTS_FILE`, PEM: the collector is called by TLS, to this machine too, and
  /// these authorities vouch for it. Another machine is called by TLS in any case.
  public var trustRootsFile: String?
  /// `OTOLITH_TRACES_HEADERS_FILE`: sent with each call, such as a key of the collector's.
  public var headersFile: String?
  /// `OTOLITH_TRACES_PER_MILLE`, 0–1000, default 10: of the traces that begin here, so many of a thousand
  /// are recorded. What a caller began is recorded if the caller says so.
  public var perMille: Int
  private var protection: CallProtection

  init(_ reader: inout SettingsReader, permitsPlaintext: Bool) {
    collector = reader.address("traces.address", default: nil)
    trustRootsFile = reader.string("traces.trust.roots.file")
    headersFile = reader.string("traces.headers.file")
    perMille = reader.integer("traces.per.mille", default: 10, in: 0...1000)
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

  static let help = [
    SettingHelp(
      "OTOLITH_TRACES_ADDRESS",
      "HOST:PORT of a collector of traces (OTLP over gRPC); off unless set. Another machine is called by "
        + "TLS"),
    SettingHelp(
      "OTOLITH_TRACES_PER_MILLE",
      "0-1000, default 10: of a thousand traces that begin here, so many are recorded; what a gateway "
        + "began is, if it says so (traceparent)"),
    SettingHelp(
      "OTOLITH_TRACES_TRUST_ROOTS_FILE",
      "PEM; the collector is called by TLS and trusted by these authorities (default: the system's)"
    ),
    SettingHelp(
      "OTOLITH_TRACES_HEADERS_FILE",
      "a line \"name: value\" for each header of calls to the collector, such as its key"),
  ]
}
