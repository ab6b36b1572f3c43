import ArgumentParser

struct ErasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "erasure", abstract: "Show that nothing is left of a participant.",
    discussion: """
      How every table and every topic treats a person, and how long it keeps what it has, stands in \
      deploy/postgres/persons.md.
      """,
    subcommands: [ErasureVerifyCommand.self])
}
