import ArgumentParser
import ServiceKit

/// The command line for operators and study leaders.
@main
struct OtolithControl: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "otolithctl",
    abstract: "Operate Otolith: content, people, exports, plans, the bus.",
    discussion: """
      Services are found through OTOLITH_AUTH_ADDRESS, OTOLITH_CATALOGUE_ADDRESS, \
      OTOLITH_INGESTION_ADDRESS and OTOLITH_PLANNING_ADDRESS (HOST:PORT, or several separated by \
      commas, of which the first that answers is used; default: loopback, ports 7401 to 7404). \
      Calls to other machines use TLS and trust the system's authorities; \
      OTOLITH_TLS_TRUST_ROOTS_FILE (PEM) names others, and makes calls to this machine use TLS, too. On \
      a private network OTOLITH_PLAINTEXT_BEHIND_PROXY=true turns it off. What bears being carried out twice is \
      sent again, twice at most, when a service cannot be reached.

      You sign in with OTOLITH_USERNAME and OTOLITH_PASSWORD_FILE, or --username and \
      --password-file.
      """,
    version: OtolithVersion.text(of: "otolithctl"),
    subcommands: [
      CatalogueCommand.self, StudyLeaderCommand.self, MembersCommand.self, ExportCommand.self,
      PlanCommand.self,
      BusCommand.self, SimulateCommand.self,
    ])
}
