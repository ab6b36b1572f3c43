import Foundation
import Logging
import Postgres
import Questionnaires
import ServiceKit
import Testing

@testable import CatalogueService

/// The use cases of files, with a folder and a database of their own.
struct MediaUseCases: Sendable {
  let cases: UseCases
  let samples: MediaSamples
  let parts: MediaParts

  static func with(
    _ limits: MediaLimits = MediaLimits(),
    _ body: @Sendable (MediaUseCases) async throws -> Void
  ) async throws {
    try await UseCases.with { cases in
      try await MediaSamples.with { samples in
        try await body(
          MediaUseCases(
            cases: cases, samples: samples,
            parts: MediaParts(folder: samples.folder, limits: limits)))
      }
    }
  }

  var upload: UploadMedia {
    UploadMedia(pool: cases.pool, bytes: parts.bytes, limits: parts.limits)
  }
  var read: ReadMedia { ReadMedia(pool: cases.pool, bytes: parts.bytes) }
  var delete: DeleteMedia { DeleteMedia(pool: cases.pool, bytes: parts.bytes) }
  var collect: CollectMedia {
    CollectMedia(pool: cases.pool, bytes: parts.bytes, limits: parts.limits)
  }

  static func chunk(
    _ bytes: [UInt8], from offset: Int = 0, count: Int? = nil, in project: String = UseCases.project
  ) -> UploadMedia.Chunk {
    UploadMedia.Chunk(
      project: project, hash: MediaSamples.hash(bytes), byteCount: bytes.count, offset: offset,
      data: Array(bytes[offset...].prefix(count ?? bytes.count)))
  }

  @discardableResult
  func push(
    _ bytes: [UInt8], in project: String = UseCases.project, by claims: AccessClaims? = nil,
    at now: Date = UseCases.now
  ) async throws -> MediaFile? {
    try await upload(
      Self.chunk(bytes, in: project), by: claims ?? cases.leader, at: now
    ).media?.file
  }

  /// Publishes a sound collection that names the file.
  func publish(_ file: MediaFile) async throws -> CatalogueError? {
    var sounds = LibrarySamples.sounds()
    sounds.sounds[0].file = .init(
      location: file.location, mediaType: file.type.rawValue, sha256: file.hash.hexadecimal,
      byteCount: UInt64(file.byteCount))
    let entry = LibraryEntry(sounds)
    return try await refusal {
      try await cases.publishEntry(
        entry, in: UseCases.project, checksOnly: false, by: cases.leader, at: UseCases.now)
    }
  }
}

@Suite struct MediaUseCaseTests {
  private let now = UseCases.now
  private let bytes = MediaSamples.sound(3_000)

