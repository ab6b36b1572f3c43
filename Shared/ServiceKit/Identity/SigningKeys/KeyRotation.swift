public import FoundationEssentials

/// The schedule of signing keys.
///
/// A key is made one day before its predecessor stops signing, so that every service receives it by
/// the bus in time. It signs from one hour until 30 days after its creation and is published for 40
/// days.
public struct KeyRotation: Sendable, Hashable {
  /// How long a key signs. All times are in seconds.
  public var signingLifetime: TimeInterval
  /// How long a key is published, from its creation.
  public var publishedLifetime: TimeInterval
  /// How long before the end of its predecessor's signing a key is made.
  public var overlap: TimeInterval
  /// Minimum age of a key before it signs.
  public var settlingTime: TimeInterval

  public init(
    signingLifetime: TimeInterval = 30 * 86_400, publishedLifetime: TimeInterval = 40 * 86_400,
    overlap: TimeInterval = 86_400, settlingTime: TimeInterval = 3600
  ) {
    self.signingLifetime = signingLifetime
    self.publishedLifetime = publishedLifetime
    self.overlap = overlap
    self.settlingTime = settlingTime
  }

  /// Returns whether a new key is due, given the creation times of the existing ones.
  public func needsNewKey(existing: [Date], at now: Date) -> Bool {
    guard let newest = existing.max() else { return true }
    return now >= newest.addingTimeInterval(signingLifetime - overlap)
  }

  /// Returns the index of the signing key: the newest one past its settling time, or else the
  /// newest one. Nil if all have ended.
  public func signingIndex(among existing: [Date], at now: Date) -> Int? {
    let usable = existing.indices.filter {
      now < existing[$0].addingTimeInterval(signingLifetime)
    }
    let settled = usable.filter { now >= existing[$0].addingTimeInterval(settlingTime) }
    return (settled.isEmpty ? usable : settled).max { existing[$0] < existing[$1] }
  }

  public func isPublished(madeAt: Date, at now: Date) -> Bool {
    now < publishedUntil(madeAt: madeAt)
  }

  public func publishedUntil(madeAt: Date) -> Date {
    madeAt.addingTimeInterval(publishedLifetime)
  }
}
