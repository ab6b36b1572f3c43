import Calendar
import Postgres

extension PostgresDate {
  /// Nil beyond what a `date` holds, which no schedule reaches.
  init?(_ date: CivilDate) {
    let (year, month, day) = date.components
    self.init(year: year, month: month, day: day)
  }

  var civilDate: CivilDate {
    let (year, month, day) = components
    return CivilDate(year: year, month: month, day: day)
  }
}
