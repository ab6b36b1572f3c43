package import FoundationEssentials
package import PlanningApplication
package import PlanningDomain

/// Hands each message to the platform of its device.
package struct PushRouter: PushSender {
  private let senders: [PushPlatform: any PushSender]

  package init(_ senders: [PushPlatform: any PushSender]) { self.senders = senders }

  package func send(
    _ message: PushMessage, to address: PushAddress, at now: Date
  ) async -> PushOutcome {
    guard let sender = senders[address.platform] else {
      return .refused("\(address.platform) is not set up")
    }
    return await sender.send(message, to: address, at: now)
  }
}
