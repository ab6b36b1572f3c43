import ControlSupport
import Foundation
import ServiceKit

/// What `otolithctl status --json` and `doctor --json` print.
public struct StatusDocument: Encodable, Sendable {
  struct Service: Encodable, Sendable {
    var service: String
    var adminAddress: String?
    var callAddress: String?
    /// As the table has it: `serving`, `degraded`, `not ready`, `not serving`, `stuck`, `away`.
    var state: String
    /// Why it could not be asked.
    var problem: String?
    var certificateEndTime: Date?
    /// The document of its `/status`.
    var status: ServiceStatus?
  }

  var time: Date
  var version: String
  /// 0, 1 or 2, as the command ends.
  var exitStatus: Int
  var services: [Service]?
  var backupTime: Date?
  var findings: [Finding]

  /// - Parameter showsServices: whether what was gathered is in it, or the findings alone.
  public init(_ facts: Facts, _ diagnosis: Diagnosis, showsServices: Bool) {
    time = facts.time
    version = facts.version
    exitStatus = Int(diagnosis.exitCode)
    findings = diagnosis.findings
    if case .stamped(let time, _) = facts.backup { backupTime = time }
    services = showsServices ? facts.instances.map(Self.service) : nil
  }

  private static func service(_ instance: Facts.Instance) -> Service {
    var problem: String?
    if case .failure(let error) = instance.call?.isServing { problem = error.reason }
    if case .failure(let error) = instance.admin?.result { problem = error.reason }
    return Service(
      service: instance.service, adminAddress: instance.admin?.address,
      callAddress: instance.call?.address, state: StatusTable.state(of: instance),
      problem: problem, certificateEndTime: instance.call?.certificateEnd,
      status: instance.status)
  }

  public func text() throws -> String { try DocumentJSON.text(self) }
}
