/// Parameters of a simulated cohort.
public struct CohortSettings: Sendable {
  /// 1–10,000.
  public var participants: Int
  /// 1–60.
  public var days: Int
  /// The same seed gives the same participants and habits.
  public var seed: UInt64
  /// Password of studies that require one.
  public var studyPassword: String
  public var mailDirectory: String
  public var clockFile: String
  /// Credentials of a study leader, for the export.
  public var leader: (username: String, password: String)
  public var exportDirectory: String

  public init(
    participants: Int, days: Int, seed: UInt64, studyPassword: String, mailDirectory: String,
    clockFile: String, leader: (username: String, password: String), exportDirectory: String
  ) {
    self.participants = participants
    self.days = days
    self.seed = seed
    self.studyPassword = studyPassword
    self.mailDirectory = mailDirectory
    self.clockFile = clockFile
    self.leader = leader
    self.exportDirectory = exportDirectory
  }
}
