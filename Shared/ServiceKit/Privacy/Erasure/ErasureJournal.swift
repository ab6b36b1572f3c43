import Fields
package import FoundationEssentials
import Glibc

/// An erasure in the journal: what is needed to repeat it, without an id of the participant.
package struct JournaledErasure: Codable, Sendable, Hashable {
  package var erasureID: UUID
  /// See `erasure_digest`.
  package var digest: Data
  /// Empty: the whole account.
  package var studyID: String
  package var mode: String
  /// Modes of the studies that override `mode`.
  package var studyModes: [String: String]
  package var requestedAt: Date

  package init(
    erasureID: UUID, digest: Data, studyID: String, mode: String, studyModes: [String: String],
    requestedAt: Date
  ) {
    self.erasureID = erasureID
    self.digest = digest
    self.studyID = studyID
    self.mode = mode
    self.studyModes = studyModes
    self.requestedAt = requestedAt
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    // UUIDs are written in lower case, as in events and tables.
    try values.encode(erasureID.text, forKey: .erasureID)
    try values.encode(digest, forKey: .digest)
    try values.encode(studyID, forKey: .studyID)
    try values.encode(mode, forKey: .mode)
    try values.encode(studyModes, forKey: .studyModes)
    try values.encode(requestedAt, forKey: .requestedAt)
  }
}

/// A file beside the database, to which every erasure is appended before it is complete. After a
/// restore of all databases from a backup it is the only record of later erasures.
package struct ErasureJournal: Sendable {
  /// `OTOLITH_ERASURE_JOURNAL_FILE`.
  package let path: String

  package struct Unusable: Error, CustomStringConvertible {
    package var description: String
  }

  package init(path: String) {
    self.path = path
  }

  /// Why the file cannot be written, to follow its name in a sentence; nil if it can.
  package var problem: String? {
    if exists {
      return access(path, R_OK | W_OK) == 0 ? nil : "not readable and writable for this service"
    }
    return access(folder, W_OK | X_OK) == 0 ? nil : "in a folder without write access"
  }

  /// Whether anything was written.
  package var exists: Bool { access(path, F_OK) == 0 }

  /// The error for a file that does not exist although erasures were written to it.
  package var gone: Unusable {
    Unusable(
      description: """
        the erasure journal \(path) is gone, but the database has erasures that were written to it: \
        mount its disk, or, if it is lost, create an empty file
        """)
  }

  private var folder: String {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return folder.isEmpty ? "/" : folder
  }

  /// Appends lines and waits until they are on the disk. A line that an earlier process left
  /// incomplete is ended first.
  package func append(_ erasures: [JournaledErasure]) throws {
    let file = try open(path, O_RDWR | O_APPEND | O_CREAT)
    defer { close(file) }
    var bytes: [UInt8] = []
    let end = lseek(file, 0, SEEK_END)
    var last: UInt8 = 0
    if end > 0, pread(file, &last, 1, end - 1) != 1 || last != UInt8(ascii: "\n") {
      bytes.append(UInt8(ascii: "\n"))
    }
    for erasure in erasures {
      bytes += try Self.encoder.encode(erasure)
      bytes.append(UInt8(ascii: "\n"))
    }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw failure("written") }
      written += count
    }
    guard fsync(file) == 0 else { throw failure("synchronised") }
    if end == 0 {
      // The name of a new file is durable with its folder.
      let directory = try open(folder, O_RDONLY)
      defer { close(directory) }
      guard fsync(directory) == 0 else { throw failure("synchronised") }
    }
  }

  /// Reads all erasures in order, each once, and counts the lines that are not readable: an append
  /// that was interrupted is repeated.
  package func read() throws -> (erasures: [JournaledErasure], unreadable: Int) {
    guard let data = FileManager.default.contents(atPath: path) else { throw failure("read") }
    var known: Set<UUID> = []
    var erasures: [JournaledErasure] = []
    var unreadable = 0
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let erasure = try? JSONDecoder().decode(JournaledErasure.self, from: Data(line)),
        erasure.digest.count == 32
      else {
        unreadable += 1
        continue
      }
      if known.insert(erasure.erasureID).inserted { erasures.append(erasure) }
    }
    return (erasures, unreadable)
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  private func open(_ path: String, _ flags: Int32) throws -> Int32 {
    let file = Glibc.open(path, flags | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure("opened") }
    return file
  }

  private func failure(_ what: String) -> Unusable {
    Unusable(
      description:
        "the erasure journal \(path) cannot be \(what): \(String(cString: strerror(errno)))")
  }
}
