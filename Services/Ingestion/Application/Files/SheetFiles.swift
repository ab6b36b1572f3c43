import FoundationEssentials
import Postgres
import Questionnaires

/// The files that sheets name. Sheets are accepted before their files arrive.
struct SheetFiles: Sendable {
  let pool: PostgresPool

  /// Files of a batch of sheets that have arrived.
  struct Arrived: Sendable {
    fileprivate var files: [AnswerFileKey: AnswerFile] = [:]
  }

  /// Rejects accepted sheets whose files have arrived with a type or size that the question does not
  /// accept.
  ///
  /// - Throws: `PostgresError`.
  func check(
    _ decisions: inout [Decision<AcceptedSheet>], by participantID: UUID
  ) async throws -> Arrived {
    let sheets = decisions.compactMap(\.accepted).filter { !$0.files.isEmpty }
    guard !sheets.isEmpty else { return Arrived() }
    let found = try await pool.answer(
      to: AnswerFileStore.stored(
        Set(sheets.flatMap { $0.files.map(\.sha256) }), of: participantID,
        in: Set(sheets.map(\.sheet.studyID))))
    var arrived = Arrived()
    for file in found {
      arrived.files[
        AnswerFileKey(
          participantID: participantID, studyID: file.studyID, sha256: file.sha256)] = file
    }
    for place in decisions.indices {
      guard let sheet = decisions[place].accepted else { continue }
      let violations = violations(of: sheet, participantID, arrived)
      if !violations.isEmpty { decisions[place] = .rejected(violations) }
    }
    return arrived
  }

  private func violations(
    of sheet: AcceptedSheet, _ participantID: UUID, _ arrived: Arrived
  ) -> [Violation] {
    sheet.files.compactMap { named in
      let key = AnswerFileKey(
        participantID: participantID, studyID: sheet.sheet.studyID, sha256: named.sha256)
      guard let file = arrived.files[key], let type = file.type,
        !named.accepts(type.rawValue, byteCount: file.byteCount)
      else { return nil }
      let place = sheet.sent.answers.firstIndex { $0.elementID == named.elementID } ?? 0
      return Violation(
        field: "answers[\(place)].text", reason: .fileTypeNotAccepted,
        description: "the file is \(type.rawValue) with \(file.byteCount) bytes; accepted are "
          + "\(named.mediaTypes.sorted().joined(separator: ", ")) with up to \(named.byteCountMax)")
    }
  }

  /// Returns the hashes of the files that have not arrived, in the order of the answers.
  func pending(
    _ sheet: AcceptedSheet, by participantID: UUID, _ arrived: Arrived
  ) -> [String] {
    var seen = Set<String>()
    return sheet.files.map(\.sha256).filter { hash in
      let key = AnswerFileKey(
        participantID: participantID, studyID: sheet.sheet.studyID, sha256: hash)
      return arrived.files[key] == nil && seen.insert(hash).inserted
    }
  }

  /// Writes which files amended sheets name now, and deletes those that nothing names any more.
  ///
  /// - Parameter definition: returns the version that a sheet names.
  /// - Throws: `PostgresError`.
  static func amend(
    _ revisions: [NewRevision], on connection: PostgresConnection,
    definition: (NewRevision) -> PreparedQuestionnaire?
  ) async throws {
    var sheets: [UUID: FileUseStore.Sheet] = [:]
    for revision in revisions {
      let definition = definition(revision)
      // A sheet of an unavailable version can only be withdrawn.
      guard definition?.hasFiles != false else { continue }
      let record = revision.sheet
      sheets[record.sheetID] = FileUseStore.Sheet(
        sheetID: record.sheetID, studyID: record.sheet.studyID,
        questionnaireID: record.sheet.questionnaireID, receivedAt: record.receivedAt.date,
        files: revision.isWithdrawn ? [] : definition?.files(in: revision.answers) ?? [])
    }
    guard let participantID = revisions.first?.sheet.participantID, !sheets.isEmpty else { return }
    let named = Array(sheets.values)
    try await connection.run([
      FileUseStore.tidy(named, of: participantID), FileUseStore.write(named, of: participantID),
    ])
  }
}
