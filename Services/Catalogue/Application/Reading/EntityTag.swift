package import CatalogueDomain
internal import CatalogueStore
package import Fields
package import FoundationEssentials
internal import Questionnaires

/// Strong validators of answers: equal tags mean equal bytes.
///
/// A tag is a digest of what the answer is made from, so that it can be told before the answer is
/// made, by every instance alike.
package enum EntityTag {
  /// Raised when the same contents are answered differently by a new version of this program.
  private static let format = "3"

  /// - Parameter mask: the fields asked for; empty for all.
  package static func study(
    _ head: StudyHead, viewKey: String, mask: String = "", visibility: StudyVisibility
  ) -> String {
    tag(
      ["study", head.id, String(head.revision), viewKey, visibility.key]
        + (mask.isEmpty ? [] : [mask]))
  }

  /// - Parameter page: what decides on the part of them that is answered.
  package static func questionnaires(
    of head: StudyHead, viewKey: String, mask: String = "", visibility: StudyVisibility,
    page: [String]
  ) -> String {
    tag(
      ["questionnaires", head.id, String(head.revision), viewKey, visibility.key] + page
        + (mask.isEmpty ? [] : [mask]))
  }

  /// - Parameter parts: what decides on the answer as a whole, such as the size of the page.
  package static func studies(
    _ heads: [(head: StudyHead, viewKey: String, visibility: StudyVisibility)], parts: [String]
  ) -> String {
    tag(
      ["studies"] + parts
        + heads.flatMap { [$0.head.id, String($0.head.revision), $0.viewKey, $0.visibility.key] })
  }

  /// A draft is another one after each change.
  package static func draft(_ draft: Draft) -> String {
    self.draft(id: draft.id, revision: draft.revision)
  }

  package static func draft(id: UUID, revision: Int) -> String {
    tag(["draft", id.uuidString, String(revision)])
  }

  package static func project(_ project: Project) -> String {
    tag(["project", project.id, String(project.revision)])
  }

  static func device(
    _ heads: [DeviceHead], language: String, visibilities: [StudyVisibility]
  ) -> String {
    tag(["device", language] + heads.flatMap(\.tagParts) + visibilities.map(\.key))
  }

  /// - Parameter next: the token of the next page.
  package static func library(
    _ versions: [LibraryVersion], language: LanguageTag?, next: String = ""
  ) -> String {
    let parts = versions.flatMap { version in
      [
        version.id, String(version.version),
        language.map { LanguageLookup.viewKey(requested: $0, available: version.languages) } ?? "*",
      ]
    }
    return tag(["library", next] + parts)
  }

  /// Of an answer that has to be made to know whether it changed.
  ///
  /// - Parameter answer: in its encoded form.
  package static func contents(of answer: [UInt8]) -> String {
    Base64URL.encode(ContentHash(of: [0] + answer).bytes.prefix(16))
  }

  /// 22 characters, 128 bits.
  private static func tag(_ parts: [String]) -> String {
    // None of the parts can hold a line feed: ids, numbers, language tags.
    let text = ([format] + parts).joined(separator: "\n")
    return Base64URL.encode(ContentHash(of: Array(text.utf8)).bytes.prefix(16))
  }
}
