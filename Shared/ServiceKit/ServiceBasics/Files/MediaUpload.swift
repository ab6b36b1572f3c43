import Fields
import Glibc

/// The bytes of an upload that have arrived, locked against other writers while the value exists.
///
/// `@unchecked Sendable`: used by one call at a time.
package final class MediaUpload: @unchecked Sendable {
  package let path: String
  /// Number of bytes that have arrived.
  package private(set) var byteCount: Int
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
  package func append(_ chunk: [UInt8]) throws(MediaFolder.Failure) {
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

  /// Removes the bytes behind a position, e.g. those of a chunk that was cut off by a crash.
  ///
  /// - Throws: ``MediaFolder/Failure``.
  package func truncate(to count: Int) throws(MediaFolder.Failure) {
    guard count < byteCount else { return }
    guard ftruncate(descriptor, count) == 0 else { throw MediaFolder.failure("truncate") }
    byteCount = count
  }

  /// Reads a range of the bytes that have arrived.
  ///
  /// - Throws: ``MediaFolder/Failure``.
  package func bytes(from offset: Int, count: Int) throws(MediaFolder.Failure) -> [UInt8] {
    try MediaFolder.read(descriptor, from: offset, count: min(count, byteCount - offset))
  }

  /// Writes the bytes that have arrived to disk.
  ///
  /// - Throws: ``MediaFolder/Failure``.
  package func synchronise() throws(MediaFolder.Failure) {
    guard fsync(descriptor) == 0 else { throw MediaFolder.failure("fsync") }
  }

  /// Returns digest and first bytes of the contents.
  ///
  /// - Parameters:
  ///   - byteCount: number of bytes of the contents.
  ///   - read: returns bytes of the contents from an offset, empty if they end there.
  /// - Throws: errors of `read`.
  package static func digest<Failure>(
    of byteCount: Int, _ read: (_ offset: Int, _ count: Int) throws(Failure) -> [UInt8]
  ) throws(Failure) -> (sha256: [UInt8], start: [UInt8]) {
    var digest = SHA256Stream()
    var start: [UInt8] = []
    var offset = 0
    while offset < byteCount {
      let bytes = try read(offset, min(1 << 18, byteCount - offset))
      // Shorter only if another program truncates the file.
      if bytes.isEmpty { break }
      bytes.withUnsafeBytes { digest.add($0) }
      if offset == 0 { start = Array(bytes.prefix(MediaType.startBytes)) }
      offset += bytes.count
    }
    return (digest.digest(), start)
  }

  /// Removes the received bytes.
  package func discard() {
    unlink(path)
    byteCount = 0
  }
}
