import Foundation
import Messages
import RPCServer
import ServiceKit
import Stubs
import Testing

@testable import AuthService

@Suite struct StudyMessageTests {
  private func send(
    _ auth: AuthFixture, _ study: String, _ text: String, answerable: Bool = true,
    reply: String = "", to answered: String = "", id: String = AuthFixture.newID(), token: String
  ) async throws -> AuthV1.StudyMessage {
    try #require(
      try await auth.messages.sendMessage(
        .init(
          messageID: id, studyID: study, text: text, answerable: answerable, replyEmail: reply,
          answerTo: answered), context: auth.caller(token)
      ).message)
  }

  private func write(
    _ auth: AuthFixture, _ study: String, _ text: String, answerable: Bool = false,
    group: String = "", member: String = "", to answered: String = "",
    id: String = AuthFixture.newID()
  ) async throws -> AuthV1.StudyMessage {
    try #require(
      try await auth.messages.sendStudyMessage(
        .init(
          messageID: id, studyID: study, text: text, answerable: answerable, groupID: group,
          memberID: member, answerTo: answered), context: auth.leader(of: study)
      ).message)
  }

  private func own(
    _ auth: AuthFixture, _ token: String, study: String = ""
  ) async throws -> [AuthV1.StudyMessage] {
    try await auth.messages.listOwnMessages(.init(studyID: study), context: auth.caller(token))
      .messages
  }

  private func ofTeam(
    _ auth: AuthFixture, _ study: String, waiting: Bool = false
  ) async throws -> [AuthV1.StudyMessage] {
    try await auth.messages.listStudyMessages(
      .init(studyID: study, waitingOnly: waiting), context: auth.leader(of: study)
    ).messages
  }

  private func joined(_ auth: AuthFixture, _ study: String) async throws -> String {
    try await auth.join(study, token: auth.signInAnonymously().accessToken).accessToken
  }

  @Test func `a question is asked and answered, and answered again`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newID()
    try await auth.publish(study)
    let token = try await joined(auth, study)
    let id = AuthFixture.newID()
    // Sent twice, after a lost response.
    let question = try await send(
      auth, study, "How long?", reply: "me@example.org", id: id, token: token)
    #expect(
      try await send(auth, study, "How long?", reply: "me@example.org", id: id, token: token)
        == question)
    #expect(question.memberID == "" && !question.fromTeam && question.createTime != nil)
    let seen = try #require(try await ofTeam(auth, study, waiting: true).first)
    #expect(seen.text == "How long?" && seen.replyEmail == "me@example.org")
    #expect(!seen.memberID.isEmpty)

    auth.clock.advance(by: 1)
    let answer = try await write(auth, study, "A year.", answerable: true, to: id)
    #expect(answer.memberID == seen.memberID && answer.answerTo == id)
    #expect(try await ofTeam(auth, study, waiting: true) == [])
    auth.clock.advance(by: 1)
    _ = try await send(auth, study, "Thank you.", to: answer.messageID, token: token)
    let mine = try await own(auth, token, study: study)
    #expect(mine.map(\.text) == ["Thank you.", "A year.", "How long?"])
    #expect(mine.map(\.answered) == [false, true, true])
    #expect(mine.allSatisfy { $0.memberID.isEmpty && $0.readTime == nil })

    for _ in 1...2 {
      _ = try await auth.messages.markMessageRead(
        .init(messageID: answer.messageID), context: auth.caller(token))
      auth.clock.advance(by: 60)
    }
    let read = try await own(auth, token, study: study)[1].readTime
    #expect(read == GoogleProtobuf.Timestamp(AuthFixture.start + 2))
  }

  @Test func `a question of a former member does not need an answer`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newID()
    try await auth.publish(study)
    let token = try await joined(auth, study)
    let question = try await send(auth, study, "How long?", token: token)
    let before = try #require(try await ofTeam(auth, study, waiting: true).first)
    #expect(before.answerable)
    auth.clock.advance(by: 60)
    let left = try await auth.leave(study, token: token).accessToken
    #expect(try await ofTeam(auth, study, waiting: true) == [])
    let after = try #require(try await ofTeam(auth, study).first)
    #expect(!after.answerable && after.memberID == before.memberID)
    let error = try await failure { try await write(auth, study, "x", to: question.messageID) }
    #expect(error?.code == .notFound && error?.reason == "MEMBER_UNKNOWN")
    #expect(try await own(auth, left).map(\.answerable) == [true])
    // Returning members may be answered.
    auth.clock.advance(by: 60)
    _ = try await auth.join(study, token: left)
    #expect(try await ofTeam(auth, study, waiting: true).map(\.answerable) == [true])
    _ = try await write(auth, study, "A year.", to: question.messageID)
  }

  @Test func `the sender of an unanswerable message stays unknown to the team`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newID()
    try await auth.publish(study)
    let token = try await joined(auth, study)
    let message = try await send(auth, study, "Too many!", answerable: false, token: token)
    let seen = try #require(try await ofTeam(auth, study).first)
    #expect(seen.memberID == "" && seen.text == "Too many!")
    #expect(try await ofTeam(auth, study, waiting: true) == [])
    let error = try await failure { try await write(auth, study, "Why?", to: message.messageID) }
    #expect(error?.code == .failedPrecondition && error?.reason == "MESSAGE_NOT_ANSWERABLE")
  }

  @Test func `an unanswerable message cannot answer one that would reveal its sender`() async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newID()
    try await auth.publish(study, groups: ["a"])
    let token = try await joined(auth, study)
    let members = try await auth.memberships.listMembers(
      .init(studyID: study), context: auth.leader(of: study)
    ).members
    let memberID = try #require(members.first?.memberID)
    _ = try await auth.memberships.setMemberGroup(
      .init(studyID: study, memberID: memberID, groupID: "a"), context: auth.leader(of: study))
    auth.clock.advance(by: 1)
    let toOne = try await write(auth, study, "to one", answerable: true, member: memberID)
    let toGroup = try await write(auth, study, "to a group", answerable: true, group: "a")
    let toAll = try await write(auth, study, "to all", answerable: true)
    for asked in [toOne, toGroup] {
      let error = try await failure {
        try await send(
          auth, study, "no!", answerable: false, to: asked.messageID, token: token)
      }
      #expect(error?.code == .failedPrecondition && error?.reason == "ANSWER_TELLS_WRITER")
    }
    _ = try await send(auth, study, "no!", answerable: false, to: toAll.messageID, token: token)
    let seen = try await ofTeam(auth, study)
    // The answered mark is hidden as well.
    #expect(Set(seen.filter(\.answered).map(\.messageID)) == [toAll.messageID])
    let answer = try #require(seen.first { !$0.fromTeam })
    #expect(answer.memberID.isEmpty && answer.answerTo == toAll.messageID)
    // An answerable message shows its sender anyway.
    for asked in [toOne, toGroup] {
      _ = try await send(auth, study, "yes", to: asked.messageID, token: token)
    }
  }

  @Test func `broadcasts reach the current members, and group messages the group's members`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newID()
    try await auth.publish(study, groups: ["a"])
    let first = try await joined(auth, study)
    _ = try await write(auth, study, "to all")
    auth.clock.advance(by: 1)
    let second = try await joined(auth, study)
    auth.clock.advance(by: 1)
    _ = try await write(auth, study, "to all again")
    _ = try await write(auth, study, "to a", group: "a")
    let members = try await auth.memberships.listMembers(
      .init(studyID: study), context: auth.leader(of: study)
    ).members
    auth.clock.advance(by: 1)
    let single = try await write(auth, study, "to one", member: members[1].memberID)
    #expect(try await own(auth, first).map(\.text) == ["to all again", "to all"])
    #expect(try await own(auth, second).map(\.text) == ["to one", "to all again"])
    // Messages of others are neither visible nor markable.
    let foreign = try await failure {
      try await auth.messages.markMessageRead(
        .init(messageID: single.messageID), context: auth.caller(first))
    }
    #expect(foreign?.code == .notFound && foreign?.reason == "MESSAGE_UNKNOWN")
    // Former members keep earlier messages and get no more.
    let left = try await auth.enrolments.leaveStudy(
      .init(studyID: study), context: auth.caller(second)
    ).accessToken
    auth.clock.advance(by: 1)
    _ = try await write(auth, study, "too late")
    #expect(try await own(auth, left).map(\.text) == ["to one", "to all again"])
    let gone = try await failure {
      try await write(auth, study, "to one", member: members[1].memberID)
    }
    #expect(gone?.code == .notFound && gone?.reason == "MEMBER_UNKNOWN")
  }

  @Test func `pages go on where the one before ended`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newID()
    try await auth.publish(study)
    let token = try await joined(auth, study)
    for number in 1...5 {
      _ = try await send(auth, study, "\(number)", token: token)
      if number != 3 { auth.clock.advance(by: 1) }
    }
    var texts: [String] = []
    var request = AuthV1.ListOwnMessagesRequest(studyID: study, pageSize: 2)
    repeat {
      let page = try await auth.messages.listOwnMessages(request, context: auth.caller(token))
      texts += page.messages.map(\.text)
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    #expect(Set(texts) == ["1", "2", "3", "4", "5"] && texts.count == 5)
    #expect(texts.first == "5" && texts.last == "1")
  }

  @Test func `messages are limited, and an id is used once`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newID()
    try await auth.publish(study)
    let token = try await joined(auth, study)
    let id = AuthFixture.newID()
    for number in 1...MessageRules.ofParticipantMax {
      _ = try await send(
        auth, study, "same", id: number == 1 ? id : AuthFixture.newID(), token: token)
    }
    let many = try await failure { try await send(auth, study, "one more", token: token) }
    #expect(many?.code == .resourceExhausted && many?.reason == "MESSAGES_LIMIT")
    #expect(many?.retryDelay == .seconds(86_400))
    // A repetition does not count.
    _ = try await send(auth, study, "same", id: id, token: token)
    let reused = try await failure { try await send(auth, study, "other", id: id, token: token) }
    #expect(reused?.code == .alreadyExists && reused?.reason == "MESSAGE_ID_REUSED")
    auth.clock.advance(by: 86_400)
  }

  @Test func `only members can write, and every invalid field is named`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newID()
    try await auth.publish(study)
    let stranger = try await auth.signInAnonymously().accessToken
    let outside = try await failure { try await send(auth, study, "hello", token: stranger) }
    #expect(outside?.code == .permissionDenied && outside?.reason == "NOT_ENROLLED")
    let bad = try await failure {
      try await send(
        auth, "not an id!", String(repeating: "x", count: 4001), reply: "nowhere", to: "nothing",
        id: "nothing", token: stranger)
    }
    #expect(
      bad?.violations.map(\.field) == [
        "message_id", "study_id", "text", "reply_email", "answer_to",
      ])
    let both = try await failure {
      try await write(auth, study, " \n", group: "a", member: AuthFixture.newID())
    }
    #expect(both?.violations.map(\.field) == ["text", "member_id"])
    let group = try await failure { try await write(auth, study, "x", group: "nobody") }
    #expect(group?.reason == "GROUP_UNKNOWN")
    let other = try await failure {
      try auth.check(
        AuthV1.MessageServiceMethod.listStudyMessages,
        AuthV1.ListStudyMessagesRequest(studyID: study),
        try await auth.leader(of: AuthFixture.newID()))
    }
    #expect(other?.reason == "NOT_STUDY_LEADER")
  }

  @Test func `messages are erased with a participant's data in a study`() async throws {
    try await AuthFixture.with { auth in
      let (study, other) = (AuthFixture.newID(), AuthFixture.newID())
      for each in [study, other] { try await auth.publish(each) }
      var token = try await joined(auth, study)
      token = try await auth.join(other, token: token).accessToken
      for each in [study, other] {
        let question = try await send(auth, each, "asked", token: token)
        _ = try await write(auth, each, "answered", to: question.messageID)
        let all = try await write(auth, each, "to all")
        _ = try await auth.messages.markMessageRead(
          .init(messageID: all.messageID), context: auth.caller(token))
      }
      let claims = try await auth.claims(token)
      func erase(_ study: String) async throws {
        _ = try await auth.pool.query(
          "SELECT * FROM erase_participant(\(claims.participantID), \(study), 'ERASE_ANSWERS')")
      }
      try await erase(study)
      #expect(try await own(auth, token).map(\.studyID) == [other, other, other])
      #expect(try await auth.count("SELECT count(*) FROM message_reads") == 1)
      try await erase("")
      #expect(try await auth.count("SELECT count(*) FROM message_reads") == 0)
      // Messages without personal data stay.
      #expect(try await auth.count("SELECT count(*) FROM messages") == 2)
    }
  }
}
