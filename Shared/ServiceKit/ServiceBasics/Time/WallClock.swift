public import FoundationEssentials

/// Source of the civil time.
///
/// Domain rules never read a clock: they take the time as a parameter, so that tests and
/// simulations control it. Durations within a process (back-off, deadlines) use `ContinuousClock`.
public protocol WallClock: Sendable {
  func now() -> Date
}

/// The machine's clock.
public struct SystemClock: WallClock {
  public init() {}

  public func now() -> Date { Date() }
}

#if canImport(Glibc)
  import Glibc
#endif

/// The machine's clock plus an offset that another process may change at any time.
///
/// The offset is a file of eight bytes: microseconds as a little-endian `Int64`. All services of a
/// development set-up map the same file, so a simulation can play two weeks in a minute and all
/// processes agree on the time. Not for production.
public final class FileOffsetClock: WallClock, @unchecked Sendable {
  // Another process writes the mapping; an aligned 64-bit load is atomic on every supported
  // platform.
  private let offset: UnsafePointer<Int64>

  /// - Throws: ``ClockFileError`` if the file cannot be mapped or is shorter than eight bytes.
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
