// Generated from otolith/ingestion/v1/files.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// A file of the caller.
  public struct AnswerFile: Message {
    /// SHA-256 of the bytes, 64 lower-case hexadecimal digits.
    public var sha256: String
    /// The study.
    public var studyID: String
    /// IANA media type by the content, e.g. `audio/webm`; empty while the file is not stored.
    public var mediaType: String
    /// Size in bytes; 0 if no upload has begun.
    public var byteCount: UInt64
    /// Time at which the upload was complete; absent while the file is not stored.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Sheets of the caller that name the file.
    public var sheetIDs: [String]

    public init(
      sha256: String = "",
      studyID: String = "",
      mediaType: String = "",
      byteCount: UInt64 = 0,
      createTime: GoogleProtobuf.Timestamp? = nil,
      sheetIDs: [String] = []
    ) {
      self.sha256 = sha256
      self.studyID = studyID
      self.mediaType = mediaType
      self.byteCount = byteCount
      self.createTime = createTime
      self.sheetIDs = sheetIDs
    }
  }

  /// A chunk of a file, or a question for what has arrived.
  public struct UploadAnswerFileChunkRequest: Message {
    /// The study that is to have the file; required.
    public var studyID: String
    /// SHA-256 of the whole file, 64 lower-case hexadecimal digits; required.
    public var sha256: String
    /// Size of the whole file in bytes, the same in each call. At least 1, at most
    /// `OTOLITH_FILES_FILE_MIB` (by default 100 MiB).
    public var byteCount: UInt64
    /// Position of the first byte of `data` in the file.
    public var offset: UInt64
    /// Up to 1,048,576 bytes. Empty: only return what has arrived.
    public var data: [UInt8]

    public init(
      studyID: String = "",
      sha256: String = "",
      byteCount: UInt64 = 0,
      offset: UInt64 = 0,
      data: [UInt8] = []
    ) {
      self.studyID = studyID
      self.sha256 = sha256
      self.byteCount = byteCount
      self.offset = offset
      self.data = data
    }
  }

  /// State of an upload after the call.
  public struct UploadAnswerFileChunkResponse: Message {
    /// Number of bytes that have arrived without a gap; `byte_count` if the file is stored. The offset
    /// of the next chunk.
    public var receivedByteCount: UInt64
    /// The stored file; absent while bytes are missing.
    public var file: IngestionV1.AnswerFile?

    public init(receivedByteCount: UInt64 = 0, file: IngestionV1.AnswerFile? = nil) {
      self.receivedByteCount = receivedByteCount
      self.file = file
    }
  }

  /// Selects a page of the caller's files.
  public struct ListAnswerFilesRequest: Message {
    /// Id of a study to filter by; empty: all studies.
    public var studyID: String
    /// Whether only files are listed that a sheet names and that are not stored yet.
    public var pendingOnly: Bool
    /// 1–1,000; 0 means 100.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      pendingOnly: Bool = false,
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.pendingOnly = pendingOnly
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of the caller's files.
  public struct ListAnswerFilesResponse: Message {
    /// Files by hash, then by study.
    public var files: [IngestionV1.AnswerFile]
    /// Empty on the last page.
    public var nextPageToken: String

    public init(files: [IngestionV1.AnswerFile] = [], nextPageToken: String = "") {
      self.files = files
      self.nextPageToken = nextPageToken
    }
  }

  /// Names a file of the caller and a range of it.
  public struct DownloadAnswerFileRequest: Message {
    /// The study; required.
    public var studyID: String
    /// SHA-256 of the file, 64 lower-case hexadecimal digits; required.
    public var sha256: String
    /// First byte; at most the size of the file.
    public var offset: UInt64
    /// Maximum number of bytes; 0: up to the end.
    public var byteCount: UInt64

    public init(studyID: String = "", sha256: String = "", offset: UInt64 = 0, byteCount: UInt64 = 0) {
      self.studyID = studyID
      self.sha256 = sha256
      self.offset = offset
      self.byteCount = byteCount
    }
  }

  /// The description of a file, or bytes of it.
  public struct DownloadAnswerFileResponse: Message {
    /// The file, without `sheet_ids`. Only in the first message.
    public var file: IngestionV1.AnswerFile?
    /// The next bytes, at most 256 KiB. Empty in the first message.
    public var data: [UInt8]

    public init(file: IngestionV1.AnswerFile? = nil, data: [UInt8] = []) {
      self.file = file
      self.data = data
    }
  }

  /// An answer of a study that is a file.
  public struct StudyAnswerFile: Message {
    /// Pseudonym of the participant, as in exports.
    public var participant: String
    /// The sheet.
    public var sheetID: String
    /// The answered questionnaire.
    public var questionnaireID: String
    /// The question.
    public var elementID: String
    /// SHA-256 of the bytes, as in the cells of exports.
    public var sha256: String
    /// Id for DownloadStudyAnswerFile, different in each study; empty while the file is missing.
    public var fileID: String
    /// IANA media type by the content; empty while the file is missing.
    public var mediaType: String
    /// Size in bytes; 0 while the file is missing.
    public var byteCount: UInt64

    public init(
      participant: String = "",
      sheetID: String = "",
      questionnaireID: String = "",
      elementID: String = "",
      sha256: String = "",
      fileID: String = "",
      mediaType: String = "",
      byteCount: UInt64 = 0
    ) {
      self.participant = participant
      self.sheetID = sheetID
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.sha256 = sha256
      self.fileID = fileID
      self.mediaType = mediaType
      self.byteCount = byteCount
    }
  }

  /// Selects a page of a study's files.
  public struct ListStudyAnswerFilesRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Id of a questionnaire to filter by; empty: all questionnaires.
    public var questionnaireID: String
    /// Whether answers of test participants are included.
    public var includeTestParticipants: Bool
    /// 1–1,000; 0 means 100.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      includeTestParticipants: Bool = false,
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.includeTestParticipants = includeTestParticipants
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of a study's files.
  public struct ListStudyAnswerFilesResponse: Message {
    /// Answers in a stable order.
    public var files: [IngestionV1.StudyAnswerFile]
    /// Empty on the last page.
    public var nextPageToken: String

    public init(files: [IngestionV1.StudyAnswerFile] = [], nextPageToken: String = "") {
      self.files = files
      self.nextPageToken = nextPageToken
    }
  }

  /// Names a file of a study and a range of it.
  public struct DownloadStudyAnswerFileRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// `StudyAnswerFile.file_id`; required.
    public var fileID: String
    /// First byte; at most the size of the file.
    public var offset: UInt64
    /// Maximum number of bytes; 0: up to the end.
    public var byteCount: UInt64

    public init(studyID: String = "", fileID: String = "", offset: UInt64 = 0, byteCount: UInt64 = 0) {
      self.studyID = studyID
      self.fileID = fileID
      self.offset = offset
      self.byteCount = byteCount
    }
  }

  /// The description of a file, or bytes of it.
  public struct DownloadStudyAnswerFileResponse: Message {
    /// Media type by the content. Only in the first message.
    public var mediaType: String
    /// Size of the whole file in bytes. Only in the first message.
    public var byteCount: UInt64
    /// The next bytes, at most 256 KiB. Empty in the first message.
    public var data: [UInt8]

    public init(mediaType: String = "", byteCount: UInt64 = 0, data: [UInt8] = []) {
      self.mediaType = mediaType
      self.byteCount = byteCount
      self.data = data
    }
  }

  /// The descriptor of `otolith/ingestion/v1/files.proto`.
  public static let filesFile = ProtoFile(
    name: "otolith/ingestion/v1/files.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "CiBvdG9saXRoL2luZ2VzdGlvbi92MS9maWxlcy5wcm90bxIUb3RvbGl0aC5pbmdlc3Rpb24udjEaH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8i1wEKCkFuc3dlckZpbGUSFgoGc2hhMjU2GAEgASgJUgZzaGEyNTYSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSHQoKbWVkaWFfdHlwZRgDIAEoCVIJbWVkaWFUeXBlEh0KCmJ5dGVfY291bnQYBCABKARSCWJ5dGVDb3VudBI7CgtjcmVhdGVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUSGwoJc2hlZXRfaWRzGAYgAygJUghzaGVldElkcyKcAQocVXBsb2FkQW5zd2VyRmlsZUNodW5rUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIWCgZzaGEyNTYYAiABKAlSBnNoYTI1NhIdCgpieXRlX2NvdW50GAMgASgEUglieXRlQ291bnQSFgoGb2Zmc2V0GAQgASgEUgZvZmZzZXQSEgoEZGF0YRgFIAEoDFIEZGF0YSKFAQodVXBsb2FkQW5zd2VyRmlsZUNodW5rUmVzcG9uc2USLgoTcmVjZWl2ZWRfYnl0ZV9jb3VudBgBIAEoBFIRcmVjZWl2ZWRCeXRlQ291bnQSNAoEZmlsZRgCIAEoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLkFuc3dlckZpbGVSBGZpbGUikgEKFkxpc3RBbnN3ZXJGaWxlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIQoMcGVuZGluZ19vbmx5GAIgASgIUgtwZW5kaW5nT25seRIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiJ5ChdMaXN0QW5zd2VyRmlsZXNSZXNwb25zZRI2CgVmaWxlcxgBIAMoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLkFuc3dlckZpbGVSBWZpbGVzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiKFAQoZRG93bmxvYWRBbnN3ZXJGaWxlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIWCgZzaGEyNTYYAiABKAlSBnNoYTI1NhIWCgZvZmZzZXQYAyABKARSBm9mZnNldBIdCgpieXRlX2NvdW50GAQgASgEUglieXRlQ291bnQiZgoaRG93bmxvYWRBbnN3ZXJGaWxlUmVzcG9uc2USNAoEZmlsZRgBIAEoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLkFuc3dlckZpbGVSBGZpbGUSEgoEZGF0YRgCIAEoDFIEZGF0YSKHAgoPU3R1ZHlBbnN3ZXJGaWxlEiAKC3BhcnRpY2lwYW50GAEgASgJUgtwYXJ0aWNpcGFudBIZCghzaGVldF9pZBgCIAEoCVIHc2hlZXRJZBIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQSHQoKZWxlbWVudF9pZBgEIAEoCVIJZWxlbWVudElkEhYKBnNoYTI1NhgFIAEoCVIGc2hhMjU2EhcKB2ZpbGVfaWQYBiABKAlSBmZpbGVJZBIdCgptZWRpYV90eXBlGAcgASgJUgltZWRpYVR5cGUSHQoKYnl0ZV9jb3VudBgIIAEoBFIJYnl0ZUNvdW50ItsBChtMaXN0U3R1ZHlBbnN3ZXJGaWxlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjoKGWluY2x1ZGVfdGVzdF9wYXJ0aWNpcGFudHMYAyABKAhSF2luY2x1ZGVUZXN0UGFydGljaXBhbnRzEhsKCXBhZ2Vfc2l6ZRgEIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgFIAEoCVIJcGFnZVRva2VuIoMBChxMaXN0U3R1ZHlBbnN3ZXJGaWxlc1Jlc3BvbnNlEjsKBWZpbGVzGAEgAygLMiUub3RvbGl0aC5pbmdlc3Rpb24udjEuU3R1ZHlBbnN3ZXJGaWxlUgVmaWxlcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iiwEKHkRvd25sb2FkU3R1ZHlBbnN3ZXJGaWxlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIXCgdmaWxlX2lkGAIgASgJUgZmaWxlSWQSFgoGb2Zmc2V0GAMgASgEUgZvZmZzZXQSHQoKYnl0ZV9jb3VudBgEIAEoBFIJYnl0ZUNvdW50InMKH0Rvd25sb2FkU3R1ZHlBbnN3ZXJGaWxlUmVzcG9uc2USHQoKbWVkaWFfdHlwZRgBIAEoCVIJbWVkaWFUeXBlEh0KCmJ5dGVfY291bnQYAiABKARSCWJ5dGVDb3VudBISCgRkYXRhGAMgASgMUgRkYXRhMqUFChFBbnN3ZXJGaWxlU2VydmljZRKFAQoVVXBsb2FkQW5zd2VyRmlsZUNodW5rEjIub3RvbGl0aC5pbmdlc3Rpb24udjEuVXBsb2FkQW5zd2VyRmlsZUNodW5rUmVxdWVzdBozLm90b2xpdGguaW5nZXN0aW9uLnYxLlVwbG9hZEFuc3dlckZpbGVDaHVua1Jlc3BvbnNlIgOQAgIScwoPTGlzdEFuc3dlckZpbGVzEiwub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdEFuc3dlckZpbGVzUmVxdWVzdBotLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RBbnN3ZXJGaWxlc1Jlc3BvbnNlIgOQAgESfgoSRG93bmxvYWRBbnN3ZXJGaWxlEi8ub3RvbGl0aC5pbmdlc3Rpb24udjEuRG93bmxvYWRBbnN3ZXJGaWxlUmVxdWVzdBowLm90b2xpdGguaW5nZXN0aW9uLnYxLkRvd25sb2FkQW5zd2VyRmlsZVJlc3BvbnNlIgOQAgEwARKCAQoUTGlzdFN0dWR5QW5zd2VyRmlsZXMSMS5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0U3R1ZHlBbnN3ZXJGaWxlc1JlcXVlc3QaMi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0U3R1ZHlBbnN3ZXJGaWxlc1Jlc3BvbnNlIgOQAgISjQEKF0Rvd25sb2FkU3R1ZHlBbnN3ZXJGaWxlEjQub3RvbGl0aC5pbmdlc3Rpb24udjEuRG93bmxvYWRTdHVkeUFuc3dlckZpbGVSZXF1ZXN0GjUub3RvbGl0aC5pbmdlc3Rpb24udjEuRG93bmxvYWRTdHVkeUFuc3dlckZpbGVSZXNwb25zZSIDkAIBMAFCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGqAhRPdG9saXRoLkluZ2VzdGlvbi5WMUr1OApbCgEMEgMBABIaUSBCeXRlcyBvZiB0aGUgZmlsZXMgdGhhdCBwYXJ0aWNpcGFudHMgYW5zd2VyIHdpdGg6IHBob3RvcywgcmVjb3JkaW5ncywgZHJhd2luZ3MuCgrhBwoCBgASBBoATQEa1AcgU3RvcmVzIHRoZSBmaWxlcyBvZiBhbnN3ZXJzLiBUaGUgYW5zd2VyIHRvIGEgcXVlc3Rpb24gb2YgdGhlIHR5cGUgYEZpbGVFbnRyeWAgaXMgdGhlIFNIQS0yNTYgb2YKIHRoZSBmaWxlLiBTaGVldCBhbmQgYnl0ZXMgbWF5IGFycml2ZSBpbiBhbnkgb3JkZXI6IGEgc2hlZXQgaXMgYWNjZXB0ZWQgd2l0aG91dCB0aGUgYnl0ZXMsIHdoaWNoCiBhcmUgdGhlbiBwZW5kaW5nIChgU2hlZXRWZXJkaWN0LnBlbmRpbmdfZmlsZXNgKSwgYW5kIG1pc3NpbmcgaW4gZXhwb3J0cyB1bnRpbCB0aGV5IGFycml2ZS4KCiBBIGZpbGUgYmVsb25ncyB0byBhIHBhcnRpY2lwYW50IGFuZCBhIHN0dWR5LiBUaGUgaGFzaCBvZiBhbm90aGVyIHBhcnRpY2lwYW50J3MgZmlsZSBpcyBsaWtlIHRoYXQKIG9mIGFuIHVua25vd24gZmlsZS4gQnl0ZXMgYXJlIGVuY3J5cHRlZCBvbiBkaXNrLiBUaGV5IGFyZSByZW1vdmVkIHdpdGggdGhlIHBhcnRpY2lwYW50J3MgZGF0YSBpbgogdGhlIHN0dWR5LCBpbiBldmVyeSBtb2RlIG9mIGVyYXN1cmUsIGFuZCB3aXRoIHRoZSBsYXN0IGFuc3dlciB0aGF0IG5hbWVzIHRoZW0uIEEgZmlsZSB0aGF0IG5vCiBzaGVldCBuYW1lcyBpcyByZW1vdmVkIHNvbWUgdGltZSBhZnRlciBpdHMgdXBsb2FkIChgT1RPTElUSF9GSUxFU19HUkFDRV9EQVlTYCwgYnkgZGVmYXVsdCAzMAogZGF5cykuCgogRWFjaCBtZXRob2QgbWF5IHJldHVybiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEZJTEVfU1RPUkVfQUJTRU5UIGlmIHRoZSBzZXJ2aWNlIGhhcyBubwogZm9sZGVyIGZvciBmaWxlcyAoYE9UT0xJVEhfRklMRVNfRElSRUNUT1JZYCksIGFuZCBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBGSUxFX1NUT1JFX1VOQVZBSUxBQkxFCiBpZiB0aGUgZm9sZGVyIGNhbm5vdCBiZSByZWFkIG9yIHdyaXR0ZW47IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBGSUxFX0NBTExfTElNSVQgYW5kCiBSZXRyeUluZm8uCgq4CgoEBgACABIELQIvAxqpCiBVcGxvYWRzIGEgZmlsZSBpbiBjaHVua3MsIGFuZCByZXN1bWVzIGEgYnJva2VuIHVwbG9hZC4gU2VuZCB0aGUgY2h1bmtzIGluIG9yZGVyLCBlYWNoIGF0IHRoZQogYHJlY2VpdmVkX2J5dGVfY291bnRgIG9mIHRoZSBwcmV2aW91cyByZXNwb25zZTsgZWFjaCBoYXMgYSBtdWx0aXBsZSBvZiA2NSw1MzYgYnl0ZXMsIGV4Y2VwdCBhdAogdGhlIGVuZCBvZiB0aGUgZmlsZS4gQSBjYWxsIHdpdGhvdXQgZGF0YSByZXR1cm5zIGhvdyBtYW55IGJ5dGVzIGhhdmUgYXJyaXZlZC4gQSBjaHVuayBhdAogYW5vdGhlciBvZmZzZXQgaXMgaWdub3JlZCwgc28gcmVwZWF0aW5nIGEgY2FsbCBpcyBzYWZlLiBUaGUgbGFzdCBjaHVuayBzdG9yZXMgdGhlIGZpbGUgYWZ0ZXIKIGl0cyBoYXNoIGFuZCB0eXBlIHdlcmUgdmVyaWZpZWQuIElmIHRoZSBjYWxsZXIgYWxyZWFkeSBoYXMgdGhlIGZpbGUgaW4gdGhlIHN0dWR5LCB0aGUgZmlyc3QKIHJlc3BvbnNlIGNvbnRhaW5zIGl0LiBBbiBpbmNvbXBsZXRlIHVwbG9hZCBpcyBrZXB0IGZvciBhIGRheSBhZnRlciBpdHMgbGFzdCBjaHVuaywgb3IgZm9yIDMwCiBkYXlzIGlmIGEgc2hlZXQgbmFtZXMgaXQuCgogQWNjZXB0ZWQgYXJlIFBORywgSlBFRywgV2ViUCwgV2ViTSwgV0FWLCBGTEFDLCBNUDMsIE9nZywgTVA0IChNNEEpIGFuZCBQREYsIHJlY29nbmlzZWQgYnkgdGhlaXIKIGNvbnRlbnQuIFRoZXkgbXVzdCBub3QgaGF2ZSBtZXRhZGF0YSBvZiBhIGNhbWVyYSBvciBvZiBhIHByb2dyYW0gZm9yIG11c2ljOiBwbGFjZXMsIGRldmljZXMsCiBuYW1lcyBhbmQgdGV4dHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIEZJTEVfSEFTSF9JTlZBTElELCBGSUxFX1RPT19MQVJHRSwgRklMRV9DSFVOS19JTlZBTElELAogRklMRV9UWVBFX05PVF9BQ0NFUFRFRCwgRklMRV9IQVNfTUVUQURBVEEgb3IgRklMRV9DSEVDS1NVTV9NSVNNQVRDSCAoYWZ0ZXIgdGhlIGxhdHRlciB0aHJlZSwKIHRoZSByZWNlaXZlZCBieXRlcyBhcmUgcmVtb3ZlZCk7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBGSUxFX1FVT1RBX0VYQ0VFREVELAogVE9PX01BTllfRklMRV9VUExPQURTIG9yIEZJTEVfU1RPUkVfRlVMTDsgQUJPUlRFRCB3aXRoIHJlYXNvbiBGSUxFX1VQTE9BREVEX0NPTkNVUlJFTlRMWSBhbmQKIFJldHJ5SW5mbzsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0VOUk9MTEVEIHVubGVzcyB0aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4gdGhlIHN0dWR5CiBvciBhIHN0b3JlZCBzaGVldCBuYW1lcyB0aGUgZmlsZSwgb3IgUEFSVElDSVBBTlRfRVJBU0VELgoKiwEKBAYAAgESBDMCNQMafSBMaXN0cyB0aGUgY2FsbGVyJ3MgZmlsZXMgYnkgaGFzaCwgaW5jbHVkaW5nIHRob3NlIHRoYXQgc2hlZXRzIG5hbWUgYW5kIHRoYXQgYXJlIG5vdCBzdG9yZWQgeWV0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCqEDCgQGAAICEgQ8Aj4DGpIDIFJldHVybnMgdGhlIGJ5dGVzIG9mIG9uZSBvZiB0aGUgY2FsbGVyJ3MgZmlsZXMsIG9yIGEgcmFuZ2Ugb2YgdGhlbS4gVGhlIGZpcnN0IG1lc3NhZ2UgaGFzIHRoZQogZGVzY3JpcHRpb24sIHRoZSBmb2xsb3dpbmcgb25lcyB0aGUgYnl0ZXMgaW4gb3JkZXI7IGJ5dGVzIG5ldmVyIGNoYW5nZSwgc28gdGhhdCBhIGJyb2tlbgogZG93bmxvYWQgY29udGludWVzIGF0IGl0cyBvZmZzZXQuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gRklMRV9VTktOT1dOOyBEQVRBX0xPU1Mgd2l0aCByZWFzb24gRklMRV9CWVRFU19NSVNTSU5HOwogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBGSUxFX0hBU0hfSU5WQUxJRDsgT1VUX09GX1JBTkdFIHdpdGggcmVhc29uIEZJTEVfUkFOR0VfSU5WQUxJRC4KCpUCCgQGAAIDEgRDAkUDGoYCIExpc3RzIHRoZSBhbnN3ZXJzIG9mIGEgc3R1ZHkgdGhhdCBhcmUgZmlsZXMuIEZpbGVzIG9mIHdpdGhkcmF3biBzaGVldHMsIG9mIGFtZW5kZWQgYW5zd2VycyBhbmQKIG9mIHBhcnRpY2lwYW50cyBiZWluZyBlcmFzZWQgYXJlIGxlZnQgb3V0LCBhcyBpbiBleHBvcnRzLiBOZWVkcyB0aGUgcmlnaHQgYGV4cG9ydC5yZWFkYC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgq/AQoEBgACBBIESQJMAxqwASBSZXR1cm5zIHRoZSBieXRlcyBvZiBhIGZpbGUgb2YgYSBzdHVkeSwgYXMgRG93bmxvYWRBbnN3ZXJGaWxlLiBOZWVkcyB0aGUgcmlnaHQgYGV4cG9ydC5yZWFkYC4KCiBFcnJvcnM6IGFzIERvd25sb2FkQW5zd2VyRmlsZTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4KCiMKAgQAEgRQAF0BGhcgQSBmaWxlIG9mIHRoZSBjYWxsZXIuCgpGCgQEAAIAEgNSAhQaOSBTSEEtMjU2IG9mIHRoZSBieXRlcywgNjQgbG93ZXItY2FzZSBoZXhhZGVjaW1hbCBkaWdpdHMuCgoZCgQEAAIBEgNUAhYaDCBUaGUgc3R1ZHkuCgplCgQEAAICEgNWAhgaWCBJQU5BIG1lZGlhIHR5cGUgYnkgdGhlIGNvbnRlbnQsIGUuZy4gYGF1ZGlvL3dlYm1gOyBlbXB0eSB3aGlsZSB0aGUgZmlsZSBpcyBub3Qgc3RvcmVkLgoKNwoEBAACAxIDWAIYGiogU2l6ZSBpbiBieXRlczsgMCBpZiBubyB1cGxvYWQgaGFzIGJlZ3VuLgoKWgoEBAACBBIDWgIsGk0gVGltZSBhdCB3aGljaCB0aGUgdXBsb2FkIHdhcyBjb21wbGV0ZTsgYWJzZW50IHdoaWxlIHRoZSBmaWxlIGlzIG5vdCBzdG9yZWQuCgo3CgQEAAIFEgNcAiAaKiBTaGVldHMgb2YgdGhlIGNhbGxlciB0aGF0IG5hbWUgdGhlIGZpbGUuCgpECgIEARIEYABsARo4IEEgY2h1bmsgb2YgYSBmaWxlLCBvciBhIHF1ZXN0aW9uIGZvciB3aGF0IGhhcyBhcnJpdmVkLgoKPAoEBAECABIDYgIWGi8gVGhlIHN0dWR5IHRoYXQgaXMgdG8gaGF2ZSB0aGUgZmlsZTsgcmVxdWlyZWQuCgpVCgQEAQIBEgNkAhQaSCBTSEEtMjU2IG9mIHRoZSB3aG9sZSBmaWxlLCA2NCBsb3dlci1jYXNlIGhleGFkZWNpbWFsIGRpZ2l0czsgcmVxdWlyZWQuCgqKAQoEBAECAhIDZwIYGn0gU2l6ZSBvZiB0aGUgd2hvbGUgZmlsZSBpbiBieXRlcywgdGhlIHNhbWUgaW4gZWFjaCBjYWxsLiBBdCBsZWFzdCAxLCBhdCBtb3N0CiBgT1RPTElUSF9GSUxFU19GSUxFX01JQmAgKGJ5IGRlZmF1bHQgMTAwIE1pQikuCgpACgQEAQIDEgNpAhQaMyBQb3NpdGlvbiBvZiB0aGUgZmlyc3QgYnl0ZSBvZiBgZGF0YWAgaW4gdGhlIGZpbGUuCgpKCgQEAQIEEgNrAhEaPSBVcCB0byAxLDA0OCw1NzYgYnl0ZXMuIEVtcHR5OiBvbmx5IHJldHVybiB3aGF0IGhhcyBhcnJpdmVkLgoKMAoCBAISBG8AdQEaJCBTdGF0ZSBvZiBhbiB1cGxvYWQgYWZ0ZXIgdGhlIGNhbGwuCgqCAQoEBAICABIDcgIhGnUgTnVtYmVyIG9mIGJ5dGVzIHRoYXQgaGF2ZSBhcnJpdmVkIHdpdGhvdXQgYSBnYXA7IGBieXRlX2NvdW50YCBpZiB0aGUgZmlsZSBpcyBzdG9yZWQuIFRoZSBvZmZzZXQKIG9mIHRoZSBuZXh0IGNodW5rLgoKPwoEBAICARIDdAIWGjIgVGhlIHN0b3JlZCBmaWxlOyBhYnNlbnQgd2hpbGUgYnl0ZXMgYXJlIG1pc3NpbmcuCgo0CgIEAxIFeACBAQEaJyBTZWxlY3RzIGEgcGFnZSBvZiB0aGUgY2FsbGVyJ3MgZmlsZXMuCgo+CgQEAwIAEgN6AhYaMSBJZCBvZiBhIHN0dWR5IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBzdHVkaWVzLgoKXAoEBAMCARIDfAIYGk8gV2hldGhlciBvbmx5IGZpbGVzIGFyZSBsaXN0ZWQgdGhhdCBhIHNoZWV0IG5hbWVzIGFuZCB0aGF0IGFyZSBub3Qgc3RvcmVkIHlldC4KCiYKBAQDAgISA34CFxoZIDHigJMxLDAwMDsgMCBtZWFucyAxMDAuCgpRCgQEAwIDEgSAAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCi0KAgQEEgaEAQCJAQEaHyBBIHBhZ2Ugb2YgdGhlIGNhbGxlcidzIGZpbGVzLgoKLQoEBAQCABIEhgECIBofIEZpbGVzIGJ5IGhhc2gsIHRoZW4gYnkgc3R1ZHkuCgonCgQEBAIBEgSIAQIdGhkgRW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCj0KAgQFEgaMAQCVAQEaLyBOYW1lcyBhIGZpbGUgb2YgdGhlIGNhbGxlciBhbmQgYSByYW5nZSBvZiBpdC4KCiQKBAQFAgASBI4BAhYaFiBUaGUgc3R1ZHk7IHJlcXVpcmVkLgoKUAoEBAUCARIEkAECFBpCIFNIQS0yNTYgb2YgdGhlIGZpbGUsIDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzOyByZXF1aXJlZC4KCjkKBAQFAgISBJIBAhQaKyBGaXJzdCBieXRlOyBhdCBtb3N0IHRoZSBzaXplIG9mIHRoZSBmaWxlLgoKOgoEBAUCAxIElAECGBosIE1heGltdW0gbnVtYmVyIG9mIGJ5dGVzOyAwOiB1cCB0byB0aGUgZW5kLgoKOgoCBAYSBpgBAJ0BARosIFRoZSBkZXNjcmlwdGlvbiBvZiBhIGZpbGUsIG9yIGJ5dGVzIG9mIGl0LgoKSQoEBAYCABIEmgECFho7IFRoZSBmaWxlLCB3aXRob3V0IGBzaGVldF9pZHNgLiBPbmx5IGluIHRoZSBmaXJzdCBtZXNzYWdlLgoKTAoEBAYCARIEnAECERo+IFRoZSBuZXh0IGJ5dGVzLCBhdCBtb3N0IDI1NiBLaUIuIEVtcHR5IGluIHRoZSBmaXJzdCBtZXNzYWdlLgoKNAoCBAcSBqABALEBARomIEFuIGFuc3dlciBvZiBhIHN0dWR5IHRoYXQgaXMgYSBmaWxlLgoKPAoEBAcCABIEogECGRouIFBzZXVkb255bSBvZiB0aGUgcGFydGljaXBhbnQsIGFzIGluIGV4cG9ydHMuCgoaCgQEBwIBEgSkAQIWGgwgVGhlIHNoZWV0LgoKKwoEBAcCAhIEpgECHhodIFRoZSBhbnN3ZXJlZCBxdWVzdGlvbm5haXJlLgoKHQoEBAcCAxIEqAECGBoPIFRoZSBxdWVzdGlvbi4KCkEKBAQHAgQSBKoBAhQaMyBTSEEtMjU2IG9mIHRoZSBieXRlcywgYXMgaW4gdGhlIGNlbGxzIG9mIGV4cG9ydHMuCgppCgQEBwIFEgSsAQIVGlsgSWQgZm9yIERvd25sb2FkU3R1ZHlBbnN3ZXJGaWxlLCBkaWZmZXJlbnQgaW4gZWFjaCBzdHVkeTsgZW1wdHkgd2hpbGUgdGhlIGZpbGUgaXMgbWlzc2luZy4KClAKBAQHAgYSBK4BAhgaQiBJQU5BIG1lZGlhIHR5cGUgYnkgdGhlIGNvbnRlbnQ7IGVtcHR5IHdoaWxlIHRoZSBmaWxlIGlzIG1pc3NpbmcuCgo7CgQEBwIHEgSwAQIYGi0gU2l6ZSBpbiBieXRlczsgMCB3aGlsZSB0aGUgZmlsZSBpcyBtaXNzaW5nLgoKMgoCBAgSBrQBAL8BARokIFNlbGVjdHMgYSBwYWdlIG9mIGEgc3R1ZHkncyBmaWxlcy4KCkAKBAQIAgASBLYBAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCk4KBAQIAgESBLgBAh4aQCBJZCBvZiBhIHF1ZXN0aW9ubmFpcmUgdG8gZmlsdGVyIGJ5OyBlbXB0eTogYWxsIHF1ZXN0aW9ubmFpcmVzLgoKQgoEBAgCAhIEugECJRo0IFdoZXRoZXIgYW5zd2VycyBvZiB0ZXN0IHBhcnRpY2lwYW50cyBhcmUgaW5jbHVkZWQuCgonCgQECAIDEgS8AQIXGhkgMeKAkzEsMDAwOyAwIG1lYW5zIDEwMC4KClEKBAQIAgQSBL4BAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKKgoCBAkSBsIBAMcBARocIEEgcGFnZSBvZiBhIHN0dWR5J3MgZmlsZXMuCgoqCgQECQIAEgTEAQIlGhwgQW5zd2VycyBpbiBhIHN0YWJsZSBvcmRlci4KCicKBAQJAgESBMYBAh0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKOgoCBAoSBsoBANMBARosIE5hbWVzIGEgZmlsZSBvZiBhIHN0dWR5IGFuZCBhIHJhbmdlIG9mIGl0LgoKQAoEBAoCABIEzAECFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKNAoEBAoCARIEzgECFRomIGBTdHVkeUFuc3dlckZpbGUuZmlsZV9pZGA7IHJlcXVpcmVkLgoKOQoEBAoCAhIE0AECFBorIEZpcnN0IGJ5dGU7IGF0IG1vc3QgdGhlIHNpemUgb2YgdGhlIGZpbGUuCgo6CgQECgIDEgTSAQIYGiwgTWF4aW11bSBudW1iZXIgb2YgYnl0ZXM7IDA6IHVwIHRvIHRoZSBlbmQuCgo6CgIECxIG1gEA3QEBGiwgVGhlIGRlc2NyaXB0aW9uIG9mIGEgZmlsZSwgb3IgYnl0ZXMgb2YgaXQuCgpFCgQECwIAEgTYAQIYGjcgTWVkaWEgdHlwZSBieSB0aGUgY29udGVudC4gT25seSBpbiB0aGUgZmlyc3QgbWVzc2FnZS4KCksKBAQLAgESBNoBAhgaPSBTaXplIG9mIHRoZSB3aG9sZSBmaWxlIGluIGJ5dGVzLiBPbmx5IGluIHRoZSBmaXJzdCBtZXNzYWdlLgoKTAoEBAsCAhIE3AECERo+IFRoZSBuZXh0IGJ5dGVzLCBhdCBtb3N0IDI1NiBLaUIuIEVtcHR5IGluIHRoZSBmaXJzdCBtZXNzYWdlLgpiBnByb3RvMw==")
}

