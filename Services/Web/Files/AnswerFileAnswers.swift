import Messages
import NIOHTTP1
import RPCClient
import RPCCore

/// Answers downloads of files of answers: `/files/STUDY/SHA-256` for the participant,
/// `/console/files/STUDY/FILE` for staff. Pages upload by calls, which can be repeated.
struct AnswerFileAnswers: Sendable {
  let sessions: SessionCalls

  static let prefix = "/files/"

  /// A part of a file that a request asks for; the end is included, and nil for the end of the file.
  private struct Range {
    var first: UInt64
    var last: UInt64?

    /// - Returns: nil for several ranges and ranges from the end, which are answered as the whole.
    init?(_ header: String?) {
      guard let header, header.hasPrefix("bytes=") else { return nil }
      let parts = header.dropFirst("bytes=".count)
        .split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, let first = UInt64(parts[0]) else { return nil }
      let last = UInt64(parts[1])
      guard parts[1].isEmpty || last.map({ $0 >= first && $0 < .max }) == true else { return nil }
      (self.first, self.last) = (first, last)
    }

    var byteCount: UInt64 { last.map { $0 - first + 1 } ?? 0 }
  }

  /// - Parameter path: what follows ``prefix``.
  func answer(_ request: WebRequest, of page: Page, path: Substring) async -> WebResponse {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      .compactMap { WebRequest.decoded($0) }
    guard parts.count == 2 else { return .text("Not found.", status: 404) }
    guard request.method == .GET else {
      return .onlyGET
    }
    guard RequestChecks.permitsDownload(request), request.hasChunks else {
      return .text("The file must be opened on a page of this address.", status: 403)
    }
    let kept = sessions.session(of: page, in: request)
    if let error = SessionCalls.refusal(of: request, kept) { return .error(error) }
    var response =
      page == .console
      ? await downloadOfStudy(request, parts[0], parts[1], kept)
      : await download(request, parts[0], parts[1], kept)
    response.policy = .document
    return response
  }

  private func download(
    _ request: WebRequest, _ study: String, _ sha256: String, _ kept: SessionCalls.Kept
  ) async -> WebResponse {
    let range = Range(request.header("range"))
    let asked = IngestionV1.DownloadAnswerFileRequest(
      studyID: study, sha256: sha256, offset: range?.first ?? 0, byteCount: range?.byteCount ?? 0)
    return await sessions.stream(request, kept) {
      sessions.upstream.answerFiles.downloadAnswerFile(asked, options: $0)
    } head: { first in
      Self.head(
        range, byteCount: first?.file?.byteCount ?? 0, type: first?.file?.mediaType ?? "",
        name: String(sha256.prefix(16)))
    } bytes: {
      $0.data
    }
  }

  private func downloadOfStudy(
    _ request: WebRequest, _ study: String, _ fileID: String, _ kept: SessionCalls.Kept
  ) async -> WebResponse {
    let range = Range(request.header("range"))
    let asked = IngestionV1.DownloadStudyAnswerFileRequest(
      studyID: study, fileID: fileID, offset: range?.first ?? 0, byteCount: range?.byteCount ?? 0)
    return await sessions.stream(request, kept) {
      sessions.upstream.answerFiles.downloadStudyAnswerFile(asked, options: $0)
    } head: { first in
      Self.head(
        range, byteCount: first?.byteCount ?? 0, type: first?.mediaType ?? "", name: fileID)
    } bytes: {
      $0.data
    }
  }

  /// Status and header fields. The type is one of those that the service has recognised.
  private static func head(
    _ range: Range?, byteCount: UInt64, type: String, name: String
  ) -> (status: Int, headers: [(name: String, value: String)]) {
    let end = min(range?.last ?? .max, max(byteCount, 1) - 1)
    let start = min(range?.first ?? 0, byteCount)
    let length = end >= start && start < byteCount ? end - start + 1 : 0
    let suffix = type.split(separator: "/").last.map { ".\($0)" } ?? ""
    let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    var headers = [
      ("content-type", type), ("cache-control", "private, no-store"),
      ("content-disposition", "attachment; filename=\"\(plain)\(suffix)\""),
      ("accept-ranges", "bytes"), ("content-length", String(length)),
    ]
    if range != nil { headers.append(("content-range", "bytes \(start)-\(end)/\(byteCount)")) }
    return (range == nil ? 200 : 206, headers)
  }
}
