import Calendar
import Codebooks

/// A participant of a study, as exported.
struct ExportedParticipant: Sendable, Hashable {
  /// The pseudonym in this study's exports.
  var participant: String
  var isTest: Bool
  /// Present group; empty if none.
  var groupID: String
  /// Instants of the latest joining and departure; nil if unknown. Exports contain their days only.
  var joinedAt: Instant?
  var leftAt: Instant?
  /// The latest consent; empty if unknown.
  var consentVersion: String
  /// BCP 47.
  var consentLanguage: String
  /// Accepted optional parts.
  var consentPartIDs: [String]
}

/// One row per participant who joined a study or has data in it.
enum ParticipantLayout {
  static let header = columns.map(\.name)

  static func row(for participant: ExportedParticipant, studyID: String) -> [String] {
    // A departure before the latest joining has ended.
    let leftAt = participant.leftAt.flatMap { left in
      participant.joinedAt.map { $0 > left } == true ? nil : left
    }
    return [
      participant.participant, studyID, Cell.flag(participant.isTest), participant.groupID,
      day(participant.joinedAt), day(leftAt), Cell.free(participant.consentVersion),
      participant.consentLanguage, participant.consentPartIDs.sorted().joined(separator: " "),
    ]
  }

  private static func day(_ instant: Instant?) -> String {
    instant.map { CivilDate(of: $0).iso8601 } ?? ""
  }
}

extension ParticipantLayout {
  private static let unknown = CodebookReason(
    "unknown",
    (
      "unknown, or the answers are anonymised", "unbekannt, oder die Antworten sind anonymisiert"
    ))

  static let columns: [CodebookColumn] = [
    .participant, .study, .testParticipant,
    CodebookColumn(
      "group", .identifier,
      ("the participant's present group in the study", "jetzige Gruppe der Person in der Studie"),
      missing: [.none]),
    CodebookColumn(
      "joined_on", .date,
      ("day of the latest joining, in UTC", "Tag des letzten Beitritts, in UTC"),
      missing: [unknown]),
    CodebookColumn(
      "left_on", .date, ("day of leaving, in UTC", "Tag des Austritts, in UTC"),
      missing: [
        CodebookReason("member", ("the participant takes part", "die Person nimmt teil")), unknown,
      ]),
    CodebookColumn(
      "consent_version", .text,
      (
        "version of the consent text that the participant agreed to last",
        "Fassung der Einwilligung, der die Person zuletzt zugestimmt hat"
      ), missing: [unknown]),
    CodebookColumn(
      "consent_language", .text,
      (
        "language in which the consent text was shown, BCP 47",
        "Sprache, in der die Einwilligung gezeigt wurde, BCP 47"
      ), missing: [unknown]),
    CodebookColumn(
      "consent_parts", .text,
      (
        "optional parts of the consent that the participant accepted, separated by spaces",
        "freiwillige Teile der Einwilligung, denen die Person zugestimmt hat, durch Leerzeichen getrennt"
      ),
      missing: [.none, unknown]),
  ]
}
