// Generated from otolith/planning/v1/prompts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension PlanningV1 {
  /// How far a notification has come. The furthest counts; what ended it counts before all others.
  public enum NotificationState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// It stands, and no device has it yet.
    case planned
    /// A device has asked for it.
    case handedOut
    /// It was sent: pushed, or taken over by a gateway.
    case sent
    /// A device has shown it.
    case delivered
    /// The participant has opened it.
    case opened
    /// The participant has put it off, and the time for that is not over.
    case snoozed
    /// A sheet answers it.
    case answered
    /// The participant does not want to answer it.
    case dismissed
    /// Its time is over; a device had it, or it was sent.
    case missed
    /// Its time is over, and it never reached anybody.
    case expired
    /// It was called off.
    case cancelled
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .planned, .handedOut, .sent, .delivered, .opened, .snoozed, .answered, .dismissed, .missed, .expired, .cancelled] }

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
        case .unrecognized(let number): number
      }
    }
  }
}

extension PlanningV1 {
  /// What happened to a notification on a device.
  public enum ReportKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason REPORT_KIND_MISSING.
    case unspecified
    /// It was shown.
    case delivered
    /// The participant opened it.
    case opened
    /// The participant does not want to answer it.
    case dismissed
    /// The participant put it off.
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
}

extension PlanningV1 {
  /// What became of a report.
  public enum ReportOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// It is kept.
    case recorded
    /// It was known, or something of its kind had happened before it: nothing changed.
    case known
    /// The caller has no such notification. What a device makes up, or somebody else's, is not told apart.
    case unknownNotification
    /// It is said to have happened more than five minutes from now: the device's clock is wrong. Not kept.
    case inFuture
    /// It is said to have happened more than five minutes before the notification was to be shown. Not kept.
    case tooEarly
    /// Putting off: not so often, not so long, or not beyond the expiry, as the schedule has it. Not kept.
    case snoozeRefused
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .recorded, .known, .unknownNotification, .inFuture, .tooEarly, .snoozeRefused] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .recorded
        case 2: .known
        case 3: .unknownNotification
        case 4: .inFuture
        case 5: .tooEarly
        case 6: .snoozeRefused
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
        case .unrecognized(let number): number
      }
    }
  }
}

extension PlanningV1 {
  /// One thing that happened.
  public struct NotificationReport: Message {
    /// UUID.
    public var notificationID: String
    /// Required.
    public var kind: PlanningV1.ReportKind
    /// When it happened, by the device's clock; required.
    public var eventTime: GoogleProtobuf.Timestamp?
    /// With REPORT_KIND_SNOOZED, and only then: until when; after `event_time`.
    public var snoozeEndTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.notificationID = ""
      self.kind = PlanningV1.ReportKind(rawValue: 0)
      self.eventTime = nil
      self.snoozeEndTime = nil
    }

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
}

extension PlanningV1.NotificationReport {
  public static var fullName: String { "otolith.planning.v1.NotificationReport" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__NotificationReport()
    otolith__planning__v1__notification_report__init(&message)
    return message.base.descriptor
  }()

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

extension PlanningV1 {
  /// What happened on a device.
  public struct ReportNotificationsRequest: Message {
    /// 1–500, in any order.
    public var reports: [PlanningV1.NotificationReport]

    /// Every field at its default.
    public init() {
      self.reports = []
    }

    public init(
      reports: [PlanningV1.NotificationReport] = []
    ) {
      self.reports = reports
    }
  }
}

extension PlanningV1.ReportNotificationsRequest {
  public static var fullName: String { "otolith.planning.v1.ReportNotificationsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ReportNotificationsRequest()
    otolith__planning__v1__report_notifications_request__init(&message)
    return message.base.descriptor
  }()

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

extension PlanningV1 {
  /// What became of the reports.
  public struct ReportNotificationsResponse: Message {
    /// One for each, in their order.
    public var outcomes: [PlanningV1.ReportOutcome]

    /// Every field at its default.
    public init() {
      self.outcomes = []
    }

