/// Says that a mail may be waiting; several times are as good as once.
struct MailSignal: Sendable {
  let raised: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (raised, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func raise() { continuation.yield() }
}
