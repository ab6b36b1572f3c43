import ArgumentParser
import Fields
import Foundation
import Messages

extension MembersCommand {
  struct Invite: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Create and print a code for joining the study.",
      discussion: """
        Repeating the command with the same --invitation-id prints the same code. With --page it also \
        prints a link: the participant's page registers the participant, shows the consent and joins, and \
        opening the link changes nothing. The code stands behind `#`, so servers and their logs do not see \
        it. --qr draws the link with the program `qrencode` (Debian: `apt install qrencode`).

        Examples:
          otolithctl members invite my-study --group walkers --uses 20
          otolithctl members invite my-study --label KL-0042 --page https://studies.example.org --qr kl-0042.svg
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(help: "Group of the new members.")
    var group: String = ""

    @Option(help: "Maximum number of members who join with it, 1-100000.")
    var uses: UInt32 = 1

    @Option(help: "Days of validity, 1-365.")
    var days: UInt32 = 30

    @Option(help: "Label of the new member, such as a clinic number; needs --uses 1.")
    var label: String = ""

    @Flag(help: "Make those who join test participants: for devices of the team.")
    var forTests = false

    @Option(help: "Address of the participant's page (otolith-web), to print a link.")
    var page: String?

    @Option(help: "File for the QR code of the link, .svg or .png.", completion: .file())
    var qr: String?

    @Option(help: "UUID of the invitation; default: a new one.")
    var invitationID: String?

    @OptionGroup var service: ServiceOptions

    func validate() throws {
      if let page, InvitationLink.origin(page) == nil {
        throw ValidationError("--page must be an address such as https://studies.example.org")
      }
      if let qr {
        if page == nil { throw ValidationError("--qr needs --page") }
        if QRCodeFile.kind(of: qr) == nil {
          throw ValidationError("--qr must name a file that ends with .svg or .png")
        }
      }
      guard (1...100_000).contains(uses) else {
        throw ValidationError("--uses must be between 1 and 100000")
      }
      guard (1...365).contains(days) else {
        throw ValidationError("--days must be between 1 and 365")
      }
    }

    func run() async throws {
      let invitationID = invitationID ?? UUID().text
      try await service.call { client, options in
        // Printed before the call, so that it can be repeated if the response is lost.
        CatalogueConsole.say("invitation \(invitationID)")
        let invitation = try await client.memberships.createInvitation(
          .init(
            invitationID: invitationID, studyID: study, groupID: group, usesMax: uses,
            validDays: days, subjectLabel: label, testParticipants: forTests), options: options)
        let link = page.flatMap { InvitationLink(invitation, on: $0) }
        if let qr, let link { try QRCodeFile.write(link.text, to: qr) }
        service.tell(invitation, [invitation.code] + (link.map { [$0.text] } ?? []))
      }
    }
  }

  struct Invitations: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the study's invitations, newest first.",
      discussion: """
        Shows their codes and the number of members who joined with each.

        Example:
          otolithctl members invitations my-study --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let invitations = try await service.pages(size: 200) { client, options, size, token in
        let page = try await client.memberships.listInvitations(
          .init(studyID: study, pageSize: size, pageToken: token), options: options)
        return (page.invitations, page.nextPageToken)
      }
      service.list(
        invitations, ["invitation", "code", "group", "label", "uses", "expires", "revoked"],
        nothing: "no invitations found"
      ) {
        [
          $0.invitationID, $0.code, $0.groupID, $0.subjectLabel, "\($0.uses)/\($0.usesMax)",
          moment($0.expireTime),
          moment($0.revokeTime),
        ]
      }
    }
  }

  struct Revoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Revoke an invitation, so that it can no longer be used.",
      discussion: """
        Members who joined with it stay. Idempotent.

        Example:
          otolithctl members revoke my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Invitation id.")
    var invitation: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let answer = try await service.call { client, options in
        try await client.memberships.revokeInvitation(
          .init(studyID: study, invitationID: invitation),
          options: options)
      }
      service.tell(answer, ["\(invitation) is revoked"])
    }
  }
}
