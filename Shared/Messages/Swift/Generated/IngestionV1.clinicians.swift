// Generated from otolith/ingestion/v1/clinicians.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// The state of a grant.
  public enum GrantState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// Waits for the clinician to enter the participant's key.
    case offered
    /// Waits for the participant to confirm the clinician's key.
    case accepted
    /// The clinician has access.
    case active
    /// The participant ended it.
    case revoked
    /// Its time has passed, or it was not confirmed within 24 hours.
    case expired
    /// Ten wrong keys were entered.
    case locked
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .offered, .accepted, .active, .revoked, .expired, .locked] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .offered
        case 2: .accepted
        case 3: .active
        case 4: .revoked
        case 5: .expired
        case 6: .locked
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .offered: 1
        case .accepted: 2
        case .active: 3
        case .revoked: 4
        case .expired: 5
        case .locked: 6
        case .unrecognized(let number): number
      }
    }
  }

  /// A grant, as the participant sees it.
  public struct ClinicianGrant: Message {
    /// UUID made by the client.
    public var grantID: String
    /// The data that the clinician sees.
    public var scope: IngestionV1.ReportScope?
    /// Name of the participant that the clinician sees.
    public var patientName: String
    /// Name of the clinician as entered by the clinician; empty before.
    public var clinicianName: String
    /// State at the time of the call.
    public var state: IngestionV1.GrantState
    /// Time at which it was created.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Time at which the access ends; within 24 hours while it is not confirmed.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Time of the confirmation; absent before.
    public var confirmTime: GoogleProtobuf.Timestamp?
    /// Number of readings.
    public var readings: UInt32
    /// Time of the latest reading; absent without any.
    public var lastReadTime: GoogleProtobuf.Timestamp?

    public init(
      grantID: String = "",
      scope: IngestionV1.ReportScope? = nil,
      patientName: String = "",
      clinicianName: String = "",
      state: IngestionV1.GrantState = IngestionV1.GrantState(rawValue: 0),
      createTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      confirmTime: GoogleProtobuf.Timestamp? = nil,
      readings: UInt32 = 0,
      lastReadTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.grantID = grantID
      self.scope = scope
      self.patientName = patientName
      self.clinicianName = clinicianName
      self.state = state
      self.createTime = createTime
      self.expireTime = expireTime
      self.confirmTime = confirmTime
      self.readings = readings
      self.lastReadTime = lastReadTime
    }
  }

  /// A new grant.
  public struct CreateGrantRequest: Message {
    /// UUID made by the client.
    public var grantID: String
    /// The data that the clinician sees.
    public var scope: IngestionV1.ReportScope?
    /// Name by which the clinician recognises the participant; 1–80 characters.
    public var patientName: String
    /// Time at which the access ends; in the future and at most 366 days ahead.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      grantID: String = "",
      scope: IngestionV1.ReportScope? = nil,
      patientName: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.grantID = grantID
      self.scope = scope
      self.patientName = patientName
      self.expireTime = expireTime
    }
  }

  /// The grant and its key.
  public struct CreateGrantResponse: Message {
    /// The grant.
    public var grant: IngestionV1.ClinicianGrant?
    /// The key that the participant gives to the clinician: 16 letters and digits in groups of four. Valid
    /// for 24 hours; empty once the grant is confirmed or has ended.
    public var patientKey: String

    public init(grant: IngestionV1.ClinicianGrant? = nil, patientKey: String = "") {
      self.grant = grant
      self.patientKey = patientKey
    }
  }

  /// Enters a participant's key.
  public struct AcceptGrantRequest: Message {
    /// `patient_key` of CreateGrant; case, blanks and hyphens do not count.
    public var patientKey: String
    /// Name of the clinician that the participant sees; 1–80 characters.
    public var clinicianName: String

    public init(patientKey: String = "", clinicianName: String = "") {
      self.patientKey = patientKey
      self.clinicianName = clinicianName
    }
  }

  /// The second key.
  public struct AcceptGrantResponse: Message {
    /// The grant.
    public var grantID: String
    /// The key that the clinician gives to the participant: 8 letters and digits in groups of four.
    public var clinicianKey: String
    /// Time until which the participant can confirm.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      grantID: String = "",
      clinicianKey: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.grantID = grantID
      self.clinicianKey = clinicianKey
      self.expireTime = expireTime
    }
  }

  /// Confirms a grant.
  public struct ConfirmGrantRequest: Message {
    /// A grant of the caller.
    public var grantID: String
    /// `clinician_key` of AcceptGrant; case, blanks and hyphens do not count.
    public var clinicianKey: String

    public init(grantID: String = "", clinicianKey: String = "") {
      self.grantID = grantID
      self.clinicianKey = clinicianKey
    }
  }

  /// The active grant.
  public struct ConfirmGrantResponse: Message {
    /// The grant.
    public var grant: IngestionV1.ClinicianGrant?

    public init(grant: IngestionV1.ClinicianGrant? = nil) {
      self.grant = grant
    }
  }

  /// Page of the caller's grants.
  public struct ListGrantsRequest: Message {
    /// 1–100; 0 means 20.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(pageSize: UInt32 = 0, pageToken: String = "") {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of grants.
  public struct ListGrantsResponse: Message {
    /// Grants, newest first.
    public var grants: [IngestionV1.ClinicianGrant]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(grants: [IngestionV1.ClinicianGrant] = [], nextPageToken: String = "") {
      self.grants = grants
      self.nextPageToken = nextPageToken
    }
  }

  /// Names a grant.
  public struct RevokeGrantRequest: Message {
    /// A grant of the caller.
    public var grantID: String

    public init(grantID: String = "") {
      self.grantID = grantID
    }
  }

  /// The ended grant.
  public struct RevokeGrantResponse: Message {
    /// The grant.
    public var grant: IngestionV1.ClinicianGrant?

    public init(grant: IngestionV1.ClinicianGrant? = nil) {
      self.grant = grant
    }
  }

  /// Selects the readings of a grant.
  public struct ListGrantReadingsRequest: Message {
    /// A grant of the caller.
    public var grantID: String
    /// 1–500; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(grantID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.grantID = grantID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of readings.
  public struct ListGrantReadingsResponse: Message {
    /// Readings, newest first.
    public var readings: [IngestionV1.GrantReading]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(readings: [IngestionV1.GrantReading] = [], nextPageToken: String = "") {
      self.readings = readings
      self.nextPageToken = nextPageToken
    }
  }

  /// A reading of the participant's data by the clinician.
  public struct GrantReading: Message {
    /// Time of the reading.
    public var readTime: GoogleProtobuf.Timestamp?

    public init(readTime: GoogleProtobuf.Timestamp? = nil) {
      self.readTime = readTime
    }
  }

  /// Page of the caller's patients.
  public struct ListPatientsRequest: Message {
    /// 1–100; 0 means 20.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(pageSize: UInt32 = 0, pageToken: String = "") {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of patients.
  public struct ListPatientsResponse: Message {
    /// Patients, newest confirmation first.
    public var patients: [IngestionV1.Patient]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(patients: [IngestionV1.Patient] = [], nextPageToken: String = "") {
      self.patients = patients
      self.nextPageToken = nextPageToken
    }
  }

  /// A grant, as the clinician sees it.
  public struct Patient: Message {
    /// The grant.
    public var grantID: String
    /// Name of the participant, as the participant entered it.
    public var patientName: String
    /// The study of the data.
    public var studyID: String
    /// Time of the confirmation.
    public var confirmTime: GoogleProtobuf.Timestamp?
    /// Time at which the access ends.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      grantID: String = "",
      patientName: String = "",
      studyID: String = "",
      confirmTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.grantID = grantID
      self.patientName = patientName
      self.studyID = studyID
      self.confirmTime = confirmTime
      self.expireTime = expireTime
    }
  }

  /// Selects a patient's report.
  public struct ReadPatientReportRequest: Message {
    /// A grant of ListPatients.
    public var grantID: String
    /// Language, as in RenderReportRequest.
    public var language: String
    /// Time zone, as in RenderReportRequest.
    public var timeZone: String

    public init(grantID: String = "", language: String = "", timeZone: String = "") {
      self.grantID = grantID
      self.language = language
      self.timeZone = timeZone
    }
  }

  /// A page about a patient.
  public struct ReadPatientReportResponse: Message {
    /// A self-contained HTML document, as in RenderReportResponse.
    public var html: String
    /// BCP 47 language of its headings and labels.
    public var language: String

    public init(html: String = "", language: String = "") {
      self.html = html
      self.language = language
    }
  }

  /// The descriptor of `otolith/ingestion/v1/clinicians.proto`.
  public static let cliniciansFile = ProtoFile(
    name: "otolith/ingestion/v1/clinicians.proto",
    dependencies: [GoogleProtobuf.timestampFile, IngestionV1.resultsFile],
    base64: "CiVvdG9saXRoL2luZ2VzdGlvbi92MS9jbGluaWNpYW5zLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoib3RvbGl0aC9pbmdlc3Rpb24vdjEvcmVzdWx0cy5wcm90byL9AwoOQ2xpbmljaWFuR3JhbnQSGQoIZ3JhbnRfaWQYASABKAlSB2dyYW50SWQSNwoFc2NvcGUYAiABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXBvcnRTY29wZVIFc2NvcGUSIQoMcGF0aWVudF9uYW1lGAMgASgJUgtwYXRpZW50TmFtZRIlCg5jbGluaWNpYW5fbmFtZRgEIAEoCVINY2xpbmljaWFuTmFtZRI2CgVzdGF0ZRgFIAEoDjIgLm90b2xpdGguaW5nZXN0aW9uLnYxLkdyYW50U3RhdGVSBXN0YXRlEjsKC2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7CgtleHBpcmVfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSPQoMY29uZmlybV90aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILY29uZmlybVRpbWUSGgoIcmVhZGluZ3MYCSABKA1SCHJlYWRpbmdzEkAKDmxhc3RfcmVhZF90aW1lGAogASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIMbGFzdFJlYWRUaW1lIsgBChJDcmVhdGVHcmFudFJlcXVlc3QSGQoIZ3JhbnRfaWQYASABKAlSB2dyYW50SWQSNwoFc2NvcGUYAiABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXBvcnRTY29wZVIFc2NvcGUSIQoMcGF0aWVudF9uYW1lGAMgASgJUgtwYXRpZW50TmFtZRI7CgtleHBpcmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUicgoTQ3JlYXRlR3JhbnRSZXNwb25zZRI6CgVncmFudBgBIAEoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYxLkNsaW5pY2lhbkdyYW50UgVncmFudBIfCgtwYXRpZW50X2tleRgCIAEoCVIKcGF0aWVudEtleSJcChJBY2NlcHRHcmFudFJlcXVlc3QSHwoLcGF0aWVudF9rZXkYASABKAlSCnBhdGllbnRLZXkSJQoOY2xpbmljaWFuX25hbWUYAiABKAlSDWNsaW5pY2lhbk5hbWUikgEKE0FjY2VwdEdyYW50UmVzcG9uc2USGQoIZ3JhbnRfaWQYASABKAlSB2dyYW50SWQSIwoNY2xpbmljaWFuX2tleRgCIAEoCVIMY2xpbmljaWFuS2V5EjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSJVChNDb25maXJtR3JhbnRSZXF1ZXN0EhkKCGdyYW50X2lkGAEgASgJUgdncmFudElkEiMKDWNsaW5pY2lhbl9rZXkYAiABKAlSDGNsaW5pY2lhbktleSJSChRDb25maXJtR3JhbnRSZXNwb25zZRI6CgVncmFudBgBIAEoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYxLkNsaW5pY2lhbkdyYW50UgVncmFudCJPChFMaXN0R3JhbnRzUmVxdWVzdBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiJ6ChJMaXN0R3JhbnRzUmVzcG9uc2USPAoGZ3JhbnRzGAEgAygLMiQub3RvbGl0aC5pbmdlc3Rpb24udjEuQ2xpbmljaWFuR3JhbnRSBmdyYW50cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iLwoSUmV2b2tlR3JhbnRSZXF1ZXN0EhkKCGdyYW50X2lkGAEgASgJUgdncmFudElkIlEKE1Jldm9rZUdyYW50UmVzcG9uc2USOgoFZ3JhbnQYASABKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5DbGluaWNpYW5HcmFudFIFZ3JhbnQicQoYTGlzdEdyYW50UmVhZGluZ3NSZXF1ZXN0EhkKCGdyYW50X2lkGAEgASgJUgdncmFudElkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuIoMBChlMaXN0R3JhbnRSZWFkaW5nc1Jlc3BvbnNlEj4KCHJlYWRpbmdzGAEgAygLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuR3JhbnRSZWFkaW5nUghyZWFkaW5ncxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iRwoMR3JhbnRSZWFkaW5nEjcKCXJlYWRfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHJlYWRUaW1lIlEKE0xpc3RQYXRpZW50c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4ieQoUTGlzdFBhdGllbnRzUmVzcG9uc2USOQoIcGF0aWVudHMYASADKAsyHS5vdG9saXRoLmluZ2VzdGlvbi52MS5QYXRpZW50UghwYXRpZW50cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4i3gEKB1BhdGllbnQSGQoIZ3JhbnRfaWQYASABKAlSB2dyYW50SWQSIQoMcGF0aWVudF9uYW1lGAIgASgJUgtwYXRpZW50TmFtZRIZCghzdHVkeV9pZBgDIAEoCVIHc3R1ZHlJZBI9Cgxjb25maXJtX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtjb25maXJtVGltZRI7CgtleHBpcmVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUibgoYUmVhZFBhdGllbnRSZXBvcnRSZXF1ZXN0EhkKCGdyYW50X2lkGAEgASgJUgdncmFudElkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRIbCgl0aW1lX3pvbmUYAyABKAlSCHRpbWVab25lIksKGVJlYWRQYXRpZW50UmVwb3J0UmVzcG9uc2USEgoEaHRtbBgBIAEoCVIEaHRtbBIaCghsYW5ndWFnZRgCIAEoCVIIbGFuZ3VhZ2UqvgEKCkdyYW50U3RhdGUSGwoXR1JBTlRfU1RBVEVfVU5TUEVDSUZJRUQQABIXChNHUkFOVF9TVEFURV9PRkZFUkVEEAESGAoUR1JBTlRfU1RBVEVfQUNDRVBURUQQAhIWChJHUkFOVF9TVEFURV9BQ1RJVkUQAxIXChNHUkFOVF9TVEFURV9SRVZPS0VEEAQSFwoTR1JBTlRfU1RBVEVfRVhQSVJFRBAFEhYKEkdSQU5UX1NUQVRFX0xPQ0tFRBAGMvcGChBDbGluaWNpYW5TZXJ2aWNlEmcKC0NyZWF0ZUdyYW50Eigub3RvbGl0aC5pbmdlc3Rpb24udjEuQ3JlYXRlR3JhbnRSZXF1ZXN0Gikub3RvbGl0aC5pbmdlc3Rpb24udjEuQ3JlYXRlR3JhbnRSZXNwb25zZSIDkAICEmcKC0FjY2VwdEdyYW50Eigub3RvbGl0aC5pbmdlc3Rpb24udjEuQWNjZXB0R3JhbnRSZXF1ZXN0Gikub3RvbGl0aC5pbmdlc3Rpb24udjEuQWNjZXB0R3JhbnRSZXNwb25zZSIDkAICEmUKDENvbmZpcm1HcmFudBIpLm90b2xpdGguaW5nZXN0aW9uLnYxLkNvbmZpcm1HcmFudFJlcXVlc3QaKi5vdG9saXRoLmluZ2VzdGlvbi52MS5Db25maXJtR3JhbnRSZXNwb25zZRJkCgpMaXN0R3JhbnRzEicub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdEdyYW50c1JlcXVlc3QaKC5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0R3JhbnRzUmVzcG9uc2UiA5ACARJnCgtSZXZva2VHcmFudBIoLm90b2xpdGguaW5nZXN0aW9uLnYxLlJldm9rZUdyYW50UmVxdWVzdBopLm90b2xpdGguaW5nZXN0aW9uLnYxLlJldm9rZUdyYW50UmVzcG9uc2UiA5ACAhJ5ChFMaXN0R3JhbnRSZWFkaW5ncxIuLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RHcmFudFJlYWRpbmdzUmVxdWVzdBovLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RHcmFudFJlYWRpbmdzUmVzcG9uc2UiA5ACARJqCgxMaXN0UGF0aWVudHMSKS5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0UGF0aWVudHNSZXF1ZXN0Gioub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdFBhdGllbnRzUmVzcG9uc2UiA5ACARJ0ChFSZWFkUGF0aWVudFJlcG9ydBIuLm90b2xpdGguaW5nZXN0aW9uLnYxLlJlYWRQYXRpZW50UmVwb3J0UmVxdWVzdBovLm90b2xpdGguaW5nZXN0aW9uLnYxLlJlYWRQYXRpZW50UmVwb3J0UmVzcG9uc2VCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGqAhRPdG9saXRoLkluZ2VzdGlvbi5WMUrpNgpACgEMEgMBABIaNiBBY2Nlc3Mgb2YgY2xpbmljaWFucyB0byB0aGUgZGF0YSBvZiBvbmUgcGFydGljaXBhbnQuCgriBAoCBgASBBUATwEa1QQgTGV0cyBhIHBhcnRpY2lwYW50IGdpdmUgdGhlIGFjY291bnQgb2YgYSBjbGluaWNpYW4gYWNjZXNzIHRvIGEgcGFydCBvZiB0aGUgcGFydGljaXBhbnQncyBkYXRhIChUWVQKIMKnNy4yLjIpLiBUaGUgdHdvIGV4Y2hhbmdlIGtleXM6IHRoZSBwYXJ0aWNpcGFudCBjcmVhdGVzIGEgZ3JhbnQgYW5kIGdpdmVzIHRoZSBjbGluaWNpYW4gaXRzIGtleTsgdGhlCiBjbGluaWNpYW4gZW50ZXJzIGl0IGFuZCBnaXZlcyB0aGUgcGFydGljaXBhbnQgYSBzZWNvbmQga2V5OyB0aGUgcGFydGljaXBhbnQgY29uZmlybXMgaXQuIFNvIG5laXRoZXIKIGEga2V5IHRoYXQgd2FzIG92ZXJoZWFyZCBub3IgYSB3cm9uZyBhY2NvdW50IGdpdmVzIGFjY2Vzcy4KCiBUaGUgY2xpbmljaWFuIHNlZXMgdGhlIHByZXNlbnQgZGF0YSBvZiB0aGUgc2NvcGUsIGFuZCBub3RoaW5nIGVsc2Ugb2YgdGhlIHBhcnRpY2lwYW50LiBUaGUKIHBhcnRpY2lwYW50IGNhbiByZWFkIHdoZW4sIGFuZCBjYW4gZW5kIHRoZSBhY2Nlc3MgYXQgb25jZS4gU2hhcmluZ1NlcnZpY2UgbmVlZHMgbm8gYWNjb3VudCBvZiB0aGUKIGNsaW5pY2lhbiBhbmQgc2hvd3MgYSBzbmFwc2hvdCBpbnN0ZWFkLgoK3AIKBAYAAgASBBsCHQMazQIgQ3JlYXRlcyBhIGdyYW50IGZvciB0aGUgY2FsbGVyJ3Mgb3duIGRhdGEuIFJlcGVhdGluZyB0aGUgY2FsbCB3aXRoIHRoZSBzYW1lIGlkIGFuZCBjb250ZW50cwogcmV0dXJucyB0aGUgc2FtZSBncmFudC4gQXQgbW9zdCAyMCBncmFudHMgb2YgYSBwYXJ0aWNpcGFudCBydW4gYXQgYSB0aW1lLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyBmb3IgYSBzY29wZSB3aXRob3V0IGNvbnRlbnRzIChSRVFVSVJFRCk7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uCiBHUkFOVF9ESUZGRVJTOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfR1JBTlRTLgoKzgIKBAYAAgESBCMCJQMavwIgRW50ZXJzIGEgcGFydGljaXBhbnQncyBrZXkgYXMgYSBjbGluaWNpYW4uIFJlcGVhdGluZyB0aGUgY2FsbCBieSB0aGUgc2FtZSBhY2NvdW50IHJldHVybnMgdGhlIHNhbWUKIGtleS4gVGhlIGNsaW5pY2lhbiBoYXMgbm8gYWNjZXNzIGJlZm9yZSB0aGUgcGFydGljaXBhbnQgaGFzIGNvbmZpcm1lZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBHUkFOVF9VTktOT1dOLCBhbHNvIGZvciBhIGtleSB0aGF0IGFub3RoZXIgYWNjb3VudAogaGFzIGVudGVyZWQsIGFuZCBmb3IgdGhlIGNhbGxlcidzIG93biBncmFudC4KCvUDCgQGAAICEgMvAkca5wMgQ29uZmlybXMsIHdpdGggdGhlIGNsaW5pY2lhbidzIGtleSwgdGhhdCB0aGUgYWNjb3VudCB0aGF0IGVudGVyZWQgdGhlIHBhcnRpY2lwYW50J3Mga2V5IGlzIHRoYXQgb2YKIHRoZSBjbGluaWNpYW4uIFRoZSBhY2Nlc3MgYmVnaW5zLiBDb25maXJtaW5nIGFnYWluIGNoYW5nZXMgbm90aGluZy4KCiBBIHdyb25nIGtleSBjb3VudHMgb3ZlciB0aGUgbGlmZXRpbWUgb2YgdGhlIGdyYW50LCBhbHNvIGluIHBhcmFsbGVsIGNhbGxzOiB0aGUgdGVudGggb25lIGVuZHMgaXQuCgogTm90IGlkZW1wb3RlbnQ6IGEgcmVwZWF0ZWQgd3Jvbmcga2V5IGNvdW50cyBhZ2Fpbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBHUkFOVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBHUkFOVF9OT1RfQUNDRVBURUQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIEdSQU5UX0tFWV9XUk9ORy4KCoYBCgQGAAIDEgQzAjUDGnggTGlzdHMgdGhlIGdyYW50cyB0aGF0IHRoZSBjYWxsZXIgZ2F2ZSwgbmV3ZXN0IGZpcnN0LiBBbiBlbmRlZCBncmFudCBpcyBsaXN0ZWQgZm9yIDMwIGRheXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKkAEKBAYAAgQSBDkCOwMagQEgRW5kcyBhIGdyYW50IGF0IG9uY2UuIFJldm9raW5nIGFuIGVuZGVkIGdyYW50IGNoYW5nZXMgbm90aGluZy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBHUkFOVF9VTktOT1dOLgoKmQEKBAYAAgUSBD8CQQMaigEgTGlzdHMgd2hlbiBhIGNsaW5pY2lhbiByZWFkIHRoZSBjYWxsZXIncyBkYXRhIGJ5IGEgZ3JhbnQsIG5ld2VzdCBmaXJzdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBHUkFOVF9VTktOT1dOLgoKfwoEBgACBhIERQJHAxpxIExpc3RzIHRoZSBncmFudHMgYnkgd2hpY2ggdGhlIGNhbGxlciwgYXMgYSBjbGluaWNpYW4sIGhhcyBhY2Nlc3Mgbm93LCBuZXdlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKlwMKBAYAAgcSA04CVhqJAyBSZXR1cm5zIHRoZSBwcmVzZW50IGRhdGEgb2YgYSBncmFudCdzIHNjb3BlIGFzIG9uZSBwYWdlLCBhcyBSZW5kZXJSZXBvcnQgZG9lcywgYW5kIHJlY29yZHMgdGhlCiByZWFkaW5nLiBOb3QgaWRlbXBvdGVudDogYSByZXBlYXRlZCBjYWxsIGlzIHJlY29yZGVkIGFzIGFub3RoZXIgcmVhZGluZy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBHUkFOVF9VTktOT1dOLCBhbHNvIG9uY2UgdGhlIHBhcnRpY2lwYW50IGhhcyBlbmRlZAogdGhlIGFjY2VzczsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFJFUE9SVF9UT09fTEFSR0U7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uCiBWRVJTSU9OX1VOQVZBSUxBQkxFIGFuZCBSZXRyeUluZm8uCgojCgIFABIEUgBhARoXIFRoZSBzdGF0ZSBvZiBhIGdyYW50LgoKHgoEBQACABIDVAIeGhEgTmV2ZXIgcmV0dXJuZWQuCgpGCgQFAAIBEgNWAhoaOSBXYWl0cyBmb3IgdGhlIGNsaW5pY2lhbiB0byBlbnRlciB0aGUgcGFydGljaXBhbnQncyBrZXkuCgpICgQFAAICEgNYAhsaOyBXYWl0cyBmb3IgdGhlIHBhcnRpY2lwYW50IHRvIGNvbmZpcm0gdGhlIGNsaW5pY2lhbidzIGtleS4KCigKBAUAAgMSA1oCGRobIFRoZSBjbGluaWNpYW4gaGFzIGFjY2Vzcy4KCigKBAUAAgQSA1wCGhobIFRoZSBwYXJ0aWNpcGFudCBlbmRlZCBpdC4KCkwKBAUAAgUSA14CGho/IEl0cyB0aW1lIGhhcyBwYXNzZWQsIG9yIGl0IHdhcyBub3QgY29uZmlybWVkIHdpdGhpbiAyNCBob3Vycy4KCisKBAUAAgYSA2ACGRoeIFRlbiB3cm9uZyBrZXlzIHdlcmUgZW50ZXJlZC4KCjIKAgQAEgRkAHkBGiYgQSBncmFudCwgYXMgdGhlIHBhcnRpY2lwYW50IHNlZXMgaXQuCgonCgQEAAIAEgNmAhYaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KCjAKBAQAAgESA2gCGBojIFRoZSBkYXRhIHRoYXQgdGhlIGNsaW5pY2lhbiBzZWVzLgoKPwoEBAACAhIDagIaGjIgTmFtZSBvZiB0aGUgcGFydGljaXBhbnQgdGhhdCB0aGUgY2xpbmljaWFuIHNlZXMuCgpPCgQEAAIDEgNsAhwaQiBOYW1lIG9mIHRoZSBjbGluaWNpYW4gYXMgZW50ZXJlZCBieSB0aGUgY2xpbmljaWFuOyBlbXB0eSBiZWZvcmUuCgotCgQEAAIEEgNuAhcaICBTdGF0ZSBhdCB0aGUgdGltZSBvZiB0aGUgY2FsbC4KCiwKBAQAAgUSA3ACLBofIFRpbWUgYXQgd2hpY2ggaXQgd2FzIGNyZWF0ZWQuCgpYCgQEAAIGEgNyAiwaSyBUaW1lIGF0IHdoaWNoIHRoZSBhY2Nlc3MgZW5kczsgd2l0aGluIDI0IGhvdXJzIHdoaWxlIGl0IGlzIG5vdCBjb25maXJtZWQuCgo3CgQEAAIHEgN0Ai0aKiBUaW1lIG9mIHRoZSBjb25maXJtYXRpb247IGFic2VudCBiZWZvcmUuCgoiCgQEAAIIEgN2AhYaFSBOdW1iZXIgb2YgcmVhZGluZ3MuCgo+CgQEAAIJEgN4AjAaMSBUaW1lIG9mIHRoZSBsYXRlc3QgcmVhZGluZzsgYWJzZW50IHdpdGhvdXQgYW55LgoKGwoCBAESBXwAhQEBGg4gQSBuZXcgZ3JhbnQuCgonCgQEAQIAEgN+AhYaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KCjEKBAQBAgESBIABAhgaIyBUaGUgZGF0YSB0aGF0IHRoZSBjbGluaWNpYW4gc2Vlcy4KCloKBAQBAgISBIIBAhoaTCBOYW1lIGJ5IHdoaWNoIHRoZSBjbGluaWNpYW4gcmVjb2duaXNlcyB0aGUgcGFydGljaXBhbnQ7IDHigJM4MCBjaGFyYWN0ZXJzLgoKWAoEBAECAxIEhAECLBpKIFRpbWUgYXQgd2hpY2ggdGhlIGFjY2VzcyBlbmRzOyBpbiB0aGUgZnV0dXJlIGFuZCBhdCBtb3N0IDM2NiBkYXlzIGFoZWFkLgoKJgoCBAISBogBAI4BARoYIFRoZSBncmFudCBhbmQgaXRzIGtleS4KChoKBAQCAgASBIoBAhsaDCBUaGUgZ3JhbnQuCgqzAQoEBAICARIEjQECGRqkASBUaGUga2V5IHRoYXQgdGhlIHBhcnRpY2lwYW50IGdpdmVzIHRvIHRoZSBjbGluaWNpYW46IDE2IGxldHRlcnMgYW5kIGRpZ2l0cyBpbiBncm91cHMgb2YgZm91ci4gVmFsaWQKIGZvciAyNCBob3VyczsgZW1wdHkgb25jZSB0aGUgZ3JhbnQgaXMgY29uZmlybWVkIG9yIGhhcyBlbmRlZC4KCisKAgQDEgaRAQCWAQEaHSBFbnRlcnMgYSBwYXJ0aWNpcGFudCdzIGtleS4KClQKBAQDAgASBJMBAhkaRiBgcGF0aWVudF9rZXlgIG9mIENyZWF0ZUdyYW50OyBjYXNlLCBibGFua3MgYW5kIGh5cGhlbnMgZG8gbm90IGNvdW50LgoKUwoEBAMCARIElQECHBpFIE5hbWUgb2YgdGhlIGNsaW5pY2lhbiB0aGF0IHRoZSBwYXJ0aWNpcGFudCBzZWVzOyAx4oCTODAgY2hhcmFjdGVycy4KCh8KAgQEEgaZAQCgAQEaESBUaGUgc2Vjb25kIGtleS4KChoKBAQEAgASBJsBAhYaDCBUaGUgZ3JhbnQuCgpsCgQEBAIBEgSdAQIbGl4gVGhlIGtleSB0aGF0IHRoZSBjbGluaWNpYW4gZ2l2ZXMgdG8gdGhlIHBhcnRpY2lwYW50OiA4IGxldHRlcnMgYW5kIGRpZ2l0cyBpbiBncm91cHMgb2YgZm91ci4KCj0KBAQEAgISBJ8BAiwaLyBUaW1lIHVudGlsIHdoaWNoIHRoZSBwYXJ0aWNpcGFudCBjYW4gY29uZmlybS4KCiEKAgQFEgajAQCoAQEaEyBDb25maXJtcyBhIGdyYW50LgoKJgoEBAUCABIEpQECFhoYIEEgZ3JhbnQgb2YgdGhlIGNhbGxlci4KClYKBAQFAgESBKcBAhsaSCBgY2xpbmljaWFuX2tleWAgb2YgQWNjZXB0R3JhbnQ7IGNhc2UsIGJsYW5rcyBhbmQgaHlwaGVucyBkbyBub3QgY291bnQuCgohCgIEBhIGqwEArgEBGhMgVGhlIGFjdGl2ZSBncmFudC4KChoKBAQGAgASBK0BAhsaDCBUaGUgZ3JhbnQuCgosCgIEBxIGsQEAtgEBGh4gUGFnZSBvZiB0aGUgY2FsbGVyJ3MgZ3JhbnRzLgoKJAoEBAcCABIEswECFxoWIDHigJMxMDA7IDAgbWVhbnMgMjAuCgpRCgQEBwIBEgS1AQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiEKAgQIEga5AQC+AQEaEyBBIHBhZ2Ugb2YgZ3JhbnRzLgoKJQoEBAgCABIEuwECJRoXIEdyYW50cywgbmV3ZXN0IGZpcnN0LgoKPwoEBAgCARIEvQECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgoeCgIECRIGwQEAxAEBGhAgTmFtZXMgYSBncmFudC4KCiYKBAQJAgASBMMBAhYaGCBBIGdyYW50IG9mIHRoZSBjYWxsZXIuCgogCgIEChIGxwEAygEBGhIgVGhlIGVuZGVkIGdyYW50LgoKGgoEBAoCABIEyQECGxoMIFRoZSBncmFudC4KCjAKAgQLEgbNAQDUAQEaIiBTZWxlY3RzIHRoZSByZWFkaW5ncyBvZiBhIGdyYW50LgoKJgoEBAsCABIEzwECFhoYIEEgZ3JhbnQgb2YgdGhlIGNhbGxlci4KCiQKBAQLAgESBNEBAhcaFiAx4oCTNTAwOyAwIG1lYW5zIDUwLgoKUQoEBAsCAhIE0wECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgojCgIEDBIG1wEA3AEBGhUgQSBwYWdlIG9mIHJlYWRpbmdzLgoKJwoEBAwCABIE2QECJRoZIFJlYWRpbmdzLCBuZXdlc3QgZmlyc3QuCgo/CgQEDAIBEgTbAQIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCkUKAgQNEgbfAQDiAQEaNyBBIHJlYWRpbmcgb2YgdGhlIHBhcnRpY2lwYW50J3MgZGF0YSBieSB0aGUgY2xpbmljaWFuLgoKJAoEBA0CABIE4QECKhoWIFRpbWUgb2YgdGhlIHJlYWRpbmcuCgouCgIEDhIG5QEA6gEBGiAgUGFnZSBvZiB0aGUgY2FsbGVyJ3MgcGF0aWVudHMuCgokCgQEDgIAEgTnAQIXGhYgMeKAkzEwMDsgMCBtZWFucyAyMC4KClEKBAQOAgESBOkBAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKIwoCBA8SBu0BAPIBARoVIEEgcGFnZSBvZiBwYXRpZW50cy4KCjQKBAQPAgASBO8BAiAaJiBQYXRpZW50cywgbmV3ZXN0IGNvbmZpcm1hdGlvbiBmaXJzdC4KCj8KBAQPAgESBPEBAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKMgoCBBASBvUBAIACARokIEEgZ3JhbnQsIGFzIHRoZSBjbGluaWNpYW4gc2VlcyBpdC4KChoKBAQQAgASBPcBAhYaDCBUaGUgZ3JhbnQuCgpHCgQEEAIBEgT5AQIaGjkgTmFtZSBvZiB0aGUgcGFydGljaXBhbnQsIGFzIHRoZSBwYXJ0aWNpcGFudCBlbnRlcmVkIGl0LgoKJgoEBBACAhIE+wECFhoYIFRoZSBzdHVkeSBvZiB0aGUgZGF0YS4KCikKBAQQAgMSBP0BAi0aGyBUaW1lIG9mIHRoZSBjb25maXJtYXRpb24uCgouCgQEEAIEEgT/AQIsGiAgVGltZSBhdCB3aGljaCB0aGUgYWNjZXNzIGVuZHMuCgorCgIEERIGgwIAigIBGh0gU2VsZWN0cyBhIHBhdGllbnQncyByZXBvcnQuCgooCgQEEQIAEgSFAgIWGhogQSBncmFudCBvZiBMaXN0UGF0aWVudHMuCgo0CgQEEQIBEgSHAgIWGiYgTGFuZ3VhZ2UsIGFzIGluIFJlbmRlclJlcG9ydFJlcXVlc3QuCgo1CgQEEQICEgSJAgIXGicgVGltZSB6b25lLCBhcyBpbiBSZW5kZXJSZXBvcnRSZXF1ZXN0LgoKJwoCBBISBo0CAJICARoZIEEgcGFnZSBhYm91dCBhIHBhdGllbnQuCgpLCgQEEgIAEgSPAgISGj0gQSBzZWxmLWNvbnRhaW5lZCBIVE1MIGRvY3VtZW50LCBhcyBpbiBSZW5kZXJSZXBvcnRSZXNwb25zZS4KCjsKBAQSAgESBJECAhYaLSBCQ1AgNDcgbGFuZ3VhZ2Ugb2YgaXRzIGhlYWRpbmdzIGFuZCBsYWJlbHMuCmIGcHJvdG8z")
}

extension IngestionV1.ClinicianGrant {
  public static var fullName: String { "otolith.ingestion.v1.ClinicianGrant" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__clinician_grant__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ClinicianGrant>) {
    self.grantID = Codec.string(c.pointee.grant_id)
    self.scope = c.pointee.scope.map { IngestionV1.ReportScope($0) }
    self.patientName = Codec.string(c.pointee.patient_name)
    self.clinicianName = Codec.string(c.pointee.clinician_name)
    self.state = IngestionV1.GrantState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.confirmTime = c.pointee.confirm_time.map { GoogleProtobuf.Timestamp($0) }
    self.readings = c.pointee.readings
    self.lastReadTime = c.pointee.last_read_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ClinicianGrant> {
    let c = arena.allocate(Otolith__Ingestion__V1__ClinicianGrant.self)
    otolith__ingestion__v1__clinician_grant__init(c)
    if !self.grantID.isEmpty { c.pointee.grant_id = arena.string(self.grantID) }
    if let value = self.scope { c.pointee.scope = value.cStruct(in: arena) }
    if !self.patientName.isEmpty { c.pointee.patient_name = arena.string(self.patientName) }
    if !self.clinicianName.isEmpty { c.pointee.clinician_name = arena.string(self.clinicianName) }
    c.pointee.state = Otolith__Ingestion__V1__GrantState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    if let value = self.confirmTime { c.pointee.confirm_time = value.cStruct(in: arena) }
    c.pointee.readings = self.readings
    if let value = self.lastReadTime { c.pointee.last_read_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.CreateGrantRequest {
  public static var fullName: String { "otolith.ingestion.v1.CreateGrantRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__create_grant_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__CreateGrantRequest>) {
    self.grantID = Codec.string(c.pointee.grant_id)
    self.scope = c.pointee.scope.map { IngestionV1.ReportScope($0) }
    self.patientName = Codec.string(c.pointee.patient_name)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__CreateGrantRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__CreateGrantRequest.self)
    otolith__ingestion__v1__create_grant_request__init(c)
    if !self.grantID.isEmpty { c.pointee.grant_id = arena.string(self.grantID) }
    if let value = self.scope { c.pointee.scope = value.cStruct(in: arena) }
    if !self.patientName.isEmpty { c.pointee.patient_name = arena.string(self.patientName) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.CreateGrantResponse {
  public static var fullName: String { "otolith.ingestion.v1.CreateGrantResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__create_grant_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__CreateGrantResponse>) {
    self.grant = c.pointee.grant.map { IngestionV1.ClinicianGrant($0) }
    self.patientKey = Codec.string(c.pointee.patient_key)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__CreateGrantResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__CreateGrantResponse.self)
    otolith__ingestion__v1__create_grant_response__init(c)
    if let value = self.grant { c.pointee.grant = value.cStruct(in: arena) }
    if !self.patientKey.isEmpty { c.pointee.patient_key = arena.string(self.patientKey) }
    return c
  }
}

extension IngestionV1.AcceptGrantRequest {
  public static var fullName: String { "otolith.ingestion.v1.AcceptGrantRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__accept_grant_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AcceptGrantRequest>) {
    self.patientKey = Codec.string(c.pointee.patient_key)
    self.clinicianName = Codec.string(c.pointee.clinician_name)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AcceptGrantRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__AcceptGrantRequest.self)
    otolith__ingestion__v1__accept_grant_request__init(c)
    if !self.patientKey.isEmpty { c.pointee.patient_key = arena.string(self.patientKey) }
    if !self.clinicianName.isEmpty { c.pointee.clinician_name = arena.string(self.clinicianName) }
    return c
  }
}

extension IngestionV1.AcceptGrantResponse {
  public static var fullName: String { "otolith.ingestion.v1.AcceptGrantResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__accept_grant_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AcceptGrantResponse>) {
    self.grantID = Codec.string(c.pointee.grant_id)
    self.clinicianKey = Codec.string(c.pointee.clinician_key)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AcceptGrantResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__AcceptGrantResponse.self)
    otolith__ingestion__v1__accept_grant_response__init(c)
    if !self.grantID.isEmpty { c.pointee.grant_id = arena.string(self.grantID) }
    if !self.clinicianKey.isEmpty { c.pointee.clinician_key = arena.string(self.clinicianKey) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ConfirmGrantRequest {
  public static var fullName: String { "otolith.ingestion.v1.ConfirmGrantRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__confirm_grant_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ConfirmGrantRequest>) {
    self.grantID = Codec.string(c.pointee.grant_id)
    self.clinicianKey = Codec.string(c.pointee.clinician_key)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ConfirmGrantRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ConfirmGrantRequest.self)
    otolith__ingestion__v1__confirm_grant_request__init(c)
    if !self.grantID.isEmpty { c.pointee.grant_id = arena.string(self.grantID) }
    if !self.clinicianKey.isEmpty { c.pointee.clinician_key = arena.string(self.clinicianKey) }
    return c
  }
}

extension IngestionV1.ConfirmGrantResponse {
  public static var fullName: String { "otolith.ingestion.v1.ConfirmGrantResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__confirm_grant_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ConfirmGrantResponse>) {
    self.grant = c.pointee.grant.map { IngestionV1.ClinicianGrant($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ConfirmGrantResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ConfirmGrantResponse.self)
    otolith__ingestion__v1__confirm_grant_response__init(c)
    if let value = self.grant { c.pointee.grant = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ListGrantsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListGrantsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_grants_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListGrantsRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListGrantsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListGrantsRequest.self)
    otolith__ingestion__v1__list_grants_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListGrantsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListGrantsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_grants_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListGrantsResponse>) {
    self.grants = Codec.messages(c.pointee.grants, c.pointee.n_grants) { IngestionV1.ClinicianGrant($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListGrantsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListGrantsResponse.self)
    otolith__ingestion__v1__list_grants_response__init(c)
    if !self.grants.isEmpty {
      c.pointee.n_grants = self.grants.count
      c.pointee.grants = arena.array(self.grants) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ClinicianGrant>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.RevokeGrantRequest {
  public static var fullName: String { "otolith.ingestion.v1.RevokeGrantRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__revoke_grant_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RevokeGrantRequest>) {
    self.grantID = Codec.string(c.pointee.grant_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RevokeGrantRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__RevokeGrantRequest.self)
    otolith__ingestion__v1__revoke_grant_request__init(c)
    if !self.grantID.isEmpty { c.pointee.grant_id = arena.string(self.grantID) }
    return c
  }
}

extension IngestionV1.RevokeGrantResponse {
  public static var fullName: String { "otolith.ingestion.v1.RevokeGrantResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__revoke_grant_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RevokeGrantResponse>) {
    self.grant = c.pointee.grant.map { IngestionV1.ClinicianGrant($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RevokeGrantResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__RevokeGrantResponse.self)
    otolith__ingestion__v1__revoke_grant_response__init(c)
    if let value = self.grant { c.pointee.grant = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ListGrantReadingsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListGrantReadingsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_grant_readings_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListGrantReadingsRequest>) {
    self.grantID = Codec.string(c.pointee.grant_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListGrantReadingsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListGrantReadingsRequest.self)
    otolith__ingestion__v1__list_grant_readings_request__init(c)
    if !self.grantID.isEmpty { c.pointee.grant_id = arena.string(self.grantID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListGrantReadingsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListGrantReadingsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_grant_readings_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListGrantReadingsResponse>) {
    self.readings = Codec.messages(c.pointee.readings, c.pointee.n_readings) { IngestionV1.GrantReading($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListGrantReadingsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListGrantReadingsResponse.self)
    otolith__ingestion__v1__list_grant_readings_response__init(c)
    if !self.readings.isEmpty {
      c.pointee.n_readings = self.readings.count
      c.pointee.readings = arena.array(self.readings) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__GrantReading>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.GrantReading {
  public static var fullName: String { "otolith.ingestion.v1.GrantReading" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__grant_reading__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GrantReading>) {
    self.readTime = c.pointee.read_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GrantReading> {
    let c = arena.allocate(Otolith__Ingestion__V1__GrantReading.self)
    otolith__ingestion__v1__grant_reading__init(c)
    if let value = self.readTime { c.pointee.read_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ListPatientsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListPatientsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_patients_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListPatientsRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListPatientsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListPatientsRequest.self)
    otolith__ingestion__v1__list_patients_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListPatientsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListPatientsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_patients_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListPatientsResponse>) {
    self.patients = Codec.messages(c.pointee.patients, c.pointee.n_patients) { IngestionV1.Patient($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListPatientsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListPatientsResponse.self)
    otolith__ingestion__v1__list_patients_response__init(c)
    if !self.patients.isEmpty {
      c.pointee.n_patients = self.patients.count
      c.pointee.patients = arena.array(self.patients) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Patient>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.Patient {
  public static var fullName: String { "otolith.ingestion.v1.Patient" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__patient__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Patient>) {
    self.grantID = Codec.string(c.pointee.grant_id)
    self.patientName = Codec.string(c.pointee.patient_name)
    self.studyID = Codec.string(c.pointee.study_id)
    self.confirmTime = c.pointee.confirm_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Patient> {
    let c = arena.allocate(Otolith__Ingestion__V1__Patient.self)
    otolith__ingestion__v1__patient__init(c)
    if !self.grantID.isEmpty { c.pointee.grant_id = arena.string(self.grantID) }
    if !self.patientName.isEmpty { c.pointee.patient_name = arena.string(self.patientName) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.confirmTime { c.pointee.confirm_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ReadPatientReportRequest {
  public static var fullName: String { "otolith.ingestion.v1.ReadPatientReportRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__read_patient_report_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReadPatientReportRequest>) {
    self.grantID = Codec.string(c.pointee.grant_id)
    self.language = Codec.string(c.pointee.language)
    self.timeZone = Codec.string(c.pointee.time_zone)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReadPatientReportRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReadPatientReportRequest.self)
    otolith__ingestion__v1__read_patient_report_request__init(c)
    if !self.grantID.isEmpty { c.pointee.grant_id = arena.string(self.grantID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    return c
  }
}

extension IngestionV1.ReadPatientReportResponse {
  public static var fullName: String { "otolith.ingestion.v1.ReadPatientReportResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__read_patient_report_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReadPatientReportResponse>) {
    self.html = Codec.string(c.pointee.html)
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReadPatientReportResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReadPatientReportResponse.self)
    otolith__ingestion__v1__read_patient_report_response__init(c)
    if !self.html.isEmpty { c.pointee.html = arena.string(self.html) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}
