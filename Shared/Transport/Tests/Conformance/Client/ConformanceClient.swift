import ArgumentParser
import Logging
import MessageSupport
import ProgramVersion
import RPCClient
import RPCCore
import RPCTLS

/// The client that the conformance cases answer with raw frames. Makes its calls one after the
/// other on one channel and prints a line for each result, `status CODE MESSAGE` at the end of each
/// call.
@main
struct ConformanceClient: AsyncParsableCommand {
  enum Kind: String, ExpressibleByArgument {
    case unary
    case serverStreaming = "server-streaming"
    case clientStreaming = "client-streaming"
    case bidirectional
  }

  static let configuration = CommandConfiguration(
    commandName: "conformance-client", abstract: "Run a gRPC client for tests with raw frames.",
    version: OtolithVersion.text(of: "conformance-client"))

  @Option(help: "Port of the server on 127.0.0.1.")
  var port: Int
  @Option(help: "Trusted certificates (PEM); enables TLS.")
  var trustRoots: String?
  @Option(help: "Kind of call: unary, server-streaming, client-streaming or bidirectional.")
  var kind = Kind.unary
  @Option(help: "Number of calls.")
  var calls = 1
  @Option(help: "Size of the request message in bytes.")
  var requestSize = 3
  @Option(help: "Number of requests of a request stream.")
  var requests = 3
  @Option(help: "Encoding of requests: identity, gzip or deflate.")
  var encoding: String?
  @Option(help: "Deadline of a call in milliseconds.")
  var timeout = 10_000
  @Option(help: "Maximum bytes of a response message; default: the channel's.")
  var responseSizeMax: Int?
  @Option(help: "Maximum bytes of response metadata; default: the channel's.")
  var metadataSizeMax: Int?
  @Option(help: "Key of response metadata to print; bytes in hexadecimal.")
  var show: [String] = []
  @Option(help: "Metadata to send, KEY=VALUE.")
  var metadata: [String] = []

  func run() async throws {
    var configuration = ChannelConfiguration()
    if let responseSizeMax { configuration.responseSizeMax = responseSizeMax }
    if let metadataSizeMax { configuration.metadataSizeMax = metadataSizeMax }
    let channel = RPCClient.Channel(
      host: "127.0.0.1", port: port, tls: trustRoots.map { ClientTLS(trustRootsFile: $0) },
      configuration: configuration,
      logger: Logger(label: "conformance") { _ in SwiftLogNoOpLogHandler() })
    for _ in 0..<calls {
      do {
        try await call(channel)
        print("status 0")
      } catch let error as RPCError {
        print("status \(error.code.rawValue) \(error.message)")
      }
    }
    // Queued frames, for example a reset, are sent before the process ends.
    await channel.close()
  }

  private func call(_ channel: RPCClient.Channel) async throws {
    let service = "otolith.conformance.Peer"
    let request = GoogleProtobuf.BytesValue(value: [UInt8](repeating: 0x62, count: requestSize))
    switch kind {
    case .unary:
      let response: GoogleProtobuf.BytesValue = try await channel.unary(
        service: service, method: "Echo", request: request, options: options)
      show(response)
    case .serverStreaming:
      let responses: ResponseStream<GoogleProtobuf.BytesValue> = channel.serverStreaming(
        service: service, method: "Expand", request: request, options: options)
      for try await response in responses { show(response) }
    case .clientStreaming:
      let call: ClientStreamingCall<GoogleProtobuf.BytesValue, GoogleProtobuf.BytesValue> =
        channel.clientStreaming(service: service, method: "Collect", options: options)
      for _ in 0..<requests { try await call.write(request) }
      show(try await call.response())
    case .bidirectional:
      let call: BidirectionalCall<GoogleProtobuf.BytesValue, GoogleProtobuf.BytesValue> =
        channel.bidirectionalStreaming(service: service, method: "Duplex", options: options)
      for _ in 0..<requests { try await call.write(request) }
      call.finish()
      for try await response in call.responses { show(response) }
    }
  }

  private func show(_ response: GoogleProtobuf.BytesValue) {
    print("message \(response.value.count)")
  }

  private var options: CallOptions {
    var options = CallOptions(timeout: .milliseconds(timeout))
    for pair in metadata {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { options.metadata.add(String(parts[1]), for: String(parts[0])) }
    }
    options.encoding = encoding.flatMap { MessageEncoding(rawValue: $0) }
    let show = show
    options.onInitialMetadata = { Self.report("initial", $0, show) }
    options.onTrailingMetadata = { Self.report("trailing", $0, show) }
    return options
  }

  private static func report(_ kind: String, _ metadata: Metadata, _ keys: [String]) {
    for key in keys {
      for value in metadata.values(for: key) { print("\(kind) \(key)=\(value)") }
      for bytes in metadata.binaryValues(for: key) {
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        print("\(kind) \(key)=\(digits)")
      }
    }
  }
}
