import Questionnaires

/// A file that an answer names.
struct NamedFile: Sendable, Hashable {
  let elementID: String
  /// SHA-256 of the bytes, 64 lower-case hexadecimal digits.
  let sha256: String
  /// IANA media types that the question accepts.
  let mediaTypes: Set<String>
  /// Maximum size in bytes.
  let byteCountMax: Int

  init(elementID: String, sha256: String, for question: FileDefinition) {
    self.elementID = elementID
    self.sha256 = sha256
    mediaTypes = question.mediaTypes
    byteCountMax = Int(question.effectiveMaximumBytes)
  }

  /// Whether the question accepts a file.
  func accepts(_ type: String, byteCount: Int) -> Bool {
    mediaTypes.contains(type) && byteCount <= byteCountMax
  }
}

extension PreparedQuestionnaire {
  /// Whether the question is answered with a file.
  func isFile(_ elementID: String) -> Bool {
    hasFiles && position(ofQuestion: elementID).flatMap { questionAt[$0]?.file } != nil
  }

  /// Returns the files that answers name, in the order of the answers.
  func files(in answers: [Answer]) -> [NamedFile] {
    guard hasFiles else { return [] }
    return answers.compactMap { answer in
      guard case .text(let hash)? = answer.value,
        let position = position(ofQuestion: answer.elementID), let file = questionAt[position]?.file
      else { return nil }
      return NamedFile(elementID: answer.elementID, sha256: hash, for: file)
    }
  }
}