    public init(
      outcomes: [PlanningV1.ReportOutcome] = []
    ) {
      self.outcomes = outcomes
    }
  }
}

extension PlanningV1.ReportNotificationsResponse {
  public static var fullName: String { "otolith.planning.v1.ReportNotificationsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ReportNotificationsResponse()
    otolith__planning__v1__report_notifications_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ReportNotificationsResponse>) {
    self.outcomes = Codec.array(c.pointee.outcomes, c.pointee.n_outcomes) { PlanningV1.ReportOutcome(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ReportNotificationsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ReportNotificationsResponse.self)
    otolith__planning__v1__report_notifications_response__init(c)
    if !self.outcomes.isEmpty {
      c.pointee.n_outcomes = self.outcomes.count
      c.pointee.outcomes = arena.array(self.outcomes) { Otolith__Planning__V1__ReportOutcome(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    return c
  }
}

extension PlanningV1 {
  /// The descriptor of `otolith/planning/v1/prompts.proto`.
  public static let promptsFile = ProtoFile(
    name: "otolith/planning/v1/prompts.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: """
      CiFvdG9saXRoL3BsYW5uaW5nL3YxL3Byb21wdHMucHJvdG8SE290b2xpdGgucGxhbm5pbmcudjEaH2dvb2dsZS9wcm90b2J1\
      Zi90aW1lc3RhbXAucHJvdG8i8QEKEk5vdGlmaWNhdGlvblJlcG9ydBInCg9ub3RpZmljYXRpb25faWQYASABKAlSDm5vdGlm\
      aWNhdGlvbklkEjMKBGtpbmQYAiABKA4yHy5vdG9saXRoLnBsYW5uaW5nLnYxLlJlcG9ydEtpbmRSBGtpbmQSOQoKZXZlbnRf\
      dGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWV2ZW50VGltZRJCCg9zbm9vemVfZW5kX3RpbWUYBCAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg1zbm9vemVFbmRUaW1lIl8KGlJlcG9ydE5vdGlmaWNhdGlvbnNSZXF1\
      ZXN0EkEKB3JlcG9ydHMYASADKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblJlcG9ydFIHcmVwb3J0cyJd\
      ChtSZXBvcnROb3RpZmljYXRpb25zUmVzcG9uc2USPgoIb3V0Y29tZXMYASADKA4yIi5vdG9saXRoLnBsYW5uaW5nLnYxLlJl\
      cG9ydE91dGNvbWVSCG91dGNvbWVzKpwDChFOb3RpZmljYXRpb25TdGF0ZRIiCh5OT1RJRklDQVRJT05fU1RBVEVfVU5TUEVD\
      SUZJRUQQABIeChpOT1RJRklDQVRJT05fU1RBVEVfUExBTk5FRBABEiEKHU5PVElGSUNBVElPTl9TVEFURV9IQU5ERURfT1VU\
      EAISGwoXTk9USUZJQ0FUSU9OX1NUQVRFX1NFTlQQAxIgChxOT1RJRklDQVRJT05fU1RBVEVfREVMSVZFUkVEEAQSHQoZTk9U\
      SUZJQ0FUSU9OX1NUQVRFX09QRU5FRBAFEh4KGk5PVElGSUNBVElPTl9TVEFURV9TTk9PWkVEEAYSHwobTk9USUZJQ0FUSU9O\
      X1NUQVRFX0FOU1dFUkVEEAcSIAocTk9USUZJQ0FUSU9OX1NUQVRFX0RJU01JU1NFRBAIEh0KGU5PVElGSUNBVElPTl9TVEFU\
      RV9NSVNTRUQQCRIeChpOT1RJRklDQVRJT05fU1RBVEVfRVhQSVJFRBAKEiAKHE5PVElGSUNBVElPTl9TVEFURV9DQU5DRUxM\
      RUQQCyqQAQoKUmVwb3J0S2luZBIbChdSRVBPUlRfS0lORF9VTlNQRUNJRklFRBAAEhkKFVJFUE9SVF9LSU5EX0RFTElWRVJF\
      RBABEhYKElJFUE9SVF9LSU5EX09QRU5FRBACEhkKFVJFUE9SVF9LSU5EX0RJU01JU1NFRBADEhcKE1JFUE9SVF9LSU5EX1NO\
      T09aRUQQBCruAQoNUmVwb3J0T3V0Y29tZRIeChpSRVBPUlRfT1VUQ09NRV9VTlNQRUNJRklFRBAAEhsKF1JFUE9SVF9PVVRD\
      T01FX1JFQ09SREVEEAESGAoUUkVQT1JUX09VVENPTUVfS05PV04QAhInCiNSRVBPUlRfT1VUQ09NRV9VTktOT1dOX05PVElG\
      SUNBVElPThADEhwKGFJFUE9SVF9PVVRDT01FX0lOX0ZVVFVSRRAEEhwKGFJFUE9SVF9PVVRDT01FX1RPT19FQVJMWRAFEiEK\
      HVJFUE9SVF9PVVRDT01FX1NOT09aRV9SRUZVU0VEEAZCTQoTb3RvbGl0aC5wbGFubmluZy52MVABWh5vdG9saXRoL3BsYW5u\
      aW5nL3YxO3BsYW5uaW5ndjGqAhNPdG9saXRoLlBsYW5uaW5nLlYxSv0QCkQKAQwSAwEAEho6IFRoZSBsaWZlIG9mIGEgbm90\
      aWZpY2F0aW9uLCBhbmQgd2hhdCBkZXZpY2VzIHRlbGwgb2YgaXQuCgprCgIFABIEDQAmARpfIEhvdyBmYXIgYSBub3RpZmlj\
      YXRpb24gaGFzIGNvbWUuIFRoZSBmdXJ0aGVzdCBjb3VudHM7IHdoYXQgZW5kZWQgaXQgY291bnRzIGJlZm9yZSBhbGwgb3Ro\
      ZXJzLgoKHgoEBQACABIDDwIlGhEgTmV2ZXIgYW5zd2VyZWQuCgozCgQFAAIBEgMRAiEaJiBJdCBzdGFuZHMsIGFuZCBubyBk\
      ZXZpY2UgaGFzIGl0IHlldC4KCikKBAUAAgISAxMCJBocIEEgZGV2aWNlIGhhcyBhc2tlZCBmb3IgaXQuCgo/CgQFAAIDEgMV\
      Ah4aMiBJdCB3YXMgc2VudDogcHVzaGVkLCBvciB0YWtlbiBvdmVyIGJ5IGEgZ2F0ZXdheS4KCiUKBAUAAgQSAxcCIxoYIEEg\
      ZGV2aWNlIGhhcyBzaG93biBpdC4KCi0KBAUAAgUSAxkCIBogIFRoZSBwYXJ0aWNpcGFudCBoYXMgb3BlbmVkIGl0LgoKUQoE\
      BQACBhIDGwIhGkQgVGhlIHBhcnRpY2lwYW50IGhhcyBwdXQgaXQgb2ZmLCBhbmQgdGhlIHRpbWUgZm9yIHRoYXQgaXMgbm90\
      IG92ZXIuCgoiCgQFAAIHEgMdAiIaFSBBIHNoZWV0IGFuc3dlcnMgaXQuCgo6CgQFAAIIEgMfAiMaLSBUaGUgcGFydGljaXBh\
      bnQgZG9lcyBub3Qgd2FudCB0byBhbnN3ZXIgaXQuCgpBCgQFAAIJEgMhAiAaNCBJdHMgdGltZSBpcyBvdmVyOyBhIGRldmlj\
      ZSBoYWQgaXQsIG9yIGl0IHdhcyBzZW50LgoKPgoEBQACChIDIwIiGjEgSXRzIHRpbWUgaXMgb3ZlciwgYW5kIGl0IG5ldmVy\
      IHJlYWNoZWQgYW55Ym9keS4KCiEKBAUAAgsSAyUCJBoUIEl0IHdhcyBjYWxsZWQgb2ZmLgoKOgoCBQESBCkANAEaLiBXaGF0\
      IGhhcHBlbmVkIHRvIGEgbm90aWZpY2F0aW9uIG9uIGEgZGV2aWNlLgoKNwoEBQECABIDKwIeGiogUmVmdXNlZCB3aXRoIHJl\
      YXNvbiBSRVBPUlRfS0lORF9NSVNTSU5HLgoKHAoEBQECARIDLQIcGg8gSXQgd2FzIHNob3duLgoKKQoEBQECAhIDLwIZGhwg\
      VGhlIHBhcnRpY2lwYW50IG9wZW5lZCBpdC4KCjoKBAUBAgMSAzECHBotIFRoZSBwYXJ0aWNpcGFudCBkb2VzIG5vdCB3YW50\
      IHRvIGFuc3dlciBpdC4KCioKBAUBAgQSAzMCGhodIFRoZSBwYXJ0aWNpcGFudCBwdXQgaXQgb2ZmLgoKJgoCBAASBDcAQAEa\
      GiBPbmUgdGhpbmcgdGhhdCBoYXBwZW5lZC4KChQKBAQAAgASAzkCHRoHIFVVSUQuCgoYCgQEAAIBEgM7AhYaCyBSZXF1aXJl\
      ZC4KCkEKBAQAAgISAz0CKxo0IFdoZW4gaXQgaGFwcGVuZWQsIGJ5IHRoZSBkZXZpY2UncyBjbG9jazsgcmVxdWlyZWQuCgpX\
      CgQEAAIDEgM/AjAaSiBXaXRoIFJFUE9SVF9LSU5EX1NOT09aRUQsIGFuZCBvbmx5IHRoZW46IHVudGlsIHdoZW47IGFmdGVy\
      IGBldmVudF90aW1lYC4KCigKAgQBEgRDAEYBGhwgV2hhdCBoYXBwZW5lZCBvbiBhIGRldmljZS4KCiUKBAQBAgASA0UCKhoY\
      IDHigJM1MDAsIGluIGFueSBvcmRlci4KCiYKAgUCEgRJAFgBGhogV2hhdCBiZWNhbWUgb2YgYSByZXBvcnQuCgoeCgQFAgIA\
      EgNLAiEaESBOZXZlciBhbnN3ZXJlZC4KChoKBAUCAgESA00CHhoNIEl0IGlzIGtlcHQuCgpeCgQFAgICEgNPAhsaUSBJdCB3\
      YXMga25vd24sIG9yIHNvbWV0aGluZyBvZiBpdHMga2luZCBoYWQgaGFwcGVuZWQgYmVmb3JlIGl0OiBub3RoaW5nIGNoYW5n\
      ZWQuCgpyCgQFAgIDEgNRAioaZSBUaGUgY2FsbGVyIGhhcyBubyBzdWNoIG5vdGlmaWNhdGlvbi4gV2hhdCBhIGRldmljZSBt\
      YWtlcyB1cCwgb3Igc29tZWJvZHkgZWxzZSdzLCBpcyBub3QgdG9sZCBhcGFydC4KCnIKBAUCAgQSA1MCHxplIEl0IGlzIHNh\
      aWQgdG8gaGF2ZSBoYXBwZW5lZCBtb3JlIHRoYW4gZml2ZSBtaW51dGVzIGZyb20gbm93OiB0aGUgZGV2aWNlJ3MgY2xvY2sg\
      aXMgd3JvbmcuIE5vdCBrZXB0LgoKdAoEBQICBRIDVQIfGmcgSXQgaXMgc2FpZCB0byBoYXZlIGhhcHBlbmVkIG1vcmUgdGhh\
      biBmaXZlIG1pbnV0ZXMgYmVmb3JlIHRoZSBub3RpZmljYXRpb24gd2FzIHRvIGJlIHNob3duLiBOb3Qga2VwdC4KCnIKBAUC\
      AgYSA1cCJBplIFB1dHRpbmcgb2ZmOiBub3Qgc28gb2Z0ZW4sIG5vdCBzbyBsb25nLCBvciBub3QgYmV5b25kIHRoZSBleHBp\
      cnksIGFzIHRoZSBzY2hlZHVsZSBoYXMgaXQuIE5vdCBrZXB0LgoKKQoCBAISBFsAXgEaHSBXaGF0IGJlY2FtZSBvZiB0aGUg\
      cmVwb3J0cy4KCiwKBAQCAgASA10CJhofIE9uZSBmb3IgZWFjaCwgaW4gdGhlaXIgb3JkZXIuCmIGcHJvdG8z
      """)
}
