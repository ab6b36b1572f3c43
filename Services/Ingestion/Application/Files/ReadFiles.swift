import FoundationEssentials
import Postgres
import ServiceKit

/// Lists files of answers and reads their bytes.
struct ReadFiles: Sendable {
  let pool: PostgresPool
  let bytes: FileBytes
  let securityEvents: SecurityEvents

  /// Lists a participant's files, see ``FileUseStore/own(of:in:pendingOnly:after:limit:)``.
  ///
  /// - Throws: `PostgresError`.
  func list(
    of participantID: UUID, in studyID: String, pendingOnly: Bool,
    after last: (sha256: String, studyID: String), limit: Int
  ) async throws -> [OwnAnswerFile] {
    try await pool.answer(
      to: FileUseStore.own(
        of: participantID, in: studyID, pendingOnly: pendingOnly, after: last, limit: limit))
  }

  /// - Throws: ``FileRefusal``; `PostgresError`.
  func file(_ key: AnswerFileKey) async throws -> AnswerFile {
    try bytes.requirePresent()
    guard let file = try await pool.answer(to: AnswerFileStore.file(key)), file.type != nil else {
      throw FileRefusal.unknown
    }
    return file
  }

  /// - Throws: ``FileRefusal``; `PostgresError`.
  func file(_ fileID: UUID, of studyID: String) async throws -> AnswerFile {
    try bytes.requirePresent()
    guard let file = try await pool.answer(to: AnswerFileStore.file(fileID, of: studyID)) else {
      throw FileRefusal.unknown
    }
    return file
  }

  /// Lists a study's files with their participants' pseudonyms. Each page is recorded as an export,
  /// since page tokens are not signed: the caller can begin at any page.
  ///
  /// - Parameter last: ``StudyAnswerFile/place`` of the last answer of the previous page.
  /// - Throws: `PostgresError`.
  func list(
    ofStudy studyID: String, questionnaireID: String, includesTests: Bool, after last: UUID?,
    limit: Int, exporter: UUID
  ) async throws -> [(file: StudyAnswerFile, pseudonym: String)] {
    var found: [(file: StudyAnswerFile, pseudonym: String)] = []
    try await securityEvents.telling(ofExportBy: exporter, of: studyID) {
      let pseudonyms = try await PseudonymStore.pseudonyms(of: studyID, on: pool)
      found = try await pool.answer(
        to: FileUseStore.ofStudy(
          studyID, questionnaireID: questionnaireID, includesTests: includesTests, after: last,
          limit: limit)
      ).map { ($0, pseudonyms.pseudonym(of: $0.participantID)) }
    }
    return found
  }

  /// Requires that the bytes are present and include the offset. Blocks.
  ///
  /// - Throws: ``FileRefusal``.
  func require(_ file: AnswerFile, from offset: UInt64) throws {
    guard offset <= UInt64(file.byteCount) else {
      throw FileRefusal.rangeInvalid(byteCount: file.byteCount)
    }
    guard try bytes.access({ $0.has(file) }) else { throw FileRefusal.bytesMissing }
  }

  /// Returns exactly the bytes of a range. Blocks.
  ///
  /// - Throws: ``FileRefusal``.
  func part(of file: AnswerFile, from offset: Int, count: Int) throws -> [UInt8] {
    let part = try bytes.access { try $0.bytes(of: file, from: offset, count: count) }
    guard part.count == count else { throw FileRefusal.bytesMissing }
    return part
  }
}
