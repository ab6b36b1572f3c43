import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Receives files of answers in chunks.
struct UploadFile: Sendable {
  struct Chunk: Sendable {
    var key: AnswerFileKey
    /// Size of the whole file.
    var byteCount: Int
    var offset: Int
    /// Empty to ask what has arrived.
    var data: [UInt8]
  }

  struct Progress: Sendable, Hashable {
    /// Number of bytes that have arrived.
    var receivedCount: Int
    /// The stored file; nil while bytes are missing.
    var file: AnswerFile?
  }

  /// Age of an incomplete upload at which a chunk writes its time anew.
  private static let touchSeconds = 3600.0

  let pool: PostgresPool
  let bytes: FileBytes
  let limits: InEffect<IngestionLimits>
  let requireMembership: RequireMembership
  private let erased = ErasedParticipants()

  init(
    pool: PostgresPool, bytes: FileBytes, limits: InEffect<IngestionLimits>,
    requireMembership: RequireMembership
  ) {
    self.pool = pool
    self.bytes = bytes
    self.limits = limits
    self.requireMembership = requireMembership
  }

  /// Blocks while it reads and writes files.
  ///
  /// - Throws: ``FileRefusal``; ``MembershipError``; `PostgresError`.
  func callAsFunction(
    _ chunk: Chunk, by submitter: Submitter, at now: Date
  ) async throws -> Progress {
    try bytes.requirePresent()
    let (found, demands) = try await pool.transaction(readOnly: true) {
      try await $0.answers(
        to: AnswerFileStore.file(chunk.key), FileUseStore.demands(on: chunk.key))
    }
    if let found, found.type != nil, try bytes.access({ $0.has(found) }) {
      return Progress(receivedCount: found.byteCount, file: found)
    }
    // A participant who left may complete what a stored sheet names.
    if demands.isEmpty {
      try await requireMembership(submitter, in: chunk.key.studyID, now: now)
    }
    try check(chunk, demands)
    let upload = found.flatMap { $0.byteCount == chunk.byteCount ? $0 : nil }
    let received = try upload.map { file in try bytes.access { $0.receivedCount(of: file) } } ?? 0
    // A question does not begin an upload; an upload whose last call failed is completed.
    if received < chunk.byteCount, chunk.data.isEmpty || chunk.offset != received {
      return Progress(receivedCount: received)
    }
    let file: AnswerFile
    if let upload {
      file = upload
    } else {
      file = try await begin(chunk, replacing: found, by: submitter, at: now)
    }
    return try await append(chunk, to: file, demands, by: submitter, at: now)
  }

  private func check(_ chunk: Chunk, _ demands: [FileUseStore.Demand]) throws {
    let most = ([limits.current.files.fileBytesMax] + demands.map(\.byteCountMax)).min() ?? 0
    guard (1...most).contains(chunk.byteCount) else { throw FileRefusal.tooLarge(max: most) }
    let isWhole = chunk.data.count.isMultiple(of: BlockCipher.blockBytes)
    guard chunk.data.count <= AnswerFileLimits.chunkBytesMax,
      chunk.offset <= chunk.byteCount - chunk.data.count,
      isWhole || chunk.offset + chunk.data.count == chunk.byteCount
    else { throw FileRefusal.chunkInvalid }
  }

  /// Writes the row of a new upload, within the quotas.
  ///
  /// - Parameter former: an upload of the hash with another size, if there is one.
  private func begin(
    _ chunk: Chunk, replacing former: AnswerFile?, by submitter: Submitter, at now: Date
  ) async throws -> AnswerFile {
    let limits = limits.current.files
    let key = chunk.key
    return try await pool.transaction { connection in
      try await requirePresent(submitter, in: key.studyID, on: connection)
      try await connection.answer(to: AnswerFileStore.lock(studyID: key.studyID))
      if let former { try await connection.answer(to: AnswerFileStore.delete(former.fileID)) }
      let usage = try await connection.answer(to: AnswerFileStore.usage(of: key))
      guard usage.uploads < AnswerFileLimits.uploadsMax else {
        throw FileRefusal.tooManyUploads(max: AnswerFileLimits.uploadsMax)
      }
      guard usage.ownBytes + chunk.byteCount <= limits.participantBytesMax else {
        throw FileRefusal.quotaExceeded(of: "participant", max: limits.participantBytesMax)
      }
      guard usage.bytes + chunk.byteCount <= limits.studyBytesMax else {
        throw FileRefusal.quotaExceeded(of: "study", max: limits.studyBytesMax)
      }
      let fileID = UUID()
      let file = AnswerFile(
        participantID: key.participantID, studyID: key.studyID, sha256: key.sha256,
        fileID: fileID, sealedKey: try bytes.access { $0.newKey(of: fileID) },
        byteCount: chunk.byteCount, type: nil, changedAt: now)
      try await connection.answer(to: AnswerFileStore.insert(file))
      // Of two calls at once, the first decides.
      guard let written = try await connection.answer(to: AnswerFileStore.file(key)),
        written.byteCount == chunk.byteCount
      else { throw FileRefusal.uploadedConcurrently }
      return written
    }
  }

