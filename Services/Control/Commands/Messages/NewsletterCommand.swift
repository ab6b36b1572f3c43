import ArgumentParser
import Fields
import Foundation
import Messages

/// Newsletters to subscribers; for administrators.
struct NewsletterCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "newsletter",
    abstract: "Send a newsletter to subscribers; for administrators.",
    discussion: """
      Examples:
        otolithctl newsletter send --text de=news.de.txt --text en=news.en.txt
        otolithctl newsletter status 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """,
    subcommands: [Send.self, Status.self])

  struct Send: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Send a newsletter to all current subscribers.",
      discussion: """
        One file per language: the subject, an empty line, the text, in UTF-8. Subscribers with other \
        languages get the first one. It is sent in the background, after all other mails; it cannot be \
        recalled, and is recorded in the audit log. Idempotent with the same --id.

        Example:
          otolithctl newsletter send --text de=news.de.txt --text en=news.en.txt
        """)

    @Option(
      help: "LANGUAGE=FILE, repeatable; the first is also for subscribers with other languages.")
    var text: [String]

    @Option(
      name: .customLong("id"),
      help: "Newsletter id (UUID), for safe repetition; default: a new one.")
    var newsletterID: String?

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let texts = try text.map { argument in
        guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
          throw ValidationError("--text \(argument) is not LANGUAGE=FILE")
        }
        let path = String(argument[argument.index(after: equals)...])
        let file: NewsletterFile
        do {
          file = try NewsletterFile(bytes: TextFile.input(path))
        } catch let fault as NewsletterFile.Fault {
          throw CommandFailure("\(path) \(fault.rawValue)", .badFile)
        }
        return AuthV1.NewsletterText(
          language: String(argument[..<equals]), subject: file.subject, text: file.text)
      }
      let newsletterID = newsletterID ?? UUID().text
      // Printed before the call, so that it can be repeated if the response is lost.
      CatalogueConsole.say("newsletter \(newsletterID)")
      let newsletter = try await service.call { client, options in
        try await client.newsletters.sendNewsletter(
          .init(newsletterID: newsletterID, texts: texts), options: options
        ).newsletter ?? AuthV1.Newsletter(newsletterID: newsletterID)
      }
      service.tell(newsletter, newsletter.lines)
    }
  }

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show the progress of a newsletter.",
      discussion: """
        Exit status: 0 all mails are created, 1 not yet, or the call was rejected, 64 wrong usage.

        Example:
          otolithctl newsletter status 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --json
        """)

    @Argument(help: "Newsletter id, a UUID.")
    var newsletter: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let found = try await service.call { client, options in
        try await client.newsletters.getNewsletter(
          .init(newsletterID: newsletter), options: options)
      }
      service.tell(found, found.lines)
      if found.completeTime == nil { throw ExitCode(1) }
    }
  }
}

extension AuthV1.Newsletter {
  /// The newsletter as printed, times in UTC to the second.
  fileprivate var lines: [String] {
    [
      "newsletter: \(newsletterID)", "sent: \(moment(createTime))", "mails: \(recipientCount)",
      "completed: \(completeTime.map { moment($0) } ?? "not yet")",
    ]
  }
}
