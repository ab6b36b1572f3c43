package import CatalogueDomain
package import Questionnaires
// One SHA-256 for all services stands there.
internal import ServiceKit

extension ContentHash {
  package init(of contents: [UInt8]) { self.init(bytes: Sodium.sha256(contents)) }
}

extension QuestionnaireDefinition {
  package var contentHash: ContentHash { ContentHash(of: canonicalBytes) }
}

extension StudyDefinition {
  package var contentHash: ContentHash { ContentHash(of: canonicalBytes) }

  /// 16 hexadecimal digits: enough to tell the consent texts of one study apart, short enough for a
  /// log line.
  package var consentVersion: String {
    ContentHash.hexadecimal(ContentHash(of: canonicalConsentBytes).bytes.prefix(8))
  }
}
