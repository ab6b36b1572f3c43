import ArgumentParser
import Fields
import Foundation
import Messages

extension AllocationCommand {
  struct Unblind: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Request the arm of one member in an emergency.",
      discussion: """
        Another person with the right allocation.unblind approves it within 24 hours with `approve`; then \
        repeating this command with the same --unblinding-id prints the arm. If the scheme lets one person \
        unblind, it is printed at once. Recorded in the audit log.

        Example:
          otolithctl studies allocation unblind my-trial 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --reason \
        "Anaphylaxis; the treating clinic needs the substance"
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Member id.")
    var member: String

    @Option(help: "Why the arm is needed, at most 500 characters.")
    var reason: String

    @Option(help: "UUID of the request; default: a new one.")
    var unblindingID: String?

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let unblindingID = unblindingID ?? UUID().text
      try await service.call { client, options in
        // Printed before the call, so that it can be repeated if the response is lost.
        CatalogueConsole.say("unblinding \(unblindingID)")
        let answer = try await client.allocations.requestUnblinding(
          .init(
            unblindingID: unblindingID, studyID: study, memberID: member, reason: reason),
          options: options)
        service.tell(answer, [answer.unblinding?.sentence ?? ""])
      }
    }
  }

  struct Approve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Approve another person's request to unblind a member, and print the arm.",
      discussion: """
        The arm is shown to both persons only. Recorded in the audit log. Idempotent.

        Example:
          otolithctl studies allocation approve my-trial 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        """)

    @OptionGroup var decision: UnblindingDecision

    func run() async throws { try await decision.run(approve: true) }
  }

  struct Reject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Reject another person's request to unblind a member.",
      discussion: """
        Recorded in the audit log. Idempotent.

        Example:
          otolithctl studies allocation reject my-trial 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        """)

    @OptionGroup var decision: UnblindingDecision

    func run() async throws { try await decision.run(approve: false) }
  }

  struct Unblindings: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the requests to unblind members, newest first.",
      discussion: """
        Shows the arm only to the persons who requested and approved it.

        Example:
          otolithctl studies allocation unblindings my-trial --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let unblindings = try await service.pages(size: 200) { client, options, size, token in
        let page = try await client.allocations.listUnblindings(
          .init(studyID: study, pageSize: size, pageToken: token), options: options)
        return (page.unblindings, page.nextPageToken)
      }
      service.list(
        unblindings,
        ["unblinding", "member", "state", "requested", "by", "decided by", "arm", "reason"],
        nothing: "no requests to unblind"
      ) {
        [
          $0.unblindingID, $0.memberID, $0.state.shown, moment($0.requestTime), $0.requestedBy,
          $0.decidedBy, $0.groupID, $0.reason,
        ]
      }
    }
  }
}

/// A request to unblind, to be decided.
struct UnblindingDecision: ParsableArguments {
  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Id of the request; see `otolithctl studies allocation unblindings`.")
  var unblinding: String

  @OptionGroup var service: ServiceOptions

  func run(approve: Bool) async throws {
    let answer = try await service.call { client, options in
      try await client.allocations.decideUnblinding(
        .init(studyID: study, unblindingID: unblinding, approve: approve), options: options)
    }
    service.tell(answer, [answer.unblinding?.sentence ?? ""])
  }
}

extension AuthV1.Unblinding {
  fileprivate var sentence: String {
    "\(memberID): \(state.shown)" + (groupID.isEmpty ? "" : ", arm \(groupID)")
  }
}

extension AuthV1.UnblindingState {
  fileprivate var shown: String {
    switch self {
    case .pending: "pending"
    case .approved: "approved"
    case .rejected: "rejected"
    case .expired: "expired"
    case .unspecified, .unrecognized: "unknown"
    }
  }
}
