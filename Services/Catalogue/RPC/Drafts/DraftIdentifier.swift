internal import FoundationEssentials
internal import RPC

/// - Throws: INVALID_ARGUMENT with reason ID_INVALID.
func requiredUUID(_ text: String, field: String) throws -> UUID {
  guard let id = UUID(uuidString: text) else {
    throw RPCError.badField(field, "ID_INVALID", "give a UUID that the client makes")
  }
  return id
}
