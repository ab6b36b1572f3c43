import RPCCore
import RPCServer
import TestingMessages

extension ServerCallContext {
  private static let echoInitial = "x-grpc-test-echo-initial"
  private static let echoTrailing = "x-grpc-test-echo-trailing-bin"

  /// Implements the feature "Echo Metadata".
  func echoMetadata() {
    for value in requestMetadata.values(for: Self.echoInitial) {
      addInitialMetadata(value, for: Self.echoInitial)
    }
    for value in requestMetadata.binaryValues(for: Self.echoTrailing) {
      addTrailingMetadata(binary: value, for: Self.echoTrailing)
    }
  }

  /// Implements the feature "CompressedRequest".
  ///
  /// - Throws: INVALID_ARGUMENT if the compression of the last read message is not as expected.
  func requireCompression(as expected: GRPCTesting.BoolValue?) throws(RPCError) {
    guard let expected, expected.value != requestWasCompressed else { return }
    throw RPCError(
      .invalidArgument, "expected \(expected.value ? "a compressed" : "an uncompressed") message")
  }

  /// Implements the feature "CompressedResponse": with gzip, or with deflate if the client accepts
  /// only that.
  func compressResponses() {
    responseEncoding = .gzip
    if responseEncoding == .identity { responseEncoding = .deflate }
  }
}
