import Messages
import PlanningDomain
import QuestionnaireWire
import Questionnaires

/// Schedules as the tables hold them: the bytes of an otolith.catalogue.v1.Schedule.
enum ScheduleCoding {
  /// - Returns: nil for nil, and for a schedule without a plan.
  /// - Throws: `DecodingError`.
  static func schedule(_ bytes: [UInt8]?) throws -> Schedule? {
    try bytes.flatMap {
      Schedule(try definition($0))
    }
  }

  /// - Throws: `DecodingError`.
  static func definition(_ bytes: [UInt8]) throws -> ScheduleDefinition {
    ScheduleDefinition(try CatalogueV1.Schedule(serialized: bytes))
  }

  static func bytes(_ schedule: Schedule?) -> [UInt8]? {
    schedule.map { CatalogueV1.Schedule($0.definition).serialized() }
  }
}
