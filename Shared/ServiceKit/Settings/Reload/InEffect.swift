import Synchronization

/// Settings that may change while the process runs: what holds now is read at each use, and a reload puts other
/// values in its place.
public final class InEffect<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  public init(_ value: Value) { self.value = Mutex(value) }

  /// What holds now.
  public var current: Value { value.withLock { $0 } }

  /// From now on these hold.
  public func adopt(_ value: Value) { self.value.withLock { $0 = value } }
}
