import ArgumentParser
import Foundation
import Messages

struct AdministratorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "administrator", abstract: "Manage administrators.",
    discussion: """
      Example:
        otolithctl administrator create --administrator berta --email berta@example.org
      """,
    subcommands: [Create.self])

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Invite another administrator; needs an administrator's credentials.",
      discussion: """
        The invited person chooses the password (otolithctl password set). Repeating the command with the \
        same --request-id is safe.

        Examples:
          otolithctl administrator create --administrator berta --email berta@example.org
          otolithctl administrator create --administrator berta --invitation-file berta.code
        """)

    @Option(name: .customLong("administrator"), help: "User name of the new administrator.")
    var administrator: String

    @OptionGroup var invitation: InvitationOptions

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      var answer = try await service.call { client, options in
        let requestID = invitation.announce()
        return try await client.administration.registerAdministrator(
          .init(
            requestID: requestID, username: administrator, email: invitation.email,
            language: invitation.language), options: options)
      }
      let already = answer.outcome == .alreadyExists
      let lines = invitation.lines(answer.invitationCode, end: answer.expireTime?.date)
      answer.invitationCode = try invitation.keep(answer.invitationCode)
      service.tell(
        answer, ["\(administrator) \(already ? "was invited before" : "is invited")"] + lines)
    }
  }
}
