import Control
import Foundation
import Messages
import RPCClient

/// Exports studies as CSV files, as a study leader would.
struct StudyExport: Sendable {
  private let client: OtolithClient
  private let leader: (username: String, password: String)
  private let directory: String
  private let say: @Sendable (String) -> Void

  init(
    client: OtolithClient, leader: (username: String, password: String), directory: String,
    say: @escaping @Sendable (String) -> Void
  ) {
    self.client = client
    self.leader = leader
    self.directory = directory
    self.say = say
  }

  /// Writes one wide file per questionnaire with its codebook and scripts; returns the number of
  /// sheets.
  ///
  /// - Throws: `RPCError`; ``OutputFailure``; ``CodebookFailure``; ``SimulationError``.
  func run(studyIDs: [String]) async throws -> Int {
    let session = try await client.sessions.signIn(
      .init(username: leader.username, password: leader.password))
    let result: Result<Int, any Error>
    do {
      result = .success(
        try await export(studyIDs, options: CallOptions.bearer(session.accessToken)))
    } catch {
      result = .failure(error)
    }
    // The session is not needed any more; failing to end it does not affect the export.
    _ = try? await client.sessions.signOut(.init(refreshToken: session.refreshToken))
    return try result.get()
  }

  private func export(_ studyIDs: [String], options: CallOptions) async throws -> Int {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    say("\nThe study leader exports:")
    var sheets = 0
    for studyID in studyIDs {
      guard
        let study = try await client.catalogue.getStudy(
          .init(studyID: studyID, language: "en"), options: options
        ).study
      else { throw SimulationError("study \(studyID) has no contents") }
      for use in study.questionnaires {
        let path = "\(directory)/\(use.questionnaireID).csv"
        let request = ExportRequest(
          .sheets, studyID: studyID, questionnaireID: use.questionnaireID)
        let written = try await write(request, to: path, options: options)
        let codebook = try await client.codebook(of: request, language: "", options: options)
        _ = try CodebookFiles(beside: path).write(codebook)
        say("  \(path): \(written) sheets")
        sheets += written
      }
    }
    return sheets
  }

  private func write(
    _ request: ExportRequest, to path: String, options: CallOptions
  ) async throws -> Int {
    let draft = try AtomicFile(path: path, mode: AtomicFile.privateMode)
    var sheets = 0
    do {
      try await client.export(request, options: options) { csv, rows in
        try draft.write(csv)
        sheets += rows
      }
    } catch {
      draft.discard()
      throw error
    }
    try draft.commit()
    return sheets
  }
}
