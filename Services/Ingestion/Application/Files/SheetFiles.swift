import FoundationEssentials
import Postgres
import Questionnaires

/// The files that sheets name. Sheets are accepted before their files arrive.
struct SheetFiles: Sendable {
  let pool: PostgresPool

  /// Rejects accepted sheets whose files have arrived with a type or size that the question does not
  /// accept.
  ///
  /// - Throws: `PostgresError`.
  func check(
    _ decisions: inout [Decision<AcceptedSheet>], by participantID: UUID
  ) async throws {
    let arrived = try await ArrivedFiles(
      of: participantID, decisions.compactMap(\.accepted).map { ($0.sheet.studyID, $0.files) },
      on: pool)
    for place in decisions.indices {
      guard let sheet = decisions[place].accepted else { continue }
      let violations = arrived.violations(
        of: sheet.files, in: sheet.sheet.studyID, sent: sheet.sent.answers)
      if !violations.isEmpty { decisions[place] = .rejected(violations) }
    }
  }

  /// Returns the hashes of the files of each stored sheet that have not arrived, in the order of its
  /// answers. Reads what has arrived while the sheets were written.
  ///
  /// - Throws: `PostgresError`.
  func pending(
    of sheets: [AcceptedSheet?], by participantID: UUID
  ) async throws -> [[String]] {
    let arrived = try await ArrivedFiles(
      of: participantID, sheets.compactMap(\.self).map { ($0.sheet.studyID, $0.files) }, on: pool)
    return sheets.map { sheet in
      guard let sheet else { return [] }
      var seen = Set<String>()
      return sheet.files.map(\.sha256).filter {
        !arrived.contains($0, in: sheet.sheet.studyID) && seen.insert($0).inserted
      }
    }
  }

  /// Rejects changed answers that name files which have arrived with a type or size that the question
  /// does not accept.
  ///
  /// - Parameters:
  ///   - sheet: returns the sheet of an amendment.
  ///   - definition: returns the version that a sheet names.
  /// - Throws: `PostgresError`.
  static func check(
    _ previews: inout [AmendmentValidator.Preview?], of amendments: [Amendment],
    on connection: PostgresConnection, sheet: (Amendment) -> SheetRecord?,
    definition: (SheetRecord) -> PreparedQuestionnaire?
  ) async throws {
    var named: [Int: (sheet: SheetRecord, sent: [Answer], files: [NamedFile])] = [:]
    for (place, amendment) in amendments.enumerated() {
      guard case .answers(let sent) = amendment.change,
        case .answers(let kept, _)? = previews[place],
        let sheet = sheet(amendment), let files = definition(sheet)?.files(in: kept), !files.isEmpty
      else { continue }
      named[place] = (sheet, sent, files)
    }
    guard let participantID = named.values.first?.sheet.participantID else { return }
    let arrived = try await ArrivedFiles(
      of: participantID, named.values.map { ($0.sheet.sheet.studyID, $0.files) }, on: connection)
    for (place, (sheet, sent, files)) in named {
      let violations = arrived.violations(of: files, in: sheet.sheet.studyID, sent: sent)
      guard !violations.isEmpty else { continue }
      previews[place] = .unfit(.rejected(violations.map(\.ofAmendment)))
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

/// Files of a participant that sheets or amendments name and that have arrived.
private struct ArrivedFiles {
  private var files: [AnswerFileKey: AnswerFile] = [:]
  private let participantID: UUID

  /// - Parameter named: files by study.
  /// - Throws: `PostgresError`.
  init(
    of participantID: UUID, _ named: [(studyID: String, files: [NamedFile])],
    on executor: some PostgresExecutor
  ) async throws {
    self.participantID = participantID
    let hashes = Set(named.flatMap { $0.files.map(\.sha256) })
    guard !hashes.isEmpty else { return }
    let found = try await executor.answer(
      to: AnswerFileStore.stored(hashes, of: participantID, in: Set(named.map(\.studyID))))
    for file in found { files[key(file.sha256, in: file.studyID)] = file }
  }

  private func key(_ sha256: String, in studyID: String) -> AnswerFileKey {
    AnswerFileKey(participantID: participantID, studyID: studyID, sha256: sha256)
  }

  func contains(_ sha256: String, in studyID: String) -> Bool {
    files[key(sha256, in: studyID)] != nil
  }

  /// - Parameter sent: the answers in the client's order, which violations name.
  func violations(
    of named: [NamedFile], in studyID: String, sent: [Answer]
  ) -> [Violation] {
    named.compactMap { named in
      guard let file = files[key(named.sha256, in: studyID)], let type = file.type,
        !named.accepts(type.rawValue, byteCount: file.byteCount)
      else { return nil }
      let place = sent.firstIndex { $0.elementID == named.elementID } ?? 0
      return Violation(
        field: "answers[\(place)].text", reason: .fileTypeNotAccepted,
        description: "the file is \(type.rawValue) with \(file.byteCount) bytes; accepted are "
          + "\(named.mediaTypes.sorted().joined(separator: ", ")) with up to \(named.byteCountMax)")
    }
  }
}
