import RPCCore
import RPCServer
import TestingMessages

/// `grpc.testing.TestService` with the server features of gRPC's doc/interop-test-descriptions.md,
/// except those that need cloud accounts.
struct TestServiceHandler: GRPCTesting.TestServiceProtocol {
  /// Maximum requests of a half-duplex call, which are stored until they end.
  private static let halfDuplexRequestsMax = 1_000
  private let serverID = String(UInt64.random(in: .min ... .max), radix: 16)

  /// Token required by all methods except `EmptyCall`; nil if not required.
  let token: SharedToken?

  func access(to method: GRPCTesting.TestServiceMethod) -> MethodAccess {
    guard let token, method != .emptyCall else { return .open }
    return .credentials(token)
  }

  func emptyCall(
    _ request: GRPCTesting.Empty, context: ServerCallContext
  ) async throws -> GRPCTesting.Empty {
    GRPCTesting.Empty()
  }

  func unaryCall(
    _ request: GRPCTesting.SimpleRequest, context: ServerCallContext
  ) async throws -> GRPCTesting.SimpleResponse {
    try context.requireCompression(as: request.expectCompressed)
    context.echoMetadata()
    try request.responseStatus?.echo()
    if request.responseCompressed?.value == true { context.compressResponses() }
    return GRPCTesting.SimpleResponse(
      payload: try .zeros(request.responseSize, type: request.responseType),
      serverID: request.fillServerID ? serverID : "")
  }

  func streamingInputCall(
    _ requests: RequestStream<GRPCTesting.StreamingInputCallRequest>, context: ServerCallContext
  ) async throws -> GRPCTesting.StreamingInputCallResponse {
    var size: Int32 = 0
    for try await request in requests {
      try context.requireCompression(as: request.expectCompressed)
      let (sum, overflows) = size.addingReportingOverflow(
        Int32(clamping: request.payload?.body.count ?? 0))
      guard !overflows else { throw RPCError(.outOfRange, "more than 2^31 - 1 bytes of payload") }
      size = sum
    }
    return GRPCTesting.StreamingInputCallResponse(aggregatedPayloadSize: size)
  }

  func streamingOutputCall(
    _ request: GRPCTesting.StreamingOutputCallRequest, context: ServerCallContext,
    to writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>
  ) async throws {
    context.echoMetadata()
    var pace = ResponsePace()
    try await answer(request, context, writer, &pace)
  }

  func fullDuplexCall(
    _ requests: RequestStream<GRPCTesting.StreamingOutputCallRequest>, context: ServerCallContext,
    to writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>
  ) async throws {
    context.echoMetadata()
    var pace = ResponsePace()
    for try await request in requests { try await answer(request, context, writer, &pace) }
  }

  /// Reads all requests, then sends all responses.
  func halfDuplexCall(
    _ requests: RequestStream<GRPCTesting.StreamingOutputCallRequest>, context: ServerCallContext,
    to writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>
  ) async throws {
    context.echoMetadata()
    var kept: [GRPCTesting.StreamingOutputCallRequest] = []
    for try await request in requests {
      guard kept.count < Self.halfDuplexRequestsMax else {
        throw RPCError(.resourceExhausted, "more than \(Self.halfDuplexRequestsMax) requests")
      }
      kept.append(request)
    }
    var pace = ResponsePace()
    for request in kept { try await answer(request, context, writer, &pace) }
  }

  /// Unimplemented, as gRPC's description requires.
  func unimplementedCall(
    _ request: GRPCTesting.Empty, context: ServerCallContext
  ) async throws -> GRPCTesting.Empty {
    throw RPCError(.unimplemented, "UnimplementedCall is not implemented")
  }

  /// Echoes the status, or writes a response for each of the request's parameters.
  private func answer(
    _ request: GRPCTesting.StreamingOutputCallRequest, _ context: ServerCallContext,
    _ writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>, _ pace: inout ResponsePace
  ) async throws {
    try request.responseStatus?.echo()
    if request.responseParameters.contains(where: { $0.compressed?.value == true }) {
      context.compressResponses()
    }
    for parameters in request.responseParameters {
      try await pace.wait(microseconds: parameters.intervalUs)
      let response = GRPCTesting.StreamingOutputCallResponse(
        payload: try .zeros(parameters.size, type: request.responseType))
      try await writer.write(response, compress: parameters.compressed?.value ?? false)
    }
  }
}
