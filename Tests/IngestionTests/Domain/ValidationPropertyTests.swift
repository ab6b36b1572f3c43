import Testing

@testable import IngestionService

/// A failing case is named by its seed. To run it alone, set `seeds` to it and use `swift test
/// --filter 'validSheetsPass'`.
@Suite struct ValidationPropertyTests {
  static let seeds: Range<UInt64> = 0..<3000

  @Test func validSheetsPass() {
    for seed in Self.seeds {
      let generated = GeneratedCase(seed: seed)
      #expect(findings(generated.sheet, in: generated.context) == [], "seed \(seed)")
    }
  }

  @Test func oneMistakeIsNamedWhereItIs() {
    var count = 0
    for seed in Self.seeds {
      var generated = GeneratedCase(seed: seed)
      guard let mutation = Mutation(of: &generated) else { continue }
      count += 1
      let found = findings(mutation.sheet, in: generated.context) ?? []
      #expect(found.contains(mutation.expected), "seed \(seed): \(found)")
    }
    // Nearly every questionnaire has a visible question to invalidate.
    #expect(count > Self.seeds.count * 9 / 10)
  }

  @Test func decisionsDoNotDependOnTheOrderOfAnswers() {
    for seed in Self.seeds.prefix(500) {
      var generated = GeneratedCase(seed: seed)
      guard let mutation = Mutation(of: &generated) else { continue }
      var reversed = mutation.sheet
      reversed.answers.reverse()
      let reasons = Set((findings(mutation.sheet, in: generated.context) ?? []).map(\.reason))
      let others = Set((findings(reversed, in: generated.context) ?? []).map(\.reason))
      #expect(reasons == others, "seed \(seed)")
    }
  }
}
