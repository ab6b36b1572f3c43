package import FoundationEssentials
package import PlanningDomain

/// Hands push messages to a platform.
package protocol PushSender: Sendable {
  /// Sends once; the caller decides whether and when again. Never throws: whatever goes wrong is an
  /// outcome.
  func send(_ message: PushMessage, to address: PushAddress, at now: Date) async -> PushOutcome
}
