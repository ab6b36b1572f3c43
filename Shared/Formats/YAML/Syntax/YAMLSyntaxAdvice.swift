/// What to do about what libyaml finds wrong, which it names in its own words alone.
enum YAMLSyntaxAdvice {
  /// - Parameters:
  ///   - problem: as libyaml has it.
  ///   - begin: line on which the value around it begins, from 1; nil: not known.
  static func text(_ problem: String, begin: Int?) -> String {
    let around = begin.map { " (it belongs to what begins in line \($0))" } ?? ""
    for (words, advice) in known where problem.hasPrefix(words) { return advice + around }
    return problem
  }

  /// Longer ones first.
  private static let known: [(String, String)] = [
    (
      "did not find expected key",
      "the line is indented by another number of spaces than the keys beside it, or a quote or "
        + "bracket before it is not closed; begin it in the column of these keys"
    ),
    (
      "did not find expected '-' indicator",
      "the line is indented like the list, but is no item of it; begin it with `- `, or in the "
        + "column of the key that it belongs to"
    ),
    (
      "mapping values are not allowed in this context",
      "a colon with a space behind it stands in a text without quotes, or the line is indented "
        + "too far; put the text into quotes: \"…: …\""
    ),
    (
      "block sequence entries are not allowed in this context",
      "an item of a list cannot begin here; put it on a line of its own, indented below its key"
    ),
    (
      "could not find expected ':'",
      "a key without a colon; write `key: …`, and put a text of several lines into quotes"
    ),
    (
      "found unexpected end of stream",
      "a quote is not closed before the end of the file; close it, and write a quote within a text "
        + "in quotes as \\\""
    ),
    (
      "did not find expected ',' or ']'",
      "a list in brackets goes on without a comma, or is not closed by `]`"
    ),
    (
      "did not find expected ',' or '}'",
      "keys in braces go on without a comma, or are not closed by `}`; a text with a comma or a "
        + "colon in it needs quotes"
    ),
    (
      "found character that cannot start any token",
      "a text cannot begin with this character without quotes; put it into quotes"
    ),
    (
      "found unknown escape character",
      "a backslash stands in a text in double quotes; write it twice, or use single quotes"
    ),
  ]
}
