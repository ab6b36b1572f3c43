import ControlSupport
import Foundation
import Messages

/// An erasure as it is printed, times UTC to the second.
struct ErasureLines: Encodable {
  struct Receipt: Encodable {
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

  enum CodingKeys: String, CodingKey {
    case erasureID = "erasure_id"
    case study, answers, requested, completed, receipts
    case pending = "pending_services"
  }

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

  func print(asJSON isJSON: Bool) throws {
    if isJSON { return Swift.print(try AccountLine.json(self)) }
    Swift.print("erasure: \(erasureID)")
    Swift.print("of: \(study.map { "study \($0)" } ?? "everything"), answers: \(answers)")
    Swift.print("requested: \(requested)")
    Swift.print("completed: \(completed ?? "not yet")")
    for receipt in receipts {
      let counts = receipt.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let told = counts.isEmpty ? "nothing was there" : counts.joined(separator: ", ")
      Swift.print("  \(receipt.service) \(receipt.completed): \(told)")
    }
    if answers == "erase",
      receipts.contains(where: { $0.counts["answer_sheets.anonymised", default: 0] > 0 })
    {
      Swift.print(
        "answer_sheets.anonymised: kept without any link to the participant by studies that say so in their"
          + " retention")
    }
    for service in pending { Swift.print("  \(service): not yet") }
  }
}
