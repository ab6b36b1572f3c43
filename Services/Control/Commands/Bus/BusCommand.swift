import ArgumentParser
import Postgres

struct BusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bus", abstract: "Inspect and repair the bus.",
    discussion: """
      The commands use the database of one service and its bus log. Run them with the service's own \
      OTOLITH_DATABASE_URL and OTOLITH_BUS_… variables, that is, with its serving role. `migrate` and \
      `partitions` need the owner of the log. The services may be running.

      Exit status: 0 success, 1 failure, 2 a limit of `lag` is exceeded or `cursors` shows a stopped \
      consumer, 64 wrong usage or settings.

      Examples:
        otolithctl bus lag --service planning --max 1000
        otolithctl bus dead-letters list --service planning --json
      """,
    subcommands: [
      BusTopicsCommand.self, BusConsumersCommand.self, BusLagCommand.self,
      BusDeadLettersCommand.self, BusReplayCommand.self, BusRebuildCommand.self,
      BusCursorsCommand.self, BusCompactCommand.self, BusPartitionsCommand.self, Migrate.self,
    ])

  struct Migrate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Migrate the schema of the bus log to this version.",
      discussion: """
        Idempotent. The services may be running. --json prints the names of the migrations that were \
        `applied` or, with --plan, are `planned`, in order.

        Examples:
          otolithctl bus migrate --database postgresql://otolith_bus@db/otolith
          otolithctl bus migrate --database postgresql://otolith_bus@db/otolith --plan
        """)

    @OptionGroup var owner: BusOwner

    @Flag(help: "Print the pending migrations without applying them.")
    var plan = false

    @OptionGroup var output: OutputOptions

    /// The JSON output.
    private struct Told: Encodable {
      struct Planned: Encodable {
        var name: String
        var transactional: Bool
        var summary: String
      }

      var applied: [String]?
      var planned: [Planned]?
    }

    func run() async throws {
      try await owner.with { pool in
        if plan {
          let planned = try await owner.migrator.plan(on: pool)
          let told = planned.map {
            Told.Planned(
              name: $0.fullName, transactional: $0.isTransactional, summary: $0.summary)
          }
          try tell(Told(planned: told), planned.map { "would apply \($0)" })
        } else {
          let applied = try await owner.migrator.apply(on: pool)
          try tell(Told(applied: applied), applied.map { "applied \($0)" })
        }
      }
    }

    private func tell(_ told: Told, _ lines: [String]) throws {
      if output.json { return try output.tell(document: told) }
      for line in lines { print(line) }
      if lines.isEmpty { print("schema \"bus\" is up to date") }
    }
  }
}
