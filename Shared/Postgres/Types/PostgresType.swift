/// The object ids of the supported PostgreSQL types (`pg_type.dat`; stable across versions of
/// PostgreSQL).
public enum PostgresType {
  /// PostgreSQL infers the type from the context.
  public static let unspecified: UInt32 = 0
  public static let bool: UInt32 = 16
  public static let bytea: UInt32 = 17
  public static let char: UInt32 = 18
  public static let name: UInt32 = 19
  public static let int8: UInt32 = 20
  public static let int2: UInt32 = 21
  public static let int4: UInt32 = 23
  public static let text: UInt32 = 25
  public static let oid: UInt32 = 26
  public static let json: UInt32 = 114
  public static let float4: UInt32 = 700
  public static let float8: UInt32 = 701
  public static let unknown: UInt32 = 705
  public static let bpchar: UInt32 = 1042
  public static let varchar: UInt32 = 1043
  public static let date: UInt32 = 1082
  public static let timestamptz: UInt32 = 1184
  public static let uuid: UInt32 = 2950
  public static let jsonb: UInt32 = 3802
  public static let xid8: UInt32 = 5069

  public static let boolArray: UInt32 = 1000
  public static let byteaArray: UInt32 = 1001
  public static let int2Array: UInt32 = 1005
  public static let int4Array: UInt32 = 1007
  public static let textArray: UInt32 = 1009
  public static let int8Array: UInt32 = 1016
  public static let float4Array: UInt32 = 1021
  public static let float8Array: UInt32 = 1022
  public static let dateArray: UInt32 = 1182
  public static let timestamptzArray: UInt32 = 1185
  public static let uuidArray: UInt32 = 2951
  public static let jsonbArray: UInt32 = 3807
  public static let xid8Array: UInt32 = 271

  /// The first id of user-defined types (`FirstNormalObjectId`), such as enums.
  static let firstUserDefined: UInt32 = 16384
}
