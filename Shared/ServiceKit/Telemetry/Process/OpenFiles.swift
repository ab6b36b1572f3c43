import Glibc

/// Number and limit (`RLIMIT_NOFILE`) of the process's file descriptors.
package enum OpenFiles {
  /// Raises the soft limit up to the hard limit, which needs no privilege.
  ///
  /// - Parameter wanted: the required limit; a higher one stays.
  /// - Returns: the resulting limit.
  package static func raiseLimit(to wanted: Int) -> Int {
    guard var limit = limits else { return assumed }
    let hard = limit.rlim_max == rlim_t.max ? Int.max : Int(clamping: limit.rlim_max)
    let raised = rlim_t(min(hard, wanted))
    if raised > limit.rlim_cur {
      limit.rlim_cur = raised
      _ = setrlimit(resource, &limit)
    }
    return self.limit
  }

  package static var limit: Int { limits.map { Int(clamping: $0.rlim_cur) } ?? assumed }

  /// Number of open descriptors; nil if unknown.
  package static var count: Int? {
    guard let directory = opendir("/proc/self/fd") else { return nil }
    defer { closedir(directory) }
    var entries = 0
    while readdir(directory) != nil { entries += 1 }
    // Excludes `.`, `..`, and the descriptor that reads the folder.
    return max(0, entries - 3)
  }

  /// Fallback; POSIX guarantees only 20 (`_POSIX_OPEN_MAX`), but current systems allow more.
  private static let assumed = 256
  private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

  private static var limits: rlimit? {
    var limit = rlimit()
    return getrlimit(resource, &limit) == 0 ? limit : nil
  }
}
