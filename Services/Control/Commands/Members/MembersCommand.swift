import ArgumentParser
import Foundation
import Messages

/// Members of a study, for its leaders.
struct MembersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "members",
    abstract: "Manage the members of a study; needs a study leader's credentials.",
    discussion: """
      Members and requests have ids that are used nowhere else, so that they cannot be linked to a person's \
      name or to an export.

      Examples:
        otolithctl members list my-study
        otolithctl members invite my-study --group walkers --uses 20
        otolithctl members approve my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """,
    subcommands: [
      List.self, Consents.self, Consent.self, Group.self, Label.self, Remove.self, Requests.self,
      Approve.self, Reject.self,
      Invite.self,
      Invitations.self, Revoke.self,
    ])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the current members in the order of joining.",
      discussion: """
        A member who joins again has another id. The column `used` names the week of the last sign-in by \
        its Monday. The column `allocated` says whether the member was allocated to an arm; a blinded \
        allocation conceals the groups. Labels are shown if the study uses them and the caller may see \
        them.

        Examples:
          otolithctl members list my-study --json
          otolithctl members list my-study --search KL-0042
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(help: "Beginning of a member id or label.")
    var search: String = ""

    @Option(help: "Group of the members.")
    var group: String = ""

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let members = try await service.pages(size: 200) { client, options, size, token in
        let page = try await client.memberships.listMembers(
          .init(
            studyID: study, pageSize: size, pageToken: token, search: search, groupID: group),
          options: options)
        return (page.members, page.nextPageToken)
      }
      service.list(
        members,
        [
          "member", "joined", "group", "label", "language", "used", "test", "allocated",
        ], nothing: "no members found"
      ) {
        [
          $0.memberID, day($0.joinTime), $0.groupID, $0.subjectLabel, $0.consentLanguage,
          day($0.lastUseTime), $0.testParticipant ? "yes" : "", $0.allocated ? "yes" : "no",
        ]
      }
    }
  }

  struct Group: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Assign a member to a group of the study, or with --none to no group.",
      discussion: """
        Notifications and questionnaires follow the group from then on.

        Examples:
          otolithctl members group my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 walkers
          otolithctl members group my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --none
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Member id.")
    var member: String

    @Argument(help: "Group id.")
    var group: String?

    @Flag(help: "Remove the member from its group.")
    var none = false

    @OptionGroup var service: ServiceOptions

    func validate() throws {
      if (group == nil) != none { throw ValidationError("pass a group or --none") }
    }

    func run() async throws {
      let groupID = group ?? ""
      let answer = try await service.call { client, options in
        try await client.memberships.setMemberGroup(
          .init(studyID: study, memberID: member, groupID: groupID),
          options: options)
      }
      service.tell(answer, ["\(member) is in \(groupID.isEmpty ? "no group" : groupID)"])
    }
  }
}

/// A time in UTC, to the second.
func moment(_ time: GoogleProtobuf.Timestamp?) -> String {
  guard let time else { return "" }
  return Date(timeIntervalSince1970: Double(time.seconds)).formatted(.iso8601)
}

/// Returns the day of a time in UTC. Services give staff some times as days only.
func day(_ time: GoogleProtobuf.Timestamp?) -> String { String(moment(time).prefix(10)) }

extension TextTable {
  /// Creates a table with left-aligned columns.
  init(left headings: [String]) {
    self.init(headings.map { ($0, .left) })
  }
}
