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
    /// The account of the clinician was erased after the confirmation.
    case clinicianErased
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .offered, .accepted, .active, .revoked, .expired, .locked, .clinicianErased] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .offered
        case 2: .accepted
        case 3: .active
        case 4: .revoked
        case 5: .expired
        case 6: .locked
        case 7: .clinicianErased
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
        case .clinicianErased: 7
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
    base64: "CiVvdG9saXRoL2luZ2VzdGlvbi92MS9jbGluaWNpYW5zLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoib3RvbGl0aC9pbmdlc3Rpb24vdjEvcmVzdWx0cy5wcm90byL9AwoOQ2xpbmljaWFuR3JhbnQSGQoIZ3JhbnRfaWQYASABKAlSB2dyYW50SWQSNwoFc2NvcGUYAiABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXBvcnRTY29wZVIFc2NvcGUSIQoMcGF0aWVudF9uYW1lGAMgASgJUgtwYXRpZW50TmFtZRIlCg5jbGluaWNpYW5fbmFtZRgEIAEoCVINY2xpbmljaWFuTmFtZRI2CgVzdGF0ZRgFIAEoDjIgLm90b2xpdGguaW5nZXN0aW9uLnYxLkdyYW50U3RhdGVSBXN0YXRlEjsKC2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7CgtleHBpcmVfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSPQoMY29uZmlybV90aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILY29uZmlybVRpbWUSGgoIcmVhZGluZ3MYCSABKA1SCHJlYWRpbmdzEkAKDmxhc3RfcmVhZF90aW1lGAogASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIMbGFzdFJlYWRUaW1lIsgBChJDcmVhdGVHcmFudFJlcXVlc3QSGQoIZ3JhbnRfaWQYASABKAlSB2dyYW50SWQSNwoFc2NvcGUYAiABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXBvcnRTY29wZVIFc2NvcGUSIQoMcGF0aWVudF9uYW1lGAMgASgJUgtwYXRpZW50TmFtZRI7CgtleHBpcmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUicgoTQ3JlYXRlR3JhbnRSZXNwb25zZRI6CgVncmFudBgBIAEoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYxLkNsaW5pY2lhbkdyYW50UgVncmFudBIfCgtwYXRpZW50X2tleRgCIAEoCVIKcGF0aWVudEtleSJcChJBY2NlcHRHcmFudFJlcXVlc3QSHwoLcGF0aWVudF9rZXkYASABKAlSCnBhdGllbnRLZXkSJQoOY2xpbmljaWFuX25hbWUYAiABKAlSDWNsaW5pY2lhbk5hbWUikgEKE0FjY2VwdEdyYW50UmVzcG9uc2USGQoIZ3JhbnRfaWQYASABKAlSB2dyYW50SWQSIwoNY2xpbmljaWFuX2tleRgCIAEoCVIMY2xpbmljaWFuS2V5EjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSJVChNDb25maXJtR3JhbnRSZXF1ZXN0EhkKCGdyYW50X2lkGAEgASgJUgdncmFudElkEiMKDWNsaW5pY2lhbl9rZXkYAiABKAlSDGNsaW5pY2lhbktleSJSChRDb25maXJtR3JhbnRSZXNwb25zZRI6CgVncmFudBgBIAEoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYxLkNsaW5pY2lhbkdyYW50UgVncmFudCJPChFMaXN0R3JhbnRzUmVxdWVzdBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiJ6ChJMaXN0R3JhbnRzUmVzcG9uc2USPAoGZ3JhbnRzGAEgAygLMiQub3RvbGl0aC5pbmdlc3Rpb24udjEuQ2xpbmljaWFuR3JhbnRSBmdyYW50cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iLwoSUmV2b2tlR3JhbnRSZXF1ZXN0EhkKCGdyYW50X2lkGAEgASgJUgdncmFudElkIlEKE1Jldm9rZUdyYW50UmVzcG9uc2USOgoFZ3JhbnQYASABKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5DbGluaWNpYW5HcmFudFIFZ3JhbnQicQoYTGlzdEdyYW50UmVhZGluZ3NSZXF1ZXN0EhkKCGdyYW50X2lkGAEgASgJUgdncmFudElkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuIoMBChlMaXN0R3JhbnRSZWFkaW5nc1Jlc3BvbnNlEj4KCHJlYWRpbmdzGAEgAygLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuR3JhbnRSZWFkaW5nUghyZWFkaW5ncxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iRwoMR3JhbnRSZWFkaW5nEjcKCXJlYWRfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHJlYWRUaW1lIlEKE0xpc3RQYXRpZW50c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4ieQoUTGlzdFBhdGllbnRzUmVzcG9uc2USOQoIcGF0aWVudHMYASADKAsyHS5vdG9saXRoLmluZ2VzdGlvbi52MS5QYXRpZW50UghwYXRpZW50cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4i3gEKB1BhdGllbnQSGQoIZ3JhbnRfaWQYASABKAlSB2dyYW50SWQSIQoMcGF0aWVudF9uYW1lGAIgASgJUgtwYXRpZW50TmFtZRIZCghzdHVkeV9pZBgDIAEoCVIHc3R1ZHlJZBI9Cgxjb25maXJtX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtjb25maXJtVGltZRI7CgtleHBpcmVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUibgoYUmVhZFBhdGllbnRSZXBvcnRSZXF1ZXN0EhkKCGdyYW50X2lkGAEgASgJUgdncmFudElkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRIbCgl0aW1lX3pvbmUYAyABKAlSCHRpbWVab25lIksKGVJlYWRQYXRpZW50UmVwb3J0UmVzcG9uc2USEgoEaHRtbBgBIAEoCVIEaHRtbBIaCghsYW5ndWFnZRgCIAEoCVIIbGFuZ3VhZ2Uq4AEKCkdyYW50U3RhdGUSGwoXR1JBTlRfU1RBVEVfVU5TUEVDSUZJRUQQABIXChNHUkFOVF9TVEFURV9PRkZFUkVEEAESGAoUR1JBTlRfU1RBVEVfQUNDRVBURUQQAhIWChJHUkFOVF9TVEFURV9BQ1RJVkUQAxIXChNHUkFOVF9TVEFURV9SRVZPS0VEEAQSFwoTR1JBTlRfU1RBVEVfRVhQSVJFRBAFEhYKEkdSQU5UX1NUQVRFX0xPQ0tFRBAGEiAKHEdSQU5UX1NUQVRFX0NMSU5JQ0lBTl9FUkFTRUQQBzL3BgoQQ2xpbmljaWFuU2VydmljZRJnCgtDcmVhdGVHcmFudBIoLm90b2xpdGguaW5nZXN0aW9uLnYxLkNyZWF0ZUdyYW50UmVxdWVzdBopLm90b2xpdGguaW5nZXN0aW9uLnYxLkNyZWF0ZUdyYW50UmVzcG9uc2UiA5ACAhJnCgtBY2NlcHRHcmFudBIoLm90b2xpdGguaW5nZXN0aW9uLnYxLkFjY2VwdEdyYW50UmVxdWVzdBopLm90b2xpdGguaW5nZXN0aW9uLnYxLkFjY2VwdEdyYW50UmVzcG9uc2UiA5ACAhJlCgxDb25maXJtR3JhbnQSKS5vdG9saXRoLmluZ2VzdGlvbi52MS5Db25maXJtR3JhbnRSZXF1ZXN0Gioub3RvbGl0aC5pbmdlc3Rpb24udjEuQ29uZmlybUdyYW50UmVzcG9uc2USZAoKTGlzdEdyYW50cxInLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RHcmFudHNSZXF1ZXN0Gigub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdEdyYW50c1Jlc3BvbnNlIgOQAgESZwoLUmV2b2tlR3JhbnQSKC5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXZva2VHcmFudFJlcXVlc3QaKS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXZva2VHcmFudFJlc3BvbnNlIgOQAgISeQoRTGlzdEdyYW50UmVhZGluZ3MSLi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0R3JhbnRSZWFkaW5nc1JlcXVlc3QaLy5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0R3JhbnRSZWFkaW5nc1Jlc3BvbnNlIgOQAgESagoMTGlzdFBhdGllbnRzEikub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdFBhdGllbnRzUmVxdWVzdBoqLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RQYXRpZW50c1Jlc3BvbnNlIgOQAgESdAoRUmVhZFBhdGllbnRSZXBvcnQSLi5vdG9saXRoLmluZ2VzdGlvbi52MS5SZWFkUGF0aWVudFJlcG9ydFJlcXVlc3QaLy5vdG9saXRoLmluZ2VzdGlvbi52MS5SZWFkUGF0aWVudFJlcG9ydFJlc3BvbnNlQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFKujcKQAoBDBIDAQASGjYgQWNjZXNzIG9mIGNsaW5pY2lhbnMgdG8gdGhlIGRhdGEgb2Ygb25lIHBhcnRpY2lwYW50LgoK4gQKAgYAEgQVAE8BGtUEIExldHMgYSBwYXJ0aWNpcGFudCBnaXZlIHRoZSBhY2NvdW50IG9mIGEgY2xpbmljaWFuIGFjY2VzcyB0byBhIHBhcnQgb2YgdGhlIHBhcnRpY2lwYW50J3MgZGF0YSAoVFlUCiDCpzcuMi4yKS4gVGhlIHR3byBleGNoYW5nZSBrZXlzOiB0aGUgcGFydGljaXBhbnQgY3JlYXRlcyBhIGdyYW50IGFuZCBnaXZlcyB0aGUgY2xpbmljaWFuIGl0cyBrZXk7IHRoZQogY2xpbmljaWFuIGVudGVycyBpdCBhbmQgZ2l2ZXMgdGhlIHBhcnRpY2lwYW50IGEgc2Vjb25kIGtleTsgdGhlIHBhcnRpY2lwYW50IGNvbmZpcm1zIGl0LiBTbyBuZWl0aGVyCiBhIGtleSB0aGF0IHdhcyBvdmVyaGVhcmQgbm9yIGEgd3JvbmcgYWNjb3VudCBnaXZlcyBhY2Nlc3MuCgogVGhlIGNsaW5pY2lhbiBzZWVzIHRoZSBwcmVzZW50IGRhdGEgb2YgdGhlIHNjb3BlLCBhbmQgbm90aGluZyBlbHNlIG9mIHRoZSBwYXJ0aWNpcGFudC4gVGhlCiBwYXJ0aWNpcGFudCBjYW4gcmVhZCB3aGVuLCBhbmQgY2FuIGVuZCB0aGUgYWNjZXNzIGF0IG9uY2UuIFNoYXJpbmdTZXJ2aWNlIG5lZWRzIG5vIGFjY291bnQgb2YgdGhlCiBjbGluaWNpYW4gYW5kIHNob3dzIGEgc25hcHNob3QgaW5zdGVhZC4KCtwCCgQGAAIAEgQbAh0DGs0CIENyZWF0ZXMgYSBncmFudCBmb3IgdGhlIGNhbGxlcidzIG93biBkYXRhLiBSZXBlYXRpbmcgdGhlIGNhbGwgd2l0aCB0aGUgc2FtZSBpZCBhbmQgY29udGVudHMKIHJldHVybnMgdGhlIHNhbWUgZ3JhbnQuIEF0IG1vc3QgMjAgZ3JhbnRzIG9mIGEgcGFydGljaXBhbnQgcnVuIGF0IGEgdGltZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQsIGFsc28gZm9yIGEgc2NvcGUgd2l0aG91dCBjb250ZW50cyAoUkVRVUlSRUQpOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbgogR1JBTlRfRElGRkVSUzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0dSQU5UUy4KCs4CCgQGAAIBEgQjAiUDGr8CIEVudGVycyBhIHBhcnRpY2lwYW50J3Mga2V5IGFzIGEgY2xpbmljaWFuLiBSZXBlYXRpbmcgdGhlIGNhbGwgYnkgdGhlIHNhbWUgYWNjb3VudCByZXR1cm5zIHRoZSBzYW1lCiBrZXkuIFRoZSBjbGluaWNpYW4gaGFzIG5vIGFjY2VzcyBiZWZvcmUgdGhlIHBhcnRpY2lwYW50IGhhcyBjb25maXJtZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gR1JBTlRfVU5LTk9XTiwgYWxzbyBmb3IgYSBrZXkgdGhhdCBhbm90aGVyIGFjY291bnQKIGhhcyBlbnRlcmVkLCBhbmQgZm9yIHRoZSBjYWxsZXIncyBvd24gZ3JhbnQuCgr1AwoEBgACAhIDLwJHGucDIENvbmZpcm1zLCB3aXRoIHRoZSBjbGluaWNpYW4ncyBrZXksIHRoYXQgdGhlIGFjY291bnQgdGhhdCBlbnRlcmVkIHRoZSBwYXJ0aWNpcGFudCdzIGtleSBpcyB0aGF0IG9mCiB0aGUgY2xpbmljaWFuLiBUaGUgYWNjZXNzIGJlZ2lucy4gQ29uZmlybWluZyBhZ2FpbiBjaGFuZ2VzIG5vdGhpbmcuCgogQSB3cm9uZyBrZXkgY291bnRzIG92ZXIgdGhlIGxpZmV0aW1lIG9mIHRoZSBncmFudCwgYWxzbyBpbiBwYXJhbGxlbCBjYWxsczogdGhlIHRlbnRoIG9uZSBlbmRzIGl0LgoKIE5vdCBpZGVtcG90ZW50OiBhIHJlcGVhdGVkIHdyb25nIGtleSBjb3VudHMgYWdhaW4uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gR1JBTlRfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogR1JBTlRfTk9UX0FDQ0VQVEVEOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBHUkFOVF9LRVlfV1JPTkcuCgqGAQoEBgACAxIEMwI1Axp4IExpc3RzIHRoZSBncmFudHMgdGhhdCB0aGUgY2FsbGVyIGdhdmUsIG5ld2VzdCBmaXJzdC4gQW4gZW5kZWQgZ3JhbnQgaXMgbGlzdGVkIGZvciAzMCBkYXlzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCpABCgQGAAIEEgQ5AjsDGoEBIEVuZHMgYSBncmFudCBhdCBvbmNlLiBSZXZva2luZyBhbiBlbmRlZCBncmFudCBjaGFuZ2VzIG5vdGhpbmcuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gR1JBTlRfVU5LTk9XTi4KCpkBCgQGAAIFEgQ/AkEDGooBIExpc3RzIHdoZW4gYSBjbGluaWNpYW4gcmVhZCB0aGUgY2FsbGVyJ3MgZGF0YSBieSBhIGdyYW50LCBuZXdlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gR1JBTlRfVU5LTk9XTi4KCn8KBAYAAgYSBEUCRwMacSBMaXN0cyB0aGUgZ3JhbnRzIGJ5IHdoaWNoIHRoZSBjYWxsZXIsIGFzIGEgY2xpbmljaWFuLCBoYXMgYWNjZXNzIG5vdywgbmV3ZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCpcDCgQGAAIHEgNOAlYaiQMgUmV0dXJucyB0aGUgcHJlc2VudCBkYXRhIG9mIGEgZ3JhbnQncyBzY29wZSBhcyBvbmUgcGFnZSwgYXMgUmVuZGVyUmVwb3J0IGRvZXMsIGFuZCByZWNvcmRzIHRoZQogcmVhZGluZy4gTm90IGlkZW1wb3RlbnQ6IGEgcmVwZWF0ZWQgY2FsbCBpcyByZWNvcmRlZCBhcyBhbm90aGVyIHJlYWRpbmcuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gR1JBTlRfVU5LTk9XTiwgYWxzbyBvbmNlIHRoZSBwYXJ0aWNpcGFudCBoYXMgZW5kZWQKIHRoZSBhY2Nlc3M7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBSRVBPUlRfVE9PX0xBUkdFOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbgogVkVSU0lPTl9VTkFWQUlMQUJMRSBhbmQgUmV0cnlJbmZvLgoKIwoCBQASBFIAYwEaFyBUaGUgc3RhdGUgb2YgYSBncmFudC4KCh4KBAUAAgASA1QCHhoRIE5ldmVyIHJldHVybmVkLgoKRgoEBQACARIDVgIaGjkgV2FpdHMgZm9yIHRoZSBjbGluaWNpYW4gdG8gZW50ZXIgdGhlIHBhcnRpY2lwYW50J3Mga2V5LgoKSAoEBQACAhIDWAIbGjsgV2FpdHMgZm9yIHRoZSBwYXJ0aWNpcGFudCB0byBjb25maXJtIHRoZSBjbGluaWNpYW4ncyBrZXkuCgooCgQFAAIDEgNaAhkaGyBUaGUgY2xpbmljaWFuIGhhcyBhY2Nlc3MuCgooCgQFAAIEEgNcAhoaGyBUaGUgcGFydGljaXBhbnQgZW5kZWQgaXQuCgpMCgQFAAIFEgNeAhoaPyBJdHMgdGltZSBoYXMgcGFzc2VkLCBvciBpdCB3YXMgbm90IGNvbmZpcm1lZCB3aXRoaW4gMjQgaG91cnMuCgorCgQFAAIGEgNgAhkaHiBUZW4gd3Jvbmcga2V5cyB3ZXJlIGVudGVyZWQuCgpOCgQFAAIHEgNiAiMaQSBUaGUgYWNjb3VudCBvZiB0aGUgY2xpbmljaWFuIHdhcyBlcmFzZWQgYWZ0ZXIgdGhlIGNvbmZpcm1hdGlvbi4KCjIKAgQAEgRmAHsBGiYgQSBncmFudCwgYXMgdGhlIHBhcnRpY2lwYW50IHNlZXMgaXQuCgonCgQEAAIAEgNoAhYaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KCjAKBAQAAgESA2oCGBojIFRoZSBkYXRhIHRoYXQgdGhlIGNsaW5pY2lhbiBzZWVzLgoKPwoEBAACAhIDbAIaGjIgTmFtZSBvZiB0aGUgcGFydGljaXBhbnQgdGhhdCB0aGUgY2xpbmljaWFuIHNlZXMuCgpPCgQEAAIDEgNuAhwaQiBOYW1lIG9mIHRoZSBjbGluaWNpYW4gYXMgZW50ZXJlZCBieSB0aGUgY2xpbmljaWFuOyBlbXB0eSBiZWZvcmUuCgotCgQEAAIEEgNwAhcaICBTdGF0ZSBhdCB0aGUgdGltZSBvZiB0aGUgY2FsbC4KCiwKBAQAAgUSA3ICLBofIFRpbWUgYXQgd2hpY2ggaXQgd2FzIGNyZWF0ZWQuCgpYCgQEAAIGEgN0AiwaSyBUaW1lIGF0IHdoaWNoIHRoZSBhY2Nlc3MgZW5kczsgd2l0aGluIDI0IGhvdXJzIHdoaWxlIGl0IGlzIG5vdCBjb25maXJtZWQuCgo3CgQEAAIHEgN2Ai0aKiBUaW1lIG9mIHRoZSBjb25maXJtYXRpb247IGFic2VudCBiZWZvcmUuCgoiCgQEAAIIEgN4AhYaFSBOdW1iZXIgb2YgcmVhZGluZ3MuCgo+CgQEAAIJEgN6AjAaMSBUaW1lIG9mIHRoZSBsYXRlc3QgcmVhZGluZzsgYWJzZW50IHdpdGhvdXQgYW55LgoKGwoCBAESBX4AhwEBGg4gQSBuZXcgZ3JhbnQuCgooCgQEAQIAEgSAAQIWGhogVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuCgoxCgQEAQIBEgSCAQIYGiMgVGhlIGRhdGEgdGhhdCB0aGUgY2xpbmljaWFuIHNlZXMuCgpaCgQEAQICEgSEAQIaGkwgTmFtZSBieSB3aGljaCB0aGUgY2xpbmljaWFuIHJlY29nbmlzZXMgdGhlIHBhcnRpY2lwYW50OyAx4oCTODAgY2hhcmFjdGVycy4KClgKBAQBAgMSBIYBAiwaSiBUaW1lIGF0IHdoaWNoIHRoZSBhY2Nlc3MgZW5kczsgaW4gdGhlIGZ1dHVyZSBhbmQgYXQgbW9zdCAzNjYgZGF5cyBhaGVhZC4KCiYKAgQCEgaKAQCQAQEaGCBUaGUgZ3JhbnQgYW5kIGl0cyBrZXkuCgoaCgQEAgIAEgSMAQIbGgwgVGhlIGdyYW50LgoKswEKBAQCAgESBI8BAhkapAEgVGhlIGtleSB0aGF0IHRoZSBwYXJ0aWNpcGFudCBnaXZlcyB0byB0aGUgY2xpbmljaWFuOiAxNiBsZXR0ZXJzIGFuZCBkaWdpdHMgaW4gZ3JvdXBzIG9mIGZvdXIuIFZhbGlkCiBmb3IgMjQgaG91cnM7IGVtcHR5IG9uY2UgdGhlIGdyYW50IGlzIGNvbmZpcm1lZCBvciBoYXMgZW5kZWQuCgorCgIEAxIGkwEAmAEBGh0gRW50ZXJzIGEgcGFydGljaXBhbnQncyBrZXkuCgpUCgQEAwIAEgSVAQIZGkYgYHBhdGllbnRfa2V5YCBvZiBDcmVhdGVHcmFudDsgY2FzZSwgYmxhbmtzIGFuZCBoeXBoZW5zIGRvIG5vdCBjb3VudC4KClMKBAQDAgESBJcBAhwaRSBOYW1lIG9mIHRoZSBjbGluaWNpYW4gdGhhdCB0aGUgcGFydGljaXBhbnQgc2VlczsgMeKAkzgwIGNoYXJhY3RlcnMuCgofCgIEBBIGmwEAogEBGhEgVGhlIHNlY29uZCBrZXkuCgoaCgQEBAIAEgSdAQIWGgwgVGhlIGdyYW50LgoKbAoEBAQCARIEnwECGxpeIFRoZSBrZXkgdGhhdCB0aGUgY2xpbmljaWFuIGdpdmVzIHRvIHRoZSBwYXJ0aWNpcGFudDogOCBsZXR0ZXJzIGFuZCBkaWdpdHMgaW4gZ3JvdXBzIG9mIGZvdXIuCgo9CgQEBAICEgShAQIsGi8gVGltZSB1bnRpbCB3aGljaCB0aGUgcGFydGljaXBhbnQgY2FuIGNvbmZpcm0uCgohCgIEBRIGpQEAqgEBGhMgQ29uZmlybXMgYSBncmFudC4KCiYKBAQFAgASBKcBAhYaGCBBIGdyYW50IG9mIHRoZSBjYWxsZXIuCgpWCgQEBQIBEgSpAQIbGkggYGNsaW5pY2lhbl9rZXlgIG9mIEFjY2VwdEdyYW50OyBjYXNlLCBibGFua3MgYW5kIGh5cGhlbnMgZG8gbm90IGNvdW50LgoKIQoCBAYSBq0BALABARoTIFRoZSBhY3RpdmUgZ3JhbnQuCgoaCgQEBgIAEgSvAQIbGgwgVGhlIGdyYW50LgoKLAoCBAcSBrMBALgBARoeIFBhZ2Ugb2YgdGhlIGNhbGxlcidzIGdyYW50cy4KCiQKBAQHAgASBLUBAhcaFiAx4oCTMTAwOyAwIG1lYW5zIDIwLgoKUQoEBAcCARIEtwECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgohCgIECBIGuwEAwAEBGhMgQSBwYWdlIG9mIGdyYW50cy4KCiUKBAQIAgASBL0BAiUaFyBHcmFudHMsIG5ld2VzdCBmaXJzdC4KCj8KBAQIAgESBL8BAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKHgoCBAkSBsMBAMYBARoQIE5hbWVzIGEgZ3JhbnQuCgomCgQECQIAEgTFAQIWGhggQSBncmFudCBvZiB0aGUgY2FsbGVyLgoKIAoCBAoSBskBAMwBARoSIFRoZSBlbmRlZCBncmFudC4KChoKBAQKAgASBMsBAhsaDCBUaGUgZ3JhbnQuCgowCgIECxIGzwEA1gEBGiIgU2VsZWN0cyB0aGUgcmVhZGluZ3Mgb2YgYSBncmFudC4KCiYKBAQLAgASBNEBAhYaGCBBIGdyYW50IG9mIHRoZSBjYWxsZXIuCgokCgQECwIBEgTTAQIXGhYgMeKAkzUwMDsgMCBtZWFucyA1MC4KClEKBAQLAgISBNUBAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKIwoCBAwSBtkBAN4BARoVIEEgcGFnZSBvZiByZWFkaW5ncy4KCicKBAQMAgASBNsBAiUaGSBSZWFkaW5ncywgbmV3ZXN0IGZpcnN0LgoKPwoEBAwCARIE3QECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgpFCgIEDRIG4QEA5AEBGjcgQSByZWFkaW5nIG9mIHRoZSBwYXJ0aWNpcGFudCdzIGRhdGEgYnkgdGhlIGNsaW5pY2lhbi4KCiQKBAQNAgASBOMBAioaFiBUaW1lIG9mIHRoZSByZWFkaW5nLgoKLgoCBA4SBucBAOwBARogIFBhZ2Ugb2YgdGhlIGNhbGxlcidzIHBhdGllbnRzLgoKJAoEBA4CABIE6QECFxoWIDHigJMxMDA7IDAgbWVhbnMgMjAuCgpRCgQEDgIBEgTrAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiMKAgQPEgbvAQD0AQEaFSBBIHBhZ2Ugb2YgcGF0aWVudHMuCgo0CgQEDwIAEgTxAQIgGiYgUGF0aWVudHMsIG5ld2VzdCBjb25maXJtYXRpb24gZmlyc3QuCgo/CgQEDwIBEgTzAQIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCjIKAgQQEgb3AQCCAgEaJCBBIGdyYW50LCBhcyB0aGUgY2xpbmljaWFuIHNlZXMgaXQuCgoaCgQEEAIAEgT5AQIWGgwgVGhlIGdyYW50LgoKRwoEBBACARIE+wECGho5IE5hbWUgb2YgdGhlIHBhcnRpY2lwYW50LCBhcyB0aGUgcGFydGljaXBhbnQgZW50ZXJlZCBpdC4KCiYKBAQQAgISBP0BAhYaGCBUaGUgc3R1ZHkgb2YgdGhlIGRhdGEuCgopCgQEEAIDEgT/AQItGhsgVGltZSBvZiB0aGUgY29uZmlybWF0aW9uLgoKLgoEBBACBBIEgQICLBogIFRpbWUgYXQgd2hpY2ggdGhlIGFjY2VzcyBlbmRzLgoKKwoCBBESBoUCAIwCARodIFNlbGVjdHMgYSBwYXRpZW50J3MgcmVwb3J0LgoKKAoEBBECABIEhwICFhoaIEEgZ3JhbnQgb2YgTGlzdFBhdGllbnRzLgoKNAoEBBECARIEiQICFhomIExhbmd1YWdlLCBhcyBpbiBSZW5kZXJSZXBvcnRSZXF1ZXN0LgoKNQoEBBECAhIEiwICFxonIFRpbWUgem9uZSwgYXMgaW4gUmVuZGVyUmVwb3J0UmVxdWVzdC4KCicKAgQSEgaPAgCUAgEaGSBBIHBhZ2UgYWJvdXQgYSBwYXRpZW50LgoKSwoEBBICABIEkQICEho9IEEgc2VsZi1jb250YWluZWQgSFRNTCBkb2N1bWVudCwgYXMgaW4gUmVuZGVyUmVwb3J0UmVzcG9uc2UuCgo7CgQEEgIBEgSTAgIWGi0gQkNQIDQ3IGxhbmd1YWdlIG9mIGl0cyBoZWFkaW5ncyBhbmQgbGFiZWxzLgpiBnByb3RvMw==")
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
