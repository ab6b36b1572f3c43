import ArgumentParser
import ControlSupport
import Fields
import Foundation
import Messages

/// Newsletters to those who want them; for administrators.
struct NewsletterCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "newsletter",
    abstract: "Send a newsletter to those who want it; for administrators.",
    discussion: """
      Examples:
        otolithctl newsletter send --text de=news.de.txt --text en=news.en.txt
        otolithctl newsletter status 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """,
    subcommands: [Send.self, Status.self])

  struct Send: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Send a newsletter to those who want it by now.",
      discussion: """
        One file for each language: the subject, an empty line, the text, in UTF-8. Who has none of the \
        languages gets the first one. It goes out in the background, behind all other mails; it cannot be \
        called back, and stands in the audit log. The same --id again sends it no second time.

        Example:
          otolithctl newsletter send --text de=news.de.txt --text en=news.en.txt
        """)

    @Option(help: "LANGUAGE=FILE, given again for each language; the first is for everybody else.")
    var text: [String]

    @Option(
      name: .customLong("id"),
      help: "The newsletter's id, a UUID, for who repeats a call; default: a new one.")
    var newsletterID: String?

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

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
      // Before the call: whoever loses the answer sends it again by it.
      CatalogueConsole.say("newsletter \(newsletterID)")
      let newsletter = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await client.newsletters.sendNewsletter(
          .init(newsletterID: newsletterID, texts: texts), options: options
        ).newsletter ?? AuthV1.Newsletter(newsletterID: newsletterID)
      }
      output.tell(newsletter, newsletter.lines)
    }
  }

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show how far a newsletter is.",
      discussion: """
        Exit status: 0 a mail was made for everybody, 1 not yet, or the question was refused, 64 wrong usage.

        Example:
          otolithctl newsletter status 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --json
        """)

    @Argument(help: "The newsletter's id, a UUID.")
    var newsletter: String

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let found = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await client.newsletters.getNewsletter(
          .init(newsletterID: newsletter), options: options)
      }
      output.tell(found, found.lines)
      if found.completeTime == nil { throw ExitCode(1) }
    }
  }
}

extension AuthV1.Newsletter {
  /// As it is printed, times UTC to the second.
  fileprivate var lines: [String] {
    [
      "newsletter: \(newsletterID)", "sent: \(moment(createTime))", "mails: \(recipientCount)",
      "completed: \(completeTime.map { moment($0) } ?? "not yet")",
    ]
  }
}
