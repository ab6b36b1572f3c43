import ArgumentParser
import Postgres

/// Prints a statement, for the yardsticks.
struct StatementCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "statement", abstract: "Print the text of a statement that is measured.")

  enum Name: String, ExpressibleByArgument {
    case insert, copy, read
  }

  @Argument(help: "insert, copy or read.")
  var name: Name

  @Option(help: "How many people there are.")
  var participants = 20_000

  func run() {
    switch name {
    case .insert: print(SheetStatements.insert([]).sql)
    case .copy: print(SheetStatements.copy)
    case .read: print(SheetStatements.read(0, participants: participants).sql)
    }
  }
}
