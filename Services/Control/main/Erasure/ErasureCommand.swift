import ArgumentParser

struct ErasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "erasure",
    abstract: "Erase a participant who asks, and show that nothing is left.",
    discussion: """
      How every table and every topic treats a person, and how long it keeps what it has, stands in \
      deploy/postgres/persons.md.

      Examples:
        otolithctl erasure request 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --answers erase
        otolithctl erasure verify 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """,
    subcommands: [
      ErasureRequestCommand.self, ErasureStatusCommand.self, ErasureVerifyCommand.self,
    ])
}
