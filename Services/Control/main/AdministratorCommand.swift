import ArgumentParser
import Foundation
import Messages

struct AdministratorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "administrator", abstract: "Manage the people who administer Otolith.",
    discussion: """
      Example:
        otolithctl administrator create --administrator berta --email berta@example.org
      """,
    subcommands: [Create.self])

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Invite another administrator; needs an administrator's credentials.",
      discussion: """
        Whoever is invited chooses the password (otolithctl password set). Running it again with the \
        same --request-id is safe.

        Examples:
          otolithctl administrator create --administrator berta --email berta@example.org
          otolithctl administrator create --administrator berta --invitation-file berta.code
        """)

    @Option(name: .customLong("administrator"), help: "User name of the new administrator.")
    var administrator: String

    @OptionGroup var invitation: InvitationOptions

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      var answer = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        let requestID = invitation.announce()
        return try await client.administration.registerAdministrator(
          .init(
            requestID: requestID, username: administrator, email: invitation.email,
            language: invitation.language), options: options)
      }
      let already = answer.outcome == .alreadyExists
      let lines = invitation.lines(answer.invitationCode, end: answer.expireTime?.date)
      answer.invitationCode = try invitation.keep(answer.invitationCode)
      output.tell(
        answer, ["\(administrator) \(already ? "was invited before" : "is invited")"] + lines)
    }
  }
}
