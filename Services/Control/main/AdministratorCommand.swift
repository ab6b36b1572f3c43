import ArgumentParser
import Foundation
import Messages

struct AdministratorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "administrator", abstract: "Manage the people who administer Otolith.",
    subcommands: [Create.self])

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Invite another administrator; needs an administrator's credentials.",
      discussion: """
        Whoever is invited chooses the password (otolithctl password set). Running it again with the \
        same --request-id is safe.
        """)

    @Option(name: .customLong("administrator"), help: "User name of the new administrator.")
    var administrator: String

    @OptionGroup var invitation: InvitationOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        invitation.announce()
        let answer = try await client.administration.registerAdministrator(
          .init(
            requestID: invitation.requestID, username: administrator, email: invitation.email,
            language: invitation.language), options: options)
        let already = answer.outcome == .alreadyExists
        print("\(administrator) \(already ? "was invited before" : "is invited")")
        try invitation.tell(answer.invitationCode, end: answer.expireTime?.date)
      }
    }
  }
}
