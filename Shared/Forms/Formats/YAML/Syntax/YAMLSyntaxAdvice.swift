/// Advice on libyaml's syntax errors, which are worded for developers.
enum YAMLSyntaxAdvice {
  /// - Parameters:
  ///   - problem: message of libyaml.
  ///   - begin: line on which the enclosing value begins, from 1; nil if unknown.
  static func text(_ problem: String, begin: Int?) -> String {
    let around = begin.map { " (it belongs to the value that begins in line \($0))" } ?? ""
    for (words, advice) in known where problem.hasPrefix(words) { return advice + around }
    return problem
  }

  /// Longer ones first.
  private static let known: [(String, String)] = [
    (
      "did not find expected key",
      "the line is indented differently from the keys beside it, or a previous quote or "
        + "bracket is not closed; align it with these keys"
    ),
    (
      "did not find expected '-' indicator",
      "the line is indented like the list but is not an item; begin it with `- `, or align "
        + "it with the key that it belongs to"
    ),
    (
      "mapping values are not allowed in this context",
      "a colon followed by a space in an unquoted text, or the line is indented "
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
      "a quote is not closed before the end of the file; close it, and write a quote inside a text "
        + "in quotes as \\\""
    ),
    (
      "did not find expected ',' or ']'",
      "a list in brackets lacks a comma, or is not closed by `]`"
    ),
    (
      "did not find expected ',' or '}'",
      "keys in braces lack a comma, or are not closed by `}`; a text with a comma or a "
        + "colon needs quotes"
    ),
    ("found a tab character", "a tab indents the line; use spaces"),
    (
      "found character that cannot start any token",
      "a text cannot begin with this character without quotes; put it into quotes; a tab cannot "
        + "indent a line: use spaces"
    ),
    (
      "found unknown escape character",
      "a backslash in a text in double quotes; double it, or use single quotes"
    ),
  ]
}
