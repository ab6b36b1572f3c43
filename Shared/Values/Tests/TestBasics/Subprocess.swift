public import Foundation

/// Runs a program to completion.
///
/// Avoids Foundation's `Process`, which considers a program running while a daemon that it started,
/// such as a database server, keeps an inherited socket open.
public enum Subprocess {
  public struct Failure: Error, CustomStringConvertible {
    var program: String
    var status: Int32
    var output: String

    public var description: String { "\(program) ended with \(status): \(output)" }
  }

  /// Runs the program.
  ///
  /// - Returns: its standard output and standard error.
  /// - Throws: ``Failure`` if it cannot be started or its exit status is not 0.
  @discardableResult
  public static func run(_ program: URL, _ arguments: [String]) async throws -> String {
    let (status, output) = try await end(of: program, arguments)
    guard status == 0 else {
      throw Failure(program: program.lastPathComponent, status: status, output: output)
    }
    return output
  }

  /// - Parameter environment: replaces or extends the environment of this process.
  /// - Returns: the exit status, and the standard output and standard error.
  /// - Throws: ``Failure`` if it cannot be started.
  public static func end(
    of program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (status: Int32, output: String) {
    try await withCheckedThrowingContinuation { continuation in
      // Reading to the end blocks; it must not occupy a thread of the tests' pool.
      Thread.detachNewThread {
        continuation.resume(with: Result { try runBlocking(program, arguments, environment) })
      }
    }
  }

  /// Spawns one program at a time, so that none inherits the pipe of another before it is marked.
  private static let spawning = NSLock()

  private static func runBlocking(
    _ program: URL, _ arguments: [String], _ environment: [String: String]
  ) throws -> (status: Int32, output: String) {
    let (process, pipe) = try spawning.withLock { try spawn(program, arguments, environment) }
    defer { close(pipe) }
    let output = read(pipe)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The status as a shell reports it: 128 plus the signal, or else the exit status.
    return (status & 0x7F != 0 ? 128 + status & 0x7F : status >> 8, output)
  }

  /// Starts the program and returns it with the reading end of its output pipe.
  private static func spawn(
    _ program: URL, _ arguments: [String], _ environment: [String: String]
  ) throws -> (process: pid_t, pipe: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw Failure(program: program.path, status: errno, output: "no pipe")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    // Otherwise the program would inherit open sockets of other tests (SwiftNIO allows it) and keep
    // their ports in use.
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    for descriptor in 3..<Int32(min(limit.rlim_cur, 16_384)) {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var argv = ([program.path] + arguments).map { strdup($0) } + [nil]
    defer { for argument in argv { free(argument) } }
    var variables =
      ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .map { strdup("\($0)=\($1)") } + [nil]
    defer { for variable in variables { free(variable) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, program.path, &actions, nil, &argv, &variables)
    close(ends[1])
    guard error == 0 else {
      close(ends[0])
      throw Failure(program: program.path, status: error, output: "cannot be started")
    }
    return (process, ends[0])
  }

  private static func read(_ descriptor: Int32) -> String {
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: output, as: UTF8.self) }
      output += chunk[..<count]
    }
  }
}
