import HTTP2
import RPCCore

/// Ends of calls in gRPC-Web and Connect.
extension ServerCall {
  /// - Parameters:
  ///   - error: nil: OK.
  ///   - initial: initial metadata.
  func sendStatus(
    _ error: RPCError?, _ initial: Metadata, _ trailing: Metadata, as web: WebCall
  ) throws(RPCError) {
    var error = error
    let response = method.streamsResponses ? nil : self.response
    if error == nil, response == nil, !method.streamsResponses {
      // An interceptor returned without calling `next`.
      error = RPCError(.internalError, "no response")
    }
    let message = error == nil ? response : nil
    if web.form.kind == .connectUnary {
      try sendUnary(error, message, initial, trailing, as: web)
    } else {
      try sendStreamEnd(error, message, initial, trailing, as: web)
    }
  }

  private func sendStreamEnd(
    _ error: RPCError?, _ message: [UInt8]?, _ initial: Metadata, _ trailing: Metadata,
    as web: WebCall
  ) throws(RPCError) {
    let head =
      state.hasSentHeaders
      ? nil : try web.form.head(initial, context.sealResponseEncoding(), origin: web.origin)
    let end = web.form.encoded(try web.form.end(error, trailing))
    guard state.finish() != .drop else { return }
    if let head { connection.session.submitResponse(stream: stream, head, endStream: false) }
    if let message { send(message) }
    queue(end)
    connection.session.finish(stream: stream)
  }

  private func sendUnary(
    _ error: RPCError?, _ message: [UInt8]?, _ initial: Metadata, _ trailing: Metadata,
    as web: WebCall
  ) throws(RPCError) {
    let isUnchanged = error == nil && etag != nil && hasClient(etag)
    // The flag of the frame is 1 if the message is compressed.
    let isCompressed = !isUnchanged && message?.first == 1
    var head = try web.form.head(
      initial, isCompressed ? context.sealResponseEncoding() : .identity,
      httpStatus: isUnchanged ? 304 : error?.code.httpStatus ?? 200, origin: web.origin)
    try WebForm.append(trailers: trailing, error, to: &head)
    if web.form.isGet { appendCaching(to: &head, isFailed: error != nil) }
    guard state.finish() != .drop else { return }
    let session = connection.session
    session.submitResponse(stream: stream, head, endStream: isUnchanged)
    if isUnchanged { return }
    if let error { queue(ConnectError.json(error)) }
    if let message { send(Array(message.dropFirst(LengthPrefixedMessage.prefixCount))) }
    session.finish(stream: stream)
  }

  /// Whether `if-none-match` names the etag. Comparison is weak (RFC 9110 §13.1.2), since one etag
  /// stands for all codecs.
  private func hasClient(_ etag: String?) -> Bool {
    guard let etag, let known = context.requestMetadata.first(for: "if-none-match") else {
      return false
    }
    return known.split(separator: ",").contains { item in
      let item = item.drop { $0 == " " }
      return (item.hasPrefix("W/") ? item.dropFirst(2) : item) == "\"\(etag)\""
    }
  }

  /// A response may be kept by its caller alone if it can depend on the caller, and is compared
  /// before each use.
  private func appendCaching(to head: inout HTTP2HeaderBlock, isFailed: Bool) {
    head.append("vary", "accept-encoding, authorization")
    guard !isFailed, let etag else { return head.append("cache-control", "no-store") }
    head.append("etag", "W/\"\(etag)\"")
    if case .open = method.access, context.requestMetadata.first(for: "authorization") == nil {
      head.append("cache-control", "no-cache")
    } else {
      head.append("cache-control", "private, no-cache")
    }
  }

  /// Queues the response of a method without a response stream.
  func send(_ message: [UInt8]) {
    queue(message)
    method.metrics.sent()
  }

  private func queue(_ bytes: [UInt8]) {
    connection.session.send(stream: stream, bytes)
    connection.queued(bytes.count, for: self)
  }
}
