import FoundationEssentials
import Messages
import Postgres
import RPCClient
import RPCCore
import Stubs
import TestBasics
import TestSupport
import Testing

@testable import IngestionService

/// Access of a clinician's account to the data of one participant, by two keys.
@Suite struct ClinicianTests {
  private static let day = 86_400.0

  /// A participant with two sheets, and the account of a clinician.
  private struct Scene {
    let stack: IngestionStack
    let study: TestStudy
    private(set) var patient: Caller
    private(set) var clinician: Caller

    init(alone: Bool = false) async throws {
      stack = alone ? try await IngestionStack() : try await IngestionStack.shared.value
      study = TestStudy()
      try await stack.deliver(study)
      patient = try stack.participant(in: study.studyID)
      clinician = try stack.caller(id: UUID(), studies: [])
      let verdicts = try await patient.verdicts(
        study.diarySheet(stress: 73, at: -60), study.symptomSheet(at: -50))
      #expect(verdicts == [.created, .created])
    }

    /// The same accounts with new tokens.
    func later() throws -> Scene {
      var scene = self
      scene.patient = try stack.caller(id: patient.participantID, studies: [study.studyID])
      scene.clinician = try stack.caller(id: clinician.participantID, studies: [])
      return scene
    }

    func request(_ id: UUID = UUID(), days: Double = 30) -> IngestionV1.CreateGrantRequest {
      .init(
        grantID: id.uuidString.lowercased(),
        scope: .init(studyID: study.studyID, questionnaireIDs: [study.diaryID]),
        patientName: "A. Otter",
        expireTime: .init(seconds: Int64(stack.clock.now().timeIntervalSince1970 + days * day)))
    }

    /// A grant that the clinician can use.
    func active() async throws -> String {
      let made = try await patient.grants.createGrant(request(), options: patient.bearer)
      let accepted = try await accept(made.patientKey)
      let confirmed = try await confirm(accepted)
      #expect(confirmed.grant?.state == .active)
      return accepted.grantID
    }

    func accept(_ key: String, by other: Caller? = nil) async throws
      -> IngestionV1.AcceptGrantResponse
    {
      let caller = other ?? clinician
      return try await caller.grants.acceptGrant(
        .init(patientKey: key, clinicianName: "Dr. Heron"), options: caller.bearer)
    }

    func confirm(
      _ accepted: IngestionV1.AcceptGrantResponse
    ) async throws -> IngestionV1.ConfirmGrantResponse {
      try await patient.grants.confirmGrant(
        .init(grantID: accepted.grantID, clinicianKey: accepted.clinicianKey),
        options: patient.bearer)
    }

    func read(_ grantID: String, by other: Caller? = nil) async throws -> String {
      let caller = other ?? clinician
      return try await caller.grants.readPatientReport(
        .init(grantID: grantID, language: "en", timeZone: "Europe/Berlin"), options: caller.bearer
      ).html
    }

    func patients(of caller: Caller) async throws -> [IngestionV1.Patient] {
      try await caller.grants.listPatients(.init(), options: caller.bearer).patients
    }
  }

  private func reason<Value>(_ body: () async throws -> Value) async -> String? {
    await failure(body)?.reason
  }

  @Test func twoKeysGiveAccessToTheScopeAlone() async throws {
    let scene = try await Scene()
    let made = try await scene.patient.grants.createGrant(
      scene.request(), options: scene.patient.bearer)
    #expect(made.patientKey.count == 19 && made.grant?.state == .offered)
    #expect(made.grant?.expireTime?.date == scene.stack.clock.now().addingTimeInterval(Self.day))
    let id = try #require(made.grant?.grantID)
    // Neither key is enough, and no account has access before.
    #expect(await reason { try await scene.read(id) } == "GRANT_UNKNOWN")
    let typed = made.patientKey.lowercased().replacing("-", with: " ")
    let accepted = try await scene.accept(typed)
    #expect(accepted.grantID == id && accepted.clinicianKey.count == 9)
    #expect(await reason { try await scene.read(id) } == "GRANT_UNKNOWN")
    #expect(try await scene.patients(of: scene.clinician) == [])
    // A repeated call has the same key.
    #expect(try await scene.accept(made.patientKey) == accepted)
    let confirmed = try await scene.confirm(accepted)
    #expect(confirmed.grant?.clinicianName == "Dr. Heron")
    #expect(try await scene.confirm(accepted) == confirmed)
    let patients = try await scene.patients(of: scene.clinician)
    #expect(patients.map(\.patientName) == ["A. Otter"])
    #expect(patients.map(\.studyID) == [scene.study.studyID])
    let html = try await scene.read(id)
    #expect(html.contains("stress") && html.contains("73") && !html.contains("worst"))
    // The participant reads when.
    _ = try await scene.read(id)
    let grants = try await scene.patient.grants.listGrants(.init(), options: scene.patient.bearer)
    #expect(grants.grants.map(\.readings) == [2])
    let readings = try await scene.patient.grants.listGrantReadings(
      .init(grantID: id, pageSize: 1), options: scene.patient.bearer)
    #expect(readings.readings.map { $0.readTime?.date } == [scene.stack.clock.now()])
    #expect(!readings.nextPageToken.isEmpty)
    // The keys are forgotten.
    let again = try await scene.patient.grants.createGrant(
      IngestionV1.CreateGrantRequest(
        grantID: id, scope: made.grant?.scope, patientName: "A. Otter",
        expireTime: confirmed.grant?.expireTime), options: scene.patient.bearer)
    #expect(again.patientKey.isEmpty)
  }