  @Test func `roles decide on uploads, reads and deletions`() async throws {
    try await MediaUseCases.with { media in
      let cases = media.cases
      let insufficient = CatalogueError.forbidden(
        .roleInsufficient(needed: .leader, project: UseCases.project))
      for (claims, refused) in [
        (cases.stranger, CatalogueError.unknown(.project)), (cases.reader, insufficient),
        (cases.translator, insufficient),
      ] {
        #expect(try await refusal { try await media.push(bytes, by: claims) } == refused)
        let hash = MediaSamples.hash(bytes)
        #expect(
          try await refusal {
            try await media.delete(hash, in: UseCases.project, by: claims, at: now)
          } == refused)
      }
      let file = try #require(try await media.push(bytes))
      for claims in [cases.stranger, nil] {
        #expect(
          try await refusal { try await media.read(file.hash, for: claims) } == .media(.unknown))
      }
      for claims in [cases.reader, cases.administrator] {
        #expect(try await media.read(file.hash, for: claims) == file)
      }
      #expect(try await media.publish(file) == nil)
      #expect(try await media.read(file.hash, for: nil) == file)
      #expect(
        try await media.read(file.hash, in: UseCases.project, for: cases.reader).isNamed)
      #expect(
        try await refusal {
          try await media.delete(file.hash, in: UseCases.project, by: cases.leader, at: now)
        } == .media(.inUse))
    }
  }

  @Test func `the last chunk stores the file once, with one entry in the trail`() async throws {
    try await MediaUseCases.with { media in
      let leader = media.cases.leader
      func send(_ offset: Int, _ count: Int) async throws -> UploadMedia.Progress {
        try await media.upload(
          MediaUseCases.chunk(bytes, from: offset, count: count), by: leader, at: now)
      }
      #expect(try await send(0, 0).receivedCount == 0)
      #expect(media.samples.files == [])
      #expect(try await send(1_000, 10).receivedCount == 0)
      #expect(try await send(0, 1_000).receivedCount == 1_000)
      #expect(try await send(0, 1_000).receivedCount == 1_000)
      let stored = try await send(1_000, 2_000)
      #expect(stored.receivedCount == 3_000 && stored.media?.isNamed == false)
      #expect(try await send(0, 0) == stored)
      #expect(try await send(500, 10) == stored)
      let trail = try await ReadAuditTrail(pool: media.cases.pool)(
        of: UseCases.project, before: nil, resource: "", limit: 100, for: leader)
      let uploads = trail.entries.filter {
        String(decoding: $0.bytes, as: UTF8.self).contains("media.uploaded")
      }
      #expect(uploads.count == 1)
      #expect(
        media.samples.folder.storedNames(where: MediaFile.isName) == [stored.media?.file.name])
    }
  }

  @Test func `an upload whose last call failed is completed by a question`() async throws {
    try await MediaUseCases.with { media in
      // As after a process that ended before the transaction.
      let upload = try media.samples.folder.upload(
        of: MediaSamples.hash(bytes).hexadecimal, by: UseCases.project)
      try upload.append(bytes)
      _ = consume upload
      let progress = try await media.upload(
        MediaUseCases.chunk(bytes, count: 0), by: media.cases.leader, at: now)
      #expect(progress.media?.file.byteCount == 3_000)
    }
  }

  @Test func `a failure of the database leaves no file that is known`() async throws {
    try await MediaUseCases.with { media in
      let pool = media.cases.pool
      try await pool.execute("ALTER TABLE media ADD CONSTRAINT never CHECK (byte_count <> 3000)")
      await #expect(throws: PostgresError.self) { try await media.push(bytes) }
      #expect(
        try await media.read.list(
          in: UseCases.project, after: [], limit: 9, for: media.cases.leader
        ).media == [])
      try await pool.execute("ALTER TABLE media DROP CONSTRAINT never")
      // The received bytes were kept: the same call completes the upload.
      let asked = try await media.upload(
        MediaUseCases.chunk(bytes, count: 0), by: media.cases.leader, at: now)
      #expect(asked.media?.file.byteCount == 3_000)
    }
  }

  @Test func `stored bytes without a row do not prove that a caller has them`() async throws {
    try await MediaUseCases.with { media in
      // As after a process that ended between the file and its row, or in another project.
      _ = try media.samples.store(bytes)
      let asked = try await media.upload(
        MediaUseCases.chunk(bytes, count: 0), by: media.cases.leader, at: now)
      #expect(asked == UploadMedia.Progress(receivedCount: 0))
      #expect(try await media.push(bytes)?.byteCount == 3_000)
    }
  }

  @Test func `sizes, quota and number of uploads are limited`() async throws {
    let limits = MediaLimits(fileBytesMax: 3_000, projectBytesMax: 5_000, graceDays: 1)
    try await MediaUseCases.with(limits) { media in
      func error(_ chunk: UploadMedia.Chunk) async throws -> CatalogueError? {
        try await refusal { try await media.upload(chunk, by: media.cases.leader, at: now) }
      }
      #expect(
        try await error(MediaUseCases.chunk(MediaSamples.sound(3_001)))
          == .media(.tooLarge(max: 3_000)))
      for (offset, size, count) in [(1, 3_000, 3_000), (3_000, 3_000, 1), (.max, 3_000, 1)] {
        let chunk = UploadMedia.Chunk(
          project: UseCases.project, hash: MediaSamples.hash(bytes), byteCount: size,
          offset: offset, data: [UInt8](repeating: 0, count: count))
        #expect(
          try await error(chunk) == .media(.chunkInvalid(max: MediaLimits.chunkBytesMax)))
      }
      try await media.push(bytes)
      let other = MediaSamples.sound(2_500, seed: 1)
      #expect(
        try await error(MediaUseCases.chunk(other)) == .media(.quotaExceeded(max: 5_000)))
      // Bytes of other uploads count, those of the same one do not.
      let third = MediaSamples.sound(1_500, seed: 2)
      #expect(try await error(MediaUseCases.chunk(third, count: 1_000)) == nil)
      #expect(
        try await error(MediaUseCases.chunk(MediaSamples.sound(1_500, seed: 3), count: 9))
          == .media(.quotaExceeded(max: 5_000)))
      #expect(try await error(MediaUseCases.chunk(third, from: 1_000)) == nil)
      for number in 0..<MediaLimits.uploadsMax {
        _ = try media.samples.folder.upload(
          of: MediaSamples.hash([UInt8(number)]).hexadecimal, by: UseCases.project)
      }
      #expect(
        try await error(MediaUseCases.chunk(MediaSamples.sound(20, seed: 4)))
          == .media(.tooManyUploads(max: MediaLimits.uploadsMax)))
    }
  }

  @Test func `the quota holds for uploads that end at once`() async throws {
    let limits = MediaLimits(fileBytesMax: 3_000, projectBytesMax: 5_000, graceDays: 1)
    try await MediaUseCases.with(limits) { media in
      let outcomes = try await withThrowingTaskGroup(of: Bool.self) { group in
        for seed: UInt8 in 0..<6 {
          group.addTask {
            try await refusal { try await media.push(MediaSamples.sound(2_000, seed: seed)) } == nil
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let listed = try await media.read.list(
        in: UseCases.project, after: [], limit: 9, for: media.cases.leader)
      #expect(listed.media.count == outcomes.count(where: { $0 }))
      #expect((1...2).contains(listed.media.count))
      #expect(listed.byteCount == listed.media.count * 2_000)
    }
  }
}
