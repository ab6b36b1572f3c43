internal import Foundation
public import Messages

/// What somebody who cites a published questionnaire needs of it.
public struct Citation: Sendable, Hashable {
  public var questionnaireID: String
  public var version: UInt32
  public var title: String
  /// As the author gave them, in the order of the citation: `Family, Given` or any other form; may be empty.
  public var authors: [String]
  /// `10.prefix/suffix`; empty: none.
  public var doi: String
  /// SPDX identifier or name; may be empty.
  public var licence: String
  /// How the author wants it to be cited; may be empty.
  public var wish: String
  /// Where structure and codes come from; may be empty.
  public var source: String
  /// Of the contents, SHA-256 in hexadecimal: what exactly was used.
  public var contentHash: String
  /// `YYYY-MM-DD` in UTC; empty: not known.
  public var date: String

  public init(
    questionnaireID: String, version: UInt32, title: String, authors: [String] = [],
    doi: String = "", licence: String = "", wish: String = "", source: String = "",
    contentHash: String = "", date: String = ""
  ) {
    self.questionnaireID = questionnaireID
    self.version = version
    self.title = title
    self.authors = authors
    self.doi = doi
    self.licence = licence
    self.wish = wish
    self.source = source
    self.contentHash = contentHash
    self.date = date
  }

  /// - Parameter language: of the title, BCP 47; where it has none its default language.
  public init(_ questionnaire: CatalogueV1.Questionnaire, language: String) {
    let translations = questionnaire.title?.translations ?? []
    func title(in tag: String) -> String? { translations.first { $0.language == tag }?.text }
    self.init(
      questionnaireID: questionnaire.questionnaireID, version: questionnaire.version,
      title: title(in: language) ?? title(in: questionnaire.defaultLanguage)
        ?? translations.first?.text ?? questionnaire.questionnaireID,
      authors: questionnaire.authors, doi: questionnaire.doi, licence: questionnaire.licence,
      wish: questionnaire.citation, source: questionnaire.source,
      contentHash: questionnaire.contentHash,
      date: questionnaire.publishTime.map {
        String($0.date.formatted(.iso8601.year().month().day()))
      } ?? "")
  }

  /// `mini-tq`, version 3.
  var name: String { "questionnaire \(questionnaireID), version \(version)" }

  /// Family and given names where the author told them apart by one comma; nil: a name as a whole.
  static func parts(of author: String) -> (family: String, given: String)? {
    let parts = author.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    return (parts[0], parts[1])
  }

  /// One line without control characters, as texts of catalogues may have several.
  static func line(_ text: String) -> String {
    text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ").filter { character in
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
  }
}
