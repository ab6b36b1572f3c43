import ArgumentParser
import ControlSupport
import Foundation
import Messages

extension MembersCommand {
  struct Requests: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List requests to join, oldest first; by default those that wait.",
      discussion: """
        Of studies whose leaders decide on each request.

        Examples:
          otolithctl members requests my-study
          otolithctl members requests my-study --state rejected --json
        """)

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

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(help: "pending, approved, rejected, withdrawn or expired.")
    var state: State = .pending

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let requests = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await Pages.all(size: 200) { size, token in
          let page = try await client.memberships.listJoinRequests(
            .init(studyID: study, state: state.message, pageSize: size, pageToken: token),
            options: options)
          return (page.joinRequests, page.nextPageToken)
        }
      }
      let isPending = state == .pending
      output.list(
        requests,
        ["request", "made", isPending ? "expires" : "decided", isPending ? "note" : "reason"],
        nothing: "no request is \(state.rawValue)"
      ) {
        [
          $0.joinRequestID, moment($0.requestTime),
          moment(isPending ? $0.expireTime : $0.decideTime), isPending ? $0.note : $0.reason,
        ]
      }
    }
  }

  struct Approve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Approve a request to join. Running it again is safe.",
      discussion: """
        Whoever asked takes part from then on.

        Example:
          otolithctl members approve my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --group walkers
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Request id.")
    var request: String

    @Option(help: "Group of the study that the member belongs to.")
    var group: String = ""

    @Option(help: "Words to the participant.")
    var reason: String = ""

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await decide(
        study: study, request: request, approve: true, reason: reason, group: group, output,
        credentials)
    }
  }

  struct Reject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Reject a request to join. Running it again is safe.",
      discussion: """
        Whoever asked reads the reason.

        Example:
          otolithctl members reject my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --reason "The study is full"
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Request id.")
    var request: String

    @Option(help: "Words to the participant.")
    var reason: String

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await decide(
        study: study, request: request, approve: false, reason: reason, group: "", output,
        credentials)
    }
  }

  private static func decide(
    study: String, request: String, approve: Bool, reason: String, group: String,
    _ output: OutputOptions, _ credentials: Credentials
  ) async throws {
    try await Connection.with { client in
      let options = try await credentials.signIn(client)
      let answer = try await client.memberships.decideJoinRequest(
        .init(
          studyID: study, joinRequestID: request, approve: approve, reason: reason,
          groupID: group), options: options)
      let word = approve ? "approved" : "rejected"
      output.tell(
        answer, ["\(request) \(answer.outcome == .alreadyExists ? "was \(word) before" : word)"])
    }
  }
}
