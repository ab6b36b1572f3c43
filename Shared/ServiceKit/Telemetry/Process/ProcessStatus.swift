import Glibc

/// The process's values in `/proc/self/stat` (proc(5)).
struct ProcessStatus: Equatable {
  /// User and system time of all threads.
  package var processorSeconds: Double
  var residentBytes: Int64
  var virtualBytes: Int64
  /// Unix time of the start.
  package var startedAt: Double

  /// The current values; nil if unavailable.
  package static var current: ProcessStatus? {
    guard let process = text(of: "/proc/self/stat"), let machine = text(of: "/proc/stat") else {
      return nil
    }
    return ProcessStatus(
      process: process, machine: machine, ticksPerSecond: Double(sysconf(Int32(_SC_CLK_TCK))),
      pageBytes: Int64(sysconf(Int32(_SC_PAGESIZE))))
  }

  /// - Parameters:
  ///   - process: the contents of `/proc/self/stat`.
  ///   - machine: the contents of `/proc/stat`, for the boot time `btime`.
  package init?(process: String, machine: String, ticksPerSecond: Double, pageBytes: Int64) {
    // The program's name is in parentheses and may contain any character.
    guard let nameEnd = process.lastIndex(of: ")"),
      let booted = machine.split(separator: "\n").first(where: { $0.hasPrefix("btime ") }),
      let bootedAt = Double(booted.dropFirst("btime ".count))
    else { return nil }
    // The array starts with the third field.
    let fields = process[process.index(after: nameEnd)...].split(separator: " ")
    func field(_ number: Int) -> Int64? {
      fields.count > number - 3 ? Int64(fields[number - 3]) : nil
    }
    guard let user = field(14), let system = field(15), let started = field(22),
      let virtual = field(23), let resident = field(24)
    else { return nil }
    processorSeconds = Double(user + system) / ticksPerSecond
    residentBytes = resident * pageBytes
    virtualBytes = virtual
    startedAt = bootedAt + Double(started) / ticksPerSecond
  }

  private static func text(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
