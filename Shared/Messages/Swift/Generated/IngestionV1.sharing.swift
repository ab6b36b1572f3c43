// Generated from otolith/ingestion/v1/sharing.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// Why a share can or cannot be opened.
  public enum ShareState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// It can be opened.
    case active
    /// The participant revoked it.
    case revoked
    /// Its time has passed.
    case expired
    /// Ten wrong passcodes were entered.
    case locked
    /// It was opened 1,000 times.
    case usedUp
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .active, .revoked, .expired, .locked, .usedUp] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .active
        case 2: .revoked
        case 3: .expired
        case 4: .locked
        case 5: .usedUp
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .active: 1
        case .revoked: 2
        case .expired: 3
        case .locked: 4
        case .usedUp: 5
        case .unrecognized(let number): number
      }
    }
  }

  /// What became of an attempt to open a share.
  public enum ShareAccessOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// The contents were handed out.
    case opened
    /// The passcode was wrong.
    case passcodeWrong
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .opened, .passcodeWrong] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .opened
        case 2: .passcodeWrong
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .opened: 1
        case .passcodeWrong: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// A share.
  public struct Share: Message {
    /// UUID made by the client.
    public var shareID: String
    /// The contents.
    public var scope: IngestionV1.ReportScope?
    /// Description in the link; up to 80 characters.
    public var label: String
    /// Whether a passcode is required.
    public var passcodeRequired: Bool
    /// Time of the snapshot.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Time from which it cannot be opened.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// State at the time of the call.
    public var state: IngestionV1.ShareState
    /// Time at which it was revoked; absent if it was not.
    public var revokeTime: GoogleProtobuf.Timestamp?
    /// Number of times it was opened.
    public var openings: UInt32
    /// Time of the latest opening; absent if it was never opened.
    public var lastOpenTime: GoogleProtobuf.Timestamp?
    /// Number of wrong passcodes entered.
    public var wrongPasscodes: UInt32
    /// Size of the encrypted contents in bytes.
    public var sizeBytes: UInt64

    public init(
      shareID: String = "",
      scope: IngestionV1.ReportScope? = nil,
      label: String = "",
      passcodeRequired: Bool = false,
      createTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      state: IngestionV1.ShareState = IngestionV1.ShareState(rawValue: 0),
      revokeTime: GoogleProtobuf.Timestamp? = nil,
      openings: UInt32 = 0,
      lastOpenTime: GoogleProtobuf.Timestamp? = nil,
      wrongPasscodes: UInt32 = 0,
      sizeBytes: UInt64 = 0
    ) {
      self.shareID = shareID
      self.scope = scope
      self.label = label
      self.passcodeRequired = passcodeRequired
      self.createTime = createTime
      self.expireTime = expireTime
      self.state = state
      self.revokeTime = revokeTime
      self.openings = openings
      self.lastOpenTime = lastOpenTime
      self.wrongPasscodes = wrongPasscodes
      self.sizeBytes = sizeBytes
    }
  }

  /// A new share.
  public struct CreateShareRequest: Message {
    /// UUID made by the client.
    public var shareID: String
    /// 32 random bytes made by the client for this share only. The server uses the key during the call
    /// and does not store it.
    public var key: [UInt8]
    /// The contents.
    public var scope: IngestionV1.ReportScope?
    /// Description that the recipient reads before opening; 0–80 characters.
    public var label: String
    /// Passcode that the recipient must enter, 4–64 characters; empty: not required.
    public var passcode: String
    /// Time from which the link cannot be opened; in the future and at most 365 days ahead.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Language of the contents, as in RenderReportRequest.
    public var language: String
    /// Time zone of the contents, as in RenderReportRequest.
    public var timeZone: String

    public init(
      shareID: String = "",
      key: [UInt8] = [],
      scope: IngestionV1.ReportScope? = nil,
      label: String = "",
      passcode: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil,
      language: String = "",
      timeZone: String = ""
    ) {
      self.shareID = shareID
      self.key = key
      self.scope = scope
      self.label = label
      self.passcode = passcode
      self.expireTime = expireTime
      self.language = language
      self.timeZone = timeZone
    }
  }

  /// The share and its link.
  public struct CreateShareResponse: Message {
    /// The share.
    public var share: IngestionV1.Share?
    /// The SMART Health Link, `shlink:/…`. It contains the key: it opens the share, together
    /// with the passcode if one is required.
    public var link: String
    /// The link behind the address of the page that shows it in a browser, `https://…#shlink:/…`. Show
    /// it as a QR code with error correction level M.
    public var viewerLink: String

    public init(share: IngestionV1.Share? = nil, link: String = "", viewerLink: String = "") {
      self.share = share
      self.link = link
      self.viewerLink = viewerLink
    }
  }

  /// Page of the caller's shares.
  public struct ListSharesRequest: Message {
    /// 1–100; 0 means 20.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(pageSize: UInt32 = 0, pageToken: String = "") {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of shares.
  public struct ListSharesResponse: Message {
    /// Shares, newest first.
    public var shares: [IngestionV1.Share]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(shares: [IngestionV1.Share] = [], nextPageToken: String = "") {
      self.shares = shares
      self.nextPageToken = nextPageToken
    }
  }

  /// Names a share.
  public struct RevokeShareRequest: Message {
    /// A share of the caller.
    public var shareID: String

    public init(shareID: String = "") {
      self.shareID = shareID
    }
  }

  /// The ended share.
  public struct RevokeShareResponse: Message {
    /// The share.
    public var share: IngestionV1.Share?

    public init(share: IngestionV1.Share? = nil) {
      self.share = share
    }
  }

  /// Selects the accesses to a share.
  public struct ListShareAccessesRequest: Message {
    /// A share of the caller.
    public var shareID: String
    /// 1–500; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(shareID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.shareID = shareID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of accesses.
  public struct ListShareAccessesResponse: Message {
    /// Accesses, newest first.
    public var accesses: [IngestionV1.ShareAccess]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(accesses: [IngestionV1.ShareAccess] = [], nextPageToken: String = "") {
      self.accesses = accesses
      self.nextPageToken = nextPageToken
    }
  }

  /// One attempt to open a share. Neither the address nor the device of the recipient is stored.
  public struct ShareAccess: Message {
    /// Time of the attempt.
    public var accessTime: GoogleProtobuf.Timestamp?
    /// Name of the recipient as entered by the recipient; not verified.
    public var recipient: String
    /// The outcome.
    public var outcome: IngestionV1.ShareAccessOutcome

    public init(
      accessTime: GoogleProtobuf.Timestamp? = nil,
      recipient: String = "",
      outcome: IngestionV1.ShareAccessOutcome = IngestionV1.ShareAccessOutcome(rawValue: 0)
    ) {
      self.accessTime = accessTime
      self.recipient = recipient
      self.outcome = outcome
    }
  }

  /// Opens a share.
  public struct OpenShareRequest: Message {
    /// The secret part of the manifest URL: 43 characters of base64url.
    public var token: String
    /// Name of the recipient, shown to the participant; 1–200 characters.
    public var recipient: String
    /// The passcode; empty if there is none.
    public var passcode: String

    public init(token: String = "", recipient: String = "", passcode: String = "") {
      self.token = token
      self.recipient = recipient
      self.passcode = passcode
    }
  }

  /// The files of the share.
  public struct OpenShareResponse: Message {
    /// Secret that permits reading the files.
    public var ticket: String
    /// Time from which the ticket is not valid.
    public var ticketExpireTime: GoogleProtobuf.Timestamp?
    /// The files.
    public var files: [IngestionV1.ShareFile]
    /// Time of the snapshot.
    public var createTime: GoogleProtobuf.Timestamp?

    public init(
      ticket: String = "",
      ticketExpireTime: GoogleProtobuf.Timestamp? = nil,
      files: [IngestionV1.ShareFile] = [],
      createTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.ticket = ticket
      self.ticketExpireTime = ticketExpireTime
      self.files = files
      self.createTime = createTime
    }
  }

  /// A file of a share.
  public struct ShareFile: Message {
    /// Media type of the decrypted contents: `application/fhir+json`, a Bundle of FHIR R4 with the
    /// report as an attachment.
    public var contentType: String
    /// Size of the encrypted file in bytes.
    public var sizeBytes: UInt64

    public init(contentType: String = "", sizeBytes: UInt64 = 0) {
      self.contentType = contentType
      self.sizeBytes = sizeBytes
    }
  }

  /// Names a file of an opened share.
  public struct ReadShareFileRequest: Message {
    /// `ticket` of OpenShare.
    public var ticket: String
    /// Index in `files` of OpenShare.
    public var file: UInt32

    public init(ticket: String = "", file: UInt32 = 0) {
      self.ticket = ticket
      self.file = file
    }
  }

  /// An encrypted file.
  public struct ReadShareFileResponse: Message {
    /// Compact JSON Web Encryption with `alg` `dir`, `enc` `A256GCM` and `zip` `DEF`; up to 3 MiB.
    public var jwe: String

    public init(jwe: String = "") {
      self.jwe = jwe
    }
  }

  /// The descriptor of `otolith/ingestion/v1/sharing.proto`.
  public static let sharingFile = ProtoFile(
    name: "otolith/ingestion/v1/sharing.proto",
    dependencies: [GoogleProtobuf.timestampFile, IngestionV1.resultsFile],
    base64: "CiJvdG9saXRoL2luZ2VzdGlvbi92MS9zaGFyaW5nLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoib3RvbGl0aC9pbmdlc3Rpb24vdjEvcmVzdWx0cy5wcm90byKzBAoFU2hhcmUSGQoIc2hhcmVfaWQYASABKAlSB3NoYXJlSWQSNwoFc2NvcGUYAiABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXBvcnRTY29wZVIFc2NvcGUSFAoFbGFiZWwYAyABKAlSBWxhYmVsEisKEXBhc3Njb2RlX3JlcXVpcmVkGAQgASgIUhBwYXNzY29kZVJlcXVpcmVkEjsKC2NyZWF0ZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7CgtleHBpcmVfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSNgoFc3RhdGUYByABKA4yIC5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGFyZVN0YXRlUgVzdGF0ZRI7CgtyZXZva2VfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnJldm9rZVRpbWUSGgoIb3BlbmluZ3MYCSABKA1SCG9wZW5pbmdzEkAKDmxhc3Rfb3Blbl90aW1lGAogASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIMbGFzdE9wZW5UaW1lEicKD3dyb25nX3Bhc3Njb2RlcxgLIAEoDVIOd3JvbmdQYXNzY29kZXMSHQoKc2l6ZV9ieXRlcxgMIAEoBFIJc2l6ZUJ5dGVzIqICChJDcmVhdGVTaGFyZVJlcXVlc3QSGQoIc2hhcmVfaWQYASABKAlSB3NoYXJlSWQSEAoDa2V5GAIgASgMUgNrZXkSNwoFc2NvcGUYAyABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXBvcnRTY29wZVIFc2NvcGUSFAoFbGFiZWwYBCABKAlSBWxhYmVsEhoKCHBhc3Njb2RlGAUgASgJUghwYXNzY29kZRI7CgtleHBpcmVfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSGgoIbGFuZ3VhZ2UYByABKAlSCGxhbmd1YWdlEhsKCXRpbWVfem9uZRgIIAEoCVIIdGltZVpvbmUifQoTQ3JlYXRlU2hhcmVSZXNwb25zZRIxCgVzaGFyZRgBIAEoCzIbLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoYXJlUgVzaGFyZRISCgRsaW5rGAIgASgJUgRsaW5rEh8KC3ZpZXdlcl9saW5rGAMgASgJUgp2aWV3ZXJMaW5rIk8KEUxpc3RTaGFyZXNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuInEKEkxpc3RTaGFyZXNSZXNwb25zZRIzCgZzaGFyZXMYASADKAsyGy5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGFyZVIGc2hhcmVzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiIvChJSZXZva2VTaGFyZVJlcXVlc3QSGQoIc2hhcmVfaWQYASABKAlSB3NoYXJlSWQiSAoTUmV2b2tlU2hhcmVSZXNwb25zZRIxCgVzaGFyZRgBIAEoCzIbLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoYXJlUgVzaGFyZSJxChhMaXN0U2hhcmVBY2Nlc3Nlc1JlcXVlc3QSGQoIc2hhcmVfaWQYASABKAlSB3NoYXJlSWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4iggEKGUxpc3RTaGFyZUFjY2Vzc2VzUmVzcG9uc2USPQoIYWNjZXNzZXMYASADKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGFyZUFjY2Vzc1IIYWNjZXNzZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIqwBCgtTaGFyZUFjY2VzcxI7CgthY2Nlc3NfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmFjY2Vzc1RpbWUSHAoJcmVjaXBpZW50GAIgASgJUglyZWNpcGllbnQSQgoHb3V0Y29tZRgDIAEoDjIoLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoYXJlQWNjZXNzT3V0Y29tZVIHb3V0Y29tZSJiChBPcGVuU2hhcmVSZXF1ZXN0EhQKBXRva2VuGAEgASgJUgV0b2tlbhIcCglyZWNpcGllbnQYAiABKAlSCXJlY2lwaWVudBIaCghwYXNzY29kZRgDIAEoCVIIcGFzc2NvZGUi6QEKEU9wZW5TaGFyZVJlc3BvbnNlEhYKBnRpY2tldBgBIAEoCVIGdGlja2V0EkgKEnRpY2tldF9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSEHRpY2tldEV4cGlyZVRpbWUSNQoFZmlsZXMYAyADKAsyHy5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGFyZUZpbGVSBWZpbGVzEjsKC2NyZWF0ZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZSJNCglTaGFyZUZpbGUSIQoMY29udGVudF90eXBlGAEgASgJUgtjb250ZW50VHlwZRIdCgpzaXplX2J5dGVzGAIgASgEUglzaXplQnl0ZXMiQgoUUmVhZFNoYXJlRmlsZVJlcXVlc3QSFgoGdGlja2V0GAEgASgJUgZ0aWNrZXQSEgoEZmlsZRgCIAEoDVIEZmlsZSIpChVSZWFkU2hhcmVGaWxlUmVzcG9uc2USEAoDandlGAEgASgJUgNqd2UqpAEKClNoYXJlU3RhdGUSGwoXU0hBUkVfU1RBVEVfVU5TUEVDSUZJRUQQABIWChJTSEFSRV9TVEFURV9BQ1RJVkUQARIXChNTSEFSRV9TVEFURV9SRVZPS0VEEAISFwoTU0hBUkVfU1RBVEVfRVhQSVJFRBADEhYKElNIQVJFX1NUQVRFX0xPQ0tFRBAEEhcKE1NIQVJFX1NUQVRFX1VTRURfVVAQBSqEAQoSU2hhcmVBY2Nlc3NPdXRjb21lEiQKIFNIQVJFX0FDQ0VTU19PVVRDT01FX1VOU1BFQ0lGSUVEEAASHwobU0hBUkVfQUNDRVNTX09VVENPTUVfT1BFTkVEEAESJwojU0hBUkVfQUNDRVNTX09VVENPTUVfUEFTU0NPREVfV1JPTkcQAjKQBQoOU2hhcmluZ1NlcnZpY2USZwoLQ3JlYXRlU2hhcmUSKC5vdG9saXRoLmluZ2VzdGlvbi52MS5DcmVhdGVTaGFyZVJlcXVlc3QaKS5vdG9saXRoLmluZ2VzdGlvbi52MS5DcmVhdGVTaGFyZVJlc3BvbnNlIgOQAgISZAoKTGlzdFNoYXJlcxInLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RTaGFyZXNSZXF1ZXN0Gigub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdFNoYXJlc1Jlc3BvbnNlIgOQAgESZwoLUmV2b2tlU2hhcmUSKC5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXZva2VTaGFyZVJlcXVlc3QaKS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXZva2VTaGFyZVJlc3BvbnNlIgOQAgISeQoRTGlzdFNoYXJlQWNjZXNzZXMSLi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0U2hhcmVBY2Nlc3Nlc1JlcXVlc3QaLy5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0U2hhcmVBY2Nlc3Nlc1Jlc3BvbnNlIgOQAgESXAoJT3BlblNoYXJlEiYub3RvbGl0aC5pbmdlc3Rpb24udjEuT3BlblNoYXJlUmVxdWVzdBonLm90b2xpdGguaW5nZXN0aW9uLnYxLk9wZW5TaGFyZVJlc3BvbnNlEm0KDVJlYWRTaGFyZUZpbGUSKi5vdG9saXRoLmluZ2VzdGlvbi52MS5SZWFkU2hhcmVGaWxlUmVxdWVzdBorLm90b2xpdGguaW5nZXN0aW9uLnYxLlJlYWRTaGFyZUZpbGVSZXNwb25zZSIDkAIBQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFKnDUKXAoBDBIDAQASGlIgTGlua3MgYnkgd2hpY2ggcGFydGljaXBhbnRzIHNob3cgdGhlaXIgZGF0YSB0byBhIHBoeXNpY2lhbiAoU01BUlQgSGVhbHRoIExpbmtzKS4KCuQECgIGABIEFQBIARrXBCBTaGFyZXMgYSBwYXJ0IG9mIGEgcGFydGljaXBhbnQncyBkYXRhIGJ5IGEgU01BUlQgSGVhbHRoIExpbmsgKEhMNyBTTUFSVCBIZWFsdGggQ2FyZHMgYW5kIExpbmtzLAogdmVyc2lvbiAxLjAuMCkuIENhbGxlcnMgY2FuIGFjY2VzcyBvbmx5IHRoZWlyIG93biBzaGFyZXM7IHRoZSBob2xkZXIgb2YgYSBsaW5rIG9wZW5zIGl0IHdpdGhvdXQKIGFuIGFjY291bnQuCgogQSBzaGFyZSBpcyBhIHNuYXBzaG90LiBJdHMgY29udGVudHMgYXJlIGVuY3J5cHRlZCB3aXRoIGEga2V5IHRoYXQgdGhlIGNsaWVudCBtYWtlcyBhbmQgdGhhdCBpcwogcGFydCBvZiB0aGUgbGluazsgdGhlIHNlcnZlciBzdG9yZXMgbmVpdGhlciB0aGUga2V5IG5vciB0aGUgbGluaywgc28gaXQgY2Fubm90IHJlYWQgYSBzdG9yZWQgc2hhcmUKIG9yIHNob3cgaXRzIGxpbmsgYWdhaW4uIERhdGEgdGhhdCBpcyByZWNvcmRlZCwgYW1lbmRlZCBvciB3aXRoZHJhd24gbGF0ZXIgZG9lcyBub3QgY2hhbmdlIGEgc2hhcmU6CiByZXZva2UgaXQgYW5kIGNyZWF0ZSBhbm90aGVyIG9uZS4gTG9uZy10ZXJtIGxpbmtzIChmbGFnIGBMYCkgYXJlIG5vdCBvZmZlcmVkIGZvciB0aGlzIHJlYXNvbi4KCpsFCgQGAAIAEgQfAiEDGowFIENyZWF0ZXMgYSBzaGFyZSBhbmQgcmV0dXJucyBpdHMgbGluay4gUmVwZWF0aW5nIHRoZSBjYWxsIHdpdGggdGhlIHNhbWUgaWQsIGtleSBhbmQgY29udGVudHMKIHJldHVybnMgdGhlIHNhbWUgbGluayBhbmQga2VlcHMgdGhlIGZpcnN0IHNuYXBzaG90LiBBdCBtb3N0IDIwIHNoYXJlcyBvZiBhIHBhcnRpY2lwYW50IGNhbiBiZQogb3BlbmVkIGF0IGEgdGltZSwgYW5kIGF0IG1vc3QgNTAgYXJlIGNyZWF0ZWQgd2l0aGluIDI0IGhvdXJzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBTSEFSRV9LRVlfSU5WQUxJRCBhbmQgZm9yIGEgc2NvcGUgd2l0aG91dCBjb250ZW50cwogKFJFUVVJUkVEKTsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gU0hBUkVfRElGRkVSUzsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogU0hBUkVfRU1QVFkgb3IgU0hBUklOR19OT1RfQVZBSUxBQkxFOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfU0hBUkVTIG9yCiBSRVBPUlRfVE9PX0xBUkdFOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBWRVJTSU9OX1VOQVZBSUxBQkxFIGFuZCBSZXRyeUluZm8gd2hpbGUgYSB2ZXJzaW9uCiBuYW1lZCBieSBzaGVldHMgaXMgbm90IGtub3duIGhlcmUuCgp6CgQGAAIBEgQlAicDGmwgTGlzdHMgdGhlIGNhbGxlcidzIHNoYXJlcywgbmV3ZXN0IGZpcnN0LiBBbiBlbmRlZCBzaGFyZSBpcyBsaXN0ZWQgZm9yIDMwIGRheXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKqQEKBAYAAgISBCsCLQMamgEgRW5kcyBhIHNoYXJlIGF0IG9uY2UgYW5kIGRlbGV0ZXMgaXRzIGNvbnRlbnRzLiBSZXZva2luZyBhbiBlbmRlZCBzaGFyZSBjaGFuZ2VzIG5vdGhpbmcuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU0hBUkVfVU5LTk9XTi4KCqIBCgQGAAIDEgQxAjMDGpMBIExpc3RzIHdobyBvcGVuZWQgYSBzaGFyZSBvZiB0aGUgY2FsbGVyLCBuZXdlc3QgZmlyc3QsIGFsc28gd2l0aCB3cm9uZyBwYXNzY29kZXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU0hBUkVfVU5LTk9XTi4KCqAECgQGAAIEEgM/Aj4akgQgT3BlbnMgYSBzaGFyZSBmb3IgdGhlIGhvbGRlciBvZiBhIGxpbmsgYW5kIHJlY29yZHMgdGhlIGFjY2Vzcy4gTmVlZHMgbm8gdG9rZW4uIG90b2xpdGgtd2ViIGNhbGxzCiBpdCBmb3IgbWFuaWZlc3QgcmVxdWVzdHMuCgogQSB3cm9uZyBwYXNzY29kZSBjb3VudHMgb3ZlciB0aGUgbGlmZXRpbWUgb2YgdGhlIHNoYXJlLCBhbHNvIGluIHBhcmFsbGVsIGNhbGxzOiB0aGUgdGVudGggb25lCiBlbmRzIGl0LiBBIGNhbGwgd2l0aG91dCBhIHBhc3Njb2RlIGRvZXMgbm90IGNvdW50LiBBIHNoYXJlIGNhbiBiZSBvcGVuZWQgMSwwMDAgdGltZXMuCgogTm90IGlkZW1wb3RlbnQ6IGEgcmVwZWF0ZWQgY2FsbCBpcyByZWNvcmRlZCBhcyBhbm90aGVyIGFjY2VzcywgYW5kIGEgcmVwZWF0ZWQgd3JvbmcgcGFzc2NvZGUKIGNvdW50cyBhZ2Fpbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTSEFSRV9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogUEFTU0NPREVfV1JPTkcuCgrdAQoEBgACBRIERQJHAxrOASBSZXR1cm5zIGFuIGVuY3J5cHRlZCBmaWxlIG9mIGEgc2hhcmUgdGhhdCB3YXMgb3BlbmVkIGF0IG1vc3QgdGVuIG1pbnV0ZXMgYmVmb3JlLiBOZWVkcyBubwogdG9rZW4uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU0hBUkVfVU5LTk9XTiwgYWxzbyB3aGVuIHRoZSBzaGFyZSBoYXMgZW5kZWQKIG1lYW53aGlsZS4KCjIKAgUAEgRLAFgBGiYgV2h5IGEgc2hhcmUgY2FuIG9yIGNhbm5vdCBiZSBvcGVuZWQuCgoeCgQFAAIAEgNNAh4aESBOZXZlciByZXR1cm5lZC4KCiAKBAUAAgESA08CGRoTIEl0IGNhbiBiZSBvcGVuZWQuCgoqCgQFAAICEgNRAhoaHSBUaGUgcGFydGljaXBhbnQgcmV2b2tlZCBpdC4KCiMKBAUAAgMSA1MCGhoWIEl0cyB0aW1lIGhhcyBwYXNzZWQuCgowCgQFAAIEEgNVAhkaIyBUZW4gd3JvbmcgcGFzc2NvZGVzIHdlcmUgZW50ZXJlZC4KCikKBAUAAgUSA1cCGhocIEl0IHdhcyBvcGVuZWQgMSwwMDAgdGltZXMuCgoWCgIEABIEWwB0ARoKIEEgc2hhcmUuCgonCgQEAAIAEgNdAhYaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KChwKBAQAAgESA18CGBoPIFRoZSBjb250ZW50cy4KCjwKBAQAAgISA2ECExovIERlc2NyaXB0aW9uIGluIHRoZSBsaW5rOyB1cCB0byA4MCBjaGFyYWN0ZXJzLgoKLgoEBAACAxIDYwIdGiEgV2hldGhlciBhIHBhc3Njb2RlIGlzIHJlcXVpcmVkLgoKJAoEBAACBBIDZQIsGhcgVGltZSBvZiB0aGUgc25hcHNob3QuCgozCgQEAAIFEgNnAiwaJiBUaW1lIGZyb20gd2hpY2ggaXQgY2Fubm90IGJlIG9wZW5lZC4KCi0KBAQAAgYSA2kCFxogIFN0YXRlIGF0IHRoZSB0aW1lIG9mIHRoZSBjYWxsLgoKQgoEBAACBxIDawIsGjUgVGltZSBhdCB3aGljaCBpdCB3YXMgcmV2b2tlZDsgYWJzZW50IGlmIGl0IHdhcyBub3QuCgotCgQEAAIIEgNtAhYaICBOdW1iZXIgb2YgdGltZXMgaXQgd2FzIG9wZW5lZC4KCkkKBAQAAgkSA28CMBo8IFRpbWUgb2YgdGhlIGxhdGVzdCBvcGVuaW5nOyBhYnNlbnQgaWYgaXQgd2FzIG5ldmVyIG9wZW5lZC4KCjEKBAQAAgoSA3ECHhokIE51bWJlciBvZiB3cm9uZyBwYXNzY29kZXMgZW50ZXJlZC4KCjcKBAQAAgsSA3MCGRoqIFNpemUgb2YgdGhlIGVuY3J5cHRlZCBjb250ZW50cyBpbiBieXRlcy4KChsKAgQBEgV3AIkBARoOIEEgbmV3IHNoYXJlLgoKJwoEBAECABIDeQIWGhogVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuCgqGAQoEBAECARIDfAIQGnkgMzIgcmFuZG9tIGJ5dGVzIG1hZGUgYnkgdGhlIGNsaWVudCBmb3IgdGhpcyBzaGFyZSBvbmx5LiBUaGUgc2VydmVyIHVzZXMgdGhlIGtleSBkdXJpbmcgdGhlIGNhbGwKIGFuZCBkb2VzIG5vdCBzdG9yZSBpdC4KChwKBAQBAgISA34CGBoPIFRoZSBjb250ZW50cy4KClcKBAQBAgMSBIABAhMaSSBEZXNjcmlwdGlvbiB0aGF0IHRoZSByZWNpcGllbnQgcmVhZHMgYmVmb3JlIG9wZW5pbmc7IDDigJM4MCBjaGFyYWN0ZXJzLgoKXwoEBAECBBIEggECFhpRIFBhc3Njb2RlIHRoYXQgdGhlIHJlY2lwaWVudCBtdXN0IGVudGVyLCA04oCTNjQgY2hhcmFjdGVyczsgZW1wdHk6IG5vdCByZXF1aXJlZC4KCmQKBAQBAgUSBIQBAiwaViBUaW1lIGZyb20gd2hpY2ggdGhlIGxpbmsgY2Fubm90IGJlIG9wZW5lZDsgaW4gdGhlIGZ1dHVyZSBhbmQgYXQgbW9zdCAzNjUgZGF5cyBhaGVhZC4KCkQKBAQBAgYSBIYBAhYaNiBMYW5ndWFnZSBvZiB0aGUgY29udGVudHMsIGFzIGluIFJlbmRlclJlcG9ydFJlcXVlc3QuCgpFCgQEAQIHEgSIAQIXGjcgVGltZSB6b25lIG9mIHRoZSBjb250ZW50cywgYXMgaW4gUmVuZGVyUmVwb3J0UmVxdWVzdC4KCicKAgQCEgaMAQCVAQEaGSBUaGUgc2hhcmUgYW5kIGl0cyBsaW5rLgoKGgoEBAICABIEjgECEhoMIFRoZSBzaGFyZS4KCo8BCgQEAgIBEgSRAQISGoABIFRoZSBTTUFSVCBIZWFsdGggTGluaywgYHNobGluazov4oCmYC4gSXQgY29udGFpbnMgdGhlIGtleTogaXQgb3BlbnMgdGhlIHNoYXJlLCB0b2dldGhlcgogd2l0aCB0aGUgcGFzc2NvZGUgaWYgb25lIGlzIHJlcXVpcmVkLgoKpAEKBAQCAgISBJQBAhkalQEgVGhlIGxpbmsgYmVoaW5kIHRoZSBhZGRyZXNzIG9mIHRoZSBwYWdlIHRoYXQgc2hvd3MgaXQgaW4gYSBicm93c2VyLCBgaHR0cHM6Ly/igKYjc2hsaW5rOi/igKZgLiBTaG93CiBpdCBhcyBhIFFSIGNvZGUgd2l0aCBlcnJvciBjb3JyZWN0aW9uIGxldmVsIE0uCgosCgIEAxIGmAEAnQEBGh4gUGFnZSBvZiB0aGUgY2FsbGVyJ3Mgc2hhcmVzLgoKJAoEBAMCABIEmgECFxoWIDHigJMxMDA7IDAgbWVhbnMgMjAuCgpRCgQEAwIBEgScAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiEKAgQEEgagAQClAQEaEyBBIHBhZ2Ugb2Ygc2hhcmVzLgoKJQoEBAQCABIEogECHBoXIFNoYXJlcywgbmV3ZXN0IGZpcnN0LgoKPwoEBAQCARIEpAECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgoeCgIEBRIGqAEAqwEBGhAgTmFtZXMgYSBzaGFyZS4KCiYKBAQFAgASBKoBAhYaGCBBIHNoYXJlIG9mIHRoZSBjYWxsZXIuCgogCgIEBhIGrgEAsQEBGhIgVGhlIGVuZGVkIHNoYXJlLgoKGgoEBAYCABIEsAECEhoMIFRoZSBzaGFyZS4KCjAKAgQHEga0AQC7AQEaIiBTZWxlY3RzIHRoZSBhY2Nlc3NlcyB0byBhIHNoYXJlLgoKJgoEBAcCABIEtgECFhoYIEEgc2hhcmUgb2YgdGhlIGNhbGxlci4KCiQKBAQHAgESBLgBAhcaFiAx4oCTNTAwOyAwIG1lYW5zIDUwLgoKUQoEBAcCAhIEugECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgojCgIECBIGvgEAwwEBGhUgQSBwYWdlIG9mIGFjY2Vzc2VzLgoKJwoEBAgCABIEwAECJBoZIEFjY2Vzc2VzLCBuZXdlc3QgZmlyc3QuCgo/CgQECAIBEgTCAQIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCjoKAgUBEgbGAQDNAQEaLCBXaGF0IGJlY2FtZSBvZiBhbiBhdHRlbXB0IHRvIG9wZW4gYSBzaGFyZS4KCh8KBAUBAgASBMgBAicaESBOZXZlciByZXR1cm5lZC4KCi0KBAUBAgESBMoBAiIaHyBUaGUgY29udGVudHMgd2VyZSBoYW5kZWQgb3V0LgoKJwoEBQECAhIEzAECKhoZIFRoZSBwYXNzY29kZSB3YXMgd3JvbmcuCgprCgIECRIG0AEA1wEBGl0gT25lIGF0dGVtcHQgdG8gb3BlbiBhIHNoYXJlLiBOZWl0aGVyIHRoZSBhZGRyZXNzIG5vciB0aGUgZGV2aWNlIG9mIHRoZSByZWNpcGllbnQgaXMgc3RvcmVkLgoKJAoEBAkCABIE0gECLBoWIFRpbWUgb2YgdGhlIGF0dGVtcHQuCgpQCgQECQIBEgTUAQIXGkIgTmFtZSBvZiB0aGUgcmVjaXBpZW50IGFzIGVudGVyZWQgYnkgdGhlIHJlY2lwaWVudDsgbm90IHZlcmlmaWVkLgoKHAoEBAkCAhIE1gECIRoOIFRoZSBvdXRjb21lLgoKHgoCBAoSBtoBAOEBARoQIE9wZW5zIGEgc2hhcmUuCgpQCgQECgIAEgTcAQITGkIgVGhlIHNlY3JldCBwYXJ0IG9mIHRoZSBtYW5pZmVzdCBVUkw6IDQzIGNoYXJhY3RlcnMgb2YgYmFzZTY0dXJsLgoKVAoEBAoCARIE3gECFxpGIE5hbWUgb2YgdGhlIHJlY2lwaWVudCwgc2hvd24gdG8gdGhlIHBhcnRpY2lwYW50OyAx4oCTMjAwIGNoYXJhY3RlcnMuCgo1CgQECgICEgTgAQIWGicgVGhlIHBhc3Njb2RlOyBlbXB0eSBpZiB0aGVyZSBpcyBub25lLgoKJwoCBAsSBuQBAO0BARoZIFRoZSBmaWxlcyBvZiB0aGUgc2hhcmUuCgo2CgQECwIAEgTmAQIUGiggU2VjcmV0IHRoYXQgcGVybWl0cyByZWFkaW5nIHRoZSBmaWxlcy4KCjgKBAQLAgESBOgBAjMaKiBUaW1lIGZyb20gd2hpY2ggdGhlIHRpY2tldCBpcyBub3QgdmFsaWQuCgoaCgQECwICEgTqAQIfGgwgVGhlIGZpbGVzLgoKJQoEBAsCAxIE7AECLBoXIFRpbWUgb2YgdGhlIHNuYXBzaG90LgoKIgoCBAwSBvABAPYBARoUIEEgZmlsZSBvZiBhIHNoYXJlLgoKhQEKBAQMAgASBPMBAhoadyBNZWRpYSB0eXBlIG9mIHRoZSBkZWNyeXB0ZWQgY29udGVudHM6IGBhcHBsaWNhdGlvbi9maGlyK2pzb25gLCBhIEJ1bmRsZSBvZiBGSElSIFI0IHdpdGggdGhlCiByZXBvcnQgYXMgYW4gYXR0YWNobWVudC4KCjQKBAQMAgESBPUBAhgaJiBTaXplIG9mIHRoZSBlbmNyeXB0ZWQgZmlsZSBpbiBieXRlcy4KCjAKAgQNEgb5AQD+AQEaIiBOYW1lcyBhIGZpbGUgb2YgYW4gb3BlbmVkIHNoYXJlLgoKJgoEBA0CABIE+wECFBoYIGB0aWNrZXRgIG9mIE9wZW5TaGFyZS4KCi4KBAQNAgESBP0BAhIaICBJbmRleCBpbiBgZmlsZXNgIG9mIE9wZW5TaGFyZS4KCiIKAgQOEgaBAgCEAgEaFCBBbiBlbmNyeXB0ZWQgZmlsZS4KCmsKBAQOAgASBIMCAhEaXSBDb21wYWN0IEpTT04gV2ViIEVuY3J5cHRpb24gd2l0aCBgYWxnYCBgZGlyYCwgYGVuY2AgYEEyNTZHQ01gIGFuZCBgemlwYCBgREVGYDsgdXAgdG8gMyBNaUIuCmIGcHJvdG8z")
}

extension IngestionV1.Share {
  public static var fullName: String { "otolith.ingestion.v1.Share" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__share__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Share>) {
    self.shareID = Codec.string(c.pointee.share_id)
    self.scope = c.pointee.scope.map { IngestionV1.ReportScope($0) }
    self.label = Codec.string(c.pointee.label)
    self.passcodeRequired = c.pointee.passcode_required != 0
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.state = IngestionV1.ShareState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.revokeTime = c.pointee.revoke_time.map { GoogleProtobuf.Timestamp($0) }
    self.openings = c.pointee.openings
    self.lastOpenTime = c.pointee.last_open_time.map { GoogleProtobuf.Timestamp($0) }
    self.wrongPasscodes = c.pointee.wrong_passcodes
    self.sizeBytes = c.pointee.size_bytes
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Share> {
    let c = arena.allocate(Otolith__Ingestion__V1__Share.self)
    otolith__ingestion__v1__share__init(c)
    if !self.shareID.isEmpty { c.pointee.share_id = arena.string(self.shareID) }
    if let value = self.scope { c.pointee.scope = value.cStruct(in: arena) }
    if !self.label.isEmpty { c.pointee.label = arena.string(self.label) }
    c.pointee.passcode_required = self.passcodeRequired ? 1 : 0
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.state = Otolith__Ingestion__V1__ShareState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if let value = self.revokeTime { c.pointee.revoke_time = value.cStruct(in: arena) }
    c.pointee.openings = self.openings
    if let value = self.lastOpenTime { c.pointee.last_open_time = value.cStruct(in: arena) }
    c.pointee.wrong_passcodes = self.wrongPasscodes
    c.pointee.size_bytes = self.sizeBytes
    return c
  }
}

extension IngestionV1.CreateShareRequest {
  public static var fullName: String { "otolith.ingestion.v1.CreateShareRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__create_share_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__CreateShareRequest>) {
    self.shareID = Codec.string(c.pointee.share_id)
    self.key = Codec.bytes(c.pointee.key)
    self.scope = c.pointee.scope.map { IngestionV1.ReportScope($0) }
    self.label = Codec.string(c.pointee.label)
    self.passcode = Codec.string(c.pointee.passcode)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.language = Codec.string(c.pointee.language)
    self.timeZone = Codec.string(c.pointee.time_zone)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__CreateShareRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__CreateShareRequest.self)
    otolith__ingestion__v1__create_share_request__init(c)
    if !self.shareID.isEmpty { c.pointee.share_id = arena.string(self.shareID) }
    if !self.key.isEmpty { c.pointee.key = ProtobufCBinaryData(len: self.key.count, data: arena.bytes(self.key)) }
    if let value = self.scope { c.pointee.scope = value.cStruct(in: arena) }
    if !self.label.isEmpty { c.pointee.label = arena.string(self.label) }
    if !self.passcode.isEmpty { c.pointee.passcode = arena.string(self.passcode) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    return c
  }
}

extension IngestionV1.CreateShareResponse {
  public static var fullName: String { "otolith.ingestion.v1.CreateShareResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__create_share_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__CreateShareResponse>) {
    self.share = c.pointee.share.map { IngestionV1.Share($0) }
    self.link = Codec.string(c.pointee.link)
    self.viewerLink = Codec.string(c.pointee.viewer_link)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__CreateShareResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__CreateShareResponse.self)
    otolith__ingestion__v1__create_share_response__init(c)
    if let value = self.share { c.pointee.share = value.cStruct(in: arena) }
    if !self.link.isEmpty { c.pointee.link = arena.string(self.link) }
    if !self.viewerLink.isEmpty { c.pointee.viewer_link = arena.string(self.viewerLink) }
    return c
  }
}

extension IngestionV1.ListSharesRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListSharesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_shares_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListSharesRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListSharesRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListSharesRequest.self)
    otolith__ingestion__v1__list_shares_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListSharesResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListSharesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_shares_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListSharesResponse>) {
    self.shares = Codec.messages(c.pointee.shares, c.pointee.n_shares) { IngestionV1.Share($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListSharesResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListSharesResponse.self)
    otolith__ingestion__v1__list_shares_response__init(c)
    if !self.shares.isEmpty {
      c.pointee.n_shares = self.shares.count
      c.pointee.shares = arena.array(self.shares) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Share>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.RevokeShareRequest {
  public static var fullName: String { "otolith.ingestion.v1.RevokeShareRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__revoke_share_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RevokeShareRequest>) {
    self.shareID = Codec.string(c.pointee.share_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RevokeShareRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__RevokeShareRequest.self)
    otolith__ingestion__v1__revoke_share_request__init(c)
    if !self.shareID.isEmpty { c.pointee.share_id = arena.string(self.shareID) }
    return c
  }
}

extension IngestionV1.RevokeShareResponse {
  public static var fullName: String { "otolith.ingestion.v1.RevokeShareResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__revoke_share_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RevokeShareResponse>) {
    self.share = c.pointee.share.map { IngestionV1.Share($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RevokeShareResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__RevokeShareResponse.self)
    otolith__ingestion__v1__revoke_share_response__init(c)
    if let value = self.share { c.pointee.share = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ListShareAccessesRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListShareAccessesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_share_accesses_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListShareAccessesRequest>) {
    self.shareID = Codec.string(c.pointee.share_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListShareAccessesRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListShareAccessesRequest.self)
    otolith__ingestion__v1__list_share_accesses_request__init(c)
    if !self.shareID.isEmpty { c.pointee.share_id = arena.string(self.shareID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListShareAccessesResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListShareAccessesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_share_accesses_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListShareAccessesResponse>) {
    self.accesses = Codec.messages(c.pointee.accesses, c.pointee.n_accesses) { IngestionV1.ShareAccess($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListShareAccessesResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListShareAccessesResponse.self)
    otolith__ingestion__v1__list_share_accesses_response__init(c)
    if !self.accesses.isEmpty {
      c.pointee.n_accesses = self.accesses.count
      c.pointee.accesses = arena.array(self.accesses) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ShareAccess>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.ShareAccess {
  public static var fullName: String { "otolith.ingestion.v1.ShareAccess" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__share_access__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ShareAccess>) {
    self.accessTime = c.pointee.access_time.map { GoogleProtobuf.Timestamp($0) }
    self.recipient = Codec.string(c.pointee.recipient)
    self.outcome = IngestionV1.ShareAccessOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ShareAccess> {
    let c = arena.allocate(Otolith__Ingestion__V1__ShareAccess.self)
    otolith__ingestion__v1__share_access__init(c)
    if let value = self.accessTime { c.pointee.access_time = value.cStruct(in: arena) }
    if !self.recipient.isEmpty { c.pointee.recipient = arena.string(self.recipient) }
    c.pointee.outcome = Otolith__Ingestion__V1__ShareAccessOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    return c
  }
}

extension IngestionV1.OpenShareRequest {
  public static var fullName: String { "otolith.ingestion.v1.OpenShareRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__open_share_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__OpenShareRequest>) {
    self.token = Codec.string(c.pointee.token)
    self.recipient = Codec.string(c.pointee.recipient)
    self.passcode = Codec.string(c.pointee.passcode)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__OpenShareRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__OpenShareRequest.self)
    otolith__ingestion__v1__open_share_request__init(c)
    if !self.token.isEmpty { c.pointee.token = arena.string(self.token) }
    if !self.recipient.isEmpty { c.pointee.recipient = arena.string(self.recipient) }
    if !self.passcode.isEmpty { c.pointee.passcode = arena.string(self.passcode) }
    return c
  }
}

extension IngestionV1.OpenShareResponse {
  public static var fullName: String { "otolith.ingestion.v1.OpenShareResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__open_share_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__OpenShareResponse>) {
    self.ticket = Codec.string(c.pointee.ticket)
    self.ticketExpireTime = c.pointee.ticket_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.files = Codec.messages(c.pointee.files, c.pointee.n_files) { IngestionV1.ShareFile($0) }
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__OpenShareResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__OpenShareResponse.self)
    otolith__ingestion__v1__open_share_response__init(c)
    if !self.ticket.isEmpty { c.pointee.ticket = arena.string(self.ticket) }
    if let value = self.ticketExpireTime { c.pointee.ticket_expire_time = value.cStruct(in: arena) }
    if !self.files.isEmpty {
      c.pointee.n_files = self.files.count
      c.pointee.files = arena.array(self.files) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ShareFile>? }
    }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ShareFile {
  public static var fullName: String { "otolith.ingestion.v1.ShareFile" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__share_file__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ShareFile>) {
    self.contentType = Codec.string(c.pointee.content_type)
    self.sizeBytes = c.pointee.size_bytes
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ShareFile> {
    let c = arena.allocate(Otolith__Ingestion__V1__ShareFile.self)
    otolith__ingestion__v1__share_file__init(c)
    if !self.contentType.isEmpty { c.pointee.content_type = arena.string(self.contentType) }
    c.pointee.size_bytes = self.sizeBytes
    return c
  }
}

extension IngestionV1.ReadShareFileRequest {
  public static var fullName: String { "otolith.ingestion.v1.ReadShareFileRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__read_share_file_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReadShareFileRequest>) {
    self.ticket = Codec.string(c.pointee.ticket)
    self.file = c.pointee.file
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReadShareFileRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReadShareFileRequest.self)
    otolith__ingestion__v1__read_share_file_request__init(c)
    if !self.ticket.isEmpty { c.pointee.ticket = arena.string(self.ticket) }
    c.pointee.file = self.file
    return c
  }
}

extension IngestionV1.ReadShareFileResponse {
  public static var fullName: String { "otolith.ingestion.v1.ReadShareFileResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__read_share_file_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReadShareFileResponse>) {
    self.jwe = Codec.string(c.pointee.jwe)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReadShareFileResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReadShareFileResponse.self)
    otolith__ingestion__v1__read_share_file_response__init(c)
    if !self.jwe.isEmpty { c.pointee.jwe = arena.string(self.jwe) }
    return c
  }
}
