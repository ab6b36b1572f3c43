package import FoundationEssentials

/// What each row of a table of answers is about.
package enum ComplianceBreakdown: Sendable, Hashable, CaseIterable {
  case total
  case participant
  /// Of the participant's calendar.
  case localDate
  case utcDate
  /// Of the participant's clock.
  case hour
  /// Of the participant's calendar.
  case weekday
  case questionnaire
  case group
}

/// Which notifications to count.
package struct ComplianceQuestion: Sendable, Hashable {
  /// Days without a beginning that is named.
  package static let daysDefault = 28
  package static let daysMax = 366

  package var studyID: String
  package var breakdown: ComplianceBreakdown
  package var from: Date
  /// The end is not part of it.
  package var to: Date
  /// Empty: all.
  package var questionnaireID: String
  /// Empty: all.
  package var groupID: String
  /// Nil: all.
  package var participantID: UUID?
  /// With test participants, whom only `participantID` names otherwise.
  package var includesTests: Bool

  package init(
    studyID: String, breakdown: ComplianceBreakdown, from: Date, to: Date,
    questionnaireID: String = "", groupID: String = "", participantID: UUID? = nil,
    includesTests: Bool = false
  ) {
    self.studyID = studyID
    self.breakdown = breakdown
    self.from = from
    self.to = to
    self.questionnaireID = questionnaireID
    self.groupID = groupID
    self.participantID = participantID
    self.includesTests = includesTests
  }
}

/// What became of some notifications.
package struct ComplianceRow: Sendable, Hashable {
  package var key: String
  package var planned = 0
  package var delivered = 0
  package var opened = 0
  package var answeredInTime = 0
  package var answeredLate = 0
  package var dismissed = 0
  package var missed = 0
  package var expired = 0
  package var open = 0
  /// Nil: none was answered.
  package var medianAnswerSeconds: Double?
  package var p90AnswerSeconds: Double?

  package init(key: String) { self.key = key }

  package var answered: Int { answeredInTime + answeredLate }
  /// 0–1; 0 where none was planned.
  package var answeredOfPlanned: Double { Self.share(answered, planned) }
  package var answeredOfDelivered: Double { Self.share(answered, delivered) }

  private static func share(_ part: Int, _ whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }
}
