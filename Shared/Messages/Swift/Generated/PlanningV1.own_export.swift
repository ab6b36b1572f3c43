// Generated from otolith/planning/v1/own_export.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension PlanningV1 {
  /// Of whom, and from where on.
  public struct ExportOwnRecordsRequest: Message {
    /// Empty: the caller. Of another participant, a UUID: for administrators.
    public var participantID: String
    /// BCP 47: in which language texts of questionnaires are given, where they have it; otherwise and when empty,
    /// in the questionnaire's own. It stays the same when the export is resumed.
    public var language: String
    /// Empty: from the beginning. Otherwise the latest `resume_token` that came, for the same participant and
    /// language: the stream goes on behind it.
    public var resumeToken: String

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.language = ""
      self.resumeToken = ""
    }

    public init(
      participantID: String = "",
      language: String = "",
      resumeToken: String = ""
    ) {
      self.participantID = participantID
      self.language = language
      self.resumeToken = resumeToken
    }
  }
}

extension PlanningV1.ExportOwnRecordsRequest {
  public static var fullName: String { "otolith.planning.v1.ExportOwnRecordsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ExportOwnRecordsRequest()
    otolith__planning__v1__export_own_records_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ExportOwnRecordsRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.language = Codec.string(c.pointee.language)
    self.resumeToken = Codec.string(c.pointee.resume_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExportOwnRecordsRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ExportOwnRecordsRequest.self)
    otolith__planning__v1__export_own_records_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.resumeToken.isEmpty { c.pointee.resume_token = arena.string(self.resumeToken) }
    return c
  }
}

extension PlanningV1 {
  /// A part of one file. A file is its parts in their order; parts of different files alternate.
  public struct ExportOwnRecordsResponse: Message {
    /// `answers.csv`: lower-case letters, digits, `_` and one dot. Every file comes, also one without records
    /// (as CSV with its line of names alone, as JSON Lines empty).
    public var file: String
    /// Whole records, each ended by a line break. May be empty. At most about 256 KiB, unless one record is
    /// larger.
    public var lines: [UInt8]
    /// How many records are in `lines`, without a CSV's line of names.
    public var records: UInt32
    /// Not empty where the stream can be resumed from: everything up to here is complete. Whoever resumes
    /// removes from the files what came after the latest one.
    public var resumeToken: String
    /// True in the last message of the stream: there is nothing more.
    public var complete: Bool

    /// Every field at its default.
    public init() {
      self.file = ""
      self.lines = []
      self.records = 0
      self.resumeToken = ""
      self.complete = false
    }

    public init(
      file: String = "",
      lines: [UInt8] = [],
      records: UInt32 = 0,
      resumeToken: String = "",
      complete: Bool = false
    ) {
      self.file = file
      self.lines = lines
      self.records = records
      self.resumeToken = resumeToken
      self.complete = complete
    }
  }
}

extension PlanningV1.ExportOwnRecordsResponse {
  public static var fullName: String { "otolith.planning.v1.ExportOwnRecordsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ExportOwnRecordsResponse()
    otolith__planning__v1__export_own_records_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ExportOwnRecordsResponse>) {
    self.file = Codec.string(c.pointee.file)
    self.lines = Codec.bytes(c.pointee.lines)
    self.records = c.pointee.records
    self.resumeToken = Codec.string(c.pointee.resume_token)
    self.complete = c.pointee.complete != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExportOwnRecordsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ExportOwnRecordsResponse.self)
    otolith__planning__v1__export_own_records_response__init(c)
    if !self.file.isEmpty { c.pointee.file = arena.string(self.file) }
    if !self.lines.isEmpty { c.pointee.lines = ProtobufCBinaryData(len: self.lines.count, data: arena.bytes(self.lines)) }
    c.pointee.records = self.records
    if !self.resumeToken.isEmpty { c.pointee.resume_token = arena.string(self.resumeToken) }
    c.pointee.complete = self.complete ? 1 : 0
    return c
  }
}

