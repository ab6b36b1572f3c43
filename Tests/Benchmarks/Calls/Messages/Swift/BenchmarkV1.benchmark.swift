// Generated from otolith/benchmark/v1/benchmark.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import CBenchmarkMessages
public import MessageSupport

extension BenchmarkV1 {
  /// One answer sheet of a momentary questionnaire, as a phone would send it.
  public struct Reading: Message {
    public struct Answer: Message {
      public var questionID: String
      public var value: Int32

      public init(questionID: String = "", value: Int32 = 0) {
        self.questionID = questionID
        self.value = value
      }
    }

    public var readingID: String
    public var recordedAtMs: Int64
    public var timeZone: String
    public var loudness: Double
    public var noticed: Bool
    public var answers: [BenchmarkV1.Reading.Answer]
    /// Empty in small messages.
    public var recording: [UInt8]

    public init(
      readingID: String = "",
      recordedAtMs: Int64 = 0,
      timeZone: String = "",
      loudness: Double = 0,
      noticed: Bool = false,
      answers: [BenchmarkV1.Reading.Answer] = [],
      recording: [UInt8] = []
    ) {
      self.readingID = readingID
      self.recordedAtMs = recordedAtMs
      self.timeZone = timeZone
      self.loudness = loudness
      self.noticed = noticed
      self.answers = answers
      self.recording = recording
    }
  }

  public struct ListRequest: Message {
    /// At most 100,000.
    public var count: Int32
    public var reading: BenchmarkV1.Reading?

    public init(count: Int32 = 0, reading: BenchmarkV1.Reading? = nil) {
      self.count = count
      self.reading = reading
    }
  }

  /// The descriptor of `otolith/benchmark/v1/benchmark.proto`.
  public static let benchmarkFile = ProtoFile(
    name: "otolith/benchmark/v1/benchmark.proto",
    dependencies: [],
    base64: "CiRvdG9saXRoL2JlbmNobWFyay92MS9iZW5jaG1hcmsucHJvdG8SFG90b2xpdGguYmVuY2htYXJrLnYxIsACCgdSZWFkaW5nEh0KCnJlYWRpbmdfaWQYASABKAlSCXJlYWRpbmdJZBIkCg5yZWNvcmRlZF9hdF9tcxgCIAEoA1IMcmVjb3JkZWRBdE1zEhsKCXRpbWVfem9uZRgDIAEoCVIIdGltZVpvbmUSGgoIbG91ZG5lc3MYBCABKAFSCGxvdWRuZXNzEhgKB25vdGljZWQYBSABKAhSB25vdGljZWQSPgoHYW5zd2VycxgGIAMoCzIkLm90b2xpdGguYmVuY2htYXJrLnYxLlJlYWRpbmcuQW5zd2VyUgdhbnN3ZXJzEhwKCXJlY29yZGluZxgHIAEoDFIJcmVjb3JkaW5nGj8KBkFuc3dlchIfCgtxdWVzdGlvbl9pZBgBIAEoCVIKcXVlc3Rpb25JZBIUCgV2YWx1ZRgCIAEoBVIFdmFsdWUiXAoLTGlzdFJlcXVlc3QSFAoFY291bnQYASABKAVSBWNvdW50EjcKB3JlYWRpbmcYAiABKAsyHS5vdG9saXRoLmJlbmNobWFyay52MS5SZWFkaW5nUgdyZWFkaW5nMqIBCg5SZWFkaW5nU2VydmljZRJECgRFY2hvEh0ub3RvbGl0aC5iZW5jaG1hcmsudjEuUmVhZGluZxodLm90b2xpdGguYmVuY2htYXJrLnYxLlJlYWRpbmcSSgoETGlzdBIhLm90b2xpdGguYmVuY2htYXJrLnYxLkxpc3RSZXF1ZXN0Gh0ub3RvbGl0aC5iZW5jaG1hcmsudjEuUmVhZGluZzABStgCClYKAQwSAwEAEhpMIFdoYXQgdGhlIGJlbmNobWFyayBvZiB0aGUgUlBDIGxheWVyIGNhbGxzLCBvbiBvdXIgc2VydmVyIGFuZCBvbiBpdHMgcGVlcnMuCgojCgQGAAIAEgMHAiYaFiBSZXR1cm5zIHRoZSByZXF1ZXN0LgoKNwoEBgACARIDCgIxGiogU2VuZHMgdGhlIHJlYWRpbmcgYXMgb2Z0ZW4gYXMgYXNrZWQgZm9yLgoKVgoCBAASBA4AGwEaSiBPbmUgYW5zd2VyIHNoZWV0IG9mIGEgbW9tZW50YXJ5IHF1ZXN0aW9ubmFpcmUsIGFzIGEgcGhvbmUgd291bGQgc2VuZCBpdC4KCicKBAQAAgYSAxoCFhoaIEVtcHR5IGluIHNtYWxsIG1lc3NhZ2VzLgoKHwoEBAECABIDHwISGhIgQXQgbW9zdCAxMDAsMDAwLgpiBnByb3RvMw==")
}

