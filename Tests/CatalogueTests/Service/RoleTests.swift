import Foundation
import Messages
import RPCCore
import Testing

@testable import CatalogueService

/// Rights of each role: every method with every role.
@Suite struct RoleTests {
  struct Method: Sendable {
    var name: String
    /// Names of the roles with the right.
    var allowed: Set<String>
    var call: @Sendable (ProjectFixture, UUID) async throws -> Void

    init(
      _ name: String, _ allowed: Set<String>,
      _ call: @escaping @Sendable (ProjectFixture, UUID) async throws -> Void
    ) {
      self.name = name
      self.allowed = allowed
      self.call = call
    }
  }

  private static let everybody: Set<String> = ["owner", "leader", "translator", "reader"]
  private static let leaders: Set<String> = ["owner", "leader"]

  static let methods: [Method] = [
    Method("CreateDraft", leaders) { fixture, person in
      _ = try await fixture.drafts.createDraft(
        .init(
          draftID: UUID().uuidString, projectID: ProjectFixture.id, questionnaireID: "new"),
        context: fixture.context(person))
    },
    Method("GetDraft", everybody) { fixture, person in
      _ = try await fixture.drafts.getDraft(
        .init(draftID: try await fixture.draft().draftID), context: fixture.context(person))
    },
    Method("ListDrafts", everybody) { fixture, person in
      _ = try await fixture.drafts.listDrafts(
        .init(projectID: ProjectFixture.id), context: fixture.context(person))
    },
    Method("UpdateDraft, texts", everybody.subtracting(["reader"])) { fixture, person in
      _ = try await fixture.update(try await fixture.draft(), by: person) {
        $0.title?.translations.append(.init(language: "fr", text: "Quotidien"))
      }
    },
    Method("UpdateDraft, structure", leaders) { fixture, person in
      _ = try await fixture.update(try await fixture.draft(), by: person) {
        $0.elements.removeLast()
      }
    },
    Method("CheckDraft", everybody) { fixture, person in
      _ = try await fixture.drafts.checkDraft(
        .init(draftID: try await fixture.draft().draftID), context: fixture.context(person))
    },
    Method("GetTranslationState", everybody) { fixture, person in
      _ = try await fixture.drafts.getTranslationState(
        .init(subject: .draftID(try await fixture.draft().draftID)),
        context: fixture.context(person))
    },
    Method("PublishDraft", leaders) { fixture, person in
      let draft = try await fixture.draft()
      _ = try await fixture.drafts.publishDraft(
        .init(draftID: draft.draftID, etag: draft.etag), context: fixture.context(person))
    },
    Method("RetireQuestionnaire", leaders) { fixture, person in
      let id = UUID().uuidString.lowercased()
      try await fixture.publish(SampleMessages.questionnaire(id))
      _ = try await fixture.drafts.retireQuestionnaire(
        .init(questionnaireID: id), context: fixture.context(person))
    },
    Method("CompareVersions", everybody) { fixture, person in
      try await fixture.publish(SampleMessages.questionnaire("compared"))
      let name = CatalogueV1.QuestionnaireVersionName(questionnaireID: "compared")
      _ = try await fixture.drafts.compareVersions(
        .init(old: name, new: name), context: fixture.context(person))
    },
    Method("PublishVocabulary", leaders) { fixture, person in
      _ = try await fixture.harness.parts.library.publishVocabulary(
        .init(projectID: ProjectFixture.id, vocabulary: LibrarySamples.vocabulary()),
        context: fixture.context(person))
    },
    Method("PublishSoundCollection", leaders) { fixture, person in
      _ = try await fixture.harness.parts.library.publishSoundCollection(
        .init(projectID: ProjectFixture.id, soundCollection: LibrarySamples.sounds()),
        context: fixture.context(person))
    },
    Method("PublishItem", leaders) { fixture, person in
      _ = try await fixture.harness.parts.library.publishItem(
        .init(projectID: ProjectFixture.id, item: LibrarySamples.item()),
        context: fixture.context(person))
    },
    Method("ImportStudy", leaders) { fixture, person in
      var request = CatalogueV1.ImportStudyRequest.sample(
        "tinnitus-theirs", ["theirs"])
      request.projectID = ProjectFixture.id
      _ = try await fixture.harness.authoring.importStudy(
        request, context: fixture.context(person))
    },
    Method("GetProject", everybody) { fixture, person in
      _ = try await fixture.projects.getProject(
        .init(projectID: ProjectFixture.id), context: fixture.context(person))
    },
    Method("UpdateProject", ["owner"]) { fixture, person in
      let project = try await fixture.projects.getProject(
        .init(projectID: ProjectFixture.id), context: fixture.context(fixture.owner))
      _ = try await fixture.projects.updateProject(
        .init(project: fixture.project, etag: project.project?.etag ?? ""),
        context: fixture.context(person))
    },
    Method("SetProjectRole", ["owner"]) { fixture, person in
      _ = try await fixture.setRole(.reader, of: UUID(), by: person)
    },
    Method("ListProjectRoles", everybody) { fixture, person in
      _ = try await fixture.projects.listProjectRoles(
        .init(projectID: ProjectFixture.id), context: fixture.context(person))
    },
    Method("ListAuditEntries", leaders) { fixture, person in
      _ = try await fixture.projects.listAuditEntries(
        .init(projectID: ProjectFixture.id), context: fixture.context(person))
    },
    // Last, because it deletes the draft.
    Method("DeleteDraft", leaders) { fixture, person in
      let draft = try await fixture.draft()
      let gone = try await fixture.drafts.deleteDraft(
        .init(draftID: draft.draftID), context: fixture.context(person)
      ).deleted
      // The draft is invisible to outsiders.
      if !gone { throw CatalogueError.unknown(.draft) }
    },
  ]

