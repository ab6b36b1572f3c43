import ArgumentParser
import Postgres

struct BusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bus", abstract: "Look after the bus.",
    discussion: """
      The commands look at the database of one service and at the log that it reads; run them with \
      the service's own OTOLITH_DATABASE_URL and OTOLITH_BUS_… variables, that is, with the role that \
      it serves with. `migrate` and `partitions` need the owner of the log. The services may run meanwhile.

      Exit status: 0 done, 1 not done, 2 a limit of `lag` is passed or `cursors` shows \
      a stopped consumer, 64 wrong usage or settings.

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
      abstract: "Bring the bus log's schema up to this version.",
      discussion: """
        Running it again changes nothing. The services may run meanwhile.

        Examples:
          otolithctl bus migrate --database postgresql://otolith_bus@db/otolith
          otolithctl bus migrate --database postgresql://otolith_bus@db/otolith --plan
        """)

    @OptionGroup var owner: BusOwner

    @Flag(help: "Print what would be applied, and how; change nothing.")
    var plan = false

    func run() async throws {
      try await owner.with { pool in
        let lines =
          plan
          ? try await owner.migrator.plan(on: pool).map { "would apply \($0)" }
          : try await owner.migrator.apply(on: pool).map { "applied \($0)" }
        for line in lines { print(line) }
        if lines.isEmpty { print("schema \"bus\" is up to date") }
      }
    }
  }
}
