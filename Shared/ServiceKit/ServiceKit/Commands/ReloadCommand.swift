import ArgumentParser
import FoundationEssentials
import Glibc
import Settings

/// `reload`: makes a running `serve` read its settings again. Called by the service manager.
struct ReloadCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reload", abstract: "Check the settings, then reload them in a running service.",
      discussion: """
        Reads the settings and every file that they name, as the service will, and sends SIGHUP only if all \
        are valid; otherwise it reports all problems and sends nothing. Settings that the \
        service gets by --set or its environment must be given here, too. As `systemctl reload` it \
        sends the signal, waits and reports what the service answers.

        Exit status: 0 signal sent, or reloaded; 78 invalid settings; 1 no such process, no \
        permission to signal it, or no answer within 60 s.
        """)
  }

  @Option(help: ArgumentHelp("The running service.", valueName: "pid"))
  var process: Int32

  @OptionGroup var options: SettingsOptions

  func validate() throws { try ReloadSignal.validate(process) }

  func run() async throws {
    try await reportingConfigurationErrors {
      try await ReloadSignal(process: process).send {
        _ = try SettingsCheck<Assembly>(reader: options.reader(of: Assembly.self)).settings()
      }
    }
  }
}

/// The signal that makes a running program read its settings again.
struct ReloadSignal {
  let process: Int32

  /// - Throws: `ValidationError` for 0 and negative numbers, which denote process groups.
  static func validate(_ process: Int32) throws {
    if process < 2 { throw ValidationError("--process must be the id of a running service.") }
  }

  /// Sends the signal; within a unit of systemd, also waits for the outcome.
  ///
  /// - Parameter check: checks the settings before the signal, outside a unit.
  func send(checking check: () throws -> Void) async throws {
    guard let answer = ReloadAnswer(environment: ProcessInfo.processInfo.environment) else {
      try check()
      return try signal()
    }
    let earlier = answer.read()
    try signal()
    guard let outcome = try await answer.next(after: earlier, within: .seconds(60)) else {
      throw NotAnswered(process: process)
    }
    if !outcome.problems.isEmpty { throw SettingsError(problems: outcome.problems) }
  }

  private func signal() throws {
    guard kill(process, SIGHUP) == 0 else {
      throw NotSignalled(process: process, reason: String(cString: strerror(errno)))
    }
  }

  private struct NotAnswered: UserFacingError {
    var process: Int32

    var operatorMessage: String { "process \(process) got the signal but did not report a reload" }
    var exitCode: Int32 { 1 }
  }

  private struct NotSignalled: UserFacingError {
    var process: Int32
    var reason: String

    var operatorMessage: String { "no signal could be sent to process \(process): \(reason)" }
    var exitCode: Int32 { 1 }
  }
}
