import ArgumentParser

struct ErasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "erasure",
    abstract: "Erase a participant's data on request, and verify that nothing is left.",
    discussion: """
      /usr/share/otolith/postgres/persons.md documents how every table and topic treats personal data, and for how long \
      it is kept.

      Examples:
        otolithctl erasure request 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --answers erase
        otolithctl erasure verify 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """,
    subcommands: [
      ErasureRequestCommand.self, ErasureStatusCommand.self, ErasureVerifyCommand.self,
    ])
}
