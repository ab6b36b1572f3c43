package import AuthDomain
package import FoundationEssentials

/// Why a message was not sent or marked.
package enum MessageError: Error, Sendable, Hashable {
  /// Or of somebody else.
  case unknown
  case notAnswerable
  /// It wants no answer, and what it answers tells who writes.
  case tellsWriter
  /// By a request with other contents.
  case idReused
  case notEnrolled(studyID: String)
  /// - Parameters:
  ///   - writer: whose limit it is.
  ///   - wait: seconds until the next one.
  case tooMany(of: MessageRules.Writer, max: Int, wait: TimeInterval)
}
