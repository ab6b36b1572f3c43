import Fields
import Foundation
import ServiceBasics
import Testing

@testable import CatalogueService

@Suite struct MediaFolderTests {
  private let project = "tinnitus"

  private static func key(_ number: UInt8) -> String { MediaSamples.hash([number]).hexadecimal }

  private func failure<Answer>(_ work: () throws -> Answer) -> MediaFolder.Failure? {
    do {
      _ = try work()
      return nil
    } catch {
      return error as? MediaFolder.Failure
    }
  }

  @Test func `an upload grows over several openings and moves to its place`() async throws {
    try await MediaSamples.with { samples in
      let folder = samples.folder
      let bytes = MediaSamples.sound(600_000)
      let hash = MediaSamples.hash(bytes).hexadecimal
      #expect(folder.receivedCount(of: hash, by: project) == 0)
      for start in stride(from: 0, to: bytes.count, by: 200_000) {
        let upload = try folder.upload(of: hash, by: project)
        #expect(upload.byteCount == start)
        try upload.append(Array(bytes[start..<start + 200_000]))
      }
      #expect(folder.receivedCount(of: hash, by: project) == bytes.count)
      let upload = try folder.upload(of: hash, by: project)
      let contents = try MediaSamples.contents(upload)
      #expect(contents.hash.hexadecimal == hash)
      #expect(contents.start == Array(bytes.prefix(MediaType.startBytes)))
      let name = "\(hash).wav"
      try folder.store(upload, as: name)
      #expect(samples.files == ["\(name.prefix(2))/\(name.dropFirst(2).prefix(2))/\(name)"])
      #expect(folder.storedNames(where: MediaFile.isName) == [name])
      #expect(folder.byteCount(of: name) == bytes.count)
      for (offset, count) in [(0, 10), (599_990, 10), (599_990, 50), (600_000, 5), (7, 300_000)] {
        let part = try folder.bytes(of: name, from: offset, count: count)
        #expect(part == Array(bytes[offset..<min(offset + count, bytes.count)]))
      }
      try folder.remove(name: name)
      try folder.remove(name: name)
      #expect(samples.files == [])
      #expect(failure { try folder.bytes(of: name, from: 0, count: 1) } == .missing)
    }
  }

  @Test func `one writer at a time, and none into a file that has moved`() async throws {
    try await MediaSamples.with { samples in
      let bytes = MediaSamples.sound()
      let hash = MediaSamples.hash(bytes).hexadecimal
      let first = try samples.folder.upload(of: hash, by: project)
      #expect(failure { try samples.folder.upload(of: hash, by: project) } == .busy)
      // Other projects and files have uploads of their own.
      _ = try samples.folder.upload(of: hash, by: "other")
      _ = try samples.folder.upload(of: Self.key(1), by: project)
      first.discard()
      let again = try samples.folder.upload(of: hash, by: project)
      #expect(again.byteCount == 0)
      try again.append(bytes)
      #expect(samples.folder.receivedCount(of: hash, by: project) == bytes.count)
    }
  }

  @Test func `a full disk keeps nothing of the chunk, and the upload continues later`() async throws
  {
    try await MediaSamples.with { samples in
      let bytes = MediaSamples.sound(10_000)
      let hash = MediaSamples.hash(bytes).hexadecimal
      var full = samples.folder
      full.write = FullDisk(room: 6_500).write
      do {
        let upload = try full.upload(of: hash, by: project)
        try upload.append(Array(bytes.prefix(5_000)))
        #expect(failure { try upload.append(Array(bytes.suffix(5_000))) } == .full)
        #expect(upload.byteCount == 5_000)
      }
      #expect(full.receivedCount(of: hash, by: project) == 5_000)
      let upload = try samples.folder.upload(of: hash, by: project)
      try upload.append(Array(bytes.suffix(5_000)))
      #expect(try MediaSamples.contents(upload).hash.hexadecimal == hash)
    }
  }

  @Test func `links and folders in the place of files are not followed`() async throws {
    try await MediaSamples.with { samples in
      let (folder, manager) = (samples.folder, FileManager.default)
      let bytes = MediaSamples.sound()
      let hash = MediaSamples.hash(bytes).hexadecimal
      let secret = "\(folder.path)/secret"
      #expect(manager.createFile(atPath: secret, contents: Data("secret".utf8)))
      let file = try samples.store(bytes)
      let place = "\(folder.path)/\(samples.files.first { $0.hasSuffix(file.name) } ?? "")"
      try folder.remove(name: file.name)
      try manager.createSymbolicLink(atPath: place, withDestinationPath: secret)
      #expect(folder.byteCount(of: file.name) == nil)
      #expect(failure { try folder.bytes(of: file.name, from: 0, count: 6) } != nil)
      let upload = "\(folder.path)/uploads/\(project)/\(hash)"
      try manager.createSymbolicLink(atPath: upload, withDestinationPath: secret)
      #expect(failure { try folder.upload(of: hash, by: project) } != nil)
      #expect(folder.receivedCount(of: hash, by: project) == 0)
      try manager.removeItem(atPath: upload)
      // A verified upload replaces the link, and not what it leads to.
      #expect(try samples.store(bytes) == file)
      #expect(try folder.bytes(of: file.name, from: 0, count: bytes.count) == bytes)
      #expect(manager.contents(atPath: secret) == Data("secret".utf8))
    }
  }

  @Test func `a folder that cannot be used says why`() async throws {
    try await MediaSamples.with { samples in
      #expect(samples.folder.problem == nil)
      let missing = MediaFolder(path: samples.folder.path + "/missing", isPublic: true)
      #expect(missing.problem == "No such file or directory")
      #expect(
        failure { try missing.upload(of: "ab", by: project) }
          == .unavailable(reason: "mkdir: No such file or directory"))
      let file = samples.folder.path + "/file"
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      #expect(MediaFolder(path: file, isPublic: true).problem != nil)
    }
  }

  @Test func `only old uploads are removed, and none that is being written`() async throws {
    try await MediaSamples.with { samples in
      let folder = samples.folder
      let held = try folder.upload(of: Self.key(1), by: project)
      for number: UInt8 in 2...3 {
        try folder.upload(of: Self.key(number), by: project).append([number])
      }
      let others = folder.otherUploads(than: Self.key(2), of: project)
      #expect(others.count == 2 && others.byteCount == 1)
      #expect(folder.removeUploads(before: Date(timeIntervalSinceNow: -60)) == 0)
      #expect(folder.removeUploads(before: Date(timeIntervalSinceNow: 60)) == 2)
      try held.append([1])
      #expect(folder.receivedCount(of: Self.key(1), by: project) == 1)
    }
  }
}
