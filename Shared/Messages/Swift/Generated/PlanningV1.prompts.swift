// Generated from otolith/planning/v1/prompts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension PlanningV1 {
  /// The state of a notification. The furthest state counts; a final state takes precedence over all
  /// others.
  public enum NotificationState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// Planned; no device has fetched it yet.
    case planned
    /// Fetched by a device.
    case handedOut
    /// Sent as a push message, or accepted by a gateway.
    case sent
    /// Shown by a device.
    case delivered
    /// Opened by the participant.
    case opened
    /// Snoozed by the participant; the snooze has not ended.
    case snoozed
    /// Answered by a sheet.
    case answered
    /// Dismissed by the participant.
    case dismissed
    /// Expired after a device had fetched it or it was sent.
    case missed
    /// Expired without having reached the participant.
    case expired
    /// Cancelled.
    case cancelled
    /// Not shown and not counted, because its time lies after the end of the participant's consent. One
    /// that a device reported all the same has another state, and counts.
    /// Returned to study staff only.
    case consentEnded
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .planned, .handedOut, .sent, .delivered, .opened, .snoozed, .answered, .dismissed, .missed, .expired, .cancelled, .consentEnded] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .planned
        case 2: .handedOut
        case 3: .sent
        case 4: .delivered
        case 5: .opened
        case 6: .snoozed
        case 7: .answered
        case 8: .dismissed
        case 9: .missed
        case 10: .expired
        case 11: .cancelled
        case 12: .consentEnded
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .planned: 1
        case .handedOut: 2
        case .sent: 3
        case .delivered: 4
        case .opened: 5
        case .snoozed: 6
        case .answered: 7
        case .dismissed: 8
        case .missed: 9
        case .expired: 10
        case .cancelled: 11
        case .consentEnded: 12
        case .unrecognized(let number): number
      }
    }
  }

  /// An event of a notification on a device.
  public enum ReportKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Makes the report invalid (REPORT_KIND_MISSING).
    case unspecified
    /// The device showed it.
    case delivered
    /// The participant opened it.
    case opened
    /// The participant dismissed it.
    case dismissed
    /// The participant snoozed it.
    case snoozed
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .delivered, .opened, .dismissed, .snoozed] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .delivered
        case 2: .opened
        case 3: .dismissed
        case 4: .snoozed
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .delivered: 1
        case .opened: 2
        case .dismissed: 3
        case .snoozed: 4
        case .unrecognized(let number): number
      }
    }
  }

  /// The result of a report.
  public enum ReportOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// Stored.
    case recorded
    /// Already known, or an earlier event of the same kind is stored: nothing changed.
    case known
    /// The caller has no such notification. Unknown ids and other participants' notifications are not
    /// distinguished.
    case unknownNotification
    /// More than five minutes in the future: the device's clock is wrong. Not stored.
    case inFuture
    /// More than five minutes before the notification's time. Not stored.
    case tooEarly
    /// The schedule does not allow another snooze, one of this length, or one beyond the expiry. Not
    /// stored.
    case snoozeRefused
    /// Malformed: `violations` of the response states why. Not stored; the other reports are.
    case invalid
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .recorded, .known, .unknownNotification, .inFuture, .tooEarly, .snoozeRefused, .invalid] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .recorded
        case 2: .known
        case 3: .unknownNotification
        case 4: .inFuture
        case 5: .tooEarly
        case 6: .snoozeRefused
        case 7: .invalid
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .recorded: 1
        case .known: 2
        case .unknownNotification: 3
        case .inFuture: 4
        case .tooEarly: 5
        case .snoozeRefused: 6
        case .invalid: 7
        case .unrecognized(let number): number
      }
    }
  }

  /// A reported event.
  public struct NotificationReport: Message {
    /// UUID.
    public var notificationID: String
    /// Required.
    public var kind: PlanningV1.ReportKind
    /// Time of the event by the device's clock; required.
    public var eventTime: GoogleProtobuf.Timestamp?
    /// End of the snooze, after `event_time`. Required with REPORT_KIND_SNOOZED; must be absent
    /// otherwise.
    public var snoozeEndTime: GoogleProtobuf.Timestamp?

    public init(
      notificationID: String = "",
      kind: PlanningV1.ReportKind = PlanningV1.ReportKind(rawValue: 0),
      eventTime: GoogleProtobuf.Timestamp? = nil,
      snoozeEndTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.notificationID = notificationID
      self.kind = kind
      self.eventTime = eventTime
      self.snoozeEndTime = snoozeEndTime
    }
  }

  /// Events of notifications on a device.
  public struct ReportNotificationsRequest: Message {
    /// 1–500, in any order.
    public var reports: [PlanningV1.NotificationReport]

    public init(reports: [PlanningV1.NotificationReport] = []) {
      self.reports = reports
    }
  }

  /// An error in one entry of a batch.
  public struct EntryViolation: Message {
    /// Path in the request, e.g. `reports[2].event_time`.
    public var field: String
    /// Name of an ErrorReason.
    public var reason: String
    /// English text for developers; may change.
    public var description: String

    public init(field: String = "", reason: String = "", description: String = "") {
      self.field = field
      self.reason = reason
      self.description = description
    }
  }

  /// The results of the reports.
  public struct ReportNotificationsResponse: Message {
    /// One outcome for each report, in their order.
    public var outcomes: [PlanningV1.ReportOutcome]
    /// The errors of the reports with REPORT_OUTCOME_INVALID: NOTIFICATION_ID_INVALID,
    /// REPORT_KIND_MISSING, TIME_MISSING, TIME_INVALID, SNOOZE_END_MISSING or SNOOZE_END_MISPLACED.
    public var violations: [PlanningV1.EntryViolation]

    public init(outcomes: [PlanningV1.ReportOutcome] = [], violations: [PlanningV1.EntryViolation] = []) {
      self.outcomes = outcomes
      self.violations = violations
    }
  }

  /// The descriptor of `otolith/planning/v1/prompts.proto`.
  public static let promptsFile = ProtoFile(
    name: "otolith/planning/v1/prompts.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "CiFvdG9saXRoL3BsYW5uaW5nL3YxL3Byb21wdHMucHJvdG8SE290b2xpdGgucGxhbm5pbmcudjEaH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8i8QEKEk5vdGlmaWNhdGlvblJlcG9ydBInCg9ub3RpZmljYXRpb25faWQYASABKAlSDm5vdGlmaWNhdGlvbklkEjMKBGtpbmQYAiABKA4yHy5vdG9saXRoLnBsYW5uaW5nLnYxLlJlcG9ydEtpbmRSBGtpbmQSOQoKZXZlbnRfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWV2ZW50VGltZRJCCg9zbm9vemVfZW5kX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg1zbm9vemVFbmRUaW1lIl8KGlJlcG9ydE5vdGlmaWNhdGlvbnNSZXF1ZXN0EkEKB3JlcG9ydHMYASADKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblJlcG9ydFIHcmVwb3J0cyJgCg5FbnRyeVZpb2xhdGlvbhIUCgVmaWVsZBgBIAEoCVIFZmllbGQSFgoGcmVhc29uGAIgASgJUgZyZWFzb24SIAoLZGVzY3JpcHRpb24YAyABKAlSC2Rlc2NyaXB0aW9uIqIBChtSZXBvcnROb3RpZmljYXRpb25zUmVzcG9uc2USPgoIb3V0Y29tZXMYASADKA4yIi5vdG9saXRoLnBsYW5uaW5nLnYxLlJlcG9ydE91dGNvbWVSCG91dGNvbWVzEkMKCnZpb2xhdGlvbnMYAiADKAsyIy5vdG9saXRoLnBsYW5uaW5nLnYxLkVudHJ5VmlvbGF0aW9uUgp2aW9sYXRpb25zKsIDChFOb3RpZmljYXRpb25TdGF0ZRIiCh5OT1RJRklDQVRJT05fU1RBVEVfVU5TUEVDSUZJRUQQABIeChpOT1RJRklDQVRJT05fU1RBVEVfUExBTk5FRBABEiEKHU5PVElGSUNBVElPTl9TVEFURV9IQU5ERURfT1VUEAISGwoXTk9USUZJQ0FUSU9OX1NUQVRFX1NFTlQQAxIgChxOT1RJRklDQVRJT05fU1RBVEVfREVMSVZFUkVEEAQSHQoZTk9USUZJQ0FUSU9OX1NUQVRFX09QRU5FRBAFEh4KGk5PVElGSUNBVElPTl9TVEFURV9TTk9PWkVEEAYSHwobTk9USUZJQ0FUSU9OX1NUQVRFX0FOU1dFUkVEEAcSIAocTk9USUZJQ0FUSU9OX1NUQVRFX0RJU01JU1NFRBAIEh0KGU5PVElGSUNBVElPTl9TVEFURV9NSVNTRUQQCRIeChpOT1RJRklDQVRJT05fU1RBVEVfRVhQSVJFRBAKEiAKHE5PVElGSUNBVElPTl9TVEFURV9DQU5DRUxMRUQQCxIkCiBOT1RJRklDQVRJT05fU1RBVEVfQ09OU0VOVF9FTkRFRBAMKpABCgpSZXBvcnRLaW5kEhsKF1JFUE9SVF9LSU5EX1VOU1BFQ0lGSUVEEAASGQoVUkVQT1JUX0tJTkRfREVMSVZFUkVEEAESFgoSUkVQT1JUX0tJTkRfT1BFTkVEEAISGQoVUkVQT1JUX0tJTkRfRElTTUlTU0VEEAMSFwoTUkVQT1JUX0tJTkRfU05PT1pFRBAEKooCCg1SZXBvcnRPdXRjb21lEh4KGlJFUE9SVF9PVVRDT01FX1VOU1BFQ0lGSUVEEAASGwoXUkVQT1JUX09VVENPTUVfUkVDT1JERUQQARIYChRSRVBPUlRfT1VUQ09NRV9LTk9XThACEicKI1JFUE9SVF9PVVRDT01FX1VOS05PV05fTk9USUZJQ0FUSU9OEAMSHAoYUkVQT1JUX09VVENPTUVfSU5fRlVUVVJFEAQSHAoYUkVQT1JUX09VVENPTUVfVE9PX0VBUkxZEAUSIQodUkVQT1JUX09VVENPTUVfU05PT1pFX1JFRlVTRUQQBhIaChZSRVBPUlRfT1VUQ09NRV9JTlZBTElEEAdCTQoTb3RvbGl0aC5wbGFubmluZy52MVABWh5vdG9saXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5ndjGqAhNPdG9saXRoLlBsYW5uaW5nLlYxSqgWCkEKAQwSAwEAEho3IFRoZSBzdGF0ZXMgb2YgYSBub3RpZmljYXRpb24sIGFuZCByZXBvcnRzIG9mIGRldmljZXMuCgp2CgIFABIEDgArARpqIFRoZSBzdGF0ZSBvZiBhIG5vdGlmaWNhdGlvbi4gVGhlIGZ1cnRoZXN0IHN0YXRlIGNvdW50czsgYSBmaW5hbCBzdGF0ZSB0YWtlcyBwcmVjZWRlbmNlIG92ZXIgYWxsCiBvdGhlcnMuCgoeCgQFAAIAEgMQAiUaESBOZXZlciByZXR1cm5lZC4KCjUKBAUAAgESAxICIRooIFBsYW5uZWQ7IG5vIGRldmljZSBoYXMgZmV0Y2hlZCBpdCB5ZXQuCgojCgQFAAICEgMUAiQaFiBGZXRjaGVkIGJ5IGEgZGV2aWNlLgoKQAoEBQACAxIDFgIeGjMgU2VudCBhcyBhIHB1c2ggbWVzc2FnZSwgb3IgYWNjZXB0ZWQgYnkgYSBnYXRld2F5LgoKIQoEBQACBBIDGAIjGhQgU2hvd24gYnkgYSBkZXZpY2UuCgopCgQFAAIFEgMaAiAaHCBPcGVuZWQgYnkgdGhlIHBhcnRpY2lwYW50LgoKRAoEBQACBhIDHAIhGjcgU25vb3plZCBieSB0aGUgcGFydGljaXBhbnQ7IHRoZSBzbm9vemUgaGFzIG5vdCBlbmRlZC4KCiMKBAUAAgcSAx4CIhoWIEFuc3dlcmVkIGJ5IGEgc2hlZXQuCgosCgQFAAIIEgMgAiMaHyBEaXNtaXNzZWQgYnkgdGhlIHBhcnRpY2lwYW50LgoKRAoEBQACCRIDIgIgGjcgRXhwaXJlZCBhZnRlciBhIGRldmljZSBoYWQgZmV0Y2hlZCBpdCBvciBpdCB3YXMgc2VudC4KCj4KBAUAAgoSAyQCIhoxIEV4cGlyZWQgd2l0aG91dCBoYXZpbmcgcmVhY2hlZCB0aGUgcGFydGljaXBhbnQuCgoZCgQFAAILEgMmAiQaDCBDYW5jZWxsZWQuCgrTAQoEBQACDBIDKgIoGsUBIE5vdCBzaG93biBhbmQgbm90IGNvdW50ZWQsIGJlY2F1c2UgaXRzIHRpbWUgbGllcyBhZnRlciB0aGUgZW5kIG9mIHRoZSBwYXJ0aWNpcGFudCdzIGNvbnNlbnQuIE9uZQogdGhhdCBhIGRldmljZSByZXBvcnRlZCBhbGwgdGhlIHNhbWUgaGFzIGFub3RoZXIgc3RhdGUsIGFuZCBjb3VudHMuCiBSZXR1cm5lZCB0byBzdHVkeSBzdGFmZiBvbmx5LgoKNQoCBQESBC4AOQEaKSBBbiBldmVudCBvZiBhIG5vdGlmaWNhdGlvbiBvbiBhIGRldmljZS4KCj4KBAUBAgASAzACHhoxIE1ha2VzIHRoZSByZXBvcnQgaW52YWxpZCAoUkVQT1JUX0tJTkRfTUlTU0lORykuCgokCgQFAQIBEgMyAhwaFyBUaGUgZGV2aWNlIHNob3dlZCBpdC4KCikKBAUBAgISAzQCGRocIFRoZSBwYXJ0aWNpcGFudCBvcGVuZWQgaXQuCgosCgQFAQIDEgM2AhwaHyBUaGUgcGFydGljaXBhbnQgZGlzbWlzc2VkIGl0LgoKKgoEBQECBBIDOAIaGh0gVGhlIHBhcnRpY2lwYW50IHNub296ZWQgaXQuCgofCgIEABIEPABGARoTIEEgcmVwb3J0ZWQgZXZlbnQuCgoUCgQEAAIAEgM+Ah0aByBVVUlELgoKGAoEBAACARIDQAIWGgsgUmVxdWlyZWQuCgpBCgQEAAICEgNCAisaNCBUaW1lIG9mIHRoZSBldmVudCBieSB0aGUgZGV2aWNlJ3MgY2xvY2s7IHJlcXVpcmVkLgoKcwoEBAACAxIDRQIwGmYgRW5kIG9mIHRoZSBzbm9vemUsIGFmdGVyIGBldmVudF90aW1lYC4gUmVxdWlyZWQgd2l0aCBSRVBPUlRfS0lORF9TTk9PWkVEOyBtdXN0IGJlIGFic2VudAogb3RoZXJ3aXNlLgoKMgoCBAESBEkATAEaJiBFdmVudHMgb2Ygbm90aWZpY2F0aW9ucyBvbiBhIGRldmljZS4KCiUKBAQBAgASA0sCKhoYIDHigJM1MDAsIGluIGFueSBvcmRlci4KCiUKAgUCEgRPAGIBGhkgVGhlIHJlc3VsdCBvZiBhIHJlcG9ydC4KCh4KBAUCAgASA1ECIRoRIE5ldmVyIHJldHVybmVkLgoKFgoEBQICARIDUwIeGgkgU3RvcmVkLgoKXgoEBQICAhIDVQIbGlEgQWxyZWFkeSBrbm93biwgb3IgYW4gZWFybGllciBldmVudCBvZiB0aGUgc2FtZSBraW5kIGlzIHN0b3JlZDogbm90aGluZyBjaGFuZ2VkLgoKfQoEBQICAxIDWAIqGnAgVGhlIGNhbGxlciBoYXMgbm8gc3VjaCBub3RpZmljYXRpb24uIFVua25vd24gaWRzIGFuZCBvdGhlciBwYXJ0aWNpcGFudHMnIG5vdGlmaWNhdGlvbnMgYXJlIG5vdAogZGlzdGluZ3Vpc2hlZC4KCl0KBAUCAgQSA1oCHxpQIE1vcmUgdGhhbiBmaXZlIG1pbnV0ZXMgaW4gdGhlIGZ1dHVyZTogdGhlIGRldmljZSdzIGNsb2NrIGlzIHdyb25nLiBOb3Qgc3RvcmVkLgoKUQoEBQICBRIDXAIfGkQgTW9yZSB0aGFuIGZpdmUgbWludXRlcyBiZWZvcmUgdGhlIG5vdGlmaWNhdGlvbidzIHRpbWUuIE5vdCBzdG9yZWQuCgp1CgQFAgIGEgNfAiQaaCBUaGUgc2NoZWR1bGUgZG9lcyBub3QgYWxsb3cgYW5vdGhlciBzbm9vemUsIG9uZSBvZiB0aGlzIGxlbmd0aCwgb3Igb25lIGJleW9uZCB0aGUgZXhwaXJ5LiBOb3QKIHN0b3JlZC4KCmUKBAUCAgcSA2ECHRpYIE1hbGZvcm1lZDogYHZpb2xhdGlvbnNgIG9mIHRoZSByZXNwb25zZSBzdGF0ZXMgd2h5LiBOb3Qgc3RvcmVkOyB0aGUgb3RoZXIgcmVwb3J0cyBhcmUuCgovCgIEAhIEZQBsARojIEFuIGVycm9yIGluIG9uZSBlbnRyeSBvZiBhIGJhdGNoLgoKQQoEBAICABIDZwITGjQgUGF0aCBpbiB0aGUgcmVxdWVzdCwgZS5nLiBgcmVwb3J0c1syXS5ldmVudF90aW1lYC4KCiYKBAQCAgESA2kCFBoZIE5hbWUgb2YgYW4gRXJyb3JSZWFzb24uCgo3CgQEAgICEgNrAhkaKiBFbmdsaXNoIHRleHQgZm9yIGRldmVsb3BlcnM7IG1heSBjaGFuZ2UuCgopCgIEAxIEbwB1ARodIFRoZSByZXN1bHRzIG9mIHRoZSByZXBvcnRzLgoKOwoEBAMCABIDcQImGi4gT25lIG91dGNvbWUgZm9yIGVhY2ggcmVwb3J0LCBpbiB0aGVpciBvcmRlci4KCr0BCgQEAwIBEgN0AikarwEgVGhlIGVycm9ycyBvZiB0aGUgcmVwb3J0cyB3aXRoIFJFUE9SVF9PVVRDT01FX0lOVkFMSUQ6IE5PVElGSUNBVElPTl9JRF9JTlZBTElELAogUkVQT1JUX0tJTkRfTUlTU0lORywgVElNRV9NSVNTSU5HLCBUSU1FX0lOVkFMSUQsIFNOT09aRV9FTkRfTUlTU0lORyBvciBTTk9PWkVfRU5EX01JU1BMQUNFRC4KYgZwcm90bzM=")
}

