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

  func validate() throws {
    // 0 and negative numbers denote process groups.
    if process < 2 { throw ValidationError("--process must be the id of a running service.") }
  }

  func run() async throws {
    try await reportingConfigurationErrors {
      guard let answer = ReloadAnswer(environment: ProcessInfo.processInfo.environment) else {
        _ = try SettingsCheck<Assembly>(reader: options.reader(of: Assembly.self)).settings()
        return try signal()
      }
      let earlier = answer.read()
      try signal()
      guard let outcome = try await answer.next(after: earlier, within: .seconds(60)) else {
        throw NotAnswered(process: process)
      }
      if !outcome.problems.isEmpty { throw SettingsError(problems: outcome.problems) }
    }
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
