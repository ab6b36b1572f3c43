import ArgumentParser
import Bus
import ControlSupport
import Fields
import Foundation

struct BusDeadLettersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dead-letters",
    abstract: "Events that a consumer gave up.",
    discussion: """
      What to do: read the reason, mend the cause (a bug, a missing row, an old version of the \
      service), then `otolithctl bus replay`.

      Example:
        otolithctl bus dead-letters list --service planning
      """,
    subcommands: [List.self, Show.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List them, the latest first.",
      discussion: """
        Of all consumers of the service, or of one.

        Example:
          otolithctl bus dead-letters list --service planning --consumer answers --limit 20
        """)

    @OptionGroup var target: BusTarget

    @Option(help: "Only this consumer's.")
    var consumer: String?

    @Option(help: "At most so many, 1-1000.")
    var limit = 100

    func validate() throws {
      guard (1...1000).contains(limit) else {
        throw ValidationError("--limit must be from 1 to 1000")
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
      abstract: "Show everything about one.",
      discussion: """
        With its reason, and where it came from.

        Example:
          otolithctl bus dead-letters show --service planning 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        """)

    @OptionGroup var target: BusTarget

    @Argument(help: "The event's id.", transform: eventID)
    var id: UUID

    @Option(help: "Whose, when several consumers gave it up.")
    var consumer: String?

    @Flag(help: "Also the event's data, in base64. They may be personal.")
    var payload = false

    func run() async throws {
      try await target.with { pool, _ in
        let letters = try await DeadLetters(pool: pool).find(eventID: id, consumer: consumer)
        guard let letter = letters.first else {
          throw NoSuchDeadLetter(id: id, service: target.service.rawValue)
        }
        guard letters.count == 1 else {
          throw ValidationError(
            "several consumers gave it up; give --consumer, one of "
              + letters.map(\.consumer).joined(separator: ", "))
        }
        let report = BusReport.deadLetter(letter, showsData: payload)
        print(try report.text(asJSON: target.output.json))
      }
    }
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
