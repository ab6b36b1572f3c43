import ArgumentParser
import ControlSupport
import Fields
import Foundation
import Messages

extension MembersCommand {
  struct Invite: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make a code by which people join the study, and print it.",
      discussion: "Running it again with the same --invitation-id prints the same code.")

    @Argument(help: "Study id.")
    var study: String

    @Option(help: "Group of the study that they belong to.")
    var group: String = ""

    @Option(help: "How many may join by it, 1-100000.")
    var uses: UInt32 = 1

    @Option(help: "How many days it is good for, 1-365.")
    var days: UInt32 = 30

    @Option(help: "UUID of the invitation; default: a new one.")
    var invitationID: String = UUID().text

    @OptionGroup var credentials: Credentials

    func validate() throws {
      guard (1...100_000).contains(uses) else { throw ValidationError("--uses takes 1 to 100000") }
      guard (1...365).contains(days) else { throw ValidationError("--days takes 1 to 365") }
    }

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        // Before the call: whoever loses the answer makes it again by this.
        CatalogueConsole.say("invitation \(invitationID)")
        let invitation = try await client.memberships.createInvitation(
          .init(
            invitationID: invitationID, studyID: study, groupID: group, usesMax: uses,
            validDays: days), options: options)
        print(invitation.code)
      }
    }
  }

  struct Invitations: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the study's invitations, newest first.")

    @Argument(help: "Study id.")
    var study: String

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        var table = TextTable(left: ["invitation", "code", "group", "uses", "expires", "revoked"])
        var token = ""
        repeat {
          let page = try await client.memberships.listInvitations(
            .init(studyID: study, pageSize: 200, pageToken: token), options: options)
          for invitation in page.invitations {
            table.add([
              invitation.invitationID, invitation.code, invitation.groupID,
              "\(invitation.uses)/\(invitation.usesMax)", moment(invitation.expireTime),
              moment(invitation.revokeTime),
            ])
          }
          token = page.nextPageToken
        } while !token.isEmpty
        for line in table.lines { print(line) }
      }
    }
  }

  struct Revoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "End an invitation: nobody joins by it from now on.")

    @Argument(help: "Study id.")
    var study: String

    @Argument(help: "Invitation id.")
    var invitation: String

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        _ = try await client.memberships.revokeInvitation(
          .init(studyID: study, invitationID: invitation), options: options)
        print("\(invitation) is revoked")
      }
    }
  }
}
