import Foundation
import RPCClient
import RPCCore
import ServiceKit

/// Destination of an export: standard output, or a file that appears when it is complete. Health
/// data, so the file has mode 600.
struct PrivateOutput {
  let client: OtolithClient
  /// Files to write beside the export.
  let codebook: ExportCodebookOutput
  /// Returns options with a token before each call; exports of large studies outlive one token.
  let options: () async throws -> CallOptions
  /// Whether to show progress, on a terminal.
  var showsProgress = isatty(STDERR_FILENO) == 1

  /// Size of the output.
  struct Written {
    var rows: Int
    var bytes: Int
    /// Time at which the export began.
    var asOf: Date
    /// Continues the export; empty if that is not possible.
    var cursor: String

    func file(named name: String, _ request: ExportRequest) -> ExportFolder.File {
      ExportFolder.File(
        name: name, request, rows: rows, bytes: bytes, asOf: asOf, cursor: cursor)
    }
  }

  /// The part of an export that is known when it ends.
  private struct Received {
    var asOf: Date
    var cursor: String
  }

  /// Maximum number of attempts after broken connections.
  private static let attemptsMax = 5

  /// - Parameter path: nil or `-` for standard output.
  /// - Throws: `RPCError`; `OutputFailure`. The old file remains then, unless only the codebook
  ///   failed, which is printed.
  func write(_ request: ExportRequest, to path: String?) async throws -> Written {
    let written = try await writeRows(request, to: path)
    try await codebook.write(beside: path, of: request, client, options)
    return written
  }

  /// Writes missing files beside a complete export.
  func completeCodebook(_ request: ExportRequest, beside path: String) async throws {
    guard !CodebookFiles(beside: path).areThere else { return }
    try await codebook.write(beside: path, of: request, client, options)
  }

  private func writeRows(_ request: ExportRequest, to path: String?) async throws -> Written {
    guard let path, path != OutputFile.standardOutput else {
      var progress = ExportProgress(name: request.studyID, noun: request.kind.noun)
      let received = try await receiveAgain(
        request, &progress, { try OutputFile.write($0, to: OutputFile.standardOutput) },
        // Data written to standard output cannot be withdrawn.
        restart: { $0.bytes == 0 })
      return written(progress, received)
    }
    let draft = try AtomicFile(path: path, mode: AtomicFile.privateMode)
    do {
      let name = URL(filePath: path).lastPathComponent
      var progress = ExportProgress(name: name, noun: request.kind.noun)
      let received = try await receiveAgain(
        request, &progress, { try draft.write($0) },
        restart: { try $0.bytes == 0 || draft.restart() })
      try draft.commit()
      return written(progress, received)
    } catch {
      draft.discard()
      throw error
    }
  }

  /// The API cannot resume within a file, so a broken export starts again.
  ///
  /// - Parameter restart: discards what was received; returns whether that was possible.
  private func receiveAgain(
    _ request: ExportRequest, _ progress: inout ExportProgress, _ take: ([UInt8]) throws -> Void,
    restart: (ExportProgress) throws -> Bool
  ) async throws -> Received {
    var attempt = 0
    while true {
      attempt += 1
      do {
        let asOf = Date()
        return Received(asOf: asOf, cursor: try await receive(request, &progress, take))
      } catch let error as RPCError where error.code == .unavailable {
        clearLine()
        guard attempt < Self.attemptsMax, try restart(progress) else { throw error }
        CatalogueConsole.say(
          "broken off (\(error.message)): starting again, attempt \(attempt + 1)")
        progress.restart()
        try await Task.sleep(for: max(error.retryDelay ?? .zero, .seconds(1 << (attempt - 1))))
      }
    }
  }

  private func receive(
    _ request: ExportRequest, _ progress: inout ExportProgress, _ take: ([UInt8]) throws -> Void
  ) async throws -> String {
    var shown = progress
    defer { progress = shown }
    return try await client.export(request, options: try await options()) { csv, rows in
      try take(csv)
      if shown.add(bytes: csv.count, rows: rows), showsProgress { ProgressLine.show(shown.line()) }
    }
  }

  private func written(_ progress: ExportProgress, _ received: Received) -> Written {
    clearLine()
    return Written(
      rows: progress.rows, bytes: progress.bytes, asOf: received.asOf, cursor: received.cursor)
  }

  private func clearLine() {
    if showsProgress { ProgressLine.clear() }
  }
}

/// The line of a terminal that shows the progress.
enum ProgressLine {
  /// Replaces the current line.
  static func show(_ line: String) {
    StandardError.write("\r\u{1B}[K\(LogSafeText.text(line))")
  }

  static func clear() { StandardError.write("\r\u{1B}[K") }
}
