package import Calendar
package import FoundationEssentials

/// A stored sheet as it is read.
package struct SheetRecord: Sendable {
  package let participantID: UUID
  package let sheetID: UUID
  /// Place in the order of exports.
  package let sequence: Int64
  package let receivedAt: Instant
  package let finishedAt: Instant
  package let utcOffsetMinutes: Int
  /// What was sent, times in whole microseconds; with the answers of ``revision``.
  package var sheet: AnswerSheet
  /// Empty: none.
  package let groupID: String
  package let deviations: [String]
  package var scores: [SheetScore]
  /// Counts what the participant made of it, from 1.
  package var revision: Int
  /// When the participant took it back, by the device's clock; nil: it counts.
  package var withdrawnAt: Instant?
  /// Nil: it names none, or one that is not the participant's or not known yet.
  package var notification: NotificationFacts?

  package init(
    participantID: UUID, sheetID: UUID, sequence: Int64, receivedAt: Instant,
    finishedAt: Instant, utcOffsetMinutes: Int, sheet: AnswerSheet, groupID: String,
    deviations: [String], scores: [SheetScore], revision: Int = 1, withdrawnAt: Instant? = nil
  ) {
    self.participantID = participantID
    self.sheetID = sheetID
    self.sequence = sequence
    self.receivedAt = receivedAt
    self.finishedAt = finishedAt
    self.utcOffsetMinutes = utcOffsetMinutes
    self.sheet = sheet
    self.groupID = groupID
    self.deviations = deviations
    self.scores = scores
    self.revision = revision
    self.withdrawnAt = withdrawnAt
  }

  package var isWithdrawn: Bool { withdrawnAt != nil }

  /// When it was finished, or received where the device's clock cannot be right.
  package var credibleTime: Instant {
    deviations.contains(Deviation.clockImplausible.rawValue) ? receivedAt : finishedAt
  }

  /// As an export shows it.
  package func exported(participant: String, isTest: Bool) -> ExportedSheet {
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
      isOvertime: isOvertime)
    return exported
  }

  /// Place of a sheet in a participant's list, newest first.
  package struct ListPosition: Sendable, Hashable {
    package var finishedAt: Instant
    package var sheetID: UUID

    package init(finishedAt: Instant, sheetID: UUID) {
      self.finishedAt = finishedAt
      self.sheetID = sheetID
    }
  }

  package var listPosition: ListPosition { ListPosition(finishedAt: finishedAt, sheetID: sheetID) }
}
