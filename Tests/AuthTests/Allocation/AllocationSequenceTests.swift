import Randomisation
import ServiceKit
import Testing

@testable import AuthService
@testable import Tokens

@Suite struct AllocationSequenceTests {
  private static let seed = [UInt8](0..<32)
  private static let head = """
    otolith-allocation 1
    scheme 00000000-0000-4000-8000-000000000001
    study trial

    """
  private static let blocks =
    head + "method blocks\nmultiple 1\nmultiple 2\narm a 1\narm b 2\nfactor site ulm bern\n"
    + "factor sex f m\n"
  private static let minimisation =
    head + "method minimisation\npreferred 80\narm a 1\narm b 1\narm c 2\nfactor site ulm bern\n"
    + "factor sex f m\n"
  private static let noStrata =
    head + "method blocks\nmultiple 1\nmultiple 2\nmultiple 3\narm a 1\narm b 1\n"

  private static let strata: [[String]] = [[[String]]](
    repeating: [
      ["ulm", "f"], ["bern", "m"], ["ulm", "f"], ["ulm", "m"], ["bern", "f"], ["ulm", "f"],
    ], count: 4
  ).flatMap { $0 }

  /// The results of Tests/EndToEnd/support/allocation.py, written from the document alone.
  @Test(arguments: [
    (
      blocks, "87e39a6221e88274b82f4003606e95518e2a7b5ace3371bedd3b26faa6db241e",
      "bbababbbbbbbaababaababbb"
    ),
    (
      minimisation, "5fd2f7e7f1a30c0fb52960eb4505bbe44490c1a455bb7500d13ab22c7130ad41",
      "ccacbabacbccccacbabacbcc"
    ),
    (
      noStrata, "ced5f214dd38d9f078506813b8834fcf89115bc5235aa6702e095d89c9d5b585",
      "ababababbaabaabbbaabbaba"
    ),
  ]) func `published allocations stay the same`(
    text: String, commitment: String, arms: String
  ) throws {
    let parameters = try #require(AllocationParameters(text: text))
    #expect(parameters.text == text)
    #expect(parameters.commitment(seed: Self.seed).hexadecimal == commitment)
    var sequence = AllocationSequence(parameters, seed: Self.seed)
    var resumed: [[String]: [String: Int]] = [:]
    for (stratum, arm) in zip(Self.strata, arms) {
      let stratum = parameters.factors.isEmpty ? [] : stratum
      #expect(sequence.next(in: stratum) == String(arm))
      // The next arm depends on the counts only.
      var other = AllocationSequence(parameters, seed: Self.seed, counts: resumed)
      #expect(other.next(in: stratum) == String(arm))
      resumed[stratum, default: [:]][String(arm), default: 0] += 1
    }
  }

  @Test func `a list is used in order for each stratum, until it ends`() throws {
    let text =
      Self.head + "method list\narm a 1\narm b 1\nfactor site ulm bern\nentry b ulm\nentry a bern\n"
      + "entry a ulm\n"
    var sequence = AllocationSequence(
      try #require(AllocationParameters(text: text)), seed: Self.seed)
    #expect(sequence.next(in: ["ulm"]) == "b")
    #expect(sequence.next(in: ["ulm"]) == "a")
    #expect(sequence.next(in: ["ulm"]) == nil)
    #expect(sequence.next(in: ["bern"]) == "a")
    #expect(sequence.next(in: ["bern"]) == nil)
  }

  @Test(arguments: [
    "", "otolith-allocation 1\n", blocks + "\n", String(blocks.dropLast()),
    blocks.replacing("arm a 1", with: "arm a 0"), blocks.replacing("arm a 1", with: "arm  a 1"),
    blocks.replacing("multiple 1\nmultiple 2\n", with: ""),
    blocks.replacing("method blocks", with: "method dice"),
    blocks.replacing("multiple 1", with: "multiple +1"),
    minimisation.replacing("preferred 80\n", with: ""),
    noStrata.replacing("scheme", with: "schema"),
  ]) func `other texts are not parameters`(text: String) {
    #expect(AllocationParameters(text: text) == nil)
  }

  @Test func `a proof finds what differs`() throws {
    let parameters = try #require(AllocationParameters(text: Self.noStrata))
    var sequence = AllocationSequence(parameters, seed: Self.seed)
    var proof = AllocationProof(
      commitment: parameters.commitment(seed: Self.seed), seed: Self.seed,
      parameters: Self.noStrata,
      allocations: (1...30).map {
        AllocationProof.Entry(
          position: $0, stratum: [], groupID: sequence.next(in: []) ?? "")
      })
    #expect(proof.findings() == [])
    let right = proof.allocations[6].groupID
    proof.allocations[6].groupID = right == "a" ? "b" : "a"
    #expect(
      proof.findings() == [
        .armDiffers(position: 7, computed: right, found: proof.allocations[6].groupID)
      ])
    proof.allocations[6].groupID = right
    proof.seed[0] ^= 1
    #expect(
      proof.findings().contains(
        .commitmentDiffers(computed: parameters.commitment(seed: proof.seed))))
    proof.seed[0] ^= 1
    proof.allocations.remove(at: 3)
    #expect(proof.findings() == [.positionMissing(expected: 4, found: 5)])
    proof.allocations = [.init(position: 1, stratum: ["ulm"], groupID: "a")]
    #expect(proof.findings() == [.stratumUnknown(position: 1)])
    proof.parameters += "\n"
    #expect(proof.findings() == [.parametersInvalid])
  }

  @Test func `the roles that see groups are those with the verb`() {
    for role in ShippedRole.allCases {
      let isNamed = StudyRoleStore.seesGroups.contains("'\(role.rawValue)'")
      #expect(isNamed == role.verbs.contains(.allocationRead), "\(role)")
    }
    // A leader of the study cannot give the role, which has verbs that leaders lack.
    #expect(!ShippedRole.studyLeader.verbs.isSuperset(of: ShippedRole.unblindedStatistician.verbs))
  }
}
