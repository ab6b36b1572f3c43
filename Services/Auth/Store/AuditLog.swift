import Audit

typealias AuditLog = ActionLog<AuditAction>
typealias AuditRecord = AuditLog.Record

extension AuditAction: AuditedAction {
  static let service = "otolith-auth"
  static let format = "otolith-audit-1"
  static let hasCheckpoints = true
}
