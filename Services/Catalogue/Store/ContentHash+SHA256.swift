// SHA-256, shared by all services.
import Postgres
import Questionnaires
import ServiceBasics

extension ContentHash {
  init(of contents: [UInt8]) { self.init(bytes: Sodium.sha256(contents)) }
}

extension QuestionnaireDefinition {
  var contentHash: ContentHash { ContentHash(of: canonicalBytes) }
}

extension StudyDefinition {
  var contentHash: ContentHash { ContentHash(of: canonicalBytes) }

  /// 16 hexadecimal digits: enough to distinguish the consent texts of a study, and short enough
  /// for a log line.
  var consentVersion: String { consentVersion() }

  /// Consent versions of the groups with a text of their own.
  var groupConsentVersions: [String: String] {
    Dictionary(
      groups.filter { !$0.consentText.isAbsent }.map { ($0.id, consentVersion(of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  private func consentVersion(of group: StudyGroupDefinition? = nil) -> String {
    ContentHash.hexadecimal(
      ContentHash(of: canonicalConsentBytes(of: group)).bytes.prefix(8))
  }
}

extension PostgresRow {
  /// Decodes a non-negative `integer` column.
  func decodeCount(_ column: String) throws -> UInt32 {
    UInt32(try decode(column, as: Int32.self))
  }
}
