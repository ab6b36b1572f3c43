import Fields
import FoundationEssentials
import Messages
import RPCCore
import ServiceKit

extension RPCError {
  /// Maps the conflicts of retired and deleted studies.
  static func studyClosing(_ conflict: CatalogueError.Conflict) -> RPCError {
    func refused(_ text: String, reason: CatalogueV1.ErrorReason) -> RPCError {
      RPCError(.failedPrecondition, text, reason: reason)
    }
    return switch conflict {
    case .studyRetired:
      refused("the study is retired; reinstate it before importing it", reason: .studyRetired)
    case .studyNotEnded:
      refused(
        "the study is running, or its start or end is less than an hour away; end it first",
        reason: .studyNotEnded)
    case .studyHasParticipants:
      refused(
        "participants joined the study, and it keeps their answers without a limit after its end; "
          + "retire it instead", reason: .studyHasParticipants)
    case .retentionNotPassed(let time):
      retentionNotPassed(until: Date(timeIntervalSince1970: TimeInterval(time.seconds)))
    default:
      refused(
        "a study with this id was deleted, and the id cannot be used again; choose another one",
        reason: .studyDeleted)
    }
  }

  private static func retentionNotPassed(until time: Date) -> RPCError {
    let text = time.formatted(.iso8601)
    return RPCError(
      .failedPrecondition,
      "participants joined the study, and it keeps their answers until \(text); try again after that",
      reason: .retentionNotPassed, metadata: ["delete_time": text])
  }
}
