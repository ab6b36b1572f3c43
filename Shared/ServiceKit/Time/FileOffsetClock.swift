public import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#endif

/// The machine's clock plus an offset that another process may change at any time.
///
/// The offset is eight bytes in a file: microseconds, a little-endian `Int64`. Every service of a
/// development set-up maps the same file, so that a simulation can play two weeks in a minute and
/// all processes agree on the time. Never for production.
public final class FileOffsetClock: WallClock, @unchecked Sendable {
  // The mapping is written by another process; an aligned 64-bit load is atomic on every platform
  // we build for.
  private let offset: UnsafePointer<Int64>

  /// - Throws: ``ClockFileError`` when the file cannot be mapped or is shorter than eight bytes.
  public init(path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ClockFileError(path: path, problem: "cannot be opened") }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_size >= 8 else {
      throw ClockFileError(path: path, problem: "is shorter than 8 bytes")
    }
    guard let mapping = mmap(nil, 8, PROT_READ, MAP_SHARED, descriptor, 0), mapping != MAP_FAILED
    else {
      throw ClockFileError(path: path, problem: "cannot be mapped")
    }
    self.offset = UnsafePointer(mapping.assumingMemoryBound(to: Int64.self))
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: offset), 8)
  }

  public func now() -> Date {
    let microseconds = Int64(littleEndian: offset.pointee)
    return Date().addingTimeInterval(Double(microseconds) / 1_000_000)
  }
}

/// Why a clock file cannot be used.
public struct ClockFileError: Error, CustomStringConvertible {
  public var path: String
  public var problem: String

  public var description: String { "clock file \(path) \(problem)" }
}
