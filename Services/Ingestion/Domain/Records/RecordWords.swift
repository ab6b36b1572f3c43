/// The words of titles and notes, for the search in them: lower-case, of letters and digits. The database
/// takes their accents away, of what is stored and of what is sought alike.
public enum RecordWords {
  /// Unicode scalars of a word that count, which keeps it below what the database takes however long it is.
  public static let lengthMax = 50

  /// In their order, joined by spaces.
  public static func text(_ texts: String...) -> String {
    var words: [String] = []
    for text in texts {
      let parts = text.lowercased().split { !($0.isLetter || $0.isNumber) }
      words += parts.map { part in
        var word = String.UnicodeScalarView()
        word.append(contentsOf: part.unicodeScalars.prefix(lengthMax))
        return String(word)
      }
    }
    return words.joined(separator: " ")
  }
}
