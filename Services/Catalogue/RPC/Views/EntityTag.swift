internal import Fields
internal import FoundationEssentials
internal import Messages
internal import ServiceKit

/// Strong validators of answers: equal tags mean equal bytes.
///
/// A tag is a digest of what the answer is made from, so that it can be told before the answer is
/// made, by every instance alike.
enum EntityTag {
  /// Raised when the same contents are answered differently by a new version of this program.
  private static let format = "2"

  /// - Parameter mask: the fields asked for, see ``StudyMask/key``.
  static func study(
    _ head: StudyHead, viewKey: String, mask: String = "", sight: StudySight
  ) -> String {
    tag(
      ["study", head.id, String(head.revision), viewKey, sight.key]
        + (mask.isEmpty ? [] : [mask]))
  }

  static func questionnaires(
    of head: StudyHead, viewKey: String, mask: String = "", sight: StudySight = .everything
  ) -> String {
    tag(
      ["questionnaires", head.id, String(head.revision), viewKey, sight.key]
        + (mask.isEmpty ? [] : [mask]))
  }

  /// - Parameter parts: what decides on the answer as a whole, such as the size of the page.
  static func studies(
    _ heads: [(head: StudyHead, viewKey: String, sight: StudySight)], parts: [String]
  ) -> String {
    tag(
      ["studies"] + parts
        + heads.flatMap { [$0.head.id, String($0.head.revision), $0.viewKey, $0.sight.key] })
  }

  /// A draft is another one after each change.
  static func draft(_ draft: DraftStore.Stored) -> String {
    self.draft(id: draft.id, revision: draft.revision)
  }

  static func draft(id: UUID, revision: Int) -> String {
    tag(["draft", id.uuidString, String(revision)])
  }

  static func project(_ project: ProjectStore.Stored) -> String {
    tag(["project", project.project.projectID, String(project.revision)])
  }

  static func device(
    _ heads: [DeviceHead], language: String, sights: [StudySight]
  ) -> String {
    tag(["device", language] + heads.flatMap(\.tagParts) + sights.map(\.key))
  }

  /// Of an answer that has to be made to know whether it changed.
  static func contents(of answer: some Message, parts: [String] = []) -> String {
    Base64URL.encode(
      ContentHash(of: Array(parts.joined(separator: "\n").utf8) + [0] + answer.serialized()).bytes
        .prefix(16))
  }

  /// 22 characters, 128 bits.
  static func tag(_ parts: [String]) -> String {
    // None of the parts can hold a line feed: ids, numbers, language tags.
    let text = ([format] + parts).joined(separator: "\n")
    return Base64URL.encode(ContentHash(of: Array(text.utf8)).bytes.prefix(16))
  }
}
