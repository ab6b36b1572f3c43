// Generated from otolith/planning/v1/delivery.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension PlanningV1 {
  /// The provider of push messages.
  public enum PushPlatform: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason PUSH_PLATFORM_MISSING.
    case unspecified
    /// Apple Push Notification service.
    case apns
    /// Firebase Cloud Messaging.
    case fcm
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .apns, .fcm] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .apns
        case 2: .fcm
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .apns: 1
        case .fcm: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// The result of a delivery.
  public enum PromptResult: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Makes the acknowledgement invalid (PROMPT_RESULT_MISSING).
    case unspecified
    /// Delivered to the participant.
    case sent
    /// Not delivered; it is tried again later, by another gateway if there is one.
    case failed
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .sent, .failed] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .sent
        case 2: .failed
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .sent: 1
        case .failed: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// The effect of an acknowledgement.
  public enum AcknowledgementOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// Accepted; also returned when repeated.
    case accepted
    /// Ignored: the notification was revoked, or went to another gateway after the lease had expired.
    case leaseEnded
    /// Malformed: `violations` of the response states why. The other acknowledgements count.
    case invalid
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .accepted, .leaseEnded, .invalid] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .accepted
        case 2: .leaseEnded
        case 3: .invalid
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .accepted: 1
        case .leaseEnded: 2
        case .invalid: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// A registered device.
  public struct PushToken: Message {
    /// The client's id of the device.
    public var deviceID: String
    /// The provider that reaches the device.
    public var platform: PlanningV1.PushPlatform
    /// Bundle id or package name of the app.
    public var appID: String
    /// BCP 47 language of push messages; empty: English.
    public var language: String
    /// Time of the last registration.
    public var registerTime: GoogleProtobuf.Timestamp?

    public init(
      deviceID: String = "",
      platform: PlanningV1.PushPlatform = PlanningV1.PushPlatform(rawValue: 0),
      appID: String = "",
      language: String = "",
      registerTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.deviceID = deviceID
      self.platform = platform
      self.appID = appID
      self.language = language
      self.registerTime = registerTime
    }
  }

  /// A device of the caller.
  public struct RegisterPushTokenRequest: Message {
    /// Id made once per device by the client: 1–64 letters, digits and hyphens. Capitals are stored
    /// as small letters.
    public var deviceID: String
    /// The provider that reaches the device.
    public var platform: PlanningV1.PushPlatform
    /// Token given by the platform. APNs: up to 400 hexadecimal digits. FCM: up to 1,024 letters,
    /// digits, `-`, `_` and `:`.
    public var token: String
    /// Bundle id or package name of the app; 1–155 letters, digits, `.`, `-` and `_`.
    public var appID: String
    /// BCP 47 language; empty: English.
    public var language: String

    public init(
      deviceID: String = "",
      platform: PlanningV1.PushPlatform = PlanningV1.PushPlatform(rawValue: 0),
      token: String = "",
      appID: String = "",
      language: String = ""
    ) {
      self.deviceID = deviceID
      self.platform = platform
      self.token = token
      self.appID = appID
      self.language = language
    }
  }

  /// The registered device.
  public struct RegisterPushTokenResponse: Message {
    /// The device as stored, without its token.
    public var pushToken: PlanningV1.PushToken?

    public init(pushToken: PlanningV1.PushToken? = nil) {
      self.pushToken = pushToken
    }
  }

  /// Names a device.
  public struct UnregisterPushTokenRequest: Message {
    /// Id used at registration.
    public var deviceID: String

    public init(deviceID: String = "") {
      self.deviceID = deviceID
    }
  }

  /// Empty: the device is not registered.
  public struct UnregisterPushTokenResponse: Message {
    public init() {}
  }

  /// Empty: the devices are the caller's.
  public struct ListPushTokensRequest: Message {
    public init() {}
  }

  /// The caller's devices.
  public struct ListPushTokensResponse: Message {
    /// Devices, ordered by id.
    public var pushTokens: [PlanningV1.PushToken]

    public init(pushTokens: [PlanningV1.PushToken] = []) {
      self.pushTokens = pushTokens
    }
  }

  /// Limits of the stream.
  public struct WatchPromptsRequest: Message {
    /// Maximum number of unacknowledged notifications, 1–10,000; 0 means 1,000.
    public var unacknowledgedMax: UInt32
    /// Length of each lease in seconds, 10–600; 0 means 60. A lease ends earlier if its notification
    /// expires soon: at half of the remaining time, but not within ten seconds.
    public var leaseSeconds: UInt32

    public init(unacknowledgedMax: UInt32 = 0, leaseSeconds: UInt32 = 0) {
      self.unacknowledgedMax = unacknowledgedMax
      self.leaseSeconds = leaseSeconds
    }
  }

  /// New and revoked notifications.
  public struct WatchPromptsResponse: Message {
    /// Notifications to deliver now.
    public var prompts: [PlanningV1.Prompt]
    /// `Prompt.lease_id` of notifications that must neither be delivered nor acknowledged: answered,
    /// dismissed, snoozed or cancelled meanwhile, or the participant has left, withdrawn consent, is
    /// suspended or was erased.
    public var revokedLeaseIDs: [String]

    public init(prompts: [PlanningV1.Prompt] = [], revokedLeaseIDs: [String] = []) {
      self.prompts = prompts
      self.revokedLeaseIDs = revokedLeaseIDs
    }
  }

  /// A notification to deliver to a participant.
  public struct Prompt: Message {
    /// Id for the acknowledgement.
    public var leaseID: String
    /// UUID.
    public var participantID: String
    /// UUID.
    public var notificationID: String
    /// The study. Do not show it to the participant.
    public var studyID: String
    /// The questionnaire to fill in. Do not show it to the participant.
    public var questionnaireID: String
    /// 0: first delivery; otherwise the number of the reminder.
    public var reminder: UInt32
    /// Time at which it is due.
    public var dueTime: GoogleProtobuf.Timestamp?
    /// Latest time for delivery; absent: two hours after `due_time`.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Time from which another gateway may receive it.
    public var leaseExpireTime: GoogleProtobuf.Timestamp?

    public init(
      leaseID: String = "",
      participantID: String = "",
      notificationID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      reminder: UInt32 = 0,
      dueTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      leaseExpireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.leaseID = leaseID
      self.participantID = participantID
      self.notificationID = notificationID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.reminder = reminder
      self.dueTime = dueTime
      self.expireTime = expireTime
      self.leaseExpireTime = leaseExpireTime
    }
  }

  /// The result of one delivery.
  public struct PromptAcknowledgement: Message {
    /// `Prompt.lease_id`.
    public var leaseID: String
    /// The result.
    public var result: PlanningV1.PromptResult

    public init(
      leaseID: String = "",
      result: PlanningV1.PromptResult = PlanningV1.PromptResult(rawValue: 0)
    ) {
      self.leaseID = leaseID
      self.result = result
    }
  }

  /// Results of deliveries.
  public struct AcknowledgePromptsRequest: Message {
    /// 1–1,000.
    public var acknowledgements: [PlanningV1.PromptAcknowledgement]

    public init(acknowledgements: [PlanningV1.PromptAcknowledgement] = []) {
      self.acknowledgements = acknowledgements
    }
  }

  /// The effects of the acknowledgements.
  public struct AcknowledgePromptsResponse: Message {
    /// One outcome for each acknowledgement, in their order.
    public var outcomes: [PlanningV1.AcknowledgementOutcome]
    /// The errors of the acknowledgements with ACKNOWLEDGEMENT_OUTCOME_INVALID: REQUIRED,
    /// LEASE_ID_INVALID or PROMPT_RESULT_MISSING.
    public var violations: [PlanningV1.EntryViolation]

    public init(
      outcomes: [PlanningV1.AcknowledgementOutcome] = [],
      violations: [PlanningV1.EntryViolation] = []
    ) {
      self.outcomes = outcomes
      self.violations = violations
    }
  }

  /// The descriptor of `otolith/planning/v1/delivery.proto`.
  public static let deliveryFile = ProtoFile(
    name: "otolith/planning/v1/delivery.proto",
    dependencies: [GoogleProtobuf.timestampFile, PlanningV1.promptsFile],
    base64: """
      CiJvdG9saXRoL3BsYW5uaW5nL3YxL2RlbGl2ZXJ5LnByb3RvEhNvdG9saXRoLnBsYW5uaW5nLnYxGh9nb29nbGUvcHJvdG9i\
      dWYvdGltZXN0YW1wLnByb3RvGiFvdG9saXRoL3BsYW5uaW5nL3YxL3Byb21wdHMucHJvdG8i2wEKCVB1c2hUb2tlbhIbCglk\
      ZXZpY2VfaWQYASABKAlSCGRldmljZUlkEj0KCHBsYXRmb3JtGAIgASgOMiEub3RvbGl0aC5wbGFubmluZy52MS5QdXNoUGxh\
      dGZvcm1SCHBsYXRmb3JtEhUKBmFwcF9pZBgDIAEoCVIFYXBwSWQSGgoIbGFuZ3VhZ2UYBCABKAlSCGxhbmd1YWdlEj8KDXJl\
      Z2lzdGVyX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgxyZWdpc3RlclRpbWUivwEKGFJlZ2lzdGVy\
      UHVzaFRva2VuUmVxdWVzdBIbCglkZXZpY2VfaWQYASABKAlSCGRldmljZUlkEj0KCHBsYXRmb3JtGAIgASgOMiEub3RvbGl0\
      aC5wbGFubmluZy52MS5QdXNoUGxhdGZvcm1SCHBsYXRmb3JtEhQKBXRva2VuGAMgASgJUgV0b2tlbhIVCgZhcHBfaWQYBCAB\
      KAlSBWFwcElkEhoKCGxhbmd1YWdlGAUgASgJUghsYW5ndWFnZSJaChlSZWdpc3RlclB1c2hUb2tlblJlc3BvbnNlEj0KCnB1\
      c2hfdG9rZW4YASABKAsyHi5vdG9saXRoLnBsYW5uaW5nLnYxLlB1c2hUb2tlblIJcHVzaFRva2VuIjkKGlVucmVnaXN0ZXJQ\
      dXNoVG9rZW5SZXF1ZXN0EhsKCWRldmljZV9pZBgBIAEoCVIIZGV2aWNlSWQiHQobVW5yZWdpc3RlclB1c2hUb2tlblJlc3Bv\
      bnNlIhcKFUxpc3RQdXNoVG9rZW5zUmVxdWVzdCJZChZMaXN0UHVzaFRva2Vuc1Jlc3BvbnNlEj8KC3B1c2hfdG9rZW5zGAEg\
      AygLMh4ub3RvbGl0aC5wbGFubmluZy52MS5QdXNoVG9rZW5SCnB1c2hUb2tlbnMiaQoTV2F0Y2hQcm9tcHRzUmVxdWVzdBIt\
      ChJ1bmFja25vd2xlZGdlZF9tYXgYASABKA1SEXVuYWNrbm93bGVkZ2VkTWF4EiMKDWxlYXNlX3NlY29uZHMYAiABKA1SDGxl\
      YXNlU2Vjb25kcyJ5ChRXYXRjaFByb21wdHNSZXNwb25zZRI1Cgdwcm9tcHRzGAEgAygLMhsub3RvbGl0aC5wbGFubmluZy52\
      MS5Qcm9tcHRSB3Byb21wdHMSKgoRcmV2b2tlZF9sZWFzZV9pZHMYAiADKAlSD3Jldm9rZWRMZWFzZUlkcyKRAwoGUHJvbXB0\
      EhkKCGxlYXNlX2lkGAEgASgJUgdsZWFzZUlkEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkEicKD25v\
      dGlmaWNhdGlvbl9pZBgDIAEoCVIObm90aWZpY2F0aW9uSWQSGQoIc3R1ZHlfaWQYBCABKAlSB3N0dWR5SWQSKQoQcXVlc3Rp\
      b25uYWlyZV9pZBgFIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhoKCHJlbWluZGVyGAYgASgNUghyZW1pbmRlchI1CghkdWVfdGlt\
      ZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2R1ZVRpbWUSOwoLZXhwaXJlX3RpbWUYCCABKAsyGi5nb29n\
      bGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEkYKEWxlYXNlX2V4cGlyZV90aW1lGAkgASgLMhouZ29vZ2xlLnBy\
      b3RvYnVmLlRpbWVzdGFtcFIPbGVhc2VFeHBpcmVUaW1lIm0KFVByb21wdEFja25vd2xlZGdlbWVudBIZCghsZWFzZV9pZBgB\
      IAEoCVIHbGVhc2VJZBI5CgZyZXN1bHQYAiABKA4yIS5vdG9saXRoLnBsYW5uaW5nLnYxLlByb21wdFJlc3VsdFIGcmVzdWx0\
      InMKGUFja25vd2xlZGdlUHJvbXB0c1JlcXVlc3QSVgoQYWNrbm93bGVkZ2VtZW50cxgBIAMoCzIqLm90b2xpdGgucGxhbm5p\
      bmcudjEuUHJvbXB0QWNrbm93bGVkZ2VtZW50UhBhY2tub3dsZWRnZW1lbnRzIqoBChpBY2tub3dsZWRnZVByb21wdHNSZXNw\
      b25zZRJHCghvdXRjb21lcxgBIAMoDjIrLm90b2xpdGgucGxhbm5pbmcudjEuQWNrbm93bGVkZ2VtZW50T3V0Y29tZVIIb3V0\
      Y29tZXMSQwoKdmlvbGF0aW9ucxgCIAMoCzIjLm90b2xpdGgucGxhbm5pbmcudjEuRW50cnlWaW9sYXRpb25SCnZpb2xhdGlv\
      bnMqXAoMUHVzaFBsYXRmb3JtEh0KGVBVU0hfUExBVEZPUk1fVU5TUEVDSUZJRUQQABIWChJQVVNIX1BMQVRGT1JNX0FQTlMQ\
      ARIVChFQVVNIX1BMQVRGT1JNX0ZDTRACKl8KDFByb21wdFJlc3VsdBIdChlQUk9NUFRfUkVTVUxUX1VOU1BFQ0lGSUVEEAAS\
      FgoSUFJPTVBUX1JFU1VMVF9TRU5UEAESGAoUUFJPTVBUX1JFU1VMVF9GQUlMRUQQAiq1AQoWQWNrbm93bGVkZ2VtZW50T3V0\
      Y29tZRInCiNBQ0tOT1dMRURHRU1FTlRfT1VUQ09NRV9VTlNQRUNJRklFRBAAEiQKIEFDS05PV0xFREdFTUVOVF9PVVRDT01F\
      X0FDQ0VQVEVEEAESJwojQUNLTk9XTEVER0VNRU5UX09VVENPTUVfTEVBU0VfRU5ERUQQAhIjCh9BQ0tOT1dMRURHRU1FTlRf\
      T1VUQ09NRV9JTlZBTElEEAMy3AQKD0RlbGl2ZXJ5U2VydmljZRJ3ChFSZWdpc3RlclB1c2hUb2tlbhItLm90b2xpdGgucGxh\
      bm5pbmcudjEuUmVnaXN0ZXJQdXNoVG9rZW5SZXF1ZXN0Gi4ub3RvbGl0aC5wbGFubmluZy52MS5SZWdpc3RlclB1c2hUb2tl\
      blJlc3BvbnNlIgOQAgISfQoTVW5yZWdpc3RlclB1c2hUb2tlbhIvLm90b2xpdGgucGxhbm5pbmcudjEuVW5yZWdpc3RlclB1\
      c2hUb2tlblJlcXVlc3QaMC5vdG9saXRoLnBsYW5uaW5nLnYxLlVucmVnaXN0ZXJQdXNoVG9rZW5SZXNwb25zZSIDkAICEm4K\
      Dkxpc3RQdXNoVG9rZW5zEioub3RvbGl0aC5wbGFubmluZy52MS5MaXN0UHVzaFRva2Vuc1JlcXVlc3QaKy5vdG9saXRoLnBs\
      YW5uaW5nLnYxLkxpc3RQdXNoVG9rZW5zUmVzcG9uc2UiA5ACARJlCgxXYXRjaFByb21wdHMSKC5vdG9saXRoLnBsYW5uaW5n\
      LnYxLldhdGNoUHJvbXB0c1JlcXVlc3QaKS5vdG9saXRoLnBsYW5uaW5nLnYxLldhdGNoUHJvbXB0c1Jlc3BvbnNlMAESegoS\
      QWNrbm93bGVkZ2VQcm9tcHRzEi4ub3RvbGl0aC5wbGFubmluZy52MS5BY2tub3dsZWRnZVByb21wdHNSZXF1ZXN0Gi8ub3Rv\
      bGl0aC5wbGFubmluZy52MS5BY2tub3dsZWRnZVByb21wdHNSZXNwb25zZSIDkAICQk0KE290b2xpdGgucGxhbm5pbmcudjFQ\
      AVoeb3RvbGl0aC9wbGFubmluZy92MTtwbGFubmluZ3YxqgITT3RvbGl0aC5QbGFubmluZy5WMUrvNApOCgEMEgMBABIaRCBE\
      ZWxpdmVyeSBvZiBub3RpZmljYXRpb25zOiB0byBkZXZpY2VzLCBieSBnYXRld2F5cywgYW5kIGJ5IGUtbWFpbC4KCrEFCgIG\
      ABIEFwBHARqkBSBEZWxpdmVycyBwbGFubmVkIG5vdGlmaWNhdGlvbnMuIEEgbm90aWZpY2F0aW9uIGlzIGRlbGl2ZXJlZCB3\
      aGVuIGl0IGlzIGR1ZSwgYW5kIGFnYWluIGJ5IGl0cwogcmVtaW5kZXJzLCBhcyBsb25nIGFzIGl0IGNhbiBiZSBhbnN3ZXJl\
      ZC4gVGhlIGZpcnN0IGRlbGl2ZXJ5IGNoYW5uZWwgdGhhdCBhcHBsaWVzIGlzIHVzZWQ6CiAtIHB1c2ggbWVzc2FnZXMgdG8g\
      YWxsIGRldmljZXMgdGhhdCB0aGUgcGFydGljaXBhbnQgcmVnaXN0ZXJlZCBoZXJlOwogLSBlLW1haWwgaWYgdGhlIHBhcnRp\
      Y2lwYW50IGNob3NlIGl0IChgcHJvbXB0X21haWxgIG9mIG90b2xpdGguaW5nZXN0aW9uLnYxLlNldHRpbmdzKSBhbmQgdGhl\
      CiAgIGFjY291bnQgaGFzIGEgZGVsaXZlcmFibGUgYWRkcmVzczsKIC0gYSBjb25uZWN0ZWQgZ2F0ZXdheS4KCiBNZXNzYWdl\
      cyBjb250YWluIG5vdGhpbmcgYWJvdXQgdGhlIHN0dWR5LiBOb3RoaW5nIGlzIGRlbGl2ZXJlZCB0byBhIHBhcnRpY2lwYW50\
      IHdobyBoYXMgbGVmdCwKIHdob3NlIGNvbnNlbnQgaGFzIGVuZGVkIG9yIHdhcyB3aXRoZHJhd24sIHdob3NlIGFjY291bnQg\
      aXMgc3VzcGVuZGVkLCBvciB3aG9zZSBzdHVkeSBpcyBwYXVzZWQuIEEKIG5vdGlmaWNhdGlvbiB0aGF0IGNvdWxkIG5vdCBi\
      ZSBkZWxpdmVyZWQgZm9yIHR3byBob3VycyBpcyBkcm9wcGVkLgoKxQQKBAYAAgASBCACIgMatgQgUmVnaXN0ZXJzIGEgZGV2\
      aWNlIG9mIHRoZSBjYWxsZXIgZm9yIHB1c2ggbWVzc2FnZXMsIHdpdGggdGhlIHRva2VuIHRoYXQgdGhlIHBsYXRmb3JtIGdh\
      dmUgdGhlCiBhcHAuIEEgbmV3IHRva2VuIHJlcGxhY2VzIHRoZSBkZXZpY2UncyBwcmV2aW91cyBvbmU7IGEgdG9rZW4gdGhh\
      dCB3YXMgcmVnaXN0ZXJlZCBmb3IgYW5vdGhlcgogcGFydGljaXBhbnQncyBkZXZpY2UgaXMgbW92ZWQgdG8gdGhpcyBvbmUu\
      IENhbGwgaXQgYXQgZXZlcnkgc3RhcnQgb2YgdGhlIGFwcDogcmVwZWF0aW5nIHRoZQogc2FtZSBjYWxsIGNoYW5nZXMgbm90\
      aGluZy4KCiBFcnJvcnM6IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9QQVJUSUNJUEFOVCBvciBQQVJUSUNJ\
      UEFOVF9FUkFTRUQ7IElOVkFMSURfQVJHVU1FTlQKIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDsgRkFJ\
      TEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBQVVNIX1BMQVRGT1JNX09GRiBvcgogUFVTSF9BUFBfVU5LTk9XTjsgUkVT\
      T1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0RFVklDRVMuCgq7AQoEBgACARIEJgIoAxqsASBVbnJlZ2lz\
      dGVycyBhIGRldmljZSBvZiB0aGUgY2FsbGVyLCBlLmcuIGF0IHNpZ24tb3V0LiBVbnJlZ2lzdGVyaW5nIGFuIHVua25vd24g\
      ZGV2aWNlIHN1Y2NlZWRzLgoKIEVycm9yczogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1BBUlRJQ0lQQU5U\
      OyBJTlZBTElEX0FSR1VNRU5ULgoKigEKBAYAAgISBCwCLgMafCBMaXN0cyB0aGUgY2FsbGVyJ3MgZGV2aWNlcy4gV2l0aG91\
      dCBwYWdlczogdGhlcmUgYXJlIGF0IG1vc3QgdGVuLgoKIEVycm9yczogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24g\
      Tk9UX1BBUlRJQ0lQQU5ULgoK3wgKBAYAAgMSAz4CThrRCCBTdHJlYW1zIGR1ZSBub3RpZmljYXRpb25zIG9mIGFsbCBzdHVk\
      aWVzIHRvIGEgZ2F0ZXdheSwgZm9yIHBhcnRpY2lwYW50cyByZWFjaGVkIG5laXRoZXIgYnkgcHVzaAogbWVzc2FnZSBub3Ig\
      YnkgZS1tYWlsLiBUaGUgc3RyZWFtIGxhc3RzIHVudGlsIHRoZSBjYWxsZXIgZW5kcyB0aGUgY2FsbCBvciBpdHMgdG9rZW4g\
      ZXhwaXJlcwogKFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBUT0tFTl9FWFBJUkVEOyBjYWxsIGFnYWluKS4gRWFjaCBu\
      b3RpZmljYXRpb24gZ29lcyB0byBvbmUgb2YgdGhlCiBjb25uZWN0ZWQgZ2F0ZXdheXMsIHdpdGggYSBsZWFzZS4gSWYgdGhl\
      IGxlYXNlIGV4cGlyZXMgd2l0aG91dCBhY2tub3dsZWRnZW1lbnQsIG9yIHRoZSBkZWxpdmVyeQogZmFpbGVkLCB0aGUgbm90\
      aWZpY2F0aW9uIGdvZXMgdG8gYW5vdGhlciBnYXRld2F5IG5leHQsIGFuZCB0byB0aGUgc2FtZSBvbmUgb25seSBpZiBubyBv\
      dGhlcgogdGFrZXMgaXQgd2l0aGluIHRocmVlIHNlY29uZHMuIEFmdGVyIGFuIHVuYWNrbm93bGVkZ2VkIGxlYXNlIHRoaXMg\
      YXBwbGllcyB0byBldmVyeXRoaW5nIHRoYXQgaXMKIGR1ZSwgdW50aWwgdGhlIHN0cmVhbSBhY2tub3dsZWRnZXMgYWdhaW4u\
      IFRoZSBmaXJzdCBtZXNzYWdlIGlzIHNlbnQgYXQgb25jZTsgYSBtZXNzYWdlIHdpdGhvdXQKIG5vdGlmaWNhdGlvbnMgaXMg\
      c2VudCBhdCBsZWFzdCBldmVyeSAxNSBzZWNvbmRzIGFzIGEgaGVhcnRiZWF0LgoKIEVycm9yczogUEVSTUlTU0lPTl9ERU5J\
      RUQgd2l0aCByZWFzb24gTk9UX0dBVEVXQVksIG9yIEFDQ09VTlRfU1VTUEVOREVELCBhbHNvIGR1cmluZyB0aGUgY2FsbDsK\
      IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gVU5BQ0tOT1dMRURHRURfT1VUX09GX1JBTkdFIG9yIExFQVNFX09VVF9P\
      Rl9SQU5HRTsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9XQVRDSEVSUyBhbmQgUmV0cnlJbmZv\
      IHdoaWxlIHRoZSBwcm9jZXNzIGhhcyA2NCBzdWNoCiBjYWxscywgb3IgMTYgb2YgdGhlIGNhbGxlcidzIGFjY291bnQuCgog\
      Tm90IGlkZW1wb3RlbnQ6IGFub3RoZXIgY2FsbCByZWNlaXZlcyBvdGhlciBub3RpZmljYXRpb25zLgoKygIKBAYAAgQSBEQC\
      RgMauwIgQWNrbm93bGVkZ2VzIG5vdGlmaWNhdGlvbnMgdGhhdCBhIGdhdGV3YXkgcmVjZWl2ZWQsIG9uIGFueSBjb25uZWN0\
      aW9uLiBFYWNoIGlzIGRlY2lkZWQKIHNlcGFyYXRlbHksIGEgbWFsZm9ybWVkIG9uZSB0b287IHJlcGVhdGluZyBhbiBhY2tu\
      b3dsZWRnZW1lbnQgcmV0dXJucyB0aGUgc2FtZSBvdXRjb21lLgoKIEVycm9yczogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCBy\
      ZWFzb24gTk9UX0dBVEVXQVk7IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24KIEFDS05PV0xFREdFTUVOVFNfTUlTU0lO\
      RyBvciBUT09fTUFOWV9BQ0tOT1dMRURHRU1FTlRTLgoKLAoCBQASBEoAUQEaICBUaGUgcHJvdmlkZXIgb2YgcHVzaCBtZXNz\
      YWdlcy4KCjoKBAUAAgASA0wCIBotIFJlamVjdGVkIHdpdGggcmVhc29uIFBVU0hfUExBVEZPUk1fTUlTU0lORy4KCi8KBAUA\
      AgESA04CGRoiIEFwcGxlIFB1c2ggTm90aWZpY2F0aW9uIHNlcnZpY2UuCgooCgQFAAICEgNQAhgaGyBGaXJlYmFzZSBDbG91\
      ZCBNZXNzYWdpbmcuCgoiCgIEABIEVABfARoWIEEgcmVnaXN0ZXJlZCBkZXZpY2UuCgotCgQEAAIAEgNWAhcaICBUaGUgY2xp\
      ZW50J3MgaWQgb2YgdGhlIGRldmljZS4KCjQKBAQAAgESA1gCHBonIFRoZSBwcm92aWRlciB0aGF0IHJlYWNoZXMgdGhlIGRl\
      dmljZS4KCjQKBAQAAgISA1oCFBonIEJ1bmRsZSBpZCBvciBwYWNrYWdlIG5hbWUgb2YgdGhlIGFwcC4KCkAKBAQAAgMSA1wC\
      FhozIEJDUCA0NyBsYW5ndWFnZSBvZiBwdXNoIG1lc3NhZ2VzOyBlbXB0eTogRW5nbGlzaC4KCi0KBAQAAgQSA14CLhogIFRp\
      bWUgb2YgdGhlIGxhc3QgcmVnaXN0cmF0aW9uLgoKJQoCBAESBGIAbwEaGSBBIGRldmljZSBvZiB0aGUgY2FsbGVyLgoKgAEK\
      BAQBAgASA2UCFxpzIElkIG1hZGUgb25jZSBwZXIgZGV2aWNlIGJ5IHRoZSBjbGllbnQ6IDHigJM2NCBsZXR0ZXJzLCBkaWdp\
      dHMgYW5kIGh5cGhlbnMuIENhcGl0YWxzIGFyZSBzdG9yZWQKIGFzIHNtYWxsIGxldHRlcnMuCgo0CgQEAQIBEgNnAhwaJyBU\
      aGUgcHJvdmlkZXIgdGhhdCByZWFjaGVzIHRoZSBkZXZpY2UuCgqEAQoEBAECAhIDagITGncgVG9rZW4gZ2l2ZW4gYnkgdGhl\
      IHBsYXRmb3JtLiBBUE5zOiB1cCB0byA0MDAgaGV4YWRlY2ltYWwgZGlnaXRzLiBGQ006IHVwIHRvIDEsMDI0IGxldHRlcnMs\
      CiBkaWdpdHMsIGAtYCwgYF9gIGFuZCBgOmAuCgpfCgQEAQIDEgNsAhQaUiBCdW5kbGUgaWQgb3IgcGFja2FnZSBuYW1lIG9m\
      IHRoZSBhcHA7IDHigJMxNTUgbGV0dGVycywgZGlnaXRzLCBgLmAsIGAtYCBhbmQgYF9gLgoKLwoEBAECBBIDbgIWGiIgQkNQ\
      IDQ3IGxhbmd1YWdlOyBlbXB0eTogRW5nbGlzaC4KCiQKAgQCEgRyAHUBGhggVGhlIHJlZ2lzdGVyZWQgZGV2aWNlLgoKNwoE\
      BAICABIDdAIbGiogVGhlIGRldmljZSBhcyBzdG9yZWQsIHdpdGhvdXQgaXRzIHRva2VuLgoKHQoCBAMSBHgAewEaESBOYW1l\
      cyBhIGRldmljZS4KCicKBAQDAgASA3oCFxoaIElkIHVzZWQgYXQgcmVnaXN0cmF0aW9uLgoKMQoCBAQSA34AJhomIEVtcHR5\
      OiB0aGUgZGV2aWNlIGlzIG5vdCByZWdpc3RlcmVkLgoKMgoCBAUSBIEBACAaJiBFbXB0eTogdGhlIGRldmljZXMgYXJlIHRo\
      ZSBjYWxsZXIncy4KCiUKAgQGEgaEAQCHAQEaFyBUaGUgY2FsbGVyJ3MgZGV2aWNlcy4KCicKBAQGAgASBIYBAiUaGSBEZXZp\
      Y2VzLCBvcmRlcmVkIGJ5IGlkLgoKJQoCBAcSBooBAJABARoXIExpbWl0cyBvZiB0aGUgc3RyZWFtLgoKWgoEBAcCABIEjAEC\
      IBpMIE1heGltdW0gbnVtYmVyIG9mIHVuYWNrbm93bGVkZ2VkIG5vdGlmaWNhdGlvbnMsIDHigJMxMCwwMDA7IDAgbWVhbnMg\
      MSwwMDAuCgq6AQoEBAcCARIEjwECGxqrASBMZW5ndGggb2YgZWFjaCBsZWFzZSBpbiBzZWNvbmRzLCAxMOKAkzYwMDsgMCBt\
      ZWFucyA2MC4gQSBsZWFzZSBlbmRzIGVhcmxpZXIgaWYgaXRzIG5vdGlmaWNhdGlvbgogZXhwaXJlcyBzb29uOiBhdCBoYWxm\
      IG9mIHRoZSByZW1haW5pbmcgdGltZSwgYnV0IG5vdCB3aXRoaW4gdGVuIHNlY29uZHMuCgouCgIECBIGkwEAmgEBGiAgTmV3\
      IGFuZCByZXZva2VkIG5vdGlmaWNhdGlvbnMuCgotCgQECAIAEgSVAQIeGh8gTm90aWZpY2F0aW9ucyB0byBkZWxpdmVyIG5v\
      dy4KCucBCgQECAIBEgSZAQIoGtgBIGBQcm9tcHQubGVhc2VfaWRgIG9mIG5vdGlmaWNhdGlvbnMgdGhhdCBtdXN0IG5laXRo\
      ZXIgYmUgZGVsaXZlcmVkIG5vciBhY2tub3dsZWRnZWQ6IGFuc3dlcmVkLAogZGlzbWlzc2VkLCBzbm9vemVkIG9yIGNhbmNl\
      bGxlZCBtZWFud2hpbGUsIG9yIHRoZSBwYXJ0aWNpcGFudCBoYXMgbGVmdCwgd2l0aGRyYXduIGNvbnNlbnQsIGlzCiBzdXNw\
      ZW5kZWQgb3Igd2FzIGVyYXNlZC4KCjsKAgQJEgadAQCwAQEaLSBBIG5vdGlmaWNhdGlvbiB0byBkZWxpdmVyIHRvIGEgcGFy\
      dGljaXBhbnQuCgorCgQECQIAEgSfAQIWGh0gSWQgZm9yIHRoZSBhY2tub3dsZWRnZW1lbnQuCgoVCgQECQIBEgShAQIcGgcg\
      VVVJRC4KChUKBAQJAgISBKMBAh0aByBVVUlELgoKPQoEBAkCAxIEpQECFhovIFRoZSBzdHVkeS4gRG8gbm90IHNob3cgaXQg\
      dG8gdGhlIHBhcnRpY2lwYW50LgoKUAoEBAkCBBIEpwECHhpCIFRoZSBxdWVzdGlvbm5haXJlIHRvIGZpbGwgaW4uIERvIG5v\
      dCBzaG93IGl0IHRvIHRoZSBwYXJ0aWNpcGFudC4KCkgKBAQJAgUSBKkBAhYaOiAwOiBmaXJzdCBkZWxpdmVyeTsgb3RoZXJ3\
      aXNlIHRoZSBudW1iZXIgb2YgdGhlIHJlbWluZGVyLgoKKAoEBAkCBhIEqwECKRoaIFRpbWUgYXQgd2hpY2ggaXQgaXMgZHVl\
      LgoKTQoEBAkCBxIErQECLBo/IExhdGVzdCB0aW1lIGZvciBkZWxpdmVyeTsgYWJzZW50OiB0d28gaG91cnMgYWZ0ZXIgYGR1\
      ZV90aW1lYC4KCj8KBAQJAggSBK8BAjIaMSBUaW1lIGZyb20gd2hpY2ggYW5vdGhlciBnYXRld2F5IG1heSByZWNlaXZlIGl0\
      LgoKKQoCBQESBrMBALoBARobIFRoZSByZXN1bHQgb2YgYSBkZWxpdmVyeS4KCkoKBAUBAgASBLUBAiAaPCBNYWtlcyB0aGUg\
      YWNrbm93bGVkZ2VtZW50IGludmFsaWQgKFBST01QVF9SRVNVTFRfTUlTU0lORykuCgotCgQFAQIBEgS3AQIZGh8gRGVsaXZl\
      cmVkIHRvIHRoZSBwYXJ0aWNpcGFudC4KClsKBAUBAgISBLkBAhsaTSBOb3QgZGVsaXZlcmVkOyBpdCBpcyB0cmllZCBhZ2Fp\
      biBsYXRlciwgYnkgYW5vdGhlciBnYXRld2F5IGlmIHRoZXJlIGlzIG9uZS4KCisKAgQKEga9AQDCAQEaHSBUaGUgcmVzdWx0\
      IG9mIG9uZSBkZWxpdmVyeS4KCiIKBAQKAgASBL8BAhYaFCBgUHJvbXB0LmxlYXNlX2lkYC4KChsKBAQKAgESBMEBAhoaDSBU\
      aGUgcmVzdWx0LgoKJgoCBAsSBsUBAMgBARoYIFJlc3VsdHMgb2YgZGVsaXZlcmllcy4KChoKBAQLAgASBMcBAjYaDCAx4oCT\
      MSwwMDAuCgoxCgIFAhIGywEA1AEBGiMgVGhlIGVmZmVjdCBvZiBhbiBhY2tub3dsZWRnZW1lbnQuCgofCgQFAgIAEgTNAQIq\
      GhEgTmV2ZXIgcmV0dXJuZWQuCgo2CgQFAgIBEgTPAQInGiggQWNjZXB0ZWQ7IGFsc28gcmV0dXJuZWQgd2hlbiByZXBlYXRl\
      ZC4KCm4KBAUCAgISBNEBAioaYCBJZ25vcmVkOiB0aGUgbm90aWZpY2F0aW9uIHdhcyByZXZva2VkLCBvciB3ZW50IHRvIGFu\
      b3RoZXIgZ2F0ZXdheSBhZnRlciB0aGUgbGVhc2UgaGFkIGV4cGlyZWQuCgplCgQFAgIDEgTTAQImGlcgTWFsZm9ybWVkOiBg\
      dmlvbGF0aW9uc2Agb2YgdGhlIHJlc3BvbnNlIHN0YXRlcyB3aHkuIFRoZSBvdGhlciBhY2tub3dsZWRnZW1lbnRzIGNvdW50\
      LgoKNAoCBAwSBtcBAN0BARomIFRoZSBlZmZlY3RzIG9mIHRoZSBhY2tub3dsZWRnZW1lbnRzLgoKRQoEBAwCABIE2QECLxo3\
      IE9uZSBvdXRjb21lIGZvciBlYWNoIGFja25vd2xlZGdlbWVudCwgaW4gdGhlaXIgb3JkZXIuCgqPAQoEBAwCARIE3AECKRqA\
      ASBUaGUgZXJyb3JzIG9mIHRoZSBhY2tub3dsZWRnZW1lbnRzIHdpdGggQUNLTk9XTEVER0VNRU5UX09VVENPTUVfSU5WQUxJ\
      RDogUkVRVUlSRUQsCiBMRUFTRV9JRF9JTlZBTElEIG9yIFBST01QVF9SRVNVTFRfTUlTU0lORy4KYgZwcm90bzM=
      """)
}

