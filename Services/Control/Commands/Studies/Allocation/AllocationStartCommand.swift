import ArgumentParser
import Fields
import Foundation
import Messages

/// `otolithctl studies allocation start`.
struct AllocationStartCommand: AsyncParsableCommand {
  enum Method: String, ExpressibleByArgument, CaseIterable {
    case blocks
    case minimisation
    case list

    var message: AuthV1.AllocationMethod {
      switch self {
      case .blocks: .blocks
      case .minimisation: .minimisation
      case .list: .list
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Start the allocation of a study with parameters that never change.",
    discussion: """
      Prints the commitment: publish it, for example in the trial's registration. Needs the right \
      allocation.manage (role unblinded_statistician). The arms are groups of the study, to which no member \
      belongs yet.

      --method blocks draws permuted blocks for each stratum; give several --block, so that the end of a \
      block is hard to predict. --method minimisation balances the factors over all members. --method list \
      takes a CSV file with the columns `group` and one for each factor, in the order of allocation.

      Examples:
        otolithctl studies allocation start my-trial --arm active=1 --arm control=1 --factor \
      site=berlin,ulm --block 1 --block 2 --blinded --dry-run
        otolithctl studies allocation start my-trial --method minimisation --arm active=2 --arm control=1 \
      --factor site=berlin,ulm --factor sex=f,m --preferred 80 --blinded
        otolithctl studies allocation start my-trial --method list --arm a=1 --arm b=1 --list list.csv
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(help: "How arms are drawn: blocks, minimisation or list.")
  var method = Method.blocks

  @Option(help: "Arm with its share in the ratio, as GROUP=NUMBER; two to ten.")
  var arm: [AllocationPair]

  @Option(help: "Factor with its levels, as FACTOR=LEVEL,LEVEL; repeat for further factors.")
  var factor: [AllocationPair] = []

  @Option(help: "Block size as a multiple of the ratio's sum, 1-20; repeat for further sizes.")
  var block: [UInt32] = []

  @Option(help: "Minimisation: probability of the best arm in percent, 51-99; default: 85.")
  var preferred: UInt32 = 0

  @Option(help: "List: CSV file; - for standard input.")
  var list: String?

  @Flag(help: "Conceal the arms from the team until the end.")
  var blinded = false

  @Flag(help: "Let one person unblind a member in an emergency, without a second one.")
  var unblindAlone = false

  @Option(help: "UUID of the scheme; default: a new one.")
  var schemeID: String?

  @Flag(help: "Check the parameters and start nothing.")
  var dryRun = false

  @OptionGroup var service: ServiceOptions

  func validate() throws {
    _ = try arms()
    if (method == .list) != (list != nil) {
      throw ValidationError("--list and --method list belong together")
    }
  }

  func run() async throws {
    let schemeID = schemeID ?? UUID().text
    let request = AuthV1.StartAllocationSchemeRequest(
      schemeID: schemeID, studyID: study, method: method.message, arms: try arms(),
      factors: factors, blockMultiples: block, preferredPercent: preferred,
      entries: try list.map { try Self.entries(TextFile.text($0), from: $0) } ?? [],
      blinded: blinded, unblindAlone: unblindAlone, validateOnly: dryRun)
    try await service.call { client, options in
      // Printed before the call, so that it can be repeated if the response is lost.
      if !dryRun { CatalogueConsole.say("scheme \(schemeID)") }
      let answer = try await client.allocations.startAllocationScheme(request, options: options)
      let head = dryRun ? ["would be started"] : []
      service.tell(answer, head + (answer.scheme?.lines ?? []))
    }
  }

  private func arms() throws -> [AuthV1.AllocationArm] {
    try arm.map {
      guard let ratio = UInt32($0.value) else {
        throw ValidationError("--arm must be GROUP=NUMBER, not \($0.name)=\($0.value)")
      }
      return AuthV1.AllocationArm(groupID: $0.name, ratio: ratio)
    }
  }

  private var factors: [AuthV1.AllocationFactor] {
    factor.map {
      AuthV1.AllocationFactor(
        factor: $0.name,
        levels: $0.value.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// Reads a list. Its values are ids, which need no quotes.
  static func entries(_ text: String, from path: String) throws -> [AuthV1.AllocationEntry] {
    let rows = text.split { $0 == "\n" || $0 == "\r\n" }
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    guard let header = rows.first, let group = header.firstIndex(of: "group") else {
      throw CommandFailure("the first line of \(path) needs a column `group`", .badFile)
    }
    return try rows.dropFirst().enumerated().map { index, row in
      guard row.count == header.count else {
        throw CommandFailure(
          "line \(index + 2) of \(path) has \(row.count) columns, the first line \(header.count)",
          .badFile)
      }
      return AuthV1.AllocationEntry(
        groupID: row[group],
        strata: header.indices.filter { $0 != group }.map {
          AuthV1.AllocationLevel(factor: header[$0], level: row[$0])
        })
    }
  }
}
