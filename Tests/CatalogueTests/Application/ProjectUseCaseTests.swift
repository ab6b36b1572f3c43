import Foundation
import Messages
import ServiceKit
import Testing

@testable import CatalogueService

@Suite struct ProjectUseCaseTests {
  private let now = UseCases.now

  @Test func `a project is created once, by one person`() async throws {
    try await UseCases.with { cases in
      let create = CreateProject(pool: cases.pool, feed: cases.feed)
      let contents = UseCases.contents("hearing")
      let project = try await create(contents, by: cases.owner.participantID, at: now)
      #expect(project.revision == 1 && project.role == .owner)
      #expect(try await create(contents, by: cases.owner.participantID, at: now + 5) == project)
      for (contents, caller) in [
        (contents, cases.leader), (UseCases.contents("hearing", "Other"), cases.owner),
      ] {
        #expect(
          try await refusal { try await create(contents, by: caller.participantID, at: now) }
            == .conflict(.projectExists))
      }
      guard
        case .findings = try await refusal({
          try await create(UseCases.contents("No id"), by: cases.owner.participantID, at: now)
        })
      else {
        Issue.record("an invalid id is refused")
        return
      }
    }
  }

  @Test func `rights follow the stored role`() async throws {
    try await UseCases.with { cases in
      let access = ProjectAccess()
      for (claims, role) in [
        (cases.owner, ProjectRole.owner), (cases.leader, .leader),
        (cases.translator, .translator), (cases.reader, .reader), (cases.stranger, nil),
        (cases.administrator, .owner),
      ] {
        #expect(try await access.role(of: claims, in: UseCases.project, on: cases.pool) == role)
        #expect(
          try await access.mayPublish(claims, in: UseCases.project, on: cases.pool)
            == (role?.shipped.verbs.contains(.studyPublish) ?? false))
        let error = try await refusal {
          try await access.require(.studyPublish, in: UseCases.project, claims, on: cases.pool)
        }
        switch role {
        case nil: #expect(error == .unknown(.project))
        case .owner, .leader: #expect(error == nil)
        default:
          #expect(
            error
              == .forbidden(.roleInsufficient(needed: .leader, project: UseCases.project)))
        }
      }
      #expect(try await access.role(of: cases.administrator, in: "none", on: cases.pool) == nil)
    }
  }

  @Test func `a change needs the etag, unless it repeats the last one`() async throws {
    try await UseCases.with { cases in
      let read = ReadProjects(pool: cases.pool)
      let update = UpdateProject(pool: cases.pool, feed: cases.feed, read: read)
      let project = try await read(UseCases.project, for: cases.owner)
      let etag = EntityTag.project(project)
      func change(_ title: String, by claims: AccessClaims) async throws -> Project {
        try await update(UseCases.project, etag: etag, by: claims, at: now) { _ in
          UseCases.contents(UseCases.project, title)
        }
      }
      #expect(try await change("New", by: cases.owner).revision == 2)
      #expect(try await change("New", by: cases.owner).revision == 2)
      #expect(
        try await refusal { try await change("Other", by: cases.owner) }
          == .conflict(.etagMismatch))
      #expect(
        try await refusal { try await change("Other", by: cases.leader) }
          == .forbidden(.roleInsufficient(needed: .owner, project: UseCases.project)))
      #expect(
        try await refusal { try await read(UseCases.project, for: cases.stranger) }
          == .unknown(.project))
      #expect(try await read.list(after: "", limit: 5, for: cases.stranger) == [])
      #expect(
        try await read.list(after: "", limit: 5, for: cases.reader).map(\.id) == [UseCases.project])
    }
  }

  @Test func `owners set roles, and one of them stays`() async throws {
    try await UseCases.with { cases in
      let setRole = SetProjectRole(pool: cases.pool)
      func set(_ role: ProjectRole?, of person: AccessClaims, by caller: AccessClaims)
        async throws -> Bool
      {
        try await setRole(
          role, of: person.participantID, in: UseCases.project, by: caller, at: now)
      }
      #expect(try await set(.leader, of: cases.reader, by: cases.owner))
      #expect(try await !set(.leader, of: cases.reader, by: cases.owner))
      #expect(
        try await refusal { try await set(.reader, of: cases.owner, by: cases.owner) }
          == .conflict(.lastOwner))
      #expect(
        try await refusal { try await set(.owner, of: cases.leader, by: cases.leader) }
          == .forbidden(.roleInsufficient(needed: .owner, project: UseCases.project)))
      // Everyone may leave, also twice.
      #expect(try await set(nil, of: cases.leader, by: cases.leader))
      #expect(try await !set(nil, of: cases.leader, by: cases.leader))
      let members = try await ReadProjects(pool: cases.pool).members(
        of: UseCases.project, after: nil, limit: 10, for: cases.owner)
      #expect(members.map(\.role) == [.owner, .leader, .translator])
    }
  }

  @Test func `leaders read the audit trail, newest first`() async throws {
    try await UseCases.with { cases in
      let read = ReadAuditTrail(pool: cases.pool)
      func page(_ before: Int?, _ claims: AccessClaims) async throws -> AuditPage {
        try await read(
          of: UseCases.project, before: before, resource: "", limit: 2, for: claims)
      }
      let newest = try await page(nil, cases.leader)
      #expect(newest.entries.map(\.number) == [5, 4])
      #expect(try await page(2, cases.leader).entries.map(\.number) == [1])
      #expect(
        try await refusal { try await page(nil, cases.translator) }
          == .forbidden(.roleInsufficient(needed: .leader, project: UseCases.project)))
    }
  }
}
