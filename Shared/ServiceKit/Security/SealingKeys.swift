/// The key that seals now, and the one before it, which still opens.
public struct SealingKeys: Sendable {
  public var current: SealingKey
  /// Until everything is sealed anew, which happens at the next start.
  public var previous: SealingKey?

  public init(current: SealingKey, previous: SealingKey? = nil) {
    self.current = current
    self.previous = previous
  }

  func seal(_ plain: [UInt8], context: String) -> [UInt8] {
    current.seal(plain, context: context)
  }

  /// Nil when neither key has sealed it.
  ///
  /// - Returns: what was sealed, and whether the key before sealed it.
  func open(_ sealed: [UInt8], context: String) -> (plain: [UInt8], isOutdated: Bool)? {
    if let plain = current.open(sealed, context: context) { return (plain, false) }
    return previous?.open(sealed, context: context).map { ($0, true) }
  }
}
