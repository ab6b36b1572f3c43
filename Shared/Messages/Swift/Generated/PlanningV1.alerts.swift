// Generated from otolith/planning/v1/alerts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension PlanningV1 {
  /// Alerts to list.
  public enum AlertFilter: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// All alerts.
    case unspecified
    /// Alerts that are not acknowledged.
    case open
    /// Alerts with a failed delivery.
    case failed
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .open, .failed] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .open
        case 2: .failed
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .open: 1
        case .failed: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// The state of a delivery.
  public enum AlertDeliveryState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// To be sent, for the first time or again.
    case pending
    /// Sent; the outcome is not known yet.
    case sent
    /// Accepted by the webhook, or queued as mail to at least one person.
    case delivered
    /// Failed for good (a dead letter): no further attempt without RetryAlert.
    case failed
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .pending, .sent, .delivered, .failed] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .pending
        case 2: .sent
        case 3: .delivered
        case 4: .failed
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .pending: 1
        case .sent: 2
        case .delivered: 3
        case .failed: 4
        case .unrecognized(let number): number
      }
    }
  }

  /// Why a delivery, or its latest attempt, failed.
  public enum AlertFailure: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// It did not fail.
    case unspecified
    /// The study has no channel with this name.
    case channelUnknown
    /// The webhook did not answer in time, or the connection failed.
    case unreachable
    /// The webhook's host has an address that the server may not reach.
    case addressNotAllowed
    /// The webhook answered with a redirection, which is not followed.
    case redirected
    /// The webhook answered with another status than 200–299.
    case refused
    /// No staff with the channel's roles has a deliverable mail address and may see the alert.
    case noRecipient
    /// The webhook's secret cannot be read, because the server's key was lost. Set it again.
    case secretUnreadable
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .channelUnknown, .unreachable, .addressNotAllowed, .redirected, .refused, .noRecipient, .secretUnreadable] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .channelUnknown
        case 2: .unreachable
        case 3: .addressNotAllowed
        case 4: .redirected
        case 5: .refused
        case 6: .noRecipient
        case 7: .secretUnreadable
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .channelUnknown: 1
        case .unreachable: 2
        case .addressNotAllowed: 3
        case .redirected: 4
        case .refused: 5
        case .noRecipient: 6
        case .secretUnreadable: 7
        case .unrecognized(let number): number
      }
    }
  }

  /// The delivery of an alert by a channel.
  public struct AlertDelivery: Message {
    /// Name of the channel.
    public var channelID: String
    /// Whether it belongs to the escalation.
    public var escalation: Bool
    /// Current state.
    public var state: PlanningV1.AlertDeliveryState
    /// Number of attempts since it was created or last retried by staff.
    public var attempts: UInt32
    /// Failure of the latest attempt.
    public var failure: PlanningV1.AlertFailure
    /// HTTP status of the latest attempt; 0 if there was none.
    public var httpStatus: UInt32
    /// Time of the next attempt; absent if none is due.
    public var attemptTime: GoogleProtobuf.Timestamp?
    /// When it was delivered; absent before.
    public var deliverTime: GoogleProtobuf.Timestamp?

    public init(
      channelID: String = "",
      escalation: Bool = false,
      state: PlanningV1.AlertDeliveryState = PlanningV1.AlertDeliveryState(rawValue: 0),
      attempts: UInt32 = 0,
      failure: PlanningV1.AlertFailure = PlanningV1.AlertFailure(rawValue: 0),
      httpStatus: UInt32 = 0,
      attemptTime: GoogleProtobuf.Timestamp? = nil,
      deliverTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.channelID = channelID
      self.escalation = escalation
      self.state = state
      self.attempts = attempts
      self.failure = failure
      self.httpStatus = httpStatus
      self.attemptTime = attemptTime
      self.deliverTime = deliverTime
    }
  }

  /// An alert.
  public struct Alert: Message {
    /// UUID.
    public var alertID: String
    /// Pseudonym of the participant.
    public var participant: String
    /// Trigger that raised it.
    public var triggerID: String
    /// Text of the study, in all languages, as of the time when it was raised.
    public var text: CatalogueV1.LocalizedText?
    /// Time of the occurrence.
    public var fireTime: GoogleProtobuf.Timestamp?
    /// When it was raised.
    public var raiseTime: GoogleProtobuf.Timestamp?
    /// Time from which it escalates while it is not acknowledged; absent: it does not escalate.
    public var escalateAfterTime: GoogleProtobuf.Timestamp?
    /// When it escalated; absent: it has not.
    public var escalateTime: GoogleProtobuf.Timestamp?
    /// When it was acknowledged; absent: it is open.
    public var acknowledgeTime: GoogleProtobuf.Timestamp?
    /// UUID of the account that acknowledged it, as in the audit log; empty while it is open.
    public var acknowledgedBy: String
    /// Note of that account.
    public var note: String
    /// Deliveries by channel, those of the escalation last.
    public var deliveries: [PlanningV1.AlertDelivery]
    /// Whether the cause was withdrawn since, for example because the answers were amended.
    public var withdrawn: Bool

    public init(
      alertID: String = "",
      participant: String = "",
      triggerID: String = "",
      text: CatalogueV1.LocalizedText? = nil,
      fireTime: GoogleProtobuf.Timestamp? = nil,
      raiseTime: GoogleProtobuf.Timestamp? = nil,
      escalateAfterTime: GoogleProtobuf.Timestamp? = nil,
      escalateTime: GoogleProtobuf.Timestamp? = nil,
      acknowledgeTime: GoogleProtobuf.Timestamp? = nil,
      acknowledgedBy: String = "",
      note: String = "",
      deliveries: [PlanningV1.AlertDelivery] = [],
      withdrawn: Bool = false
    ) {
      self.alertID = alertID
      self.participant = participant
      self.triggerID = triggerID
      self.text = text
      self.fireTime = fireTime
      self.raiseTime = raiseTime
      self.escalateAfterTime = escalateAfterTime
      self.escalateTime = escalateTime
      self.acknowledgeTime = acknowledgeTime
      self.acknowledgedBy = acknowledgedBy
      self.note = note
      self.deliveries = deliveries
      self.withdrawn = withdrawn
    }
  }

  /// Alerts to list.
  public struct ListAlertsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Filter by state.
    public var filter: PlanningV1.AlertFilter
    /// Pseudonym to filter by; empty: all.
    public var participant: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      filter: PlanningV1.AlertFilter = PlanningV1.AlertFilter(rawValue: 0),
      participant: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.filter = filter
      self.participant = participant
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of alerts.
  public struct ListAlertsResponse: Message {
    /// Alerts, latest first.
    public var alerts: [PlanningV1.Alert]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(alerts: [PlanningV1.Alert] = [], nextPageToken: String = "") {
      self.alerts = alerts
      self.nextPageToken = nextPageToken
    }
  }

  /// The alert to acknowledge.
  public struct AcknowledgeAlertRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// UUID.
    public var alertID: String
    /// What was done, up to 1,000 characters; must not contain data that identifies the participant.
    public var note: String

    public init(studyID: String = "", alertID: String = "", note: String = "") {
      self.studyID = studyID
      self.alertID = alertID
      self.note = note
    }
  }

  /// The acknowledged alert.
  public struct AcknowledgeAlertResponse: Message {
    /// The current state.
    public var alert: PlanningV1.Alert?

    public init(alert: PlanningV1.Alert? = nil) {
      self.alert = alert
    }
  }

  /// The alert to deliver again.
  public struct RetryAlertRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// UUID.
    public var alertID: String

    public init(studyID: String = "", alertID: String = "") {
      self.studyID = studyID
      self.alertID = alertID
    }
  }

  /// The alert to be delivered.
  public struct RetryAlertResponse: Message {
    /// The current state.
    public var alert: PlanningV1.Alert?
    /// Number of deliveries to be sent again.
    public var retried: UInt32

    public init(alert: PlanningV1.Alert? = nil, retried: UInt32 = 0) {
      self.alert = alert
      self.retried = retried
    }
  }

  /// A channel of a study by which alerts reach staff.
  public struct AlertChannel: Message {
    /// The target; required.
    public enum OneOfTarget: Sendable, Hashable {
      /// Mails to staff.
      case mail(PlanningV1.AlertMail)
      /// HTTPS requests to another system.
      case webhook(PlanningV1.AlertWebhook)
    }

    /// Name as used by triggers: 1–64 lower-case letters, digits and hyphens.
    public var channelID: String
    /// The target; required.
    public var target: PlanningV1.AlertChannel.OneOfTarget?
    /// When it was last set. Output only.
    public var updateTime: GoogleProtobuf.Timestamp?
    /// UUID of the account that set it, as in the audit log. Output only.
    public var updatedBy: String

    public init(
      channelID: String = "",
      target: PlanningV1.AlertChannel.OneOfTarget? = nil,
      updateTime: GoogleProtobuf.Timestamp? = nil,
      updatedBy: String = ""
    ) {
      self.channelID = channelID
      self.target = target
      self.updateTime = updateTime
      self.updatedBy = updatedBy
    }
  }

  /// Mails to staff of the study, in the language of each account.
  public struct AlertMail: Message {
    /// Roles of the study, shipped or defined, whose holders are mailed, if the role has the right
    /// `alert.read`; 1–10, without duplicates.
    public var roles: [String]

    public init(roles: [String] = []) {
      self.roles = roles
    }
  }

  /// HTTPS requests with a signed JSON body (proto/WEBHOOKS.md).
  public struct AlertWebhook: Message {
    /// `https` URL of up to 1,024 characters with host name and path, without user name, password and
    /// fragment.
    public var url: String
    /// Key of the signature: 32–128 printable ASCII characters without spaces. Input only; empty keeps
    /// the secret of an existing webhook.
    public var secret: String

    public init(url: String = "", secret: String = "") {
      self.url = url
      self.secret = secret
    }
  }

  /// The study whose channels are listed.
  public struct ListAlertChannelsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// The channels of a study.
  public struct ListAlertChannelsResponse: Message {
    /// Channels ordered by name.
    public var channels: [PlanningV1.AlertChannel]
    /// Names that triggers of the study use without a channel, sorted.
    public var missingChannelIDs: [String]

    public init(channels: [PlanningV1.AlertChannel] = [], missingChannelIDs: [String] = []) {
      self.channels = channels
      self.missingChannelIDs = missingChannelIDs
    }
  }

  /// The channel to set.
  public struct SetAlertChannelRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// The complete channel; required.
    public var channel: PlanningV1.AlertChannel?

    public init(studyID: String = "", channel: PlanningV1.AlertChannel? = nil) {
      self.studyID = studyID
      self.channel = channel
    }
  }

  /// The channel that was set.
  public struct SetAlertChannelResponse: Message {
    /// The channel, without secret.
    public var channel: PlanningV1.AlertChannel?

    public init(channel: PlanningV1.AlertChannel? = nil) {
      self.channel = channel
    }
  }

  /// The channel to delete.
  public struct DeleteAlertChannelRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Name.
    public var channelID: String

    public init(studyID: String = "", channelID: String = "") {
      self.studyID = studyID
      self.channelID = channelID
    }
  }

  /// The channel was deleted, or did not exist.
  public struct DeleteAlertChannelResponse: Message {
    public init() {}
  }

  /// The descriptor of `otolith/planning/v1/alerts.proto`.
  public static let alertsFile = ProtoFile(
    name: "otolith/planning/v1/alerts.proto",
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.textFile],
    base64: "CiBvdG9saXRoL3BsYW5uaW5nL3YxL2FsZXJ0cy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byKFAwoNQWxlcnREZWxpdmVyeRIdCgpjaGFubmVsX2lkGAEgASgJUgljaGFubmVsSWQSHgoKZXNjYWxhdGlvbhgCIAEoCFIKZXNjYWxhdGlvbhI9CgVzdGF0ZRgDIAEoDjInLm90b2xpdGgucGxhbm5pbmcudjEuQWxlcnREZWxpdmVyeVN0YXRlUgVzdGF0ZRIaCghhdHRlbXB0cxgEIAEoDVIIYXR0ZW1wdHMSOwoHZmFpbHVyZRgFIAEoDjIhLm90b2xpdGgucGxhbm5pbmcudjEuQWxlcnRGYWlsdXJlUgdmYWlsdXJlEh8KC2h0dHBfc3RhdHVzGAYgASgNUgpodHRwU3RhdHVzEj0KDGF0dGVtcHRfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2F0dGVtcHRUaW1lEj0KDGRlbGl2ZXJfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2RlbGl2ZXJUaW1lIoMFCgVBbGVydBIZCghhbGVydF9pZBgBIAEoCVIHYWxlcnRJZBIgCgtwYXJ0aWNpcGFudBgCIAEoCVILcGFydGljaXBhbnQSHQoKdHJpZ2dlcl9pZBgDIAEoCVIJdHJpZ2dlcklkEjcKBHRleHQYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgR0ZXh0EjcKCWZpcmVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGZpcmVUaW1lEjkKCnJhaXNlX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglyYWlzZVRpbWUSSgoTZXNjYWxhdGVfYWZ0ZXJfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSEWVzY2FsYXRlQWZ0ZXJUaW1lEj8KDWVzY2FsYXRlX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgxlc2NhbGF0ZVRpbWUSRQoQYWNrbm93bGVkZ2VfdGltZRgJIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSD2Fja25vd2xlZGdlVGltZRInCg9hY2tub3dsZWRnZWRfYnkYCiABKAlSDmFja25vd2xlZGdlZEJ5EhIKBG5vdGUYCyABKAlSBG5vdGUSQgoKZGVsaXZlcmllcxgMIAMoCzIiLm90b2xpdGgucGxhbm5pbmcudjEuQWxlcnREZWxpdmVyeVIKZGVsaXZlcmllcxIcCgl3aXRoZHJhd24YDSABKAhSCXdpdGhkcmF3biLGAQoRTGlzdEFsZXJ0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSOAoGZmlsdGVyGAIgASgOMiAub3RvbGl0aC5wbGFubmluZy52MS5BbGVydEZpbHRlclIGZmlsdGVyEiAKC3BhcnRpY2lwYW50GAMgASgJUgtwYXJ0aWNpcGFudBIbCglwYWdlX3NpemUYBCABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBSABKAlSCXBhZ2VUb2tlbiJwChJMaXN0QWxlcnRzUmVzcG9uc2USMgoGYWxlcnRzGAEgAygLMhoub3RvbGl0aC5wbGFubmluZy52MS5BbGVydFIGYWxlcnRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiJjChdBY2tub3dsZWRnZUFsZXJ0UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIZCghhbGVydF9pZBgCIAEoCVIHYWxlcnRJZBISCgRub3RlGAMgASgJUgRub3RlIkwKGEFja25vd2xlZGdlQWxlcnRSZXNwb25zZRIwCgVhbGVydBgBIAEoCzIaLm90b2xpdGgucGxhbm5pbmcudjEuQWxlcnRSBWFsZXJ0IkkKEVJldHJ5QWxlcnRSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhkKCGFsZXJ0X2lkGAIgASgJUgdhbGVydElkImAKElJldHJ5QWxlcnRSZXNwb25zZRIwCgVhbGVydBgBIAEoCzIaLm90b2xpdGgucGxhbm5pbmcudjEuQWxlcnRSBWFsZXJ0EhgKB3JldHJpZWQYAiABKA1SB3JldHJpZWQiiAIKDEFsZXJ0Q2hhbm5lbBIdCgpjaGFubmVsX2lkGAEgASgJUgljaGFubmVsSWQSNAoEbWFpbBgCIAEoCzIeLm90b2xpdGgucGxhbm5pbmcudjEuQWxlcnRNYWlsSABSBG1haWwSPQoHd2ViaG9vaxgDIAEoCzIhLm90b2xpdGgucGxhbm5pbmcudjEuQWxlcnRXZWJob29rSABSB3dlYmhvb2sSOwoLdXBkYXRlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgp1cGRhdGVUaW1lEh0KCnVwZGF0ZWRfYnkYBSABKAlSCXVwZGF0ZWRCeUIICgZ0YXJnZXQiIQoJQWxlcnRNYWlsEhQKBXJvbGVzGAEgAygJUgVyb2xlcyI4CgxBbGVydFdlYmhvb2sSEAoDdXJsGAEgASgJUgN1cmwSFgoGc2VjcmV0GAIgASgJUgZzZWNyZXQiNQoYTGlzdEFsZXJ0Q2hhbm5lbHNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIooBChlMaXN0QWxlcnRDaGFubmVsc1Jlc3BvbnNlEj0KCGNoYW5uZWxzGAEgAygLMiEub3RvbGl0aC5wbGFubmluZy52MS5BbGVydENoYW5uZWxSCGNoYW5uZWxzEi4KE21pc3NpbmdfY2hhbm5lbF9pZHMYAiADKAlSEW1pc3NpbmdDaGFubmVsSWRzInAKFlNldEFsZXJ0Q2hhbm5lbFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSOwoHY2hhbm5lbBgCIAEoCzIhLm90b2xpdGgucGxhbm5pbmcudjEuQWxlcnRDaGFubmVsUgdjaGFubmVsIlYKF1NldEFsZXJ0Q2hhbm5lbFJlc3BvbnNlEjsKB2NoYW5uZWwYASABKAsyIS5vdG9saXRoLnBsYW5uaW5nLnYxLkFsZXJ0Q2hhbm5lbFIHY2hhbm5lbCJVChlEZWxldGVBbGVydENoYW5uZWxSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEh0KCmNoYW5uZWxfaWQYAiABKAlSCWNoYW5uZWxJZCIcChpEZWxldGVBbGVydENoYW5uZWxSZXNwb25zZSpbCgtBbGVydEZpbHRlchIcChhBTEVSVF9GSUxURVJfVU5TUEVDSUZJRUQQABIVChFBTEVSVF9GSUxURVJfT1BFThABEhcKE0FMRVJUX0ZJTFRFUl9GQUlMRUQQAirAAQoSQWxlcnREZWxpdmVyeVN0YXRlEiQKIEFMRVJUX0RFTElWRVJZX1NUQVRFX1VOU1BFQ0lGSUVEEAASIAocQUxFUlRfREVMSVZFUllfU1RBVEVfUEVORElORxABEh0KGUFMRVJUX0RFTElWRVJZX1NUQVRFX1NFTlQQAhIiCh5BTEVSVF9ERUxJVkVSWV9TVEFURV9ERUxJVkVSRUQQAxIfChtBTEVSVF9ERUxJVkVSWV9TVEFURV9GQUlMRUQQBCqUAgoMQWxlcnRGYWlsdXJlEh0KGUFMRVJUX0ZBSUxVUkVfVU5TUEVDSUZJRUQQABIhCh1BTEVSVF9GQUlMVVJFX0NIQU5ORUxfVU5LTk9XThABEh0KGUFMRVJUX0ZBSUxVUkVfVU5SRUFDSEFCTEUQAhIlCiFBTEVSVF9GQUlMVVJFX0FERFJFU1NfTk9UX0FMTE9XRUQQAxIcChhBTEVSVF9GQUlMVVJFX1JFRElSRUNURUQQBBIZChVBTEVSVF9GQUlMVVJFX1JFRlVTRUQQBRIeChpBTEVSVF9GQUlMVVJFX05PX1JFQ0lQSUVOVBAGEiMKH0FMRVJUX0ZBSUxVUkVfU0VDUkVUX1VOUkVBREFCTEUQBzK0BQoMQWxlcnRTZXJ2aWNlEmIKCkxpc3RBbGVydHMSJi5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RBbGVydHNSZXF1ZXN0Gicub3RvbGl0aC5wbGFubmluZy52MS5MaXN0QWxlcnRzUmVzcG9uc2UiA5ACAhJ0ChBBY2tub3dsZWRnZUFsZXJ0Eiwub3RvbGl0aC5wbGFubmluZy52MS5BY2tub3dsZWRnZUFsZXJ0UmVxdWVzdBotLm90b2xpdGgucGxhbm5pbmcudjEuQWNrbm93bGVkZ2VBbGVydFJlc3BvbnNlIgOQAgISYgoKUmV0cnlBbGVydBImLm90b2xpdGgucGxhbm5pbmcudjEuUmV0cnlBbGVydFJlcXVlc3QaJy5vdG9saXRoLnBsYW5uaW5nLnYxLlJldHJ5QWxlcnRSZXNwb25zZSIDkAICEncKEUxpc3RBbGVydENoYW5uZWxzEi0ub3RvbGl0aC5wbGFubmluZy52MS5MaXN0QWxlcnRDaGFubmVsc1JlcXVlc3QaLi5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RBbGVydENoYW5uZWxzUmVzcG9uc2UiA5ACARJxCg9TZXRBbGVydENoYW5uZWwSKy5vdG9saXRoLnBsYW5uaW5nLnYxLlNldEFsZXJ0Q2hhbm5lbFJlcXVlc3QaLC5vdG9saXRoLnBsYW5uaW5nLnYxLlNldEFsZXJ0Q2hhbm5lbFJlc3BvbnNlIgOQAgISegoSRGVsZXRlQWxlcnRDaGFubmVsEi4ub3RvbGl0aC5wbGFubmluZy52MS5EZWxldGVBbGVydENoYW5uZWxSZXF1ZXN0Gi8ub3RvbGl0aC5wbGFubmluZy52MS5EZWxldGVBbGVydENoYW5uZWxSZXNwb25zZSIDkAICQk0KE290b2xpdGgucGxhbm5pbmcudjFQAVoeb3RvbGl0aC9wbGFubmluZy92MTtwbGFubmluZ3YxqgITT3RvbGl0aC5QbGFubmluZy5WMUqIPwrCAQoBDBIDBAASGrcBIEFsZXJ0czogdHJpZ2dlcnMgdGhhdCBub3RpZnkgc3R1ZHkgc3RhZmYuCgogQW55IG1ldGhvZCBtYXkgYWxzbyByZXR1cm4gdGhlIGVycm9ycyBjb21tb24gdG8gYWxsIG1ldGhvZHMgKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90bykuIFRoZQogcmVhc29ucyBhcmUgZXhwbGFpbmVkIGluIGVycm9ycy5wcm90by4KCtsFCgIGABIEGwBNARrOBSBBbGVydHMgb2YgYSBzdHVkeSwgYW5kIHRoZSBjaGFubmVscyBieSB3aGljaCB0aGV5IHJlYWNoIHN0YWZmLiBBIHRyaWdnZXIgd2l0aCBhbiBhbGVydAogKG90b2xpdGguY2F0YWxvZ3VlLnYxLlRyaWdnZXJBbGVydCkgcmFpc2VzIGl0IG9uY2UgZm9yIGVhY2ggb2NjdXJyZW5jZSB0aGF0IGl0cyBjb29sZG93biBhbmQgaXRzCiBtYXhpbXVtIG51bWJlciBsZXQgdGhyb3VnaC4gQW4gYWxlcnQgbmFtZXMgdGhlIHBhcnRpY2lwYW50IGJ5IHRoZSBwc2V1ZG9ueW0gdXNlZCBpbiB0aGUgc3R1ZHkncwogZXhwb3J0cywgdGhlIHRyaWdnZXIgYW5kIGl0cyB0ZXh0LCBhbmQgY29udGFpbnMgbm8gYW5zd2Vycy4KCiBXaGlsZSBncm91cHMgb2YgdGhlIHN0dWR5IGFyZSBjb25jZWFsZWQgZnJvbSB0aGUgY2FsbGVyIChvdG9saXRoLmF1dGgudjEgQWxsb2NhdGlvblNlcnZpY2UpLAogYWxlcnRzIG9mIHRyaWdnZXJzIHRoYXQgY29uY2VybiBxdWVzdGlvbm5haXJlcyBvZiBvbmx5IHNvbWUgZ3JvdXBzIGFyZSBsZWZ0IG91dC4KCiBNZXRob2RzIGFib3V0IHBhcnRpY2lwYW50cyBtYXkgcmV0dXJuIFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFBTRVVET05ZTVNfTk9UX1lFVF9LTk9XTiBhbmQKIFJldHJ5SW5mbzogdGhlIHN0dWR5J3MgcHNldWRvbnltcyBoYXZlIG5vdCBiZWVuIGZldGNoZWQgZnJvbSBpbmdlc3Rpb24geWV0LCBhbmQgaXQgY2Fubm90IGJlCiByZWFjaGVkLgoK6QEKBAYAAgASBCACIgMa2gEgTGlzdHMgYWxlcnRzIG9mIGEgc3R1ZHksIGxhdGVzdCBmaXJzdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBQQVJUSUNJUEFOVF9JTlZBTElEOyBOT1RfRk9VTkQKIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgrpAgoEBgACARIEKQIrAxraAiBBY2tub3dsZWRnZXMgYW4gYWxlcnQsIHNvIHRoYXQgaXQgZG9lcyBub3QgZXNjYWxhdGUuIFRoZSBmaXJzdCBhY2tub3dsZWRnZW1lbnQgY291bnRzOiByZXBlYXRpbmcKIHRoZSBjYWxsIGNoYW5nZXMgbm90aGluZyBhbmQgcmV0dXJucyB0aGUgYWxlcnQgYXMgaXQgaXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogQUxFUlRfSURfSU5WQUxJRCwKIEFMRVJUX05PVEVfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFMRVJUX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBOT1RfU1RVRFlfTEVBREVSLgoKqgIKBAYAAgISBDECMwMamwIgU2VuZHMgdGhlIGZhaWxlZCBkZWxpdmVyaWVzIG9mIGFuIGFsZXJ0IGFnYWluLCB3aXRoIG5ldyBhdHRlbXB0cy4gRGVsaXZlcmllcyBpbiBhbm90aGVyIHN0YXRlCiBzdGF5IGFzIHRoZXkgYXJlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IEFMRVJUX0lEX0lOVkFMSUQ7IE5PVF9GT1VORCB3aXRoCiByZWFzb24gQUxFUlRfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4KCswBCgQGAAIDEgQ4AjoDGr0BIExpc3RzIHRoZSBhbGVydCBjaGFubmVscyBvZiBhIHN0dWR5LCBhbmQgdGhlIG5hbWVzIHRoYXQgaXRzIHRyaWdnZXJzIHVzZSB3aXRob3V0IGEgY2hhbm5lbC4KIFdpdGhvdXQgcGFnZXM6IHRoZXJlIGFyZSBhdCBtb3N0IDIwLgoKIEVycm9yczogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4KCr8DCgQGAAIEEgRCAkQDGrADIENyZWF0ZXMgb3IgcmVwbGFjZXMgYW4gYWxlcnQgY2hhbm5lbC4gUmVjb3JkZWQgaW4gdGhlIGF1ZGl0IGxvZy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBBTEVSVF9DSEFOTkVMX0lOVkFMSUQsCiBBTEVSVF9UQVJHRVRfTUlTU0lORywgQUxFUlRfUk9MRV9JTlZBTElELCBXRUJIT09LX1VSTF9JTlZBTElELCBXRUJIT09LX1NFQ1JFVF9JTlZBTElELAogV0VCSE9PS19TRUNSRVRfTUlTU0lORzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FMRVJUX0NIQU5ORUxTOwogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUjsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQKIFJldHJ5SW5mby4KCqsCCgQGAAIFEgRKAkwDGpwCIERlbGV0ZXMgYW4gYWxlcnQgY2hhbm5lbCB3aXRoIGl0cyBzZWNyZXQuIERlbGV0aW5nIGFuIHVua25vd24gY2hhbm5lbCBzdWNjZWVkcy4gRGVsaXZlcmllcyB0byBhCiBkZWxldGVkIGNoYW5uZWwgZmFpbC4gUmVjb3JkZWQgaW4gdGhlIGF1ZGl0IGxvZy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBBTEVSVF9DSEFOTkVMX0lOVkFMSUQ7CiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoKHQoCBQASBFAAVwEaESBBbGVydHMgdG8gbGlzdC4KChoKBAUAAgASA1ICHxoNIEFsbCBhbGVydHMuCgowCgQFAAIBEgNUAhgaIyBBbGVydHMgdGhhdCBhcmUgbm90IGFja25vd2xlZGdlZC4KCi0KBAUAAgISA1YCGhogIEFsZXJ0cyB3aXRoIGEgZmFpbGVkIGRlbGl2ZXJ5LgoKJgoCBQESBFoAZQEaGiBUaGUgc3RhdGUgb2YgYSBkZWxpdmVyeS4KCh4KBAUBAgASA1wCJxoRIE5ldmVyIHJldHVybmVkLgoKNwoEBQECARIDXgIjGiogVG8gYmUgc2VudCwgZm9yIHRoZSBmaXJzdCB0aW1lIG9yIGFnYWluLgoKMgoEBQECAhIDYAIgGiUgU2VudDsgdGhlIG91dGNvbWUgaXMgbm90IGtub3duIHlldC4KClEKBAUBAgMSA2ICJRpEIEFjY2VwdGVkIGJ5IHRoZSB3ZWJob29rLCBvciBxdWV1ZWQgYXMgbWFpbCB0byBhdCBsZWFzdCBvbmUgcGVyc29uLgoKVgoEBQECBBIDZAIiGkkgRmFpbGVkIGZvciBnb29kIChhIGRlYWQgbGV0dGVyKTogbm8gZnVydGhlciBhdHRlbXB0IHdpdGhvdXQgUmV0cnlBbGVydC4KCjwKAgUCEgRoAHkBGjAgV2h5IGEgZGVsaXZlcnksIG9yIGl0cyBsYXRlc3QgYXR0ZW1wdCwgZmFpbGVkLgoKHwoEBQICABIDagIgGhIgSXQgZGlkIG5vdCBmYWlsLgoKNwoEBQICARIDbAIkGiogVGhlIHN0dWR5IGhhcyBubyBjaGFubmVsIHdpdGggdGhpcyBuYW1lLgoKTAoEBQICAhIDbgIgGj8gVGhlIHdlYmhvb2sgZGlkIG5vdCBhbnN3ZXIgaW4gdGltZSwgb3IgdGhlIGNvbm5lY3Rpb24gZmFpbGVkLgoKTwoEBQICAxIDcAIoGkIgVGhlIHdlYmhvb2sncyBob3N0IGhhcyBhbiBhZGRyZXNzIHRoYXQgdGhlIHNlcnZlciBtYXkgbm90IHJlYWNoLgoKTgoEBQICBBIDcgIfGkEgVGhlIHdlYmhvb2sgYW5zd2VyZWQgd2l0aCBhIHJlZGlyZWN0aW9uLCB3aGljaCBpcyBub3QgZm9sbG93ZWQuCgpHCgQFAgIFEgN0AhwaOiBUaGUgd2ViaG9vayBhbnN3ZXJlZCB3aXRoIGFub3RoZXIgc3RhdHVzIHRoYW4gMjAw4oCTMjk5LgoKZgoEBQICBhIDdgIhGlkgTm8gc3RhZmYgd2l0aCB0aGUgY2hhbm5lbCdzIHJvbGVzIGhhcyBhIGRlbGl2ZXJhYmxlIG1haWwgYWRkcmVzcyBhbmQgbWF5IHNlZSB0aGUgYWxlcnQuCgpkCgQFAgIHEgN4AiYaVyBUaGUgd2ViaG9vaydzIHNlY3JldCBjYW5ub3QgYmUgcmVhZCwgYmVjYXVzZSB0aGUgc2VydmVyJ3Mga2V5IHdhcyBsb3N0LiBTZXQgaXQgYWdhaW4uCgo1CgIEABIFfACNAQEaKCBUaGUgZGVsaXZlcnkgb2YgYW4gYWxlcnQgYnkgYSBjaGFubmVsLgoKIwoEBAACABIDfgIYGhYgTmFtZSBvZiB0aGUgY2hhbm5lbC4KCjUKBAQAAgESBIABAhYaJyBXaGV0aGVyIGl0IGJlbG9uZ3MgdG8gdGhlIGVzY2FsYXRpb24uCgoeCgQEAAICEgSCAQIfGhAgQ3VycmVudCBzdGF0ZS4KClEKBAQAAgMSBIQBAhYaQyBOdW1iZXIgb2YgYXR0ZW1wdHMgc2luY2UgaXQgd2FzIGNyZWF0ZWQgb3IgbGFzdCByZXRyaWVkIGJ5IHN0YWZmLgoKLgoEBAACBBIEhgECGxogIEZhaWx1cmUgb2YgdGhlIGxhdGVzdCBhdHRlbXB0LgoKRwoEBAACBRIEiAECGRo5IEhUVFAgc3RhdHVzIG9mIHRoZSBsYXRlc3QgYXR0ZW1wdDsgMCBpZiB0aGVyZSB3YXMgbm9uZS4KCkAKBAQAAgYSBIoBAi0aMiBUaW1lIG9mIHRoZSBuZXh0IGF0dGVtcHQ7IGFic2VudCBpZiBub25lIGlzIGR1ZS4KCjUKBAQAAgcSBIwBAi0aJyBXaGVuIGl0IHdhcyBkZWxpdmVyZWQ7IGFic2VudCBiZWZvcmUuCgoZCgIEARIGkAEAqwEBGgsgQW4gYWxlcnQuCgoVCgQEAQIAEgSSAQIWGgcgVVVJRC4KCi0KBAQBAgESBJQBAhkaHyBQc2V1ZG9ueW0gb2YgdGhlIHBhcnRpY2lwYW50LgoKJwoEBAECAhIElgECGBoZIFRyaWdnZXIgdGhhdCByYWlzZWQgaXQuCgpXCgQEAQIDEgSYAQIuGkkgVGV4dCBvZiB0aGUgc3R1ZHksIGluIGFsbCBsYW5ndWFnZXMsIGFzIG9mIHRoZSB0aW1lIHdoZW4gaXQgd2FzIHJhaXNlZC4KCicKBAQBAgQSBJoBAioaGSBUaW1lIG9mIHRoZSBvY2N1cnJlbmNlLgoKIwoEBAECBRIEnAECKxoVIFdoZW4gaXQgd2FzIHJhaXNlZC4KCmgKBAQBAgYSBJ4BAjQaWiBUaW1lIGZyb20gd2hpY2ggaXQgZXNjYWxhdGVzIHdoaWxlIGl0IGlzIG5vdCBhY2tub3dsZWRnZWQ7IGFic2VudDogaXQgZG9lcyBub3QgZXNjYWxhdGUuCgo2CgQEAQIHEgSgAQIuGiggV2hlbiBpdCBlc2NhbGF0ZWQ7IGFic2VudDogaXQgaGFzIG5vdC4KCj0KBAQBAggSBKIBAjEaLyBXaGVuIGl0IHdhcyBhY2tub3dsZWRnZWQ7IGFic2VudDogaXQgaXMgb3Blbi4KCmYKBAQBAgkSBKQBAh4aWCBVVUlEIG9mIHRoZSBhY2NvdW50IHRoYXQgYWNrbm93bGVkZ2VkIGl0LCBhcyBpbiB0aGUgYXVkaXQgbG9nOyBlbXB0eSB3aGlsZSBpdCBpcyBvcGVuLgoKJQoEBAECChIEpgECExoXIE5vdGUgb2YgdGhhdCBhY2NvdW50LgoKRAoEBAECCxIEqAECKRo2IERlbGl2ZXJpZXMgYnkgY2hhbm5lbCwgdGhvc2Ugb2YgdGhlIGVzY2FsYXRpb24gbGFzdC4KCmQKBAQBAgwSBKoBAhYaViBXaGV0aGVyIHRoZSBjYXVzZSB3YXMgd2l0aGRyYXduIHNpbmNlLCBmb3IgZXhhbXBsZSBiZWNhdXNlIHRoZSBhbnN3ZXJzIHdlcmUgYW1lbmRlZC4KCh8KAgQCEgauAQC5AQEaESBBbGVydHMgdG8gbGlzdC4KCkAKBAQCAgASBLABAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCiAKBAQCAgESBLIBAhkaEiBGaWx0ZXIgYnkgc3RhdGUuCgozCgQEAgICEgS0AQIZGiUgUHNldWRvbnltIHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbC4KCiQKBAQCAgMSBLYBAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBAICBBIEuAECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgohCgIEAxIGvAEAwQEBGhMgQSBwYWdlIG9mIGFsZXJ0cy4KCiUKBAQDAgASBL4BAhwaFyBBbGVydHMsIGxhdGVzdCBmaXJzdC4KCj8KBAQDAgESBMABAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKKQoCBAQSBsQBAMsBARobIFRoZSBhbGVydCB0byBhY2tub3dsZWRnZS4KCkAKBAQEAgASBMYBAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KChUKBAQEAgESBMgBAhYaByBVVUlELgoKbQoEBAQCAhIEygECEhpfIFdoYXQgd2FzIGRvbmUsIHVwIHRvIDEsMDAwIGNoYXJhY3RlcnM7IG11c3Qgbm90IGNvbnRhaW4gZGF0YSB0aGF0IGlkZW50aWZpZXMgdGhlIHBhcnRpY2lwYW50LgoKJwoCBAUSBs4BANEBARoZIFRoZSBhY2tub3dsZWRnZWQgYWxlcnQuCgoiCgQEBQIAEgTQAQISGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgorCgIEBhIG1AEA2QEBGh0gVGhlIGFsZXJ0IHRvIGRlbGl2ZXIgYWdhaW4uCgpACgQEBgIAEgTWAQIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgoVCgQEBgIBEgTYAQIWGgcgVVVJRC4KCioKAgQHEgbcAQDhAQEaHCBUaGUgYWxlcnQgdG8gYmUgZGVsaXZlcmVkLgoKIgoEBAcCABIE3gECEhoUIFRoZSBjdXJyZW50IHN0YXRlLgoKNgoEBAcCARIE4AECFRooIE51bWJlciBvZiBkZWxpdmVyaWVzIHRvIGJlIHNlbnQgYWdhaW4uCgpBCgIECBIG5AEA8gEBGjMgQSBjaGFubmVsIG9mIGEgc3R1ZHkgYnkgd2hpY2ggYWxlcnRzIHJlYWNoIHN0YWZmLgoKWAoEBAgCABIE5gECGBpKIE5hbWUgYXMgdXNlZCBieSB0cmlnZ2VyczogMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzIGFuZCBoeXBoZW5zLgoKJwoEBAgIABIG6AEC7QEDGhcgVGhlIHRhcmdldDsgcmVxdWlyZWQuCgofCgQECAIBEgTqAQQXGhEgTWFpbHMgdG8gc3RhZmYuCgoxCgQECAICEgTsAQQdGiMgSFRUUFMgcmVxdWVzdHMgdG8gYW5vdGhlciBzeXN0ZW0uCgoyCgQECAIDEgTvAQIsGiQgV2hlbiBpdCB3YXMgbGFzdCBzZXQuIE91dHB1dCBvbmx5LgoKUgoEBAgCBBIE8QECGBpEIFVVSUQgb2YgdGhlIGFjY291bnQgdGhhdCBzZXQgaXQsIGFzIGluIHRoZSBhdWRpdCBsb2cuIE91dHB1dCBvbmx5LgoKTQoCBAkSBvUBAPkBARo/IE1haWxzIHRvIHN0YWZmIG9mIHRoZSBzdHVkeSwgaW4gdGhlIGxhbmd1YWdlIG9mIGVhY2ggYWNjb3VudC4KCpcBCgQECQIAEgT4AQIcGogBIFJvbGVzIG9mIHRoZSBzdHVkeSwgc2hpcHBlZCBvciBkZWZpbmVkLCB3aG9zZSBob2xkZXJzIGFyZSBtYWlsZWQsIGlmIHRoZSByb2xlIGhhcyB0aGUgcmlnaHQKIGBhbGVydC5yZWFkYDsgMeKAkzEwLCB3aXRob3V0IGR1cGxpY2F0ZXMuCgpLCgIEChIG/AEAgwIBGj0gSFRUUFMgcmVxdWVzdHMgd2l0aCBhIHNpZ25lZCBKU09OIGJvZHkgKHByb3RvL1dFQkhPT0tTLm1kKS4KCnkKBAQKAgASBP8BAhEaayBgaHR0cHNgIFVSTCBvZiB1cCB0byAxLDAyNCBjaGFyYWN0ZXJzIHdpdGggaG9zdCBuYW1lIGFuZCBwYXRoLCB3aXRob3V0IHVzZXIgbmFtZSwgcGFzc3dvcmQgYW5kCiBmcmFnbWVudC4KCpYBCgQECgIBEgSCAgIUGocBIEtleSBvZiB0aGUgc2lnbmF0dXJlOiAzMuKAkzEyOCBwcmludGFibGUgQVNDSUkgY2hhcmFjdGVycyB3aXRob3V0IHNwYWNlcy4gSW5wdXQgb25seTsgZW1wdHkga2VlcHMKIHRoZSBzZWNyZXQgb2YgYW4gZXhpc3Rpbmcgd2ViaG9vay4KCjQKAgQLEgaGAgCJAgEaJiBUaGUgc3R1ZHkgd2hvc2UgY2hhbm5lbHMgYXJlIGxpc3RlZC4KCkAKBAQLAgASBIgCAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCigKAgQMEgaMAgCRAgEaGiBUaGUgY2hhbm5lbHMgb2YgYSBzdHVkeS4KCikKBAQMAgASBI4CAiUaGyBDaGFubmVscyBvcmRlcmVkIGJ5IG5hbWUuCgpPCgQEDAIBEgSQAgIqGkEgTmFtZXMgdGhhdCB0cmlnZ2VycyBvZiB0aGUgc3R1ZHkgdXNlIHdpdGhvdXQgYSBjaGFubmVsLCBzb3J0ZWQuCgojCgIEDRIGlAIAmQIBGhUgVGhlIGNoYW5uZWwgdG8gc2V0LgoKQAoEBA0CABIElgICFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKLwoEBA0CARIEmAICGxohIFRoZSBjb21wbGV0ZSBjaGFubmVsOyByZXF1aXJlZC4KCikKAgQOEgacAgCfAgEaGyBUaGUgY2hhbm5lbCB0aGF0IHdhcyBzZXQuCgosCgQEDgIAEgSeAgIbGh4gVGhlIGNoYW5uZWwsIHdpdGhvdXQgc2VjcmV0LgoKJgoCBA8SBqICAKcCARoYIFRoZSBjaGFubmVsIHRvIGRlbGV0ZS4KCkAKBAQPAgASBKQCAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KChUKBAQPAgESBKYCAhgaByBOYW1lLgoKOAoCBBASBKoCACUaLCBUaGUgY2hhbm5lbCB3YXMgZGVsZXRlZCwgb3IgZGlkIG5vdCBleGlzdC4KYgZwcm90bzM=")
}

