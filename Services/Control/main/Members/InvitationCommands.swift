import ArgumentParser
import ControlSupport
import Fields
import Foundation
import Messages

extension MembersCommand {
  struct Invite: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make a code by which people join the study, and print it.",
      discussion: """
        Running it again with the same --invitation-id prints the same code.

        Example:
          otolithctl members invite my-study --group walkers --uses 20
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(help: "Group of the study that they belong to.")
    var group: String = ""

    @Option(help: "How many may join by it, 1-100000.")
    var uses: UInt32 = 1

    @Option(help: "How many days it is good for, 1-365.")
    var days: UInt32 = 30

    @Option(help: "UUID of the invitation; default: a new one.")
    var invitationID: String?

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func validate() throws {
      guard (1...100_000).contains(uses) else { throw ValidationError("--uses takes 1 to 100000") }
      guard (1...365).contains(days) else { throw ValidationError("--days takes 1 to 365") }
    }

    func run() async throws {
      let invitationID = invitationID ?? UUID().text
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        // Before the call: whoever loses the answer makes it again by this.
        CatalogueConsole.say("invitation \(invitationID)")
        let invitation = try await client.memberships.createInvitation(
          .init(
            invitationID: invitationID, studyID: study, groupID: group, usesMax: uses,
            validDays: days), options: options)
        output.tell(invitation, [invitation.code])
      }
    }
  }

  struct Invitations: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the study's invitations, newest first.",
      discussion: """
        With their codes, and how many have joined by each.

        Example:
          otolithctl members invitations my-study --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let invitations = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await Pages.all(size: 200) { size, token in
          let page = try await client.memberships.listInvitations(
            .init(studyID: study, pageSize: size, pageToken: token), options: options)
          return (page.invitations, page.nextPageToken)
        }
      }
      output.list(
        invitations, ["invitation", "code", "group", "uses", "expires", "revoked"],
        nothing: "there is no invitation"
      ) {
        [
          $0.invitationID, $0.code, $0.groupID, "\($0.uses)/\($0.usesMax)", moment($0.expireTime),
          moment($0.revokeTime),
        ]
      }
    }
  }

  struct Revoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "End an invitation: nobody joins by it from now on.",
      discussion: """
        Who joined by it stays. Running it again changes nothing.

        Example:
          otolithctl members revoke my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Invitation id.")
    var invitation: String

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let answer = try await Connection.with { client in
        try await client.memberships.revokeInvitation(
          .init(studyID: study, invitationID: invitation),
          options: try await credentials.signIn(client))
      }
      output.tell(answer, ["\(invitation) is revoked"])
    }
  }
}
