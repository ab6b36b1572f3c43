import FoundationEssentials
import Postgres
import Randomisation
import ServiceBasics

/// The tables of allocation schemes, whose seeds and parameters are sealed, and of allocations.
struct AllocationStore: Sendable {
  let codes: SealedCodes

  init(sealing: SealingKeys) {
    codes = SealedCodes(table: "allocation_schemes", id: "scheme_id", sealing: sealing)
  }

  /// Whether a row of `allocation_schemes` conceals groups.
  static let isBlinded = "blinded AND ended_at IS NULL"

  // MARK: Locks

  enum Lock: Sendable {
    /// Assigns members to groups that are not arms.
    case shared
    /// Starts, ends or continues the scheme.
    case exclusive
  }

  /// Serialises the allocations of a study, and its start with other changes of groups, until the end
  /// of the transaction.
  static func lock(_ study: StudyID, _ lock: Lock) -> PostgresStatement<Void> {
    let function = lock == .shared ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock"
    return PostgresStatement(
      """
      SELECT \(unescaped: function)(hashtextextended('otolith-auth allocation ' || \(study.text), 0))
      """)
  }

  // MARK: Schemes

  func find(_ schemeID: UUID) -> PostgresStatement<AllocationScheme?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM allocation_schemes AS scheme
      WHERE scheme_id = \(schemeID)
      """, first: scheme)
  }

  /// Returns the latest scheme of a study.
  func latest(of study: StudyID) -> PostgresStatement<AllocationScheme?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM allocation_schemes AS scheme
      WHERE study_id = \(study.text)
      ORDER BY ended_at IS NULL DESC, started_at DESC, scheme_id LIMIT 1
      """, first: scheme)
  }

  /// Answers nil, without writing, if the id is taken.
  func start(
    _ new: NewAllocationScheme, _ secret: AllocationSecret, at now: Date
  ) -> PostgresStatement<AllocationScheme?> {
    PostgresStatement(
      """
      INSERT INTO allocation_schemes AS scheme (scheme_id, study_id, arm_ids, blinded, unblind_alone,
        commitment, sealed_code, started_at)
      VALUES (\(new.schemeID), \(new.study.text), \(new.parameters.arms.map(\.groupID)),
        \(new.isBlinded), \(new.unblindsAlone), \(secret.parameters.commitment(seed: secret.seed)),
        \(codes.seal(secret.text, of: new.schemeID)), \(now))
      ON CONFLICT (scheme_id) DO NOTHING
      RETURNING \(unescaped: Self.columns)
      """, first: scheme)
  }

  /// Ends a running scheme and reveals its secret.
  func end(
    _ schemeID: UUID, revealing secret: AllocationSecret, at now: Date
  ) -> PostgresStatement<AllocationScheme> {
    PostgresStatement(
      """
      UPDATE allocation_schemes AS scheme SET ended_at = greatest(\(now), started_at),
        seed = \(secret.seed), parameters = \(secret.parameters.text)
      WHERE scheme_id = \(schemeID) AND ended_at IS NULL
      RETURNING \(unescaped: Self.columns)
      """, named: "the end of an allocation", row: scheme)
  }

  /// Whether the groups of the study are concealed from staff without the right to see them.
  static func conceals(_ study: StudyID) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT FROM allocation_schemes WHERE study_id = \(study.text)
          AND \(unescaped: isBlinded)
        """)
  }

  /// Whether the group is an arm of the study's running scheme.
  static func isArm(_ groupID: String, of study: StudyID) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT FROM allocation_schemes WHERE study_id = \(study.text)
          AND ended_at IS NULL AND \(groupID) = ANY (arm_ids)
        """)
  }

  /// Whether current members belong to one of the groups, or usable invitations lead to one.
  static func areInUse(
    _ groupIDs: [String], of study: StudyID, at now: Date
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT FROM enrolments
        WHERE study_id = \(study.text) AND left_at IS NULL AND group_id = ANY (\(groupIDs))
        UNION ALL
        SELECT FROM invitations
        WHERE study_id = \(study.text) AND group_id = ANY (\(groupIDs)) AND revoked_at IS NULL
          AND expires_at > \(now) AND uses < uses_max
        """)
  }

  private static let columns =
    "scheme.scheme_id, scheme.study_id, blinded, unblind_alone, commitment, sealed_code, started_at, "
    + "ended_at, seed, parameters, (SELECT count(*) FROM allocations "
    + "WHERE allocations.scheme_id = scheme.scheme_id) AS allocated_count"

  @Sendable private func scheme(_ row: PostgresRow) throws -> AllocationScheme {
    let schemeID: UUID = try row.decode("scheme_id")
    let (seed, parameters) = (
      try row.decode("seed", as: [UInt8]?.self), try row.decode("parameters", as: String?.self)
    )
    let secret =
      if let seed, let parameters {
        AllocationParameters(text: parameters).map { AllocationSecret(seed: seed, parameters: $0) }
      } else {
        codes.open(try row.decode("sealed_code"), of: schemeID)
          .flatMap(AllocationSecret.init(text:))
      }
    return AllocationScheme(
      schemeID: schemeID, studyID: try row.decode("study_id"),
      isBlinded: try row.decode("blinded"), unblindsAlone: try row.decode("unblind_alone"),
      commitment: try row.decode("commitment"), secret: secret,
      startedAt: try row.decode("started_at"), endedAt: try row.decode("ended_at"),
      allocatedCount: try row.decode("allocated_count"))
  }
}

// MARK: - Allocations

extension AllocationStore {
  /// Returns the participant's allocation in a study, of the latest scheme or an earlier one.
  static func find(
    of participantID: UUID, in study: StudyID
  ) -> PostgresStatement<Allocation?> {
    PostgresStatement(
      """
      SELECT \(unescaped: allocationColumns) FROM allocations
      WHERE participant_id = \(participantID) AND study_id = \(study.text)
      """, first: allocation)
  }

  static func find(_ requestID: UUID, of schemeID: UUID) -> PostgresStatement<Allocation?> {
    PostgresStatement(
      """
      SELECT \(unescaped: allocationColumns) FROM allocations
      WHERE scheme_id = \(schemeID) AND request_id = \(requestID)
      """, first: allocation)
  }

  /// Lists allocations by position.
  ///
  /// - Parameter last: last position of the previous page; 0 for the first page.
  static func list(
    of schemeID: UUID, after last: Int, limit: Int
  ) -> PostgresStatement<[Allocation]> {
    PostgresStatement(
      """
      SELECT \(unescaped: allocationColumns) FROM allocations
      WHERE scheme_id = \(schemeID) AND position > \(last) ORDER BY position LIMIT \(limit)
      """, each: allocation)
  }

  /// Counts allocations by stratum and arm.
  static func counts(of schemeID: UUID) -> PostgresStatement<[[String]: [String: Int]]> {
    PostgresStatement(
      """
      SELECT stratum, group_id, count(*) AS count FROM allocations
      WHERE scheme_id = \(schemeID) GROUP BY stratum, group_id
      """
    ) { rows in
      try rows.reduce(into: [:]) { counts, row in
        let (stratum, groupID, count) = try row.decode([String].self, String.self, Int.self)
        counts[stratum, default: [:]][groupID] = count
      }
    }
  }

  static func insert(_ allocation: Allocation) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO allocations (scheme_id, study_id, position, stratum, group_id, participant_id,
        member_id, request_id, allocated_at)
      VALUES (\(allocation.schemeID), \(allocation.studyID), \(allocation.position),
        \(allocation.stratum), \(allocation.groupID), \(allocation.participantID),
        \(allocation.memberID), \(allocation.requestID), \(allocation.allocatedAt))
      """)
  }

  private static let allocationColumns =
    "scheme_id, study_id, position, stratum, group_id, participant_id, member_id, request_id, "
    + "allocated_at"

  @Sendable private static func allocation(_ row: PostgresRow) throws -> Allocation {
    Allocation(
      schemeID: try row.decode("scheme_id"), studyID: try row.decode("study_id"),
      position: try row.decode("position"), stratum: try row.decode("stratum"),
      groupID: try row.decode("group_id"), participantID: try row.decode("participant_id"),
      memberID: try row.decode("member_id"), requestID: try row.decode("request_id"),
      allocatedAt: try row.decode("allocated_at"))
  }
}
