import Fields
import FoundationEssentials
import Questionnaires

/// Strong validators of responses: equal tags mean equal bytes.
///
/// A tag is a digest of the response's inputs, so that every instance can compute it without
/// building the response.
enum EntityTag {
  /// Change when a release of this program answers the same contents differently.
  private static let format = "4"

  /// - Parameters:
  ///   - mask: requested fields; empty for all.
  ///   - joining: group whose consent text is shown to a caller without a group.
  static func study(
    _ head: StudyHead, viewKey: String, mask: String = "", visibility: StudyVisibility,
    joining: String = ""
  ) -> String {
    tag(
      ["study", head.id, String(head.revision), viewKey, visibility.key]
        + (mask.isEmpty ? [] : [mask]) + (joining.isEmpty ? [] : ["joining", joining]))
  }

  /// - Parameter page: parameters that select the page.
  static func questionnaires(
    of head: StudyHead, viewKey: String, mask: String = "", visibility: StudyVisibility,
    page: [String]
  ) -> String {
    tag(
      ["questionnaires", head.id, String(head.revision), viewKey, visibility.key] + page
        + (mask.isEmpty ? [] : [mask]))
  }

  /// - Parameter parts: parameters of the whole response, such as the page size.
  static func studies(
    _ heads: [(head: StudyHead, viewKey: String, visibility: StudyVisibility)], parts: [String]
  ) -> String {
    tag(
      ["studies"] + parts
        + heads.flatMap { [$0.head.id, String($0.head.revision), $0.viewKey, $0.visibility.key] })
  }

  /// Returns the tag of a draft, which differs after each change.
  static func draft(_ draft: Draft) -> String {
    self.draft(id: draft.id, revision: draft.revision)
  }

  static func draft(id: UUID, revision: Int) -> String {
    tag(["draft", id.uuidString, String(revision)])
  }

  static func project(_ project: Project) -> String {
    tag(["project", project.id, String(project.revision)])
  }

  static func device(
    _ heads: [DeviceHead], language: String, visibilities: [StudyVisibility]
  ) -> String {
    tag(["device", language] + heads.flatMap(\.tagParts) + visibilities.map(\.key))
  }

  /// - Parameters:
  ///   - revision: nil if the texts were never set; the tag is then empty, so that a first change
  ///     needs none.
  ///   - viewKey: the language of the response; `*` for all.
  static func installation(revision: UInt32?, viewKey: String) -> String {
    revision.map { tag(["installation", String($0), viewKey]) } ?? ""
  }

  /// - Parameter next: token of the next page.
  static func library(
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

  /// Returns the tag of a response that can only be derived from the response itself.
  ///
  /// - Parameter answer: the encoded response.
  static func contents(of answer: [UInt8]) -> String {
    Base64URL.encode(ContentHash(of: [0] + answer).bytes.prefix(16))
  }

  /// Returns 22 characters, 128 bits.
  private static func tag(_ parts: [String]) -> String {
    // Parts are ids, numbers and language tags, so none contains a line feed.
    let text = ([format] + parts).joined(separator: "\n")
    return Base64URL.encode(ContentHash(of: Array(text.utf8)).bytes.prefix(16))
  }
}
