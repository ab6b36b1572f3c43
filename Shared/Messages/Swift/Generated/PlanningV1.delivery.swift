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
    /// Web Push (RFC 8030): a page, through the push service of its browser.
    case web
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .apns, .fcm, .web] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .apns
        case 2: .fcm
        case 3: .web
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .apns: 1
        case .fcm: 2
        case .web: 3
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
    /// Bundle id or package name of the app; host name of the page.
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
    /// digits, `-`, `_` and `:`. Web Push: empty.
    public var token: String
    /// Bundle id or package name of the app, or host name of the page; 1–155 letters, digits, `.`,
    /// `-` and `_`.
    public var appID: String
    /// BCP 47 language; empty: English.
    public var language: String
    /// The page's subscription, required for Web Push and not allowed for other platforms.
    public var subscription: PlanningV1.WebPushSubscription?

    public init(
      deviceID: String = "",
      platform: PlanningV1.PushPlatform = PlanningV1.PushPlatform(rawValue: 0),
      token: String = "",
      appID: String = "",
      language: String = "",
      subscription: PlanningV1.WebPushSubscription? = nil
    ) {
      self.deviceID = deviceID
      self.platform = platform
      self.token = token
      self.appID = appID
      self.language = language
      self.subscription = subscription
    }
  }

  /// A page's subscription for Web Push, with the values of `PushSubscription.toJSON()`.
  public struct WebPushSubscription: Message {
    /// URL at the browser's push service: https, at most 1,024 characters. Its host must be on the
    /// server's list of push services.
    public var endpoint: String
    /// `keys.p256dh`, the browser's public key: an uncompressed point of P-256 in base64url.
    public var p256dh: String
    /// `keys.auth`, the browser's secret: 16 bytes in base64url.
    public var auth: String

    public init(endpoint: String = "", p256dh: String = "", auth: String = "") {
      self.endpoint = endpoint
      self.p256dh = p256dh
      self.auth = auth
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
    /// Public key with which a page subscribes to Web Push (`applicationServerKey`), in base64url. A
    /// page whose subscription has another key subscribes again. Empty: Web Push is not configured.
    public var webPushKey: String

    public init(pushTokens: [PlanningV1.PushToken] = [], webPushKey: String = "") {
      self.pushTokens = pushTokens
      self.webPushKey = webPushKey
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
    base64: "CiJvdG9saXRoL3BsYW5uaW5nL3YxL2RlbGl2ZXJ5LnByb3RvEhNvdG9saXRoLnBsYW5uaW5nLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGiFvdG9saXRoL3BsYW5uaW5nL3YxL3Byb21wdHMucHJvdG8i2wEKCVB1c2hUb2tlbhIbCglkZXZpY2VfaWQYASABKAlSCGRldmljZUlkEj0KCHBsYXRmb3JtGAIgASgOMiEub3RvbGl0aC5wbGFubmluZy52MS5QdXNoUGxhdGZvcm1SCHBsYXRmb3JtEhUKBmFwcF9pZBgDIAEoCVIFYXBwSWQSGgoIbGFuZ3VhZ2UYBCABKAlSCGxhbmd1YWdlEj8KDXJlZ2lzdGVyX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgxyZWdpc3RlclRpbWUijQIKGFJlZ2lzdGVyUHVzaFRva2VuUmVxdWVzdBIbCglkZXZpY2VfaWQYASABKAlSCGRldmljZUlkEj0KCHBsYXRmb3JtGAIgASgOMiEub3RvbGl0aC5wbGFubmluZy52MS5QdXNoUGxhdGZvcm1SCHBsYXRmb3JtEhQKBXRva2VuGAMgASgJUgV0b2tlbhIVCgZhcHBfaWQYBCABKAlSBWFwcElkEhoKCGxhbmd1YWdlGAUgASgJUghsYW5ndWFnZRJMCgxzdWJzY3JpcHRpb24YBiABKAsyKC5vdG9saXRoLnBsYW5uaW5nLnYxLldlYlB1c2hTdWJzY3JpcHRpb25SDHN1YnNjcmlwdGlvbiJdChNXZWJQdXNoU3Vic2NyaXB0aW9uEhoKCGVuZHBvaW50GAEgASgJUghlbmRwb2ludBIWCgZwMjU2ZGgYAiABKAlSBnAyNTZkaBISCgRhdXRoGAMgASgJUgRhdXRoIloKGVJlZ2lzdGVyUHVzaFRva2VuUmVzcG9uc2USPQoKcHVzaF90b2tlbhgBIAEoCzIeLm90b2xpdGgucGxhbm5pbmcudjEuUHVzaFRva2VuUglwdXNoVG9rZW4iOQoaVW5yZWdpc3RlclB1c2hUb2tlblJlcXVlc3QSGwoJZGV2aWNlX2lkGAEgASgJUghkZXZpY2VJZCIdChtVbnJlZ2lzdGVyUHVzaFRva2VuUmVzcG9uc2UiFwoVTGlzdFB1c2hUb2tlbnNSZXF1ZXN0InsKFkxpc3RQdXNoVG9rZW5zUmVzcG9uc2USPwoLcHVzaF90b2tlbnMYASADKAsyHi5vdG9saXRoLnBsYW5uaW5nLnYxLlB1c2hUb2tlblIKcHVzaFRva2VucxIgCgx3ZWJfcHVzaF9rZXkYAiABKAlSCndlYlB1c2hLZXkiaQoTV2F0Y2hQcm9tcHRzUmVxdWVzdBItChJ1bmFja25vd2xlZGdlZF9tYXgYASABKA1SEXVuYWNrbm93bGVkZ2VkTWF4EiMKDWxlYXNlX3NlY29uZHMYAiABKA1SDGxlYXNlU2Vjb25kcyJ5ChRXYXRjaFByb21wdHNSZXNwb25zZRI1Cgdwcm9tcHRzGAEgAygLMhsub3RvbGl0aC5wbGFubmluZy52MS5Qcm9tcHRSB3Byb21wdHMSKgoRcmV2b2tlZF9sZWFzZV9pZHMYAiADKAlSD3Jldm9rZWRMZWFzZUlkcyKRAwoGUHJvbXB0EhkKCGxlYXNlX2lkGAEgASgJUgdsZWFzZUlkEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkEicKD25vdGlmaWNhdGlvbl9pZBgDIAEoCVIObm90aWZpY2F0aW9uSWQSGQoIc3R1ZHlfaWQYBCABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgFIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhoKCHJlbWluZGVyGAYgASgNUghyZW1pbmRlchI1CghkdWVfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2R1ZVRpbWUSOwoLZXhwaXJlX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEkYKEWxlYXNlX2V4cGlyZV90aW1lGAkgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIPbGVhc2VFeHBpcmVUaW1lIm0KFVByb21wdEFja25vd2xlZGdlbWVudBIZCghsZWFzZV9pZBgBIAEoCVIHbGVhc2VJZBI5CgZyZXN1bHQYAiABKA4yIS5vdG9saXRoLnBsYW5uaW5nLnYxLlByb21wdFJlc3VsdFIGcmVzdWx0InMKGUFja25vd2xlZGdlUHJvbXB0c1JlcXVlc3QSVgoQYWNrbm93bGVkZ2VtZW50cxgBIAMoCzIqLm90b2xpdGgucGxhbm5pbmcudjEuUHJvbXB0QWNrbm93bGVkZ2VtZW50UhBhY2tub3dsZWRnZW1lbnRzIqoBChpBY2tub3dsZWRnZVByb21wdHNSZXNwb25zZRJHCghvdXRjb21lcxgBIAMoDjIrLm90b2xpdGgucGxhbm5pbmcudjEuQWNrbm93bGVkZ2VtZW50T3V0Y29tZVIIb3V0Y29tZXMSQwoKdmlvbGF0aW9ucxgCIAMoCzIjLm90b2xpdGgucGxhbm5pbmcudjEuRW50cnlWaW9sYXRpb25SCnZpb2xhdGlvbnMqcwoMUHVzaFBsYXRmb3JtEh0KGVBVU0hfUExBVEZPUk1fVU5TUEVDSUZJRUQQABIWChJQVVNIX1BMQVRGT1JNX0FQTlMQARIVChFQVVNIX1BMQVRGT1JNX0ZDTRACEhUKEVBVU0hfUExBVEZPUk1fV0VCEAMqXwoMUHJvbXB0UmVzdWx0Eh0KGVBST01QVF9SRVNVTFRfVU5TUEVDSUZJRUQQABIWChJQUk9NUFRfUkVTVUxUX1NFTlQQARIYChRQUk9NUFRfUkVTVUxUX0ZBSUxFRBACKrUBChZBY2tub3dsZWRnZW1lbnRPdXRjb21lEicKI0FDS05PV0xFREdFTUVOVF9PVVRDT01FX1VOU1BFQ0lGSUVEEAASJAogQUNLTk9XTEVER0VNRU5UX09VVENPTUVfQUNDRVBURUQQARInCiNBQ0tOT1dMRURHRU1FTlRfT1VUQ09NRV9MRUFTRV9FTkRFRBACEiMKH0FDS05PV0xFREdFTUVOVF9PVVRDT01FX0lOVkFMSUQQAzLcBAoPRGVsaXZlcnlTZXJ2aWNlEncKEVJlZ2lzdGVyUHVzaFRva2VuEi0ub3RvbGl0aC5wbGFubmluZy52MS5SZWdpc3RlclB1c2hUb2tlblJlcXVlc3QaLi5vdG9saXRoLnBsYW5uaW5nLnYxLlJlZ2lzdGVyUHVzaFRva2VuUmVzcG9uc2UiA5ACAhJ9ChNVbnJlZ2lzdGVyUHVzaFRva2VuEi8ub3RvbGl0aC5wbGFubmluZy52MS5VbnJlZ2lzdGVyUHVzaFRva2VuUmVxdWVzdBowLm90b2xpdGgucGxhbm5pbmcudjEuVW5yZWdpc3RlclB1c2hUb2tlblJlc3BvbnNlIgOQAgISbgoOTGlzdFB1c2hUb2tlbnMSKi5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RQdXNoVG9rZW5zUmVxdWVzdBorLm90b2xpdGgucGxhbm5pbmcudjEuTGlzdFB1c2hUb2tlbnNSZXNwb25zZSIDkAIBEmUKDFdhdGNoUHJvbXB0cxIoLm90b2xpdGgucGxhbm5pbmcudjEuV2F0Y2hQcm9tcHRzUmVxdWVzdBopLm90b2xpdGgucGxhbm5pbmcudjEuV2F0Y2hQcm9tcHRzUmVzcG9uc2UwARJ6ChJBY2tub3dsZWRnZVByb21wdHMSLi5vdG9saXRoLnBsYW5uaW5nLnYxLkFja25vd2xlZGdlUHJvbXB0c1JlcXVlc3QaLy5vdG9saXRoLnBsYW5uaW5nLnYxLkFja25vd2xlZGdlUHJvbXB0c1Jlc3BvbnNlIgOQAgJCTQoTb3RvbGl0aC5wbGFubmluZy52MVABWh5vdG9saXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5ndjGqAhNPdG9saXRoLlBsYW5uaW5nLlYxSrg8Ck4KAQwSAwEAEhpEIERlbGl2ZXJ5IG9mIG5vdGlmaWNhdGlvbnM6IHRvIGRldmljZXMsIGJ5IGdhdGV3YXlzLCBhbmQgYnkgZS1tYWlsLgoKsQUKAgYAEgQXAEgBGqQFIERlbGl2ZXJzIHBsYW5uZWQgbm90aWZpY2F0aW9ucy4gQSBub3RpZmljYXRpb24gaXMgZGVsaXZlcmVkIHdoZW4gaXQgaXMgZHVlLCBhbmQgYWdhaW4gYnkgaXRzCiByZW1pbmRlcnMsIGFzIGxvbmcgYXMgaXQgY2FuIGJlIGFuc3dlcmVkLiBUaGUgZmlyc3QgZGVsaXZlcnkgY2hhbm5lbCB0aGF0IGFwcGxpZXMgaXMgdXNlZDoKIC0gcHVzaCBtZXNzYWdlcyB0byBhbGwgZGV2aWNlcyB0aGF0IHRoZSBwYXJ0aWNpcGFudCByZWdpc3RlcmVkIGhlcmU7CiAtIGUtbWFpbCBpZiB0aGUgcGFydGljaXBhbnQgY2hvc2UgaXQgKGBwcm9tcHRfbWFpbGAgb2Ygb3RvbGl0aC5pbmdlc3Rpb24udjEuU2V0dGluZ3MpIGFuZCB0aGUKICAgYWNjb3VudCBoYXMgYSBkZWxpdmVyYWJsZSBhZGRyZXNzOwogLSBhIGNvbm5lY3RlZCBnYXRld2F5LgoKIE1lc3NhZ2VzIGNvbnRhaW4gbm90aGluZyBhYm91dCB0aGUgc3R1ZHkuIE5vdGhpbmcgaXMgZGVsaXZlcmVkIHRvIGEgcGFydGljaXBhbnQgd2hvIGhhcyBsZWZ0LAogd2hvc2UgY29uc2VudCBoYXMgZW5kZWQgb3Igd2FzIHdpdGhkcmF3biwgd2hvc2UgYWNjb3VudCBpcyBzdXNwZW5kZWQsIG9yIHdob3NlIHN0dWR5IGlzIHBhdXNlZC4gQQogbm90aWZpY2F0aW9uIHRoYXQgY291bGQgbm90IGJlIGRlbGl2ZXJlZCBmb3IgdHdvIGhvdXJzIGlzIGRyb3BwZWQuCgrpBAoEBgACABIEIAIiAxraBCBSZWdpc3RlcnMgYSBkZXZpY2Ugb2YgdGhlIGNhbGxlciBmb3IgcHVzaCBtZXNzYWdlcywgd2l0aCB0aGUgdG9rZW4gdGhhdCB0aGUgcGxhdGZvcm0gZ2F2ZSB0aGUKIGFwcCwgb3Igd2l0aCB0aGUgc3Vic2NyaXB0aW9uIG9mIGEgcGFnZS4gQSBuZXcgdG9rZW4gcmVwbGFjZXMgdGhlIGRldmljZSdzIHByZXZpb3VzIG9uZTsgYSB0b2tlbiB0aGF0IHdhcyByZWdpc3RlcmVkIGZvciBhbm90aGVyCiBwYXJ0aWNpcGFudCdzIGRldmljZSBpcyBtb3ZlZCB0byB0aGlzIG9uZS4gQ2FsbCBpdCBhdCBldmVyeSBzdGFydCBvZiB0aGUgYXBwOiByZXBlYXRpbmcgdGhlCiBzYW1lIGNhbGwgY2hhbmdlcyBub3RoaW5nLgoKIEVycm9yczogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1BBUlRJQ0lQQU5UIG9yIFBBUlRJQ0lQQU5UX0VSQVNFRDsgSU5WQUxJRF9BUkdVTUVOVAogd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFBVU0hfUExBVEZPUk1fT0ZGIG9yCiBQVVNIX0FQUF9VTktOT1dOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfREVWSUNFUy4KCrsBCgQGAAIBEgQmAigDGqwBIFVucmVnaXN0ZXJzIGEgZGV2aWNlIG9mIHRoZSBjYWxsZXIsIGUuZy4gYXQgc2lnbi1vdXQuIFVucmVnaXN0ZXJpbmcgYW4gdW5rbm93biBkZXZpY2Ugc3VjY2VlZHMuCgogRXJyb3JzOiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfUEFSVElDSVBBTlQ7IElOVkFMSURfQVJHVU1FTlQuCgq5AQoEBgACAhIELQIvAxqqASBMaXN0cyB0aGUgY2FsbGVyJ3MgZGV2aWNlcywgd2l0aCB0aGUga2V5IHRoYXQgYSBwYWdlIG5lZWRzIHRvIHN1YnNjcmliZS4gV2l0aG91dCBwYWdlczogdGhlcmUKIGFyZSBhdCBtb3N0IHRlbi4KCiBFcnJvcnM6IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9QQVJUSUNJUEFOVC4KCt8ICgQGAAIDEgM/Ak4a0QggU3RyZWFtcyBkdWUgbm90aWZpY2F0aW9ucyBvZiBhbGwgc3R1ZGllcyB0byBhIGdhdGV3YXksIGZvciBwYXJ0aWNpcGFudHMgcmVhY2hlZCBuZWl0aGVyIGJ5IHB1c2gKIG1lc3NhZ2Ugbm9yIGJ5IGUtbWFpbC4gVGhlIHN0cmVhbSBsYXN0cyB1bnRpbCB0aGUgY2FsbGVyIGVuZHMgdGhlIGNhbGwgb3IgaXRzIHRva2VuIGV4cGlyZXMKIChVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gVE9LRU5fRVhQSVJFRDsgY2FsbCBhZ2FpbikuIEVhY2ggbm90aWZpY2F0aW9uIGdvZXMgdG8gb25lIG9mIHRoZQogY29ubmVjdGVkIGdhdGV3YXlzLCB3aXRoIGEgbGVhc2UuIElmIHRoZSBsZWFzZSBleHBpcmVzIHdpdGhvdXQgYWNrbm93bGVkZ2VtZW50LCBvciB0aGUgZGVsaXZlcnkKIGZhaWxlZCwgdGhlIG5vdGlmaWNhdGlvbiBnb2VzIHRvIGFub3RoZXIgZ2F0ZXdheSBuZXh0LCBhbmQgdG8gdGhlIHNhbWUgb25lIG9ubHkgaWYgbm8gb3RoZXIKIHRha2VzIGl0IHdpdGhpbiB0aHJlZSBzZWNvbmRzLiBBZnRlciBhbiB1bmFja25vd2xlZGdlZCBsZWFzZSB0aGlzIGFwcGxpZXMgdG8gZXZlcnl0aGluZyB0aGF0IGlzCiBkdWUsIHVudGlsIHRoZSBzdHJlYW0gYWNrbm93bGVkZ2VzIGFnYWluLiBUaGUgZmlyc3QgbWVzc2FnZSBpcyBzZW50IGF0IG9uY2U7IGEgbWVzc2FnZSB3aXRob3V0CiBub3RpZmljYXRpb25zIGlzIHNlbnQgYXQgbGVhc3QgZXZlcnkgMTUgc2Vjb25kcyBhcyBhIGhlYXJ0YmVhdC4KCiBFcnJvcnM6IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9HQVRFV0FZLCBvciBBQ0NPVU5UX1NVU1BFTkRFRCwgYWxzbyBkdXJpbmcgdGhlIGNhbGw7CiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIFVOQUNLTk9XTEVER0VEX09VVF9PRl9SQU5HRSBvciBMRUFTRV9PVVRfT0ZfUkFOR0U7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfV0FUQ0hFUlMgYW5kIFJldHJ5SW5mbyB3aGlsZSB0aGUgcHJvY2VzcyBoYXMgNjQgc3VjaAogY2FsbHMsIG9yIDE2IG9mIHRoZSBjYWxsZXIncyBhY2NvdW50LgoKIE5vdCBpZGVtcG90ZW50OiBhbm90aGVyIGNhbGwgcmVjZWl2ZXMgb3RoZXIgbm90aWZpY2F0aW9ucy4KCsoCCgQGAAIEEgRFAkcDGrsCIEFja25vd2xlZGdlcyBub3RpZmljYXRpb25zIHRoYXQgYSBnYXRld2F5IHJlY2VpdmVkLCBvbiBhbnkgY29ubmVjdGlvbi4gRWFjaCBpcyBkZWNpZGVkCiBzZXBhcmF0ZWx5LCBhIG1hbGZvcm1lZCBvbmUgdG9vOyByZXBlYXRpbmcgYW4gYWNrbm93bGVkZ2VtZW50IHJldHVybnMgdGhlIHNhbWUgb3V0Y29tZS4KCiBFcnJvcnM6IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9HQVRFV0FZOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uCiBBQ0tOT1dMRURHRU1FTlRTX01JU1NJTkcgb3IgVE9PX01BTllfQUNLTk9XTEVER0VNRU5UUy4KCiwKAgUAEgRLAFQBGiAgVGhlIHByb3ZpZGVyIG9mIHB1c2ggbWVzc2FnZXMuCgo6CgQFAAIAEgNNAiAaLSBSZWplY3RlZCB3aXRoIHJlYXNvbiBQVVNIX1BMQVRGT1JNX01JU1NJTkcuCgovCgQFAAIBEgNPAhkaIiBBcHBsZSBQdXNoIE5vdGlmaWNhdGlvbiBzZXJ2aWNlLgoKKAoEBQACAhIDUQIYGhsgRmlyZWJhc2UgQ2xvdWQgTWVzc2FnaW5nLgoKVAoEBQACAxIDUwIYGkcgV2ViIFB1c2ggKFJGQyA4MDMwKTogYSBwYWdlLCB0aHJvdWdoIHRoZSBwdXNoIHNlcnZpY2Ugb2YgaXRzIGJyb3dzZXIuCgoiCgIEABIEVwBiARoWIEEgcmVnaXN0ZXJlZCBkZXZpY2UuCgotCgQEAAIAEgNZAhcaICBUaGUgY2xpZW50J3MgaWQgb2YgdGhlIGRldmljZS4KCjQKBAQAAgESA1sCHBonIFRoZSBwcm92aWRlciB0aGF0IHJlYWNoZXMgdGhlIGRldmljZS4KCksKBAQAAgISA10CFBo+IEJ1bmRsZSBpZCBvciBwYWNrYWdlIG5hbWUgb2YgdGhlIGFwcDsgaG9zdCBuYW1lIG9mIHRoZSBwYWdlLgoKQAoEBAACAxIDXwIWGjMgQkNQIDQ3IGxhbmd1YWdlIG9mIHB1c2ggbWVzc2FnZXM7IGVtcHR5OiBFbmdsaXNoLgoKLQoEBAACBBIDYQIuGiAgVGltZSBvZiB0aGUgbGFzdCByZWdpc3RyYXRpb24uCgolCgIEARIEZQB1ARoZIEEgZGV2aWNlIG9mIHRoZSBjYWxsZXIuCgqAAQoEBAECABIDaAIXGnMgSWQgbWFkZSBvbmNlIHBlciBkZXZpY2UgYnkgdGhlIGNsaWVudDogMeKAkzY0IGxldHRlcnMsIGRpZ2l0cyBhbmQgaHlwaGVucy4gQ2FwaXRhbHMgYXJlIHN0b3JlZAogYXMgc21hbGwgbGV0dGVycy4KCjQKBAQBAgESA2oCHBonIFRoZSBwcm92aWRlciB0aGF0IHJlYWNoZXMgdGhlIGRldmljZS4KCpYBCgQEAQICEgNtAhMaiAEgVG9rZW4gZ2l2ZW4gYnkgdGhlIHBsYXRmb3JtLiBBUE5zOiB1cCB0byA0MDAgaGV4YWRlY2ltYWwgZGlnaXRzLiBGQ006IHVwIHRvIDEsMDI0IGxldHRlcnMsCiBkaWdpdHMsIGAtYCwgYF9gIGFuZCBgOmAuIFdlYiBQdXNoOiBlbXB0eS4KCnoKBAQBAgMSA3ACFBptIEJ1bmRsZSBpZCBvciBwYWNrYWdlIG5hbWUgb2YgdGhlIGFwcCwgb3IgaG9zdCBuYW1lIG9mIHRoZSBwYWdlOyAx4oCTMTU1IGxldHRlcnMsIGRpZ2l0cywgYC5gLAogYC1gIGFuZCBgX2AuCgovCgQEAQIEEgNyAhYaIiBCQ1AgNDcgbGFuZ3VhZ2U7IGVtcHR5OiBFbmdsaXNoLgoKYgoEBAECBRIDdAInGlUgVGhlIHBhZ2UncyBzdWJzY3JpcHRpb24sIHJlcXVpcmVkIGZvciBXZWIgUHVzaCBhbmQgbm90IGFsbG93ZWQgZm9yIG90aGVyIHBsYXRmb3Jtcy4KCmIKAgQCEgV4AIABARpVIEEgcGFnZSdzIHN1YnNjcmlwdGlvbiBmb3IgV2ViIFB1c2gsIHdpdGggdGhlIHZhbHVlcyBvZiBgUHVzaFN1YnNjcmlwdGlvbi50b0pTT04oKWAuCgqLAQoEBAICABIDewIWGn4gVVJMIGF0IHRoZSBicm93c2VyJ3MgcHVzaCBzZXJ2aWNlOiBodHRwcywgYXQgbW9zdCAxLDAyNCBjaGFyYWN0ZXJzLiBJdHMgaG9zdCBtdXN0IGJlIG9uIHRoZQogc2VydmVyJ3MgbGlzdCBvZiBwdXNoIHNlcnZpY2VzLgoKZAoEBAICARIDfQIUGlcgYGtleXMucDI1NmRoYCwgdGhlIGJyb3dzZXIncyBwdWJsaWMga2V5OiBhbiB1bmNvbXByZXNzZWQgcG9pbnQgb2YgUC0yNTYgaW4gYmFzZTY0dXJsLgoKSAoEBAICAhIDfwISGjsgYGtleXMuYXV0aGAsIHRoZSBicm93c2VyJ3Mgc2VjcmV0OiAxNiBieXRlcyBpbiBiYXNlNjR1cmwuCgomCgIEAxIGgwEAhgEBGhggVGhlIHJlZ2lzdGVyZWQgZGV2aWNlLgoKOAoEBAMCABIEhQECGxoqIFRoZSBkZXZpY2UgYXMgc3RvcmVkLCB3aXRob3V0IGl0cyB0b2tlbi4KCh8KAgQEEgaJAQCMAQEaESBOYW1lcyBhIGRldmljZS4KCigKBAQEAgASBIsBAhcaGiBJZCB1c2VkIGF0IHJlZ2lzdHJhdGlvbi4KCjIKAgQFEgSPAQAmGiYgRW1wdHk6IHRoZSBkZXZpY2UgaXMgbm90IHJlZ2lzdGVyZWQuCgoyCgIEBhIEkgEAIBomIEVtcHR5OiB0aGUgZGV2aWNlcyBhcmUgdGhlIGNhbGxlcidzLgoKJQoCBAcSBpUBAJsBARoXIFRoZSBjYWxsZXIncyBkZXZpY2VzLgoKJwoEBAcCABIElwECJRoZIERldmljZXMsIG9yZGVyZWQgYnkgaWQuCgrMAQoEBAcCARIEmgECGhq9ASBQdWJsaWMga2V5IHdpdGggd2hpY2ggYSBwYWdlIHN1YnNjcmliZXMgdG8gV2ViIFB1c2ggKGBhcHBsaWNhdGlvblNlcnZlcktleWApLCBpbiBiYXNlNjR1cmwuIEEKIHBhZ2Ugd2hvc2Ugc3Vic2NyaXB0aW9uIGhhcyBhbm90aGVyIGtleSBzdWJzY3JpYmVzIGFnYWluLiBFbXB0eTogV2ViIFB1c2ggaXMgbm90IGNvbmZpZ3VyZWQuCgolCgIECBIGngEApAEBGhcgTGltaXRzIG9mIHRoZSBzdHJlYW0uCgpaCgQECAIAEgSgAQIgGkwgTWF4aW11bSBudW1iZXIgb2YgdW5hY2tub3dsZWRnZWQgbm90aWZpY2F0aW9ucywgMeKAkzEwLDAwMDsgMCBtZWFucyAxLDAwMC4KCroBCgQECAIBEgSjAQIbGqsBIExlbmd0aCBvZiBlYWNoIGxlYXNlIGluIHNlY29uZHMsIDEw4oCTNjAwOyAwIG1lYW5zIDYwLiBBIGxlYXNlIGVuZHMgZWFybGllciBpZiBpdHMgbm90aWZpY2F0aW9uCiBleHBpcmVzIHNvb246IGF0IGhhbGYgb2YgdGhlIHJlbWFpbmluZyB0aW1lLCBidXQgbm90IHdpdGhpbiB0ZW4gc2Vjb25kcy4KCi4KAgQJEganAQCuAQEaICBOZXcgYW5kIHJldm9rZWQgbm90aWZpY2F0aW9ucy4KCi0KBAQJAgASBKkBAh4aHyBOb3RpZmljYXRpb25zIHRvIGRlbGl2ZXIgbm93LgoK5wEKBAQJAgESBK0BAiga2AEgYFByb21wdC5sZWFzZV9pZGAgb2Ygbm90aWZpY2F0aW9ucyB0aGF0IG11c3QgbmVpdGhlciBiZSBkZWxpdmVyZWQgbm9yIGFja25vd2xlZGdlZDogYW5zd2VyZWQsCiBkaXNtaXNzZWQsIHNub296ZWQgb3IgY2FuY2VsbGVkIG1lYW53aGlsZSwgb3IgdGhlIHBhcnRpY2lwYW50IGhhcyBsZWZ0LCB3aXRoZHJhd24gY29uc2VudCwgaXMKIHN1c3BlbmRlZCBvciB3YXMgZXJhc2VkLgoKOwoCBAoSBrEBAMQBARotIEEgbm90aWZpY2F0aW9uIHRvIGRlbGl2ZXIgdG8gYSBwYXJ0aWNpcGFudC4KCisKBAQKAgASBLMBAhYaHSBJZCBmb3IgdGhlIGFja25vd2xlZGdlbWVudC4KChUKBAQKAgESBLUBAhwaByBVVUlELgoKFQoEBAoCAhIEtwECHRoHIFVVSUQuCgo9CgQECgIDEgS5AQIWGi8gVGhlIHN0dWR5LiBEbyBub3Qgc2hvdyBpdCB0byB0aGUgcGFydGljaXBhbnQuCgpQCgQECgIEEgS7AQIeGkIgVGhlIHF1ZXN0aW9ubmFpcmUgdG8gZmlsbCBpbi4gRG8gbm90IHNob3cgaXQgdG8gdGhlIHBhcnRpY2lwYW50LgoKSAoEBAoCBRIEvQECFho6IDA6IGZpcnN0IGRlbGl2ZXJ5OyBvdGhlcndpc2UgdGhlIG51bWJlciBvZiB0aGUgcmVtaW5kZXIuCgooCgQECgIGEgS/AQIpGhogVGltZSBhdCB3aGljaCBpdCBpcyBkdWUuCgpNCgQECgIHEgTBAQIsGj8gTGF0ZXN0IHRpbWUgZm9yIGRlbGl2ZXJ5OyBhYnNlbnQ6IHR3byBob3VycyBhZnRlciBgZHVlX3RpbWVgLgoKPwoEBAoCCBIEwwECMhoxIFRpbWUgZnJvbSB3aGljaCBhbm90aGVyIGdhdGV3YXkgbWF5IHJlY2VpdmUgaXQuCgopCgIFARIGxwEAzgEBGhsgVGhlIHJlc3VsdCBvZiBhIGRlbGl2ZXJ5LgoKSgoEBQECABIEyQECIBo8IE1ha2VzIHRoZSBhY2tub3dsZWRnZW1lbnQgaW52YWxpZCAoUFJPTVBUX1JFU1VMVF9NSVNTSU5HKS4KCi0KBAUBAgESBMsBAhkaHyBEZWxpdmVyZWQgdG8gdGhlIHBhcnRpY2lwYW50LgoKWwoEBQECAhIEzQECGxpNIE5vdCBkZWxpdmVyZWQ7IGl0IGlzIHRyaWVkIGFnYWluIGxhdGVyLCBieSBhbm90aGVyIGdhdGV3YXkgaWYgdGhlcmUgaXMgb25lLgoKKwoCBAsSBtEBANYBARodIFRoZSByZXN1bHQgb2Ygb25lIGRlbGl2ZXJ5LgoKIgoEBAsCABIE0wECFhoUIGBQcm9tcHQubGVhc2VfaWRgLgoKGwoEBAsCARIE1QECGhoNIFRoZSByZXN1bHQuCgomCgIEDBIG2QEA3AEBGhggUmVzdWx0cyBvZiBkZWxpdmVyaWVzLgoKGgoEBAwCABIE2wECNhoMIDHigJMxLDAwMC4KCjEKAgUCEgbfAQDoAQEaIyBUaGUgZWZmZWN0IG9mIGFuIGFja25vd2xlZGdlbWVudC4KCh8KBAUCAgASBOEBAioaESBOZXZlciByZXR1cm5lZC4KCjYKBAUCAgESBOMBAicaKCBBY2NlcHRlZDsgYWxzbyByZXR1cm5lZCB3aGVuIHJlcGVhdGVkLgoKbgoEBQICAhIE5QECKhpgIElnbm9yZWQ6IHRoZSBub3RpZmljYXRpb24gd2FzIHJldm9rZWQsIG9yIHdlbnQgdG8gYW5vdGhlciBnYXRld2F5IGFmdGVyIHRoZSBsZWFzZSBoYWQgZXhwaXJlZC4KCmUKBAUCAgMSBOcBAiYaVyBNYWxmb3JtZWQ6IGB2aW9sYXRpb25zYCBvZiB0aGUgcmVzcG9uc2Ugc3RhdGVzIHdoeS4gVGhlIG90aGVyIGFja25vd2xlZGdlbWVudHMgY291bnQuCgo0CgIEDRIG6wEA8QEBGiYgVGhlIGVmZmVjdHMgb2YgdGhlIGFja25vd2xlZGdlbWVudHMuCgpFCgQEDQIAEgTtAQIvGjcgT25lIG91dGNvbWUgZm9yIGVhY2ggYWNrbm93bGVkZ2VtZW50LCBpbiB0aGVpciBvcmRlci4KCo8BCgQEDQIBEgTwAQIpGoABIFRoZSBlcnJvcnMgb2YgdGhlIGFja25vd2xlZGdlbWVudHMgd2l0aCBBQ0tOT1dMRURHRU1FTlRfT1VUQ09NRV9JTlZBTElEOiBSRVFVSVJFRCwKIExFQVNFX0lEX0lOVkFMSUQgb3IgUFJPTVBUX1JFU1VMVF9NSVNTSU5HLgpiBnByb3RvMw==")
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
    self.subscription = c.pointee.subscription.map { PlanningV1.WebPushSubscription($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__RegisterPushTokenRequest> {
    let c = arena.allocate(Otolith__Planning__V1__RegisterPushTokenRequest.self)
    otolith__planning__v1__register_push_token_request__init(c)
    if !self.deviceID.isEmpty { c.pointee.device_id = arena.string(self.deviceID) }
    c.pointee.platform = Otolith__Planning__V1__PushPlatform(rawValue: .init(truncatingIfNeeded: self.platform.rawValue))
    if !self.token.isEmpty { c.pointee.token = arena.string(self.token) }
    if !self.appID.isEmpty { c.pointee.app_id = arena.string(self.appID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if let value = self.subscription { c.pointee.subscription = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.WebPushSubscription {
  public static var fullName: String { "otolith.planning.v1.WebPushSubscription" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__web_push_subscription__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__WebPushSubscription>) {
    self.endpoint = Codec.string(c.pointee.endpoint)
    self.p256dh = Codec.string(c.pointee.p256dh)
    self.auth = Codec.string(c.pointee.auth)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__WebPushSubscription> {
    let c = arena.allocate(Otolith__Planning__V1__WebPushSubscription.self)
    otolith__planning__v1__web_push_subscription__init(c)
    if !self.endpoint.isEmpty { c.pointee.endpoint = arena.string(self.endpoint) }
    if !self.p256dh.isEmpty { c.pointee.p256dh = arena.string(self.p256dh) }
    if !self.auth.isEmpty { c.pointee.auth = arena.string(self.auth) }
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
    self.webPushKey = Codec.string(c.pointee.web_push_key)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListPushTokensResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ListPushTokensResponse.self)
    otolith__planning__v1__list_push_tokens_response__init(c)
    if !self.pushTokens.isEmpty {
      c.pointee.n_push_tokens = self.pushTokens.count
      c.pointee.push_tokens = arena.array(self.pushTokens) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__PushToken>? }
    }
    if !self.webPushKey.isEmpty { c.pointee.web_push_key = arena.string(self.webPushKey) }
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
