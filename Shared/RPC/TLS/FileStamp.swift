#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells one content of a file from another without reading it.
struct FileStamp: Hashable {
  private let inode: UInt64
  private let size: Int64
  private let modifiedSeconds: Int64
  private let modifiedNanoseconds: Int64

  /// Nil when there is no such file. Links are followed: a folder of certificates may be swapped by
  /// its link.
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
