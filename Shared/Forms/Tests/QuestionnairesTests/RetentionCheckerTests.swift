import QuestionnaireSamples
import Testing

@testable import Questionnaires

@Suite struct RetentionCheckerTests {
  private static func study(_ retention: StudyRetention?) -> StudyDefinition {
    var study = SampleImport().study
    study.retention = retention
    return study
  }

  private static let both = StudyRetention(
    daysAfterEnd: 30, daysAfterLeaving: 7, outcome: .anonymise)
  private static let erasing = StudyRetention(daysAfterEnd: 30, outcome: .erase)

  private static func withdrawal(_ counts: Bool) -> StudyRetention {
    StudyRetention(
      daysAfterEnd: 30, daysAfterLeaving: 7, outcome: .anonymise, onWithdrawal: counts)
  }

  private static func erasure(_ outcome: StudyRetention.Outcome?) -> StudyRetention {
    StudyRetention(daysAfterEnd: 30, daysAfterLeaving: 7, outcome: .anonymise, onErasure: outcome)
  }

  @Test(arguments: [
    StudyRetention(outcome: .erase, onWithdrawal: true),
    StudyRetention(outcome: .erase, onErasure: .anonymise),
  ])
  func aWithdrawalOrAnErasureAloneIsARetention(_ retention: StudyRetention) {
    let study = Self.study(retention)
    let findings = FindingCollector(limit: 10)
    RetentionChecker().check(study, findings.place.field("study"))
    #expect(findings.findings.isEmpty)
  }

  @Test(
    arguments: [
      (nil, nil, []),
      // No limit before: everything is stricter.
      (nil, both, []),
      (both, both, []),
      (both, StudyRetention(daysAfterEnd: 29, daysAfterLeaving: 1, outcome: .erase), []),
      (erasing, StudyRetention(daysAfterEnd: 30, daysAfterLeaving: 400, outcome: .erase), []),
      (both, nil, ["study.retention"]),
      (
        both, StudyRetention(daysAfterEnd: 31, daysAfterLeaving: 7, outcome: .anonymise),
        ["study.retention.days_after_end"]
      ),
      (
        both, StudyRetention(daysAfterEnd: 1, outcome: .anonymise),
        ["study.retention.days_after_leaving"]
      ),
      (
        erasing, StudyRetention(daysAfterLeaving: 1, outcome: .anonymise),
        ["study.retention.days_after_end", "study.retention.outcome"]
      ),
      (both, withdrawal(true), []),
      (withdrawal(true), withdrawal(true), []),
      (withdrawal(true), both, ["study.retention.on_withdrawal"]),
      // Changing anonymise to the participant's choice is allowed, the reverse is not.
      (erasure(.anonymise), erasure(nil), []),
      (erasure(.anonymise), erasure(.erase), []),
      (erasure(nil), erasure(.erase), []),
      (erasure(.erase), erasure(nil), ["study.retention.on_erasure"]),
      (erasure(.erase), erasure(.anonymise), ["study.retention.on_erasure"]),
      (erasure(nil), erasure(.anonymise), ["study.retention.on_erasure"]),
      (nil, erasure(.anonymise), ["study.retention.on_erasure"]),
      (nil, erasure(.erase), []),
      (StudyRetention(outcome: .erase, onErasure: .erase), nil, ["study.retention"]),
      (StudyRetention(outcome: .erase, onErasure: .anonymise), nil, []),
    ] as [(StudyRetention?, StudyRetention?, [String])])
  func anOpenStudyOnlyShortens(
    before: StudyRetention?, after: StudyRetention?, paths: [String]
  ) {
    let findings = RetentionChecker().findings(Self.study(after), since: before)
    #expect(findings.map(\.path) == paths)
    #expect(findings.allSatisfy { $0.reason == .retentionLengthened && $0.severity == .error })
  }

  @Test func theMessageSaysWhatWasPromised() {
    let findings = RetentionChecker().findings(Self.study(nil), since: Self.both)
    #expect(
      findings.first?.advice.contains(
        "30 days after the end, 7 days after leaving, anonymise, on erasure: the participant's choice"
      )
        == true)
  }
}
