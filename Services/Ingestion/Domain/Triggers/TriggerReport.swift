public import FoundationEssentials

/// What is to be told of something that a participant did in a study.
public struct TriggerReport: Sendable, Hashable {
  /// What ends a time without anything, other than a sheet.
  public enum Activity: Sendable, Hashable {
    case record
    case listening
  }

  public var participantID: UUID
  public var studyID: String
  public var news: [TriggerNews]
  /// Nil: no trigger of the study counts it.
  public var activity: Activity?

  public init(
    participantID: UUID, studyID: String, news: [TriggerNews], activity: Activity? = nil
  ) {
    self.participantID = participantID
    self.studyID = studyID
    self.news = news
    self.activity = activity
  }

  public var isEmpty: Bool { news.isEmpty && activity == nil }
}
