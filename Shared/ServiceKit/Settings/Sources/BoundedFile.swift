import Glibc

/// Reads small files named by an operator: settings and secrets.
enum BoundedFile {
  enum Failure: Error {
    case missing
    /// The system's error message.
    case unreadable(String)
    case tooLarge
  }

  /// - Parameters:
  ///   - sizeMax: maximum size in bytes; no more is read.
  ///   - takesPipes: whether to read the content of a pipe. False for files that are read again,
  ///     because the pipe would be empty.
  static func contents(
    of path: String, sizeMax: Int, takesPipes: Bool = true
  ) throws(Failure) -> [UInt8] {
    // O_NONBLOCK, because opening a pipe without a writer would block otherwise.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let code = errno
      throw code == ENOENT || code == ENOTDIR
        ? .missing : .unreadable(String(cString: strerror(code)))
    }
    defer { close(descriptor) }
    var found = stat()
    if !takesPipes, fstat(descriptor, &found) == 0, found.st_mode & S_IFMT == S_IFIFO {
      throw .unreadable("it is no file")
    }
    var contents: [UInt8] = []
    while contents.count <= sizeMax {
      let wanted = min(1 << 16, sizeMax + 1 - contents.count)
      let before = contents.count
      var failure: Int32 = 0
      contents.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
          let got = Glibc.read(descriptor, buffer.baseAddress, wanted)
          if got < 0 { failure = errno }
          count = max(0, got)
        })
      if failure == EINTR { continue }
      if failure != 0 { throw .unreadable(String(cString: strerror(failure))) }
      if contents.count == before { return contents }
    }
    throw .tooLarge
  }

  /// Reads the single line of a secret file.
  ///
  /// - Returns: the text without line end, or the problem, to follow the path.
  static func line(of path: String) -> (text: String?, problem: String?) {
    do throws(Failure) {
      var bytes = try contents(of: path, sizeMax: 1 << 16)
      if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      if bytes.isEmpty { return (nil, "is empty") }
      if bytes.contains(UInt8(ascii: "\n")) { return (nil, "has more than one line") }
      if bytes.contains(0) { return (nil, "contains a NUL") }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return (nil, "is not UTF-8")
      }
      return (text, nil)
    } catch {
      switch error {
      case .missing: return (nil, "does not exist")
      case .unreadable(let reason): return (nil, "cannot be read: \(reason)")
      case .tooLarge: return (nil, "is too large for a secret")
      }
    }
  }
}

extension BoundedFile {
  /// Whether the file exists, readable or not.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 || errno == EACCES }
}
