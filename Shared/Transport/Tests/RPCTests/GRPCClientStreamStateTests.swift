import HTTP2
import Testing

@testable import RPCClient
@testable import RPCCore

@Suite struct GRPCClientStreamStateTests {
  private static let headers = HTTP2HeaderBlock([
    (":status", "200"), ("content-type", "application/grpc"),
  ])

  /// The outcome of the call in an equatable form.
  private enum Outcome: Hashable {
    case pending
    case ok
    case failed(StatusCode)

    init(_ action: GRPCClientStreamState.HeadersAction) {
      self =
        switch action {
        case .none, .initialMetadata: .pending
        case .end(let error, _): error.map { .failed($0.code) } ?? .ok
        }
    }

    init(_ action: GRPCClientStreamState.DataAction) {
      self =
        switch action {
        case .messages: .pending
        case .end(let error): .failed(error.code)
        }
    }
  }

  private func receiving() -> GRPCClientStreamState {
    var state = GRPCClientStreamState(responseSizeMax: 100)
    _ = state.receiveHeaders(Self.headers, endStream: false)
    return state
  }

  @Test func headersMessagesTrailers() {
    var state = GRPCClientStreamState(responseSizeMax: 100)
    var block = Self.headers
    block.append("x", "1")
    guard case .initialMetadata(["x": "1"]) = state.receiveHeaders(block, endStream: false) else {
      Issue.record("no initial metadata")
      return
    }
    let bytes = LengthPrefixedMessage.frame([1]) + LengthPrefixedMessage.frame([2]) + [0]
    guard case .messages(let messages) = state.receiveData(bytes, endStream: false) else {
      Issue.record("no messages")
      return
    }
    #expect(messages.map { Array($0.bytes) } == [[1], [2]])
    _ = state.receiveData([0, 0, 0, 0], endStream: false)
    let trailers = HTTP2HeaderBlock([("grpc-status", "0"), ("y", "2")])
    guard case .end(nil, trailing: ["y": "2"]) = state.receiveHeaders(trailers, endStream: true)
    else {
      Issue.record("not ended")
      return
    }
    #expect(state.streamClosed(.noError) == .none)
  }

  @Test(arguments: [
    ([("grpc-status", "0")], Outcome.ok),
    ([("grpc-status", "5")], .failed(.notFound)),
    ([("grpc-status", "16")], .failed(.unauthenticated)),
    ([("grpc-status", "17")], .failed(.unknown)),
    ([("grpc-status", "-1")], .failed(.unknown)),
    ([("grpc-status", "x")], .failed(.unknown)),
    ([("grpc-status", "")], .failed(.unknown)),
    ([("other", "x")], .failed(.unknown)),
  ])
  private func trailers(fields: [(String, String)], outcome: Outcome) {
    var state = receiving()
    #expect(Outcome(state.receiveHeaders(HTTP2HeaderBlock(fields), endStream: true)) == outcome)
    #expect(state.isEnded)
    var alone = GRPCClientStreamState(responseSizeMax: 100)
    let trailersOnly = HTTP2HeaderBlock(
      [(":status", "200"), ("content-type", "application/grpc")] + fields)
    #expect(Outcome(alone.receiveHeaders(trailersOnly, endStream: true)) == outcome)
  }

  /// According to doc/http-grpc-status-mapping.md of gRPC.
  @Test(arguments: [
    ("400", StatusCode.internalError), ("401", .unauthenticated), ("403", .permissionDenied),
    ("404", .unimplemented), ("429", .unavailable), ("502", .unavailable), ("503", .unavailable),
    ("504", .unavailable), ("500", .unknown), ("418", .unknown), ("204", .unknown),
    ("x", .unknown),
  ])
  func answersThatAreNotGRPC(httpStatus: String, code: StatusCode) {
    let block = HTTP2HeaderBlock([(":status", httpStatus), ("content-type", "text/html")])
    var atOnce = GRPCClientStreamState(responseSizeMax: 100)
    #expect(Outcome(atOnce.receiveHeaders(block, endStream: true)) == .failed(code))
    var withBody = GRPCClientStreamState(responseSizeMax: 100)
    #expect(Outcome(withBody.receiveHeaders(block, endStream: false)) == .pending)
    #expect(Outcome(withBody.receiveData(Array("<html>".utf8), endStream: false)) == .pending)
    #expect(Outcome(withBody.receiveData([], endStream: true)) == .failed(code))
    var cut = GRPCClientStreamState(responseSizeMax: 100)
    _ = cut.receiveHeaders(block, endStream: false)
    guard case .end(let error) = cut.streamClosed(.internalError) else {
      Issue.record("not ended")
      return
    }
    #expect(error.code == code)
  }