extension PlanningV1.AlertDelivery {
  public static var fullName: String { "otolith.planning.v1.AlertDelivery" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__alert_delivery__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__AlertDelivery>) {
    self.channelID = Codec.string(c.pointee.channel_id)
    self.escalation = c.pointee.escalation != 0
    self.state = PlanningV1.AlertDeliveryState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.attempts = c.pointee.attempts
    self.failure = PlanningV1.AlertFailure(rawValue: Int32(truncatingIfNeeded: c.pointee.failure.rawValue))
    self.httpStatus = c.pointee.http_status
    self.attemptTime = c.pointee.attempt_time.map { GoogleProtobuf.Timestamp($0) }
    self.deliverTime = c.pointee.deliver_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AlertDelivery> {
    let c = arena.allocate(Otolith__Planning__V1__AlertDelivery.self)
    otolith__planning__v1__alert_delivery__init(c)
    if !self.channelID.isEmpty { c.pointee.channel_id = arena.string(self.channelID) }
    c.pointee.escalation = self.escalation ? 1 : 0
    c.pointee.state = Otolith__Planning__V1__AlertDeliveryState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    c.pointee.attempts = self.attempts
    c.pointee.failure = Otolith__Planning__V1__AlertFailure(rawValue: .init(truncatingIfNeeded: self.failure.rawValue))
    c.pointee.http_status = self.httpStatus
    if let value = self.attemptTime { c.pointee.attempt_time = value.cStruct(in: arena) }
    if let value = self.deliverTime { c.pointee.deliver_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.Alert {
  public static var fullName: String { "otolith.planning.v1.Alert" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__alert__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__Alert>) {
    self.alertID = Codec.string(c.pointee.alert_id)
    self.participant = Codec.string(c.pointee.participant)
    self.triggerID = Codec.string(c.pointee.trigger_id)
    self.text = c.pointee.text.map { CatalogueV1.LocalizedText($0) }
    self.fireTime = c.pointee.fire_time.map { GoogleProtobuf.Timestamp($0) }
    self.raiseTime = c.pointee.raise_time.map { GoogleProtobuf.Timestamp($0) }
    self.escalateAfterTime = c.pointee.escalate_after_time.map { GoogleProtobuf.Timestamp($0) }
    self.escalateTime = c.pointee.escalate_time.map { GoogleProtobuf.Timestamp($0) }
    self.acknowledgeTime = c.pointee.acknowledge_time.map { GoogleProtobuf.Timestamp($0) }
    self.acknowledgedBy = Codec.string(c.pointee.acknowledged_by)
    self.note = Codec.string(c.pointee.note)
    self.deliveries = Codec.messages(c.pointee.deliveries, c.pointee.n_deliveries) { PlanningV1.AlertDelivery($0) }
    self.withdrawn = c.pointee.withdrawn != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__Alert> {
    let c = arena.allocate(Otolith__Planning__V1__Alert.self)
    otolith__planning__v1__alert__init(c)
    if !self.alertID.isEmpty { c.pointee.alert_id = arena.string(self.alertID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.triggerID.isEmpty { c.pointee.trigger_id = arena.string(self.triggerID) }
    if let value = self.text { c.pointee.text = value.cStruct(in: arena) }
    if let value = self.fireTime { c.pointee.fire_time = value.cStruct(in: arena) }
    if let value = self.raiseTime { c.pointee.raise_time = value.cStruct(in: arena) }
    if let value = self.escalateAfterTime { c.pointee.escalate_after_time = value.cStruct(in: arena) }
    if let value = self.escalateTime { c.pointee.escalate_time = value.cStruct(in: arena) }
    if let value = self.acknowledgeTime { c.pointee.acknowledge_time = value.cStruct(in: arena) }
    if !self.acknowledgedBy.isEmpty { c.pointee.acknowledged_by = arena.string(self.acknowledgedBy) }
    if !self.note.isEmpty { c.pointee.note = arena.string(self.note) }
    if !self.deliveries.isEmpty {
      c.pointee.n_deliveries = self.deliveries.count
      c.pointee.deliveries = arena.array(self.deliveries) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__AlertDelivery>? }
    }
    c.pointee.withdrawn = self.withdrawn ? 1 : 0
    return c
  }
}

extension PlanningV1.ListAlertsRequest {
  public static var fullName: String { "otolith.planning.v1.ListAlertsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__list_alerts_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListAlertsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.filter = PlanningV1.AlertFilter(rawValue: Int32(truncatingIfNeeded: c.pointee.filter.rawValue))
    self.participant = Codec.string(c.pointee.participant)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListAlertsRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ListAlertsRequest.self)
    otolith__planning__v1__list_alerts_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.filter = Otolith__Planning__V1__AlertFilter(rawValue: .init(truncatingIfNeeded: self.filter.rawValue))
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension PlanningV1.ListAlertsResponse {
  public static var fullName: String { "otolith.planning.v1.ListAlertsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__list_alerts_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListAlertsResponse>) {
    self.alerts = Codec.messages(c.pointee.alerts, c.pointee.n_alerts) { PlanningV1.Alert($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListAlertsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ListAlertsResponse.self)
    otolith__planning__v1__list_alerts_response__init(c)
    if !self.alerts.isEmpty {
      c.pointee.n_alerts = self.alerts.count
      c.pointee.alerts = arena.array(self.alerts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__Alert>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension PlanningV1.AcknowledgeAlertRequest {
  public static var fullName: String { "otolith.planning.v1.AcknowledgeAlertRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__acknowledge_alert_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__AcknowledgeAlertRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.alertID = Codec.string(c.pointee.alert_id)
    self.note = Codec.string(c.pointee.note)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AcknowledgeAlertRequest> {
    let c = arena.allocate(Otolith__Planning__V1__AcknowledgeAlertRequest.self)
    otolith__planning__v1__acknowledge_alert_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.alertID.isEmpty { c.pointee.alert_id = arena.string(self.alertID) }
    if !self.note.isEmpty { c.pointee.note = arena.string(self.note) }
    return c
  }
}

extension PlanningV1.AcknowledgeAlertResponse {
  public static var fullName: String { "otolith.planning.v1.AcknowledgeAlertResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__acknowledge_alert_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__AcknowledgeAlertResponse>) {
    self.alert = c.pointee.alert.map { PlanningV1.Alert($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AcknowledgeAlertResponse> {
    let c = arena.allocate(Otolith__Planning__V1__AcknowledgeAlertResponse.self)
    otolith__planning__v1__acknowledge_alert_response__init(c)
    if let value = self.alert { c.pointee.alert = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.RetryAlertRequest {
  public static var fullName: String { "otolith.planning.v1.RetryAlertRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__retry_alert_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__RetryAlertRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.alertID = Codec.string(c.pointee.alert_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__RetryAlertRequest> {
    let c = arena.allocate(Otolith__Planning__V1__RetryAlertRequest.self)
    otolith__planning__v1__retry_alert_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.alertID.isEmpty { c.pointee.alert_id = arena.string(self.alertID) }
    return c
  }
}

extension PlanningV1.RetryAlertResponse {
  public static var fullName: String { "otolith.planning.v1.RetryAlertResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__retry_alert_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__RetryAlertResponse>) {
    self.alert = c.pointee.alert.map { PlanningV1.Alert($0) }
    self.retried = c.pointee.retried
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__RetryAlertResponse> {
    let c = arena.allocate(Otolith__Planning__V1__RetryAlertResponse.self)
    otolith__planning__v1__retry_alert_response__init(c)
    if let value = self.alert { c.pointee.alert = value.cStruct(in: arena) }
    c.pointee.retried = self.retried
    return c
  }
}

extension PlanningV1.AlertChannel {
  public static var fullName: String { "otolith.planning.v1.AlertChannel" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__alert_channel__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__AlertChannel>) {
    self.channelID = Codec.string(c.pointee.channel_id)
    self.target = switch c.pointee.target_case.rawValue {
      case 2: .mail(PlanningV1.AlertMail(c.pointee.mail!))
      case 3: .webhook(PlanningV1.AlertWebhook(c.pointee.webhook!))
      default: nil
    }
    self.updateTime = c.pointee.update_time.map { GoogleProtobuf.Timestamp($0) }
    self.updatedBy = Codec.string(c.pointee.updated_by)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AlertChannel> {
    let c = arena.allocate(Otolith__Planning__V1__AlertChannel.self)
    otolith__planning__v1__alert_channel__init(c)
    if !self.channelID.isEmpty { c.pointee.channel_id = arena.string(self.channelID) }
    switch self.target {
      case .mail(let value)?:
        c.pointee.target_case = .init(rawValue: 2)
        c.pointee.mail = value.cStruct(in: arena)
      case .webhook(let value)?:
        c.pointee.target_case = .init(rawValue: 3)
        c.pointee.webhook = value.cStruct(in: arena)
      case nil: break
    }
    if let value = self.updateTime { c.pointee.update_time = value.cStruct(in: arena) }
    if !self.updatedBy.isEmpty { c.pointee.updated_by = arena.string(self.updatedBy) }
    return c
  }
}

extension PlanningV1.AlertMail {
  public static var fullName: String { "otolith.planning.v1.AlertMail" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__alert_mail__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__AlertMail>) {
    self.roles = Codec.array(c.pointee.roles, c.pointee.n_roles) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AlertMail> {
    let c = arena.allocate(Otolith__Planning__V1__AlertMail.self)
    otolith__planning__v1__alert_mail__init(c)
    if !self.roles.isEmpty {
      c.pointee.n_roles = self.roles.count
      c.pointee.roles = arena.array(self.roles) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension PlanningV1.AlertWebhook {
  public static var fullName: String { "otolith.planning.v1.AlertWebhook" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__alert_webhook__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__AlertWebhook>) {
    self.url = Codec.string(c.pointee.url)
    self.secret = Codec.string(c.pointee.secret)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AlertWebhook> {
    let c = arena.allocate(Otolith__Planning__V1__AlertWebhook.self)
    otolith__planning__v1__alert_webhook__init(c)
    if !self.url.isEmpty { c.pointee.url = arena.string(self.url) }
    if !self.secret.isEmpty { c.pointee.secret = arena.string(self.secret) }
    return c
  }
}

extension PlanningV1.ListAlertChannelsRequest {
  public static var fullName: String { "otolith.planning.v1.ListAlertChannelsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__list_alert_channels_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListAlertChannelsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListAlertChannelsRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ListAlertChannelsRequest.self)
    otolith__planning__v1__list_alert_channels_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension PlanningV1.ListAlertChannelsResponse {
  public static var fullName: String { "otolith.planning.v1.ListAlertChannelsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__list_alert_channels_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListAlertChannelsResponse>) {
    self.channels = Codec.messages(c.pointee.channels, c.pointee.n_channels) { PlanningV1.AlertChannel($0) }
    self.missingChannelIDs = Codec.array(c.pointee.missing_channel_ids, c.pointee.n_missing_channel_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListAlertChannelsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ListAlertChannelsResponse.self)
    otolith__planning__v1__list_alert_channels_response__init(c)
    if !self.channels.isEmpty {
      c.pointee.n_channels = self.channels.count
      c.pointee.channels = arena.array(self.channels) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__AlertChannel>? }
    }
    if !self.missingChannelIDs.isEmpty {
      c.pointee.n_missing_channel_ids = self.missingChannelIDs.count
      c.pointee.missing_channel_ids = arena.array(self.missingChannelIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension PlanningV1.SetAlertChannelRequest {
  public static var fullName: String { "otolith.planning.v1.SetAlertChannelRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__set_alert_channel_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__SetAlertChannelRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.channel = c.pointee.channel.map { PlanningV1.AlertChannel($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__SetAlertChannelRequest> {
    let c = arena.allocate(Otolith__Planning__V1__SetAlertChannelRequest.self)
    otolith__planning__v1__set_alert_channel_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.channel { c.pointee.channel = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.SetAlertChannelResponse {
  public static var fullName: String { "otolith.planning.v1.SetAlertChannelResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__set_alert_channel_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__SetAlertChannelResponse>) {
    self.channel = c.pointee.channel.map { PlanningV1.AlertChannel($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__SetAlertChannelResponse> {
    let c = arena.allocate(Otolith__Planning__V1__SetAlertChannelResponse.self)
    otolith__planning__v1__set_alert_channel_response__init(c)
    if let value = self.channel { c.pointee.channel = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.DeleteAlertChannelRequest {
  public static var fullName: String { "otolith.planning.v1.DeleteAlertChannelRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__delete_alert_channel_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__DeleteAlertChannelRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.channelID = Codec.string(c.pointee.channel_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__DeleteAlertChannelRequest> {
    let c = arena.allocate(Otolith__Planning__V1__DeleteAlertChannelRequest.self)
    otolith__planning__v1__delete_alert_channel_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.channelID.isEmpty { c.pointee.channel_id = arena.string(self.channelID) }
    return c
  }
}

extension PlanningV1.DeleteAlertChannelResponse {
  public static var fullName: String { "otolith.planning.v1.DeleteAlertChannelResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__delete_alert_channel_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__DeleteAlertChannelResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__DeleteAlertChannelResponse> {
    let c = arena.allocate(Otolith__Planning__V1__DeleteAlertChannelResponse.self)
    otolith__planning__v1__delete_alert_channel_response__init(c)
    return c
  }
}
