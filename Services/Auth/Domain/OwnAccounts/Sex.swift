/// Of a human being, by ISO/IEC 5218; "not known" (0) is nil. Raw values are stored.
package enum Sex: String, Sendable, Hashable, CaseIterable {
  case male = "1"
  case female = "2"
  case notApplicable = "9"
}
