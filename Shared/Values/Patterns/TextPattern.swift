/// A regular expression that must match a whole text, executed in bounded time.
///
/// The syntax is ECMA-262 with the `u` flag, as in the `pattern` attribute of HTML: anchored at
/// both ends and working on Unicode scalars. Supported are literals, `.`, classes, `\d \D \w \W \s
/// \S \b \B`, `\p{…}` of general categories, `^ $`, groups of all kinds, alternatives, and the
/// quantifiers `* + ? {n} {n,} {n,m}`, also lazy ones. Look-around and back-references are rejected
/// because they make the time unbounded.
///
/// The expression becomes a nondeterministic automaton whose states advance together (Thompson
/// 1968), without backtracking. A text of `n` scalars takes at most `n · states` steps; the number
/// of states is limited.
public struct TextPattern: Sendable, Hashable, CustomStringConvertible {
  public let source: String
  private let program: Program

  /// - Throws: ``PatternError``.
  public init(_ source: String, limits: PatternLimits = .default) throws(PatternError) {
    self.source = source
    var parser = try PatternParser(source, limits: limits)
    program = try Program(parser.parse(), limits: limits)
  }

  /// Whether the whole text matches.
  public func matches(_ text: String) -> Bool {
    var execution = Execution(program)
    return execution.run(Array(text.unicodeScalars))
  }

  /// Number of states, the maximum cost of one scalar.
  public var stateCount: Int { program.instructions.count }

  var instructions: [Program.Instruction] { program.instructions }

  public var description: String { source }

  public static func == (left: TextPattern, right: TextPattern) -> Bool {
    left.source.utf8.elementsEqual(right.source.utf8)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