extension PlanningV1 {
  /// The descriptor of `otolith/planning/v1/own_export.proto`.
  public static let ownExportFile = ProtoFile(
    name: "otolith/planning/v1/own_export.proto",
    dependencies: [],
    base64: """
      CiRvdG9saXRoL3BsYW5uaW5nL3YxL293bl9leHBvcnQucHJvdG8SE290b2xpdGgucGxhbm5pbmcudjEifwoXRXhwb3J0T3du\
      UmVjb3Jkc1JlcXVlc3QSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIbGFuZ3VhZ2UYAiABKAlS\
      CGxhbmd1YWdlEiEKDHJlc3VtZV90b2tlbhgDIAEoCVILcmVzdW1lVG9rZW4inQEKGEV4cG9ydE93blJlY29yZHNSZXNwb25z\
      ZRISCgRmaWxlGAEgASgJUgRmaWxlEhQKBWxpbmVzGAIgASgMUgVsaW5lcxIYCgdyZWNvcmRzGAMgASgNUgdyZWNvcmRzEiEK\
      DHJlc3VtZV90b2tlbhgEIAEoCVILcmVzdW1lVG9rZW4SGgoIY29tcGxldGUYBSABKAhSCGNvbXBsZXRlMooBChBPd25FeHBv\
      cnRTZXJ2aWNlEnYKEEV4cG9ydE93blJlY29yZHMSLC5vdG9saXRoLnBsYW5uaW5nLnYxLkV4cG9ydE93blJlY29yZHNSZXF1\
      ZXN0Gi0ub3RvbGl0aC5wbGFubmluZy52MS5FeHBvcnRPd25SZWNvcmRzUmVzcG9uc2UiA5ACAjABQk0KE290b2xpdGgucGxh\
      bm5pbmcudjFQAVoeb3RvbGl0aC9wbGFubmluZy92MTtwbGFubmluZ3YxqgITT3RvbGl0aC5QbGFubmluZy5WMUrNGQpGCgEM\
      EgMBABIaPCBXaGF0IHBsYW5uaW5nIGtlZXBzIG9mIG9uZSBwYXJ0aWNpcGFudCwgdG8gYmUgdGFrZW4gYWxvbmcuCgqcAwoC\
      BgASBA4AJgEajwMgQWNjZXNzIGFuZCBwb3J0YWJpbGl0eSAoR0RQUiBhcnRpY2xlcyAxNSBhbmQgMjApLiBFYWNoIG9mIHRo\
      ZSBmb3VyIHNlcnZpY2VzIGhhcyB0aGlzIHNlcnZpY2Ugd2l0aCB0aGUgc2FtZQogbWVzc2FnZXMsIGFuZCBnaXZlcyB3aGF0\
      IGl0IGtlZXBzIGl0c2VsZjogdGltZSB6b25lLCBlbnJvbG1lbnRzLCBvd24gc2NoZWR1bGVzLCBwbGFucywgbm90aWZpY2F0\
      aW9ucy4gQQogY2xpZW50IHRoYXQgd2FudHMgb25lIGFyY2hpdmUgYXNrcyB0aGUgZm91ciBhbmQga2VlcHMgZWFjaCBzZXJ2\
      aWNlJ3MgZmlsZXMgaW4gYSBmb2xkZXIgb2YgaXRzIG93biwgYXMKIGBvdG9saXRoY3RsIG93bi1leHBvcnRgIGRvZXM7IGEg\
      Z2F0ZXdheSBtYXkgcGFzcyB0aGUgc3RyZWFtcyB0aHJvdWdoIGFzIHRoZXkgYXJlLgoKjAwKBAYAAgASBCMCJQMa/QsgRXZl\
      cnl0aGluZyB0aGF0IGlzIGtlcHQgb2YgdGhlIGNhbGxlciBoZXJlLCBhcyBmaWxlcyBpbiB0d28gZm9ybXMsIEpTT04gTGlu\
      ZXMgKGBhbnN3ZXJzLmpzb25sYCkgYW5kIENTVgogYnkgUkZDIDQxODAgKGBhbnN3ZXJzLmNzdmApLCB3aGljaCBoYXZlIHRo\
      ZSBzYW1lIHJlY29yZHMgYW5kIHRoZSBzYW1lIGNvbHVtbnMuIEJvdGggYXJlIFVURi04LiBUaW1lcyBhcmUKIFVUQywgUkZD\
      IDMzMzkuIEluIENTViBhIGxpc3QgaXMgam9pbmVkIGJ5IGA7YCwgYW5kIGEgdGV4dCB0aGF0IGEgc3ByZWFkc2hlZXQgd291\
      bGQgdGFrZSBmb3IgYSBmb3JtdWxhIGhhcwogYW4gYXBvc3Ryb3BoZSBpbiBmcm9udCAoYXMgaGFzIG9uZSB3aXRoIGFuIGFw\
      b3N0cm9waGU7IHRha2luZyBvbmUgYXdheSBnaXZlcyB0aGUgdGV4dCBiYWNrKS4KCiBOZWVkcyBhIHByb29mIG9mIHRoZSBw\
      YXNzd29yZCB0aGF0IGlzIGF0IG1vc3QgZml2ZSBtaW51dGVzIG9sZCB3aGVuIHRoZSBjYWxsIGJlZ2lucyAoYGF1dGhfdGlt\
      ZWAgb2YgdGhlCiB0b2tlbjsgc2VlIG90b2xpdGguYXV0aC52MSBQcm92ZVBhc3N3b3JkKS4gQW4gYW5vbnltb3VzIGFjY291\
      bnQgaGFzIG5vbmU6IGl0cyB0b2tlbiBpcyBlbm91Z2guIEFuCiBhZG1pbmlzdHJhdG9yIG1heSBhc2sgZm9yIHNvbWVib2R5\
      IHdobyBhc2tlZCBpbiB3cml0aW5nOyB0aGF0IGlzIHJlY29yZGVkIGhlcmUsIHdpdGggdGhlIHBhcnRpY2lwYW50IGFuZAog\
      d2l0aCB0aGUgYWRtaW5pc3RyYXRvciwgYW5kIG5lZWRzIHRoZSBhZG1pbmlzdHJhdG9yJ3Mgb3duIHByb29mLgoKIENvbnRh\
      aW5zIHdoYXQgd2FzIHN0b3JlZCB3aGVuIHRoZSBjYWxsIGJlZ2FuOyB3aGF0IGNvbWVzIHdoaWxlIGl0IHJ1bnMgbWF5IGJl\
      IG1pc3NpbmcuIE9mIGEgc3R1ZHkKIHdob3NlIHJlY29yZHMgYXJlIGVyYXNlZCBtZWFud2hpbGUsIHdoYXQgd2FzIG5vdCBz\
      ZW50IHlldCBpcyBtaXNzaW5nLCB0b28uIE9uZSBjYWxsIGF0IGEgdGltZQogZm9yIGVhY2ggcGFydGljaXBhbnQgYW5kIGNh\
      bGxlcjogYSBuZXdlciBvbmUgZW5kcyB0aGUgb25lIGJlZm9yZSBpdC4gQXQgbW9zdCAyMCBhbiBob3VyCiAoYE9UT0xJVEhf\
      T1dOX0VYUE9SVFNfUEVSX0hPVVJgKS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgKFBBR0VfVE9LRU5fSU5WQUxJRCwg\
      TEFOR1VBR0VfSU5WQUxJRCwgSURfSU5WQUxJRCk7IFBFUk1JU1NJT05fREVOSUVEIHdpdGgKIHJlYXNvbiBGUkVTSF9QUk9P\
      Rl9SRVFVSVJFRCBvciBOT1RfQURNSU5JU1RSQVRPUjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBBQ0NPVU5U\
      X0VSQVNFRCwgYWxzbyBpbgogdGhlIG1pZGRsZSBvZiB0aGUgc3RyZWFtOyBBQk9SVEVEIHdpdGggcmVhc29uIE9XTl9FWFBP\
      UlRfU1VQRVJTRURFRDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBPV05fRVhQT1JUX1RPT19PRlRFTiBhbmQg\
      UmV0cnlJbmZvLiBBZnRlciBhbnkgb3RoZXIgZW5kIG9mIHRoZSBzdHJlYW0KIGNhbGwgYWdhaW4gd2l0aCB0aGUgbGF0ZXN0\
      IGByZXN1bWVfdG9rZW5gLgoKKQoCBAASBCkAMgEaHSBPZiB3aG9tLCBhbmQgZnJvbSB3aGVyZSBvbi4KClUKBAQAAgASAysC\
      HBpIIEVtcHR5OiB0aGUgY2FsbGVyLiBPZiBhbm90aGVyIHBhcnRpY2lwYW50LCBhIFVVSUQ6IGZvciBhZG1pbmlzdHJhdG9y\
      cy4KCsUBCgQEAAIBEgMuAhYatwEgQkNQIDQ3OiBpbiB3aGljaCBsYW5ndWFnZSB0ZXh0cyBvZiBxdWVzdGlvbm5haXJlcyBh\
      cmUgZ2l2ZW4sIHdoZXJlIHRoZXkgaGF2ZSBpdDsgb3RoZXJ3aXNlIGFuZCB3aGVuIGVtcHR5LAogaW4gdGhlIHF1ZXN0aW9u\
      bmFpcmUncyBvd24uIEl0IHN0YXlzIHRoZSBzYW1lIHdoZW4gdGhlIGV4cG9ydCBpcyByZXN1bWVkLgoKnwEKBAQAAgISAzEC\
      GhqRASBFbXB0eTogZnJvbSB0aGUgYmVnaW5uaW5nLiBPdGhlcndpc2UgdGhlIGxhdGVzdCBgcmVzdW1lX3Rva2VuYCB0aGF0\
      IGNhbWUsIGZvciB0aGUgc2FtZSBwYXJ0aWNpcGFudCBhbmQKIGxhbmd1YWdlOiB0aGUgc3RyZWFtIGdvZXMgb24gYmVoaW5k\
      IGl0LgoKaQoCBAESBDUAQwEaXSBBIHBhcnQgb2Ygb25lIGZpbGUuIEEgZmlsZSBpcyBpdHMgcGFydHMgaW4gdGhlaXIgb3Jk\
      ZXI7IHBhcnRzIG9mIGRpZmZlcmVudCBmaWxlcyBhbHRlcm5hdGUuCgqzAQoEBAECABIDOAISGqUBIGBhbnN3ZXJzLmNzdmA6\
      IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBgX2AgYW5kIG9uZSBkb3QuIEV2ZXJ5IGZpbGUgY29tZXMsIGFsc28gb25l\
      IHdpdGhvdXQgcmVjb3JkcwogKGFzIENTViB3aXRoIGl0cyBsaW5lIG9mIG5hbWVzIGFsb25lLCBhcyBKU09OIExpbmVzIGVt\
      cHR5KS4KCnwKBAQBAgESAzsCEhpvIFdob2xlIHJlY29yZHMsIGVhY2ggZW5kZWQgYnkgYSBsaW5lIGJyZWFrLiBNYXkgYmUg\
      ZW1wdHkuIEF0IG1vc3QgYWJvdXQgMjU2IEtpQiwgdW5sZXNzIG9uZSByZWNvcmQgaXMKIGxhcmdlci4KCk4KBAQBAgISAz0C\
      FRpBIEhvdyBtYW55IHJlY29yZHMgYXJlIGluIGBsaW5lc2AsIHdpdGhvdXQgYSBDU1YncyBsaW5lIG9mIG5hbWVzLgoKqgEK\
      BAQBAgMSA0ACGhqcASBOb3QgZW1wdHkgd2hlcmUgdGhlIHN0cmVhbSBjYW4gYmUgcmVzdW1lZCBmcm9tOiBldmVyeXRoaW5n\
      IHVwIHRvIGhlcmUgaXMgY29tcGxldGUuIFdob2V2ZXIgcmVzdW1lcwogcmVtb3ZlcyBmcm9tIHRoZSBmaWxlcyB3aGF0IGNh\
      bWUgYWZ0ZXIgdGhlIGxhdGVzdCBvbmUuCgpNCgQEAQIEEgNCAhQaQCBUcnVlIGluIHRoZSBsYXN0IG1lc3NhZ2Ugb2YgdGhl\
      IHN0cmVhbTogdGhlcmUgaXMgbm90aGluZyBtb3JlLgpiBnByb3RvMw==
      """)
}
