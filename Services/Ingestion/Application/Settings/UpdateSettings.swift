import Calendar
package import FoundationEssentials
package import IngestionDomain
import IngestionStore
package import Postgres
package import ServiceKit

/// Changes some of a participant's settings, and leaves the others: of two devices that change different ones
/// both are heard, of two that change the same one the last.
package struct UpdateSettings: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let limits: InEffect<IngestionLimits>
  private let events: any SettingsEvents
  private let erased = ErasedParticipants()

  package init(
    pool: PostgresPool, clock: any WallClock, events: any SettingsEvents,
    limits: InEffect<IngestionLimits>
  ) {
    self.events = events
    self.pool = pool
    self.clock = clock
    self.limits = limits
  }

  /// Sent again because the answer was lost, it answers the same, while the settings are as it asks.
  ///
  /// - Parameter etag: of the settings that the change is made on; empty: whatever is there.
  /// - Returns: all settings as they are by now, and when they were changed last; nil: never.
  /// - Throws: ``SettingsRefusal``; `PostgresError`.
  package func callAsFunction(
    _ change: SettingsChange, etag: String, of participantID: UUID
  ) async throws -> (kept: KeptSettings, updatedAt: Date?) {
    // In whole microseconds, as it is kept: answered as a repetition will be.
    let now = Instant(clock.now()).date
    let bytesMax = limits.current.settingsBytesMax
    let (answer, hasTold) = try await pool.transaction { connection in
      if try await erased.isErased(participantID, studyID: "", at: now, on: connection) {
        throw SettingsRefusal.participantErased
      }
      while true {
        let old = try await SettingsStore.lock(participantID, on: connection)
        let kept = old?.kept ?? KeptSettings()
        let settings = change.applied(to: kept.settings)
        guard settings != kept.settings else { return ((kept, old?.updatedAt), false) }
        guard etag.isEmpty || etag == kept.entityTag else {
          throw SettingsRefusal.changedMeanwhile(etag: kept.entityTag)
        }
        let text = try SettingsText(settings)
        guard text.byteCount <= bytesMax else {
          throw SettingsRefusal.tooLarge(bytes: text.byteCount, bytesMax: bytesMax)
        }
        let new = KeptSettings(settings: settings, revision: kept.revision + 1)
        if old != nil {
          try await SettingsStore.update(
            text, revision: new.revision, of: participantID, at: now, on: connection)
        } else if try await !SettingsStore.insert(
          text, of: participantID, at: now, on: connection)
        {
          // Of two first changes at once the other one is there by now.
          continue
        }
        let hasTold = try await events.publish(
          new, insteadOf: kept.settings, of: participantID, at: now, on: connection)
        return ((new, now), hasTold)
      }
    }
    if hasTold { events.wake() }
    return answer
  }
}
