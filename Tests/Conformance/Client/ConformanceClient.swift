import ArgumentParser
import Logging
import Messages
import ProgramVersion
import RPCClient
import RPCCore
import RPCTLS

/// The client that the conformance cases answer with frames of their own. Makes its calls one after
/// the other over one channel and prints a line for everything that comes of them, `status CODE
/// MESSAGE` at the end of each.
@main
struct ConformanceClient: AsyncParsableCommand {
  enum Kind: String, ExpressibleByArgument {
    case unary
    case serverStreaming = "server-streaming"
    case clientStreaming = "client-streaming"
    case bidirectional
  }

  static let configuration = CommandConfiguration(
    commandName: "conformance-client", abstract: "A gRPC client to be tested frame by frame.",
    version: OtolithVersion.text(of: "conformance-client"))

  @Option(help: "Port of the server on 127.0.0.1.")
  var port: Int
  @Option(help: "Trusted certificates (PEM); with them, the client speaks TLS.")
  var trustRoots: String?
  @Option(help: "unary, server-streaming, client-streaming or bidirectional.")
  var kind = Kind.unary
  @Option(help: "How many calls to make.")
  var calls = 1
  @Option(help: "Bytes of the request message.")
  var requestSize = 3
  @Option(help: "How many requests a stream of them has.")
  var requests = 3
  @Option(help: "identity, gzip or deflate, of the requests.")
  var encoding: String?
  @Option(help: "Milliseconds that a call may take.")
  var timeout = 10_000
  @Option(help: "Bytes of one response message; the channel's default when absent.")
  var responseSizeMax: Int?
  @Option(help: "Bytes of a response's metadata; the channel's default when absent.")
  var metadataSizeMax: Int?
  @Option(help: "A metadata key of responses to print, bytes in hexadecimal digits.")
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
    // What is queued, a reset perhaps, leaves before the process does.
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
