"""The cluster through psql: as superuser to read everything, as a service's role to test its rights."""

import contextlib
import csv
import io
import subprocess
from urllib.parse import urlsplit, urlunsplit

SERVICE_SCHEMAS = ("auth", "catalogue", "ingestion", "planning")

# A dotted IPv4 address that is not part of a longer run of digits and dots (a version, a number).
IP_ADDRESS = r"(^|[^0-9.])[0-9]{1,3}(\.[0-9]{1,3}){3}([^0-9.]|$)"


class DatabaseError(Exception):
    """Error output of psql."""


class Database:
    def __init__(self, url: str):
        self.url = url

    def as_role(self, role: str) -> "Database":
        parts = urlsplit(self.url)
        host = parts.netloc.rpartition("@")[2]
        return Database(urlunsplit(parts._replace(netloc=f"{role}@{host}")))

    def query(self, sql: str) -> list[list[str]]:
        """Rows as text; NULL is the empty string."""
        done = subprocess.run(
            ["psql", "-X", "-q", "-t", "--csv", "-v", "ON_ERROR_STOP=1", self.url, "-f", "-"],
            input=sql, capture_output=True, text=True, timeout=60,
        )
        if done.returncode != 0:
            raise DatabaseError(done.stderr.strip())
        # psql prints a row of one NULL as an empty line, which the reader takes for a row without
        # columns.
        return [row or [""] for row in csv.reader(io.StringIO(done.stdout))]

    @contextlib.contextmanager
    def locked(self, table: str):
        """Blocks writes to the table inside the context; reads continue."""
        session = subprocess.Popen(
            ["psql", "-X", "-q", "-A", "-t", self.url], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True,
        )
        session.stdin.write(f"BEGIN; LOCK TABLE {table} IN SHARE MODE; SELECT 'locked';\n")
        session.stdin.flush()
        assert session.stdout.readline().strip() == "locked"
        try:
            yield
        finally:
            session.communicate("ROLLBACK;\n", timeout=20)

    def value(self, sql: str) -> str:
        return self.query(sql)[0][0]

    def tables(self, schemas) -> list[tuple[str, str]]:
        """A partitioned table counts as one."""
        rows = self.query(
            "SELECT nspname, relname FROM pg_class"
            " JOIN pg_namespace ON pg_namespace.oid = relnamespace"
            " WHERE relkind IN ('r', 'p') AND NOT relispartition"
            f" AND nspname IN ({_list(schemas)}) ORDER BY 1, 2"
        )
        return [(schema, table) for schema, table in rows]

    def tables_holding(self, value: str, schemas) -> dict[str, int]:
        """Number of rows by table that contain a text in any column: as text, in JSON, in bytes of a message,
        and a UUID also as 16 bytes."""
        forms = [value.lower(), value.encode().hex()]
        if len(value) == 36 and value.count("-") == 4:
            forms.append(value.replace("-", "").lower())
        condition = " OR ".join(f"position({_text(form)} in row_text) > 0" for form in forms)
        return self._counts(schemas, "lower(t::text) AS row_text", condition)

    def tables_matching(self, pattern: str, schemas) -> dict[str, int]:
        """Number of rows by table in which a column matches a regular expression; bytes are searched as text
        if possible."""
        rows = self.query(
            "SELECT table_schema, table_name, column_name, data_type"
            " FROM information_schema.columns JOIN information_schema.tables"
            " USING (table_schema, table_name) WHERE table_type = 'BASE TABLE'"
            f" AND table_schema IN ({_list(schemas)})"
        )
        found: dict[str, int] = {}
        selects = []
        for schema, table, column, data_type in rows:
            name = f'"{column}"'
            text = f"encode({name}, 'escape')" if data_type == "bytea" else f"{name}::text"
            selects.append(
                f"SELECT {_text(f'{schema}.{table}.{column}')}, count(*)"
                f' FROM "{schema}"."{table}" WHERE {text} ~ {_text(pattern)}'
            )
        for name, count in self.query(" UNION ALL ".join(selects)) if selects else []:
            if int(count):
                found[name] = int(count)
        return found

    def counts(self, schemas, excluding=()) -> dict[str, int]:
        """Number of rows of every table."""
        everything = self._counts(schemas, "1 AS row_text", "true", keep_zero=True)
        return {
            name: count for name, count in everything.items()
            if name.partition(".")[2] not in excluding
        }

    def _counts(self, schemas, projection, condition, keep_zero=False) -> dict[str, int]:
        selects = [
            f"SELECT {_text(f'{schema}.{table}')}, count(*)"
            f' FROM (SELECT {projection} FROM "{schema}"."{table}" t) AS seen WHERE {condition}'
            for schema, table in self.tables(schemas)
        ]
        if not selects:
            raise DatabaseError(f"no tables in {schemas}")
        rows = self.query(" UNION ALL ".join(selects))
        return {name: int(count) for name, count in rows if keep_zero or int(count)}


def _text(value: str) -> str:
    return "'" + value.replace("'", "''") + "'"


def _list(values) -> str:
    return ", ".join(_text(value) for value in values)
