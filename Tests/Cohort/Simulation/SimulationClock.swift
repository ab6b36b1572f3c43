import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#endif

/// Sets the time of all services of a development set-up through a shared clock file.
struct SimulationClock: Sendable {
  private let path: String

  init(path: String) { self.path = path }

  /// Sets the current time to `date`; time continues from there at normal speed.
  ///
  /// The eight bytes are overwritten in place, since the services map the file.
  func set(to date: Date) throws {
    var microseconds = Int64((date.timeIntervalSinceNow * 1_000_000).rounded()).littleEndian
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SimulationError("clock file \(path) cannot be opened") }
    defer { close(descriptor) }
    guard pwrite(descriptor, &microseconds, 8, 0) == 8 else {
      throw SimulationError("clock file \(path) cannot be written")
    }
  }
}

/// An unexpected result in a simulation, with a message for the user.
struct SimulationError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
