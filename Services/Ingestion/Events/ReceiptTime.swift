import Calendar
import Fields
import FoundationEssentials
import Hashing

extension Instant {
  /// Receipts within these microseconds are published as one instant; divides a day.
  private static let receiptBucket: Int64 = 5_000_000

  /// Returns a receipt as published to planning for a study: less than ten seconds earlier, by a
  /// distance that differs between studies and receipts. One call may submit to several studies, and
  /// instants or differences of instants that they share would link the participant's pseudonyms.
  ///
  /// Receipts of a study are never in the other order, and none is moved to the day before. None is
  /// moved before an erasure of the study's data, which planning would take for its end: otolith-auth
  /// lets a participant join again only fifteen seconds after requesting the erasure.
  func asReceipt(by participantID: UUID, in studyID: String) -> Instant {
    let begin = advanced(byMicroseconds: -(microseconds % Self.receiptBucket))
    var hash = FNV1a(participantID.text.utf8)
    hash.combine(studyID.utf8)
    hash.combine(begin.iso8601.utf8)
    let shift = Int64(clamping: hash.value % UInt64(clamping: Self.receiptBucket)) + 1
    return max(startOfDay, begin.advanced(byMicroseconds: -shift))
  }

  /// Returns when a sheet counts, as published to planning: the device's time as it is, a receipt
  /// by ``asReceipt(by:in:)``.
  static func told(
    _ countedAt: Instant, finishedAt: Instant, by participantID: UUID, in studyID: String
  ) -> Instant {
    countedAt == finishedAt ? countedAt : countedAt.asReceipt(by: participantID, in: studyID)
  }
}
