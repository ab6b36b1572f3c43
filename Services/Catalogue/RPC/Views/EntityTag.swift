internal import ServiceKit

/// Strong validators of answers: equal tags mean equal bytes.
///
/// A tag is a digest of what the answer is made from, so that it can be told before the answer is
/// made, by every instance alike.
enum EntityTag {
  /// Raised when the same contents are answered differently by a new version of this program.
  private static let format = "1"

  static func study(_ head: StudyHead, viewKey: String) -> String {
    tag(["study", head.id, String(head.revision), viewKey])
  }

  static func questionnaires(of head: StudyHead, viewKey: String) -> String {
    tag(["questionnaires", head.id, String(head.revision), viewKey])
  }

  /// - Parameter parts: what decides on the answer as a whole, such as the size of the page.
  static func studies(_ heads: [(head: StudyHead, viewKey: String)], parts: [String]) -> String {
    tag(
      ["studies"] + parts
        + heads.flatMap { [$0.head.id, String($0.head.revision), $0.viewKey] })
  }

  /// 22 characters, 128 bits.
  private static func tag(_ parts: [String]) -> String {
    // None of the parts can hold a line feed: ids, numbers, language tags.
    let text = ([format] + parts).joined(separator: "\n")
    return Base64URL.encode(ContentHash(of: Array(text.utf8)).bytes.prefix(16))
  }
}
