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

  @Test func aWithdrawalAloneIsARetention() {
    let study = Self.study(StudyRetention(outcome: .erase, onWithdrawal: true))
    var findings = FindingCollector(limit: 10)
    RetentionChecker().check(study, FindingPath().field("study"), into: &findings)
    #expect(findings.findings.isEmpty)
  }

  @Test(
    arguments: [
      (nil, nil, []),
      // Without limit before: everything is stricter.
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
      findings.first?.advice.contains("30 days after the end, 7 days after leaving, anonymise")
        == true)
  }
}
