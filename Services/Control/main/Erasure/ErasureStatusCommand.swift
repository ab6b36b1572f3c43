import ArgumentParser
import ControlSupport
import Messages

/// How far an erasure is.
struct ErasureStatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show how far an erasure is.",
    discussion: """
      Needs no account: whoever knows the erasure's id may ask. It is not the participant's, which no \
      erasure keeps.

      Exit status: 0 every service is done, 1 one is not yet, or the question was refused, 64 wrong usage.

      Example:
        otolithctl erasure status 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """)

  @Argument(help: "The erasure's id, a UUID.")
  var erasure: String

  @OptionGroup var output: OutputOptions

  func run() async throws {
    let found = try await Connection.with { client in
      try await client.erasures.getErasure(.init(erasureID: erasure))
    }
    output.tell(found, ErasureLines(found).lines)
    if found.completeTime == nil { throw ExitCode(1) }
  }
}
