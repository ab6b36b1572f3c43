public import ArgumentParser
public import Bus

struct BusCursorsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cursors",
    abstract: "Show and reset the positions of consumers in the log.",
    discussion: """
      A consumer continues only in the log that its cursor belongs to. After a service's database or the log \
      was restored elsewhere, cursors are invalid. The consumer then stops, so that it does not silently \
      miss events, until `reset` sets its position.

      Examples:
        otolithctl bus cursors show --service planning
        otolithctl bus cursors reset --service planning --to start
      """,
    subcommands: [Show.self, Reset.self], defaultSubcommand: Show.self)

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show the cursors of a service's consumers, and why one is stopped.",
      discussion: """
        Exit status 2 if a consumer is stopped.

        Example:
          otolithctl bus cursors show --service planning --json
        """)

    @OptionGroup var target: BusTarget

    func run() async throws {
      try await target.with { pool, log in
        let cursors = try await BusInspector(pool: pool, log: log).cursors()
        print(try BusReport.cursors(cursors).text(asJSON: target.output.json))
        if cursors.contains(where: \.isStopped) { throw ExitCode(2) }
      }
    }
  }

  struct Reset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set the position from which stopped consumers continue.",
      discussion: """
        start: the first event in the log. Always safe: events applied within 30 days are recognized and \
        skipped, and the effects of all services here are idempotent.
        end: from now on. Unread events in the log are skipped permanently.
        same: the current position. Only correct if the log is the same although it looks different, as \
        after pg_upgrade or a failover without losses; rejected if the log's own id differs.

        Running services continue within seconds. A log that was restored from a dump into another cluster \
        first needs `CALL bus.forget_transactions()` by its owner, then `start`.

        Example:
          otolithctl bus cursors reset --service planning --to start
        """)

    @OptionGroup var target: BusTarget

    @Option(help: "New position: start, end or same.")
    var to: CursorReset

    @Option(help: "Consumer to reset; default: all stopped consumers.")
    var consumer: String?

    @Flag(help: "Reset all consumers of the service, stopped or not.")
    var all = false

    @Flag(help: "Do not ask for confirmation.")
    var yes = false

    func validate() throws {
      guard !all || consumer == nil else {
        throw ValidationError("give either --consumer or --all")
      }
    }

    func run() async throws {
      try await target.with { pool, log in
        let inspector = BusInspector(pool: pool, log: log)
        let cursors = try await inspector.cursors()
        if let consumer, !cursors.contains(where: { $0.consumer == consumer }) {
          throw BusError.unknownConsumer(consumer)
        }
        let chosen = cursors.filter { cursor in
          guard cursor.standing != .notRead else { return false }
          return consumer.map { $0 == cursor.consumer } ?? (all || cursor.isStopped)
        }
        guard !chosen.isEmpty else {
          return print(target.output.json ? "{\"reset\": 0}" : "no stopped consumers")
        }
        if !yes { try Confirmation.ask(statement(chosen)) }
        for cursor in chosen {
          try await inspector.reset(consumer: cursor.consumer, to: to)
        }
        print(
          target.output.json
            ? "{\"reset\": \(chosen.count)}"
            : "\(chosen.count) \(chosen.count == 1 ? "consumer continues" : "consumers continue")")
      }
    }

    private func statement(_ chosen: [CursorStatus]) -> String {
      let names = Set(chosen.map(\.consumer)).sorted().joined(separator: ", ")
      let what =
        switch to {
        case .start: "read all events of the log again"
        case .end: "skip all unread events that the log contains now"
        case .same: "continue from their current position in the present log"
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