  @Test func everyRoleMayDoWhatItMayAndNothingElse() async throws {
    try await ProjectFixture.with { fixture in
      for method in Self.methods {
        for (name, person) in fixture.people {
          let reason = await reason { try await method.call(fixture, person) }
          if method.allowed.contains(name) {
            #expect(reason == "", "\(method.name) by \(name)")
          } else if name == "stranger" {
            #expect(
              [
                "PROJECT_UNKNOWN", "DRAFT_UNKNOWN", "QUESTIONNAIRE_VERSION_UNKNOWN",
                "NOT_STUDY_LEADER",
              ].contains(reason), "\(method.name) by \(name): \(reason)")
          } else {
            #expect(
              ["ROLE_INSUFFICIENT", "TEXTS_ONLY", "NOT_STUDY_LEADER"].contains(reason),
              "\(method.name) by \(name): \(reason)")
          }
        }
        // Administrators have every right, callers without a token none.
        let nobody = await reason {
          _ = try await fixture.projects.getProject(
            .init(projectID: ProjectFixture.id), context: Caller.nobody.context)
        }
        #expect(nobody == "TOKEN_MISSING")
      }
      let administrator = try await fixture.projects.listAuditEntries(
        .init(projectID: ProjectFixture.id), context: Caller.administrator.context)
      #expect(!administrator.entries.isEmpty)
    }
  }

  @Test func theLastOwnerStays() async throws {
    try await ProjectFixture.with { fixture in
      for role in [CatalogueV1.ProjectRole.unspecified, .leader, .reader] {
        let reason = await reason { _ = try await fixture.setRole(role, of: fixture.owner) }
        #expect(reason == "LAST_OWNER")
      }
      let found1 = try await fixture.setRole(.owner, of: fixture.leader)
      #expect(found1)
      let found2 = try await fixture.setRole(.owner, of: fixture.leader)
      #expect(!found2)
      // If two owners leave concurrently, one must stay.
      let results = await withTaskGroup(of: String.self) { group in
        for owner in [fixture.owner, fixture.leader] {
          group.addTask {
            await reason { _ = try await fixture.setRole(.unspecified, of: owner, by: owner) }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(results.sorted() == ["", "LAST_OWNER"])
    }
  }

  @Test func aRoleThatIsTakenAwayIsGoneAtOnce() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let found3 = try await fixture.setRole(.unspecified, of: fixture.reader)
      #expect(found3)
      let reason = await reason {
        _ = try await fixture.drafts.getDraft(
          .init(draftID: draft.draftID), context: fixture.context(fixture.reader))
      }
      #expect(reason == "DRAFT_UNKNOWN")
      // Everybody may leave.
      #expect(
        try await fixture.setRole(.unspecified, of: fixture.translator, by: fixture.translator))
    }
  }

  @Test func projectsAreMadeOnceAndReadByThoseInThem() async throws {
    try await ProjectFixture.with { fixture in
      let again = try await fixture.projects.createProject(
        .init(project: fixture.project), context: fixture.context(fixture.owner))
      var contents = again
      (contents.etag, contents.role) = ("", .unspecified)
      #expect(contents == fixture.project)
      #expect(!again.etag.isEmpty && again.role == .owner)
      for (caller, expected) in [
        (Caller.person(fixture.stranger), "PROJECT_EXISTS"),
        (.participant(of: []), "NOT_STUDY_LEADER"),
      ] {
        let reason = await reason {
          try fixture.projects.access(to: .createProject).check(caller.context)
          _ = try await fixture.projects.createProject(
            .init(project: fixture.project), context: caller.context)
        }
        #expect(reason == expected)
      }
      var bad = fixture.project
      bad.projectID = "Not An Id"
      let wrong = bad
      let invalid = await reason {
        _ = try await fixture.projects.createProject(
          .init(project: wrong), context: fixture.context(fixture.owner))
      }
      #expect(invalid == "ID_INVALID")

      let own = try await fixture.projects.listProjects(
        .init(), context: fixture.context(fixture.reader))
      #expect(own.projects.map(\.projectID) == [ProjectFixture.id])
      #expect(own.projects.map(\.role) == [.reader])
      let unchanged = try await fixture.projects.listProjects(
        .init(etag: own.etag), context: fixture.context(fixture.reader))
      #expect(unchanged.notModified)
      let all = try await fixture.projects.listProjects(
        .init(pageSize: 1), context: Caller.administrator.context)
      #expect(all.projects.map(\.projectID) == ["default"])
      #expect(all.projects[0].title?.translations.map(\.text) == ["Default"])
      let rest = try await fixture.projects.listProjects(
        .init(pageSize: 1, pageToken: all.nextPageToken), context: Caller.administrator.context)
      #expect(rest.projects.map(\.projectID) == [ProjectFixture.id])
      #expect(rest.nextPageToken.isEmpty)
    }
  }

  @Test func projectsChangeOnlyOnTopOfWhatWasRead() async throws {
    try await ProjectFixture.with { fixture in
      let owner = fixture.context(fixture.owner)
      let read = try #require(
        try await fixture.projects.getProject(
          .init(projectID: ProjectFixture.id), context: owner
        ).project)
      let unchanged = try await fixture.projects.getProject(
        .init(projectID: ProjectFixture.id, etag: read.etag), context: owner)
      #expect(
        unchanged
          == .init(
            project: .init(projectID: ProjectFixture.id, etag: read.etag), notModified: true))
      var changed = fixture.project
      changed.description = SampleMessages.text("About")
      changed.title = SampleMessages.text("ignored by the mask")
      let updated = try await fixture.projects.updateProject(
        .init(project: changed, updateMask: .init(paths: ["description"]), etag: read.etag),
        context: owner)
      #expect(updated.title == fixture.project.title)
      #expect(updated.description == changed.description)
      #expect(updated.etag != read.etag)
      let request = CatalogueV1.UpdateProjectRequest(project: changed, etag: read.etag)
      let stale = await reason {
        _ = try await fixture.projects.updateProject(request, context: owner)
      }
      #expect(stale == "ETAG_MISMATCH")
      let unknown = await reason {
        _ = try await fixture.projects.updateProject(
          .init(project: request.project, updateMask: .init(paths: ["owner"]), etag: updated.etag),
          context: owner)
      }
      #expect(unknown == "FIELD_UNKNOWN")
    }
  }
}
