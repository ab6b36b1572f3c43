/// A regular expression that a whole text must match, executed in bounded time.
///
/// The syntax is that of ECMA-262 with the `u` flag, as the `pattern` attribute of HTML has it: the
/// expression is anchored at both ends and works on Unicode scalars. Understood are literals, `.`,
/// classes, `\d \D \w \W \s \S \b \B`, `\p{…}` of general categories, `^ $`, groups of all kinds,
/// alternatives, and the quantifiers `* + ? {n} {n,} {n,m}`, also lazy ones. Look-around and
/// back-references are refused: with them no bound on the time can be given.
///
/// The expression becomes a nondeterministic automaton whose states are advanced together (Thompson
/// 1968), so that a text of `n` scalars takes at most `n · states` steps, whatever the expression;
/// there is no backtracking. States are limited.
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

  /// How many states the automaton has; the cost of a scalar at most.
  public var stateCount: Int { program.instructions.count }

  var instructions: [Program.Instruction] { program.instructions }

  public var description: String { source }

  public static func == (left: TextPattern, right: TextPattern) -> Bool {
    left.source.utf8.elementsEqual(right.source.utf8)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
