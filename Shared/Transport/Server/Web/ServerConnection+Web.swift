import HTTP2
import RPCCore

/// The response to a request that did not become a call.
struct Refusal {
  /// Bytes of its body.
  let byteCount: Int
  var progress = ResponseProgress()
}

/// Requests of gRPC-Web and Connect.
extension ServerConnection {
  /// Returns what the call needs; nil if the method cannot be called in this form.
  func webCall(
    _ form: WebForm, of method: MethodRegistry.Method, _ head: GRPCRequestHead
  ) -> WebCall? {
    let streams = method.streamsRequests || method.streamsResponses
    guard form.kind == .grpcWeb || streams == (form.kind == .connectStream),
      let (schema, types) = try? core.schema.types(of: method)
    else { return nil }
    if form.isJSON, types == nil { return nil }
    if form.isGet, types?.hasNoSideEffects != true { return nil }
    return WebCall(
      form: form, types: types, schema: schema,
      origin: PageOrigin(head.metadata.first(for: "origin"), of: core.origins))
  }

  /// Rejects a form that the method does not have, by HTTP's own statuses.
  func refuse(web stream: Int32, _ form: WebForm, _ method: MethodRegistry.Method) {
    var block = GRPCResponseHead.notGRPC(httpStatus: form.isGet ? 405 : 415)
    if form.isGet {
      block.append("allow", "POST")
      block.append("cache-control", "no-store")
    }
    session.submitResponse(stream: stream, block, endStream: true)
  }

  func streamState(
    of method: MethodRegistry.Method, _ head: GRPCRequestHead
  ) -> GRPCServerStreamState {
    if let web = head.web, web.kind == .connectUnary {
      return GRPCServerStreamState(
        requestSizeMax: requestSizeMax, encoding: head.encoding, query: head.queryMessage)
    }
    var state = GRPCServerStreamState(
      requestSizeMax: requestSizeMax, encoding: head.encoding,
      takesStream: method.streamsRequests)
    if head.web?.isText == true { state.decodeText() }
    return state
  }

  /// Rejects a stream before it becomes a call.
  ///
  /// - Parameter httpStatus: for unary Connect, if it is not that of the error.
  func refuse(
    _ stream: Int32, _ error: RPCError, _ head: GRPCRequestHead, httpStatus: Int? = nil
  ) {
    guard let form = head.web else { return refuse(stream, error) }
    refuse(stream, error, as: form, head.metadata.first(for: "origin"), httpStatus)
  }

  /// - Parameter origin: that of the calling page.
  func refuse(
    _ stream: Int32, _ error: RPCError, as form: WebForm, _ origin: String?,
    _ httpStatus: Int? = nil
  ) {
    let isUnary = form.kind == .connectUnary
    let page = PageOrigin(origin, of: core.origins)
    // Cannot fail: this error has no metadata.
    guard
      var block = try? form.head(
        Metadata(), httpStatus: isUnary ? httpStatus ?? error.code.httpStatus : 200, origin: page)
    else { return session.reset(stream: stream, .internalError) }
    if form.isGet { block.append("cache-control", "no-store") }
    if form.kind == .grpcWeb {
      // A body would wait for the client to read it, so the status is in the headers.
      try? GRPCResponseHead.trailers(error, metadata: Metadata(), into: &block)
      return session.submitResponse(stream: stream, block, endStream: true)
    }
    let body = isUnary ? ConnectError.json(error) : try? form.end(error, Metadata())
    session.submitResponse(stream: stream, block, endStream: false)
    session.send(stream: stream, body ?? [])
    session.finish(stream: stream)
    refusals[stream] = Refusal(byteCount: body?.count ?? 0)
    countQueued()
    limitGuard.watch()
  }

  /// Ends refusals that their client does not read.
  func judgeRefusals(at now: ContinuousClock.Instant) {
    let timeout = rules.limits.responseProgressTimeout
    for (stream, refusal) in refusals {
      var refusal = refusal
      let isStuck = refusal.progress.isStuck(
        queued: session.queuedBytes(stream: stream), of: refusal.byteCount, timeout: timeout,
        at: now)
      refusals[stream] = isStuck ? nil : refusal
      guard isStuck else { continue }
      hit(.responseProgress)
      session.reset(stream: stream, .enhanceYourCalm)
      handler?.scheduleFlush()
    }
  }

  /// Answers a browser's question whether a page of another origin may call (Fetch, "CORS
  /// protocol").
  func answer(preflight stream: Int32, _ origin: String, _ headers: String?) {
    let page = PageOrigin(origin, of: core.origins)
    guard page.permitted != nil else {
      let status = core.origins.isEmpty ? 405 : 403
      session.submitResponse(
        stream: stream, GRPCResponseHead.notGRPC(httpStatus: status), endStream: true)
      return
    }
    var block = HTTP2HeaderBlock([
      (":status", "204"), ("access-control-allow-methods", "GET, POST"),
      ("access-control-max-age", "7200"),
    ])
    page.append(to: &block)
    if let headers { block.append("access-control-allow-headers", headers) }
    session.submitResponse(stream: stream, block, endStream: true)
  }
}
