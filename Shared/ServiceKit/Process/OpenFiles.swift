import Glibc

/// The descriptors of this process: how many it may have (`RLIMIT_NOFILE`), how many it has.
enum OpenFiles {
  /// Raises the soft limit towards the hard one, which needs no rights.
  ///
  /// - Parameter wanted: not more than that; a limit that is higher already stays.
  /// - Returns: how many descriptors the process may have now.
  static func raiseLimit(to wanted: Int) -> Int {
    guard var limit = limits else { return assumed }
    let hard = limit.rlim_max == rlim_t.max ? Int.max : Int(clamping: limit.rlim_max)
    let raised = rlim_t(min(hard, wanted))
    if raised > limit.rlim_cur {
      limit.rlim_cur = raised
      _ = setrlimit(resource, &limit)
    }
    return self.limit
  }

  static var limit: Int { limits.map { Int(clamping: $0.rlim_cur) } ?? assumed }

  /// Nil where the system does not tell.
  static var count: Int? {
    guard let directory = opendir("/proc/self/fd") else { return nil }
    defer { closedir(directory) }
    var entries = 0
    while readdir(directory) != nil { entries += 1 }
    // Not among them: `.`, `..`, and the descriptor that reads the folder.
    return max(0, entries - 3)
  }

  /// POSIX's least, `_POSIX_OPEN_MAX`, is 20; no system of today gives fewer than this.
  private static let assumed = 256
  private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

  private static var limits: rlimit? {
    var limit = rlimit()
    return getrlimit(resource, &limit) == 0 ? limit : nil
  }
}
