import ArgumentParser
import Messages

/// Progress of an erasure.
struct ErasureStatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show the progress of an erasure.",
    discussion: """
      Needs no account: the erasure's id is sufficient. It is not the participant's id, which is not kept.

      Exit status: 0 all services are done, 1 not yet, or the call was rejected, 64 wrong usage.

      Example:
        otolithctl erasure status 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """)

  @Argument(help: "Erasure id, a UUID.")
  var erasure: String

  @OptionGroup var output: OutputOptions

  func run() async throws {
    let found = try await Connection.with { client in
      try await client.erasures.getErasure(.init(erasureID: erasure))
    }
    output.tell(found, found.lines)
    if found.completeTime == nil { throw ExitCode(1) }
  }
}
