import Glibc
import ServiceBasics

/// The bytes of an upload that have arrived, locked against other writers while the value exists.
///
/// `@unchecked Sendable`: used by one call at a time.
final class MediaUpload: @unchecked Sendable {
  let path: String
  /// Number of bytes that have arrived.
  private(set) var byteCount: Int
  private let descriptor: Int32
  private let write: MediaFolder.Write

  /// - Throws: ``MediaFolder/Failure``.
  init(_ path: String, _ write: @escaping MediaFolder.Write) throws(MediaFolder.Failure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw MediaFolder.failure("open") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let failure = MediaFolder.failure("lock")
      close(descriptor)
      throw failure
    }
    var (opened, current) = (stat(), stat())
    // The previous holder of the lock may have moved or removed the file.
    guard fstat(descriptor, &opened) == 0, lstat(path, &current) == 0,
      opened.st_ino == current.st_ino, opened.st_mode & S_IFMT == S_IFREG
    else {
      close(descriptor)
      throw .busy
    }
    self.path = path
    self.write = write
    self.descriptor = descriptor
    byteCount = Int(opened.st_size)
  }

  deinit { close(descriptor) }

  /// Appends a chunk; if that fails, nothing of it stays.
  ///
  /// - Throws: ``MediaFolder/Failure``.
  func append(_ chunk: [UInt8]) throws(MediaFolder.Failure) {
    var written = 0
    while written < chunk.count {
      let more = chunk.withUnsafeBytes {
        write(
          descriptor, $0.baseAddress?.advanced(by: written), chunk.count - written,
          byteCount + written)
      }
      if more < 0, errno == EINTR { continue }
      guard more > 0 else {
        let failure = MediaFolder.failure("write")
        _ = ftruncate(descriptor, byteCount)
        throw failure
      }
      written += more
    }
    byteCount += chunk.count
  }

  /// Returns digest and first bytes of the contents, which are on disk afterwards.
  ///
  /// - Throws: ``MediaFolder/Failure``.
  func contents() throws(MediaFolder.Failure) -> (hash: ContentHash, start: [UInt8]) {
    var digest = SHA256Stream()
    var start: [UInt8] = []
    var offset = 0
    while offset < byteCount {
      let bytes = try MediaFolder.read(descriptor, from: offset, count: 1 << 18)
      // Shorter only if another program truncates the file.
      if bytes.isEmpty { break }
      bytes.withUnsafeBytes { digest.add($0) }
      if offset == 0 { start = Array(bytes.prefix(MediaType.startBytes)) }
      offset += bytes.count
    }
    guard fchmod(descriptor, 0o644) == 0, fsync(descriptor) == 0 else {
      throw MediaFolder.failure("fsync")
    }
    return (ContentHash(bytes: digest.digest()), start)
  }

  /// Removes the received bytes.
  func discard() {
    unlink(path)
    byteCount = 0
  }
}
