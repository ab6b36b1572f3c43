internal import FoundationEssentials
internal import ServiceKit

/// - Throws: INVALID_ARGUMENT with reason REQUIRED or ID_INVALID.
func requiredUUID(_ text: String, field: String) throws -> UUID {
  var checks = FieldChecks()
  let id = checks.uuid(text, field: field)
  return try checks.unwrap(id)
}
