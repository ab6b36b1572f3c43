import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Changes some of a participant's settings and keeps the others. Concurrent changes of different
/// settings are merged; for the same setting the last one wins.
struct UpdateSettings: Sendable {
  let pool: PostgresPool
  let clock: any WallClock
  let events: any SettingsEvents
  let limits: InEffect<IngestionLimits>
  private let erased = ErasedParticipants()

  /// Applies the change. A repeated call returns the same answer as long as the settings already
  /// match.
  ///
  /// - Parameter etag: etag of the settings that the change is based on; empty for any.
  /// - Returns: all settings, and the time of the last change (nil if never).
  /// - Throws: ``SettingsRefusal``; `PostgresError`.
  func callAsFunction(
    _ change: SettingsChange, etag: String, of participantID: UUID
  ) async throws -> (kept: KeptSettings, updatedAt: Date?) {
    // Rounded to the stored precision (microseconds), so that a repetition returns the same value.
    let now = Instant(clock.now()).date
    let bytesMax = limits.current.settingsBytesMax
    let (answer, hasTold) = try await pool.transaction { connection in
      if try await erased.isErased(participantID, studyID: "", at: now, on: connection) {
        throw SettingsRefusal.participantErased
      }
      while true {
        let old = try await connection.answer(
          to: SettingsStore.load(participantID, locking: true))
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
          try await connection.answer(
            to: SettingsStore.update(text, revision: new.revision, of: participantID, at: now))
        } else if try await !connection.answer(
          to: SettingsStore.insert(text, of: participantID, at: now))
        {
          // A concurrent first change inserted the row; read it.
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

/// Why settings are not changed.
enum SettingsRefusal: Error, Hashable {
  /// The settings changed since they were read; this is the current etag.
  case changedMeanwhile(etag: String)
  /// All settings together would exceed the maximum size.
  case tooLarge(bytes: Int, bytesMax: Int)
  /// The participant's data was erased.
  case participantErased
}

/// Returns participants' own settings.
struct GetSettings: Sendable {
  let pool: PostgresPool

  /// - Returns: empty settings without a time if none were ever set.
  /// - Throws: `PostgresError`.
  func callAsFunction(
    of participantID: UUID
  ) async throws -> (kept: KeptSettings, updatedAt: Date?) {
    guard let stored = try await pool.answer(to: SettingsStore.load(participantID)) else {
      return (KeptSettings(), nil)
    }
    return (stored.kept, stored.updatedAt)
  }
}
