public import FoundationEssentials

/// When signing keys come and go.
///
/// A key is made a day before its predecessor stops signing, so that every service knows it from the
/// bus before it meets the first token made with it; it signs from an hour after its making until it
/// is 30 days old and is published until it is 40 days old.
public struct KeyRotation: Sendable, Hashable {
  /// How long a key signs. All in seconds.
  public var signingLifetime: TimeInterval
  /// How long it is published, from its making.
  public var publishedLifetime: TimeInterval
  /// How long before the end of its predecessor's signing a key is made.
  public var overlap: TimeInterval
  /// How old a key should be before it signs.
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

  /// Whether a new key has to be made, given when the existing ones were.
  public func needsNewKey(existing: [Date], at now: Date) -> Bool {
    guard let newest = existing.max() else { return true }
    return now >= newest.addingTimeInterval(signingLifetime - overlap)
  }

  /// Which of the keys made at these instants signs: the newest one that has settled, or else the
  /// newest one at all. Nil when none may sign any more.
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
