import Foundation
import Messages
import Serialization

/// Everything that a report shows, as the services returned it.
struct StudyReport: Sendable {
  /// A questionnaire with sheets.
  struct Questionnaire: Sendable {
    var questionnaireID: String
    /// The version that the study uses now; nil if it cannot be read.
    var definition: CatalogueV1.Questionnaire?
    /// Earlier versions, newest first, for the texts of questions that it no longer has.
    var formerVersions: [CatalogueV1.Questionnaire] = []
    var figures: IngestionV1.QuestionnaireFigures
    /// Reason of the error instead of the figures; nil with figures.
    var failure: String?
  }

  /// Breakdowns of compliance that a report contains, with their names in JSON.
  static let breakdowns: [(name: String, breakdown: PlanningV1.ComplianceBreakdown)] = [
    ("total", .total), ("studyDay", .studyDay), ("localDate", .localDate),
    ("schedule", .schedule), ("group", .group), ("weekday", .weekday), ("hour", .hour),
    ("participantDate", .participantDate),
  ]

  var study: CatalogueV1.Study
  /// Whether the caller sees the questionnaires of all groups.
  var hasAllGroups: Bool
  var recruitment: AuthV1.Recruitment
  /// By name of ``breakdowns``; groups are absent if the caller may not see them. By participant and
  /// date: of some participants and the latest days.
  var compliance: [String: PlanningV1.Compliance]
  var figures: IngestionV1.StudyFigures
  var questionnaires: [Questionnaire]
  var simulation: SimulatedBurden?

  /// Rows of a breakdown; nil if the caller may not see it.
  func rows(_ name: String) -> [PlanningV1.ComplianceRow]? { compliance[name]?.rows }

  var total: PlanningV1.ComplianceRow { rows("total")?.first ?? .init() }

  /// One object with the responses of the API.
  var json: String {
    var writer = JSONWriter(isPretty: true)
    writer.object { writer in
      writer.member("study", study.studyID)
      writer.name("recruitment")
      MessageJSON.write(recruitment, to: &writer)
      writer.object("compliance") { writer in
        for (name, _) in Self.breakdowns {
          guard let one = compliance[name] else { continue }
          writer.name(name)
          MessageJSON.write(one, to: &writer)
        }
      }
      writer.name("figures")
      MessageJSON.write(figures, to: &writer)
      writer.object("questionnaires") { writer in
        for one in questionnaires {
          if let failure = one.failure {
            writer.object(one.questionnaireID) { $0.member("error", failure) }
          } else {
            writer.name(one.questionnaireID)
            MessageJSON.write(one.figures, to: &writer)
          }
        }
      }
    }
    return writer.text
  }
}

/// Figures of `plan simulate --json` that a report compares with real ones.
struct SimulatedBurden: Sendable, Hashable, Decodable {
  struct Figures: Sendable, Hashable, Decodable {
    var p10: Int
    var median: Int
    var p90: Int
  }

  var study: String
  var participants: Int
  var days: Int
  var notifications: Int
  var notificationsPerPersonAndDay: Figures?
  var notificationsPerPerson: Figures?

  /// - Throws: `DecodingError`.
  init(json: [UInt8]) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Self.self, from: Data(json))
  }
}
