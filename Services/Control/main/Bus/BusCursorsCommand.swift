public import ArgumentParser
public import Bus
import ControlSupport

struct BusCursorsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cursors",
    abstract: "Which log each consumer's place is in, and from where to go on in another.",
    discussion: """
      A consumer reads on only in the log that its place is in. Where a service's database or the log \
      was restored elsewhere, places mean nothing, and the consumer is stopped, rather than to miss \
      events in silence, until `reset` says from where.

      Examples:
        otolithctl bus cursors show --service planning
        otolithctl bus cursors reset --service planning --to start
      """,
    subcommands: [Show.self, Reset.self], defaultSubcommand: Show.self)

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show where a service's consumers stand, and why one is stopped.",
      discussion: """
        Exit status 2 when one is stopped.

        Example:
          otolithctl bus cursors show --service planning --json
        """)

    @OptionGroup var target: BusTarget

    func run() async throws {
      try await target.with { pool, logs in
        let cursors = try await BusInspector(pool: pool, logs: logs.all).cursors()
        print(try BusReport.cursors(cursors).text(asJSON: target.output.json))
        if cursors.contains(where: \.isStopped) { throw ExitCode(2) }
      }
    }
  }

  struct Reset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Say from where stopped consumers go on.",
      discussion: """
        start: from the first event that the log holds. Always safe: what had its effect within 30 days \
        is known and passed over, and the effects of every service here bear being had again.
        end: from now on. What the log holds and the consumer has not read is never read.
        same: from where it stands; right only where the log is the same though it does not look so, \
        as after pg_upgrade, or after a failover that lost nothing; refused where the log's own id \
        differs.

        Running services go on within seconds. A log that was restored from a dump into another \
        cluster needs `CALL bus.forget_transactions()` by its owner first, and then `start`.

        Example:
          otolithctl bus cursors reset --service planning --to start
        """)

    @OptionGroup var target: BusTarget

    @Option(help: "start, end or same.")
    var to: CursorReset

    @Option(help: "This consumer, stopped or not; default: those that are stopped.")
    var consumer: String?

    @Flag(help: "All consumers of the service, stopped or not.")
    var all = false

    @Flag(help: "Do not ask.")
    var yes = false

    func validate() throws {
      guard !all || consumer == nil else {
        throw ValidationError("give either --consumer or --all")
      }
    }

    func run() async throws {
      try await target.with { pool, logs in
        let inspector = BusInspector(pool: pool, logs: logs.all)
        let cursors = try await inspector.cursors()
        if let consumer, !cursors.contains(where: { $0.consumer == consumer }) {
          throw BusError.unknownConsumer(consumer)
        }
        let chosen = cursors.filter { cursor in
          guard cursor.standing != .notRead else { return false }
          return consumer.map { $0 == cursor.consumer } ?? (all || cursor.isStopped)
        }
        guard !chosen.isEmpty else {
          return print(target.output.json ? "{\"reset\": 0}" : "no consumer is stopped")
        }
        if !yes { try Confirmation.ask(statement(chosen)) }
        for cursor in chosen {
          try await inspector.reset(consumer: cursor.consumer, in: cursor.log, to: to)
        }
        print(
          target.output.json
            ? "{\"reset\": \(chosen.count)}"
            : "\(chosen.count) \(chosen.count == 1 ? "consumer goes" : "consumers go") on")
      }
    }

    private func statement(_ chosen: [CursorStatus]) -> String {
      let names = Set(chosen.map(\.consumer)).sorted().joined(separator: ", ")
      let what =
        switch to {
        case .start: "read every event of the log again"
        case .end: "never read what the log holds now and they have not read"
        case .same: "go on where they stand, in the log as it is now"
        }
      return "\(names) of \(target.service.rawValue) will \(what)."
    }
  }
}

extension CursorReset: ExpressibleByArgument {}

extension CursorStatus {
  var isStopped: Bool {
    if case .stopped = standing { true } else { false }
  }
}