extension BenchmarkV1.Reading {
  public static var fullName: String { "otolith.benchmark.v1.Reading" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__benchmark__v1__reading__init)

  init(_ c: UnsafePointer<Otolith__Benchmark__V1__Reading>) {
    self.readingID = Codec.string(c.pointee.reading_id)
    self.recordedAtMs = c.pointee.recorded_at_ms
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.loudness = c.pointee.loudness
    self.noticed = c.pointee.noticed != 0
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { BenchmarkV1.Reading.Answer($0) }
    self.recording = Codec.bytes(c.pointee.recording)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Benchmark__V1__Reading> {
    let c = arena.allocate(Otolith__Benchmark__V1__Reading.self)
    otolith__benchmark__v1__reading__init(c)
    if !self.readingID.isEmpty { c.pointee.reading_id = arena.string(self.readingID) }
    c.pointee.recorded_at_ms = self.recordedAtMs
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    c.pointee.loudness = self.loudness
    c.pointee.noticed = self.noticed ? 1 : 0
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Benchmark__V1__Reading__Answer>? }
    }
    if !self.recording.isEmpty { c.pointee.recording = ProtobufCBinaryData(len: self.recording.count, data: arena.bytes(self.recording)) }
    return c
  }
}

extension BenchmarkV1.Reading.Answer {
  public static var fullName: String { "otolith.benchmark.v1.Reading.Answer" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__benchmark__v1__reading__answer__init)

  init(_ c: UnsafePointer<Otolith__Benchmark__V1__Reading__Answer>) {
    self.questionID = Codec.string(c.pointee.question_id)
    self.value = c.pointee.value
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Benchmark__V1__Reading__Answer> {
    let c = arena.allocate(Otolith__Benchmark__V1__Reading__Answer.self)
    otolith__benchmark__v1__reading__answer__init(c)
    if !self.questionID.isEmpty { c.pointee.question_id = arena.string(self.questionID) }
    c.pointee.value = self.value
    return c
  }
}

extension BenchmarkV1.ListRequest {
  public static var fullName: String { "otolith.benchmark.v1.ListRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__benchmark__v1__list_request__init)

  init(_ c: UnsafePointer<Otolith__Benchmark__V1__ListRequest>) {
    self.count = c.pointee.count
    self.reading = c.pointee.reading.map { BenchmarkV1.Reading($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Benchmark__V1__ListRequest> {
    let c = arena.allocate(Otolith__Benchmark__V1__ListRequest.self)
    otolith__benchmark__v1__list_request__init(c)
    c.pointee.count = self.count
    if let value = self.reading { c.pointee.reading = value.cStruct(in: arena) }
    return c
  }
}