extension IngestionV1.AnswerFile {
  public static var fullName: String { "otolith.ingestion.v1.AnswerFile" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__answer_file__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AnswerFile>) {
    self.sha256 = Codec.string(c.pointee.sha256)
    self.studyID = Codec.string(c.pointee.study_id)
    self.mediaType = Codec.string(c.pointee.media_type)
    self.byteCount = c.pointee.byte_count
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.sheetIDs = Codec.array(c.pointee.sheet_ids, c.pointee.n_sheet_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AnswerFile> {
    let c = arena.allocate(Otolith__Ingestion__V1__AnswerFile.self)
    otolith__ingestion__v1__answer_file__init(c)
    if !self.sha256.isEmpty { c.pointee.sha256 = arena.string(self.sha256) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.mediaType.isEmpty { c.pointee.media_type = arena.string(self.mediaType) }
    c.pointee.byte_count = self.byteCount
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if !self.sheetIDs.isEmpty {
      c.pointee.n_sheet_ids = self.sheetIDs.count
      c.pointee.sheet_ids = arena.array(self.sheetIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension IngestionV1.UploadAnswerFileChunkRequest {
  public static var fullName: String { "otolith.ingestion.v1.UploadAnswerFileChunkRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__upload_answer_file_chunk_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__UploadAnswerFileChunkRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.sha256 = Codec.string(c.pointee.sha256)
    self.byteCount = c.pointee.byte_count
    self.offset = c.pointee.offset
    self.data = Codec.bytes(c.pointee.data)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__UploadAnswerFileChunkRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__UploadAnswerFileChunkRequest.self)
    otolith__ingestion__v1__upload_answer_file_chunk_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.sha256.isEmpty { c.pointee.sha256 = arena.string(self.sha256) }
    c.pointee.byte_count = self.byteCount
    c.pointee.offset = self.offset
    if !self.data.isEmpty { c.pointee.data = ProtobufCBinaryData(len: self.data.count, data: arena.bytes(self.data)) }
    return c
  }
}

extension IngestionV1.UploadAnswerFileChunkResponse {
  public static var fullName: String { "otolith.ingestion.v1.UploadAnswerFileChunkResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__upload_answer_file_chunk_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__UploadAnswerFileChunkResponse>) {
    self.receivedByteCount = c.pointee.received_byte_count
    self.file = c.pointee.file.map { IngestionV1.AnswerFile($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__UploadAnswerFileChunkResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__UploadAnswerFileChunkResponse.self)
    otolith__ingestion__v1__upload_answer_file_chunk_response__init(c)
    c.pointee.received_byte_count = self.receivedByteCount
    if let value = self.file { c.pointee.file = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ListAnswerFilesRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListAnswerFilesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_answer_files_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListAnswerFilesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pendingOnly = c.pointee.pending_only != 0
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListAnswerFilesRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListAnswerFilesRequest.self)
    otolith__ingestion__v1__list_answer_files_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.pending_only = self.pendingOnly ? 1 : 0
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListAnswerFilesResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListAnswerFilesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_answer_files_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListAnswerFilesResponse>) {
    self.files = Codec.messages(c.pointee.files, c.pointee.n_files) { IngestionV1.AnswerFile($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListAnswerFilesResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListAnswerFilesResponse.self)
    otolith__ingestion__v1__list_answer_files_response__init(c)
    if !self.files.isEmpty {
      c.pointee.n_files = self.files.count
      c.pointee.files = arena.array(self.files) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__AnswerFile>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.DownloadAnswerFileRequest {
  public static var fullName: String { "otolith.ingestion.v1.DownloadAnswerFileRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__download_answer_file_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DownloadAnswerFileRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.sha256 = Codec.string(c.pointee.sha256)
    self.offset = c.pointee.offset
    self.byteCount = c.pointee.byte_count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DownloadAnswerFileRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__DownloadAnswerFileRequest.self)
    otolith__ingestion__v1__download_answer_file_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.sha256.isEmpty { c.pointee.sha256 = arena.string(self.sha256) }
    c.pointee.offset = self.offset
    c.pointee.byte_count = self.byteCount
    return c
  }
}

extension IngestionV1.DownloadAnswerFileResponse {
  public static var fullName: String { "otolith.ingestion.v1.DownloadAnswerFileResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__download_answer_file_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DownloadAnswerFileResponse>) {
    self.file = c.pointee.file.map { IngestionV1.AnswerFile($0) }
    self.data = Codec.bytes(c.pointee.data)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DownloadAnswerFileResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__DownloadAnswerFileResponse.self)
    otolith__ingestion__v1__download_answer_file_response__init(c)
    if let value = self.file { c.pointee.file = value.cStruct(in: arena) }
    if !self.data.isEmpty { c.pointee.data = ProtobufCBinaryData(len: self.data.count, data: arena.bytes(self.data)) }
    return c
  }
}

extension IngestionV1.StudyAnswerFile {
  public static var fullName: String { "otolith.ingestion.v1.StudyAnswerFile" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__study_answer_file__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__StudyAnswerFile>) {
    self.participant = Codec.string(c.pointee.participant)
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
    self.sha256 = Codec.string(c.pointee.sha256)
    self.fileID = Codec.string(c.pointee.file_id)
    self.mediaType = Codec.string(c.pointee.media_type)
    self.byteCount = c.pointee.byte_count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__StudyAnswerFile> {
    let c = arena.allocate(Otolith__Ingestion__V1__StudyAnswerFile.self)
    otolith__ingestion__v1__study_answer_file__init(c)
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if !self.sha256.isEmpty { c.pointee.sha256 = arena.string(self.sha256) }
    if !self.fileID.isEmpty { c.pointee.file_id = arena.string(self.fileID) }
    if !self.mediaType.isEmpty { c.pointee.media_type = arena.string(self.mediaType) }
    c.pointee.byte_count = self.byteCount
    return c
  }
}

extension IngestionV1.ListStudyAnswerFilesRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListStudyAnswerFilesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_study_answer_files_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListStudyAnswerFilesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.includeTestParticipants = c.pointee.include_test_participants != 0
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListStudyAnswerFilesRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListStudyAnswerFilesRequest.self)
    otolith__ingestion__v1__list_study_answer_files_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListStudyAnswerFilesResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListStudyAnswerFilesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_study_answer_files_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListStudyAnswerFilesResponse>) {
    self.files = Codec.messages(c.pointee.files, c.pointee.n_files) { IngestionV1.StudyAnswerFile($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListStudyAnswerFilesResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListStudyAnswerFilesResponse.self)
    otolith__ingestion__v1__list_study_answer_files_response__init(c)
    if !self.files.isEmpty {
      c.pointee.n_files = self.files.count
      c.pointee.files = arena.array(self.files) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__StudyAnswerFile>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.DownloadStudyAnswerFileRequest {
  public static var fullName: String { "otolith.ingestion.v1.DownloadStudyAnswerFileRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__download_study_answer_file_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DownloadStudyAnswerFileRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.fileID = Codec.string(c.pointee.file_id)
    self.offset = c.pointee.offset
    self.byteCount = c.pointee.byte_count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DownloadStudyAnswerFileRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__DownloadStudyAnswerFileRequest.self)
    otolith__ingestion__v1__download_study_answer_file_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.fileID.isEmpty { c.pointee.file_id = arena.string(self.fileID) }
    c.pointee.offset = self.offset
    c.pointee.byte_count = self.byteCount
    return c
  }
}

extension IngestionV1.DownloadStudyAnswerFileResponse {
  public static var fullName: String { "otolith.ingestion.v1.DownloadStudyAnswerFileResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__download_study_answer_file_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DownloadStudyAnswerFileResponse>) {
    self.mediaType = Codec.string(c.pointee.media_type)
    self.byteCount = c.pointee.byte_count
    self.data = Codec.bytes(c.pointee.data)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DownloadStudyAnswerFileResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__DownloadStudyAnswerFileResponse.self)
    otolith__ingestion__v1__download_study_answer_file_response__init(c)
    if !self.mediaType.isEmpty { c.pointee.media_type = arena.string(self.mediaType) }
    c.pointee.byte_count = self.byteCount
    if !self.data.isEmpty { c.pointee.data = ProtobufCBinaryData(len: self.data.count, data: arena.bytes(self.data)) }
    return c
  }
}
