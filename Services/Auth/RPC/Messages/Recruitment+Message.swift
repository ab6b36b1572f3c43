import FoundationEssentials
import Messages
import ServiceKit

extension Recruitment {
  /// - Parameter now: time of the counts.
  func message(at now: Date) -> AuthV1.Recruitment {
    AuthV1.Recruitment(
      days: days.map {
        AuthV1.RecruitmentDay(
          date: $0.date, joined: UInt64(clamping: $0.joined), left: UInt64(clamping: $0.left),
          withdrawn: UInt64(clamping: $0.withdrawn))
      },
      participants: UInt64(clamping: participants), enrolled: UInt64(clamping: enrolled),
      withdrawn: UInt64(clamping: withdrawn), requestsPending: UInt64(clamping: requestsPending),
      requestsEnded: UInt64(clamping: requestsEnded), countTime: .init(now))
  }
}
