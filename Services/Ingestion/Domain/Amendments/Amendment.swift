package import Calendar
import Fields
package import FoundationEssentials

/// A participant's change to a stored sheet (SON FA16 and FA18, generic forms §4.2.2).
package struct Amendment: Sendable, Hashable {
  package enum Change: Sendable, Hashable {
    /// All answers of the new revision.
    case answers([Answer])
    /// The questions whose answers are taken back; the other answers stay.
    case withdrawnAnswers([String])
    /// The sheet is taken back.
    case withdrawnSheet
  }

  /// Made by the device.
  package var amendmentID: UUID
  package var sheetID: UUID
  /// That it builds on, from 1.
  package var baseRevision: Int
  /// At most ``reasonLengthMax`` Unicode scalars.
  package var reason: String
  /// By the device's clock.
  package var amendedAt: Instant
  package var change: Change

  package static let reasonLengthMax = 500
  /// Questions of which answers are taken back at once.
  package static let withdrawnCountMax = 5000

  package init(
    amendmentID: UUID, sheetID: UUID, baseRevision: Int, reason: String, amendedAt: Instant,
    change: Change
  ) {
    self.amendmentID = amendmentID
    self.sheetID = sheetID
    self.baseRevision = baseRevision
    self.reason = reason
    self.amendedAt = amendedAt
    self.change = change
  }

  package var isWithdrawal: Bool {
    if case .answers = change { false } else { true }
  }

  /// The bytes whose SHA-256 says whether two amendments with one id are the same: `otolith amendment 1` and a zero
  /// byte; sheet id, revision, reason, time in microseconds; then the kind of change and what it says, answers in
  /// the order of the bytes of their ids and canonical (``CanonicalEncoding``). Integers are big-endian, what varies
  /// in length is preceded by it.
  package var canonicalBytes: [UInt8] {
    var bytes = Array("otolith amendment 1\0".utf8)
    func append(_ integer: Int64) {
      withUnsafeBytes(of: integer.bigEndian) { bytes.append(contentsOf: $0) }
    }
    func append(_ part: some Collection<UInt8>) {
      append(Int64(part.count))
      bytes += part
    }
    append(sheetID.text.utf8)
    append(Int64(baseRevision))
    append(reason.utf8)
    append(amendedAt.microseconds)
    switch change {
    case .answers(let answers):
      bytes.append(1)
      for answer in answers.sorted(by: Self.isBefore) { append(CanonicalEncoding.encode(answer)) }
    case .withdrawnAnswers(let elementIDs):
      bytes.append(2)
      for elementID in elementIDs.sorted() { append(elementID.utf8) }
    case .withdrawnSheet:
      bytes.append(3)
    }
    return bytes
  }

  private static func isBefore(_ left: Answer, _ right: Answer) -> Bool {
    left.elementID.utf8.lexicographicallyPrecedes(right.elementID.utf8)
  }
}
