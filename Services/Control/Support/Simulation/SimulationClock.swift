public import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#endif

/// Sets the time of all services of a development set-up through their shared clock file.
public struct SimulationClock: Sendable {
  private let path: String

  public init(path: String) { self.path = path }

  /// Makes it `date` now; time goes on from there at its usual pace.
  ///
  /// The eight bytes are overwritten in place, since the services have the file mapped.
  public func set(to date: Date) throws {
    var microseconds = Int64((date.timeIntervalSinceNow * 1_000_000).rounded()).littleEndian
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SimulationError("clock file \(path) cannot be opened") }
    defer { close(descriptor) }
    guard pwrite(descriptor, &microseconds, 8, 0) == 8 else {
      throw SimulationError("clock file \(path) cannot be written")
    }
  }
}

/// Something that a simulated cohort did not expect; its message is for a person.
public struct SimulationError: Error, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
