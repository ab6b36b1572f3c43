import FoundationEssentials
import Messages
import NIOHTTP1
import RPCClient
import RPCCore
import Serialization
import Stubs

/// Answers the requests that receivers of SMART Health Links make (HL7 SMART Health Cards and Links
/// 1.0.0): the manifest by POST, and its files by GET. Any page may make them: the address is the
/// secret, and no cookie is read.
struct ShareAnswers: Sendable {
  let upstream: Upstream

  static let prefix = "/shl/"
  private static let fileType = "application/jose"

  /// Body of a manifest request.
  private struct ManifestRequest: Decodable {
    var recipient: String
    var passcode: String?
    var embeddedLengthMax: Int?
  }

  /// - Parameter path: what follows `/shl/`: the token, or the token, a ticket and the number of a file.
  func answer(_ request: WebRequest, path: Substring) async -> WebResponse {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let response: WebResponse
    switch (request.method, parts.count) {
    case (.OPTIONS, 1), (.OPTIONS, 3): response = Self.permission
    case (.POST, 1): response = await manifest(request, token: parts[0])
    case (.GET, 3): response = await file(request, ticket: parts[1], number: parts[2])
    case (_, 1): response = .text("Only POST is supported.", status: 405)
    default: response = .text("Not found.", status: 404)
    }
    return response.adding([("access-control-allow-origin", "*")])
  }

  /// The answer to a preflight (Fetch standard, CORS protocol).
  private static let permission = WebResponse(
    status: 204,
    headers: [
      ("access-control-allow-methods", "GET, POST"),
      ("access-control-allow-headers", "content-type"), ("access-control-max-age", "600"),
    ])

  // MARK: - Manifest

  private func manifest(_ request: WebRequest, token: String) async -> WebResponse {
    guard let asked = try? JSONDecoder().decode(ManifestRequest.self, from: Data(request.body)),
      // A message's text would end at a NUL.
      !asked.recipient.utf8.contains(0), asked.passcode?.utf8.contains(0) != true
    else {
      return Self.problem(
        "The body must be JSON with a recipient, and a passcode if the link requires one.", 400)
    }
    let options = upstream.options(for: "otolith-ingestion", request.origin, nil)
    do {
      return try await CallPropagation.$parent.withValue(WebCall(request)) {
        let opened = try await upstream.shares.openShare(
          IngestionV1.OpenShareRequest(
            token: token, recipient: asked.recipient, passcode: asked.passcode ?? ""),
          options: options)
        let embedded = try await embedded(opened, upTo: asked.embeddedLengthMax, options)
        return Self.manifest(opened, embedded) {
          "\(Self.base(request))\(token)/\(opened.ticket)/\($0)"
        }
      }
    } catch {
      return Self.answer(to: CallAnswers.status(of: error))
    }
  }

  /// The contents of the files that are not longer than the receiver wants; nil for others.
  private func embedded(
    _ opened: IngestionV1.OpenShareResponse, upTo lengthMax: Int?, _ options: CallOptions
  ) async throws -> [String?] {
    var contents: [String?] = []
    for (number, file) in opened.files.enumerated() {
      guard file.sizeBytes <= UInt64(clamping: lengthMax ?? .max) else {
        contents.append(nil)
        continue
      }
      let read = try await upstream.shares.readShareFile(
        IngestionV1.ReadShareFileRequest(ticket: opened.ticket, file: UInt32(clamping: number)),
        options: options)
      contents.append(read.jwe)
    }
    return contents
  }

  private static func manifest(
    _ opened: IngestionV1.OpenShareResponse, _ embedded: [String?], location: (Int) -> String
  ) -> WebResponse {
    .json { writer in
      writer.objects("files", opened.files.indices) { number, writer in
        writer.member("contentType", opened.files[number].contentType)
        if let contents = embedded[number] {
          writer.member("embedded", contents)
        } else {
          writer.member("location", location(number))
        }
        if let time = opened.createTime {
          writer.member("lastUpdated", time.date.formatted(.iso8601))
        }
        writer.member("status", "finalized")
        writer.member("fhirVersion", "4.0.1")
      }
    }
  }

  /// Address of this server as the receiver used it.
  private static func base(_ request: WebRequest) -> String {
    let host = request.header("host") ?? ""
    return "\(request.origin.isSecure ? "https" : "http")://\(host)\(prefix)"
  }

  // MARK: - Files

  private func file(_ request: WebRequest, ticket: String, number: String) async -> WebResponse {
    guard let number = UInt32(number) else { return .text("Not found.", status: 404) }
    do {
      let read = try await CallPropagation.$parent.withValue(WebCall(request)) {
        try await upstream.shares.readShareFile(
          IngestionV1.ReadShareFileRequest(ticket: ticket, file: number),
          options: upstream.options(for: "otolith-ingestion", request.origin, nil))
      }
      return WebResponse(
        status: 200, headers: [("content-type", Self.fileType), ("cache-control", "no-store")],
        body: .bytes(Array(read.jwe.utf8)))
    } catch {
      return Self.answer(to: CallAnswers.status(of: error))
    }
  }

  // MARK: - Errors

  /// Statuses of the specification: 404 for a link that cannot be opened, 401 for a wrong passcode.
  private static func answer(to error: RPCError) -> WebResponse {
    var response: WebResponse
    switch error.code {
    case .notFound: response = problem("The link has expired, was revoked, or does not exist.", 404)
    case .permissionDenied:
      let remaining = remainingAttempts(error)
      response = .json { $0.member("remainingAttempts", remaining) }
      response.status = 401
    case .invalidArgument: response = problem("The recipient or the passcode is too long.", 400)
    default: response = problem("The server cannot answer now; try again.", 503)
    }
    response.error = error
    return response
  }

  private static func remainingAttempts(_ error: RPCError) -> Int {
    for case .errorInfo(_, let metadata) in error.details {
      if let number = metadata["remaining_attempts"].flatMap({ Int($0) }) { return number }
    }
    return 0
  }

  private static func problem(_ text: String, _ status: Int) -> WebResponse {
    var response = WebResponse.json { $0.member("error", text) }
    response.status = status
    return response
  }
}
