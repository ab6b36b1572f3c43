import ArgumentParser
import ControlSupport
import Foundation
import Messages

extension MembersCommand {
  struct Requests: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List requests to join, oldest first; by default those that wait.")

    enum State: String, ExpressibleByArgument, CaseIterable {
      case pending, approved, rejected, withdrawn, expired

      var message: AuthV1.JoinRequestState {
        switch self {
        case .pending: .pending
        case .approved: .approved
        case .rejected: .rejected
        case .withdrawn: .withdrawn
        case .expired: .expired
        }
      }
    }

    @Argument(help: "Study id.")
    var study: String

    @Option(help: "pending, approved, rejected, withdrawn or expired.")
    var state: State = .pending

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        let isPending = state == .pending
        var table = TextTable(left: [
          "request", "made", isPending ? "expires" : "decided", isPending ? "note" : "reason",
        ])
        var token = ""
        repeat {
          let page = try await client.memberships.listJoinRequests(
            .init(studyID: study, state: state.message, pageSize: 200, pageToken: token),
            options: options)
          for request in page.joinRequests {
            table.add([
              request.joinRequestID, moment(request.requestTime),
              moment(isPending ? request.expireTime : request.decideTime),
              isPending ? request.note : request.reason,
            ])
          }
          token = page.nextPageToken
        } while !token.isEmpty
        for line in table.lines { print(line) }
      }
    }

  }

  struct Approve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Approve a request to join. Running it again is safe.")

    @Argument(help: "Study id.")
    var study: String

    @Argument(help: "Request id.")
    var request: String

    @Option(help: "Group of the study that the member belongs to.")
    var group: String = ""

    @Option(help: "Words to the participant.")
    var reason: String = ""

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await decide(
        study: study, request: request, approve: true, reason: reason, group: group, credentials)
    }
  }

  struct Reject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Reject a request to join. Running it again is safe.")

    @Argument(help: "Study id.")
    var study: String

    @Argument(help: "Request id.")
    var request: String

    @Option(help: "Words to the participant.")
    var reason: String

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await decide(
        study: study, request: request, approve: false, reason: reason, group: "", credentials)
    }
  }

  private static func decide(
    study: String, request: String, approve: Bool, reason: String, group: String,
    _ credentials: Credentials
  ) async throws {
    try await Connection.with { client in
      let options = try await credentials.signIn(client)
      let answer = try await client.memberships.decideJoinRequest(
        .init(
          studyID: study, joinRequestID: request, approve: approve, reason: reason,
          groupID: group), options: options)
      let word = approve ? "approved" : "rejected"
      print("\(request) \(answer.outcome == .alreadyExists ? "was \(word) before" : word)")
    }
  }
}