  @Test func grpcStatusWinsOverTheHTTPStatus() {
    var state = GRPCClientStreamState(responseSizeMax: 100)
    let block = HTTP2HeaderBlock([(":status", "400"), ("grpc-status", "13")])
    #expect(Outcome(state.receiveHeaders(block, endStream: true)) == .failed(.internalError))
  }

  @Test func informationalResponsesAreSkipped() {
    var state = GRPCClientStreamState(responseSizeMax: 100)
    let early = HTTP2HeaderBlock([(":status", "103")])
    #expect(Outcome(state.receiveHeaders(early, endStream: false)) == .pending)
    #expect(Outcome(state.receiveHeaders(Self.headers, endStream: false)) == .pending)
    let trailers = HTTP2HeaderBlock([("grpc-status", "0")])
    #expect(Outcome(state.receiveHeaders(trailers, endStream: true)) == .ok)
  }

  @Test(arguments: [
    ("compressed", [1, 0, 0, 0, 0] as [UInt8], false, StatusCode.internalError),
    ("too large", [0, 0, 0, 0, 101], false, .resourceExhausted),
    ("no trailers", LengthPrefixedMessage.frame([1]), true, .unknown),
  ])
  func badBodies(name: String, bytes: [UInt8], endStream: Bool, code: StatusCode) {
    var state = receiving()
    #expect(Outcome(state.receiveData(bytes, endStream: endStream)) == .failed(code))
    #expect(state.isEnded)
  }

  @Test func aMessageCutShortIsNoSuccess() {
    var state = receiving()
    _ = state.receiveData([0, 0], endStream: false)
    let trailers = HTTP2HeaderBlock([("grpc-status", "0")])
    #expect(Outcome(state.receiveHeaders(trailers, endStream: true)) == .failed(.internalError))
  }

  @Test func anEncodingThatWasNotOffered() {
    var state = GRPCClientStreamState(responseSizeMax: 100)
    var block = Self.headers
    block.append("grpc-encoding", "br")
    #expect(Outcome(state.receiveHeaders(block, endStream: false)) == .pending)
    let trailers = HTTP2HeaderBlock([("grpc-status", "0")])
    #expect(Outcome(state.receiveHeaders(trailers, endStream: true)) == .failed(.internalError))
  }

  /// According to PROTOCOL-HTTP2, "Errors".
  @Test(arguments: [
    (HTTP2ErrorCode.cancel, StatusCode.cancelled), (.enhanceYourCalm, .resourceExhausted),
    (.inadequateSecurity, .permissionDenied), (.refusedStream, .unavailable),
    (.noError, .internalError), (.protocolError, .internalError), (.internalError, .internalError),
    (.flowControlError, .internalError), (HTTP2ErrorCode(rawValue: 99), .internalError),
  ])
  func resets(code: HTTP2ErrorCode, status: StatusCode) {
    var state = receiving()
    guard case .end(let error) = state.streamClosed(code) else {
      Issue.record("not ended")
      return
    }
    #expect(error.code == status)
    #expect(state.streamClosed(code) == .none)
  }

  @Test func refusedBeforeAnyAnswerMayBeRetried() {
    var state = GRPCClientStreamState(responseSizeMax: 100)
    #expect(state.streamClosed(.refusedStream) == .retry)
  }

  @Test func anAbandonedCallHearsNothing() {
    var state = receiving()
    state.abandon()
    let trailers = HTTP2HeaderBlock([("grpc-status", "0")])
    #expect(Outcome(state.receiveHeaders(trailers, endStream: true)) == .pending)
    #expect(Outcome(state.receiveData([1, 0, 0, 0, 0], endStream: true)) == .pending)
    #expect(state.streamClosed(.cancel) == .none)
  }
}
