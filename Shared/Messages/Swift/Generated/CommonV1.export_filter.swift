// Generated from otolith/common/v1/export_filter.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CommonV1 {
  /// Selects rows of an export by day, group and questionnaire. A row must fit all parts that are set;
  /// a message without any selects everything.
  ///
  /// The day of a row is a day of the participant's calendar:
  /// - sheet: the day that the device showed at `finish_time`, by the UTC offset of its time zone; that
  ///   of UTC if the zone is unknown, and the day of receipt (UTC) for a sheet marked CLOCK_IMPLAUSIBLE;
  /// - former revision: the day of its sheet;
  /// - health record: the day on which its subject begins (the start of a therapy or the time of a
  ///   measurement), in the time zone of the record;
  /// - listening session: the day of its start, as that of a sheet;
  /// - notification: the day of its planned local time.
  ///
  /// The group of a sheet and its revisions is the group of the participant when it was finished. All other
  /// rows have the group that the participant is in when the export reads them.
  ///
  /// Errors, each with the field: INVALID_ARGUMENT with reason DATE_INVALID, PERIOD_INVALID, ID_INVALID,
  /// TOO_MANY or FILTER_NOT_APPLICABLE; PERMISSION_DENIED with reason GROUPS_CONCEALED for `group_ids`
  /// while the groups of the study are concealed from the caller (otolith.auth.v1 AllocationService).
  public struct ExportFilter: Message {
    /// First day to include, `YYYY-MM-DD`; empty: no limit.
    public var firstDate: String
    /// Last day to include, `YYYY-MM-DD`, not before `first_date`; empty: no limit.
    public var lastDate: String
    /// Groups to include; empty: all participants, also those without a group. Up to 100.
    public var groupIDs: [String]
    /// Questionnaires to include; empty: all. Up to 100. FILTER_NOT_APPLICABLE for health records and
    /// listening sessions, which belong to none.
    public var questionnaireIDs: [String]

    public init(
      firstDate: String = "",
      lastDate: String = "",
      groupIDs: [String] = [],
      questionnaireIDs: [String] = []
    ) {
      self.firstDate = firstDate
      self.lastDate = lastDate
      self.groupIDs = groupIDs
      self.questionnaireIDs = questionnaireIDs
    }
  }

  /// The descriptor of `otolith/common/v1/export_filter.proto`.
  public static let exportFilterFile = ProtoFile(
    name: "otolith/common/v1/export_filter.proto",
    dependencies: [],
    base64: "CiVvdG9saXRoL2NvbW1vbi92MS9leHBvcnRfZmlsdGVyLnByb3RvEhFvdG9saXRoLmNvbW1vbi52MSKUAQoMRXhwb3J0RmlsdGVyEh0KCmZpcnN0X2RhdGUYASABKAlSCWZpcnN0RGF0ZRIbCglsYXN0X2RhdGUYAiABKAlSCGxhc3REYXRlEhsKCWdyb3VwX2lkcxgDIAMoCVIIZ3JvdXBJZHMSKwoRcXVlc3Rpb25uYWlyZV9pZHMYBCADKAlSEHF1ZXN0aW9ubmFpcmVJZHNCRQoRb3RvbGl0aC5jb21tb24udjFQAVoab3RvbGl0aC9jb21tb24vdjE7Y29tbW9udjGqAhFPdG9saXRoLkNvbW1vbi5WMUqLDQo4CgEMEgMBABIaLiBUaGUgZmlsdGVyIG9mIGFsbCBleHBvcnRzIG9mIGEgc3R1ZHkncyBkYXRhLgoKrQkKAgQAEgQcACYBGqAJIFNlbGVjdHMgcm93cyBvZiBhbiBleHBvcnQgYnkgZGF5LCBncm91cCBhbmQgcXVlc3Rpb25uYWlyZS4gQSByb3cgbXVzdCBmaXQgYWxsIHBhcnRzIHRoYXQgYXJlIHNldDsKIGEgbWVzc2FnZSB3aXRob3V0IGFueSBzZWxlY3RzIGV2ZXJ5dGhpbmcuCgogVGhlIGRheSBvZiBhIHJvdyBpcyBhIGRheSBvZiB0aGUgcGFydGljaXBhbnQncyBjYWxlbmRhcjoKIC0gc2hlZXQ6IHRoZSBkYXkgdGhhdCB0aGUgZGV2aWNlIHNob3dlZCBhdCBgZmluaXNoX3RpbWVgLCBieSB0aGUgVVRDIG9mZnNldCBvZiBpdHMgdGltZSB6b25lOyB0aGF0CiAgIG9mIFVUQyBpZiB0aGUgem9uZSBpcyB1bmtub3duLCBhbmQgdGhlIGRheSBvZiByZWNlaXB0IChVVEMpIGZvciBhIHNoZWV0IG1hcmtlZCBDTE9DS19JTVBMQVVTSUJMRTsKIC0gZm9ybWVyIHJldmlzaW9uOiB0aGUgZGF5IG9mIGl0cyBzaGVldDsKIC0gaGVhbHRoIHJlY29yZDogdGhlIGRheSBvbiB3aGljaCBpdHMgc3ViamVjdCBiZWdpbnMgKHRoZSBzdGFydCBvZiBhIHRoZXJhcHkgb3IgdGhlIHRpbWUgb2YgYQogICBtZWFzdXJlbWVudCksIGluIHRoZSB0aW1lIHpvbmUgb2YgdGhlIHJlY29yZDsKIC0gbGlzdGVuaW5nIHNlc3Npb246IHRoZSBkYXkgb2YgaXRzIHN0YXJ0LCBhcyB0aGF0IG9mIGEgc2hlZXQ7CiAtIG5vdGlmaWNhdGlvbjogdGhlIGRheSBvZiBpdHMgcGxhbm5lZCBsb2NhbCB0aW1lLgoKIFRoZSBncm91cCBvZiBhIHNoZWV0IGFuZCBpdHMgcmV2aXNpb25zIGlzIHRoZSBncm91cCBvZiB0aGUgcGFydGljaXBhbnQgd2hlbiBpdCB3YXMgZmluaXNoZWQuIEFsbCBvdGhlcgogcm93cyBoYXZlIHRoZSBncm91cCB0aGF0IHRoZSBwYXJ0aWNpcGFudCBpcyBpbiB3aGVuIHRoZSBleHBvcnQgcmVhZHMgdGhlbS4KCiBFcnJvcnMsIGVhY2ggd2l0aCB0aGUgZmllbGQ6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gREFURV9JTlZBTElELCBQRVJJT0RfSU5WQUxJRCwgSURfSU5WQUxJRCwKIFRPT19NQU5ZIG9yIEZJTFRFUl9OT1RfQVBQTElDQUJMRTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gR1JPVVBTX0NPTkNFQUxFRCBmb3IgYGdyb3VwX2lkc2AKIHdoaWxlIHRoZSBncm91cHMgb2YgdGhlIHN0dWR5IGFyZSBjb25jZWFsZWQgZnJvbSB0aGUgY2FsbGVyIChvdG9saXRoLmF1dGgudjEgQWxsb2NhdGlvblNlcnZpY2UpLgoKQwoEBAACABIDHgIYGjYgRmlyc3QgZGF5IHRvIGluY2x1ZGUsIGBZWVlZLU1NLUREYDsgZW1wdHk6IG5vIGxpbWl0LgoKWwoEBAACARIDIAIXGk4gTGFzdCBkYXkgdG8gaW5jbHVkZSwgYFlZWVktTU0tRERgLCBub3QgYmVmb3JlIGBmaXJzdF9kYXRlYDsgZW1wdHk6IG5vIGxpbWl0LgoKYQoEBAACAhIDIgIgGlQgR3JvdXBzIHRvIGluY2x1ZGU7IGVtcHR5OiBhbGwgcGFydGljaXBhbnRzLCBhbHNvIHRob3NlIHdpdGhvdXQgYSBncm91cC4gVXAgdG8gMTAwLgoKmQEKBAQAAgMSAyUCKBqLASBRdWVzdGlvbm5haXJlcyB0byBpbmNsdWRlOyBlbXB0eTogYWxsLiBVcCB0byAxMDAuIEZJTFRFUl9OT1RfQVBQTElDQUJMRSBmb3IgaGVhbHRoIHJlY29yZHMgYW5kCiBsaXN0ZW5pbmcgc2Vzc2lvbnMsIHdoaWNoIGJlbG9uZyB0byBub25lLgpiBnByb3RvMw==")
}

