internal import Yams

/// Gathers the problems of one YAML file.
final class YAMLProblems {
  let file: String
  private(set) var problems: [ContentProblem] = []
  private let limit: Int

  init(file: String, limits: ContentLimits) {
    self.file = file
    limit = limits.problemsMax
  }

  func add(_ mark: Mark?, _ message: String) {
    guard problems.count < limit else { return }
    problems.append(
      ContentProblem(
        file: file, line: mark?.line ?? 0, column: mark?.column ?? 0, message: message))
  }

  func throwIfAny() throws {
    if !problems.isEmpty { throw ContentError(problems) }
  }
}