extension PlanningV1.NotificationReport {
  public static var fullName: String { "otolith.planning.v1.NotificationReport" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__notification_report__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__NotificationReport>) {
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.kind = PlanningV1.ReportKind(rawValue: Int32(truncatingIfNeeded: c.pointee.kind.rawValue))
    self.eventTime = c.pointee.event_time.map { GoogleProtobuf.Timestamp($0) }
    self.snoozeEndTime = c.pointee.snooze_end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__NotificationReport> {
    let c = arena.allocate(Otolith__Planning__V1__NotificationReport.self)
    otolith__planning__v1__notification_report__init(c)
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    c.pointee.kind = Otolith__Planning__V1__ReportKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    if let value = self.eventTime { c.pointee.event_time = value.cStruct(in: arena) }
    if let value = self.snoozeEndTime { c.pointee.snooze_end_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.ReportNotificationsRequest {
  public static var fullName: String { "otolith.planning.v1.ReportNotificationsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__report_notifications_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ReportNotificationsRequest>) {
    self.reports = Codec.messages(c.pointee.reports, c.pointee.n_reports) { PlanningV1.NotificationReport($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ReportNotificationsRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ReportNotificationsRequest.self)
    otolith__planning__v1__report_notifications_request__init(c)
    if !self.reports.isEmpty {
      c.pointee.n_reports = self.reports.count
      c.pointee.reports = arena.array(self.reports) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__NotificationReport>? }
    }
    return c
  }
}

extension PlanningV1.EntryViolation {
  public static var fullName: String { "otolith.planning.v1.EntryViolation" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__entry_violation__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__EntryViolation>) {
    self.field = Codec.string(c.pointee.field)
    self.reason = Codec.string(c.pointee.reason)
    self.description = Codec.string(c.pointee.description)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__EntryViolation> {
    let c = arena.allocate(Otolith__Planning__V1__EntryViolation.self)
    otolith__planning__v1__entry_violation__init(c)
    if !self.field.isEmpty { c.pointee.field = arena.string(self.field) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if !self.description.isEmpty { c.pointee.description = arena.string(self.description) }
    return c
  }
}

extension PlanningV1.ReportNotificationsResponse {
  public static var fullName: String { "otolith.planning.v1.ReportNotificationsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__report_notifications_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ReportNotificationsResponse>) {
    self.outcomes = Codec.array(c.pointee.outcomes, c.pointee.n_outcomes) { PlanningV1.ReportOutcome(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { PlanningV1.EntryViolation($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ReportNotificationsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ReportNotificationsResponse.self)
    otolith__planning__v1__report_notifications_response__init(c)
    if !self.outcomes.isEmpty {
      c.pointee.n_outcomes = self.outcomes.count
      c.pointee.outcomes = arena.array(self.outcomes) { Otolith__Planning__V1__ReportOutcome(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__EntryViolation>? }
    }
    return c
  }
}
