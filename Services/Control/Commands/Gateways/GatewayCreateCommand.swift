import ArgumentParser
import Foundation
import Messages

extension GatewayCommand {
  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Create a gateway's account, and invite its operator to choose the password.",
      discussion: """
        The invitation is mailed, or its code is printed once: with it the password can be chosen \
        (otolithctl password set) within seven days. Repeating the command with the same --request-id is \
        safe, and returns another code until one is used.

        Example:
          otolithctl gateway create --gateway mailer --invitation-file mailer.code
        """)

    @Option(name: .customLong("gateway"), help: "User name of the gateway.")
    var gateway: String

    @OptionGroup var output: OutputOptions

    @OptionGroup var invitation: InvitationOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      var answer = try await credentials.call { client, options in
        let requestID = invitation.announce()
        return try await client.administration.registerGateway(
          .init(
            requestID: requestID, username: gateway, email: invitation.email,
            language: invitation.language), options: options)
      }
      let already = answer.outcome == .alreadyExists
      let lines = invitation.lines(answer.invitationCode, end: answer.expireTime?.date)
      answer.invitationCode = try invitation.keep(answer.invitationCode)
      output.tell(answer, ["\(gateway) \(already ? "already exists" : "is created")"] + lines)
    }
  }
}
