import ArgumentParser
import Glibc

/// `reload`: what a service's manager calls so that `serve` reads its settings again.
struct ReloadCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reload", abstract: "Check the settings, then make a running service read them.",
      discussion: """
        Reads the settings and every file that they name as the service will, and sends it SIGHUP only if all \
        are right; otherwise it tells all that is wrong, and the service hears nothing. Settings that the \
        service was given by --set or its environment are to be given here, too: `systemctl reload` does.

        Exit status: 0 the signal was sent, 78 the settings are wrong, 1 there is no such process, or it is \
        somebody else's.
        """)
  }

  @Option(help: ArgumentHelp("The running service.", valueName: "pid"))
  var process: Int32

  @OptionGroup var options: SettingsOptions

  func validate() throws {
    // 0 and below are groups of processes.
    if process < 2 { throw ValidationError("--process is the id of a process that serves") }
  }

  func run() async throws {
    try await reportingConfigurationErrors {
      _ = try SettingsCheck<Assembly>(reader: options.reader(of: Assembly.self)).settings()
      guard kill(process, SIGHUP) == 0 else {
        throw NotSignalled(process: process, reason: String(cString: strerror(errno)))
      }
    }
  }

  private struct NotSignalled: OperatorMendable {
    var process: Int32
    var reason: String

    var operatorMessage: String { "no signal could be sent to process \(process): \(reason)" }
    var exitCode: Int32 { 1 }
  }
}
