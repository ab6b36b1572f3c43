import Testing

@testable import ServiceKit
@testable import Settings

@Suite struct RestoreFindingTests {
  private static let here = DatabaseIdentity(
    cluster: "c", database: "1", timeline: "00000001", log: "log")

  private static func changed(_ change: (inout DatabaseIdentity) -> Void) -> DatabaseIdentity {
    var copy = here
    change(&copy)
    return copy
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var found: DatabaseIdentity
    var isOriginal = true
    var promotion = PromotionMeaning.restore
    var finding: RestoreFinding

    var testDescription: String { name }
  }

  private static let cases = [
    Case(name: "nothing changed", found: here, finding: .same),
    Case(name: "another log", found: changed { $0.log = "other" }, finding: .same),
    Case(name: "no log to be reached", found: changed { $0.log = nil }, finding: .same),
    Case(name: "a standby", found: changed { $0.timeline = nil }, finding: .same),
    Case(name: "a dump", found: here, isOriginal: false, finding: .restored),
    Case(
      name: "a dump, failover", found: here, isOriginal: false, promotion: .failover,
      finding: .restored),
    Case(
      name: "a dump, no log to be reached", found: changed { $0.log = nil }, isOriginal: false,
      finding: .restored),
    Case(
      name: "a dump beside another log", found: changed { $0.log = "other" }, isOriginal: false,
      finding: .restoredWithLog),
    Case(name: "another cluster", found: changed { $0.cluster = "d" }, finding: .restored),
    Case(name: "a cloned database", found: changed { $0.database = "2" }, finding: .restored),
    Case(name: "rolled forward", found: changed { $0.timeline = "00000002" }, finding: .restored),
    Case(
      name: "rolled forward, failover", found: changed { $0.timeline = "00000002" },
      promotion: .failover, finding: .same),
    Case(
      name: "rolled forward with its log",
      found: changed {
        $0.timeline = "00000002"
        $0.log = "log, timeline 2"
      }, finding: .restoredWithLog),
    Case(
      name: "rolled forward with its log, failover",
      found: changed {
        $0.timeline = "00000002"
        $0.log = "log, timeline 2"
      }, promotion: .failover, finding: .same),
    Case(
      name: "another cluster with its log, failover",
      found: changed {
        $0.cluster = "d"
        $0.log = "other"
      }, promotion: .failover, finding: .restoredWithLog),
  ]

  @Test(arguments: cases) func whatACopySays(_ given: Case) {
    let recorded = RecordedIdentity(copy: Self.here, isOriginal: given.isOriginal)
    #expect(
      RestoreFinding(recorded: recorded, found: given.found, promotion: given.promotion)
        == given.finding)
  }

  @Test func nobodyHasAnsweredYet() {
    #expect(RestoreFinding(recorded: nil, found: Self.here, promotion: .restore) == .new)
  }

  @Test func whereThereWasNoLogThereWereNoErasures() {
    let recorded = RecordedIdentity(copy: Self.changed { $0.log = nil }, isOriginal: false)
    #expect(RestoreFinding(recorded: recorded, found: Self.here, promotion: .restore) == .restored)
  }
}
