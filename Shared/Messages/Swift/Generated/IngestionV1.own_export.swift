// Generated from otolith/ingestion/v1/own_export.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension IngestionV1 {
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

extension IngestionV1.ExportOwnRecordsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportOwnRecordsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportOwnRecordsRequest()
    otolith__ingestion__v1__export_own_records_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportOwnRecordsRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.language = Codec.string(c.pointee.language)
    self.resumeToken = Codec.string(c.pointee.resume_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportOwnRecordsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportOwnRecordsRequest.self)
    otolith__ingestion__v1__export_own_records_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.resumeToken.isEmpty { c.pointee.resume_token = arena.string(self.resumeToken) }
    return c
  }
}

extension IngestionV1 {
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

extension IngestionV1.ExportOwnRecordsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportOwnRecordsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportOwnRecordsResponse()
    otolith__ingestion__v1__export_own_records_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportOwnRecordsResponse>) {
    self.file = Codec.string(c.pointee.file)
    self.lines = Codec.bytes(c.pointee.lines)
    self.records = c.pointee.records
    self.resumeToken = Codec.string(c.pointee.resume_token)
    self.complete = c.pointee.complete != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportOwnRecordsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportOwnRecordsResponse.self)
    otolith__ingestion__v1__export_own_records_response__init(c)
    if !self.file.isEmpty { c.pointee.file = arena.string(self.file) }
    if !self.lines.isEmpty { c.pointee.lines = ProtobufCBinaryData(len: self.lines.count, data: arena.bytes(self.lines)) }
    c.pointee.records = self.records
    if !self.resumeToken.isEmpty { c.pointee.resume_token = arena.string(self.resumeToken) }
    c.pointee.complete = self.complete ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// The descriptor of `otolith/ingestion/v1/own_export.proto`.
  public static let ownExportFile = ProtoFile(
    name: "otolith/ingestion/v1/own_export.proto",
    dependencies: [],
    base64: """
      CiVvdG9saXRoL2luZ2VzdGlvbi92MS9vd25fZXhwb3J0LnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MSJ/ChdFeHBvcnRP\
      d25SZWNvcmRzUmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIaCghsYW5ndWFnZRgCIAEo\
      CVIIbGFuZ3VhZ2USIQoMcmVzdW1lX3Rva2VuGAMgASgJUgtyZXN1bWVUb2tlbiKdAQoYRXhwb3J0T3duUmVjb3Jkc1Jlc3Bv\
      bnNlEhIKBGZpbGUYASABKAlSBGZpbGUSFAoFbGluZXMYAiABKAxSBWxpbmVzEhgKB3JlY29yZHMYAyABKA1SB3JlY29yZHMS\
      IQoMcmVzdW1lX3Rva2VuGAQgASgJUgtyZXN1bWVUb2tlbhIaCghjb21wbGV0ZRgFIAEoCFIIY29tcGxldGUyjAEKEE93bkV4\
      cG9ydFNlcnZpY2USeAoQRXhwb3J0T3duUmVjb3JkcxItLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydE93blJlY29yZHNS\
      ZXF1ZXN0Gi4ub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0T3duUmVjb3Jkc1Jlc3BvbnNlIgOQAgIwAUJRChRvdG9saXRo\
      LmluZ2VzdGlvbi52MVABWiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdlc3Rpb252MaoCFE90b2xpdGguSW5nZXN0aW9uLlYx\
      SswaCkcKAQwSAwEAEho9IFdoYXQgaW5nZXN0aW9uIGtlZXBzIG9mIG9uZSBwYXJ0aWNpcGFudCwgdG8gYmUgdGFrZW4gYWxv\
      bmcuCgqtAwoCBgASBA4AJwEaoAMgQWNjZXNzIGFuZCBwb3J0YWJpbGl0eSAoR0RQUiBhcnRpY2xlcyAxNSBhbmQgMjApLiBF\
      YWNoIG9mIHRoZSBmb3VyIHNlcnZpY2VzIGhhcyB0aGlzIHNlcnZpY2Ugd2l0aCB0aGUgc2FtZQogbWVzc2FnZXMsIGFuZCBn\
      aXZlcyB3aGF0IGl0IGtlZXBzIGl0c2VsZjogYW5zd2VyIHNoZWV0cyB3aXRoIHRoZSB0ZXh0cyBvZiB0aGUgcXVlc3Rpb25z\
      LCBhbmQgd2hhdCBpcyBrZXB0CiBiZXNpZGUgdGhlbS4gQSBjbGllbnQgdGhhdCB3YW50cyBvbmUgYXJjaGl2ZSBhc2tzIHRo\
      ZSBmb3VyIGFuZCBrZWVwcyBlYWNoIHNlcnZpY2UncyBmaWxlcyBpbiBhIGZvbGRlciBvZgogaXRzIG93biwgYXMgYG90b2xp\
      dGhjdGwgb3duLWV4cG9ydGAgZG9lczsgYSBnYXRld2F5IG1heSBwYXNzIHRoZSBzdHJlYW1zIHRocm91Z2ggYXMgdGhleSBh\
      cmUuCgr5DAoEBgACABIEJAImAxrqDCBFdmVyeXRoaW5nIHRoYXQgaXMga2VwdCBvZiB0aGUgY2FsbGVyIGhlcmUsIGFzIGZp\
      bGVzIGluIHR3byBmb3JtcywgSlNPTiBMaW5lcyAoYGFuc3dlcnMuanNvbmxgKSBhbmQgQ1NWCiBieSBSRkMgNDE4MCAoYGFu\
      c3dlcnMuY3N2YCksIHdoaWNoIGhhdmUgdGhlIHNhbWUgcmVjb3JkcyBhbmQgdGhlIHNhbWUgY29sdW1ucy4gQm90aCBhcmUg\
      VVRGLTguIFRpbWVzIGFyZQogVVRDLCBSRkMgMzMzOS4gSW4gQ1NWIGEgbGlzdCBpcyBqb2luZWQgYnkgYDtgLCBhbmQgYSB0\
      ZXh0IHRoYXQgYSBzcHJlYWRzaGVldCB3b3VsZCB0YWtlIGZvciBhIGZvcm11bGEgaGFzCiBhbiBhcG9zdHJvcGhlIGluIGZy\
      b250IChhcyBoYXMgb25lIHdpdGggYW4gYXBvc3Ryb3BoZTsgdGFraW5nIG9uZSBhd2F5IGdpdmVzIHRoZSB0ZXh0IGJhY2sp\
      LgoKIE5lZWRzIGEgcHJvb2Ygb2YgdGhlIHBhc3N3b3JkIHRoYXQgaXMgYXQgbW9zdCBmaXZlIG1pbnV0ZXMgb2xkIHdoZW4g\
      dGhlIGNhbGwgYmVnaW5zIChgYXV0aF90aW1lYCBvZiB0aGUKIHRva2VuOyBzZWUgb3RvbGl0aC5hdXRoLnYxIFByb3ZlUGFz\
      c3dvcmQpLiBBbiBhbm9ueW1vdXMgYWNjb3VudCBoYXMgbm9uZTogaXRzIHRva2VuIGlzIGVub3VnaC4gQW4KIGFkbWluaXN0\
      cmF0b3IgbWF5IGFzayBmb3Igc29tZWJvZHkgd2hvIGFza2VkIGluIHdyaXRpbmc7IHRoYXQgaXMgcmVjb3JkZWQgaGVyZSwg\
      d2l0aCB0aGUgcGFydGljaXBhbnQgYW5kCiB3aXRoIHRoZSBhZG1pbmlzdHJhdG9yLCBhbmQgbmVlZHMgdGhlIGFkbWluaXN0\
      cmF0b3IncyBvd24gcHJvb2YuCgogQ29udGFpbnMgd2hhdCB3YXMgc3RvcmVkIHdoZW4gdGhlIGNhbGwgYmVnYW47IHdoYXQg\
      Y29tZXMgd2hpbGUgaXQgcnVucyBtYXkgYmUgbWlzc2luZy4gT2YgYSBzdHVkeQogd2hvc2UgcmVjb3JkcyBhcmUgZXJhc2Vk\
      IG1lYW53aGlsZSwgd2hhdCB3YXMgbm90IHNlbnQgeWV0IGlzIG1pc3NpbmcsIHRvby4gT25lIGNhbGwgYXQgYSB0aW1lCiBm\
      b3IgZWFjaCBwYXJ0aWNpcGFudCBhbmQgY2FsbGVyOiBhIG5ld2VyIG9uZSBlbmRzIHRoZSBvbmUgYmVmb3JlIGl0LiBBdCBt\
      b3N0IDIwIGFuIGhvdXIKIChgT1RPTElUSF9PV05fRVhQT1JUU19QRVJfSE9VUmApLgoKIEVycm9yczogSU5WQUxJRF9BUkdV\
      TUVOVCAoUEFHRV9UT0tFTl9JTlZBTElELCBMQU5HVUFHRV9JTlZBTElELCBJRF9JTlZBTElEKTsgUEVSTUlTU0lPTl9ERU5J\
      RUQgd2l0aAogcmVhc29uIEZSRVNIX1BST09GX1JFUVVJUkVEIG9yIE5PVF9BRE1JTklTVFJBVE9SOyBGQUlMRURfUFJFQ09O\
      RElUSU9OIHdpdGggcmVhc29uIEFDQ09VTlRfRVJBU0VELCBhbHNvIGluCiB0aGUgbWlkZGxlIG9mIHRoZSBzdHJlYW07IEFC\
      T1JURUQgd2l0aCByZWFzb24gT1dOX0VYUE9SVF9TVVBFUlNFREVEOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24K\
      IE9XTl9FWFBPUlRfVE9PX09GVEVOIGFuZCBSZXRyeUluZm87IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFZFUlNJT05fVU5B\
      VkFJTEFCTEUgYW5kIFJldHJ5SW5mbyB3aGlsZSBhCiBxdWVzdGlvbm5haXJlJ3MgdGV4dHMgYXJlIG5vdCBrbm93biBoZXJl\
      LiBBZnRlciBhbnkgb3RoZXIgZW5kIG9mIHRoZSBzdHJlYW0gY2FsbCBhZ2FpbiB3aXRoIHRoZSBsYXRlc3QKIGByZXN1bWVf\
      dG9rZW5gLgoKKQoCBAASBCoAMwEaHSBPZiB3aG9tLCBhbmQgZnJvbSB3aGVyZSBvbi4KClUKBAQAAgASAywCHBpIIEVtcHR5\
      OiB0aGUgY2FsbGVyLiBPZiBhbm90aGVyIHBhcnRpY2lwYW50LCBhIFVVSUQ6IGZvciBhZG1pbmlzdHJhdG9ycy4KCsUBCgQE\
      AAIBEgMvAhYatwEgQkNQIDQ3OiBpbiB3aGljaCBsYW5ndWFnZSB0ZXh0cyBvZiBxdWVzdGlvbm5haXJlcyBhcmUgZ2l2ZW4s\
      IHdoZXJlIHRoZXkgaGF2ZSBpdDsgb3RoZXJ3aXNlIGFuZCB3aGVuIGVtcHR5LAogaW4gdGhlIHF1ZXN0aW9ubmFpcmUncyBv\
      d24uIEl0IHN0YXlzIHRoZSBzYW1lIHdoZW4gdGhlIGV4cG9ydCBpcyByZXN1bWVkLgoKnwEKBAQAAgISAzICGhqRASBFbXB0\
      eTogZnJvbSB0aGUgYmVnaW5uaW5nLiBPdGhlcndpc2UgdGhlIGxhdGVzdCBgcmVzdW1lX3Rva2VuYCB0aGF0IGNhbWUsIGZv\
      ciB0aGUgc2FtZSBwYXJ0aWNpcGFudCBhbmQKIGxhbmd1YWdlOiB0aGUgc3RyZWFtIGdvZXMgb24gYmVoaW5kIGl0LgoKaQoC\
      BAESBDYARAEaXSBBIHBhcnQgb2Ygb25lIGZpbGUuIEEgZmlsZSBpcyBpdHMgcGFydHMgaW4gdGhlaXIgb3JkZXI7IHBhcnRz\
      IG9mIGRpZmZlcmVudCBmaWxlcyBhbHRlcm5hdGUuCgqzAQoEBAECABIDOQISGqUBIGBhbnN3ZXJzLmNzdmA6IGxvd2VyLWNh\
      c2UgbGV0dGVycywgZGlnaXRzLCBgX2AgYW5kIG9uZSBkb3QuIEV2ZXJ5IGZpbGUgY29tZXMsIGFsc28gb25lIHdpdGhvdXQg\
      cmVjb3JkcwogKGFzIENTViB3aXRoIGl0cyBsaW5lIG9mIG5hbWVzIGFsb25lLCBhcyBKU09OIExpbmVzIGVtcHR5KS4KCnwK\
      BAQBAgESAzwCEhpvIFdob2xlIHJlY29yZHMsIGVhY2ggZW5kZWQgYnkgYSBsaW5lIGJyZWFrLiBNYXkgYmUgZW1wdHkuIEF0\
      IG1vc3QgYWJvdXQgMjU2IEtpQiwgdW5sZXNzIG9uZSByZWNvcmQgaXMKIGxhcmdlci4KCk4KBAQBAgISAz4CFRpBIEhvdyBt\
      YW55IHJlY29yZHMgYXJlIGluIGBsaW5lc2AsIHdpdGhvdXQgYSBDU1YncyBsaW5lIG9mIG5hbWVzLgoKqgEKBAQBAgMSA0EC\
      GhqcASBOb3QgZW1wdHkgd2hlcmUgdGhlIHN0cmVhbSBjYW4gYmUgcmVzdW1lZCBmcm9tOiBldmVyeXRoaW5nIHVwIHRvIGhl\
      cmUgaXMgY29tcGxldGUuIFdob2V2ZXIgcmVzdW1lcwogcmVtb3ZlcyBmcm9tIHRoZSBmaWxlcyB3aGF0IGNhbWUgYWZ0ZXIg\
      dGhlIGxhdGVzdCBvbmUuCgpNCgQEAQIEEgNDAhQaQCBUcnVlIGluIHRoZSBsYXN0IG1lc3NhZ2Ugb2YgdGhlIHN0cmVhbTog\
      dGhlcmUgaXMgbm90aGluZyBtb3JlLgpiBnByb3RvMw==
      """)
}
