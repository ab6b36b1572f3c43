import Foundation
import Messages
import Postgres
import Questionnaires
import RPCClient
import Stubs
import Testing

@testable import PlanningService

/// Alerts through the API.
@Suite struct AlertHandlerTests {
  /// Serves a study with raised alerts, the latest first.
  private func with(
    alerts count: Int = 0, _ body: (ServedPlanning, [Alert]) async throws -> Void
  ) async throws {
    try await ServedPlanning.with { served in
      let planned = served.planned
      try await planned.publish(
        TriggerDefinition(id: "t", cause: .staff, alert: AlertedStudy.alert))
      try await planned.join(at: planned.now - 86_400)
      let alerts = (0..<count).map { number in
        Alert(
          KnownOccurrence(
            studyID: planned.studyID, triggerID: "t",
            fired: FiredTrigger(
              id: UUID(), firedAt: .init(planned.now), toldAt: .init(planned.now))),
          of: planned.participantID, as: AlertedStudy.alert, at: planned.now - Double(number / 2))
      }
      try await planned.pool.transaction { connection in
        try await connection.run(alerts.flatMap { AlertStore().raise($0) })
      }
      try await body(served, alerts)
    }
  }

  @Test func rolesDecideWhoMayDoWhat() async throws {
    try await with(alerts: 1) { served, alerts in
      let study = served.planned.studyID
      let id = alerts[0].id.uuidString.lowercased()
      func tries(_ options: CallOptions) async -> [Bool] {
        let api = served.alerts
        func isAllowed(_ call: () async throws -> Void) async -> Bool {
          do { try await call() } catch { return false }
          return true
        }
        return [
          await isAllowed { _ = try await api.listAlerts(.init(studyID: study), options: options) },
          await isAllowed {
            _ = try await api.acknowledgeAlert(.init(studyID: study, alertID: id), options: options)
          },
          await isAllowed {
            _ = try await api.retryAlert(.init(studyID: study, alertID: id), options: options)
          },
          await isAllowed {
            _ = try await api.listAlertChannels(.init(studyID: study), options: options)
          },
          await isAllowed {
            _ = try await api.setAlertChannel(
              .init(
                studyID: study,
                channel: .init(channelID: "c", target: .mail(.init(roles: ["clinician"])))),
              options: options)
          },
          await isAllowed {
            _ = try await api.deleteAlertChannel(
              .init(studyID: study, channelID: "c"), options: options)
          },
        ]
      }
      let none = [Bool](repeating: false, count: 6)
      for (options, expected) in [
        (try served.token(), none), (try served.leader(of: ["another"]), none),
        (try served.staff([study: [.dataReader, .recruiter]]), none),
        (try served.staff([study: [.clinician]]), [true, true] + none.prefix(4)),
        (try served.leader(), [Bool](repeating: true, count: 6)),
      ] {
        #expect(await tries(options) == expected)
      }
    }
  }

  @Test func pagesContainEachAlertOnce() async throws {
    try await with(alerts: 5) { served, alerts in
      var (found, token) = ([String](), "")
      repeat {
        let page = try await served.alerts.listAlerts(
          .init(
            studyID: served.planned.studyID, participant: served.name, pageSize: 2, pageToken: token
          ),
          options: served.leader())
        found += page.alerts.map(\.alertID)
        token = page.nextPageToken
        #expect(
          page.alerts.allSatisfy { $0.participant == served.name && $0.acknowledgedBy.isEmpty })
      } while !token.isEmpty
      let expected = alerts.sorted {
        ($0.raisedAt, $0.id.uuidString) > ($1.raisedAt, $1.id.uuidString)
      }
      #expect(found == expected.map { $0.id.uuidString.lowercased() })
    }
  }

  @Test func eachWrongFieldIsNamed() async throws {
    try await with { served, _ in
      let (api, leader, study) = (served.alerts, try served.leader(), served.planned.studyID)
      func violations(_ channel: PlanningV1.AlertChannel?) async throws -> [String] {
        try await served.failure {
          try await api.setAlertChannel(.init(studyID: study, channel: channel), options: leader)
        }.violations.map { "\($0.field) \($0.reason)" }
      }
      #expect(
        try await violations(nil) == [
          "channel.channel_id ALERT_CHANNEL_INVALID", "channel ALERT_TARGET_MISSING",
        ])
      for roles in [
        [], ["clinician", "clinician"], ["recruiter"], ["administrator"], ["?"], ["Study-Nurse"],
      ] {
        #expect(
          try await violations(.init(channelID: "c", target: .mail(.init(roles: roles))))
            == ["channel.mail.roles ALERT_ROLE_INVALID"], "\(roles)")
      }
      let secret = AlertedStudy.secret
      for url in [
        "", "http://a.example/", "https://u:p@a.example/", "https://a.example/#x", "https://[::1]/",
      ] {
        #expect(
          try await violations(
            .init(channelID: "c", target: .webhook(.init(url: url, secret: secret))))
            == ["channel.webhook.url WEBHOOK_URL_INVALID"], "\(url)")
      }
      func webhook(_ secret: String) -> PlanningV1.AlertChannel {
        .init(channelID: "c", target: .webhook(.init(url: "https://a.example/", secret: secret)))
      }
      #expect(
        try await violations(webhook("short")) == ["channel.webhook.secret WEBHOOK_SECRET_INVALID"])
      #expect(
        try await violations(webhook("")) == ["channel.webhook.secret WEBHOOK_SECRET_MISSING"])
      let set = try await api.setAlertChannel(
        .init(studyID: study, channel: webhook(secret)), options: leader)
      #expect(set.channel?.target == .webhook(.init(url: "https://a.example/")))
      let listed = try await api.listAlertChannels(.init(studyID: study), options: leader)
      #expect(listed.channels == [set.channel].compactMap(\.self))
      #expect(listed.missingChannelIDs == ["mail", "pager"])
      let wrong = try await served.failure {
        try await api.acknowledgeAlert(
          .init(studyID: study, alertID: "1", note: "a\u{1}"), options: leader)
      }
      #expect(wrong.violations.map(\.reason) == ["ALERT_ID_INVALID", "ALERT_NOTE_INVALID"])
      let unknown = try await served.failure {
        try await api.acknowledgeAlert(
          .init(studyID: study, alertID: UUID().uuidString.lowercased()), options: leader)
      }
      #expect(unknown.reason == "ALERT_UNKNOWN")
    }
  }
}
