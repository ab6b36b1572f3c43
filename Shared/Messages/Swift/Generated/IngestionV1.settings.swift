// Generated from otolith/ingestion/v1/settings.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension IngestionV1 {
  /// What a participant chose. All of it together is at most 64 KiB.
  public struct Settings: Message {
    /// Name of the tone of notifications (TYT §4.2.7); at most 64 characters.
    public var ringTone: String
    /// Noise is not measured with sheets.
    public var noiseMeasuringOff: Bool
    /// When the participant is not to be disturbed, in the time zone that notifications are planned in; at most 14.
    /// Nothing is asked then, by any study.
    public var quietHours: [IngestionV1.QuietHours]
    /// The language of a study where it is not the device's; each study once, at most 100.
    public var studyLanguages: [IngestionV1.StudyLanguage]
    /// What is shown in charts; at most 100, each study and questionnaire once.
    public var charts: [IngestionV1.ChartChoice]
    /// Sounds that the participant likes (SON §8.2); at most 1,000, each once.
    public var favouriteSounds: [IngestionV1.FavouriteSound]
    /// Hertz, 20 to 20,000: the pitch of the participant's tinnitus (SON §8.2); absent: not known.
    public var tinnitusFrequency: GoogleProtobuf.DoubleValue?
    /// What a client keeps for itself; at most 100, each name once.
    public var others: [IngestionV1.NamedSetting]
    /// Changes with every change; empty: nothing was ever set.
    public var etag: String
    /// When it was last changed; absent: never.
    public var updateTime: GoogleProtobuf.Timestamp?
    /// Notifications a day over all studies, at most 96; 0: any number.
    public var notificationsPerDayMax: UInt32
    /// Minutes between two notifications of whatever studies, at most 720; 0: any.
    public var notificationGapMinutes: UInt32
    /// Notifications come by e-mail, too, to the account's address, where no device is registered for push messages
    /// (otolith.planning.v1.DeliveryService). The mail says nothing of a study.
    public var promptMail: Bool

    /// Every field at its default.
    public init() {
      self.ringTone = ""
      self.noiseMeasuringOff = false
      self.quietHours = []
      self.studyLanguages = []
      self.charts = []
      self.favouriteSounds = []
      self.tinnitusFrequency = nil
      self.others = []
      self.etag = ""
      self.updateTime = nil
      self.notificationsPerDayMax = 0
      self.notificationGapMinutes = 0
      self.promptMail = false
    }

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
}

