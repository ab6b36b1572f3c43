import ArgumentParser
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
      abstract: "List a study's messages in both directions, newest first.",
      discussion: """
        The author of a message without a request for an answer is not shown.

        Example:
          otolithctl messages list my-study --waiting
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Flag(help: "Only messages of participants that wait for an answer.")
    var waiting = false

    @Option(help: "Maximum number, 1-10000.")
    var limit: Int = 100

    @OptionGroup var service: ServiceOptions

    func validate() throws {
      guard (1...10_000).contains(limit) else {
        throw ValidationError("--limit must be between 1 and 10000")
      }
    }

    func run() async throws {
      let messages = try await service.pages(most: limit, size: 200) {
        client, options, size, token in
        let page = try await client.messages.listStudyMessages(
          .init(studyID: study, waitingOnly: waiting, pageSize: size, pageToken: token),
          options: options)
        return (page.messages, page.nextPageToken)
      }
      if service.json { return print(MessageJSON.text(messages)) }
      for message in messages { MessageLines(message).print() }
    }
  }

  struct Send: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Send a message to all members of a study, a group or one member, or answer a message.",
      discussion: """
        Idempotent with the same --id.

        Examples:
          otolithctl messages send tyt --file thanks.txt
          otolithctl messages send tyt --file answer.txt --answer-to 5b1c…
          otolithctl messages send tyt --file visit.txt --label KL-0042
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(
      help: "File with the text, in UTF-8, at most 4,000 characters; - for standard input.",
      completion: .file())
    var file: String

    @Option(help: "Send to the members of this group.")
    var group: String = ""

    @Option(help: "Send to this member, with the id shown by `members list`.")
    var member: String = ""

    @Option(help: "Send to the member with this label.")
    var label: String = ""

    @Option(help: "Id of a message to answer.")
    var answerTo: String = ""

    @Flag(help: "Allow recipients to answer.")
    var answerable = false

    @Option(
      name: .customLong("id"),
      help: "Message id (UUID), for safe repetition; default: a new one.")
    var messageID: String?

    @OptionGroup var service: ServiceOptions

    func validate() throws {
      guard [group, member, label, answerTo].count(where: { !$0.isEmpty }) <= 1 else {
        throw ValidationError("pass at most one of --group, --member, --label and --answer-to")
      }
    }

    func run() async throws {
      let text = try TextFile.text(file)
      let messageID = messageID ?? UUID().text
      // Printed before the call, so that it can be repeated if the response is lost.
      CatalogueConsole.say("message \(messageID)")
      let sent = try await service.call { client, options in
        try await client.messages.sendStudyMessage(
          .init(
            messageID: messageID, studyID: study, text: text, answerable: answerable,
            groupID: group, memberID: member, answerTo: answerTo, subjectLabel: label),
          options: options)
      }
      service.tell(sent, ["sent \(moment(sent.message?.createTime))"])
    }
  }
}

/// A message as printed, times in UTC to the second.
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
    let state = answered ? ", answered" : wantsAnswer ? ", answer allowed" : ""
    Swift.print("\(messageID) \(sent) from \(from) to \(to)\(state)")
    if let answerTo { Swift.print("  answers \(answerTo)") }
    if let replyEmail { Swift.print("  by mail: \(LogSafeText.text(replyEmail))") }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      Swift.print("  | \(LogSafeText.text(String(line)))")
    }
  }
}
