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
      """,
    subcommands: [
      List.self, Group.self, Requests.self, Approve.self, Reject.self, Invite.self,
      Invitations.self, Revoke.self,
    ])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the current members in the order of joining.")

    @Argument(help: "Study id.")
    var study: String

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        var table = TextTable(left: ["member", "joined", "group"])
        var token = ""
        repeat {
          let page = try await client.memberships.listMembers(
            .init(studyID: study, pageSize: 200, pageToken: token), options: options)
          for member in page.members {
            table.add([member.memberID, moment(member.joinTime), member.groupID])
          }
          token = page.nextPageToken
        } while !token.isEmpty
        for line in table.lines { print(line) }
      }
    }
  }

  struct Group: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Put a member into a group of the study, or with --none out of it.")

    @Argument(help: "Study id.")
    var study: String

    @Argument(help: "Member id.")
    var member: String

    @Argument(help: "Group id.")
    var group: String?

    @Flag(help: "Into no group.")
    var none = false

    @OptionGroup var credentials: Credentials

    func validate() throws {
      if (group == nil) != none { throw ValidationError("give a group or --none") }
    }

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        let groupID = group ?? ""
        _ = try await client.memberships.setMemberGroup(
          .init(studyID: study, memberID: member, groupID: groupID), options: options)
        print("\(member) is in \(groupID.isEmpty ? "no group" : groupID)")
      }
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
