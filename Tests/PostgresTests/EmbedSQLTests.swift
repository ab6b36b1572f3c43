import Foundation
import TestBasics
import Testing

/// Exit codes and output of the build tool that embeds SQL files.
@Suite struct EmbedSQLTests {
  @Test func answers() async throws {
    let program = try BuiltProgram.named("embed-sql")
    let version = try await Subprocess.end(of: program, ["--version"])
    #expect(version.status == 0)
    let build = #"\(commit ([0-9a-f]{40}(-dirty)?|unknown), (debug|release) build\)"#
    let line = try Regex(#"embed-sql \d+\.\d+\.\d+\S* "# + build + "\n")
    #expect(version.output.wholeMatch(of: line) != nil, "\(version.output)")
    for option in ["--help", "-h"] {
      let help = try await Subprocess.end(of: program, [option])
      #expect(help.status == 0)
      #expect(help.output.hasPrefix("usage: ") && help.output.contains("OUTPUT FOLDER FILE"))
    }
    let wrong = try await Subprocess.end(of: program, ["--no-such-option"])
    #expect(wrong.status == 64)
    #expect(wrong.output.hasPrefix("usage: "))
  }

  @Test("A file with unchanged contents is not rewritten")
  func unchanged() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("otolith-embed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (sql, output) = (folder.appendingPathComponent("a.sql"), folder.appendingPathComponent("o"))
    func embed(_ text: String) async throws -> Int? {
      try Data(text.utf8).write(to: sql)
      let done = try await Subprocess.end(
        of: BuiltProgram.named("embed-sql"), [output.path, folder.path, sql.path])
      #expect(done.status == 0, "\(done.output)")
      #expect(try String(contentsOf: output, encoding: .utf8).contains("(\"a.sql\""))
      // A rewritten file has another inode.
      let attributes = try FileManager.default.attributesOfItem(atPath: output.path)
      return attributes[.systemFileNumber] as? Int
    }
    let first = try await embed("SELECT 1")
    #expect(try await embed("SELECT 1") == first)
    #expect(try await embed("SELECT 2") != first)
  }
}
