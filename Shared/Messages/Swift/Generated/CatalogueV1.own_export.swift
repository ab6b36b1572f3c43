// Generated from otolith/catalogue/v1/own_export.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
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

extension CatalogueV1.ExportOwnRecordsRequest {
  public static var fullName: String { "otolith.catalogue.v1.ExportOwnRecordsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ExportOwnRecordsRequest()
    otolith__catalogue__v1__export_own_records_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ExportOwnRecordsRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.language = Codec.string(c.pointee.language)
    self.resumeToken = Codec.string(c.pointee.resume_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ExportOwnRecordsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ExportOwnRecordsRequest.self)
    otolith__catalogue__v1__export_own_records_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.resumeToken.isEmpty { c.pointee.resume_token = arena.string(self.resumeToken) }
    return c
  }
}

extension CatalogueV1 {
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

extension CatalogueV1.ExportOwnRecordsResponse {
  public static var fullName: String { "otolith.catalogue.v1.ExportOwnRecordsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ExportOwnRecordsResponse()
    otolith__catalogue__v1__export_own_records_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ExportOwnRecordsResponse>) {
    self.file = Codec.string(c.pointee.file)
    self.lines = Codec.bytes(c.pointee.lines)
    self.records = c.pointee.records
    self.resumeToken = Codec.string(c.pointee.resume_token)
    self.complete = c.pointee.complete != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ExportOwnRecordsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ExportOwnRecordsResponse.self)
    otolith__catalogue__v1__export_own_records_response__init(c)
    if !self.file.isEmpty { c.pointee.file = arena.string(self.file) }
    if !self.lines.isEmpty { c.pointee.lines = ProtobufCBinaryData(len: self.lines.count, data: arena.bytes(self.lines)) }
    c.pointee.records = self.records
    if !self.resumeToken.isEmpty { c.pointee.resume_token = arena.string(self.resumeToken) }
    c.pointee.complete = self.complete ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/own_export.proto`.
  public static let ownExportFile = ProtoFile(
    name: "otolith/catalogue/v1/own_export.proto",
    dependencies: [],
    base64: """
      CiVvdG9saXRoL2NhdGFsb2d1ZS92MS9vd25fZXhwb3J0LnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MSJ/ChdFeHBvcnRP\
      d25SZWNvcmRzUmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIaCghsYW5ndWFnZRgCIAEo\
      CVIIbGFuZ3VhZ2USIQoMcmVzdW1lX3Rva2VuGAMgASgJUgtyZXN1bWVUb2tlbiKdAQoYRXhwb3J0T3duUmVjb3Jkc1Jlc3Bv\
      bnNlEhIKBGZpbGUYASABKAlSBGZpbGUSFAoFbGluZXMYAiABKAxSBWxpbmVzEhgKB3JlY29yZHMYAyABKA1SB3JlY29yZHMS\
      IQoMcmVzdW1lX3Rva2VuGAQgASgJUgtyZXN1bWVUb2tlbhIaCghjb21wbGV0ZRgFIAEoCFIIY29tcGxldGUyjAEKEE93bkV4\
      cG9ydFNlcnZpY2USeAoQRXhwb3J0T3duUmVjb3JkcxItLm90b2xpdGguY2F0YWxvZ3VlLnYxLkV4cG9ydE93blJlY29yZHNS\
      ZXF1ZXN0Gi4ub3RvbGl0aC5jYXRhbG9ndWUudjEuRXhwb3J0T3duUmVjb3Jkc1Jlc3BvbnNlIgOQAgIwAUJRChRvdG9saXRo\
      LmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYx\
      StsZCksKAQwSAwEAEhpBIFdoYXQgdGhlIGNhdGFsb2d1ZSBrZWVwcyBvZiBvbmUgcGFydGljaXBhbnQsIHRvIGJlIHRha2Vu\
      IGFsb25nLgoKpQMKAgYAEgQOACYBGpgDIEFjY2VzcyBhbmQgcG9ydGFiaWxpdHkgKEdEUFIgYXJ0aWNsZXMgMTUgYW5kIDIw\
      KS4gRWFjaCBvZiB0aGUgZm91ciBzZXJ2aWNlcyBoYXMgdGhpcyBzZXJ2aWNlIHdpdGggdGhlIHNhbWUKIG1lc3NhZ2VzLCBh\
      bmQgZ2l2ZXMgd2hhdCBpdCBrZWVwcyBpdHNlbGY6IHJvbGVzIGluIHByb2plY3RzLCBhbmQgd2hhdCB0aGUgY2FsbGVyIGZv\
      dW5kZWQsIHdyb3RlIGFuZAogcHVibGlzaGVkLiBBIGNsaWVudCB0aGF0IHdhbnRzIG9uZSBhcmNoaXZlIGFza3MgdGhlIGZv\
      dXIgYW5kIGtlZXBzIGVhY2ggc2VydmljZSdzIGZpbGVzIGluIGEgZm9sZGVyIG9mIGl0cwogb3duLCBhcyBgb3RvbGl0aGN0\
      bCBvd24tZXhwb3J0YCBkb2VzOyBhIGdhdGV3YXkgbWF5IHBhc3MgdGhlIHN0cmVhbXMgdGhyb3VnaCBhcyB0aGV5IGFyZS4K\
      CowMCgQGAAIAEgQjAiUDGv0LIEV2ZXJ5dGhpbmcgdGhhdCBpcyBrZXB0IG9mIHRoZSBjYWxsZXIgaGVyZSwgYXMgZmlsZXMg\
      aW4gdHdvIGZvcm1zLCBKU09OIExpbmVzIChgYW5zd2Vycy5qc29ubGApIGFuZCBDU1YKIGJ5IFJGQyA0MTgwIChgYW5zd2Vy\
      cy5jc3ZgKSwgd2hpY2ggaGF2ZSB0aGUgc2FtZSByZWNvcmRzIGFuZCB0aGUgc2FtZSBjb2x1bW5zLiBCb3RoIGFyZSBVVEYt\
      OC4gVGltZXMgYXJlCiBVVEMsIFJGQyAzMzM5LiBJbiBDU1YgYSBsaXN0IGlzIGpvaW5lZCBieSBgO2AsIGFuZCBhIHRleHQg\
      dGhhdCBhIHNwcmVhZHNoZWV0IHdvdWxkIHRha2UgZm9yIGEgZm9ybXVsYSBoYXMKIGFuIGFwb3N0cm9waGUgaW4gZnJvbnQg\
      KGFzIGhhcyBvbmUgd2l0aCBhbiBhcG9zdHJvcGhlOyB0YWtpbmcgb25lIGF3YXkgZ2l2ZXMgdGhlIHRleHQgYmFjaykuCgog\
      TmVlZHMgYSBwcm9vZiBvZiB0aGUgcGFzc3dvcmQgdGhhdCBpcyBhdCBtb3N0IGZpdmUgbWludXRlcyBvbGQgd2hlbiB0aGUg\
      Y2FsbCBiZWdpbnMgKGBhdXRoX3RpbWVgIG9mIHRoZQogdG9rZW47IHNlZSBvdG9saXRoLmF1dGgudjEgUHJvdmVQYXNzd29y\
      ZCkuIEFuIGFub255bW91cyBhY2NvdW50IGhhcyBub25lOiBpdHMgdG9rZW4gaXMgZW5vdWdoLiBBbgogYWRtaW5pc3RyYXRv\
      ciBtYXkgYXNrIGZvciBzb21lYm9keSB3aG8gYXNrZWQgaW4gd3JpdGluZzsgdGhhdCBpcyByZWNvcmRlZCBoZXJlLCB3aXRo\
      IHRoZSBwYXJ0aWNpcGFudCBhbmQKIHdpdGggdGhlIGFkbWluaXN0cmF0b3IsIGFuZCBuZWVkcyB0aGUgYWRtaW5pc3RyYXRv\
      cidzIG93biBwcm9vZi4KCiBDb250YWlucyB3aGF0IHdhcyBzdG9yZWQgd2hlbiB0aGUgY2FsbCBiZWdhbjsgd2hhdCBjb21l\
      cyB3aGlsZSBpdCBydW5zIG1heSBiZSBtaXNzaW5nLiBPZiBhIHN0dWR5CiB3aG9zZSByZWNvcmRzIGFyZSBlcmFzZWQgbWVh\
      bndoaWxlLCB3aGF0IHdhcyBub3Qgc2VudCB5ZXQgaXMgbWlzc2luZywgdG9vLiBPbmUgY2FsbCBhdCBhIHRpbWUKIGZvciBl\
      YWNoIHBhcnRpY2lwYW50IGFuZCBjYWxsZXI6IGEgbmV3ZXIgb25lIGVuZHMgdGhlIG9uZSBiZWZvcmUgaXQuIEF0IG1vc3Qg\
      MjAgYW4gaG91cgogKGBPVE9MSVRIX09XTl9FWFBPUlRTX1BFUl9IT1VSYCkuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5U\
      IChQQUdFX1RPS0VOX0lOVkFMSUQsIExBTkdVQUdFX0lOVkFMSUQsIElEX0lOVkFMSUQpOyBQRVJNSVNTSU9OX0RFTklFRCB3\
      aXRoCiByZWFzb24gRlJFU0hfUFJPT0ZfUkVRVUlSRUQgb3IgTk9UX0FETUlOSVNUUkFUT1I7IEZBSUxFRF9QUkVDT05ESVRJ\
      T04gd2l0aCByZWFzb24gQUNDT1VOVF9FUkFTRUQsIGFsc28gaW4KIHRoZSBtaWRkbGUgb2YgdGhlIHN0cmVhbTsgQUJPUlRF\
      RCB3aXRoIHJlYXNvbiBPV05fRVhQT1JUX1NVUEVSU0VERUQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbgogT1dO\
      X0VYUE9SVF9UT09fT0ZURU4gYW5kIFJldHJ5SW5mby4gQWZ0ZXIgYW55IG90aGVyIGVuZCBvZiB0aGUgc3RyZWFtCiBjYWxs\
      IGFnYWluIHdpdGggdGhlIGxhdGVzdCBgcmVzdW1lX3Rva2VuYC4KCikKAgQAEgQpADIBGh0gT2Ygd2hvbSwgYW5kIGZyb20g\
      d2hlcmUgb24uCgpVCgQEAAIAEgMrAhwaSCBFbXB0eTogdGhlIGNhbGxlci4gT2YgYW5vdGhlciBwYXJ0aWNpcGFudCwgYSBV\
      VUlEOiBmb3IgYWRtaW5pc3RyYXRvcnMuCgrFAQoEBAACARIDLgIWGrcBIEJDUCA0NzogaW4gd2hpY2ggbGFuZ3VhZ2UgdGV4\
      dHMgb2YgcXVlc3Rpb25uYWlyZXMgYXJlIGdpdmVuLCB3aGVyZSB0aGV5IGhhdmUgaXQ7IG90aGVyd2lzZSBhbmQgd2hlbiBl\
      bXB0eSwKIGluIHRoZSBxdWVzdGlvbm5haXJlJ3Mgb3duLiBJdCBzdGF5cyB0aGUgc2FtZSB3aGVuIHRoZSBleHBvcnQgaXMg\
      cmVzdW1lZC4KCp8BCgQEAAICEgMxAhoakQEgRW1wdHk6IGZyb20gdGhlIGJlZ2lubmluZy4gT3RoZXJ3aXNlIHRoZSBsYXRl\
      c3QgYHJlc3VtZV90b2tlbmAgdGhhdCBjYW1lLCBmb3IgdGhlIHNhbWUgcGFydGljaXBhbnQgYW5kCiBsYW5ndWFnZTogdGhl\
      IHN0cmVhbSBnb2VzIG9uIGJlaGluZCBpdC4KCmkKAgQBEgQ1AEMBGl0gQSBwYXJ0IG9mIG9uZSBmaWxlLiBBIGZpbGUgaXMg\
      aXRzIHBhcnRzIGluIHRoZWlyIG9yZGVyOyBwYXJ0cyBvZiBkaWZmZXJlbnQgZmlsZXMgYWx0ZXJuYXRlLgoKswEKBAQBAgAS\
      AzgCEhqlASBgYW5zd2Vycy5jc3ZgOiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgYF9gIGFuZCBvbmUgZG90LiBFdmVy\
      eSBmaWxlIGNvbWVzLCBhbHNvIG9uZSB3aXRob3V0IHJlY29yZHMKIChhcyBDU1Ygd2l0aCBpdHMgbGluZSBvZiBuYW1lcyBh\
      bG9uZSwgYXMgSlNPTiBMaW5lcyBlbXB0eSkuCgp8CgQEAQIBEgM7AhIabyBXaG9sZSByZWNvcmRzLCBlYWNoIGVuZGVkIGJ5\
      IGEgbGluZSBicmVhay4gTWF5IGJlIGVtcHR5LiBBdCBtb3N0IGFib3V0IDI1NiBLaUIsIHVubGVzcyBvbmUgcmVjb3JkIGlz\
      CiBsYXJnZXIuCgpOCgQEAQICEgM9AhUaQSBIb3cgbWFueSByZWNvcmRzIGFyZSBpbiBgbGluZXNgLCB3aXRob3V0IGEgQ1NW\
      J3MgbGluZSBvZiBuYW1lcy4KCqoBCgQEAQIDEgNAAhoanAEgTm90IGVtcHR5IHdoZXJlIHRoZSBzdHJlYW0gY2FuIGJlIHJl\
      c3VtZWQgZnJvbTogZXZlcnl0aGluZyB1cCB0byBoZXJlIGlzIGNvbXBsZXRlLiBXaG9ldmVyIHJlc3VtZXMKIHJlbW92ZXMg\
      ZnJvbSB0aGUgZmlsZXMgd2hhdCBjYW1lIGFmdGVyIHRoZSBsYXRlc3Qgb25lLgoKTQoEBAECBBIDQgIUGkAgVHJ1ZSBpbiB0\
      aGUgbGFzdCBtZXNzYWdlIG9mIHRoZSBzdHJlYW06IHRoZXJlIGlzIG5vdGhpbmcgbW9yZS4KYgZwcm90bzM=
      """)
}
