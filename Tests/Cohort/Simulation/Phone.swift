import Control
import Fields
import FoundationEssentials
import Messages
import RPCClient
import SeededRandom

/// One participant's device, with the state and behaviour of a gateway's app. The simulation runs
/// one task at a time on it.
actor Phone {
  let persona: Persona
  let client: OtolithClient
  private var random: SplitMix64
  private var accessToken = ""
  private var refreshToken = ""
  private(set) var participantID = ""
  private var questionnaires: [String: [CatalogueV1.Questionnaire]] = [:]
  private(set) var uses: [String: [CatalogueV1.StudyQuestionnaire]] = [:]
  var plan: [PlanningV1.Notification] = []
  private var earlier: [String: [String: [String]]] = [:]
  private var etags: [String: String] = [:]
  /// Sheets without a final verdict.
  private var outgoing: [IngestionV1.AnswerSheet] = []
  private(set) var currentStudies: [String]
  private(set) var tally = SimulationTally()
  private(set) var notModified = 0
  private var hasEdited = false

  init(persona: Persona, client: OtolithClient, seed: UInt64) {
    self.persona = persona
    self.client = client
    random = SplitMix64(seed: seed)
    currentStudies = persona.studyIDs
  }

  var options: CallOptions { .bearer(accessToken) }

  // MARK: - Joining

  func register(mailbox: Mailbox) async throws {
    switch persona.accountKind {
    case .anonymous:
      let answer = try await client.sessions.signInAnonymously(.init(requestID: uuid()))
      keep(answer.accessToken, answer.refreshToken, of: answer.participantID)
    case .emailKept, .emailNotKept, .withoutEmail:
      let username = "cohort-\(persona.number)"
      let password = "wandering-otter-\(persona.number * 7919)"
      let email = persona.accountKind == .withoutEmail ? "" : "\(username)@example.org"
      let registered = try await client.accounts.registerAccount(
        .init(
          requestID: uuid(), username: username, password: password, email: email,
          emailConsent: persona.accountKind == .emailKept, language: persona.language))
      if registered.confirmationRequired {
        let code = try await mailbox.confirmationCode(for: email)
        _ = try await client.accounts.confirmAccount(.init(username: username, code: code))
      }
      let answer = try await client.sessions.signIn(.init(username: username, password: password))
      keep(answer.accessToken, answer.refreshToken, of: answer.participantID)
    }
  }

  func join(studyPassword: String) async throws {
    for studyID in persona.studyIDs {
      let study = try await client.catalogue.getStudy(
        .init(studyID: studyID, language: persona.language)
      ).study
      guard let study else { throw SimulationError("study \(studyID) has no contents") }
      let joined = try await client.enrolments.joinStudy(
        .init(
          studyID: studyID, password: study.access == .password ? studyPassword : "",
          consentVersion: study.consentVersion, consentLanguage: persona.language),
        options: options)
      if !joined.accessToken.isEmpty { accessToken = joined.accessToken }
      try await fetchQuestionnaires(of: studyID)
    }
  }

  func leave(_ studyID: String) async throws {
    let left = try await client.enrolments.leaveStudy(.init(studyID: studyID), options: options)
    if !left.accessToken.isEmpty { accessToken = left.accessToken }
    currentStudies.removeAll { $0 == studyID }
    plan.removeAll { $0.studyID == studyID }
    let remaining = try await client.planning.getNotificationPlan(.init(), options: options)
    if remaining.notifications.contains(where: { $0.studyID == studyID }) {
      throw SimulationError("notifications of \(studyID) are still planned after leaving it")
    }
  }

  // MARK: - A day

  /// Does what an app does in the morning when it is online.
  func wakeUp() async throws {
    let renewed = try await client.sessions.refresh(.init(refreshToken: refreshToken))
    keep(renewed.accessToken, renewed.refreshToken, of: renewed.participantID)
    for studyID in currentStudies { try await fetchQuestionnaires(of: studyID) }
    try await fetchPlan()
  }

  func isOffline() -> Bool { Double.random(in: 0..<1, using: &random) < persona.offline }

  /// Answers some of the notifications of a day; returns the number of notifications and of
  /// answers.
  func live(from start: Date, until end: Date, day: Int, days: Int) -> (asked: Int, answered: Int) {
    // Compliance falls by a fifth over the whole period.
    let diligence = persona.compliance * (1 - 0.2 * Double(day) / Double(max(1, days)))
    var asked = 0
    var answered = 0
    for notification in plan {
      guard let at = notification.notifyTime?.date, at >= start, at < end else { continue }
      asked += 1
      guard Double.random(in: 0..<1, using: &random) < diligence else { continue }
      let window = min(
        notification.expireTime.map { $0.date.timeIntervalSince(at) } ?? 3600, 3600,
        end.timeIntervalSince(at))
      let delay = Double.random(in: 0.01..<0.9, using: &random) * window
      fillIn(
        notification.questionnaireID, of: notification.studyID, at: at.addingTimeInterval(delay),
        cause: notification.notificationID)
      answered += 1
    }
    return (asked, answered)
  }

  func fillIn(_ questionnaireID: String, of studyID: String, at time: Date, cause: String) {
    guard
      let questionnaire = questionnaires[studyID]?.first(where: {
        $0.questionnaireID == questionnaireID
      })
    else { return }
    let filler = AnswerFiller(questionnaire, earlier: earlier)
    let answers = filler.answers(mood: persona.mood, using: &random)
    for answer in answers {
      if case .choice(let choice)? = answer.value {
        earlier[questionnaireID, default: [:]][answer.elementID] = choice.codes
      }
    }
    var sheet = IngestionV1.AnswerSheet(
      sheetID: uuid(), studyID: studyID, questionnaireID: questionnaireID,
      version: questionnaire.version, contentHash: questionnaire.contentHash,
      startTime: .init(time.addingTimeInterval(-40)), finishTime: .init(time),
      timeZone: persona.timeZone, notificationID: cause, appVersion: "cohort 1.0",
      platform: persona.platform, answers: answers)
    for sensor in questionnaire.sensors {
      switch sensor.kind {
      case .noiseLevel:
        sheet.noise = [
          .init(measureTime: .init(time), level: Double.random(in: 0...1, using: &random))
        ]
      case .position:
        // A place in a lake, so that it is no real home.
        sheet.positions = [
          .init(
            measureTime: .init(time), latitude: 47.6, longitude: 9.4, altitude: .init(value: 395))
        ]
      case .unspecified, .unrecognized: break
      }
    }
    outgoing.append(sheet)
  }

  // MARK: - Uploading

  /// Adds an invalid sheet: a slider value far outside its range.
  func misbehave() {
    guard var sheet = outgoing.first(where: { !$0.answers.isEmpty }) else { return }
    sheet.sheetID = uuid()
    sheet.answers[0].value = .number(1e9)
    sheet.appVersion = "cohort 0.1-broken"
    outgoing.append(sheet)
  }

  /// Sends all waiting sheets in random order until each has a final verdict.
  ///
  /// - Parameter edited: whether to send one accepted sheet again with other contents, as an app
  ///   would that edits without a new id.
  func upload(edited: Bool = false) async throws {
    outgoing.shuffle(using: &random)
    var accepted: IngestionV1.AnswerSheet?
    for start in stride(from: 0, to: outgoing.count, by: 50) {
      let batch = Array(outgoing[start..<min(start + 50, outgoing.count)])
      let verdicts = try await send(batch)
      accepted = accepted ?? zip(batch, verdicts).first { $0.1.verdict == .created }?.0
      if Double.random(in: 0..<1, using: &random) < persona.lossy {
        // The response is lost, so the phone repeats the request.
        _ = try await send(batch)
      }
    }
    outgoing = []
    if edited, !hasEdited, var sheet = accepted {
      hasEdited = true
      sheet.platform = "edited"
      _ = try await send([sheet])
    }
  }

  /// Sends a batch until every sheet has a final verdict; returns those verdicts in order.
  private func send(_ batch: [IngestionV1.AnswerSheet]) async throws -> [IngestionV1.SheetVerdict] {
    var final = [IngestionV1.SheetVerdict](repeating: .init(), count: batch.count)
    var pending = Array(batch.indices)
    let givesUpAt = ContinuousClock.now + Self.patience
    while true {
      let verdicts = try await client.answerSheets.submitAnswerSheets(
        .init(sheets: pending.map { batch[$0] }), options: options
      ).verdicts
      guard verdicts.count == pending.count else {
        throw SimulationError("\(pending.count) sheets got \(verdicts.count) verdicts")
      }
      for (index, verdict) in zip(pending, verdicts) {
        tally.count(verdict.verdict)
        final[index] = verdict
      }
      pending = pending.filter { final[$0].verdict == .retryLater }
      if pending.isEmpty { return final }
      let delay = pending.compactMap { final[$0].retryDelay?.seconds }.max() ?? 0
      let next = ContinuousClock.now + .seconds(max(1, delay))
      guard next < givesUpAt else {
        let reasons = Set(
          pending.flatMap { final[$0].violations.map { "\($0.reason) \($0.field)" } })
        throw SimulationError(
          "\(pending.count) sheets are postponed by \(delay) s: \(reasons.sorted())")
      }
      try await Task.sleep(until: next)
    }
  }

  /// Maximum time that sheets may be postponed; a real phone would wait for days.
  static let patience: Duration = .seconds(60)

  // MARK: - Reading back

  func storedSheets() async throws -> Int {
    var count = 0
    var token = ""
    repeat {
      let page = try await client.answerSheets.listAnswerSheets(
        .init(pageSize: 200, pageToken: token), options: options)
      count += page.sheets.count
      token = page.nextPageToken
    } while !token.isEmpty
    return count
  }

  func series(_ elementID: String, of questionnaireID: String, in studyID: String) async throws
    -> [Double]
  {
    try await client.answerSheets.getSeries(
      .init(studyID: studyID, questionnaireID: questionnaireID, elementID: elementID),
      options: options
    ).points.compactMap {
      if case .number(let value)? = $0.value { value } else { nil }
    }
  }

  // MARK: - Parts

  private func fetchQuestionnaires(of studyID: String) async throws {
    var request = CatalogueV1.ListStudyQuestionnairesRequest(
      studyID: studyID, language: persona.language, etag: etags[studyID] ?? "")
    var pages: [CatalogueV1.ListStudyQuestionnairesResponse] = []
    repeat {
      let page = try await client.catalogue.listStudyQuestionnaires(request, options: options)
      // Every change of the study changes the tag of each page.
      notModified += page.notModified ? 1 : 0
      if page.notModified { return }
      pages.append(page)
      (request.etag, request.pageToken) = ("", page.nextPageToken)
    } while !request.pageToken.isEmpty
    etags[studyID] = pages[0].etag
    questionnaires[studyID] = pages.flatMap(\.questionnaires)
    uses[studyID] = pages.flatMap(\.uses)
  }

  private func keep(_ accessToken: String, _ refreshToken: String, of participantID: String) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.participantID = participantID
  }

  private func uuid() -> String {
    let (high, low) = (random.next(), random.next())
    func byte(_ word: UInt64, _ index: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> (8 * index))
    }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        (byte(high, 6) & 0x0F) | 0x40, byte(high, 7), (byte(low, 0) & 0x3F) | 0x80, byte(low, 1),
        byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      )
    ).text
  }
}
