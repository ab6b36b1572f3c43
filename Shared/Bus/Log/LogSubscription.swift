/// Ends what `EventLog.subscribe` began.
public struct LogSubscription: Sendable {
  private let end: @Sendable () -> Void

  /// - Parameter end: may be called more than once.
  public init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  public func cancel() {
    end()
  }
}
