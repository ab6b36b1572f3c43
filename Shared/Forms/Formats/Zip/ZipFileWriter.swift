internal import CZip

/// Writes a zip archive from files to a file with libzip. The files are streamed, so memory does
/// not grow with them.
public enum ZipFileWriter {
  public struct Entry: Sendable, Hashable {
    /// Name in the archive: ASCII, with `/` between folders, unique.
    public var name: String
    /// Path of the file with the contents.
    public var path: String

    public init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// An error of libzip or the operating system.
  public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    public var description: String
  }

  private static let compressionLevel: UInt32 = 6

  /// - Parameters:
  ///   - path: path of the new file, which must not exist. After an error there is no file.
  ///   - passphrase: encrypts each entry (AES-256 in WinZip's AE-2); names stay readable. Nil for
  ///     no encryption.
  /// - Throws: ``Failure``.
  public static func write(
    _ entries: [Entry], to path: String, passphrase: String? = nil
  ) throws(Failure) {
    var code: CInt = 0
    guard let archive = zip_open(path, CInt(ZIP_CREATE | ZIP_EXCL), &code) else {
      var error = zip_error_t()
      zip_error_init_with_code(&error, code)
      defer { zip_error_fini(&error) }
      throw Failure(description: "\(path): \(String(cString: zip_error_strerror(&error)))")
    }
    do {
      for entry in entries { try add(entry, to: archive, passphrase: passphrase) }
    } catch {
      zip_discard(archive)
      throw error
    }
    guard zip_close(archive) == 0 else {
      let failure = failure(of: archive, path)
      zip_discard(archive)
      throw failure
    }
  }

  private static func add(
    _ entry: Entry, to archive: OpaquePointer, passphrase: String?
  ) throws(Failure) {
    // Length -1 means up to the file's end.
    guard let source = zip_source_file(archive, entry.path, 0, -1) else {
      throw failure(of: archive, entry.path)
    }
    let index = zip_file_add(archive, entry.name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      zip_source_free(source)
      throw failure(of: archive, entry.name)
    }
    guard
      zip_set_file_compression(archive, UInt64(index), ZIP_CM_DEFLATE, compressionLevel) == 0
    else { throw failure(of: archive, entry.name) }
    guard let passphrase else { return }
    guard zip_file_set_encryption(archive, UInt64(index), UInt16(ZIP_EM_AES_256), passphrase) == 0
    else { throw failure(of: archive, entry.name) }
  }

  private static func failure(of archive: OpaquePointer, _ name: String) -> Failure {
    Failure(description: "\(name): \(String(cString: zip_strerror(archive)))")
  }
}
