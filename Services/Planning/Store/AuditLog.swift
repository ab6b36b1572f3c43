import Audit

typealias AuditLog = ActionLog<AuditAction>
typealias AuditRecord = AuditLog.Record

extension AuditAction: AuditedAction {
  static let service = "otolith-planning"
  static let format = "otolith-planning-audit-1"
  static let hasCheckpoints = false
}