extension CommonV1.ExportFilter {
  public static var fullName: String { "otolith.common.v1.ExportFilter" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__common__v1__export_filter__init)

  init(_ c: UnsafePointer<Otolith__Common__V1__ExportFilter>) {
    self.firstDate = Codec.string(c.pointee.first_date)
    self.lastDate = Codec.string(c.pointee.last_date)
    self.groupIDs = Codec.array(c.pointee.group_ids, c.pointee.n_group_ids) { Codec.string($0) }
    self.questionnaireIDs = Codec.array(c.pointee.questionnaire_ids, c.pointee.n_questionnaire_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Common__V1__ExportFilter> {
    let c = arena.allocate(Otolith__Common__V1__ExportFilter.self)
    otolith__common__v1__export_filter__init(c)
    if !self.firstDate.isEmpty { c.pointee.first_date = arena.string(self.firstDate) }
    if !self.lastDate.isEmpty { c.pointee.last_date = arena.string(self.lastDate) }
    if !self.groupIDs.isEmpty {
      c.pointee.n_group_ids = self.groupIDs.count
      c.pointee.group_ids = arena.array(self.groupIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.questionnaireIDs.isEmpty {
      c.pointee.n_questionnaire_ids = self.questionnaireIDs.count
      c.pointee.questionnaire_ids = arena.array(self.questionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}
