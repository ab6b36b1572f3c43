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
    public var time: GoogleProtobuf.Timestamp?
    /// With REPORT_KIND_SNOOZED, and only then: until when.
    public var snoozeEndTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.notificationID = ""
      self.kind = PlanningV1.ReportKind(rawValue: 0)
      self.time = nil
      self.snoozeEndTime = nil
    }

    public init(
      notificationID: String = "",
      kind: PlanningV1.ReportKind = PlanningV1.ReportKind(rawValue: 0),
      time: GoogleProtobuf.Timestamp? = nil,
      snoozeEndTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.notificationID = notificationID
      self.kind = kind
      self.time = time
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
    self.time = c.pointee.time.map { GoogleProtobuf.Timestamp($0) }
    self.snoozeEndTime = c.pointee.snooze_end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__NotificationReport> {
    let c = arena.allocate(Otolith__Planning__V1__NotificationReport.self)
    otolith__planning__v1__notification_report__init(c)
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    c.pointee.kind = Otolith__Planning__V1__ReportKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    if let value = self.time { c.pointee.time = value.cStruct(in: arena) }
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
      Zi90aW1lc3RhbXAucHJvdG8i5gEKEk5vdGlmaWNhdGlvblJlcG9ydBInCg9ub3RpZmljYXRpb25faWQYASABKAlSDm5vdGlm\
      aWNhdGlvbklkEjMKBGtpbmQYAiABKA4yHy5vdG9saXRoLnBsYW5uaW5nLnYxLlJlcG9ydEtpbmRSBGtpbmQSLgoEdGltZRgD\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSBHRpbWUSQgoPc25vb3plX2VuZF90aW1lGAQgASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFINc25vb3plRW5kVGltZSJfChpSZXBvcnROb3RpZmljYXRpb25zUmVxdWVzdBJBCgdyZXBv\
      cnRzGAEgAygLMicub3RvbGl0aC5wbGFubmluZy52MS5Ob3RpZmljYXRpb25SZXBvcnRSB3JlcG9ydHMiXQobUmVwb3J0Tm90\
      aWZpY2F0aW9uc1Jlc3BvbnNlEj4KCG91dGNvbWVzGAEgAygOMiIub3RvbGl0aC5wbGFubmluZy52MS5SZXBvcnRPdXRjb21l\
      UghvdXRjb21lcyqcAwoRTm90aWZpY2F0aW9uU3RhdGUSIgoeTk9USUZJQ0FUSU9OX1NUQVRFX1VOU1BFQ0lGSUVEEAASHgoa\
      Tk9USUZJQ0FUSU9OX1NUQVRFX1BMQU5ORUQQARIhCh1OT1RJRklDQVRJT05fU1RBVEVfSEFOREVEX09VVBACEhsKF05PVElG\
      SUNBVElPTl9TVEFURV9TRU5UEAMSIAocTk9USUZJQ0FUSU9OX1NUQVRFX0RFTElWRVJFRBAEEh0KGU5PVElGSUNBVElPTl9T\
      VEFURV9PUEVORUQQBRIeChpOT1RJRklDQVRJT05fU1RBVEVfU05PT1pFRBAGEh8KG05PVElGSUNBVElPTl9TVEFURV9BTlNX\
      RVJFRBAHEiAKHE5PVElGSUNBVElPTl9TVEFURV9ESVNNSVNTRUQQCBIdChlOT1RJRklDQVRJT05fU1RBVEVfTUlTU0VEEAkS\
      HgoaTk9USUZJQ0FUSU9OX1NUQVRFX0VYUElSRUQQChIgChxOT1RJRklDQVRJT05fU1RBVEVfQ0FOQ0VMTEVEEAsqkAEKClJl\
      cG9ydEtpbmQSGwoXUkVQT1JUX0tJTkRfVU5TUEVDSUZJRUQQABIZChVSRVBPUlRfS0lORF9ERUxJVkVSRUQQARIWChJSRVBP\
      UlRfS0lORF9PUEVORUQQAhIZChVSRVBPUlRfS0lORF9ESVNNSVNTRUQQAxIXChNSRVBPUlRfS0lORF9TTk9PWkVEEAQq7gEK\
      DVJlcG9ydE91dGNvbWUSHgoaUkVQT1JUX09VVENPTUVfVU5TUEVDSUZJRUQQABIbChdSRVBPUlRfT1VUQ09NRV9SRUNPUkRF\
      RBABEhgKFFJFUE9SVF9PVVRDT01FX0tOT1dOEAISJwojUkVQT1JUX09VVENPTUVfVU5LTk9XTl9OT1RJRklDQVRJT04QAxIc\
      ChhSRVBPUlRfT1VUQ09NRV9JTl9GVVRVUkUQBBIcChhSRVBPUlRfT1VUQ09NRV9UT09fRUFSTFkQBRIhCh1SRVBPUlRfT1VU\
      Q09NRV9TTk9PWkVfUkVGVVNFRBAGQk0KE290b2xpdGgucGxhbm5pbmcudjFQAVoeb3RvbGl0aC9wbGFubmluZy92MTtwbGFu\
      bmluZ3YxqgITT3RvbGl0aC5QbGFubmluZy5WMUrpEApECgEMEgMBABIaOiBUaGUgbGlmZSBvZiBhIG5vdGlmaWNhdGlvbiwg\
      YW5kIHdoYXQgZGV2aWNlcyB0ZWxsIG9mIGl0LgoKawoCBQASBA0AJgEaXyBIb3cgZmFyIGEgbm90aWZpY2F0aW9uIGhhcyBj\
      b21lLiBUaGUgZnVydGhlc3QgY291bnRzOyB3aGF0IGVuZGVkIGl0IGNvdW50cyBiZWZvcmUgYWxsIG90aGVycy4KCh4KBAUA\
      AgASAw8CJRoRIE5ldmVyIGFuc3dlcmVkLgoKMwoEBQACARIDEQIhGiYgSXQgc3RhbmRzLCBhbmQgbm8gZGV2aWNlIGhhcyBp\
      dCB5ZXQuCgopCgQFAAICEgMTAiQaHCBBIGRldmljZSBoYXMgYXNrZWQgZm9yIGl0LgoKPwoEBQACAxIDFQIeGjIgSXQgd2Fz\
      IHNlbnQ6IHB1c2hlZCwgb3IgdGFrZW4gb3ZlciBieSBhIGdhdGV3YXkuCgolCgQFAAIEEgMXAiMaGCBBIGRldmljZSBoYXMg\
      c2hvd24gaXQuCgotCgQFAAIFEgMZAiAaICBUaGUgcGFydGljaXBhbnQgaGFzIG9wZW5lZCBpdC4KClEKBAUAAgYSAxsCIRpE\
      IFRoZSBwYXJ0aWNpcGFudCBoYXMgcHV0IGl0IG9mZiwgYW5kIHRoZSB0aW1lIGZvciB0aGF0IGlzIG5vdCBvdmVyLgoKIgoE\
      BQACBxIDHQIiGhUgQSBzaGVldCBhbnN3ZXJzIGl0LgoKOgoEBQACCBIDHwIjGi0gVGhlIHBhcnRpY2lwYW50IGRvZXMgbm90\
      IHdhbnQgdG8gYW5zd2VyIGl0LgoKQQoEBQACCRIDIQIgGjQgSXRzIHRpbWUgaXMgb3ZlcjsgYSBkZXZpY2UgaGFkIGl0LCBv\
      ciBpdCB3YXMgc2VudC4KCj4KBAUAAgoSAyMCIhoxIEl0cyB0aW1lIGlzIG92ZXIsIGFuZCBpdCBuZXZlciByZWFjaGVkIGFu\
      eWJvZHkuCgohCgQFAAILEgMlAiQaFCBJdCB3YXMgY2FsbGVkIG9mZi4KCjoKAgUBEgQpADQBGi4gV2hhdCBoYXBwZW5lZCB0\
      byBhIG5vdGlmaWNhdGlvbiBvbiBhIGRldmljZS4KCjcKBAUBAgASAysCHhoqIFJlZnVzZWQgd2l0aCByZWFzb24gUkVQT1JU\
      X0tJTkRfTUlTU0lORy4KChwKBAUBAgESAy0CHBoPIEl0IHdhcyBzaG93bi4KCikKBAUBAgISAy8CGRocIFRoZSBwYXJ0aWNp\
      cGFudCBvcGVuZWQgaXQuCgo6CgQFAQIDEgMxAhwaLSBUaGUgcGFydGljaXBhbnQgZG9lcyBub3Qgd2FudCB0byBhbnN3ZXIg\
      aXQuCgoqCgQFAQIEEgMzAhoaHSBUaGUgcGFydGljaXBhbnQgcHV0IGl0IG9mZi4KCiYKAgQAEgQ3AEABGhogT25lIHRoaW5n\
      IHRoYXQgaGFwcGVuZWQuCgoUCgQEAAIAEgM5Ah0aByBVVUlELgoKGAoEBAACARIDOwIWGgsgUmVxdWlyZWQuCgpBCgQEAAIC\
      EgM9AiUaNCBXaGVuIGl0IGhhcHBlbmVkLCBieSB0aGUgZGV2aWNlJ3MgY2xvY2s7IHJlcXVpcmVkLgoKQwoEBAACAxIDPwIw\
      GjYgV2l0aCBSRVBPUlRfS0lORF9TTk9PWkVELCBhbmQgb25seSB0aGVuOiB1bnRpbCB3aGVuLgoKKAoCBAESBEMARgEaHCBX\
      aGF0IGhhcHBlbmVkIG9uIGEgZGV2aWNlLgoKJQoEBAECABIDRQIqGhggMeKAkzUwMCwgaW4gYW55IG9yZGVyLgoKJgoCBQIS\
      BEkAWAEaGiBXaGF0IGJlY2FtZSBvZiBhIHJlcG9ydC4KCh4KBAUCAgASA0sCIRoRIE5ldmVyIGFuc3dlcmVkLgoKGgoEBQIC\
      ARIDTQIeGg0gSXQgaXMga2VwdC4KCl4KBAUCAgISA08CGxpRIEl0IHdhcyBrbm93biwgb3Igc29tZXRoaW5nIG9mIGl0cyBr\
      aW5kIGhhZCBoYXBwZW5lZCBiZWZvcmUgaXQ6IG5vdGhpbmcgY2hhbmdlZC4KCnIKBAUCAgMSA1ECKhplIFRoZSBjYWxsZXIg\
      aGFzIG5vIHN1Y2ggbm90aWZpY2F0aW9uLiBXaGF0IGEgZGV2aWNlIG1ha2VzIHVwLCBvciBzb21lYm9keSBlbHNlJ3MsIGlz\
      IG5vdCB0b2xkIGFwYXJ0LgoKcgoEBQICBBIDUwIfGmUgSXQgaXMgc2FpZCB0byBoYXZlIGhhcHBlbmVkIG1vcmUgdGhhbiBm\
      aXZlIG1pbnV0ZXMgZnJvbSBub3c6IHRoZSBkZXZpY2UncyBjbG9jayBpcyB3cm9uZy4gTm90IGtlcHQuCgp0CgQFAgIFEgNV\
      Ah8aZyBJdCBpcyBzYWlkIHRvIGhhdmUgaGFwcGVuZWQgbW9yZSB0aGFuIGZpdmUgbWludXRlcyBiZWZvcmUgdGhlIG5vdGlm\
      aWNhdGlvbiB3YXMgdG8gYmUgc2hvd24uIE5vdCBrZXB0LgoKcgoEBQICBhIDVwIkGmUgUHV0dGluZyBvZmY6IG5vdCBzbyBv\
      ZnRlbiwgbm90IHNvIGxvbmcsIG9yIG5vdCBiZXlvbmQgdGhlIGV4cGlyeSwgYXMgdGhlIHNjaGVkdWxlIGhhcyBpdC4gTm90\
      IGtlcHQuCgopCgIEAhIEWwBeARodIFdoYXQgYmVjYW1lIG9mIHRoZSByZXBvcnRzLgoKLAoEBAICABIDXQImGh8gT25lIGZv\
      ciBlYWNoLCBpbiB0aGVpciBvcmRlci4KYgZwcm90bzM=
      """)
}
