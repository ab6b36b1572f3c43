import MessageSupport
import RPCCore

/// Decodes the responses of one call.
struct ResponseReader<Response: Message>: Sendable {
  let handle: ClientCallHandle
  let limits: DecodingLimits

  /// Returns the next response; nil after the last.
  ///
  /// - Throws: the error that ended the call; INTERNAL for a response that cannot be decoded.
  func next() async throws(RPCError) -> Response? {
    guard let bytes = try await handle.next() else { return nil }
    return try decode(bytes)
  }

  /// Returns the response of a unary call.
  ///
  /// - Throws: UNIMPLEMENTED for none or more than one (doc/statuscodes.md of gRPC, "Response
  ///   cardinality violation").
  func only() async throws(RPCError) -> Response {
    guard let bytes = try await handle.only() else {
      throw RPCError(.unimplemented, "the method returns one message, got none")
    }
    return try decode(bytes)
  }

  private func decode(_ bytes: ArraySlice<UInt8>) throws(RPCError) -> Response {
    do {
      return try bytes.withUnsafeBytes { try Response(serialized: $0, limits: limits) }
    } catch {
      handle.cancel()
      throw RPCError(.internalError, "the response cannot be decoded: \(error)")
    }
  }
}