extension PlanningV1.PushToken {
  public static var fullName: String { "otolith.planning.v1.PushToken" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__push_token__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__PushToken>) {
    self.deviceID = Codec.string(c.pointee.device_id)
    self.platform = PlanningV1.PushPlatform(rawValue: Int32(truncatingIfNeeded: c.pointee.platform.rawValue))
    self.appID = Codec.string(c.pointee.app_id)
    self.language = Codec.string(c.pointee.language)
    self.registerTime = c.pointee.register_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__PushToken> {
    let c = arena.allocate(Otolith__Planning__V1__PushToken.self)
    otolith__planning__v1__push_token__init(c)
    if !self.deviceID.isEmpty { c.pointee.device_id = arena.string(self.deviceID) }
    c.pointee.platform = Otolith__Planning__V1__PushPlatform(rawValue: .init(truncatingIfNeeded: self.platform.rawValue))
    if !self.appID.isEmpty { c.pointee.app_id = arena.string(self.appID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if let value = self.registerTime { c.pointee.register_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.RegisterPushTokenRequest {
  public static var fullName: String { "otolith.planning.v1.RegisterPushTokenRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__register_push_token_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__RegisterPushTokenRequest>) {
    self.deviceID = Codec.string(c.pointee.device_id)
    self.platform = PlanningV1.PushPlatform(rawValue: Int32(truncatingIfNeeded: c.pointee.platform.rawValue))
    self.token = Codec.string(c.pointee.token)
    self.appID = Codec.string(c.pointee.app_id)
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__RegisterPushTokenRequest> {
    let c = arena.allocate(Otolith__Planning__V1__RegisterPushTokenRequest.self)
    otolith__planning__v1__register_push_token_request__init(c)
    if !self.deviceID.isEmpty { c.pointee.device_id = arena.string(self.deviceID) }
    c.pointee.platform = Otolith__Planning__V1__PushPlatform(rawValue: .init(truncatingIfNeeded: self.platform.rawValue))
    if !self.token.isEmpty { c.pointee.token = arena.string(self.token) }
    if !self.appID.isEmpty { c.pointee.app_id = arena.string(self.appID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension PlanningV1.RegisterPushTokenResponse {
  public static var fullName: String { "otolith.planning.v1.RegisterPushTokenResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__register_push_token_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__RegisterPushTokenResponse>) {
    self.pushToken = c.pointee.push_token.map { PlanningV1.PushToken($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__RegisterPushTokenResponse> {
    let c = arena.allocate(Otolith__Planning__V1__RegisterPushTokenResponse.self)
    otolith__planning__v1__register_push_token_response__init(c)
    if let value = self.pushToken { c.pointee.push_token = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.UnregisterPushTokenRequest {
  public static var fullName: String { "otolith.planning.v1.UnregisterPushTokenRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__unregister_push_token_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__UnregisterPushTokenRequest>) {
    self.deviceID = Codec.string(c.pointee.device_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__UnregisterPushTokenRequest> {
    let c = arena.allocate(Otolith__Planning__V1__UnregisterPushTokenRequest.self)
    otolith__planning__v1__unregister_push_token_request__init(c)
    if !self.deviceID.isEmpty { c.pointee.device_id = arena.string(self.deviceID) }
    return c
  }
}

extension PlanningV1.UnregisterPushTokenResponse {
  public static var fullName: String { "otolith.planning.v1.UnregisterPushTokenResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__unregister_push_token_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__UnregisterPushTokenResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__UnregisterPushTokenResponse> {
    let c = arena.allocate(Otolith__Planning__V1__UnregisterPushTokenResponse.self)
    otolith__planning__v1__unregister_push_token_response__init(c)
    return c
  }
}

extension PlanningV1.ListPushTokensRequest {
  public static var fullName: String { "otolith.planning.v1.ListPushTokensRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__list_push_tokens_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListPushTokensRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListPushTokensRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ListPushTokensRequest.self)
    otolith__planning__v1__list_push_tokens_request__init(c)
    return c
  }
}

extension PlanningV1.ListPushTokensResponse {
  public static var fullName: String { "otolith.planning.v1.ListPushTokensResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__list_push_tokens_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListPushTokensResponse>) {
    self.pushTokens = Codec.messages(c.pointee.push_tokens, c.pointee.n_push_tokens) { PlanningV1.PushToken($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListPushTokensResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ListPushTokensResponse.self)
    otolith__planning__v1__list_push_tokens_response__init(c)
    if !self.pushTokens.isEmpty {
      c.pointee.n_push_tokens = self.pushTokens.count
      c.pointee.push_tokens = arena.array(self.pushTokens) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__PushToken>? }
    }
    return c
  }
}

extension PlanningV1.WatchPromptsRequest {
  public static var fullName: String { "otolith.planning.v1.WatchPromptsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__watch_prompts_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__WatchPromptsRequest>) {
    self.unacknowledgedMax = c.pointee.unacknowledged_max
    self.leaseSeconds = c.pointee.lease_seconds
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__WatchPromptsRequest> {
    let c = arena.allocate(Otolith__Planning__V1__WatchPromptsRequest.self)
    otolith__planning__v1__watch_prompts_request__init(c)
    c.pointee.unacknowledged_max = self.unacknowledgedMax
    c.pointee.lease_seconds = self.leaseSeconds
    return c
  }
}

extension PlanningV1.WatchPromptsResponse {
  public static var fullName: String { "otolith.planning.v1.WatchPromptsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__watch_prompts_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__WatchPromptsResponse>) {
    self.prompts = Codec.messages(c.pointee.prompts, c.pointee.n_prompts) { PlanningV1.Prompt($0) }
    self.revokedLeaseIDs = Codec.array(c.pointee.revoked_lease_ids, c.pointee.n_revoked_lease_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__WatchPromptsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__WatchPromptsResponse.self)
    otolith__planning__v1__watch_prompts_response__init(c)
    if !self.prompts.isEmpty {
      c.pointee.n_prompts = self.prompts.count
      c.pointee.prompts = arena.array(self.prompts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__Prompt>? }
    }
    if !self.revokedLeaseIDs.isEmpty {
      c.pointee.n_revoked_lease_ids = self.revokedLeaseIDs.count
      c.pointee.revoked_lease_ids = arena.array(self.revokedLeaseIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension PlanningV1.Prompt {
  public static var fullName: String { "otolith.planning.v1.Prompt" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__prompt__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__Prompt>) {
    self.leaseID = Codec.string(c.pointee.lease_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.reminder = c.pointee.reminder
    self.dueTime = c.pointee.due_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.leaseExpireTime = c.pointee.lease_expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__Prompt> {
    let c = arena.allocate(Otolith__Planning__V1__Prompt.self)
    otolith__planning__v1__prompt__init(c)
    if !self.leaseID.isEmpty { c.pointee.lease_id = arena.string(self.leaseID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.reminder = self.reminder
    if let value = self.dueTime { c.pointee.due_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    if let value = self.leaseExpireTime { c.pointee.lease_expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.PromptAcknowledgement {
  public static var fullName: String { "otolith.planning.v1.PromptAcknowledgement" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__prompt_acknowledgement__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__PromptAcknowledgement>) {
    self.leaseID = Codec.string(c.pointee.lease_id)
    self.result = PlanningV1.PromptResult(rawValue: Int32(truncatingIfNeeded: c.pointee.result.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__PromptAcknowledgement> {
    let c = arena.allocate(Otolith__Planning__V1__PromptAcknowledgement.self)
    otolith__planning__v1__prompt_acknowledgement__init(c)
    if !self.leaseID.isEmpty { c.pointee.lease_id = arena.string(self.leaseID) }
    c.pointee.result = Otolith__Planning__V1__PromptResult(rawValue: .init(truncatingIfNeeded: self.result.rawValue))
    return c
  }
}

extension PlanningV1.AcknowledgePromptsRequest {
  public static var fullName: String { "otolith.planning.v1.AcknowledgePromptsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__acknowledge_prompts_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__AcknowledgePromptsRequest>) {
    self.acknowledgements = Codec.messages(c.pointee.acknowledgements, c.pointee.n_acknowledgements) { PlanningV1.PromptAcknowledgement($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AcknowledgePromptsRequest> {
    let c = arena.allocate(Otolith__Planning__V1__AcknowledgePromptsRequest.self)
    otolith__planning__v1__acknowledge_prompts_request__init(c)
    if !self.acknowledgements.isEmpty {
      c.pointee.n_acknowledgements = self.acknowledgements.count
      c.pointee.acknowledgements = arena.array(self.acknowledgements) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__PromptAcknowledgement>? }
    }
    return c
  }
}

extension PlanningV1.AcknowledgePromptsResponse {
  public static var fullName: String { "otolith.planning.v1.AcknowledgePromptsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__acknowledge_prompts_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__AcknowledgePromptsResponse>) {
    self.outcomes = Codec.array(c.pointee.outcomes, c.pointee.n_outcomes) { PlanningV1.AcknowledgementOutcome(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { PlanningV1.EntryViolation($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AcknowledgePromptsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__AcknowledgePromptsResponse.self)
    otolith__planning__v1__acknowledge_prompts_response__init(c)
    if !self.outcomes.isEmpty {
      c.pointee.n_outcomes = self.outcomes.count
      c.pointee.outcomes = arena.array(self.outcomes) { Otolith__Planning__V1__AcknowledgementOutcome(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__EntryViolation>? }
    }
    return c
  }
}
