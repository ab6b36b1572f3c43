import ControlSupport
import Foundation
import Messages

/// An erasure as it is printed, times UTC to the second.
struct ErasureLines {
  struct Receipt {
    var service: String
    var completed: String
    var counts: [String: Int64]
  }

  var erasureID: String
  var study: String?
  var answers: String
  var requested: String
  var completed: String?
  var receipts: [Receipt]
  var pending: [String]

  init(_ erasure: AuthV1.Erasure) {
    erasureID = erasure.erasureID
    study = erasure.studyID.isEmpty ? nil : erasure.studyID
    answers =
      switch erasure.mode {
      case .eraseAnswers: "erase"
      case .anonymiseAnswers: "anonymise"
      case .unspecified, .unrecognized: "-"
      }
    requested = moment(erasure.requestTime)
    completed = erasure.completeTime.map { moment($0) }
    receipts = erasure.receipts.map { receipt in
      Receipt(
        service: receipt.service, completed: moment(receipt.completeTime),
        counts: Dictionary(
          receipt.counts.map { ($0.kind, $0.count) }, uniquingKeysWith: { $0 + $1 }))
    }
    pending = erasure.pendingServices
  }

  var lines: [String] {
    var lines = [
      "erasure: \(erasureID)",
      "of: \(study.map { "study \($0)" } ?? "everything"), answers: \(answers)",
      "requested: \(requested)", "completed: \(completed ?? "not yet")",
    ]
    for receipt in receipts {
      let counts = receipt.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let told = counts.isEmpty ? "nothing was there" : counts.joined(separator: ", ")
      lines.append("  \(receipt.service) \(receipt.completed): \(told)")
    }
    if answers == "erase",
      receipts.contains(where: { $0.counts["answer_sheets.anonymised", default: 0] > 0 })
    {
      lines.append(
        "answer_sheets.anonymised: kept without any link to the participant by studies that say so in their"
          + " retention")
    }
    return lines + pending.map { "  \($0): not yet" }
  }
}
