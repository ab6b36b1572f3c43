package import FoundationEssentials

/// A notification as planning tells of it.
package struct ToldNotification: Sendable, Hashable {
  package var participantID: UUID
  package var notificationID: UUID
  package var studyID: String
  package var questionnaireID: String
  package var notifiesAt: Date
  package var expiresAt: Date?
  package var isFixed: Bool
  package var completionMinutes: Int
  package var isCancelled: Bool
  /// When planning told of it.
  package var toldAt: Date

  package init(
    participantID: UUID, notificationID: UUID, studyID: String, questionnaireID: String,
    notifiesAt: Date, expiresAt: Date?, isFixed: Bool, completionMinutes: Int = 0,
    isCancelled: Bool, toldAt: Date
  ) {
    self.participantID = participantID
    self.notificationID = notificationID
    self.studyID = studyID
    self.questionnaireID = questionnaireID
    self.notifiesAt = notifiesAt
    self.expiresAt = expiresAt
    self.isFixed = isFixed
    self.completionMinutes = completionMinutes
    self.isCancelled = isCancelled
    self.toldAt = toldAt
  }
}