  /// A token from before an erasure must not restore erased data.
  private func requirePresent(
    _ submitter: Submitter, in studyID: String, on connection: PostgresConnection
  ) async throws {
    let outdated = try await connection.answer(
      to: erased.outdated(
        by: submitter.claimedAt, of: submitter.participantID, in: [studyID]))
    if outdated.includes(studyID) { throw MembershipError.erased }
  }

  private func append(
    _ chunk: Chunk, to file: AnswerFile, _ demands: [FileUseStore.Demand], by submitter: Submitter,
    at now: Date
  ) async throws -> Progress {
    let upload = try bytes.access { try $0.upload(of: file) }
    if upload.receivedCount == chunk.offset, !chunk.data.isEmpty {
      try bytes.access { _ in try upload.append(chunk.data) }
    }
    guard upload.receivedCount >= file.byteCount else {
      if now.timeIntervalSince(file.changedAt) > Self.touchSeconds {
        _ = try await pool.answer(to: AnswerFileStore.change(file.fileID, type: nil, at: now))
      }
      return Progress(receivedCount: upload.receivedCount)
    }
    let type: MediaType
    do {
      type = try verified(upload, file, demands)
    } catch let refusal as FileRefusal where refusal.refutesBytes {
      // The key is not used for other contents.
      upload.discard()
      try await pool.answer(to: AnswerFileStore.delete(file.fileID))
      throw refusal
    }
    let stored = AnswerFile(
      participantID: file.participantID, studyID: file.studyID, sha256: file.sha256,
      fileID: file.fileID, sealedKey: file.sealedKey, byteCount: file.byteCount, type: type,
      changedAt: now)
    try await pool.transaction { connection in
      try await requirePresent(submitter, in: file.studyID, on: connection)
      guard
        try await connection.answer(to: AnswerFileStore.change(file.fileID, type: type, at: now))
      else { throw FileRefusal.uploadedConcurrently }
      // Last, so that a failed transaction leaves the upload as it was.
      try bytes.access { try $0.store(upload) }
    }
    return Progress(receivedCount: file.byteCount, file: stored)
  }

  private func verified(
    _ upload: SealedFolder.Upload, _ file: AnswerFile, _ demands: [FileUseStore.Demand]
  ) throws -> MediaType {
    let contents = try bytes.access { _ in
      do {
        return try upload.contents()
      } catch is SealedFolder.Fault {
        throw FileRefusal.checksumMismatch
      }
    }
    guard contents.sha256.hexadecimal == file.sha256 else { throw FileRefusal.checksumMismatch }
    let accepted = demands.reduce(Set(MediaType.allCases.map(\.rawValue))) {
      $0.intersection($1.mediaTypes)
    }
    guard let type = MediaType(start: contents.start), accepted.contains(type.rawValue) else {
      throw FileRefusal.typeNotAccepted(accepted.sorted())
    }
    // Segments may be tiny, and each reading opens a block.
    var (start, window) = (0, [UInt8]())
    let hasMetadata = try FileMetadata { offset, count in
      if offset < start || offset + count > start + window.count {
        let most = max(count, BlockCipher.blockBytes)
        window = try bytes.access { _ in try upload.bytes(from: offset, count: most) }
        start = offset
      }
      return Array(window.dropFirst(offset - start).prefix(count))
    }.isPresent(in: type)
    guard !hasMetadata else { throw FileRefusal.hasMetadata }
    return type
  }
}

extension FileRefusal {
  /// Whether the bytes that have arrived are useless.
  fileprivate var refutesBytes: Bool {
    switch self {
    case .checksumMismatch, .typeNotAccepted, .hasMetadata: true
    default: false
    }
  }
}
