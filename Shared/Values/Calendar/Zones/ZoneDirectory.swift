import Glibc

/// The folder of compiled zones: its files and their contents.
struct ZoneDirectory: Sendable {
  /// Identifies a file and its state.
  struct Stamp: Sendable, Hashable {
    let device: UInt64
    let inode: UInt64
    let bytes: Int
    let changedSeconds: Int
    let changedNanoseconds: Int

    fileprivate init(_ status: stat) {
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
      bytes = Int(status.st_size)
      changedSeconds = status.st_mtim.tv_sec
      changedNanoseconds = status.st_mtim.tv_nsec
    }
  }

  /// Maximum number of zones; the database has about 600.
  static let zoneCountMax = 5_000
  private static let versionFiles = ["tzdata.zi", "+VERSION"]

  let path: String

  /// Returns every possible zone file and the version files by name. An update changes the result.
  func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for name in Self.versionFiles { stamps[name] = stamp(name) }
    collect(below: "", depth: 1, into: &stamps)
    return stamps
  }

  /// Returns the version of the IANA database, such as `2026a`; nil if the folder does not state
  /// it.
  func version() -> String? {
    for name in Self.versionFiles {
      guard let bytes = try? read(name, bytesMax: 64, isPrefix: true),
        let line = bytes.split(separator: UInt8(ascii: "\n")).first
      else { continue }
      let text = String(decoding: line, as: UTF8.self)
      let version = text.hasPrefix("# version ") ? String(text.dropFirst(10)) : text
      let isPlain = version.utf8.allSatisfy {
        (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
      if (1...16).contains(version.utf8.count), isPlain { return version }
    }
    return nil
  }

  /// Reads a file, or its first bytes.
  ///
  /// - Throws: ``TZifError`` if it cannot be read, or if it has more than `bytesMax` bytes and is
  ///   not a prefix read.
  func read(_ name: String, bytesMax: Int, isPrefix: Bool = false) throws -> [UInt8] {
    let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw TZifError("cannot be opened") }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: bytesMax + 1)
    var count = 0
    while count < bytes.count {
      let step = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress! + count, $0.count - count)
      }
      if step < 0, errno == EINTR { continue }
      guard step >= 0 else { throw TZifError("cannot be read") }
      if step == 0 { break }
      count += step
    }
    guard isPrefix || count <= bytesMax else { throw TZifError("has more than \(bytesMax) bytes") }
    return Array(bytes.prefix(min(count, bytesMax)))
  }

  private func collect(below folder: String, depth: Int, into stamps: inout [String: Stamp]) {
    guard let stream = opendir("\(path)/\(folder)") else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let part = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let name = folder.isEmpty ? part : "\(folder)/\(part)"
      guard ZoneName.isValid(name), stamps.count < Self.zoneCountMax else { continue }
      var status = stat()
      guard stat("\(path)/\(name)", &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: stamps[name] = Stamp(status)
      case S_IFDIR where depth < ZoneName.partsMax:
        collect(below: name, depth: depth + 1, into: &stamps)
      default: break
      }
    }
  }

  private func stamp(_ name: String) -> Stamp? {
    var status = stat()
    return stat("\(path)/\(name)", &status) == 0 ? Stamp(status) : nil
  }
}
