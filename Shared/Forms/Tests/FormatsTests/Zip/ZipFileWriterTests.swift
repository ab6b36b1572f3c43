import CZip
import Formats
import Foundation
import Testing

@Suite struct ZipFileWriterTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  /// The contents of an entry read by libzip; nil on failure.
  private func contents(_ name: String, of path: String, passphrase: String?) -> String? {
    guard let archive = zip_open(path, CInt(ZIP_RDONLY), nil) else { return nil }
    defer { zip_discard(archive) }
    if let passphrase { zip_set_default_password(archive, passphrase) }
    guard let file = zip_fopen(archive, name, 0) else { return nil }
    defer { zip_fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    let count = zip_fread(file, &buffer, UInt64(buffer.count))
    return count < 0 ? nil : String(decoding: buffer.prefix(Int(count)), as: UTF8.self)
  }

  @Test func filesBecomeAnArchive() throws {
    try withFolder { folder in
      let text = String(repeating: "héllo\n", count: 50_000)
      try text.write(toFile: folder + "/source", atomically: true, encoding: .utf8)
      let entries = [ZipFileWriter.Entry(name: "a/b.txt", path: folder + "/source")]
      for (name, passphrase) in [("plain.zip", nil), ("closed.zip", "heather otter")] {
        let path = "\(folder)/\(name)"
        try ZipFileWriter.write(entries, to: path, passphrase: passphrase)
        #expect(contents("a/b.txt", of: path, passphrase: passphrase) == text)
      }
      let closed = folder + "/closed.zip"
      #expect(contents("a/b.txt", of: closed, passphrase: nil) == nil)
      #expect(contents("a/b.txt", of: closed, passphrase: "another") == nil)
    }
  }

  @Test func whereItFailsThereIsNoArchive() throws {
    try withFolder { folder in
      let path = folder + "/a.zip"
      #expect(throws: ZipFileWriter.Failure.self) {
        try ZipFileWriter.write(
          [ZipFileWriter.Entry(name: "a", path: folder + "/nothing")], to: path)
      }
      #expect(!FileManager.default.fileExists(atPath: path))
      try "old".write(toFile: path, atomically: true, encoding: .utf8)
      #expect(throws: ZipFileWriter.Failure.self) { try ZipFileWriter.write([], to: path) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    }
  }

  @Test func digestsAreThoseOfTheStandard() {
    // FIPS 180-2, appendix B.2.
    var digest = ContentDigest()
    digest.add("abcdbcdecdefdefgefghfghighij".utf8)
    digest.add("hijkijkljklmklmnlmnomnopnopq".utf8)
    #expect(
      digest.hexadecimal() == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }
}
