/// What is to be told about one row of a codebook.
struct CodebookNotes {
  private(set) var notes: [String] = []
  private(set) var losses: [(what: String, advice: String)] = []

  /// Nothing is lost.
  mutating func append(_ note: String) { notes.append(note) }

  mutating func lose(_ what: String, _ advice: String) { losses.append((what, advice)) }
}
