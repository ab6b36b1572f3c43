import MessageSupport
import RPCCore
import RPCServer

typealias Bytes = GoogleProtobuf.BytesValue
typealias Text = GoogleProtobuf.StringValue

/// `otolith.conformance.Peer`: small methods that return what the handler received.
struct PeerService: RegistrableService {
  private static let name = "otolith.conformance.Peer"
  private let fates = CallFates()

  func register(with registry: inout MethodRegistry) {
    registry.unary(service: Self.name, method: "Echo", access: .open, echo)
    registry.unary(service: Self.name, method: "Values", access: .open, values)
    registry.unary(service: Self.name, method: "Remaining", access: .open, remaining)
    registry.unary(service: Self.name, method: "Fail", access: .open, fail)
    registry.unary(service: Self.name, method: "Hang", access: .open, hang)
    registry.unary(service: Self.name, method: "Fate", access: .open, fate)
    registry.serverStreaming(service: Self.name, method: "Expand", access: .open, expand)
    registry.clientStreaming(service: Self.name, method: "Collect", access: .open, collect)
    registry.clientStreaming(service: Self.name, method: "Early", access: .open, early)
    registry.clientStreaming(service: Self.name, method: "Stall", access: .open, stall)
    registry.bidirectionalStreaming(service: Self.name, method: "Duplex", access: .open, duplex)
  }

  // MARK: - One request, one response

  /// Echoes the message, with the caller's `x-echo-…` metadata in its three places, encoded by the
  /// caller's `x-encoding`.
  @Sendable private func echo(_ request: Bytes, _ context: ServerCallContext) async throws -> Bytes
  {
    let metadata = context.requestMetadata
    if let name = metadata.first(for: "x-encoding"), let encoding = MessageEncoding(rawValue: name)
    {
      context.responseEncoding = encoding
    }
    for value in metadata.values(for: "x-echo-initial") {
      context.addInitialMetadata(value, for: "x-echo-initial")
    }
    for value in metadata.values(for: "x-echo-trailing") {
      context.addTrailingMetadata(value, for: "x-echo-trailing")
    }
    for value in metadata.binaryValues(for: "x-echo-bin") {
      context.addTrailingMetadata(binary: value, for: "x-echo-bin")
    }
    return request
  }

  /// Returns the values of the request's metadata key, in order, separated by `|`; bytes in
  /// hexadecimal.
  @Sendable private func values(_ request: Text, _ context: ServerCallContext) async throws -> Text
  {
    let key = request.value
    let values =
      key.hasSuffix("-bin")
      ? context.requestMetadata.binaryValues(for: key).map(Self.hexadecimal)
      : context.requestMetadata.values(for: key)
    return Text(value: values.joined(separator: "|"))
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns the milliseconds until the deadline, or `none`.
  @Sendable private func remaining(_: Text, _ context: ServerCallContext) async throws -> Text {
    guard let deadline = context.deadline else { return Text(value: "none") }
    let left = ContinuousClock.now.duration(to: deadline)
    return Text(
      value: String(
        left.components.seconds * 1_000 + left.components.attoseconds / 1_000_000_000_000_000))
  }

  /// Fails with the status `CODE MESSAGE`.
  @Sendable private func fail(_ request: Text, _: ServerCallContext) async throws -> Text {
    let parts = request.value.split(separator: " ", maxSplits: 1)
    let code = parts.first.flatMap { Int($0) }.flatMap { StatusCode(rawValue: $0) }
    throw RPCError(code ?? .unknown, parts.count > 1 ? String(parts[1]) : "")
  }

  /// Waits until the call is cancelled; `Fate` returns its outcome by the name in the request.
  @Sendable private func hang(_ request: Text, _: ServerCallContext) async throws -> Text {
    fates.note(.running, of: request.value)
    do {
      try await Task.sleep(for: .seconds(3_600))
    } catch {
      fates.note(.cancelled, of: request.value)
      throw error
    }
    return request
  }

  @Sendable private func fate(_ request: Text, _: ServerCallContext) async throws -> Text {
    Text(value: fates.fate(of: request.value).rawValue)
  }

  // MARK: - Streams

  /// Takes `COUNT SIZE` and sends COUNT messages of SIZE bytes.
  @Sendable private func expand(
    _ request: Text, _: ServerCallContext, _ writer: ResponseWriter<Bytes>
  ) async throws {
    let numbers = request.value.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, (0...1_000_000).contains(numbers[0]),
      (0...16_777_216).contains(numbers[1])
    else { throw RPCError(.invalidArgument, "expected COUNT SIZE") }
    let message = Bytes(value: [UInt8](repeating: 0x61, count: numbers[1]))
    for _ in 0..<numbers[0] { try await writer.write(message) }
  }

  /// Returns `COUNT BYTES` of all requests.
  @Sendable private func collect(
    _ requests: RequestStream<Bytes>, _: ServerCallContext
  ) async throws -> Text {
    var (count, size) = (0, 0)
    for try await request in requests {
      count += 1
      size += request.value.count
    }
    return Text(value: "\(count) \(size)")
  }

  /// Answers without reading.
  @Sendable private func early(
    _: RequestStream<Bytes>, _: ServerCallContext
  ) async throws -> Text {
    Text(value: "early")
  }

  /// Reads the name in the first request, then nothing more, until the call is cancelled.
  @Sendable private func stall(
    _ requests: RequestStream<Bytes>, _ context: ServerCallContext
  ) async throws -> Text {
    var reader = requests.makeAsyncIterator()
    let name = try await reader.next().map { String(decoding: $0.value, as: UTF8.self) } ?? ""
    return try await hang(Text(value: name), context)
  }

  /// Echoes each request.
  @Sendable private func duplex(
    _ requests: RequestStream<Bytes>, _: ServerCallContext, _ writer: ResponseWriter<Bytes>
  ) async throws {
    for try await request in requests { try await writer.write(request) }
  }
}
