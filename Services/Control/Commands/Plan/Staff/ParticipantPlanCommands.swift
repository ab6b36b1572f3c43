import ArgumentParser
import Messages

/// `otolithctl plan participants`.
struct PlanParticipantsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "participants",
    abstract: "List participants who are active, silent, gone or done.",
    discussion: """
      For leaders of the study. Participants have the pseudonyms of the study's exports. Labels such as \
      clinic numbers are shown if the study uses them and the caller may see them: with --json, a list by \
      which exports can be merged with the study's own records.

      Examples:
        otolithctl plan participants my-study
        otolithctl plan participants my-study --search KL-0042
        otolithctl plan participants my-study --silent-days 7 --json
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(help: "Days without a sheet until a notified participant counts as silent, 1-365.")
  var silentDays: UInt32 = 3

  @Option(help: "Minimum number of unanswered notifications in that time, 1-100.")
  var promptsMin: UInt32 = 1

  @Flag(help: "Include test participants.")
  var includeTestParticipants = false

  @Option(help: "Beginning of a pseudonym or label.")
  var search: String = ""

  @OptionGroup var service: ServiceOptions

  func validate() throws {
    guard (1...365).contains(silentDays) else {
      throw ValidationError("--silent-days must be between 1 and 365")
    }
    guard (1...100).contains(promptsMin) else {
      throw ValidationError("--prompts-min must be between 1 and 100")
    }
  }

  func run() async throws {
    let participants = try await service.pages(size: 200) { client, options, size, token in
      let page = try await client.oversight.listParticipantStatuses(
        .init(
          studyID: study, silentDays: silentDays, promptsMin: promptsMin, pageSize: size,
          pageToken: token, includeTestParticipants: includeTestParticipants, search: search),
        options: options)
      return (page.participants, page.nextPageToken)
    }
    service.list(
      participants,
      [
        "participant", "group", "activity", "joined", "left", "last answer", "unanswered", "test",
        "label",
      ], nothing: "no participants found"
    ) {
      [
        $0.participant, $0.groupID, $0.activity.shown, day($0.joinTime), day($0.leaveTime),
        moment($0.lastAnswerTime), "\($0.unansweredPrompts)", $0.testParticipant ? "yes" : "",
        $0.subjectLabel,
      ]
    }
  }
}

/// `otolithctl plan of`.
struct ParticipantPlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "of",
    abstract: "Show a participant's past and future notifications of a study.",
    discussion: """
      For leaders of the study. Participants use `plan show`.

      Examples:
        otolithctl plan of my-study 7cnq3mlp2xq5a4kd
        otolithctl plan of my-study 7cnq3mlp2xq5a4kd --from 2026-03-01 --cancelled --json
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Pseudonym of the participant, as in exports.")
  var participant: String

  @Option(help: "First day in UTC, YYYY-MM-DD; default: seven days ago.")
  var from: String?

  @Option(help: "Last day in UTC, YYYY-MM-DD; default: all planned ones.")
  var to: String?

  @Flag(help: "Include cancelled notifications.")
  var cancelled = false

  @OptionGroup var service: ServiceOptions

  func run() async throws {
    let (start, end) = try UTCDay.period(from: from, to: to)
    var plan = PlanningV1.ParticipantPlan()
    plan.notifications = try await service.pages(size: 500) { client, options, size, token in
      let page = try await client.oversight.getParticipantPlan(
        .init(
          studyID: study, participant: participant, fromTime: start, toTime: end,
          includeCancelled: cancelled, pageSize: size, pageToken: token), options: options)
      plan.timeZone = page.timeZone
      plan.consentEndTime = page.consentEndTime
      return (page.notifications, page.nextPageToken)
    }
    if service.json { return print(MessageJSON.text(plan)) }
    CatalogueConsole.say("times in UTC; the participant's zone: \(plan.timeZone)")
    if let end = plan.consentEndTime {
      CatalogueConsole.say("the participant's consent ends or has ended at \(moment(end))")
    }
    service.list(
      plan.notifications, ["at", "questionnaire", "by", "state", "answered", "notification"],
      nothing: "no notifications found"
    ) {
      [
        moment($0.notifyTime), $0.questionnaireID, $0.origin == .staff ? "staff" : $0.scheduleID,
        $0.reasonWord ?? $0.stateWord, moment($0.answerTime), $0.notificationID,
      ]
    }
  }
}

extension PlanningV1.NotificationRecord {
  /// The latest state of the notification.
  var stateWord: String {
    if state == .consentEnded { return "consent ended" }
    if cancelTime != nil { return cancelledByStaff ? "cancelled by staff" : "cancelled" }
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

  /// Why it is not planned; nil if it is, or if its schedule no longer asks for it.
  var reasonWord: String? {
    switch unplacedReason {
    case .unspecified: nil
    case .displaced: "gave its place to a triggered one"
    case .quietHours: "no room: quiet hours"
    case .perDayMax: "no room: daily maximum"
    case .gap: "no room: minimum gap"
    case .leadTime, .unrecognized: "no room"
    }
  }
}
