import Calendar
import Fields
import FoundationEssentials

/// A stored sheet.
struct SheetRecord: Sendable {
  let participantID: UUID
  let sheetID: UUID
  /// Position in exports.
  let sequence: Int64
  let receivedAt: Instant
  let finishedAt: Instant
  /// Offset of the time zone from UTC at the finish; nil if unknown.
  let utcOffsetMinutes: Int?
  /// The sheet as sent, times in whole microseconds, with the answers of ``revision``.
  var sheet: AnswerSheet
  /// Empty if none.
  let groupID: String
  let deviations: [String]
  var scores: [SheetScore]
  /// Revision number, starting at 1.
  var revision: Int = 1
  /// Device time of the withdrawal; nil if not withdrawn.
  var withdrawnAt: Instant?
  /// The notification; nil if none, not the participant's, or not known yet.
  var notification: NotificationFacts?
  var review = ReviewStanding()

  var isWithdrawn: Bool { withdrawnAt != nil }

  /// See ``AcceptedSheet/countedAt``.
  var countedAt: Instant { isPlausible ? min(finishedAt, receivedAt) : receivedAt }

  /// Returns the sheet as exported.
  func exported(participant: String, isTest: Bool) -> ExportedSheet {
    var exported = ExportedSheet(
      sheetID: sheetID, participant: participant, studyID: sheet.studyID,
      questionnaireID: sheet.questionnaireID, version: sheet.version,
      startedAt: sheet.startedAt?.instant, finishedAt: finishedAt, receivedAt: receivedAt,
      timeZone: sheet.timeZone, utcOffsetMinutes: utcOffsetMinutes,
      notificationID: sheet.notificationID, closing: sheet.closing ?? .complete,
      appVersion: sheet.appVersion, platform: sheet.platform, groupID: groupID,
      deviations: deviations, isTestParticipant: isTest, scores: scores, noise: sheet.noise,
      positions: sheet.positions, answers: sheet.answers, device: sheet.device, revision: revision,
      withdrawnAt: withdrawnAt)
    exported.notification = ExportedNotification(
      facts: notification, isExpired: isNotificationExpired, isDeliveredLate: isDeliveredLate,
      isOvertime: isOvertime, isEarly: isEarly)
    exported.review = review
    return exported
  }

  /// Position in a participant's list, latest first.
  var listPosition: TimePosition { TimePosition(at: countedAt, id: sheetID) }
}

extension SheetRecord {
  /// Whether the finish time is plausible.
  private var isPlausible: Bool { !deviations.contains(Deviation.clockImplausible.rawValue) }

  /// Whether it arrived a day or more after it was finished; nil if the finish time is implausible.
  var isDeliveredLate: Bool? {
    isPlausible ? Delivery.isLate(finishedAt: finishedAt, receivedAt: receivedAt) : nil
  }

  /// Whether it was finished after the notification expired; nil without a notification or with an
  /// implausible finish time.
  var isNotificationExpired: Bool? {
    guard isPlausible else { return nil }
    return notification.map {
      $0.isExpired(startedAt: sheet.startedAt?.instant, finishedAt: finishedAt)
    }
  }

  /// Whether it was finished before its notification; nil without a notification or with an
  /// implausible finish time.
  var isEarly: Bool? {
    isPlausible ? notification.map { $0.isEarly(finishedAt: finishedAt) } : nil
  }

  /// Whether filling in took longer than the notification allows; nil without a notification or if
  /// unknown.
  var isOvertime: Bool? {
    guard isPlausible else { return nil }
    return notification.flatMap {
      $0.isOvertime(startedAt: sheet.startedAt?.instant, finishedAt: finishedAt)
    }
  }
}

/// One answer of a series.
struct SeriesEntry: Sendable, Hashable {
  var finishedAt: Instant
  var version: UInt32
  var value: AnswerValue
}

/// Identifies a participant's sheet, draft, notification or listening session.
struct ParticipantKey: Hashable, Sendable, Comparable {
  var participantID: UUID
  var id: UUID

  static func < (left: ParticipantKey, right: ParticipantKey) -> Bool {
    left.participantID == right.participantID
      ? left.id < right.id : left.participantID < right.participantID
  }
}
