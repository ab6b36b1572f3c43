/// Says that a mail may be waiting. Signals that nothing has read yet merge into one.
package struct MailSignal: Sendable {
  package let raised: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  package init() {
    (raised, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// After a commit that wrote a mail.
  package func raise() { continuation.yield() }
}
