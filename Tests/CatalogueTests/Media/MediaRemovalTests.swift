import Foundation
import Postgres
import ServiceKit
import Testing

@testable import CatalogueService

@Suite struct MediaRemovalTests {
  private let now = UseCases.now
  private let bytes = MediaSamples.sound(3_000)

  private func after(_ days: Double) -> Date { now.addingTimeInterval(days * 86_400) }

  @Test func `files that nothing names are removed after their time, others stay`() async throws {
    try await MediaUseCases.with { media in
      let named = try #require(try await media.push(bytes))
      #expect(try await media.publish(named) == nil)
      let unnamed = try #require(try await media.push(MediaSamples.sound(2_000)))
      let late = try #require(try await media.push(MediaSamples.sound(1_000), at: after(5)))
      let all = Set([named, unnamed, late].map(\.name))
      for (days, outcome, left) in [
        (29.0, CollectMedia.Outcome(), all),
        (31, CollectMedia.Outcome(files: 1), all.subtracting([unnamed.name])),
        (36, CollectMedia.Outcome(files: 1), [named.name]),
        (400, CollectMedia.Outcome(), [named.name]),
      ] {
        #expect(try await media.collect(at: after(days)) == outcome, "\(days)")
        #expect(Set(media.samples.folder.storedNames(where: MediaFile.isName)) == left, "\(days)")
      }
    }
  }

  @Test func `another upload of a file begins its time anew`() async throws {
    try await MediaUseCases.with { media in
      try await media.push(bytes)
      try await media.push(bytes, at: after(20))
      #expect(try await media.collect(at: after(49)) == CollectMedia.Outcome())
      #expect(try await media.collect(at: after(51)) == CollectMedia.Outcome(files: 1))
    }
  }

  @Test func `bytes without a file wait a grace time, in which they can be claimed`() async throws {
    try await MediaUseCases.with { media in
      // The folder is empty, and belongs to the database from now on.
      #expect(try await media.collect(at: now) == CollectMedia.Outcome())
      let file = try media.samples.store(bytes)
      let other = try media.samples.store(MediaSamples.sound(2_000))
      // However old the bytes are, the time begins when they are found: the database may be wrong.
      #expect(try await media.collect(at: after(1000)) == CollectMedia.Outcome())
      try await media.push(bytes, at: after(1010))
      #expect(try await media.collect(at: after(1031)) == CollectMedia.Outcome(unclaimed: 1))
      #expect(media.samples.folder.storedNames(where: MediaFile.isName) == [file.name])
      #expect(media.samples.folder.byteCount(of: other.name) == nil)
      // A mark from before does not shorten a later time.
      try await media.cases.pool.execute("DELETE FROM media")
      #expect(try await media.collect(at: after(1032)) == CollectMedia.Outcome())
      #expect(try await media.collect(at: after(1063)) == CollectMedia.Outcome(unclaimed: 1))
      #expect(media.samples.folder.storedNames(where: MediaFile.isName) == [])
      _ = try await media.collect(at: after(1064))
      let rows = try await media.cases.pool.query("SELECT name FROM media_unclaimed")
      #expect(rows.isEmpty)
    }
  }

  @Test func `nothing is removed from the folder of another database`() async throws {
    try await MediaUseCases.with { media in
      let file = try #require(try await media.push(bytes))
      _ = try await media.collect(at: now)
      let own = try #require(try media.samples.folder.database())
      func isRefused() async -> Bool {
        await #expect(throws: FolderDatabase.Differs.self) {
          try await media.collect(at: after(1000))
        } != nil
      }
      // Another database, an empty one, and one without an id.
      let changes: [PostgresQuery] = [
        "UPDATE file_folder SET id = gen_random_uuid()", "DELETE FROM media",
        "DELETE FROM file_folder",
      ]
      for change in changes {
        try await media.cases.pool.execute(change)
        #expect(await isRefused(), "\(change)")
        #expect(media.samples.folder.byteCount(of: file.name) == bytes.count, "\(change)")
      }
      let rows = try await media.cases.pool.query("SELECT name FROM media_unclaimed")
      #expect(rows.isEmpty)
      // A folder whose database is unknown and that has unknown files.
      try await media.cases.pool.execute(
        "INSERT INTO file_folder (id) VALUES (\(UUID(uuidString: own) ?? UUID()))")
      try FileManager.default.removeItem(atPath: "\(media.samples.folder.path)/.database")
      #expect(await isRefused())
      // It is that of the database which knows one of them.
      try await media.push(bytes)
      let other = try media.samples.store(MediaSamples.sound(2_000))
      _ = try await media.collect(at: now)
      #expect(try media.samples.folder.database() == own)
      #expect(
        try await media.collect(at: after(31)) == CollectMedia.Outcome(files: 1, unclaimed: 1))
      #expect(media.samples.folder.byteCount(of: other.name) == nil)
    }
  }

  @Test func `bytes go with the last project that has them`() async throws {
    try await MediaUseCases.with { media in
      let cases = media.cases
      _ = try await cases.createProject(
        UseCases.contents("other"), by: cases.owner.participantID, at: now)
      let file = try #require(try await media.push(bytes))
      try await media.push(bytes, in: "other", by: cases.owner)
      #expect(
        try await media.delete(file.hash, in: UseCases.project, by: cases.leader, at: now))
      #expect(try await media.read(file.hash, for: cases.owner) == file)
      #expect(try await media.delete(file.hash, in: "other", by: cases.owner, at: now))
      #expect(try await media.delete(file.hash, in: "other", by: cases.owner, at: now) == false)
      #expect(media.samples.files == [])
    }
  }

  @Test func `a publication and a deletion at once: one of them fails`() async throws {
    try await MediaUseCases.with { media in
      for seed: UInt8 in 0..<8 {
        let file = try #require(try await media.push(MediaSamples.sound(100, seed: seed)))
        async let published = media.publish(file)
        async let deleted = refusal {
          try await media.delete(
            file.hash, in: UseCases.project, by: media.cases.leader, at: now)
        }
        switch (try await published, try await deleted) {
        case (nil, .media(.inUse)?):
          #expect(media.samples.folder.byteCount(of: file.name) == 100)
        case (.findings(let findings)?, nil):
          #expect(findings.map(\.reason) == [.mediaUnknown])
        case (let publication, let deletion):
          Issue.record("\(String(describing: publication)), \(String(describing: deletion))")
        }
      }
    }
  }
}
