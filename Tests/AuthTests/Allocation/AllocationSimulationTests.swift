import Randomisation
import ServiceKit
import Testing

/// Properties of the allocation over many trials with fixed seeds.
@Suite struct AllocationSimulationTests {
  private static let trials = 10_000

  private func parameters(
    _ method: AllocationParameters.Method, factors: [AllocationParameters.Factor] = []
  ) -> AllocationParameters {
    AllocationParameters(
      schemeID: "simulated", studyID: "trial", method: method,
      arms: [.init(groupID: "a", ratio: 1), .init(groupID: "b", ratio: 1)], factors: factors)
  }

  private func seed(_ trial: Int) -> [UInt8] { Sodium.sha256(Array("trial \(trial)".utf8)) }

  private struct Blocks {
    var multiples: [Int]
    /// Range of the share of arms that are guessed by naming the arm with fewer members.
    var guessed: ClosedRange<Double>
  }

  /// Exact rates for one block size (Blackwell and Hodges 1957): 3/4 for 2, 17/24 for 4, 41/60 for 6.
  @Test(arguments: [0, 1, 2, 3]) func `blocks balance, and are hard to guess`(
    _ choice: Int
  ) {
    let blocks = [
      Blocks(multiples: [1], guessed: 0.745...0.755),
      Blocks(multiples: [2], guessed: 0.703...0.713),
      Blocks(multiples: [3], guessed: 0.678...0.689),
      Blocks(multiples: [1, 2, 3], guessed: 0.69...0.72),
    ][choice]
    let parameters = parameters(.blocks(multiples: blocks.multiples))
    let members = 12
    var guessed = 0.0
    var first = 0
    var largest = 0
    for trial in 0..<Self.trials {
      var sequence = AllocationSequence(parameters, seed: seed(trial))
      var difference = 0
      for member in 0..<members {
        let isA = sequence.next(in: []) == "a"
        guessed += difference == 0 ? 0.5 : (difference < 0) == isA ? 1 : 0
        difference += isA ? 1 : -1
        if member == 0, isA { first += 1 }
        largest = max(largest, abs(difference))
      }
    }
    // Half a block at most.
    #expect(largest == blocks.multiples.max())
    #expect(blocks.guessed.contains(guessed / Double(Self.trials * members)))
    #expect((0.48...0.52).contains(Double(first) / Double(Self.trials)))
  }

  @Test func `strata are balanced one by one`() {
    let parameters = parameters(
      .blocks(multiples: [1, 2]), factors: [.init(name: "site", levels: ["x", "y", "z"])])
    for trial in 0..<1000 {
      var sequence = AllocationSequence(parameters, seed: seed(trial))
      var differences = ["x": 0, "y": 0, "z": 0]
      for member in 0..<24 {
        let site = ["x", "y", "z"][Int(seed(trial)[member] % 3)]
        differences[site, default: 0] += sequence.next(in: [site]) == "a" ? 1 : -1
        #expect(abs(differences[site] ?? 0) <= 2)
      }
    }
  }

  @Test func `minimisation balances the levels of all factors`() {
    let factors = (0..<4).map {
      AllocationParameters.Factor(name: "f\($0)", levels: ["x", "y"])
    }
    let parameters = parameters(.minimisation(preferredPercent: 85), factors: factors)
    let (trials, members) = (1000, 40)
    var sum = 0
    var toA = 0
    for trial in 0..<trials {
      var sequence = AllocationSequence(parameters, seed: seed(trial))
      let levels = Sodium.sha256(seed(trial)) + Sodium.sha256(seed(trial + trials))
      var differences: [String: Int] = [:]
      for member in 0..<members {
        let stratum = (0..<4).map { levels[member] >> UInt8($0) & 1 == 0 ? "x" : "y" }
        let isA = sequence.next(in: stratum) == "a"
        if isA { toA += 1 }
        for (factor, level) in stratum.enumerated() {
          differences["\(factor)\(level)", default: 0] += isA ? 1 : -1
        }
      }
      sum += differences.values.reduce(0) { $0 + abs($1) }
    }
    // Simple randomisation has a mean difference of about √(2 · 20 / π) = 3.6 in each level.
    let mean = Double(sum) / Double(trials * 8)
    #expect(mean < 1.6)
    #expect((0.49...0.51).contains(Double(toA) / Double(trials * members)))
  }
}
