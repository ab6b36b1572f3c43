import ArgumentParser
import ControlSupport
import Foundation
import Messages

extension GatewayCommand {
  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make a gateway's account, and invite its operator to choose the password.",
      discussion: """
        The invitation is mailed, or its code is told here and never again: whoever has it chooses the \
        password (otolithctl password set), within seven days. Running it again with the same --request-id \
        is safe, and tells another code as long as none was used.

        Example:
          otolithctl gateway create --gateway mailer --invitation-file mailer.code
        """)

    @Option(name: .customLong("gateway"), help: "User name of the gateway.")
    var gateway: String

    @OptionGroup var output: OutputOptions

    @OptionGroup var invitation: InvitationOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      var answer = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        let requestID = invitation.announce()
        return try await client.administration.registerGateway(
          .init(
            requestID: requestID, username: gateway, email: invitation.email,
            language: invitation.language), options: options)
      }
      let already = answer.outcome == .alreadyExists
      let lines = invitation.lines(answer.invitationCode, end: answer.expireTime?.date)
      answer.invitationCode = try invitation.keep(answer.invitationCode)
      output.tell(answer, ["\(gateway) \(already ? "was made before" : "is made")"] + lines)
    }
  }
}
