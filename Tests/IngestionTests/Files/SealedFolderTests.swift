import Fields
import Foundation
import ServiceKit
import Testing

@testable import IngestionService

/// Encrypted files on disk.
@Suite struct SealedFolderTests {
  private func with(_ body: (SealedFolder, String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: path) }
    try body(SealedFolder(path: path.path, sealing: Self.keys), path.path)
  }

  private static let keys = SealingKeys(current: SealingKey())

  private func file(_ bytes: [UInt8], in folder: SealedFolder, type: MediaType? = nil) -> AnswerFile
  {
    let fileID = UUID()
    return AnswerFile(
      participantID: UUID(), studyID: "study", sha256: Sodium.sha256(bytes).hexadecimal,
      fileID: fileID, sealedKey: folder.newKey(of: fileID), byteCount: bytes.count, type: type,
      changedAt: Date())
  }

  private func stored(_ bytes: [UInt8], in folder: SealedFolder) throws -> AnswerFile {
    let file = file(bytes, in: folder)
    let upload = try folder.upload(of: file)
    try upload.append(bytes)
    try folder.store(upload)
    return file
  }

  @Test(arguments: [1, 65_535, 65_536, 65_537, 200_000])
  func `every range of every size comes back`(_ count: Int) throws {
    try with { folder, _ in
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255) }
      let file = try stored(bytes, in: folder)
      #expect(folder.has(file))
      for (offset, length) in [
        (0, count), (0, 1), (count - 1, 10), (count / 2, count), (max(0, count - 65_540), 70_000),
      ] {
        let part = try folder.bytes(of: file, from: offset, count: length)
        #expect(part == Array(bytes[offset..<min(count, offset + length)]), "\(offset) \(length)")
      }
    }
  }

  @Test func `a cut chunk counts by its whole blocks, and the rest is sent again`() throws {
    try with { folder, path in
      let bytes = [UInt8](repeating: 7, count: 3 * BlockCipher.blockBytes + 5)
      let file = file(bytes, in: folder)
      do {
        let upload = try folder.upload(of: file)
        try upload.append(Array(bytes.prefix(2 * BlockCipher.blockBytes)))
        #expect(upload.receivedCount == 2 * BlockCipher.blockBytes)
      }
      let place = "\(path)/uploads/answers/\(file.name)"
      #expect(truncate(place, off_t(2 * BlockCipher.sealedBlockBytes - 1)) == 0)
      #expect(folder.receivedCount(of: file) == BlockCipher.blockBytes)
      let upload = try folder.upload(of: file)
      try upload.append(Array(bytes.dropFirst(BlockCipher.blockBytes)))
      #expect(upload.receivedCount == bytes.count)
      #expect(try upload.contents().sha256 == Sodium.sha256(bytes))
    }
  }

  @Test func `damage, other places and other keys are noticed`() throws {
    try with { folder, path in
      let bytes = [UInt8](repeating: 9, count: 2 * BlockCipher.blockBytes)
      let file = try stored(bytes, in: folder)
      let place = try #require(
        FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
          .first { $0.hasSuffix(file.name) }
      ).description
      var contents = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(place)")))
      #expect(contents.count == BlockCipher.sealedCount(of: bytes.count))
      let (first, second) = (
        Array(contents.prefix(BlockCipher.sealedBlockBytes)),
        Array(contents.suffix(BlockCipher.sealedBlockBytes))
      )
      // Equal blocks are not equal on disk, and cannot change places.
      #expect(first != second)
      for harmed in [second + first, first + first.map { $0 ^ 1 }] {
        contents = harmed
        try Data(contents).write(to: URL(fileURLWithPath: "\(path)/\(place)"))
        #expect(throws: SealedFolder.Fault.damaged) {
          try folder.bytes(of: file, from: 0, count: bytes.count)
        }
      }
      let other = SealedFolder(path: path, sealing: SealingKeys(current: SealingKey()))
      #expect(throws: SealedFolder.Fault.damaged) {
        try other.bytes(of: file, from: 0, count: 1)
      }
    }
  }

  @Test func `keys are sealed anew when the sealing key changes`() throws {
    try with { folder, path in
      let file = try stored([1, 2, 3], in: folder)
      #expect(folder.renewed(file.sealedKey, of: file.fileID) == nil)
      let next = SealingKey()
      let both = SealedFolder(
        path: path, sealing: SealingKeys(current: next, previous: Self.keys.current))
      let renewed = try #require(both.renewed(file.sealedKey, of: file.fileID))
      let moved = AnswerFile(
        participantID: file.participantID, studyID: file.studyID, sha256: file.sha256,
        fileID: file.fileID, sealedKey: renewed, byteCount: 3, type: .png, changedAt: Date())
      let later = SealedFolder(path: path, sealing: SealingKeys(current: next))
      #expect(try later.bytes(of: moved, from: 0, count: 3) == [1, 2, 3])
    }
  }

  @Test func `names lead back to ids, and no other text does`() {
    let fileID = UUID()
    #expect(AnswerFile.id(ofName: AnswerFile.name(of: fileID)) == fileID)
    for name in ["", "x", fileID.uuidString, String(repeating: "g", count: 32), "../" + "0"] {
      #expect(AnswerFile.id(ofName: name) == nil, "\(name)")
    }
  }
}
