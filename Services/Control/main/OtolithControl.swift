import ArgumentParser
import ControlSupport
import Foundation
import ProgramVersion
import ServiceKit

/// The command line for operators and study leaders.
@main
struct OtolithControl: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "otolithctl",
    abstract: "Operate Otolith: its state, content, people, exports, plans, the bus.",
    discussion: """
      Services are found through OTOLITH_AUTH_ADDRESS, OTOLITH_CATALOGUE_ADDRESS, \
      OTOLITH_INGESTION_ADDRESS and OTOLITH_PLANNING_ADDRESS (HOST:PORT, or several separated by \
      commas, of which the first that answers is used; default: loopback, ports 7401 to 7404). \
      Calls to other machines use TLS and trust the system's authorities; \
      OTOLITH_TLS_TRUST_ROOTS_FILE (PEM) names others, and makes calls to this machine use TLS, too. On \
      a private network OTOLITH_PLAINTEXT_BEHIND_PROXY=true turns it off. What bears being carried out twice is \
      sent again, twice at most, when a service cannot be reached.

      You sign in once by `otolithctl login`; or with each command, by OTOLITH_USERNAME and \
      OTOLITH_PASSWORD_FILE, or --username and --password-file.

      --json prints what the API answers, by protocol buffers' mapping to JSON: an object, of a list one array.
      What cannot be taken back asks first, or takes --yes.

      The exit status is 0 when all went well; 1 when a service refused a call, lint found an error or diff \
      a difference; 2 when watching the bus found something to mend, or diff could not compare; 64 for \
      arguments or settings that are not right, 65 for a file whose contents are wrong, 66 for a file that \
      cannot be read, 69 for a service that cannot be reached, 74 for an output that cannot be written, 77 where \
      you may not, or are not signed in. Where nobody reads the standard output any more (`| head`), it ends \
      quietly by SIGPIPE, which shells call 141.

      Examples:
        otolithctl login --username anna
        otolithctl studies list
        otolithctl export my-study --all -o my-study-export
      """,
    version: OtolithVersion.text(of: "otolithctl"),
    subcommands: [
      StatusCommand.self, DoctorCommand.self,
      LoginCommand.self, LogoutCommand.self, WhoAmICommand.self, SessionsCommand.self,
      StudiesCommand.self,
      CatalogueCommand.self, StudyLeaderCommand.self, MembersCommand.self, ExportCommand.self,
      OwnExportCommand.self,
      AdministratorCommand.self, GatewayCommand.self, PasswordCommand.self, PlanCommand.self,
      AccountsCommand.self,
      ErasureCommand.self, MessagesCommand.self, NewsletterCommand.self, BusCommand.self,
      SimulateCommand.self, ConfigCommand.self,
    ])

  /// Runs the command that the arguments name. How to call it is said where they are wrong, and not where
  /// it fails later.
  static func main() async {
    await runToTheEnd {
      for warning in ControlSetting.warnings(ProcessInfo.processInfo.environment) {
        CatalogueConsole.say("warning: \(warning)")
      }
    } failing: { error in
      if let failure = error as? OutputFailure, failure.isClosedPipe {
        StandardOutput.end(.closed)
      }
      guard let failure = CommandFailure(error) else { return }
      CatalogueConsole.say("Error: \(failure.description)")
      for line in failure.details { CatalogueConsole.say(line) }
      Foundation.exit(failure.status.rawValue)
    }
  }
}
