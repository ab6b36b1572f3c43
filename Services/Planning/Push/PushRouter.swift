import FoundationEssentials

/// Sends each message through the platform of its device.
struct PushRouter: PushSender {
  private let senders: [PushPlatform: any PushSender]

  init(_ senders: [PushPlatform: any PushSender]) { self.senders = senders }

  func send(
    _ message: PushMessage, to address: PushAddress, at now: Date
  ) async -> PushOutcome {
    guard let sender = senders[address.platform] else {
      return .refused("push messages to \(address.platform) are not configured")
    }
    return await sender.send(message, to: address, at: now)
  }
}
