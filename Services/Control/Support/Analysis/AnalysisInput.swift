import Calendar

/// The exported tables that an analysis is made of, and the status of participants.
struct AnalysisInput: Sendable {
  /// Missing columns: the service and this program do not fit together.
  struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    var description: String
  }

  enum Kind: Sendable, Hashable {
    case participants
    case notifications
    /// Sheets of one questionnaire, one row each.
    case sheets(questionnaireID: String)
  }

  let kind: Kind
  private let places: [String: Int]

  /// - Parameter header: names of the columns.
  /// - Throws: ``Failure`` if a required column is missing.
  init(_ kind: Kind, header: [String]) throws(Failure) {
    self.kind = kind
    width = header.count
    places = Dictionary(
      header.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let needed =
      switch kind {
      case .participants: Person.columns
      case .notifications: Prompt.columns
      case .sheets: Sheet.columns
      }
    if let missing = needed.first(where: { places[$0] == nil }) {
      throw Failure(
        description:
          "the export has no column \(missing): use an otolithctl of the services' release"
      )
    }
  }

  /// Number of columns.
  let width: Int

  func place(of column: String) -> Int? { places[column] }

  /// The value in a column; empty without such a column.
  func value(_ column: String, _ fields: [String]) -> String {
    guard let place = places[column], fields.indices.contains(place) else { return "" }
    return fields[place]
  }
}

extension AnalysisInput {
  /// The status of a participant, as planning returns it.
  struct Person: Sendable, Hashable {
    static let columns = [
      "participant", "group", "test_participant", "activity", "joined_on", "left_on",
      "consent_version", "consent_language",
    ]

    var participant: String
    var group = ""
    var isTest = ""
    var activity = ""
    /// Days in UTC; empty if unknown.
    var joinedOn = ""
    var leftOn = ""
    /// The latest consent; empty if unknown.
    var consentVersion = ""
    /// BCP 47.
    var consentLanguage = ""

    init(participant: String) { self.participant = participant }

    init(_ input: AnalysisInput, _ fields: [String]) {
      participant = input.value("participant", fields)
      group = input.value("group", fields)
      isTest = input.value("test_participant", fields)
      activity = input.value("activity", fields)
      joinedOn = input.value("joined_on", fields)
      leftOn = input.value("left_on", fields)
      consentVersion = input.value("consent_version", fields)
      consentLanguage = input.value("consent_language", fields)
    }
  }

  /// A notification, as planning exports it.
  struct Prompt: Sendable, Hashable {
    static let columns = [
      "notification_id", "participant", "questionnaire", "schedule", "group", "origin",
      "test_participant", "time_zone", "local_time", "notify_at", "expires_at", "handed_out_at",
      "sent_at", "delivered", "opened", "opened_at", "outcome",
    ]

    var notificationID: String
    var questionnaireID: String
    var schedule: String
    var group: String
    var origin: String
    var isTest: String
    var timeZone: String
    /// `YYYY-MM-DDTHH:MM:SS`.
    var localTime: String
    var notifyAt: Instant
    var expiresAt: Instant?
    /// Whether a device fetched it, or it was sent.
    var wasSent: Bool
    var wasDelivered: Bool
    var wasOpened: Bool
    var openedAt: Instant?
    var outcome: String

    init(_ input: AnalysisInput, _ fields: [String]) {
      func value(_ column: String) -> String { input.value(column, fields) }
      notificationID = value("notification_id").lowercased()
      questionnaireID = value("questionnaire")
      schedule = value("schedule")
      group = value("group")
      origin = value("origin")
      isTest = value("test_participant")
      timeZone = value("time_zone")
      localTime = value("local_time")
      notifyAt = AnalysisTime.instant(value("notify_at")) ?? .earliest
      expiresAt = AnalysisTime.instant(value("expires_at"))
      wasSent = !value("handed_out_at").isEmpty || !value("sent_at").isEmpty
      wasDelivered = value("delivered") == "true"
      wasOpened = value("opened") == "true"
      openedAt = AnalysisTime.instant(value("opened_at"))
      outcome = value("outcome")
    }
  }

  /// A sheet, as ingestion exports it in the wide layout.
  struct Sheet: Sendable, Hashable {
    static let columns = [
      "sheet_id", "participant", "version", "started_at", "finished_at", "time_zone",
      "utc_offset_minutes", "notification_id", "closing", "group", "deviations",
      "test_participant", "revision", "withdrawn_at", "device_system", "correction", "mark",
      "review_state",
    ]

    var sheetID: String
    var questionnaireID: String
    var version: UInt32
    var startedAt: Instant?
    var finishedAt: Instant
    var timeZone: String
    var offsetMinutes: Int?
    var notificationID: String
    var closing: String
    var group: String
    var deviations: String
    var isTest: String
    var revision: String
    var isWithdrawn: Bool
    var system: String
    var correction: String
    var mark: String
    var reviewState: String
    /// All cells of the row.
    var fields: [String]

    init(_ input: AnalysisInput, _ fields: [String]) {
      func value(_ column: String) -> String { input.value(column, fields) }
      if case .sheets(let id) = input.kind { questionnaireID = id } else { questionnaireID = "" }
      sheetID = value("sheet_id")
      version = UInt32(value("version")) ?? 0
      startedAt = AnalysisTime.instant(value("started_at"))
      finishedAt = AnalysisTime.instant(value("finished_at")) ?? .earliest
      timeZone = value("time_zone")
      offsetMinutes = Int(value("utc_offset_minutes"))
      notificationID = value("notification_id").lowercased()
      closing = value("closing")
      group = value("group")
      deviations = value("deviations")
      isTest = value("test_participant")
      revision = value("revision")
      isWithdrawn = !value("withdrawn_at").isEmpty
      system = value("device_system")
      correction = value("correction")
      mark = value("mark")
      reviewState = value("review_state")
      self.fields = fields
    }
  }
}
