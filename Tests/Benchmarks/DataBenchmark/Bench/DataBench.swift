import ArgumentParser
import ProgramVersion

/// Operations of the data benchmark on `Postgres` and `Bus`. Each command prints one JSON object;
/// Tests/Benchmarks/data runs them beside their yardsticks.
@main
struct DataBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data-bench",
    abstract: "Drive Shared/Postgres and Shared/Bus for the data benchmark.",
    version: OtolithVersion.text(of: "data-bench"),
    subcommands: [
      StatementCommand.self, WriteCommand.self, ReadCommand.self,
      PrepareBusCommand.self, EventsCommand.self, FillLogCommand.self, CatchUpCommand.self,
    ])
}
