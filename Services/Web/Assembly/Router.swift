import Fields
import Logging
import Metrics
import NIOHTTP1
import RPCCore
import Settings
import Telemetry

/// Decides by the path which part answers a request, and records the outcome.
struct Router: Sendable {
  let calls: CallAnswers
  let session: SessionAnswers
  let exports: ExportAnswers
  let reports: ReportAnswers
  let shares: ShareAnswers
  let media: MediaAnswers
  let answerFiles: AnswerFileAnswers
  let oauth: OAuthAnswers
  let files: FileAnswers
  let load: WebLoad
  let observation: RequestObservation

  /// The parts of the server, as metrics and the log name them.
  enum Kind: String {
    case call, session, export, report, share, media, file, oauth, page
  }

  private static let consolePrefix = "/console"
  private static let callPrefix = "/rpc"
  private static let exportPrefix = "/console/export/"
  /// Maximum size of a body that is not a call's.
  private static let smallBodyBytesMax = 4 << 10

  /// Returns the maximum size of a request's body.
  static func bodyBytesMax(of head: HTTPRequestHead, calls: Int) -> Int {
    let path = head.uri
    if path.hasPrefix(OAuthAnswers.prefix) { return OAuthAnswers.bodyBytesMax }
    return path.hasPrefix("\(callPrefix)/") || path.hasPrefix("\(consolePrefix)\(callPrefix)/")
      ? calls : smallBodyBytesMax
  }

  func answer(_ request: WebRequest) async -> WebResponse {
    let start = ContinuousClock.now
    let span = observation.spans?.begin(request.callersTrace)
    var traced = request
    traced.trace = span?.trace
    let (response, kind, method) = await respond(to: traced)
    observation.note(kind, response, method: method, after: ContinuousClock.now - start)
    if let span {
      observation.spans?.end(span, name: method ?? kind.rawValue, status: response.status)
    }
    return response
  }

  /// - Returns: the response, the part that made it, and the method of a call.
  private func respond(
    to request: WebRequest
  ) async -> (response: WebResponse, kind: Kind, method: String?) {
    let (page, path) = Self.page(of: request.path)
    let kind: Kind
    let response: WebResponse
    var method: String?
    if path.hasPrefix("\(Self.callPrefix)/") {
      kind = .call
      let name = String(path.dropFirst(Self.callPrefix.count))
      // Only names of the API are logged.
      method = calls.methods[name].map { "\($0.service)/\($0.name)" }
      response = await limited { await calls.answer(request, to: page, path: name) }
    } else if request.path.hasPrefix(Self.exportPrefix) {
      kind = .export
      response = await limited {
        await exports.answer(request, path: request.path.dropFirst(Self.exportPrefix.count))
      }
    } else if path == "/session", request.method == .GET {
      kind = .session
      response = await limited { session.describe(request, of: page) }
    } else if path == "/session/renew" || path == "/session/end" {
      kind = .session
      response = await limited {
        path == "/session/end"
          ? await session.end(request, of: page) : await session.renew(request, of: page)
      }
    } else if path.hasPrefix(AnswerFileAnswers.prefix) {
      kind = .file
      response = await limited {
        await answerFiles.answer(
          request, of: page, path: path.dropFirst(AnswerFileAnswers.prefix.count))
      }
    } else if request.path == ReportAnswers.path {
      kind = .report
      response = await limited { await reports.answer(request) }
    } else if request.path.hasPrefix(ShareAnswers.prefix) {
      kind = .share
      response = await limited {
        await shares.answer(request, path: request.path.dropFirst(ShareAnswers.prefix.count))
      }
    } else if request.path.hasPrefix(MediaAnswers.prefix) {
      kind = .media
      response = await limited {
        await media.answer(request, path: request.path.dropFirst(MediaAnswers.prefix.count))
      }
    } else if request.path.hasPrefix(OAuthAnswers.prefix)
      || request.path == OAuthAnswers.metadataPath
    {
      kind = .oauth
      response = await limited { await oauth.answer(request) }
    } else {
      kind = .page
      response = files.answer(request)
    }
    return (response, kind, method)
  }

  /// Splits the path into the page and the rest.
  private static func page(of path: String) -> (page: Page, path: Substring) {
    path.hasPrefix("\(consolePrefix)/")
      ? (.console, path.dropFirst(consolePrefix.count)) : (.participant, path[...])
  }

  private func limited(_ body: () async -> WebResponse) async -> WebResponse {
    guard let place = load.enterCall() else {
      return WebResponse.error(
        RPCError(
          .unavailable, "too many requests at once; try again",
          details: [.retryInfo(delay: .seconds(1))]))
    }
    defer { withExtendedLifetime(place) {} }
    return await body().holding(place)
  }
}

/// Log lines and metrics of requests. They have no path of a person, no address and no id.
struct RequestObservation: Sendable {
  let running: InEffect<RunningSettings>
  /// Nil without a collector of traces.
  let spans: RequestSpans?
  let metrics: any MetricsFactory
  let logger: Logger

  func note(_ kind: Router.Kind, _ response: WebResponse, method: String?, after time: Duration) {
    let labels = [("kind", kind.rawValue), ("status", String(response.status))]
    Counter(label: "otolith_web_requests_total", dimensions: labels, factory: metrics).increment()
    Timer(
      label: "otolith_web_request_seconds", dimensions: [("kind", kind.rawValue)], factory: metrics
    ).recordNanoseconds(Int64(time / .nanoseconds(1)))
    guard let level = level(kind, response) else { return }
    var fields: Logger.Metadata = [
      "kind": "\(kind.rawValue)", "http": "\(response.status)",
      "ms": .stringConvertible((time / .milliseconds(1) * 10).rounded() / 10),
    ]
    if let method { fields["method"] = "\(method)" }
    if let error = response.error {
      fields["status"] = "\(error.code)"
      fields["reason"] = error.reason.map { "\($0)" }
    }
    logger.log(level: level, "request", metadata: fields)
  }

  private func level(_ kind: Router.Kind, _ response: WebResponse) -> Logger.Level? {
    if response.status == 500 { return .error }
    switch running.current.callLogging {
    case .off: return nil
    case .errors: return ![.page, .media].contains(kind) && response.status >= 400 ? .info : .debug
    case .all: return .info
    }
  }
}
