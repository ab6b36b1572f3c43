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
        """)

    @Option(name: .customLong("gateway"), help: "User name of the gateway.")
    var gateway: String

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var invitation: InvitationOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        invitation.announce()
        let answer = try await client.administration.registerGateway(
          .init(
            requestID: invitation.requestID, username: gateway, email: invitation.email,
            language: invitation.language), options: options)
        let already = answer.outcome == .alreadyExists
        guard json else {
          print("\(gateway) \(already ? "was made before" : "is made")")
          return try invitation.tell(answer.invitationCode, end: answer.expireTime?.date)
        }
        if let file = invitation.invitationFile, !answer.invitationCode.isEmpty {
          try writeSecret(answer.invitationCode, to: file)
        }
        print(try AccountLine.json(CreatedGateway(self, answer)))
      }
    }
  }
}

/// What came of it, as JSON.
private struct CreatedGateway: Encodable {
  var requestID: String
  var username: String
  var alreadyExisted: Bool
  /// Nil: it is mailed, in a file, or nobody needs one any more.
  var invitationCode: String?
  var invitationFile: String?
  var expires: String?

  enum CodingKeys: String, CodingKey {
    case username, expires
    case requestID = "request_id"
    case alreadyExisted = "already_existed"
    case invitationCode = "invitation_code"
    case invitationFile = "invitation_file"
  }

  init(_ command: GatewayCommand.Create, _ answer: AuthV1.RegisterGatewayResponse) {
    requestID = command.invitation.requestID
    username = command.gateway
    alreadyExisted = answer.outcome == .alreadyExists
    guard !answer.invitationCode.isEmpty else { return }
    invitationFile = command.invitation.invitationFile
    invitationCode = invitationFile == nil ? answer.invitationCode : nil
    expires = answer.expireTime.map { moment($0) }
  }
}
