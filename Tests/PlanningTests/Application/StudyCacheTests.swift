import Foundation
import Messages
import Postgres
import RPCClient
import ServiceKit
import TestSupport
import Testing

@testable import PlanningService

/// Studies that the bus has not delivered yet.
@Suite struct StudyCacheTests {
  private func study(_ studyID: String, _ plan: Plan = .everyDay(at: 1200)) -> CatalogueV1.Study {
    CatalogueV1.Study(studyID: studyID, questionnaires: [.use(plan)], revision: 1)
  }

  private func client(_ channel: (any ClientChannel)?) -> CatalogueClient {
    CatalogueClient(
      channel: channel, credential: nil, timeout: .seconds(60), logger: TestLog.logger)
  }

  @Test func theCatalogueIsAskedOnceInTheServicesOwnName() async throws {
    let catalogue = SmallCatalogue()
    try await catalogue.serve { channel in
      try await ServedPlanning.with(catalogue: channel) { served in
        let studyID = served.planned.studyID
        catalogue.add(study(studyID))
        try await withThrowingTaskGroup(of: Int.self) { group in
          for _ in 1...16 {
            group.addTask { try await served.plan().notifications.count }
          }
          for try await count in group { #expect(count == 64) }
        }
        #expect(catalogue.asked == ["\(studyID) otolith-planning"])
        // They are stored in the tables, too.
        let cache = StudyCache(
          pool: served.planned.pool, owner: client(nil).studies)
        #expect(try await cache.unknown(of: [studyID]).isEmpty)
        // A later revision from the bus replaces it.
        try await served.planned.publish([], revision: 2)
        #expect(try await served.plan().notifications.isEmpty)
      }
    }
  }

  @Test func aStudyThatDoesNotExistHasNoPlan() async throws {
    let catalogue = SmallCatalogue()
    try await catalogue.serve { channel in
      try await ServedPlanning.with(catalogue: channel) { served in
        #expect(try await served.plan().notifications.isEmpty)
        let error = try await served.failure {
          try await served.client.getSchedule(
            .init(studyID: served.planned.studyID, questionnaireID: "momentary"),
            options: try served.token())
        }
        #expect(error.code == .notFound)
        // It is requested again, because it may just have been published.
        catalogue.add(study(served.planned.studyID))
        #expect(try await served.plan().notifications.count == 64)
        #expect(catalogue.asked.count == 3)
      }
    }
  }

  @Test func withoutTheCatalogueWhatIsKnownIsPlanned() async throws {
    // No server listens on port 1 of the loopback interface.
    let nobody = Channel(host: "127.0.0.1", port: 1)
    for channel in [nobody, nil] {
      try await ServedPlanning.with(catalogue: channel) { served in
        let unheard = "unheard-\(served.planned.studyID)"
        let error = try await served.failure { try await served.plan() }
        #expect(error.code == .unavailable)
        #expect(error.reason == "STUDY_NOT_YET_KNOWN")
        #expect(error.details.contains(.retryInfo(delay: .seconds(1))))
        let schedule = try await served.failure {
          try await served.client.getSchedule(
            .init(studyID: served.planned.studyID, questionnaireID: "momentary"),
            options: try served.token())
        }
        #expect(schedule.reason == "STUDY_NOT_YET_KNOWN")

        try await served.planned.publish([.use(.everyDay(at: 1200))])
        let both: Set = [served.planned.studyID, unheard]
        let plan = try await served.plan(study: "", studies: both)
        #expect(plan.notifications.count == 64)
        #expect(plan.notifications.allSatisfy { $0.studyID == served.planned.studyID })
        let other = try await served.failure {
          try await served.plan(study: unheard, studies: both)
        }
        #expect(other.reason == "STUDY_NOT_YET_KNOWN")
      }
    }
    await nobody.close()
  }

  @Test func aCatalogueThatFailedIsLeftAloneForAMoment() async throws {
    let pool = try await PlanningDatabase.shared.value
    let catalogue = SmallCatalogue(failing: true)
    try await catalogue.serve { channel in
      let cache = StudyCache(
        pool: pool, owner: client(channel).studies,
        pauseAfterFailure: .seconds(3600))
      let studyIDs = (1...100).map { "lost-\($0)" }
      for _ in 1...2 {
        #expect(try await cache.unknown(of: studyIDs) == Set(studyIDs))
      }
      #expect(catalogue.asked.count == 1)
      // A cache without back-off requests again.
      let impatient = StudyCache(
        pool: pool, owner: client(channel).studies, pauseAfterFailure: .zero)
      _ = try await impatient.unknown(of: studyIDs)
      #expect(catalogue.asked.count == 101)
    }
  }
}
