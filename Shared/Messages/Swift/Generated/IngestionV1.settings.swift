// Generated from otolith/ingestion/v1/settings.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// Settings of a participant; up to 64 KiB in total.
  public struct Settings: Message {
    /// Name of the notification tone (TYT §4.2.7); up to 64 characters.
    public var ringTone: String
    /// Whether noise measurement is switched off for sheets.
    public var noiseMeasuringOff: Bool
    /// Periods without notifications of any study, in the time zone of the notification plan; up to
    /// 14.
    public var quietHours: [IngestionV1.QuietHours]
    /// Languages of studies that differ from the device's language; each study at most once, up to
    /// 100.
    public var studyLanguages: [IngestionV1.StudyLanguage]
    /// Chart selections; each study and questionnaire at most once, up to 100.
    public var charts: [IngestionV1.ChartChoice]
    /// Favourite sounds of the participant (SON §8.2); each at most once, up to 1,000.
    public var favouriteSounds: [IngestionV1.FavouriteSound]
    /// Pitch of the participant's tinnitus in hertz, 20 to 20,000 (SON §8.2); absent if unknown.
    public var tinnitusFrequency: GoogleProtobuf.DoubleValue?
    /// Settings that only clients interpret; each name at most once, up to 100.
    public var others: [IngestionV1.NamedSetting]
    /// Version tag; changes with every change. Empty if nothing was ever set.
    public var etag: String
    /// Time of the last change; absent if never changed.
    public var updateTime: GoogleProtobuf.Timestamp?
    /// Maximum number of notifications per day over all studies, up to 96; 0: no limit.
    public var notificationsPerDayMax: UInt32
    /// Minimum gap in minutes between two notifications of any studies, up to 720; 0: no limit.
    public var notificationGapMinutes: UInt32
    /// Whether notifications are also sent by e-mail to the account's address if no device is
    /// registered for push messages (otolith.planning.v1.DeliveryService). The mail does not mention
    /// the study. Without a deliverable address, gateways deliver them; the plan says so
    /// (`mail_refused`).
    public var promptMail: Bool

    public init(
      ringTone: String = "",
      noiseMeasuringOff: Bool = false,
      quietHours: [IngestionV1.QuietHours] = [],
      studyLanguages: [IngestionV1.StudyLanguage] = [],
      charts: [IngestionV1.ChartChoice] = [],
      favouriteSounds: [IngestionV1.FavouriteSound] = [],
      tinnitusFrequency: GoogleProtobuf.DoubleValue? = nil,
      others: [IngestionV1.NamedSetting] = [],
      etag: String = "",
      updateTime: GoogleProtobuf.Timestamp? = nil,
      notificationsPerDayMax: UInt32 = 0,
      notificationGapMinutes: UInt32 = 0,
      promptMail: Bool = false
    ) {
      self.ringTone = ringTone
      self.noiseMeasuringOff = noiseMeasuringOff
      self.quietHours = quietHours
      self.studyLanguages = studyLanguages
      self.charts = charts
      self.favouriteSounds = favouriteSounds
      self.tinnitusFrequency = tinnitusFrequency
      self.others = others
      self.etag = etag
      self.updateTime = updateTime
      self.notificationsPerDayMax = notificationsPerDayMax
      self.notificationGapMinutes = notificationGapMinutes
      self.promptMail = promptMail
    }
  }

  /// A period of the day, on one weekday or every day.
  public struct QuietHours: Message {
    /// ISO 8601 weekday, 1 (Monday) to 7; 0: every day.
    public var day: UInt32
    /// Minutes since midnight, 0–1,439.
    public var startMinute: UInt32
    /// Minutes since midnight, 0–1,439. If not after `start_minute`, the period ends on the next day.
    public var endMinute: UInt32

    public init(day: UInt32 = 0, startMinute: UInt32 = 0, endMinute: UInt32 = 0) {
      self.day = day
      self.startMinute = startMinute
      self.endMinute = endMinute
    }
  }

  /// The language in which a study is shown.
  public struct StudyLanguage: Message {
    /// The study.
    public var studyID: String
    /// BCP 47 language tag.
    public var language: String

    public init(studyID: String = "", language: String = "") {
      self.studyID = studyID
      self.language = language
    }
  }

  /// Chart selection for a questionnaire.
  public struct ChartChoice: Message {
    /// The study.
    public var studyID: String
    /// The questionnaire.
    public var questionnaireID: String
    /// Questions and scores in display order; up to 50.
    public var elementIDs: [String]
    /// Number of days shown, 0–3,660; 0: all.
    public var days: UInt32

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      elementIDs: [String] = [],
      days: UInt32 = 0
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.elementIDs = elementIDs
      self.days = days
    }
  }

  /// A sound of a collection.
  public struct FavouriteSound: Message {
    /// The collection.
    public var collectionID: String
    /// The sound.
    public var soundID: String

    public init(collectionID: String = "", soundID: String = "") {
      self.collectionID = collectionID
      self.soundID = soundID
    }
  }

  /// A setting that only clients interpret.
  public struct NamedSetting: Message {
    /// 1–64 characters: lower-case letters, digits, `_`, `-`, `.`.
    public var name: String
    /// Up to 4,096 characters.
    public var value: String

    public init(name: String = "", value: String = "") {
      self.name = name
      self.value = value
    }
  }

  /// Empty: the settings are the caller's.
  public struct GetSettingsRequest: Message {
    public init() {}
  }

  /// A change of the settings.
  public struct UpdateSettingsRequest: Message {
    /// The new values.
    public var settings: IngestionV1.Settings?
    /// Names of fields of Settings; empty: the fields that are set (AIP-134); `*`: all fields.
    public var updateMask: GoogleProtobuf.FieldMask?
    /// Expected etag: the change is made only if the settings have it. Empty: change in any state.
    public var etag: String

    public init(
      settings: IngestionV1.Settings? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      etag: String = ""
    ) {
      self.settings = settings
      self.updateMask = updateMask
      self.etag = etag
    }
  }

  /// The descriptor of `otolith/ingestion/v1/settings.proto`.
  public static let settingsFile = ProtoFile(
    name: "otolith/ingestion/v1/settings.proto",
    dependencies: [GoogleProtobuf.fieldMaskFile, GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile],
    base64: "CiNvdG9saXRoL2luZ2VzdGlvbi92MS9zZXR0aW5ncy5wcm90bxIUb3RvbGl0aC5pbmdlc3Rpb24udjEaIGdvb2dsZS9wcm90b2J1Zi9maWVsZF9tYXNrLnByb3RvGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh5nb29nbGUvcHJvdG9idWYvd3JhcHBlcnMucHJvdG8i5AUKCFNldHRpbmdzEhsKCXJpbmdfdG9uZRgBIAEoCVIIcmluZ1RvbmUSLgoTbm9pc2VfbWVhc3VyaW5nX29mZhgCIAEoCFIRbm9pc2VNZWFzdXJpbmdPZmYSQQoLcXVpZXRfaG91cnMYAyADKAsyIC5vdG9saXRoLmluZ2VzdGlvbi52MS5RdWlldEhvdXJzUgpxdWlldEhvdXJzEkwKD3N0dWR5X2xhbmd1YWdlcxgEIAMoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLlN0dWR5TGFuZ3VhZ2VSDnN0dWR5TGFuZ3VhZ2VzEjkKBmNoYXJ0cxgFIAMoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYxLkNoYXJ0Q2hvaWNlUgZjaGFydHMSTwoQZmF2b3VyaXRlX3NvdW5kcxgGIAMoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYxLkZhdm91cml0ZVNvdW5kUg9mYXZvdXJpdGVTb3VuZHMSSwoSdGlubml0dXNfZnJlcXVlbmN5GAcgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUhF0aW5uaXR1c0ZyZXF1ZW5jeRI6CgZvdGhlcnMYCCADKAsyIi5vdG9saXRoLmluZ2VzdGlvbi52MS5OYW1lZFNldHRpbmdSBm90aGVycxISCgRldGFnGAkgASgJUgRldGFnEjsKC3VwZGF0ZV90aW1lGAogASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKdXBkYXRlVGltZRI5Chlub3RpZmljYXRpb25zX3Blcl9kYXlfbWF4GAsgASgNUhZub3RpZmljYXRpb25zUGVyRGF5TWF4EjgKGG5vdGlmaWNhdGlvbl9nYXBfbWludXRlcxgMIAEoDVIWbm90aWZpY2F0aW9uR2FwTWludXRlcxIfCgtwcm9tcHRfbWFpbBgNIAEoCFIKcHJvbXB0TWFpbCJgCgpRdWlldEhvdXJzEhAKA2RheRgBIAEoDVIDZGF5EiEKDHN0YXJ0X21pbnV0ZRgCIAEoDVILc3RhcnRNaW51dGUSHQoKZW5kX21pbnV0ZRgDIAEoDVIJZW5kTWludXRlIkYKDVN0dWR5TGFuZ3VhZ2USGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGgoIbGFuZ3VhZ2UYAiABKAlSCGxhbmd1YWdlIogBCgtDaGFydENob2ljZRIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSHwoLZWxlbWVudF9pZHMYAyADKAlSCmVsZW1lbnRJZHMSEgoEZGF5cxgEIAEoDVIEZGF5cyJQCg5GYXZvdXJpdGVTb3VuZBIjCg1jb2xsZWN0aW9uX2lkGAEgASgJUgxjb2xsZWN0aW9uSWQSGQoIc291bmRfaWQYAiABKAlSB3NvdW5kSWQiOAoMTmFtZWRTZXR0aW5nEhIKBG5hbWUYASABKAlSBG5hbWUSFAoFdmFsdWUYAiABKAlSBXZhbHVlIhQKEkdldFNldHRpbmdzUmVxdWVzdCKkAQoVVXBkYXRlU2V0dGluZ3NSZXF1ZXN0EjoKCHNldHRpbmdzGAEgASgLMh4ub3RvbGl0aC5pbmdlc3Rpb24udjEuU2V0dGluZ3NSCHNldHRpbmdzEjsKC3VwZGF0ZV9tYXNrGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLkZpZWxkTWFza1IKdXBkYXRlTWFzaxISCgRldGFnGAMgASgJUgRldGFnMtIBCg5TZXR0aW5nU2VydmljZRJcCgtHZXRTZXR0aW5ncxIoLm90b2xpdGguaW5nZXN0aW9uLnYxLkdldFNldHRpbmdzUmVxdWVzdBoeLm90b2xpdGguaW5nZXN0aW9uLnYxLlNldHRpbmdzIgOQAgESYgoOVXBkYXRlU2V0dGluZ3MSKy5vdG9saXRoLmluZ2VzdGlvbi52MS5VcGRhdGVTZXR0aW5nc1JlcXVlc3QaHi5vdG9saXRoLmluZ2VzdGlvbi52MS5TZXR0aW5ncyIDkAICQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFKwBgKSQoBDBIDAQASGj8gU2V0dGluZ3Mgb2YgYSBwYXJ0aWNpcGFudCB0aGF0IGFwcGx5IHRvIGFsbCBvZiB0aGVpciBkZXZpY2VzLgoKUwoCBgASBA8AGgEaRyBBIHBhcnRpY2lwYW50J3Mgc2V0dGluZ3MuIENhbGxlcnMgY2FuIGFjY2VzcyBvbmx5IHRoZWlyIG93biBzZXR0aW5ncy4KClAKBAYAAgASBBECEwMaQiBSZXR1cm5zIHRoZSBjYWxsZXIncyBzZXR0aW5nczsgZW1wdHkgb25lcyBpZiBub25lIHdlcmUgZXZlciBzZXQuCgqXAQoEBgACARIEFwIZAxqIASBDaGFuZ2VzIHRoZSBmaWVsZHMgdGhhdCB0aGUgbWFzayBuYW1lcyBhbmQgbGVhdmVzIHRoZSBvdGhlcnMgdW5jaGFuZ2VkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUJPUlRFRCB3aXRoIHJlYXNvbiBFVEFHX01JU01BVENILgoKPwoCBAASBB0APQEaMyBTZXR0aW5ncyBvZiBhIHBhcnRpY2lwYW50OyB1cCB0byA2NCBLaUIgaW4gdG90YWwuCgpQCgQEAAIAEgMfAhcaQyBOYW1lIG9mIHRoZSBub3RpZmljYXRpb24gdG9uZSAoVFlUIMKnNC4yLjcpOyB1cCB0byA2NCBjaGFyYWN0ZXJzLgoKRAoEBAACARIDIQIfGjcgV2hldGhlciBub2lzZSBtZWFzdXJlbWVudCBpcyBzd2l0Y2hlZCBvZmYgZm9yIHNoZWV0cy4KCnAKBAQAAgISAyQCJhpjIFBlcmlvZHMgd2l0aG91dCBub3RpZmljYXRpb25zIG9mIGFueSBzdHVkeSwgaW4gdGhlIHRpbWUgem9uZSBvZiB0aGUgbm90aWZpY2F0aW9uIHBsYW47IHVwIHRvCiAxNC4KCnAKBAQAAgMSAycCLRpjIExhbmd1YWdlcyBvZiBzdHVkaWVzIHRoYXQgZGlmZmVyIGZyb20gdGhlIGRldmljZSdzIGxhbmd1YWdlOyBlYWNoIHN0dWR5IGF0IG1vc3Qgb25jZSwgdXAgdG8KIDEwMC4KClYKBAQAAgQSAykCIhpJIENoYXJ0IHNlbGVjdGlvbnM7IGVhY2ggc3R1ZHkgYW5kIHF1ZXN0aW9ubmFpcmUgYXQgbW9zdCBvbmNlLCB1cCB0byAxMDAuCgpfCgQEAAIFEgMrAi8aUiBGYXZvdXJpdGUgc291bmRzIG9mIHRoZSBwYXJ0aWNpcGFudCAoU09OIMKnOC4yKTsgZWFjaCBhdCBtb3N0IG9uY2UsIHVwIHRvIDEsMDAwLgoKaQoEBAACBhIDLQI1GlwgUGl0Y2ggb2YgdGhlIHBhcnRpY2lwYW50J3MgdGlubml0dXMgaW4gaGVydHosIDIwIHRvIDIwLDAwMCAoU09OIMKnOC4yKTsgYWJzZW50IGlmIHVua25vd24uCgpXCgQEAAIHEgMvAiMaSiBTZXR0aW5ncyB0aGF0IG9ubHkgY2xpZW50cyBpbnRlcnByZXQ7IGVhY2ggbmFtZSBhdCBtb3N0IG9uY2UsIHVwIHRvIDEwMC4KClUKBAQAAggSAzECEhpIIFZlcnNpb24gdGFnOyBjaGFuZ2VzIHdpdGggZXZlcnkgY2hhbmdlLiBFbXB0eSBpZiBub3RoaW5nIHdhcyBldmVyIHNldC4KCkAKBAQAAgkSAzMCLRozIFRpbWUgb2YgdGhlIGxhc3QgY2hhbmdlOyBhYnNlbnQgaWYgbmV2ZXIgY2hhbmdlZC4KCl8KBAQAAgoSAzUCKBpSIE1heGltdW0gbnVtYmVyIG9mIG5vdGlmaWNhdGlvbnMgcGVyIGRheSBvdmVyIGFsbCBzdHVkaWVzLCB1cCB0byA5NjsgMDogbm8gbGltaXQuCgpnCgQEAAILEgM3AicaWiBNaW5pbXVtIGdhcCBpbiBtaW51dGVzIGJldHdlZW4gdHdvIG5vdGlmaWNhdGlvbnMgb2YgYW55IHN0dWRpZXMsIHVwIHRvIDcyMDsgMDogbm8gbGltaXQuCgqrAgoEBAACDBIDPAIYGp0CIFdoZXRoZXIgbm90aWZpY2F0aW9ucyBhcmUgYWxzbyBzZW50IGJ5IGUtbWFpbCB0byB0aGUgYWNjb3VudCdzIGFkZHJlc3MgaWYgbm8gZGV2aWNlIGlzCiByZWdpc3RlcmVkIGZvciBwdXNoIG1lc3NhZ2VzIChvdG9saXRoLnBsYW5uaW5nLnYxLkRlbGl2ZXJ5U2VydmljZSkuIFRoZSBtYWlsIGRvZXMgbm90IG1lbnRpb24KIHRoZSBzdHVkeS4gV2l0aG91dCBhIGRlbGl2ZXJhYmxlIGFkZHJlc3MsIGdhdGV3YXlzIGRlbGl2ZXIgdGhlbTsgdGhlIHBsYW4gc2F5cyBzbwogKGBtYWlsX3JlZnVzZWRgKS4KCj8KAgQBEgRAAEcBGjMgQSBwZXJpb2Qgb2YgdGhlIGRheSwgb24gb25lIHdlZWtkYXkgb3IgZXZlcnkgZGF5LgoKPwoEBAECABIDQgIRGjIgSVNPIDg2MDEgd2Vla2RheSwgMSAoTW9uZGF5KSB0byA3OyAwOiBldmVyeSBkYXkuCgoxCgQEAQIBEgNEAhoaJCBNaW51dGVzIHNpbmNlIG1pZG5pZ2h0LCAw4oCTMSw0MzkuCgpvCgQEAQICEgNGAhgaYiBNaW51dGVzIHNpbmNlIG1pZG5pZ2h0LCAw4oCTMSw0MzkuIElmIG5vdCBhZnRlciBgc3RhcnRfbWludXRlYCwgdGhlIHBlcmlvZCBlbmRzIG9uIHRoZSBuZXh0IGRheS4KCjUKAgQCEgRKAE8BGikgVGhlIGxhbmd1YWdlIGluIHdoaWNoIGEgc3R1ZHkgaXMgc2hvd24uCgoZCgQEAgIAEgNMAhYaDCBUaGUgc3R1ZHkuCgojCgQEAgIBEgNOAhYaFiBCQ1AgNDcgbGFuZ3VhZ2UgdGFnLgoKMgoCBAMSBFIAWwEaJiBDaGFydCBzZWxlY3Rpb24gZm9yIGEgcXVlc3Rpb25uYWlyZS4KChkKBAQDAgASA1QCFhoMIFRoZSBzdHVkeS4KCiEKBAQDAgESA1YCHhoUIFRoZSBxdWVzdGlvbm5haXJlLgoKPwoEBAMCAhIDWAIiGjIgUXVlc3Rpb25zIGFuZCBzY29yZXMgaW4gZGlzcGxheSBvcmRlcjsgdXAgdG8gNTAuCgo3CgQEAwIDEgNaAhIaKiBOdW1iZXIgb2YgZGF5cyBzaG93biwgMOKAkzMsNjYwOyAwOiBhbGwuCgomCgIEBBIEXgBjARoaIEEgc291bmQgb2YgYSBjb2xsZWN0aW9uLgoKHgoEBAQCABIDYAIbGhEgVGhlIGNvbGxlY3Rpb24uCgoZCgQEBAIBEgNiAhYaDCBUaGUgc291bmQuCgo0CgIEBRIEZgBrARooIEEgc2V0dGluZyB0aGF0IG9ubHkgY2xpZW50cyBpbnRlcnByZXQuCgpMCgQEBQIAEgNoAhIaPyAx4oCTNjQgY2hhcmFjdGVyczogbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGBfYCwgYC1gLCBgLmAuCgomCgQEBQIBEgNqAhMaGSBVcCB0byA0LDA5NiBjaGFyYWN0ZXJzLgoKMgoCBAYSA24AHRonIEVtcHR5OiB0aGUgc2V0dGluZ3MgYXJlIHRoZSBjYWxsZXIncy4KCicKAgQHEgRxAHgBGhsgQSBjaGFuZ2Ugb2YgdGhlIHNldHRpbmdzLgoKHgoEBAcCABIDcwIYGhEgVGhlIG5ldyB2YWx1ZXMuCgpmCgQEBwIBEgN1AiwaWSBOYW1lcyBvZiBmaWVsZHMgb2YgU2V0dGluZ3M7IGVtcHR5OiB0aGUgZmllbGRzIHRoYXQgYXJlIHNldCAoQUlQLTEzNCk7IGAqYDogYWxsIGZpZWxkcy4KCmoKBAQHAgISA3cCEhpdIEV4cGVjdGVkIGV0YWc6IHRoZSBjaGFuZ2UgaXMgbWFkZSBvbmx5IGlmIHRoZSBzZXR0aW5ncyBoYXZlIGl0LiBFbXB0eTogY2hhbmdlIGluIGFueSBzdGF0ZS4KYgZwcm90bzM=")
}

