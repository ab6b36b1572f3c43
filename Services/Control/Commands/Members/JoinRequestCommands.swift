import ArgumentParser
import Foundation
import Messages

extension MembersCommand {
  struct Requests: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List requests to join, oldest first; by default pending ones.",
      discussion: """
        For studies whose leaders decide on each request.

        Examples:
          otolithctl members requests my-study
          otolithctl members requests my-study --state rejected --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(help: "State of the requests; default: pending.")
    var state: AuthV1.JoinRequestState?

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let state = state ?? .pending
      let requests = try await service.pages(size: 200) { client, options, size, token in
        let page = try await client.memberships.listJoinRequests(
          .init(studyID: study, state: state, pageSize: size, pageToken: token),
          options: options)
        return (page.joinRequests, page.nextPageToken)
      }
      let isPending = state == .pending
      service.list(
        requests,
        ["request", "made", isPending ? "expires" : "decided", isPending ? "note" : "reason"],
        nothing: "no requests are \(state.shown)"
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
      abstract: "Approve a request to join. Idempotent.",
      discussion: """
        The participant becomes a member at once.

        Example:
          otolithctl members approve my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --group walkers
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Request id.")
    var request: String

    @Option(help: "Group of the new member.")
    var group: String = ""

    @Option(help: "Message to the participant.")
    var reason: String = ""

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      try await decide(
        study: study, request: request, approve: true, reason: reason, group: group, service)
    }
  }

  struct Reject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Reject a request to join. Idempotent.",
      discussion: """
        The participant can read the reason.

        Example:
          otolithctl members reject my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --reason "The study is full"
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Request id.")
    var request: String

    @Option(help: "Reason, shown to the participant.")
    var reason: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      try await decide(
        study: study, request: request, approve: false, reason: reason, group: "", service)
    }
  }

  private static func decide(
    study: String, request: String, approve: Bool, reason: String, group: String,
    _ service: ServiceOptions
  ) async throws {
    try await service.call { client, options in
      let answer = try await client.memberships.decideJoinRequest(
        .init(
          studyID: study, joinRequestID: request, approve: approve, reason: reason,
          groupID: group), options: options)
      let word = approve ? "approved" : "rejected"
      service.tell(
        answer, ["\(request) \(answer.outcome == .alreadyExists ? "was \(word) before" : word)"])
    }
  }
}
