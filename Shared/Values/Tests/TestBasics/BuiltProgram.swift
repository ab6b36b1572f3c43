public import Foundation

/// Programs built with these tests.
public enum BuiltProgram {
  private struct Missing: Error {
    let name: String
    let near: [String]
  }

  /// Finds a program in the directory of the test bundle, or of the executable that runs it.
  public static func named(_ name: String) throws -> URL {
    let near = [Bundle.main.executableURL?.path].compactMap { $0 } + CommandLine.arguments
    for path in near {
      var directory = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      for _ in 0..<4 {
        directory.deleteLastPathComponent()
        let candidate = directory.appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      }
    }
    throw Missing(name: name, near: near)
  }
}
