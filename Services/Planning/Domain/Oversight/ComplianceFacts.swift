import FoundationEssentials

/// What compliance counts of a notification.
struct ComplianceFact: Sendable, Hashable {
  struct Marks: OptionSet, Sendable, Hashable {
    var rawValue: Int16

    static let delivered = Marks(rawValue: 1)
    static let opened = Marks(rawValue: 2)
    static let snoozed = Marks(rawValue: 4)
    static let dismissed = Marks(rawValue: 8)
    /// Fetched by a device, or sent.
    static let handedOut = Marks(rawValue: 16)
    static let cancelled = Marks(rawValue: 32)
    /// Not planned, see ``StandingNotification/noRoom``.
    static let noRoom = Marks(rawValue: 64)
  }

  var id: UUID
  var at: Date
  var expiresAt: Date?
  var marks: Marks
  /// Hours since 1970 in the time zone in which it was drawn.
  var localHour: Int32
  var answeredAt: Date?
  /// Days since joining in that time zone; negative before.
  var studyDay: Int32
  /// Index of the schedule.
  var schedule: Int32 = 0
}

/// What a reading of a study's notifications brings.
struct ComplianceReading: Sendable {
  /// The transactions that the reading saw.
  struct State: Sendable, Hashable {
    /// See `ExportState.system`.
    var system: Int64
    /// The oldest running transaction: all rows of earlier ones were read.
    var settled: UInt64
    /// Differs once an erasure has finished.
    var erasures: String
  }

  /// A participant of the study, also one who left.
  struct Person: Sendable, Hashable {
    var id: UUID
    var joinedAt: Date?
    var leftAt: Date?
    var consentEndsAt: Date?
    /// Empty for no group.
    var groupID: String
    var isTest: Bool

    /// Whether the participant was enrolled at the time.
    func isEnrolled(at time: Date) -> Bool {
      guard let leftAt, time >= leftAt else { return true }
      return joinedAt.map { $0 > leftAt && time >= $0 } ?? false
    }
  }

  /// Notifications of a schedule; both arrays have an element for each.
  struct Schedule: Sendable {
    var questionnaireID: String
    var scheduleID: String
    var participants: [UUID]
    var facts: [ComplianceFact]
  }

  var state: State
  /// Periods in which the study was paused, the end exclusive.
  var pauses: [Range<Date>]
  /// Questionnaires that all groups see.
  var questionnairesOfAll: Set<String>
  /// All participants of the study; nil if no erasure has finished since.
  var enrolled: Set<UUID>?
  /// Participants who changed.
  var people: [Person]
  /// Notifications that changed.
  var changed: [Schedule] = []
  /// All notifications of ``people``.
  var whole: [Schedule] = []
}

/// The notifications of a study, which each reading brings up to date.
///
/// Held in the memory of the process only.
struct ComplianceFacts: Sendable {
  /// A participant with notifications.
  struct Member: Sendable {
    var person: ComplianceReading.Person
    var facts: [ComplianceFact] = []
  }

  struct Schedule: Sendable, Hashable {
    var questionnaireID: String
    var scheduleID: String
  }

  /// Earlier notifications are not included.
  private(set) var from: Date
  private(set) var state: ComplianceReading.State
  private(set) var members: [Member] = []
  private(set) var schedules: [Schedule] = []
  private(set) var pauses: [Range<Date>] = []
  private(set) var questionnairesOfAll: Set<String> = []
  private var places: [UUID: Int] = [:]

  /// - Parameter reading: of all participants and notifications.
  init(from: Date, _ reading: ComplianceReading) {
    self.from = from
    state = reading.state
    add(reading)
  }

  /// Adds a reading that continues the one before.
  mutating func add(_ reading: ComplianceReading) {
    if let enrolled = reading.enrolled {
      members.removeAll { !enrolled.contains($0.person.id) }
      places = Dictionary(uniqueKeysWithValues: members.indices.map { (members[$0].person.id, $0) })
    }
    for news in reading.changed {
      add(news) { $0.replace($1) }
    }
    for person in reading.people {
      if let place = places[person.id] {
        members[place] = Member(person: person)
      } else {
        places[person.id] = members.count
        members.append(Member(person: person))
      }
    }
    for news in reading.whole {
      add(news) { $0.append($1) }
    }
    state = reading.state
    pauses = reading.pauses
    questionnairesOfAll = reading.questionnairesOfAll
  }

  /// Removes earlier notifications.
  mutating func drop(before time: Date) {
    from = time
    for place in members.indices { members[place].facts.removeAll { $0.at < time } }
  }

  /// Number of notifications.
  var count: Int { members.reduce(0) { $0 + $1.facts.count } }

  private mutating func add(
    _ news: ComplianceReading.Schedule, by keep: (inout Member, ComplianceFact) -> Void
  ) {
    let schedule = Schedule(questionnaireID: news.questionnaireID, scheduleID: news.scheduleID)
    let index = schedules.firstIndex(of: schedule) ?? schedules.count
    if index == schedules.count { schedules.append(schedule) }
    for (participant, fact) in zip(news.participants, news.facts) {
      // The next reading brings those who joined during this one.
      guard let place = places[participant] else { continue }
      var fact = fact
      fact.schedule = Int32(index)
      keep(&members[place], fact)
    }
  }
}

extension ComplianceFacts.Member {
  /// Adds a notification that is not known yet.
  fileprivate mutating func append(_ fact: ComplianceFact) {
    if !fact.isGone { facts.append(fact) }
  }

  /// Replaces what is known of the notification.
  fileprivate mutating func replace(_ fact: ComplianceFact) {
    facts.removeAll { $0.id == fact.id }
    append(fact)
  }
}

extension ComplianceFact {
  /// Whether it was cancelled and counts nowhere.
  fileprivate var isGone: Bool { marks.contains(.cancelled) && !marks.contains(.noRoom) }
}
