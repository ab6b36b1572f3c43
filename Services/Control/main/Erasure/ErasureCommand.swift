import ArgumentParser

struct ErasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "erasure",
    abstract: "Erase a participant who asks, and show that nothing is left.",
    discussion: """
      How every table and every topic treats a person, and how long it keeps what it has, stands in \
      deploy/postgres/persons.md.
      """,
    subcommands: [
      ErasureRequestCommand.self, ErasureStatusCommand.self, ErasureVerifyCommand.self,
    ])
}