extension IngestionV1.Settings {
  public static var fullName: String { "otolith.ingestion.v1.Settings" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__settings__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Settings>) {
    self.ringTone = Codec.string(c.pointee.ring_tone)
    self.noiseMeasuringOff = c.pointee.noise_measuring_off != 0
    self.quietHours = Codec.messages(c.pointee.quiet_hours, c.pointee.n_quiet_hours) { IngestionV1.QuietHours($0) }
    self.studyLanguages = Codec.messages(c.pointee.study_languages, c.pointee.n_study_languages) { IngestionV1.StudyLanguage($0) }
    self.charts = Codec.messages(c.pointee.charts, c.pointee.n_charts) { IngestionV1.ChartChoice($0) }
    self.favouriteSounds = Codec.messages(c.pointee.favourite_sounds, c.pointee.n_favourite_sounds) { IngestionV1.FavouriteSound($0) }
    self.tinnitusFrequency = c.pointee.tinnitus_frequency.map { GoogleProtobuf.DoubleValue($0) }
    self.others = Codec.messages(c.pointee.others, c.pointee.n_others) { IngestionV1.NamedSetting($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.updateTime = c.pointee.update_time.map { GoogleProtobuf.Timestamp($0) }
    self.notificationsPerDayMax = c.pointee.notifications_per_day_max
    self.notificationGapMinutes = c.pointee.notification_gap_minutes
    self.promptMail = c.pointee.prompt_mail != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Settings> {
    let c = arena.allocate(Otolith__Ingestion__V1__Settings.self)
    otolith__ingestion__v1__settings__init(c)
    if !self.ringTone.isEmpty { c.pointee.ring_tone = arena.string(self.ringTone) }
    c.pointee.noise_measuring_off = self.noiseMeasuringOff ? 1 : 0
    if !self.quietHours.isEmpty {
      c.pointee.n_quiet_hours = self.quietHours.count
      c.pointee.quiet_hours = arena.array(self.quietHours) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__QuietHours>? }
    }
    if !self.studyLanguages.isEmpty {
      c.pointee.n_study_languages = self.studyLanguages.count
      c.pointee.study_languages = arena.array(self.studyLanguages) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__StudyLanguage>? }
    }
    if !self.charts.isEmpty {
      c.pointee.n_charts = self.charts.count
      c.pointee.charts = arena.array(self.charts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ChartChoice>? }
    }
    if !self.favouriteSounds.isEmpty {
      c.pointee.n_favourite_sounds = self.favouriteSounds.count
      c.pointee.favourite_sounds = arena.array(self.favouriteSounds) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__FavouriteSound>? }
    }
    if let value = self.tinnitusFrequency { c.pointee.tinnitus_frequency = value.cStruct(in: arena) }
    if !self.others.isEmpty {
      c.pointee.n_others = self.others.count
      c.pointee.others = arena.array(self.others) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__NamedSetting>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.updateTime { c.pointee.update_time = value.cStruct(in: arena) }
    c.pointee.notifications_per_day_max = self.notificationsPerDayMax
    c.pointee.notification_gap_minutes = self.notificationGapMinutes
    c.pointee.prompt_mail = self.promptMail ? 1 : 0
    return c
  }
}

extension IngestionV1.QuietHours {
  public static var fullName: String { "otolith.ingestion.v1.QuietHours" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__quiet_hours__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__QuietHours>) {
    self.day = c.pointee.day
    self.startMinute = c.pointee.start_minute
    self.endMinute = c.pointee.end_minute
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__QuietHours> {
    let c = arena.allocate(Otolith__Ingestion__V1__QuietHours.self)
    otolith__ingestion__v1__quiet_hours__init(c)
    c.pointee.day = self.day
    c.pointee.start_minute = self.startMinute
    c.pointee.end_minute = self.endMinute
    return c
  }
}

extension IngestionV1.StudyLanguage {
  public static var fullName: String { "otolith.ingestion.v1.StudyLanguage" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__study_language__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__StudyLanguage>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__StudyLanguage> {
    let c = arena.allocate(Otolith__Ingestion__V1__StudyLanguage.self)
    otolith__ingestion__v1__study_language__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension IngestionV1.ChartChoice {
  public static var fullName: String { "otolith.ingestion.v1.ChartChoice" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__chart_choice__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ChartChoice>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementIDs = Codec.array(c.pointee.element_ids, c.pointee.n_element_ids) { Codec.string($0) }
    self.days = c.pointee.days
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ChartChoice> {
    let c = arena.allocate(Otolith__Ingestion__V1__ChartChoice.self)
    otolith__ingestion__v1__chart_choice__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementIDs.isEmpty {
      c.pointee.n_element_ids = self.elementIDs.count
      c.pointee.element_ids = arena.array(self.elementIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.days = self.days
    return c
  }
}

extension IngestionV1.FavouriteSound {
  public static var fullName: String { "otolith.ingestion.v1.FavouriteSound" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__favourite_sound__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__FavouriteSound>) {
    self.collectionID = Codec.string(c.pointee.collection_id)
    self.soundID = Codec.string(c.pointee.sound_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__FavouriteSound> {
    let c = arena.allocate(Otolith__Ingestion__V1__FavouriteSound.self)
    otolith__ingestion__v1__favourite_sound__init(c)
    if !self.collectionID.isEmpty { c.pointee.collection_id = arena.string(self.collectionID) }
    if !self.soundID.isEmpty { c.pointee.sound_id = arena.string(self.soundID) }
    return c
  }
}

extension IngestionV1.NamedSetting {
  public static var fullName: String { "otolith.ingestion.v1.NamedSetting" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__named_setting__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__NamedSetting>) {
    self.name = Codec.string(c.pointee.name)
    self.value = Codec.string(c.pointee.value)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__NamedSetting> {
    let c = arena.allocate(Otolith__Ingestion__V1__NamedSetting.self)
    otolith__ingestion__v1__named_setting__init(c)
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    if !self.value.isEmpty { c.pointee.value = arena.string(self.value) }
    return c
  }
}

extension IngestionV1.GetSettingsRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetSettingsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__get_settings_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetSettingsRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetSettingsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetSettingsRequest.self)
    otolith__ingestion__v1__get_settings_request__init(c)
    return c
  }
}

extension IngestionV1.UpdateSettingsRequest {
  public static var fullName: String { "otolith.ingestion.v1.UpdateSettingsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__update_settings_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__UpdateSettingsRequest>) {
    self.settings = c.pointee.settings.map { IngestionV1.Settings($0) }
    self.updateMask = c.pointee.update_mask.map { GoogleProtobuf.FieldMask($0) }
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__UpdateSettingsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__UpdateSettingsRequest.self)
    otolith__ingestion__v1__update_settings_request__init(c)
    if let value = self.settings { c.pointee.settings = value.cStruct(in: arena) }
    if let value = self.updateMask { c.pointee.update_mask = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}
