import Calendar
import Foundation
import PlanningService

/// A participant, drawn from the seed and a number only, independent of the number of participants.
struct SimulatedParticipant: Sendable {
  /// Minutes of the day in which participants join.
  private static let joiningMinutes = 8 * 60...22 * 60 - 1

  let id: UUID
  let zone: IANAZone
  /// Empty if the study has no groups.
  let groupID: String
  let joinedAt: Instant
  let firstDate: CivilDate
  /// Random numbers for later decisions.
  let random: Xoshiro256

  init(number: Int, _ settings: PlanSimulationSettings, groupIDs: [String]) {
    var random = Xoshiro256(
      seed: settings.seed &+ UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15)
    id = Self.id(random.next(), random.next())
    var share = random.next(through: settings.zones.reduce(0) { $0 + $1.weight } - 1)
    var zone = settings.zones[0].zone
    for candidate in settings.zones {
      zone = candidate.zone
      if share < candidate.weight { break }
      share -= candidate.weight
    }
    self.zone = zone
    groupID = groupIDs.isEmpty ? "" : groupIDs[random.next(through: groupIDs.count - 1)]
    let date = settings.start.adding(days: random.next(through: settings.joinDays - 1))
    let minutes = Self.joiningMinutes
    let minute = minutes.lowerBound + random.next(through: minutes.count - 1)
    joinedAt = zone.instant(of: LocalTime(date, minuteOfDay: minute))
      .adding(seconds: random.next(through: 59))
    firstDate = zone.date(at: joinedAt)
    self.random = random
  }

  /// A random UUID (RFC 9562, version 4).
  private static func id(_ high: UInt64, _ low: UInt64) -> UUID {
    var bytes = [high, low].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - $0 * 8)) }
    }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
