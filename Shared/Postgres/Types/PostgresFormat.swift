/// How a parameter's bytes are meant (PostgreSQL manual §55.1.3).
public enum PostgresFormat: Int32, Sendable {
  case text = 0
  case binary = 1
}
