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

    @Flag(help: "Print JSON.")
    var json = false

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
      try NewsletterLines(newsletter).print(asJSON: json)
    }
  }

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show how far a newsletter is.",
      discussion: """
        Exit status: 0 a mail was made for everybody, 1 not yet, or the question was refused, 64 wrong usage.
        """)

    @Argument(help: "The newsletter's id, a UUID.")
    var newsletter: String

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let found = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await client.newsletters.getNewsletter(
          .init(newsletterID: newsletter), options: options)
      }
      try NewsletterLines(found).print(asJSON: json)
      if found.completeTime == nil { throw ExitCode(1) }
    }
  }
}

/// A newsletter as it is printed, times UTC to the second.
struct NewsletterLines: Encodable {
  var newsletterID: String
  var sent: String
  var mails: UInt64
  var completed: String?

  enum CodingKeys: String, CodingKey {
    case newsletterID = "newsletter_id"
    case sent, mails, completed
  }

  init(_ newsletter: AuthV1.Newsletter) {
    newsletterID = newsletter.newsletterID
    sent = moment(newsletter.createTime)
    mails = newsletter.recipientCount
    completed = newsletter.completeTime.map { moment($0) }
  }

  func print(asJSON isJSON: Bool) throws {
    if isJSON { return Swift.print(try AccountLine.json(self)) }
    Swift.print("newsletter: \(newsletterID)")
    Swift.print("sent: \(sent)")
    Swift.print("mails: \(mails)")
    Swift.print("completed: \(completed ?? "not yet")")
  }
}
