import ArgumentParser
import ControlSupport
import Foundation
import Messages

/// Who takes part in a study, for its leaders.
struct MembersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "members",
    abstract: "Decide who takes part in a study; needs a study leader's credentials.",
    discussion: """
      Members and requests are named by ids that stand nowhere else: neither a person's name nor \
      an export leads to them.

      Examples:
        otolithctl members list my-study
        otolithctl members invite my-study --group walkers --uses 20
        otolithctl members approve my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """,
    subcommands: [
      List.self, Group.self, Requests.self, Approve.self, Reject.self, Invite.self,
      Invitations.self, Revoke.self,
    ])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the current members in the order of joining.",
      discussion: """
        Who joins again has another id.

        Example:
          otolithctl members list my-study --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let members = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await Pages.all(size: 200) { size, token in
          let page = try await client.memberships.listMembers(
            .init(studyID: study, pageSize: size, pageToken: token), options: options)
          return (page.members, page.nextPageToken)
        }
      }
      output.list(members, ["member", "joined", "group"], nothing: "nobody takes part") {
        [$0.memberID, moment($0.joinTime), $0.groupID]
      }
    }
  }

  struct Group: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Put a member into a group of the study, or with --none out of it.",
      discussion: """
        Prompts and questionnaires follow the group from then on.

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

    @Flag(help: "Into no group.")
    var none = false

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func validate() throws {
      if (group == nil) != none { throw ValidationError("give a group or --none") }
    }

    func run() async throws {
      let groupID = group ?? ""
      let answer = try await Connection.with { client in
        try await client.memberships.setMemberGroup(
          .init(studyID: study, memberID: member, groupID: groupID),
          options: try await credentials.signIn(client))
      }
      output.tell(answer, ["\(member) is in \(groupID.isEmpty ? "no group" : groupID)"])
    }
  }
}

/// As people and scripts read it: UTC, to the second.
func moment(_ time: GoogleProtobuf.Timestamp?) -> String {
  guard let time else { return "" }
  return Date(timeIntervalSince1970: Double(time.seconds)).formatted(.iso8601)
}

extension TextTable {
  /// All columns to the left.
  init(left headings: [String]) {
    self.init(headings.map { ($0, .left) })
  }
}
