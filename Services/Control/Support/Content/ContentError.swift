/// One place in a content file that cannot be read as it stands.
public struct ContentProblem: Sendable, Hashable, CustomStringConvertible {
  /// Name of the file as the caller gave it.
  public var file: String
  /// From 1; 0 when the file as a whole is meant.
  public var line: Int
  /// In characters from 1; 0 when the line as a whole is meant.
  public var column: Int
  /// What is wrong and what to do about it.
  public var message: String

  public init(file: String, line: Int = 0, column: Int = 0, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `file:line:column: message`, as editors understand it.
  public var description: String {
    var place = file
    if line > 0 { place += ":\(line)" }
    if column > 0 { place += ":\(column)" }
    return "\(place): \(message)"
  }
}

/// Content that was refused, with everything that is wrong with it.
public struct ContentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Never empty; in the order of the files.
  public var problems: [ContentProblem]

  public init(_ problems: [ContentProblem]) { self.problems = problems }

  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
