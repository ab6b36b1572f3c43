/// What settings may hold at most.
package enum SettingsLimits {
  /// Of all settings of a participant together, as they are kept (JSON), where the operator says nothing else.
  package static let bytesMax = 64 << 10
  /// Unicode scalars.
  package static let ringToneLengthMax = 64
  /// Two on each weekday.
  package static let quietHoursMax = 14
  package static let studyLanguagesMax = 100
  package static let chartsMax = 100
  package static let chartElementsMax = 50
  /// Ten years.
  package static let chartDaysMax: UInt32 = 3660
  package static let favouriteSoundsMax = 1000
  /// Hertz: what people hear.
  package static let tinnitusFrequencies = 20.0...20_000.0
  /// As a schedule's.
  package static let notificationsPerDayMax: UInt32 = 96
  /// As a schedule's.
  package static let notificationGapMinutesMax: UInt32 = 720
  package static let othersMax = 100
  package static let otherNameLengthMax = 64
  /// Unicode scalars.
  package static let otherValueLengthMax = 4096
}
