import Foundation
import TestBasics
import Testing

/// Exit codes and output of the protoc plugin.
@Suite struct ProgramTests {
  @Test func answers() async throws {
    let program = try BuiltProgram.named("protoc-gen-otolith")
    let version = try await Subprocess.end(of: program, ["--version"])
    #expect(version.status == 0)
    let build = #"\(commit ([0-9a-f]{40}(-dirty)?|unknown), (debug|release) build\)"#
    let line = try Regex(#"protoc-gen-otolith \d+\.\d+\.\d+\S* "# + build + "\n")
    #expect(version.output.wholeMatch(of: line) != nil, "\(version.output)")
    for option in ["--help", "-h"] {
      let help = try await Subprocess.end(of: program, [option])
      #expect(help.status == 0)
      #expect(help.output.hasPrefix("usage: ") && help.output.contains("layer=messages"))
    }
    let wrong = try await Subprocess.end(of: program, ["--no-such-option"])
    #expect(wrong.status == 64)
    #expect(wrong.output.hasPrefix("usage: "))
  }
}
