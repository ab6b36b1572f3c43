public import ArgumentParser
import Foundation
import ProgramVersion
import ServiceKit

/// The command line for operators and study leaders.
public struct OtolithControl: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "otolithctl",
    abstract: "Operate Otolith: status, content, accounts, exports, plans, the bus.",
    discussion: """
      Addresses of the services: OTOLITH_AUTH_ADDRESS, OTOLITH_CATALOGUE_ADDRESS, OTOLITH_INGESTION_ADDRESS \
      and OTOLITH_PLANNING_ADDRESS (HOST:PORT, or several separated by commas, of which the first that \
      answers is used; default: loopback, ports 7401 to 7404). Calls to other machines use TLS and the CAs \
      of the system; OTOLITH_TLS_TRUST_ROOTS_FILE (PEM) sets others and enables TLS for calls to this \
      machine, too. On a private network OTOLITH_PLAINTEXT_BEHIND_PROXY=true disables TLS. Idempotent calls \
      are retried twice at most if a service cannot be reached.

      Sign in once with `otolithctl login`; or with each command, by OTOLITH_USERNAME and \
      OTOLITH_PASSWORD_FILE, or --username and --password-file.

      --json prints the API's responses in protocol buffers' mapping to JSON: an object, or an array for \
      lists. Irreversible commands ask for confirmation, or need --yes.

      Exit status: 0 success; 1 a service rejected a call, lint found an error or diff a difference; 2 a bus \
      command found a problem, or diff could not compare; 64 invalid arguments or settings, 65 a file with \
      invalid contents, 66 a file that cannot be read, 69 a service, database or bus that cannot be reached, 74 an output \
      that cannot be written, 77 no permission, or not signed in. If the reader of standard output exits (`| \
      head`), it ends quietly by SIGPIPE (141 in shells).

      Examples:
        otolithctl login --username anna
        otolithctl studies list
        otolithctl export my-study --all -o my-study-export
      """,
    version: OtolithVersion.text(of: "otolithctl"),
    subcommands: [
      StatusCommand.self,
      LoginCommand.self, LogoutCommand.self, WhoAmICommand.self, SessionsCommand.self,
      SecondFactorCommand.self,
      StudiesCommand.self,
      CatalogueCommand.self, MediaCommand.self, StudyLeaderCommand.self, MembersCommand.self,
      ExportCommand.self, SheetsCommand.self,
      OwnExportCommand.self,
      AdministratorCommand.self, GatewayCommand.self, PasswordCommand.self, PlanCommand.self,
      AlertsCommand.self,
      AccountsCommand.self, ClientsCommand.self, AccessCommand.self,
      ErasureCommand.self, MessagesCommand.self, NewsletterCommand.self, BusCommand.self,
      ConfigCommand.self,
    ])

  public init() {}

  /// Runs the command. Usage is printed for invalid arguments, but not for later errors.
  public static func main() async {
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
