import Calendar
import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.ClinicianService`. Participants access only the grants that they gave, clinicians
/// only those that they received.
struct ClinicianHandler: IngestionV1.ClinicianServiceProtocol {
  let grants: GrantAccess
  let patients: ReadPatients
  let threads: WorkerThreads
  let zones: ZoneDatabase

  func createGrant(
    _ request: IngestionV1.CreateGrantRequest, context: ServerCallContext
  ) async throws -> IngestionV1.CreateGrantResponse {
    let submitter = try Submitter(context)
    let asked = try GrantAccess.Request(request, now: grants.now)
    let stored = try await answering { try await grants.create(asked, by: submitter) }
    return IngestionV1.CreateGrantResponse(
      grant: IngestionV1.ClinicianGrant(stored.grant, at: grants.now),
      patientKey: stored.patientKey.map { ExchangedKey.formatted($0) } ?? "")
  }

  func acceptGrant(
    _ request: IngestionV1.AcceptGrantRequest, context: ServerCallContext
  ) async throws -> IngestionV1.AcceptGrantResponse {
    let clinician = try Submitter(context)
    var check = FieldChecks()
    check.required(request.clinicianName, max: GrantLimits.nameLengthMax, field: "clinician_name")
    check.required(request.patientKey, max: 200, field: "patient_key")
    try check.unwrap()
    let key = ExchangedKey(request.patientKey, length: ExchangedKey.patientLength)
    guard let key else { throw RPCError(GrantError.unknown) }
    let accepted = try await answering {
      try await patients.accept(
        patientKey: key.canonical, name: request.clinicianName, by: clinician)
    }
    return IngestionV1.AcceptGrantResponse(
      grantID: accepted.grantID.text,
      clinicianKey: ExchangedKey.formatted(accepted.clinicianKey),
      expireTime: GoogleProtobuf.Timestamp(accepted.endsAt))
  }

  func confirmGrant(
    _ request: IngestionV1.ConfirmGrantRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ConfirmGrantResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let named = check.uuid(request.grantID, field: "grant_id")
    check.required(request.clinicianKey, max: 200, field: "clinician_key")
    let grantID = try check.unwrap(named)
    // What cannot be a key counts as a wrong one.
    let key = ExchangedKey(request.clinicianKey, length: ExchangedKey.clinicianLength)
    let grant = try await answering {
      try await grants.confirm(
        grantID, of: participantID, clinicianKey: key?.canonical ?? "")
    }
    return IngestionV1.ConfirmGrantResponse(
      grant: IngestionV1.ClinicianGrant(grant, at: grants.now))
  }

  func listGrants(
    _ request: IngestionV1.ListGrantsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListGrantsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let paging: Paging<TimePosition> = check.page(request, standard: 20, max: 100)
    try check.unwrap()
    let found = try await answering {
      Page(
        try await grants.list(of: participantID, after: paging.last, limit: paging.size + 1),
        size: paging.size)
    }
    let now = grants.now
    let (messages, page) = found.fitting { IngestionV1.ClinicianGrant($0, at: now) }
    return IngestionV1.ListGrantsResponse(
      grants: messages, nextPageToken: paging.token(after: page) { $0.listPosition })
  }

  func revokeGrant(
    _ request: IngestionV1.RevokeGrantRequest, context: ServerCallContext
  ) async throws -> IngestionV1.RevokeGrantResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let named = check.uuid(request.grantID, field: "grant_id")
    let grantID = try check.unwrap(named)
    let grant = try await answering { try await grants.revoke(grantID, of: participantID) }
    return IngestionV1.RevokeGrantResponse(grant: IngestionV1.ClinicianGrant(grant, at: grants.now))
  }

  func listGrantReadings(
    _ request: IngestionV1.ListGrantReadingsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListGrantReadingsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let named = check.uuid(request.grantID, field: "grant_id")
    let paging: Paging<Int> = check.page(request, standard: 50, max: 500, isKnown: { $0 > 0 })
    let grantID = try check.unwrap(named)
    let page = try await answering {
      Page(
        try await grants.readings(
          of: grantID, of: participantID, after: paging.last, limit: paging.size + 1),
        size: paging.size)
    }
    return IngestionV1.ListGrantReadingsResponse(
      readings: page.items.map {
        IngestionV1.GrantReading(readTime: GoogleProtobuf.Timestamp($0.at))
      }, nextPageToken: paging.token(after: page) { Int($0.id) })
  }

  func listPatients(
    _ request: IngestionV1.ListPatientsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListPatientsResponse {
    let clinicianID = try context.claims.participantID
    var check = FieldChecks()
    let paging: Paging<TimePosition> = check.page(request, standard: 20, max: 100)
    try check.unwrap()
    let page = try await answering {
      Page(
        try await patients.list(of: clinicianID, after: paging.last, limit: paging.size + 1),
        size: paging.size)
    }
    return IngestionV1.ListPatientsResponse(
      patients: page.items.map { IngestionV1.Patient($0) },
      nextPageToken: paging.token(after: page) { $0.listPosition })
  }

  func readPatientReport(
    _ request: IngestionV1.ReadPatientReportRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ReadPatientReportResponse {
    let clinicianID = try context.claims.participantID
    var check = FieldChecks()
    let named = check.uuid(request.grantID, field: "grant_id")
    let language = check.optionalLanguage(request.language, field: "language")?.description ?? ""
    let place = check.zone(request.timeZone, zones)
    let (grantID, zone) = try check.unwrap(named, place)
    return try await answering {
      // Drawing charts must not block an event loop.
      try await threads.running {
        try await patients.report(
          of: grantID, to: clinicianID, language: language, zone: zone
        ) { report in
          let page = try ParticipantPage(report, language: language).limited()
          return IngestionV1.ReadPatientReportResponse(html: page.html, language: page.language)
        }
      }
    }
  }
}

extension GrantAccess.Request {
  /// - Throws: INVALID_ARGUMENT naming every invalid field.
  fileprivate init(_ request: IngestionV1.CreateGrantRequest, now: Instant) throws {
    var check = FieldChecks()
    let named = check.uuid(request.grantID, field: "grant_id")
    let asked = check.scope(request.scope)
    check.required(request.patientName, max: GrantLimits.nameLengthMax, field: "patient_name")
    let end = check.expiry(request.expireTime, now: now, daysMax: GrantLimits.daysMax)
    let (grantID, scope, expiresAt) = try check.unwrap(named, asked, end)
    self.init(
      grantID: grantID, scope: scope, patientName: request.patientName, expiresAt: expiresAt)
  }
}

extension IngestionV1.ClinicianGrant {
  fileprivate init(_ grant: ClinicianGrant, at now: Instant) {
    self.init(
      grantID: grant.grantID.text, scope: IngestionV1.ReportScope(grant.scope),
      patientName: grant.patientName, clinicianName: grant.clinicianName ?? "",
      state: IngestionV1.GrantState(grant.state(at: now)),
      createTime: GoogleProtobuf.Timestamp(grant.createdAt),
      expireTime: GoogleProtobuf.Timestamp(grant.endsAt),
      confirmTime: grant.confirmedAt.map { GoogleProtobuf.Timestamp($0) },
      readings: UInt32(clamping: grant.readings),
      lastReadTime: grant.lastReadAt.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension IngestionV1.GrantState {
  fileprivate init(_ state: ClinicianGrant.State) {
    self =
      switch state {
      case .offered: .offered
      case .accepted: .accepted
      case .active: .active
      case .revoked: .revoked
      case .expired: .expired
      case .locked: .locked
      case .clinicianErased: .clinicianErased
      }
  }
}

extension IngestionV1.Patient {
  fileprivate init(_ patient: PatientOfClinician) {
    self.init(
      grantID: patient.grantID.text, patientName: patient.patientName,
      studyID: patient.scope.studyID,
      confirmTime: GoogleProtobuf.Timestamp(patient.confirmedAt),
      expireTime: GoogleProtobuf.Timestamp(patient.expiresAt))
  }
}
