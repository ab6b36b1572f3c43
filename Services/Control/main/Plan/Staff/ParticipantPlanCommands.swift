import ArgumentParser
import ControlSupport
import Messages

/// `otolithctl plan participants`.
struct PlanParticipantsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "participants",
    abstract: "List who still answers, who has stopped, who has left and who is done.",
    discussion: """
      For who leads the study. Participants appear under the pseudonym of the study's exports.

      Examples:
        otolithctl plan participants my-study
        otolithctl plan participants my-study --silent-days 7 --json
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(help: "Days without a sheet after which somebody who was asked counts as silent, 1-365.")
  var silentDays: UInt32 = 3

  @Option(help: "Prompts that must have gone without an answer in that time, 1-100.")
  var promptsMin: UInt32 = 1

  @Flag(help: "With test participants.")
  var includeTestParticipants = false

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func validate() throws {
    guard (1...365).contains(silentDays) else {
      throw ValidationError("--silent-days takes 1 to 365")
    }
    guard (1...100).contains(promptsMin) else {
      throw ValidationError("--prompts-min takes 1 to 100")
    }
  }

  func run() async throws {
    let participants = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      return try await Pages.all(size: 200) { size, token in
        let page = try await client.oversight.listParticipantStatuses(
          .init(
            studyID: study, silentDays: silentDays, promptsMin: promptsMin, pageSize: size,
            pageToken: token, includeTestParticipants: includeTestParticipants), options: options)
        return (page.participants, page.nextPageToken)
      }
    }
    output.list(
      participants,
      ["participant", "group", "activity", "joined", "left", "last answer", "unanswered", "test"],
      nothing: "nobody takes part"
    ) {
      [
        $0.participant, $0.groupID, $0.activity.shown, moment($0.joinTime), moment($0.leaveTime),
        moment($0.lastAnswerTime), "\($0.unansweredPrompts)", $0.testParticipant ? "yes" : "",
      ]
    }
  }
}

/// `otolithctl plan of`.
struct ParticipantPlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "of",
    abstract: "Show a participant's notifications of a study, past and coming.",
    discussion: """
      For who leads the study. `plan show` is a participant's own.

      Examples:
        otolithctl plan of my-study 7cnq3mlp2xq5a4kd
        otolithctl plan of my-study 7cnq3mlp2xq5a4kd --from 2026-03-01 --cancelled --json
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "The participant's pseudonym, as exports have it.")
  var participant: String

  @Option(help: "First day in UTC, YYYY-MM-DD; default: seven days ago.")
  var from: String?

  @Option(help: "Last day in UTC, YYYY-MM-DD; default: all that are planned.")
  var to: String?

  @Flag(help: "Also those that were called off.")
  var cancelled = false

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func run() async throws {
    let (start, end) = try UTCDay.period(from: from, to: to)
    var plan = PlanningV1.ParticipantPlan()
    plan.notifications = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      return try await Pages.all(size: 500) { size, token in
        let page = try await client.oversight.getParticipantPlan(
          .init(
            studyID: study, participant: participant, fromTime: start, toTime: end,
            includeCancelled: cancelled, pageSize: size, pageToken: token), options: options)
        plan.timeZone = page.timeZone
        return (page.notifications, page.nextPageToken)
      }
    }
    if output.json { return print(MessageJSON.text(plan)) }
    CatalogueConsole.say("times in UTC; the participant's zone: \(plan.timeZone)")
    output.list(
      plan.notifications, ["at", "questionnaire", "by", "state", "answered", "notification"],
      nothing: "nothing is planned"
    ) {
      [
        moment($0.notifyTime), $0.questionnaireID, $0.origin == .staff ? "staff" : $0.scheduleID,
        $0.stateWord, moment($0.answerTime), $0.notificationID,
      ]
    }
  }
}

extension PlanningV1.NotificationRecord {
  /// What happened to it last.
  var stateWord: String {
    if cancelTime != nil { return cancelledByStaff ? "called off by staff" : "called off" }
    if answerTime != nil { return "answered" }
    if dismissTime != nil { return "dismissed" }
    if openTime != nil { return "opened" }
    if deliverTime != nil { return "shown" }
    if sendTime != nil { return "sent" }
    return handOutTime != nil ? "handed out" : "planned"
  }

  /// `2026-03-29T10:00:00Z  mini-tq  planned  …`.
  var line: String {
    "\(moment(notifyTime))  \(questionnaireID)  \(stateWord)  \(notificationID)"
  }
}
