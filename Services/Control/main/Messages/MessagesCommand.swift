import ArgumentParser
import ControlSupport
import Fields
import Foundation
import Messages

/// Messages between a study's team and its participants; for leaders of the study.
struct MessagesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "messages",
    abstract: "Read and write messages between a study's team and its participants.",
    discussion: """
      Examples:
        otolithctl messages list my-study --waiting
        otolithctl messages send my-study --file thanks.txt
      """,
    subcommands: [List.self, Send.self])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List a study's messages, both ways, newest first.",
      discussion: """
        Who wrote a message that wants no answer is not told.

        Example:
          otolithctl messages list my-study --waiting
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Flag(help: "Only those of participants that want an answer and have none.")
    var waiting = false

    @Option(help: "How many at most, 1-10000.")
    var limit: Int = 100

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func validate() throws {
      guard (1...10_000).contains(limit) else { throw ValidationError("--limit is 1-10000") }
    }

    func run() async throws {
      let messages = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await Pages.all(most: limit, size: 200) { size, token in
          let page = try await client.messages.listStudyMessages(
            .init(studyID: study, waitingOnly: waiting, pageSize: size, pageToken: token),
            options: options)
          return (page.messages, page.nextPageToken)
        }
      }
      if output.json { return print(MessageJSON.text(messages)) }
      for message in messages { MessageLines(message).print() }
    }
  }

  struct Send: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write to a study's members, to a group, to one member, or in answer to a message.",
      discussion: """
        The same --id again writes no second message.

        Examples:
          otolithctl messages send tyt --file thanks.txt
          otolithctl messages send tyt --file answer.txt --answer-to 5b1c…
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(
      help: "File with the text, in UTF-8, at most 4,000 characters; - for standard input.",
      completion: .file())
    var file: String

    @Option(help: "To the members of this group.")
    var group: String = ""

    @Option(help: "To this member, by the id that `members list` shows.")
    var member: String = ""

    @Option(help: "To who wrote this message, which wants an answer: its id.")
    var answerTo: String = ""

    @Flag(help: "Those who get it may answer.")
    var answerable = false

    @Option(
      name: .customLong("id"),
      help: "The message's id, a UUID, for who repeats a call; default: a new one.")
    var messageID: String?

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func validate() throws {
      guard [group, member, answerTo].count(where: { !$0.isEmpty }) <= 1 else {
        throw ValidationError("give one of --group, --member and --answer-to, or none: to all")
      }
    }

    func run() async throws {
      let text = try TextFile.text(file)
      let messageID = messageID ?? UUID().text
      // Before the call: whoever loses the answer sends it again by it.
      CatalogueConsole.say("message \(messageID)")
      let sent = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await client.messages.sendStudyMessage(
          .init(
            messageID: messageID, studyID: study, text: text, answerable: answerable,
            groupID: group, memberID: member, answerTo: answerTo), options: options)
      }
      output.tell(sent, ["sent \(moment(sent.message?.createTime))"])
    }
  }
}

/// A message as it is printed, times UTC to the second.
struct MessageLines {
  var messageID: String
  var sent: String
  var from: String
  var to: String
  var wantsAnswer: Bool
  var answered: Bool
  var answerTo: String?
  var replyEmail: String?
  var text: String

  init(_ message: AuthV1.StudyMessage) {
    func given(_ text: String) -> String? { text.isEmpty ? nil : text }
    messageID = message.messageID
    sent = moment(message.createTime)
    let member = given(message.memberID).map { "member \($0)" }
    from = message.fromTeam ? "team" : member ?? "a member"
    to =
      message.fromTeam
      ? member ?? given(message.groupID).map { "group \($0)" } ?? "all" : "team"
    wantsAnswer = message.answerable
    answered = message.answered
    answerTo = given(message.answerTo)
    replyEmail = given(message.replyEmail)
    text = message.text
  }

  func print() {
    let state = answered ? ", answered" : wantsAnswer ? ", may be answered" : ""
    Swift.print("\(messageID) \(sent) from \(from) to \(to)\(state)")
    if let answerTo { Swift.print("  answers \(answerTo)") }
    if let replyEmail { Swift.print("  by mail: \(PlainLine.text(replyEmail))") }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      Swift.print("  | \(PlainLine.text(String(line)))")
    }
  }
}
