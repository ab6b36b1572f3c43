import FoundationEssentials
import Postgres
import TestSupport
import Testing

@testable import IngestionService

/// The tables that an erasure covers besides answer sheets.
@Suite struct PersonalTableTests {
  @Test func everyTableThatNamesAParticipantIsListed() async throws {
    let stack = try await IngestionStack.shared.value
    let unlisted = try await stack.owner.query(
      """
      SELECT relname::text AS name FROM pg_class AS t JOIN pg_attribute AS a ON a.attrelid = t.oid
      WHERE relnamespace = 'ingestion'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND attname = 'participant_id' AND NOT attisdropped
        AND relname NOT IN ('answer_sheets', 'answer_sheet_keys', 'anonymous_names', 'erasures')
        AND relname NOT IN (SELECT table_name FROM ingestion.personal_tables)
      """
    ).map { try $0.decode("name", as: String.self) }
    #expect(unlisted == [])
  }

  @Test func listedTablesExist() async throws {
    let stack = try await IngestionStack.shared.value
    let missing = try await stack.owner.query(
      """
      SELECT table_name AS name FROM ingestion.personal_tables AS listed
      WHERE (SELECT count(*) FROM pg_attribute
        WHERE attrelid = to_regclass('ingestion.' || quote_ident(table_name))
          AND attname = ANY (CASE WHEN of_study THEN ARRAY['participant_id', 'study_id']
            ELSE ARRAY['participant_id'] END))
        <> CASE WHEN of_study THEN 2 ELSE 1 END
      """
    ).map { try $0.decode("name", as: String.self) }
    #expect(missing == [])
  }
}
