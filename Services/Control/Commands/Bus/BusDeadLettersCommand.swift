import ArgumentParser
import Bus
import Fields
import Foundation

struct BusDeadLettersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dead-letters",
    abstract: "Show events that a consumer could not apply.",
    discussion: """
      To repair: read the reason, remove the cause (a bug, a missing row, an old version of the service), \
      then run `otolithctl bus replay`. An event that can never be applied may be dismissed.

      Example:
        otolithctl bus dead-letters list --service planning
      """,
    subcommands: [List.self, Show.self, Dismiss.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List dead letters, latest first.",
      discussion: """
        Lists those of all consumers of the service, or of one.

        Example:
          otolithctl bus dead-letters list --service planning --consumer answers --limit 20
        """)

    @OptionGroup var target: BusTarget

    @Option(help: "Only this consumer.")
    var consumer: String?

    @Option(help: "Maximum number, 1-1000.")
    var limit = 100

    func validate() throws {
      guard (1...1000).contains(limit) else {
        throw ValidationError("--limit must be between 1 and 1000")
      }
    }

    func run() async throws {
      try await target.with { pool, _ in
        let letters = try await DeadLetters(pool: pool).list(consumer: consumer, limit: limit)
        print(try BusReport.deadLetters(letters).text(asJSON: target.output.json))
      }
    }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show one dead letter completely.",
      discussion: """
        Includes its reason and origin.

        Example:
          otolithctl bus dead-letters show --service planning 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        """)

    @OptionGroup var choice: DeadLetterChoice

    @Flag(help: "Print the event's data in base64; they may be personal.")
    var payload = false

    func run() async throws {
      try await choice.with { _, letter in
        let report = BusReport.deadLetter(letter, showsData: payload)
        print(try report.text(asJSON: choice.target.output.json))
      }
    }
  }

  struct Dismiss: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Delete a dead letter that can never be applied.",
      discussion: """
        The effects of its event stay missing in this service. Events about erasures, keys and suspended \
        accounts cannot be dismissed.

        Example:
          otolithctl bus dead-letters dismiss --service planning 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        """)

    @OptionGroup var choice: DeadLetterChoice

    @Flag(help: "Do not ask for confirmation.")
    var yes = false

    /// Consumers whose events cannot be left out.
    private static let needed: Set = [
      "erasures", "erasure-receipts", "signing-keys", "service-keys", "suspended-accounts",
    ]

    func run() async throws {
      try await choice.with { letters, letter in
        guard !Self.needed.contains(letter.consumer) else {
          throw ValidationError(
            "an erasure would stay incomplete, or a refused key or account usable: fix the cause, then "
              + "run `otolithctl bus replay`")
        }
        if !yes {
          try Confirmation.ask(
            "\(letter.event.type) of \(letter.event.time.ISO8601Format()) will never be applied by "
              + "\(letter.consumer). It failed with: \(letter.reason)")
        }
        let isDeleted = try await letters.dismiss(consumer: letter.consumer, eventID: choice.id)
        print(choice.target.output.json ? "{\"dismissed\": \(isDeleted)}" : "dismissed")
      }
    }
  }
}

/// One dead letter of a service.
struct DeadLetterChoice: ParsableArguments {
  @OptionGroup var target: BusTarget

  @Argument(help: "Event id.", transform: eventID)
  var id: UUID

  @Option(help: "The consumer, if several have this dead letter.")
  var consumer: String?

  /// Opens the service's dead letters and finds the chosen one.
  func with(
    _ body: (_ letters: DeadLetters, _ chosen: DeadLetter) async throws -> Void
  ) async throws {
    try await target.with { pool, _ in
      let letters = DeadLetters(pool: pool)
      try await body(letters, try await chosen(of: letters))
    }
  }

  private func chosen(of letters: DeadLetters) async throws -> DeadLetter {
    let found = try await letters.find(eventID: id, consumer: consumer)
    guard let letter = found.first else {
      throw NoSuchDeadLetter(id: id, service: target.service.rawValue)
    }
    guard found.count == 1 else {
      throw ValidationError(
        "several consumers have this dead letter; pass --consumer with one of "
          + found.map(\.consumer).joined(separator: ", "))
    }
    return letter
  }
}

struct NoSuchDeadLetter: Error, CustomStringConvertible {
  var id: UUID
  var service: String

  var description: String {
    "\(service) has no dead letter \(id.text)"
  }
}

@Sendable func eventID(_ text: String) throws -> UUID {
  guard let id = UUID(text: text) else {
    throw ValidationError("\"\(text)\" is not an event's id")
  }
  return id
}