  @Test func theClinicianSeesWhatIsThereNow() async throws {
    let scene = try await Scene()
    let id = try await scene.active()
    #expect(try await scene.patient.verdicts(scene.study.diarySheet(stress: 91)) == [.created])
    #expect(try await scene.read(id).contains("91"))
  }

  @Test func revocationEndsItAtOnce() async throws {
    let scene = try await Scene()
    let id = try await scene.active()
    _ = try await scene.read(id)
    for _ in 0..<2 {
      let ended = try await scene.patient.grants.revokeGrant(
        .init(grantID: id), options: scene.patient.bearer)
      #expect(ended.grant?.state == .revoked && ended.grant?.readings == 1)
    }
    #expect(await reason { try await scene.read(id) } == "GRANT_UNKNOWN")
    #expect(try await scene.patients(of: scene.clinician) == [])
    // The log stays readable.
    let log = try await scene.patient.grants.listGrantReadings(
      .init(grantID: id), options: scene.patient.bearer)
    #expect(log.readings.count == 1)
  }

  /// Only the two accounts of a grant can use it, each in its part.
  @Test func othersFindNothing() async throws {
    let scene = try await Scene()
    let made = try await scene.patient.grants.createGrant(
      scene.request(), options: scene.patient.bearer)
    let other = try scene.stack.caller(id: UUID(), studies: [scene.study.studyID])
    let own = await reason { try await scene.accept(made.patientKey, by: scene.patient) }
    #expect(own == "GRANT_UNKNOWN")
    let guess = await reason { try await scene.accept("0000-0000-0000-0000", by: other) }
    #expect(guess == "GRANT_UNKNOWN")
    let accepted = try await scene.accept(made.patientKey)
    // A key that was overheard is of no use once it was entered.
    #expect(await reason { try await scene.accept(made.patientKey, by: other) } == "GRANT_UNKNOWN")
    _ = try await scene.confirm(accepted)
    let id = accepted.grantID
    for caller in [
      other, scene.patient, try scene.stack.participant(leading: [scene.study.studyID]),
    ] {
      #expect(await reason { try await scene.read(id, by: caller) } == "GRANT_UNKNOWN")
    }
    for caller in [other, scene.clinician] {
      let revoked = await reason {
        try await caller.grants.revokeGrant(.init(grantID: id), options: caller.bearer)
      }
      let listed = await reason {
        try await caller.grants.listGrantReadings(.init(grantID: id), options: caller.bearer)
      }
      #expect(revoked == "GRANT_UNKNOWN" && listed == "GRANT_UNKNOWN")
      #expect(try await caller.grants.listGrants(.init(), options: caller.bearer).grants.isEmpty)
    }
    #expect(try await scene.read(id).contains("stress"))
  }

  @Test func tenWrongKeysEndIt() async throws {
    let scene = try await Scene()
    let made = try await scene.patient.grants.createGrant(
      scene.request(), options: scene.patient.bearer)
    let id = try #require(made.grant?.grantID)
    func attempt(_ key: String) async -> RPCError? {
      await failure {
        try await scene.patient.grants.confirmGrant(
          .init(grantID: id, clinicianKey: key), options: scene.patient.bearer)
      }
    }
    #expect(await attempt("0000-0000")?.reason == "GRANT_NOT_ACCEPTED")
    let accepted = try await scene.accept(made.patientKey)
    let errors = await withTaskGroup(of: RPCError?.self) { group in
      for _ in 0..<20 { group.addTask { await attempt("not a key") } }
      return await group.reduce(into: []) { $0.append($1?.reason) }
    }
    #expect(errors.filter { $0 == "GRANT_KEY_WRONG" }.count == 10)
    #expect(errors.filter { $0 == "GRANT_UNKNOWN" }.count == 10)
    #expect(await attempt(accepted.clinicianKey)?.reason == "GRANT_UNKNOWN")
    #expect(await reason { try await scene.read(id) } == "GRANT_UNKNOWN")
  }

