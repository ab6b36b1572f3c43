import ControlSupport
import Foundation
import RPCClient
import RPCCore
import ServiceKit

/// Where an export goes: to the standard output, or into a file that takes its name when all is there. Health data,
/// for nobody but who asked for it (mode 600).
struct PrivateOutput {
  let client: OtolithClient
  /// What is written beside a file.
  let codebook: ExportCodebookOutput
  /// A token for each call: exports of large studies outlive one.
  let options: () async throws -> CallOptions
  /// Shown while it runs, at a terminal.
  var showsProgress = isatty(STDERR_FILENO) == 1

  /// What was written.
  struct Written {
    var rows: Int
    var bytes: Int
  }

  /// How often a file is begun anew after a connection broke off.
  private static let attemptsMax = 5

  /// - Parameter path: `-` or nil: the standard output.
  /// - Throws: `RPCError`; `OutputFailure`. What was at the path is still there then, unless the codebook alone is
  ///   missing, which is said.
  func write(_ request: ExportRequest, to path: String?) async throws -> Written {
    let written = try await writeRows(request, to: path)
    try await codebook.write(beside: path, of: request, client, options)
    return written
  }

  /// Of an export that is whole: what belongs beside it, unless all of it is there.
  func completeCodebook(_ request: ExportRequest, beside path: String) async throws {
    guard !CodebookFiles(beside: path).areThere else { return }
    try await codebook.write(beside: path, of: request, client, options)
  }

  private func writeRows(_ request: ExportRequest, to path: String?) async throws -> Written {
    guard let path, path != OutputFile.standardOutput else {
      var progress = ExportProgress(name: request.studyID, noun: request.kind.noun)
      try await receiveAgain(
        request, &progress, { try OutputFile.write($0, to: OutputFile.standardOutput) },
        // What went to the standard output cannot be taken back.
        restart: { $0.bytes == 0 })
      return written(progress)
    }
    let draft = try DraftFile(path: path, mode: DraftFile.privateMode)
    do {
      let name = URL(filePath: path).lastPathComponent
      var progress = ExportProgress(name: name, noun: request.kind.noun)
      try await receiveAgain(
        request, &progress, { try draft.write($0) },
        restart: { try $0.bytes == 0 || draft.restart() })
      try draft.commit()
      return written(progress)
    } catch {
      draft.discard()
      throw error
    }
  }

  /// The API has no way to go on within a file: what broke off begins anew.
  ///
  /// - Parameter restart: whether what was received is gone again.
  private func receiveAgain(
    _ request: ExportRequest, _ progress: inout ExportProgress, _ take: ([UInt8]) throws -> Void,
    restart: (ExportProgress) throws -> Bool
  ) async throws {
    for attempt in 1... {
      do {
        return try await receive(request, &progress, take)
      } catch let error as RPCError where error.code == .unavailable {
        clearLine()
        guard attempt < Self.attemptsMax, try restart(progress) else { throw error }
        CatalogueConsole.say("broken off (\(error.message)): begins anew, attempt \(attempt + 1)")
        progress.restart()
        try await Task.sleep(for: max(error.retryDelay ?? .zero, .seconds(1 << (attempt - 1))))
      }
    }
  }

  private func receive(
    _ request: ExportRequest, _ progress: inout ExportProgress, _ take: ([UInt8]) throws -> Void
  ) async throws {
    var shown = progress
    defer { progress = shown }
    try await client.export(request, options: try await options()) { csv, rows in
      try take(csv)
      if shown.add(bytes: csv.count, rows: rows), showsProgress { show(shown.line()) }
    }
  }

  private func written(_ progress: ExportProgress) -> Written {
    clearLine()
    return Written(rows: progress.rows, bytes: progress.bytes)
  }

  /// In place of what stands in the line.
  private func show(_ line: String) {
    StandardError.write("\r\u{1B}[K\(PlainLine.text(line))")
  }

  private func clearLine() {
    if showsProgress { StandardError.write("\r\u{1B}[K") }
  }
}
