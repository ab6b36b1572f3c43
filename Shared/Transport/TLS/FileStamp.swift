#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Identifies a version of a file's content without reading it.
struct FileStamp: Hashable {
  private let inode: UInt64
  private let size: Int64
  private let modifiedSeconds: Int64
  private let modifiedNanoseconds: Int64

  /// Creates the stamp; nil if the file does not exist. Follows links, since a folder of
  /// certificates may be replaced through its link.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    modifiedSeconds = Int64(modified.tv_sec)
    modifiedNanoseconds = Int64(modified.tv_nsec)
  }
}
