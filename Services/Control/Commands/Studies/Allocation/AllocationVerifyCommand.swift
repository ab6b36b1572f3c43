import ArgumentParser
import Foundation
import Messages
import Randomisation

/// `otolithctl studies allocation verify`.
struct AllocationVerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Recompute all allocations from the revealed seed.",
    discussion: """
      Works after the end. Compares the commitment, and the arm of each position; give --commitment with the \
      one that you noted at the start. Exit status 1 if anything differs. --json prints an object with \
      `scheme`, `allocations`, `equal` and `differences`.

      Example:
        otolithctl studies allocation verify my-trial --commitment 9c1e4f20
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(help: "Commitment that was published at the start; default: the service's.")
  var commitment: String?

  @OptionGroup var service: ServiceOptions

  private struct Document: Encodable {
    var scheme: String
    var allocations: Int
    var equal: Bool
    var differences: [String]
  }

  func validate() throws {
    if let commitment, [UInt8](hexadecimal: commitment) == nil {
      throw ValidationError("--commitment must be hexadecimal digits")
    }
  }

  func run() async throws {
    let (scheme, allocations) = try await service.call { client, options in
      let scheme = try await client.allocations.getAllocationScheme(
        .init(studyID: study), options: options)
      guard scheme.endTime != nil else {
        throw CommandFailure(
          "the allocation of \(study) has not ended; its seed is revealed at the end", .failure)
      }
      return (
        scheme,
        try await Pages.all(size: 200) {
          try await client.allocationPage(of: study, options, $0, $1)
        }
      )
    }
    let proof = AllocationProof(
      commitment: [UInt8](hexadecimal: commitment ?? scheme.commitment) ?? [],
      seed: [UInt8](scheme.seed), parameters: scheme.parameters,
      allocations: allocations.map {
        AllocationProof.Entry(
          position: Int($0.position), stratum: $0.strata.map(\.level), groupID: $0.groupID)
      })
    try report(proof.findings().map(\.text), scheme, allocations.count)
  }

  private func report(
    _ differences: [String], _ scheme: AuthV1.AllocationScheme, _ count: Int
  ) throws {
    try service.output.tell(
      document: Document(
        scheme: scheme.schemeID, allocations: count, equal: differences.isEmpty,
        differences: differences))
    if !service.json {
      print(
        differences.isEmpty
          ? "equal: the commitment and \(count) allocations" : differences.joined(separator: "\n"))
    }
    if !differences.isEmpty { throw ExitCode.failure }
  }
}

extension AllocationProof.Finding {
  fileprivate var text: String {
    switch self {
    case .commitmentDiffers(let computed):
      "the commitment differs: computed \(computed.hexadecimal)"
    case .parametersInvalid: "the parameters are not in canonical form"
    case .positionMissing(let expected, let found):
      "position \(expected) is missing; found \(found)"
    case .stratumUnknown(let position): "position \(position): the stratum is unknown"
    case .listExhausted(let position): "position \(position): the list has no entry"
    case .armDiffers(let position, let computed, let found):
      "position \(position): computed \(computed), found \(found.isEmpty ? "none" : found)"
    }
  }
}
