import FoundationEssentials
import ServiceBasics

/// The folder of files, which are encrypted under keys that the database keeps. All calls block.
struct SealedFolder: Sendable {
  /// Why bytes cannot be used.
  enum Fault: Error, Hashable {
    /// They are damaged, or the sealing key is another one.
    case damaged
  }

  /// All uploads have one owner: their names are random.
  private static let owner = "answers"

  let folder: MediaFolder
  private let sealing: SealingKeys

  init(path: String, sealing: SealingKeys) {
    folder = MediaFolder(path: path, isPublic: false)
    self.sealing = sealing
  }

  // MARK: - Keys

  /// Returns a new key for a file, sealed.
  func newKey(of fileID: UUID) -> [UInt8] {
    sealing.seal(BlockCipher.newKey(), context: Self.context(fileID))
  }

  /// Returns a sealed key under the current sealing key; nil if it needs no change.
  func renewed(_ sealedKey: [UInt8], of fileID: UUID) -> [UInt8]? {
    guard let key = sealing.open(sealedKey, context: Self.context(fileID)), key.isOutdated else {
      return nil
    }
    return sealing.seal(key.plain, context: Self.context(fileID))
  }

  /// Whether keys may be sealed with a previous sealing key.
  var mayNeedRenewal: Bool { sealing.previous != nil }

  private func cipher(of file: AnswerFile) throws -> BlockCipher {
    guard let key = sealing.open(file.sealedKey, context: Self.context(file.fileID)),
      let cipher = BlockCipher(key: key.plain)
    else { throw Fault.damaged }
    return cipher
  }

  private static func context(_ fileID: UUID) -> String {
    "answer file \(AnswerFile.name(of: fileID))"
  }

  // MARK: - Stored files

  /// Whether the bytes of a stored file are present in full.
  func has(_ file: AnswerFile) -> Bool {
    folder.byteCount(of: file.name) == BlockCipher.sealedCount(of: file.byteCount)
  }

  /// Reads a range of a stored file.
  ///
  /// - Returns: fewer bytes only if the file ends before.
  /// - Throws: `MediaFolder.Failure`; ``Fault``.
  func bytes(of file: AnswerFile, from offset: Int, count: Int) throws -> [UInt8] {
    try Self.opened(from: offset, count: count, cipher(of: file)) {
      try folder.bytes(of: file.name, from: $0, count: $1)
    }
  }

  /// Reads the blocks around a range and returns the range.
  private static func opened(
    from offset: Int, count: Int, _ cipher: BlockCipher,
    _ read: (_ offset: Int, _ count: Int) throws -> [UInt8]
  ) throws -> [UInt8] {
    let first = offset / BlockCipher.blockBytes
    let last = (offset + max(count, 1) - 1) / BlockCipher.blockBytes
    let sealed = try read(
      first * BlockCipher.sealedBlockBytes, (last - first + 1) * BlockCipher.sealedBlockBytes)
    guard let plain = cipher.open(sealed, from: first) else { throw Fault.damaged }
    let start = offset - first * BlockCipher.blockBytes
    if start == 0, plain.count <= count { return plain }
    return start < plain.count ? Array(plain[start..<min(start + count, plain.count)]) : []
  }

  // MARK: - Uploads

  /// Returns the number of bytes of an upload that have arrived.
  func receivedCount(of file: AnswerFile) -> Int {
    Self.plainCount(folder.receivedCount(of: file.name, by: Self.owner), of: file)
  }

  /// A chunk that a crash cut off does not count.
  private static func plainCount(_ sealed: Int, of file: AnswerFile) -> Int {
    sealed >= BlockCipher.sealedCount(of: file.byteCount)
      ? file.byteCount : sealed / BlockCipher.sealedBlockBytes * BlockCipher.blockBytes
  }

  /// Opens the upload of a file and locks it against other writers.
  ///
  /// - Throws: `MediaFolder.Failure`.
  func upload(of file: AnswerFile) throws -> Upload {
    let upload = try folder.upload(of: file.name, by: Self.owner)
    let received = Self.plainCount(upload.byteCount, of: file)
    try upload.truncate(to: BlockCipher.sealedCount(of: received))
    return Upload(file: file, upload: upload, cipher: try cipher(of: file))
  }

  /// The bytes of an upload that have arrived.
  struct Upload: Sendable {
    fileprivate let file: AnswerFile
    fileprivate let upload: MediaUpload
    fileprivate let cipher: BlockCipher

    var receivedCount: Int { SealedFolder.plainCount(upload.byteCount, of: file) }

    /// Appends a chunk of whole blocks, or with the end of the file.
    ///
    /// - Throws: `MediaFolder.Failure`.
    func append(_ chunk: [UInt8]) throws {
      try upload.append(cipher.seal(chunk, from: receivedCount / BlockCipher.blockBytes))
    }

    /// Returns digest and first bytes of the contents, which are on disk afterwards.
    ///
    /// - Throws: `MediaFolder.Failure`; ``Fault``.
    func contents() throws -> (sha256: [UInt8], start: [UInt8]) {
      try upload.synchronise()
      return try MediaUpload.digest(of: file.byteCount) { try bytes(from: $0, count: $1) }
    }

    /// - Throws: `MediaFolder.Failure`; ``Fault``.
    func bytes(from offset: Int, count: Int) throws -> [UInt8] {
      guard offset < file.byteCount else { return [] }
      return try SealedFolder.opened(from: offset, count: count, cipher) {
        try upload.bytes(from: $0, count: $1)
      }
    }

    /// Removes the received bytes.
    func discard() { upload.discard() }
  }

  /// Moves a verified upload to its place, on disk before the return.
  ///
  /// - Throws: `MediaFolder.Failure`.
  func store(_ upload: Upload) throws {
    try folder.store(upload.upload, as: upload.file.name)
  }

  // MARK: - Removal

  /// Removes all bytes of a file, stored or not.
  ///
  /// - Throws: `MediaFolder.Failure`.
  func remove(_ fileID: UUID) throws {
    try folder.remove(name: AnswerFile.name(of: fileID))
    try folder.removeUpload(of: AnswerFile.name(of: fileID), by: Self.owner)
  }

  /// Returns the ids of all files with bytes, stored or not.
  func fileIDs() -> [UUID] {
    (folder.storedNames { AnswerFile.id(ofName: $0) != nil } + folder.uploadKeys(of: Self.owner))
      .compactMap(AnswerFile.id(ofName:))
  }
}
