import ArgumentParser
import Fields
import Foundation
import Messages
import RPCClient
import Randomisation

/// `otolithctl studies allocation`.
struct AllocationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "allocation",
    abstract: "Allocate members to arms at random, unblind one in an emergency, verify the result.",
    discussion: """
      The scheme is started once with parameters that never change. The service publishes a commitment to \
      its secret seed at the start, and the seed at the end, so that `verify` can recompute each \
      allocation. In a blinded scheme only an unblinded_statistician sees arms before the end.

      Examples:
        otolithctl studies allocation start my-trial --arm active=1 --arm control=1 --factor \
      site=berlin,ulm --block 1 --block 2 --blinded
        otolithctl studies allocation allocate my-trial 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --level \
      site=ulm
        otolithctl studies allocation status my-trial
        otolithctl studies allocation end my-trial
        otolithctl studies allocation verify my-trial
      """,
    subcommands: [
      AllocationStartCommand.self, Status.self, Allocate.self, List.self, Unblind.self,
      Unblindings.self, Approve.self, Reject.self, End.self, AllocationVerifyCommand.self,
    ])

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show the scheme of a study.",
      discussion: """
        After the end it includes the seed and the parameters.

        Example:
          otolithctl studies allocation status my-trial --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let scheme = try await service.call { client, options in
        try await client.allocations.getAllocationScheme(.init(studyID: study), options: options)
      }
      service.tell(scheme, scheme.lines)
    }
  }

  struct Allocate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Allocate a member to an arm. Final.",
      discussion: """
        Needs a level of each factor of the scheme. Repeating the command with the same --request-id \
        prints the same allocation. Prints the arm unless it is concealed from you.

        Example:
          otolithctl studies allocation allocate my-trial 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --level \
        site=ulm --level sex=f
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Member id; see `otolithctl members list`.")
    var member: String

    @Option(help: "Level of the member in a factor, as FACTOR=LEVEL; repeat for each factor.")
    var level: [AllocationPair] = []

    @Option(help: "UUID of the request; default: a new one.")
    var requestID: String?

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let requestID = requestID ?? UUID().text
      try await service.call { client, options in
        // Printed before the call, so that it can be repeated if the response is lost.
        CatalogueConsole.say("request \(requestID)")
        let answer = try await client.allocations.allocateMember(
          .init(
            requestID: requestID, studyID: study, memberID: member, strata: level.levels),
          options: options)
        let arm = answer.allocation?.groupID ?? ""
        service.tell(
          answer,
          [
            "\(member) has position \(answer.allocation?.position ?? 0)"
              + (arm.isEmpty ? "; the arm is concealed from you" : " in \(arm)")
          ])
      }
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the allocations by position.",
      discussion: """
        A position stays without its member when the member's data is erased.

        Example:
          otolithctl studies allocation list my-trial --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let allocations = try await service.pages(size: 200) { client, options, size, token in
        try await client.allocationPage(of: study, options, size, token)
      }
      service.list(
        allocations, ["position", "member", "strata", "arm", "day"], nothing: "no allocations yet"
      ) {
        [
          "\($0.position)", $0.memberID,
          $0.strata.map { "\($0.factor)=\($0.level)" }.joined(separator: " "), $0.groupID,
          day($0.allocateTime),
        ]
      }
    }
  }

  struct End: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "End the allocation and reveal its seed and all arms.",
      discussion: """
        Cannot be undone: afterwards no member is allocated, and the team sees all arms. Asks for the \
        study's id, or needs --yes. Idempotent.

        Example:
          otolithctl studies allocation end my-trial --yes
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      try await service.call { client, options in
        let scheme = try await client.allocations.getAllocationScheme(
          .init(studyID: study), options: options)
        if scheme.endTime == nil {
          try confirmation.ask(
            "The allocation of \(study) will end after \(scheme.allocatedCount) members, and all arms "
              + "will be shown to the study's team. This cannot be undone.", typing: study)
        }
        let answer = try await client.allocations.endAllocationScheme(
          .init(studyID: study, schemeID: scheme.schemeID), options: options)
        service.tell(answer, answer.scheme?.lines ?? [])
      }
    }
  }
}

/// `NAME=VALUE` on the command line.
struct AllocationPair: ExpressibleByArgument {
  var name: String
  var value: String

  init?(argument: String) {
    guard let separator = argument.firstIndex(of: "=") else { return nil }
    name = String(argument[..<separator])
    value = String(argument[argument.index(after: separator)...])
    if name.isEmpty || value.isEmpty { return nil }
  }
}

extension [AllocationPair] {
  /// The pairs as levels of a member.
  var levels: [AuthV1.AllocationLevel] {
    map { AuthV1.AllocationLevel(factor: $0.name, level: $0.value) }
  }
}

extension OtolithClient {
  func allocationPage(
    of study: String, _ options: CallOptions, _ size: UInt32, _ token: String
  ) async throws -> (items: [AuthV1.Allocation], next: String) {
    let page = try await allocations.listAllocations(
      .init(studyID: study, pageSize: size, pageToken: token), options: options)
    return (page.allocations, page.nextPageToken)
  }
}

extension AuthV1.AllocationScheme {
  /// Lines for people.
  var lines: [String] {
    let fields: [(String, String)] = [
      ("scheme", schemeID), ("method", method.shown),
      ("arms", arms.map { "\($0.groupID)=\($0.ratio)" }.joined(separator: " ")),
      ("blinded", blinded ? "yes" : "no"),
      ("unblinding", unblindAlone ? "by one person" : "by two persons"),
      ("started", moment(startTime)), ("ended", moment(endTime)), ("commitment", commitment),
      ("seed", [UInt8](seed).hexadecimal), ("allocated", "\(allocatedCount)"),
    ]
    return fields.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
      + factors.map { "factor: \($0.factor)=\($0.levels.joined(separator: ","))" }
  }
}

extension AuthV1.AllocationMethod {
  var shown: String {
    switch self {
    case .blocks: "blocks"
    case .minimisation: "minimisation"
    case .list: "list"
    case .unspecified, .unrecognized: "unknown"
    }
  }
}
