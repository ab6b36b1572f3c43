import Foundation
import ServiceKit

/// The state of the processes of all services, as their admin endpoints report it.
struct StatusReport: Sendable {
  /// A process to ask.
  struct Target: Sendable {
    var service: String
    var address: NetworkAddress
    /// What to do if it does not answer; nil if unknown.
    var advice: String?
  }

  /// One process of a service.
  struct Process: Sendable {
    /// `otolith-auth`
    var service: String
    var address: NetworkAddress
    /// Nil if the admin endpoint did not answer.
    var status: ServiceStatus?
    /// Why the admin endpoint could not be read.
    var failure: String?
  }

  /// Something that needs the operator.
  struct Problem: Encodable, Sendable, Hashable {
    enum Severity: String, Encodable, Sendable {
      /// It works now but needs action.
      case attention
      /// Requests fail.
      case broken
    }

    var severity: Severity
    /// `otolith-auth at 127.0.0.1:7411`, or `backups`.
    var subject: String
    /// Name and reason of a failed check, or why the service did not answer.
    var what: String
  }

  let processes: [Process]
  let backup: BackupStamp
  /// Time of the report, by this machine's clock.
  let time: Date

  /// Asks all processes at the same time; waits five seconds for those that do not answer.
  static func gather(
    _ targets: [Target], backup: BackupStamp
  ) async -> StatusReport {
    let processes = await withTaskGroup(of: (Int, Process).self) { group in
      for (index, target) in targets.enumerated() {
        group.addTask {
          var process = Process(service: target.service, address: target.address)
          do throws(AdminClient.Failure) {
            process.status = try await AdminClient().status(at: target.address, of: target.service)
          } catch {
            process.failure = [error.reason, target.advice].compactMap(\.self)
              .joined(separator: "; ")
          }
          return (index, process)
        }
      }
      var found: [(Int, Process)] = []
      for await one in group { found.append(one) }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
    return StatusReport(processes: processes, backup: backup, time: Date())
  }

  /// Broken first, then in the order of the processes.
  var problems: [Problem] {
    let found = processes.flatMap(Self.problems) + backupProblems
    return found.filter { $0.severity == .broken } + found.filter { $0.severity == .attention }
  }

  private static func problems(of process: Process) -> [Problem] {
    let subject = "\(process.service) at \(process.address)"
    guard let status = process.status else {
      return [
        Problem(
          severity: .broken, subject: subject,
          what: "does not answer: \(process.failure ?? "unknown")")
      ]
    }
    return [("/livez", status.liveness), ("/readyz", status.readiness)].flatMap { path, checks in
      checks.filter { $0.result != "ok" }.map { check in
        Problem(
          severity: check.result == "failed" ? .broken : .attention, subject: subject,
          what: "\(path): \(check.name) \(check.result): \(check.reason ?? "no reason given")")
      }
    }
  }

  private var backupProblems: [Problem] {
    if let problem = backup.problem {
      return [Problem(severity: .attention, subject: "backups", what: problem)]
    }
    guard let last = backup.time else { return [] }
    let age = time.timeIntervalSince(last)
    let what: String
    if age > BackupStamp.ageMaxHours * 3600 {
      what = "the last backup is older than \(Int(BackupStamp.ageMaxHours)) hours"
    } else if age < -BackupStamp.aheadMaxSeconds {
      what = "the time of the last backup, \(last.ISO8601Format()), is in the future"
    } else {
      return []
    }
    return [Problem(severity: .attention, subject: "backups", what: what)]
  }

  /// 0 if there are no problems, 1 if something requires attention, 2 if something is broken.
  var exitCode: Int32 {
    switch problems.first?.severity {
    case .broken: 2
    case .attention: 1
    case nil: 0
    }
  }

  /// The tables, then a line for each problem, then a summary.
  var text: String {
    let tables = StatusTable(self).tables.map { title, table in
      ([title] + table.lines).joined(separator: "\n") + "\n"
    }
    let problems = problems.map { problem in
      let mark = problem.severity == .broken ? "BROKEN   " : "ATTENTION"
      return LogSafeText.text("\(mark) \(problem.subject): \(problem.what)")
    }
    let found =
      switch problems.count {
      case 0: "no problems found"
      case 1: "1 problem found"
      case let count: "\(count) problems found"
      }
    let checked = "\(processes.count) \(processes.count == 1 ? "service" : "services") checked"
    return (tables + problems + ["\(found); \(checked)"]).joined(separator: "\n")
  }

  /// The output of `otolithctl status --json`.
  func json() throws -> String {
    struct Service: Encodable {
      var service: String
      var adminAddress: String
      var state: String
      var problem: String?
      /// Document of its `/status`.
      var status: ServiceStatus?
    }
    struct Document: Encodable {
      var time: Date
      var exitStatus: Int32
      var services: [Service]
      var backupTime: Date?
      var problems: [Problem]
    }
    return try DocumentJSON.text(
      Document(
        time: time, exitStatus: exitCode,
        services: processes.map {
          Service(
            service: $0.service, adminAddress: $0.address.description,
            state: StatusTable.state(of: $0), problem: $0.failure, status: $0.status)
        }, backupTime: backup.time, problems: problems))
  }
}
