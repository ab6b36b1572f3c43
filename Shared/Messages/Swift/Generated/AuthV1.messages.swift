// Generated from otolith/auth/v1/messages.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// A message.
  public struct StudyMessage: Message {
    /// UUID made by the client.
    public var messageID: String
    /// The study.
    public var studyID: String
    /// Whether the study's team wrote the message.
    public var fromTeam: Bool
    /// The message as plain text.
    public var text: String
    /// Whether the other side may reply. For leaders also false if the writer is no longer enrolled.
    public var answerable: Bool
    /// Id of the message that this one replies to; empty if it is not a reply or that message was
    /// deleted.
    public var answerTo: String
    /// Address at which the participant wants a reply by mail; empty if none.
    public var replyEmail: String
    /// The writer or the recipient (`Member.member_id`); set for leaders only. Empty if the writer is
    /// not disclosed or there are several recipients.
    public var memberID: String
    /// Recipient group; empty for messages to all members or to one. Staff from whom groups are concealed
    /// see neither messages to groups nor replies to them.
    public var groupID: String
    /// Time of sending.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Time at which the participant read the message; set for participants only. Absent if unread or
    /// written by themselves.
    public var readTime: GoogleProtobuf.Timestamp?
    /// Whether the message has a reply.
    public var answered: Bool

    public init(
      messageID: String = "",
      studyID: String = "",
      fromTeam: Bool = false,
      text: String = "",
      answerable: Bool = false,
      answerTo: String = "",
      replyEmail: String = "",
      memberID: String = "",
      groupID: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      readTime: GoogleProtobuf.Timestamp? = nil,
      answered: Bool = false
    ) {
      self.messageID = messageID
      self.studyID = studyID
      self.fromTeam = fromTeam
      self.text = text
      self.answerable = answerable
      self.answerTo = answerTo
      self.replyEmail = replyEmail
      self.memberID = memberID
      self.groupID = groupID
      self.createTime = createTime
      self.readTime = readTime
      self.answered = answered
    }
  }

  /// A message to a team.
  public struct SendMessageRequest: Message {
    /// UUID made by the client. Keep it until a response arrives.
    public var messageID: String
    /// A study that the caller takes part in.
    public var studyID: String
    /// 1 to 4,000 characters, without U+0000.
    public var text: String
    /// Whether the team may reply here. If true, the team sees which member wrote the message;
    /// otherwise it does not.
    public var answerable: Bool
    /// Optional address for a reply by mail. The team sees it; it is deleted with the message.
    public var replyEmail: String
    /// Message of the team that this one replies to; empty if none. Without `answerable`, it must be a
    /// message to all members: a reply to a personal or group message would disclose the writer.
    public var answerTo: String

    public init(
      messageID: String = "",
      studyID: String = "",
      text: String = "",
      answerable: Bool = false,
      replyEmail: String = "",
      answerTo: String = ""
    ) {
      self.messageID = messageID
      self.studyID = studyID
      self.text = text
      self.answerable = answerable
      self.replyEmail = replyEmail
      self.answerTo = answerTo
    }
  }

  /// The stored message.
  public struct SendMessageResponse: Message {
    /// The message as stored.
    public var message: AuthV1.StudyMessage?

    public init(message: AuthV1.StudyMessage? = nil) {
      self.message = message
    }
  }

  /// Selects a page of the caller's messages.
  public struct ListOwnMessagesRequest: Message {
    /// Study to filter by; empty: all studies.
    public var studyID: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(studyID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of the caller's messages.
  public struct ListOwnMessagesResponse: Message {
    /// Messages, newest first.
    public var messages: [AuthV1.StudyMessage]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(messages: [AuthV1.StudyMessage] = [], nextPageToken: String = "") {
      self.messages = messages
      self.nextPageToken = nextPageToken
    }
  }

  /// The message to mark as read.
  public struct MarkMessageReadRequest: Message {
    /// UUID.
    public var messageID: String

    public init(messageID: String = "") {
      self.messageID = messageID
    }
  }

  /// Empty: the message is marked.
  public struct MarkMessageReadResponse: Message {
    public init() {}
  }

  /// A message from a team. At most one of `group_id`, `member_id`, `answer_to` and `subject_label` may be
  /// set; with none of them, the message goes to all members.
  public struct SendStudyMessageRequest: Message {
    /// UUID made by the client. Keep it until a response arrives.
    public var messageID: String
    /// A study where the caller has the method's right.
    public var studyID: String
    /// 1 to 4,000 characters, without U+0000.
    public var text: String
    /// Whether the recipients may reply.
    public var answerable: Bool
    /// Recipient group.
    public var groupID: String
    /// Recipient member.
    public var memberID: String
    /// Message to reply to; it must be answerable.
    public var answerTo: String
    /// Label of the recipient member (`Member.subject_label`), exactly as assigned; of several, the member
    /// who joined last. Needs the right `label.read`.
    public var subjectLabel: String

    public init(
      messageID: String = "",
      studyID: String = "",
      text: String = "",
      answerable: Bool = false,
      groupID: String = "",
      memberID: String = "",
      answerTo: String = "",
      subjectLabel: String = ""
    ) {
      self.messageID = messageID
      self.studyID = studyID
      self.text = text
      self.answerable = answerable
      self.groupID = groupID
      self.memberID = memberID
      self.answerTo = answerTo
      self.subjectLabel = subjectLabel
    }
  }

  /// The stored message.
  public struct SendStudyMessageResponse: Message {
    /// The message as stored.
    public var message: AuthV1.StudyMessage?

    public init(message: AuthV1.StudyMessage? = nil) {
      self.message = message
    }
  }

  /// Selects a page of a study's messages.
  public struct ListStudyMessagesRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Whether to list only answerable messages of enrolled participants that have no reply yet.
    public var waitingOnly: Bool
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      waitingOnly: Bool = false,
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.waitingOnly = waitingOnly
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of a study's messages.
  public struct ListStudyMessagesResponse: Message {
    /// Messages, newest first.
    public var messages: [AuthV1.StudyMessage]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(messages: [AuthV1.StudyMessage] = [], nextPageToken: String = "") {
      self.messages = messages
      self.nextPageToken = nextPageToken
    }
  }

  /// The descriptor of `otolith/auth/v1/messages.proto`.
  public static let messagesFile = ProtoFile(
    name: "otolith/auth/v1/messages.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "Ch5vdG9saXRoL2F1dGgvdjEvbWVzc2FnZXMucHJvdG8SD290b2xpdGguYXV0aC52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90byKhAwoMU3R1ZHlNZXNzYWdlEh0KCm1lc3NhZ2VfaWQYASABKAlSCW1lc3NhZ2VJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIbCglmcm9tX3RlYW0YAyABKAhSCGZyb21UZWFtEhIKBHRleHQYBCABKAlSBHRleHQSHgoKYW5zd2VyYWJsZRgFIAEoCFIKYW5zd2VyYWJsZRIbCglhbnN3ZXJfdG8YBiABKAlSCGFuc3dlclRvEh8KC3JlcGx5X2VtYWlsGAcgASgJUgpyZXBseUVtYWlsEhsKCW1lbWJlcl9pZBgIIAEoCVIIbWVtYmVySWQSGQoIZ3JvdXBfaWQYCSABKAlSB2dyb3VwSWQSOwoLY3JlYXRlX3RpbWUYCiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEjcKCXJlYWRfdGltZRgLIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHJlYWRUaW1lEhoKCGFuc3dlcmVkGAwgASgIUghhbnN3ZXJlZCLAAQoSU2VuZE1lc3NhZ2VSZXF1ZXN0Eh0KCm1lc3NhZ2VfaWQYASABKAlSCW1lc3NhZ2VJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBISCgR0ZXh0GAMgASgJUgR0ZXh0Eh4KCmFuc3dlcmFibGUYBCABKAhSCmFuc3dlcmFibGUSHwoLcmVwbHlfZW1haWwYBSABKAlSCnJlcGx5RW1haWwSGwoJYW5zd2VyX3RvGAYgASgJUghhbnN3ZXJUbyJOChNTZW5kTWVzc2FnZVJlc3BvbnNlEjcKB21lc3NhZ2UYASABKAsyHS5vdG9saXRoLmF1dGgudjEuU3R1ZHlNZXNzYWdlUgdtZXNzYWdlIm8KFkxpc3RPd25NZXNzYWdlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4ifAoXTGlzdE93bk1lc3NhZ2VzUmVzcG9uc2USOQoIbWVzc2FnZXMYASADKAsyHS5vdG9saXRoLmF1dGgudjEuU3R1ZHlNZXNzYWdlUghtZXNzYWdlcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iNwoWTWFya01lc3NhZ2VSZWFkUmVxdWVzdBIdCgptZXNzYWdlX2lkGAEgASgJUgltZXNzYWdlSWQiGQoXTWFya01lc3NhZ2VSZWFkUmVzcG9uc2UigQIKF1NlbmRTdHVkeU1lc3NhZ2VSZXF1ZXN0Eh0KCm1lc3NhZ2VfaWQYASABKAlSCW1lc3NhZ2VJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBISCgR0ZXh0GAMgASgJUgR0ZXh0Eh4KCmFuc3dlcmFibGUYBCABKAhSCmFuc3dlcmFibGUSGQoIZ3JvdXBfaWQYBSABKAlSB2dyb3VwSWQSGwoJbWVtYmVyX2lkGAYgASgJUghtZW1iZXJJZBIbCglhbnN3ZXJfdG8YByABKAlSCGFuc3dlclRvEiMKDXN1YmplY3RfbGFiZWwYCCABKAlSDHN1YmplY3RMYWJlbCJTChhTZW5kU3R1ZHlNZXNzYWdlUmVzcG9uc2USNwoHbWVzc2FnZRgBIAEoCzIdLm90b2xpdGguYXV0aC52MS5TdHVkeU1lc3NhZ2VSB21lc3NhZ2UilAEKGExpc3RTdHVkeU1lc3NhZ2VzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIhCgx3YWl0aW5nX29ubHkYAiABKAhSC3dhaXRpbmdPbmx5EhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgEIAEoCVIJcGFnZVRva2VuIn4KGUxpc3RTdHVkeU1lc3NhZ2VzUmVzcG9uc2USOQoIbWVzc2FnZXMYASADKAsyHS5vdG9saXRoLmF1dGgudjEuU3R1ZHlNZXNzYWdlUghtZXNzYWdlcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4ypAQKDk1lc3NhZ2VTZXJ2aWNlEl0KC1NlbmRNZXNzYWdlEiMub3RvbGl0aC5hdXRoLnYxLlNlbmRNZXNzYWdlUmVxdWVzdBokLm90b2xpdGguYXV0aC52MS5TZW5kTWVzc2FnZVJlc3BvbnNlIgOQAgISaQoPTGlzdE93bk1lc3NhZ2VzEicub3RvbGl0aC5hdXRoLnYxLkxpc3RPd25NZXNzYWdlc1JlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuTGlzdE93bk1lc3NhZ2VzUmVzcG9uc2UiA5ACARJpCg9NYXJrTWVzc2FnZVJlYWQSJy5vdG9saXRoLmF1dGgudjEuTWFya01lc3NhZ2VSZWFkUmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5NYXJrTWVzc2FnZVJlYWRSZXNwb25zZSIDkAICEmwKEFNlbmRTdHVkeU1lc3NhZ2USKC5vdG9saXRoLmF1dGgudjEuU2VuZFN0dWR5TWVzc2FnZVJlcXVlc3QaKS5vdG9saXRoLmF1dGgudjEuU2VuZFN0dWR5TWVzc2FnZVJlc3BvbnNlIgOQAgISbwoRTGlzdFN0dWR5TWVzc2FnZXMSKS5vdG9saXRoLmF1dGgudjEuTGlzdFN0dWR5TWVzc2FnZXNSZXF1ZXN0Gioub3RvbGl0aC5hdXRoLnYxLkxpc3RTdHVkeU1lc3NhZ2VzUmVzcG9uc2UiA5ACAUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUqRMQrWAQoBDBIDBAASGssBIE1lc3NhZ2VzIGJldHdlZW4gcGFydGljaXBhbnRzIGFuZCB0aGUgdGVhbXMgb2YgdGhlaXIgc3R1ZGllcy4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoKqwIKAgYAEgQSAEEBGp4CIE1lc3NhZ2VzIGJldHdlZW4gcGFydGljaXBhbnRzIGFuZCBzdHVkeSB0ZWFtcy4gVGhleSBhcmUgcmVhZCBoZXJlIGFuZCBuZXZlciBtYWlsZWQ7IHN0YWZmIHdpdGggdGhlCiByaWdodCBgbWVzc2FnZS5yZWFkYCBnZXQgYSBtYWlsIHdpdGggdGhlaXIgbnVtYmVyLCBhdCBtb3N0IG9uZSBhbiBob3VyIGZvciBlYWNoIHN0dWR5LiBBIG1lc3NhZ2UgaXMKIGRlbGV0ZWQgd2l0aCB0aGUgcGFydGljaXBhbnQncyBhY2NvdW50IG9yIHdpdGggdGhlIHBhcnRpY2lwYW50J3MgZGF0YSBvZiB0aGUgc3R1ZHkuCgrfBAoEBgACABIEGwIdAxrQBCBTZW5kcyBhIG1lc3NhZ2UgdG8gYSBzdHVkeSdzIHRlYW0uIFJlcGVhdGluZyB0aGUgc2FtZSBgbWVzc2FnZV9pZGAgcmV0dXJucyB0aGUgc2FtZSBtZXNzYWdlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0VOUk9MTEVEOyBOT1RfRk9VTkQgd2l0aCByZWFzb24KIE1FU1NBR0VfVU5LTk9XTiBhbmQgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBNRVNTQUdFX05PVF9BTlNXRVJBQkxFIChvZiBgYW5zd2VyX3RvYCkgb3IKIEFOU1dFUl9URUxMU19XUklURVI7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIE1FU1NBR0VfSURfUkVVU0VEOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIE1FU1NBR0VTX0xJTUlUIGFuZCBSZXRyeUluZm8gYWZ0ZXIgMjAgbWVzc2FnZXMgYSBkYXkgZnJvbSB0aGUgcGFydGljaXBhbnQgdG8gb25lIHN0dWR5LAogNTAwIGZyb20gb25lIG5ldHdvcmsgYWRkcmVzcyB0byBpdCwgb3IgMTAsMDAwIGZyb20gYWxsIHBhcnRpY2lwYW50cyB0byBpdDsgVU5BVVRIRU5USUNBVEVEIHdpdGgKIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKywEKBAYAAgESBCICJAMavAEgTGlzdHMgdGhlIGNhbGxlcidzIHNlbnQgYW5kIHJlY2VpdmVkIG1lc3NhZ2VzLCBuZXdlc3QgZmlyc3QuIE1lc3NhZ2VzIHRvIGEgd2hvbGUgc3R1ZHkgb3IgZ3JvdXAKIGFyZSBpbmNsdWRlZCBpZiB0aGV5IHdlcmUgc2VudCB3aGlsZSB0aGUgY2FsbGVyIHdhcyBlbnJvbGxlZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgrxAQoEBgACAhIEKQIrAxriASBNYXJrcyBhIG1lc3NhZ2UgYXMgcmVhZC4gQSBtZXNzYWdlIHRoYXQgd2FzIGFscmVhZHkgcmVhZCBrZWVwcyBpdHMgdGltZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBNRVNTQUdFX1VOS05PV04sIGFsc28gZm9yIG1lc3NhZ2VzIHRvIG90aGVyCiBwYXJ0aWNpcGFudHM7IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKzAUKBAYAAgMSBDUCNwMavQUgU2VuZHMgYSBtZXNzYWdlIHRvIGFsbCBtZW1iZXJzIG9mIGEgc3R1ZHksIHRvIGEgZ3JvdXAsIHRvIG9uZSBtZW1iZXIsIG9yIGluIHJlcGx5IHRvIGEgbWVzc2FnZS4KIE5lZWRzIHRoZSByaWdodCBgbWVzc2FnZS5zZW5kYC4gUmVwZWF0aW5nIHRoZSBzYW1lIGBtZXNzYWdlX2lkYCByZXR1cm5zIHRoZSBzYW1lIG1lc3NhZ2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIEdST1VQX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBOT1RfU1RVRFlfTEVBREVSIG9yIEdST1VQU19DT05DRUFMRUQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOLCBNRU1CRVJfVU5LTk9XTiAoYWxzbwogZm9yIGEgbGFiZWwpIG9yIE1FU1NBR0VfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBNRVNTQUdFX05PVF9BTlNXRVJBQkxFIG9yCiBTVUJKRUNUX0xBQkVMU19OT1RfVVNFRDsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24KIE1FU1NBR0VfSURfUkVVU0VEOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gTUVTU0FHRVNfTElNSVQgYW5kIFJldHJ5SW5mbyBhZnRlciA1MDAKIG1lc3NhZ2VzIGEgZGF5IGZyb20gb25lIHN0dWR5OyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgqEAwoEBgACBBIEPgJAAxr1AiBMaXN0cyBhIHN0dWR5J3MgbWVzc2FnZXMgaW4gYm90aCBkaXJlY3Rpb25zLCBuZXdlc3QgZmlyc3QuIE5lZWRzIHRoZSByaWdodCBgbWVzc2FnZS5yZWFkYC4gVGhlIHdyaXRlcgogb2YgYSBtZXNzYWdlIHRoYXQgYWxsb3dzIG5vIHJlcGx5IGlzIG5vdCBzaG93bi4gU3VjaCBhIG1lc3NhZ2UgaXMgZGVsZXRlZCB3aGVuIGl0cyB3cml0ZXIncwogZGF0YSBvZiB0aGUgc3R1ZHkgaXMgZXJhc2VkOyBhIGxlYWRlciB3aG8ga2VwdCBlYXJsaWVyIGxpc3RzIG1heSB0aGVuIGJlIGFibGUgdG8gaW5mZXIgdGhlCiB3cml0ZXIuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoKGAoCBAASBEQAYQEaDCBBIG1lc3NhZ2UuCgonCgQEAAIAEgNGAhgaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KChkKBAQAAgESA0gCFhoMIFRoZSBzdHVkeS4KCjoKBAQAAgISA0oCFRotIFdoZXRoZXIgdGhlIHN0dWR5J3MgdGVhbSB3cm90ZSB0aGUgbWVzc2FnZS4KCikKBAQAAgMSA0wCEhocIFRoZSBtZXNzYWdlIGFzIHBsYWluIHRleHQuCgpsCgQEAAIEEgNOAhYaXyBXaGV0aGVyIHRoZSBvdGhlciBzaWRlIG1heSByZXBseS4gRm9yIGxlYWRlcnMgYWxzbyBmYWxzZSBpZiB0aGUgd3JpdGVyIGlzIG5vIGxvbmdlciBlbnJvbGxlZC4KCnMKBAQAAgUSA1ECFxpmIElkIG9mIHRoZSBtZXNzYWdlIHRoYXQgdGhpcyBvbmUgcmVwbGllcyB0bzsgZW1wdHkgaWYgaXQgaXMgbm90IGEgcmVwbHkgb3IgdGhhdCBtZXNzYWdlIHdhcwogZGVsZXRlZC4KClUKBAQAAgYSA1MCGRpIIEFkZHJlc3MgYXQgd2hpY2ggdGhlIHBhcnRpY2lwYW50IHdhbnRzIGEgcmVwbHkgYnkgbWFpbDsgZW1wdHkgaWYgbm9uZS4KCp4BCgQEAAIHEgNWAhcakAEgVGhlIHdyaXRlciBvciB0aGUgcmVjaXBpZW50IChgTWVtYmVyLm1lbWJlcl9pZGApOyBzZXQgZm9yIGxlYWRlcnMgb25seS4gRW1wdHkgaWYgdGhlIHdyaXRlciBpcwogbm90IGRpc2Nsb3NlZCBvciB0aGVyZSBhcmUgc2V2ZXJhbCByZWNpcGllbnRzLgoKpwEKBAQAAggSA1kCFhqZASBSZWNpcGllbnQgZ3JvdXA7IGVtcHR5IGZvciBtZXNzYWdlcyB0byBhbGwgbWVtYmVycyBvciB0byBvbmUuIFN0YWZmIGZyb20gd2hvbSBncm91cHMgYXJlIGNvbmNlYWxlZAogc2VlIG5laXRoZXIgbWVzc2FnZXMgdG8gZ3JvdXBzIG5vciByZXBsaWVzIHRvIHRoZW0uCgofCgQEAAIJEgNbAi0aEiBUaW1lIG9mIHNlbmRpbmcuCgqFAQoEBAACChIDXgIrGnggVGltZSBhdCB3aGljaCB0aGUgcGFydGljaXBhbnQgcmVhZCB0aGUgbWVzc2FnZTsgc2V0IGZvciBwYXJ0aWNpcGFudHMgb25seS4gQWJzZW50IGlmIHVucmVhZCBvcgogd3JpdHRlbiBieSB0aGVtc2VsdmVzLgoKLwoEBAACCxIDYAIVGiIgV2hldGhlciB0aGUgbWVzc2FnZSBoYXMgYSByZXBseS4KCiIKAgQBEgRkAHMBGhYgQSBtZXNzYWdlIHRvIGEgdGVhbS4KCkkKBAQBAgASA2YCGBo8IFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LiBLZWVwIGl0IHVudGlsIGEgcmVzcG9uc2UgYXJyaXZlcy4KCjUKBAQBAgESA2gCFhooIEEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4uCgo1CgQEAQICEgNqAhIaKCAxIHRvIDQsMDAwIGNoYXJhY3RlcnMsIHdpdGhvdXQgVSswMDAwLgoKfgoEBAECAxIDbQIWGnEgV2hldGhlciB0aGUgdGVhbSBtYXkgcmVwbHkgaGVyZS4gSWYgdHJ1ZSwgdGhlIHRlYW0gc2VlcyB3aGljaCBtZW1iZXIgd3JvdGUgdGhlIG1lc3NhZ2U7CiBvdGhlcndpc2UgaXQgZG9lcyBub3QuCgpmCgQEAQIEEgNvAhkaWSBPcHRpb25hbCBhZGRyZXNzIGZvciBhIHJlcGx5IGJ5IG1haWwuIFRoZSB0ZWFtIHNlZXMgaXQ7IGl0IGlzIGRlbGV0ZWQgd2l0aCB0aGUgbWVzc2FnZS4KCsoBCgQEAQIFEgNyAhcavAEgTWVzc2FnZSBvZiB0aGUgdGVhbSB0aGF0IHRoaXMgb25lIHJlcGxpZXMgdG87IGVtcHR5IGlmIG5vbmUuIFdpdGhvdXQgYGFuc3dlcmFibGVgLCBpdCBtdXN0IGJlIGEKIG1lc3NhZ2UgdG8gYWxsIG1lbWJlcnM6IGEgcmVwbHkgdG8gYSBwZXJzb25hbCBvciBncm91cCBtZXNzYWdlIHdvdWxkIGRpc2Nsb3NlIHRoZSB3cml0ZXIuCgohCgIEAhIEdgB5ARoVIFRoZSBzdG9yZWQgbWVzc2FnZS4KCiUKBAQCAgASA3gCGxoYIFRoZSBtZXNzYWdlIGFzIHN0b3JlZC4KCjcKAgQDEgV8AIMBARoqIFNlbGVjdHMgYSBwYWdlIG9mIHRoZSBjYWxsZXIncyBtZXNzYWdlcy4KCjYKBAQDAgASA34CFhopIFN0dWR5IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBzdHVkaWVzLgoKJAoEBAMCARIEgAECFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQEAwICEgSCAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCjAKAgQEEgaGAQCLAQEaIiBBIHBhZ2Ugb2YgdGhlIGNhbGxlcidzIG1lc3NhZ2VzLgoKJwoEBAQCABIEiAECJRoZIE1lc3NhZ2VzLCBuZXdlc3QgZmlyc3QuCgo/CgQEBAIBEgSKAQIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCiwKAgQFEgaOAQCRAQEaHiBUaGUgbWVzc2FnZSB0byBtYXJrIGFzIHJlYWQuCgoVCgQEBQIAEgSQAQIYGgcgVVVJRC4KCisKAgQGEgSUAQAiGh8gRW1wdHk6IHRoZSBtZXNzYWdlIGlzIG1hcmtlZC4KCrABCgIEBxIGmAEAqgEBGqEBIEEgbWVzc2FnZSBmcm9tIGEgdGVhbS4gQXQgbW9zdCBvbmUgb2YgYGdyb3VwX2lkYCwgYG1lbWJlcl9pZGAsIGBhbnN3ZXJfdG9gIGFuZCBgc3ViamVjdF9sYWJlbGAgbWF5IGJlCiBzZXQ7IHdpdGggbm9uZSBvZiB0aGVtLCB0aGUgbWVzc2FnZSBnb2VzIHRvIGFsbCBtZW1iZXJzLgoKSgoEBAcCABIEmgECGBo8IFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LiBLZWVwIGl0IHVudGlsIGEgcmVzcG9uc2UgYXJyaXZlcy4KCkAKBAQHAgESBJwBAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCjYKBAQHAgISBJ4BAhIaKCAxIHRvIDQsMDAwIGNoYXJhY3RlcnMsIHdpdGhvdXQgVSswMDAwLgoKMQoEBAcCAxIEoAECFhojIFdoZXRoZXIgdGhlIHJlY2lwaWVudHMgbWF5IHJlcGx5LgoKIAoEBAcCBBIEogECFhoSIFJlY2lwaWVudCBncm91cC4KCiEKBAQHAgUSBKQBAhcaEyBSZWNpcGllbnQgbWVtYmVyLgoKOwoEBAcCBhIEpgECFxotIE1lc3NhZ2UgdG8gcmVwbHkgdG87IGl0IG11c3QgYmUgYW5zd2VyYWJsZS4KCqQBCgQEBwIHEgSpAQIbGpUBIExhYmVsIG9mIHRoZSByZWNpcGllbnQgbWVtYmVyIChgTWVtYmVyLnN1YmplY3RfbGFiZWxgKSwgZXhhY3RseSBhcyBhc3NpZ25lZDsgb2Ygc2V2ZXJhbCwgdGhlIG1lbWJlcgogd2hvIGpvaW5lZCBsYXN0LiBOZWVkcyB0aGUgcmlnaHQgYGxhYmVsLnJlYWRgLgoKIwoCBAgSBq0BALABARoVIFRoZSBzdG9yZWQgbWVzc2FnZS4KCiYKBAQIAgASBK8BAhsaGCBUaGUgbWVzc2FnZSBhcyBzdG9yZWQuCgo1CgIECRIGswEAvAEBGicgU2VsZWN0cyBhIHBhZ2Ugb2YgYSBzdHVkeSdzIG1lc3NhZ2VzLgoKQAoEBAkCABIEtQECFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKaQoEBAkCARIEtwECGBpbIFdoZXRoZXIgdG8gbGlzdCBvbmx5IGFuc3dlcmFibGUgbWVzc2FnZXMgb2YgZW5yb2xsZWQgcGFydGljaXBhbnRzIHRoYXQgaGF2ZSBubyByZXBseSB5ZXQuCgokCgQECQICEgS5AQIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KClEKBAQJAgMSBLsBAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKLQoCBAoSBr8BAMQBARofIEEgcGFnZSBvZiBhIHN0dWR5J3MgbWVzc2FnZXMuCgonCgQECgIAEgTBAQIlGhkgTWVzc2FnZXMsIG5ld2VzdCBmaXJzdC4KCj8KBAQKAgESBMMBAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgpiBnByb3RvMw==")
}

extension AuthV1.StudyMessage {
  public static var fullName: String { "otolith.auth.v1.StudyMessage" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__study_message__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__StudyMessage>) {
    self.messageID = Codec.string(c.pointee.message_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.fromTeam = c.pointee.from_team != 0
    self.text = Codec.string(c.pointee.text)
    self.answerable = c.pointee.answerable != 0
    self.answerTo = Codec.string(c.pointee.answer_to)
    self.replyEmail = Codec.string(c.pointee.reply_email)
    self.memberID = Codec.string(c.pointee.member_id)
    self.groupID = Codec.string(c.pointee.group_id)
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.readTime = c.pointee.read_time.map { GoogleProtobuf.Timestamp($0) }
    self.answered = c.pointee.answered != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__StudyMessage> {
    let c = arena.allocate(Otolith__Auth__V1__StudyMessage.self)
    otolith__auth__v1__study_message__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.from_team = self.fromTeam ? 1 : 0
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    c.pointee.answerable = self.answerable ? 1 : 0
    if !self.answerTo.isEmpty { c.pointee.answer_to = arena.string(self.answerTo) }
    if !self.replyEmail.isEmpty { c.pointee.reply_email = arena.string(self.replyEmail) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.readTime { c.pointee.read_time = value.cStruct(in: arena) }
    c.pointee.answered = self.answered ? 1 : 0
    return c
  }
}

extension AuthV1.SendMessageRequest {
  public static var fullName: String { "otolith.auth.v1.SendMessageRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_message_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendMessageRequest>) {
    self.messageID = Codec.string(c.pointee.message_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.text = Codec.string(c.pointee.text)
    self.answerable = c.pointee.answerable != 0
    self.replyEmail = Codec.string(c.pointee.reply_email)
    self.answerTo = Codec.string(c.pointee.answer_to)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendMessageRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SendMessageRequest.self)
    otolith__auth__v1__send_message_request__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    c.pointee.answerable = self.answerable ? 1 : 0
    if !self.replyEmail.isEmpty { c.pointee.reply_email = arena.string(self.replyEmail) }
    if !self.answerTo.isEmpty { c.pointee.answer_to = arena.string(self.answerTo) }
    return c
  }
}

extension AuthV1.SendMessageResponse {
  public static var fullName: String { "otolith.auth.v1.SendMessageResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_message_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendMessageResponse>) {
    self.message = c.pointee.message.map { AuthV1.StudyMessage($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendMessageResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SendMessageResponse.self)
    otolith__auth__v1__send_message_response__init(c)
    if let value = self.message { c.pointee.message = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ListOwnMessagesRequest {
  public static var fullName: String { "otolith.auth.v1.ListOwnMessagesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_own_messages_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListOwnMessagesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListOwnMessagesRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListOwnMessagesRequest.self)
    otolith__auth__v1__list_own_messages_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListOwnMessagesResponse {
  public static var fullName: String { "otolith.auth.v1.ListOwnMessagesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_own_messages_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListOwnMessagesResponse>) {
    self.messages = Codec.messages(c.pointee.messages, c.pointee.n_messages) { AuthV1.StudyMessage($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListOwnMessagesResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListOwnMessagesResponse.self)
    otolith__auth__v1__list_own_messages_response__init(c)
    if !self.messages.isEmpty {
      c.pointee.n_messages = self.messages.count
      c.pointee.messages = arena.array(self.messages) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__StudyMessage>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1.MarkMessageReadRequest {
  public static var fullName: String { "otolith.auth.v1.MarkMessageReadRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__mark_message_read_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__MarkMessageReadRequest>) {
    self.messageID = Codec.string(c.pointee.message_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__MarkMessageReadRequest> {
    let c = arena.allocate(Otolith__Auth__V1__MarkMessageReadRequest.self)
    otolith__auth__v1__mark_message_read_request__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    return c
  }
}

extension AuthV1.MarkMessageReadResponse {
  public static var fullName: String { "otolith.auth.v1.MarkMessageReadResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__mark_message_read_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__MarkMessageReadResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__MarkMessageReadResponse> {
    let c = arena.allocate(Otolith__Auth__V1__MarkMessageReadResponse.self)
    otolith__auth__v1__mark_message_read_response__init(c)
    return c
  }
}

extension AuthV1.SendStudyMessageRequest {
  public static var fullName: String { "otolith.auth.v1.SendStudyMessageRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_study_message_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendStudyMessageRequest>) {
    self.messageID = Codec.string(c.pointee.message_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.text = Codec.string(c.pointee.text)
    self.answerable = c.pointee.answerable != 0
    self.groupID = Codec.string(c.pointee.group_id)
    self.memberID = Codec.string(c.pointee.member_id)
    self.answerTo = Codec.string(c.pointee.answer_to)
    self.subjectLabel = Codec.string(c.pointee.subject_label)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendStudyMessageRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SendStudyMessageRequest.self)
    otolith__auth__v1__send_study_message_request__init(c)
    if !self.messageID.isEmpty { c.pointee.message_id = arena.string(self.messageID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    c.pointee.answerable = self.answerable ? 1 : 0
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.answerTo.isEmpty { c.pointee.answer_to = arena.string(self.answerTo) }
    if !self.subjectLabel.isEmpty { c.pointee.subject_label = arena.string(self.subjectLabel) }
    return c
  }
}

extension AuthV1.SendStudyMessageResponse {
  public static var fullName: String { "otolith.auth.v1.SendStudyMessageResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_study_message_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendStudyMessageResponse>) {
    self.message = c.pointee.message.map { AuthV1.StudyMessage($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendStudyMessageResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SendStudyMessageResponse.self)
    otolith__auth__v1__send_study_message_response__init(c)
    if let value = self.message { c.pointee.message = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ListStudyMessagesRequest {
  public static var fullName: String { "otolith.auth.v1.ListStudyMessagesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_study_messages_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListStudyMessagesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.waitingOnly = c.pointee.waiting_only != 0
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListStudyMessagesRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListStudyMessagesRequest.self)
    otolith__auth__v1__list_study_messages_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.waiting_only = self.waitingOnly ? 1 : 0
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListStudyMessagesResponse {
  public static var fullName: String { "otolith.auth.v1.ListStudyMessagesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_study_messages_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListStudyMessagesResponse>) {
    self.messages = Codec.messages(c.pointee.messages, c.pointee.n_messages) { AuthV1.StudyMessage($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListStudyMessagesResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListStudyMessagesResponse.self)
    otolith__auth__v1__list_study_messages_response__init(c)
    if !self.messages.isEmpty {
      c.pointee.n_messages = self.messages.count
      c.pointee.messages = arena.array(self.messages) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__StudyMessage>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}
