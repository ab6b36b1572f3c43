import FoundationEssentials
import Postgres
import ServiceBasics

/// Codes in the column `sealed_code` of a table, sealed with a key outside the database, so that a
/// copy of the database opens no account. Everything else that opens one is hashed.
struct SealedCodes: Sendable {
  let table: String
  /// The column with the UUID that identifies a row.
  let id: String
  let sealing: SealingKeys
  /// Whether the column `code_proof` has a keyed hash of the code, by which rows are found.
  var hasProof = false

  func seal(_ code: String, of rowID: UUID) -> [UInt8] {
    sealing.seal(Array(code.utf8), context: context(rowID))
  }

  /// Returns nil if another key sealed the code.
  func open(_ sealed: [UInt8], of rowID: UUID) -> String? {
    sealing.open(sealed, context: context(rowID)).map { String(decoding: $0.plain, as: UTF8.self) }
  }

  /// Returns the keyed hash of a code, 32 bytes. Without the key it cannot be tested against guesses.
  func proof(of code: String) -> [UInt8] {
    sealing.proof(of: Array(code.utf8), context: proofContext, size: Self.proofSize)
  }

  /// Returns the hashes of a code by the current key and, if there is one, the previous key.
  func proofs(of code: String) -> [[UInt8]] {
    sealing.proofs(of: Array(code.utf8), context: proofContext, size: Self.proofSize)
  }

  private static let proofSize = 32
  private var proofContext: String { "code_proof of \(table)" }

  /// Seals the codes that the previous sealing key sealed with the current one. Codes that neither
  /// key opens stay as they are.
  func reseal(on connection: PostgresConnection) async throws {
    guard sealing.previous != nil else { return }
    let rows = try await connection.query(
      "SELECT \(unescaped: id), sealed_code FROM \(unescaped: table) FOR UPDATE")
    for row in rows {
      let (rowID, sealed) = try row.decode(UUID.self, [UInt8].self)
      guard let code = sealing.open(sealed, context: context(rowID)), code.isOutdated else {
        continue
      }
      var update: PostgresQuery = """
        UPDATE \(unescaped: table)
        SET sealed_code = \(sealing.seal(code.plain, context: context(rowID)))
        """
      if hasProof {
        update.append(", code_proof = \(proof(of: String(decoding: code.plain, as: UTF8.self)))")
      }
      update.append(" WHERE \(unescaped: id) = \(rowID)")
      try await connection.execute(update)
    }
  }

  /// Binds a sealed code to its row and table.
  private func context(_ rowID: UUID) -> String { "\(table) \(rowID.text)" }
}