extension IngestionV1.Settings {
  public static var fullName: String { "otolith.ingestion.v1.Settings" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__Settings()
    otolith__ingestion__v1__settings__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// A time of day, on one weekday or all.
  public struct QuietHours: Message {
    /// ISO 8601 weekday, 1 (Monday) to 7; 0: every day.
    public var day: UInt32
    /// Minutes since midnight, 0–1,439.
    public var startMinute: UInt32
    /// Minutes since midnight, 0–1,439; not after `start_minute`: on the next day.
    public var endMinute: UInt32

    /// Every field at its default.
    public init() {
      self.day = 0
      self.startMinute = 0
      self.endMinute = 0
    }

    public init(
      day: UInt32 = 0,
      startMinute: UInt32 = 0,
      endMinute: UInt32 = 0
    ) {
      self.day = day
      self.startMinute = startMinute
      self.endMinute = endMinute
    }
  }
}

extension IngestionV1.QuietHours {
  public static var fullName: String { "otolith.ingestion.v1.QuietHours" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__QuietHours()
    otolith__ingestion__v1__quiet_hours__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// Which language a study is shown in.
  public struct StudyLanguage: Message {
    /// The study.
    public var studyID: String
    /// BCP 47.
    public var language: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.language = ""
    }

    public init(
      studyID: String = "",
      language: String = ""
    ) {
      self.studyID = studyID
      self.language = language
    }
  }
}

extension IngestionV1.StudyLanguage {
  public static var fullName: String { "otolith.ingestion.v1.StudyLanguage" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__StudyLanguage()
    otolith__ingestion__v1__study_language__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// What a participant wants to see of a questionnaire.
  public struct ChartChoice: Message {
    /// The study.
    public var studyID: String
    /// The questionnaire.
    public var questionnaireID: String
    /// Questions and scores, in their order; at most 50.
    public var elementIDs: [String]
    /// Days that are shown, 0–3,660; 0: all.
    public var days: UInt32

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.elementIDs = []
      self.days = 0
    }

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
}

extension IngestionV1.ChartChoice {
  public static var fullName: String { "otolith.ingestion.v1.ChartChoice" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ChartChoice()
    otolith__ingestion__v1__chart_choice__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// A sound of a collection.
  public struct FavouriteSound: Message {
    /// The collection.
    public var collectionID: String
    /// The sound.
    public var soundID: String

    /// Every field at its default.
    public init() {
      self.collectionID = ""
      self.soundID = ""
    }

    public init(
      collectionID: String = "",
      soundID: String = ""
    ) {
      self.collectionID = collectionID
      self.soundID = soundID
    }
  }
}

extension IngestionV1.FavouriteSound {
  public static var fullName: String { "otolith.ingestion.v1.FavouriteSound" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__FavouriteSound()
    otolith__ingestion__v1__favourite_sound__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// A setting that only clients know.
  public struct NamedSetting: Message {
    /// 1–64 characters: lower-case letters, digits, `_`, `-`, `.`.
    public var name: String
    /// At most 4,096 characters.
    public var value: String

    /// Every field at its default.
    public init() {
      self.name = ""
      self.value = ""
    }

    public init(
      name: String = "",
      value: String = ""
    ) {
      self.name = name
      self.value = value
    }
  }
}

extension IngestionV1.NamedSetting {
  public static var fullName: String { "otolith.ingestion.v1.NamedSetting" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__NamedSetting()
    otolith__ingestion__v1__named_setting__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// Asks for the caller's.
  public struct GetSettingsRequest: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension IngestionV1.GetSettingsRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetSettingsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__GetSettingsRequest()
    otolith__ingestion__v1__get_settings_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetSettingsRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetSettingsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetSettingsRequest.self)
    otolith__ingestion__v1__get_settings_request__init(c)
    return c
  }
}

extension IngestionV1 {
  /// What is changed.
  public struct UpdateSettingsRequest: Message {
    /// The new values.
    public var settings: IngestionV1.Settings?
    /// Names of fields of Settings; empty: what is set (AIP-134); `*`: all of them.
    public var updateMask: GoogleProtobuf.FieldMask?
    /// Empty: whatever is there. Otherwise the change is made only to what has this etag.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.settings = nil
      self.updateMask = nil
      self.etag = ""
    }

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
}

extension IngestionV1.UpdateSettingsRequest {
  public static var fullName: String { "otolith.ingestion.v1.UpdateSettingsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__UpdateSettingsRequest()
    otolith__ingestion__v1__update_settings_request__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// The descriptor of `otolith/ingestion/v1/settings.proto`.
  public static let settingsFile = ProtoFile(
    name: "otolith/ingestion/v1/settings.proto",
    dependencies: [GoogleProtobuf.fieldMaskFile, GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile],
    base64: """
      CiNvdG9saXRoL2luZ2VzdGlvbi92MS9zZXR0aW5ncy5wcm90bxIUb3RvbGl0aC5pbmdlc3Rpb24udjEaIGdvb2dsZS9wcm90\
      b2J1Zi9maWVsZF9tYXNrLnByb3RvGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh5nb29nbGUvcHJvdG9idWYv\
      d3JhcHBlcnMucHJvdG8i5AUKCFNldHRpbmdzEhsKCXJpbmdfdG9uZRgBIAEoCVIIcmluZ1RvbmUSLgoTbm9pc2VfbWVhc3Vy\
      aW5nX29mZhgCIAEoCFIRbm9pc2VNZWFzdXJpbmdPZmYSQQoLcXVpZXRfaG91cnMYAyADKAsyIC5vdG9saXRoLmluZ2VzdGlv\
      bi52MS5RdWlldEhvdXJzUgpxdWlldEhvdXJzEkwKD3N0dWR5X2xhbmd1YWdlcxgEIAMoCzIjLm90b2xpdGguaW5nZXN0aW9u\
      LnYxLlN0dWR5TGFuZ3VhZ2VSDnN0dWR5TGFuZ3VhZ2VzEjkKBmNoYXJ0cxgFIAMoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYx\
      LkNoYXJ0Q2hvaWNlUgZjaGFydHMSTwoQZmF2b3VyaXRlX3NvdW5kcxgGIAMoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYxLkZh\
      dm91cml0ZVNvdW5kUg9mYXZvdXJpdGVTb3VuZHMSSwoSdGlubml0dXNfZnJlcXVlbmN5GAcgASgLMhwuZ29vZ2xlLnByb3Rv\
      YnVmLkRvdWJsZVZhbHVlUhF0aW5uaXR1c0ZyZXF1ZW5jeRI6CgZvdGhlcnMYCCADKAsyIi5vdG9saXRoLmluZ2VzdGlvbi52\
      MS5OYW1lZFNldHRpbmdSBm90aGVycxISCgRldGFnGAkgASgJUgRldGFnEjsKC3VwZGF0ZV90aW1lGAogASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIKdXBkYXRlVGltZRI5Chlub3RpZmljYXRpb25zX3Blcl9kYXlfbWF4GAsgASgNUhZub3Rp\
      ZmljYXRpb25zUGVyRGF5TWF4EjgKGG5vdGlmaWNhdGlvbl9nYXBfbWludXRlcxgMIAEoDVIWbm90aWZpY2F0aW9uR2FwTWlu\
      dXRlcxIfCgtwcm9tcHRfbWFpbBgNIAEoCFIKcHJvbXB0TWFpbCJgCgpRdWlldEhvdXJzEhAKA2RheRgBIAEoDVIDZGF5EiEK\
      DHN0YXJ0X21pbnV0ZRgCIAEoDVILc3RhcnRNaW51dGUSHQoKZW5kX21pbnV0ZRgDIAEoDVIJZW5kTWludXRlIkYKDVN0dWR5\
      TGFuZ3VhZ2USGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGgoIbGFuZ3VhZ2UYAiABKAlSCGxhbmd1YWdlIogBCgtDaGFy\
      dENob2ljZRIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5h\
      aXJlSWQSHwoLZWxlbWVudF9pZHMYAyADKAlSCmVsZW1lbnRJZHMSEgoEZGF5cxgEIAEoDVIEZGF5cyJQCg5GYXZvdXJpdGVT\
      b3VuZBIjCg1jb2xsZWN0aW9uX2lkGAEgASgJUgxjb2xsZWN0aW9uSWQSGQoIc291bmRfaWQYAiABKAlSB3NvdW5kSWQiOAoM\
      TmFtZWRTZXR0aW5nEhIKBG5hbWUYASABKAlSBG5hbWUSFAoFdmFsdWUYAiABKAlSBXZhbHVlIhQKEkdldFNldHRpbmdzUmVx\
      dWVzdCKkAQoVVXBkYXRlU2V0dGluZ3NSZXF1ZXN0EjoKCHNldHRpbmdzGAEgASgLMh4ub3RvbGl0aC5pbmdlc3Rpb24udjEu\
      U2V0dGluZ3NSCHNldHRpbmdzEjsKC3VwZGF0ZV9tYXNrGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLkZpZWxkTWFza1IKdXBk\
      YXRlTWFzaxISCgRldGFnGAMgASgJUgRldGFnMtIBCg5TZXR0aW5nU2VydmljZRJcCgtHZXRTZXR0aW5ncxIoLm90b2xpdGgu\
      aW5nZXN0aW9uLnYxLkdldFNldHRpbmdzUmVxdWVzdBoeLm90b2xpdGguaW5nZXN0aW9uLnYxLlNldHRpbmdzIgOQAgESYgoO\
      VXBkYXRlU2V0dGluZ3MSKy5vdG9saXRoLmluZ2VzdGlvbi52MS5VcGRhdGVTZXR0aW5nc1JlcXVlc3QaHi5vdG9saXRoLmlu\
      Z2VzdGlvbi52MS5TZXR0aW5ncyIDkAICQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3Yx\
      O2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFK1RYKRgoBDBIDAQASGjwgV2hhdCBhIHBhcnRpY2lwYW50IGNo\
      b3NlIG9uY2UgYW5kIGV4cGVjdHMgb24gZXZlcnkgZGV2aWNlLgoKTAoCBgASBA8AGgEaQCBBIHBhcnRpY2lwYW50J3Mgc2V0\
      dGluZ3MuIEV2ZXJ5Ym9keSByZWFjaGVzIHRoZSBvd24gb25lcyBvbmx5LgoKTgoEBgACABIEEQITAxpAIFRoZSBjYWxsZXIn\
      cyBzZXR0aW5nczsgd2hlcmUgbm90aGluZyB3YXMgZXZlciBzZXQsIGVtcHR5IG9uZXMuCgqNAQoEBgACARIEFwIZAxp/IENo\
      YW5nZXMgdGhlIGZpZWxkcyB0aGF0IHRoZSBtYXNrIG5hbWVzLCBhbmQgbGVhdmVzIHRoZSBvdGhlcnMuCgogRXJyb3JzOiBJ\
      TlZBTElEX0FSR1VNRU5UOyBBQk9SVEVEIHdpdGggcmVhc29uIEVUQUdfTUlTTUFUQ0guCgpNCgIEABIEHQA6ARpBIFdoYXQg\
      YSBwYXJ0aWNpcGFudCBjaG9zZS4gQWxsIG9mIGl0IHRvZ2V0aGVyIGlzIGF0IG1vc3QgNjQgS2lCLgoKVgoEBAACABIDHwIX\
      GkkgTmFtZSBvZiB0aGUgdG9uZSBvZiBub3RpZmljYXRpb25zIChUWVQgwqc0LjIuNyk7IGF0IG1vc3QgNjQgY2hhcmFjdGVy\
      cy4KCjEKBAQAAgESAyECHxokIE5vaXNlIGlzIG5vdCBtZWFzdXJlZCB3aXRoIHNoZWV0cy4KCqIBCgQEAAICEgMkAiYalAEg\
      V2hlbiB0aGUgcGFydGljaXBhbnQgaXMgbm90IHRvIGJlIGRpc3R1cmJlZCwgaW4gdGhlIHRpbWUgem9uZSB0aGF0IG5vdGlm\
      aWNhdGlvbnMgYXJlIHBsYW5uZWQgaW47IGF0IG1vc3QgMTQuCiBOb3RoaW5nIGlzIGFza2VkIHRoZW4sIGJ5IGFueSBzdHVk\
      eS4KCmIKBAQAAgMSAyYCLRpVIFRoZSBsYW5ndWFnZSBvZiBhIHN0dWR5IHdoZXJlIGl0IGlzIG5vdCB0aGUgZGV2aWNlJ3M7\
      IGVhY2ggc3R1ZHkgb25jZSwgYXQgbW9zdCAxMDAuCgpXCgQEAAIEEgMoAiIaSiBXaGF0IGlzIHNob3duIGluIGNoYXJ0czsg\
      YXQgbW9zdCAxMDAsIGVhY2ggc3R1ZHkgYW5kIHF1ZXN0aW9ubmFpcmUgb25jZS4KClcKBAQAAgUSAyoCLxpKIFNvdW5kcyB0\
      aGF0IHRoZSBwYXJ0aWNpcGFudCBsaWtlcyAoU09OIMKnOC4yKTsgYXQgbW9zdCAxLDAwMCwgZWFjaCBvbmNlLgoKawoEBAAC\
      BhIDLAI1Gl4gSGVydHosIDIwIHRvIDIwLDAwMDogdGhlIHBpdGNoIG9mIHRoZSBwYXJ0aWNpcGFudCdzIHRpbm5pdHVzIChT\
      T04gwqc4LjIpOyBhYnNlbnQ6IG5vdCBrbm93bi4KCksKBAQAAgcSAy4CIxo+IFdoYXQgYSBjbGllbnQga2VlcHMgZm9yIGl0\
      c2VsZjsgYXQgbW9zdCAxMDAsIGVhY2ggbmFtZSBvbmNlLgoKRgoEBAACCBIDMAISGjkgQ2hhbmdlcyB3aXRoIGV2ZXJ5IGNo\
      YW5nZTsgZW1wdHk6IG5vdGhpbmcgd2FzIGV2ZXIgc2V0LgoKNwoEBAACCRIDMgItGiogV2hlbiBpdCB3YXMgbGFzdCBjaGFu\
      Z2VkOyBhYnNlbnQ6IG5ldmVyLgoKTwoEBAACChIDNAIoGkIgTm90aWZpY2F0aW9ucyBhIGRheSBvdmVyIGFsbCBzdHVkaWVz\
      LCBhdCBtb3N0IDk2OyAwOiBhbnkgbnVtYmVyLgoKWgoEBAACCxIDNgInGk0gTWludXRlcyBiZXR3ZWVuIHR3byBub3RpZmlj\
      YXRpb25zIG9mIHdoYXRldmVyIHN0dWRpZXMsIGF0IG1vc3QgNzIwOyAwOiBhbnkuCgrGAQoEBAACDBIDOQIYGrgBIE5vdGlm\
      aWNhdGlvbnMgY29tZSBieSBlLW1haWwsIHRvbywgdG8gdGhlIGFjY291bnQncyBhZGRyZXNzLCB3aGVyZSBubyBkZXZpY2Ug\
      aXMgcmVnaXN0ZXJlZCBmb3IgcHVzaCBtZXNzYWdlcwogKG90b2xpdGgucGxhbm5pbmcudjEuRGVsaXZlcnlTZXJ2aWNlKS4g\
      VGhlIG1haWwgc2F5cyBub3RoaW5nIG9mIGEgc3R1ZHkuCgozCgIEARIEPQBEARonIEEgdGltZSBvZiBkYXksIG9uIG9uZSB3\
      ZWVrZGF5IG9yIGFsbC4KCj8KBAQBAgASAz8CERoyIElTTyA4NjAxIHdlZWtkYXksIDEgKE1vbmRheSkgdG8gNzsgMDogZXZl\
      cnkgZGF5LgoKMQoEBAECARIDQQIaGiQgTWludXRlcyBzaW5jZSBtaWRuaWdodCwgMOKAkzEsNDM5LgoKXAoEBAECAhIDQwIY\
      Gk8gTWludXRlcyBzaW5jZSBtaWRuaWdodCwgMOKAkzEsNDM5OyBub3QgYWZ0ZXIgYHN0YXJ0X21pbnV0ZWA6IG9uIHRoZSBu\
      ZXh0IGRheS4KCjEKAgQCEgRHAEwBGiUgV2hpY2ggbGFuZ3VhZ2UgYSBzdHVkeSBpcyBzaG93biBpbi4KChkKBAQCAgASA0kC\
      FhoMIFRoZSBzdHVkeS4KChYKBAQCAgESA0sCFhoJIEJDUCA0Ny4KCkEKAgQDEgRPAFgBGjUgV2hhdCBhIHBhcnRpY2lwYW50\
      IHdhbnRzIHRvIHNlZSBvZiBhIHF1ZXN0aW9ubmFpcmUuCgoZCgQEAwIAEgNRAhYaDCBUaGUgc3R1ZHkuCgohCgQEAwIBEgNT\
      Ah4aFCBUaGUgcXVlc3Rpb25uYWlyZS4KCkAKBAQDAgISA1UCIhozIFF1ZXN0aW9ucyBhbmQgc2NvcmVzLCBpbiB0aGVpciBv\
      cmRlcjsgYXQgbW9zdCA1MC4KCjYKBAQDAgMSA1cCEhopIERheXMgdGhhdCBhcmUgc2hvd24sIDDigJMzLDY2MDsgMDogYWxs\
      LgoKJgoCBAQSBFsAYAEaGiBBIHNvdW5kIG9mIGEgY29sbGVjdGlvbi4KCh4KBAQEAgASA10CGxoRIFRoZSBjb2xsZWN0aW9u\
      LgoKGQoEBAQCARIDXwIWGgwgVGhlIHNvdW5kLgoKLwoCBAUSBGMAaAEaIyBBIHNldHRpbmcgdGhhdCBvbmx5IGNsaWVudHMg\
      a25vdy4KCkwKBAQFAgASA2UCEho/IDHigJM2NCBjaGFyYWN0ZXJzOiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgYF9g\
      LCBgLWAsIGAuYC4KCigKBAQFAgESA2cCExobIEF0IG1vc3QgNCwwOTYgY2hhcmFjdGVycy4KCiMKAgQGEgNrAB0aGCBBc2tz\
      IGZvciB0aGUgY2FsbGVyJ3MuCgoeCgIEBxIEbgB1ARoSIFdoYXQgaXMgY2hhbmdlZC4KCh4KBAQHAgASA3ACGBoRIFRoZSBu\
      ZXcgdmFsdWVzLgoKWwoEBAcCARIDcgIsGk4gTmFtZXMgb2YgZmllbGRzIG9mIFNldHRpbmdzOyBlbXB0eTogd2hhdCBpcyBz\
      ZXQgKEFJUC0xMzQpOyBgKmA6IGFsbCBvZiB0aGVtLgoKYQoEBAcCAhIDdAISGlQgRW1wdHk6IHdoYXRldmVyIGlzIHRoZXJl\
      LiBPdGhlcndpc2UgdGhlIGNoYW5nZSBpcyBtYWRlIG9ubHkgdG8gd2hhdCBoYXMgdGhpcyBldGFnLgpiBnByb3RvMw==
      """)
}