  @Test func keysAndAccessExpire() async throws {
    var scene = try await Scene(alone: true)
    let made = try await scene.patient.grants.createGrant(
      scene.request(), options: scene.patient.bearer)
    let accepted = try await scene.accept(made.patientKey)
    let id = try await scene.active()
    scene.stack.clock.advance(seconds: Self.day)
    scene = try scene.later()
    #expect(await reason { try await scene.accept(made.patientKey) } == "GRANT_UNKNOWN")
    #expect(await reason { try await scene.confirm(accepted) } == "GRANT_UNKNOWN")
    #expect(try await scene.read(id).contains("stress"))
    scene.stack.clock.advance(seconds: 29 * Self.day)
    scene = try scene.later()
    #expect(await reason { try await scene.read(id) } == "GRANT_UNKNOWN")
    let states = try await scene.patient.grants.listGrants(.init(), options: scene.patient.bearer)
    #expect(states.grants.map(\.state) == [.expired, .expired])
    scene.stack.clock.advance(seconds: 31 * Self.day)
    try await TidyGrants(pool: scene.stack.pool, clock: scene.stack.clock)()
    for table in ["clinician_grants", "clinician_acceptances", "clinician_readings"] {
      #expect(try await scene.stack.pool.query("SELECT FROM \(unescaped: table)").isEmpty)
    }
  }

  @Test func aRequestedErasureEndsItAtOnce() async throws {
    let scene = try await Scene()
    let id = try await scene.active()
    #expect(try await scene.read(id).contains("stress"))
    try await scene.stack.pool.execute(
      """
      INSERT INTO erasures (erasure_id, digest, is_whole, participant_id, study_id, mode, requested_at)
      VALUES (gen_random_uuid(), erasure_digest(\(scene.patient.participantID), ''), false,
        \(scene.patient.participantID), \(scene.study.studyID), 'ERASE_ANSWERS',
        \(scene.stack.clock.now()))
      """)
    #expect(await reason { try await scene.read(id) } == "GRANT_UNKNOWN")
    #expect(try await scene.patients(of: scene.clinician) == [])
  }

  @Test func erasureOfEitherEndsIt() async throws {
    let scene = try await Scene()
    let (first, second) = (try await scene.active(), try await scene.active())
    func erase(_ id: UUID, _ study: String) async throws {
      while try await !scene.stack.pool.query(
        "SELECT * FROM erase_participant(\(id), \(study), 'ANONYMISE_ANSWERS')"
      ).isEmpty {}
    }
    try await erase(scene.clinician.participantID, "")
    #expect(await reason { try await scene.read(first) } == "GRANT_UNKNOWN")
    let grants = try await scene.patient.grants.listGrants(.init(), options: scene.patient.bearer)
    #expect(grants.grants.map(\.clinicianName) == ["", ""])
    #expect(grants.grants.map(\.state) == [.clinicianErased, .clinicianErased])
    try await erase(scene.patient.participantID, scene.study.studyID)
    let left = try await scene.stack.pool.query(
      """
      SELECT FROM clinician_grants WHERE participant_id = \(scene.patient.participantID)
      """)
    #expect(left.isEmpty, "\(second)")
  }

  @Test func aRequestIsRepeatedAndLimited() async throws {
    let scene = try await Scene()
    let request = scene.request()
    let options = scene.patient.bearer
    let made = try await scene.patient.grants.createGrant(request, options: options)
    #expect(try await scene.patient.grants.createGrant(request, options: options) == made)
    var other = request
    other.patientName = "B. Otter"
    let differs = await reason {
      try await scene.patient.grants.createGrant(other, options: options)
    }
    #expect(differs == "GRANT_DIFFERS")
    for _ in 1..<20 {
      _ = try await scene.patient.grants.createGrant(scene.request(), options: options)
    }
    let tooMany = await failure {
      try await scene.patient.grants.createGrant(scene.request(), options: options)
    }
    #expect(tooMany?.reason == "TOO_MANY_GRANTS")
  }
}

extension Caller {
  fileprivate var grants: IngestionV1.ClinicianServiceClient {
    IngestionV1.ClinicianServiceClient(stack.channel)
  }

  fileprivate var bearer: CallOptions { .bearer(token) }
}
