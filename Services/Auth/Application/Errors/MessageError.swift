package import FoundationEssentials

/// Why a message was not sent or marked.
package enum MessageError: Error, Sendable, Hashable {
  /// Or of somebody else.
  case unknown
  case notAnswerable
  /// By a request with other contents.
  case idReused
  case notEnrolled(studyID: String)
  /// - Parameters:
  ///   - wait: seconds until the next one.
  case tooMany(max: Int, wait: TimeInterval)
}
