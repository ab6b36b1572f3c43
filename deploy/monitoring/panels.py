"""What the dashboards show: the table that make-dashboards lays out.

In expressions `$S` stands for the choice of job and instance, `$R` for an interval that fits the zoom.
"""

from dataclasses import dataclass, field

PANELS_OF_A_ROW = 3
_CHOICE = 'job=~"$job", instance=~"$instance"'
_INTERVAL = "$__rate_interval"


@dataclass(frozen=True)
class Query:
    written: str
    legend: str = ""

    @property
    def expression(self) -> str:
        return self.written.replace("$S", _CHOICE).replace("$R", _INTERVAL)


@dataclass(frozen=True)
class Panel:
    title: str
    # Of Grafana: s, ops, bytes, percentunit, dtdurations, short.
    unit: str
    queries: tuple[Query, ...]
    # What to think of it.
    meaning: str = ""
    # A number instead of a curve.
    is_number: bool = False


@dataclass(frozen=True)
class Dashboard:
    name: str
    title: str
    meaning: str
    rows: list[tuple[str, list[Panel]]] = field(default_factory=list)
    # Of the service, as its `otolith_build_info` names it; empty: all.
    service: str = ""

    @property
    def matcher(self) -> str:
        return f'service="{self.service}", ' if self.service else ""


def panel(title: str, unit: str, *queries: tuple[str, str] | str, meaning: str = "") -> Panel:
    made = tuple(Query(*each) if isinstance(each, tuple) else Query(each) for each in queries)
    return Panel(title, unit, made, meaning)


def number(title: str, unit: str, query: str, legend: str = "", meaning: str = "") -> Panel:
    return Panel(title, unit, (Query(query, legend),), meaning, is_number=True)


def _quantile(share: float, metric: str, by: str) -> str:
    return f"histogram_quantile({share}, sum by ({by}, le) (rate({metric}_bucket{{$S}}[$R])))"


STATE = ("State", [
    number("Serving", "short", "otolith_serving{$S}", "{{instance}}", "1: health is SERVING."),
    number("Version", "short", "count by (service, version) (otolith_build_info{$S})",
           "{{service}} {{version}}", "Instances of each version."),
    number("Up since", "dateTimeAsIso", "1000 * process_start_time_seconds{$S}", "{{instance}}"),
    panel("Processor", "percentunit", ("rate(process_cpu_seconds_total{$S}[$R])", "{{instance}}"),
          meaning="1 is one processor."),
    panel("Memory", "bytes", ("process_resident_memory_bytes{$S}", "{{instance}}")),
    panel("Descriptors", "short", ("process_open_fds{$S}", "{{instance}} open"),
          ("process_max_fds{$S}", "{{instance}} at most")),
    panel("Work that fails", "short", ("otolith_work_failing{$S} == 1", "{{instance}} {{work}}"),
          meaning="Empty is good: work in the background that fails and is tried again."),
    panel("Lines and spans that are lost", "ops",
          ("rate(otolith_log_lines_dropped_total{$S}[$R])", "{{instance}} lines of the log"),
          ('rate(otolith_trace_spans_total{$S,outcome!="exported"}[$R])', "{{instance}} spans {{outcome}}"),
          meaning="Empty is good: a reader of the log or a collector of traces that is slow or away."),
    panel("Certificate ends in", "s",
          ("otolith_tls_certificate_expiry_timestamp_seconds{$S} - time()", "{{instance}}"),
          meaning="Empty where no TLS is spoken."),
    panel("Security events", "ops",
          ("sum by (kind) (rate(otolith_security_events_total{$S}[$R]))", "{{kind}}")),
])
CALLS = ("Calls", [
    panel("Calls", "ops",
          ("sum by (grpc_method) (rate(grpc_server_handled_total{$S}[$R])) > 0", "{{grpc_method}}")),
    panel("Calls by status", "ops",
          ("sum by (grpc_code) (rate(grpc_server_handled_total{$S}[$R])) > 0", "{{grpc_code}}")),
    panel("Calls that fail", "percentunit",
          ('sum by (grpc_method) (rate(grpc_server_handled_total{$S, grpc_code=~"Internal|Unknown|DataLoss|Unavailable"}[$R]))'
           " / sum by (grpc_method) (rate(grpc_server_handled_total{$S}[$R])) > 0", "{{grpc_method}}"),
          meaning="For faults of the server."),
    panel("How long calls take", "s",
          (_quantile(0.5, "grpc_server_handling_seconds", "grpc_type"), "{{grpc_type}} median"),
          (_quantile(0.95, "grpc_server_handling_seconds", "grpc_type"), "{{grpc_type}} 95 %")),
    panel("The slowest methods", "s",
          ("topk(5, " + _quantile(0.95, "grpc_server_handling_seconds", "grpc_method") + " > 0)",
           "{{grpc_method}}"), meaning="95 % of calls take less."),
    panel("Calls under way", "short",
          ("sum by (grpc_method) (grpc_server_started_total{$S})"
           " - sum by (grpc_method) (grpc_server_handled_total{$S}) > 0", "{{grpc_method}}"),
          meaning="Streams among them."),
    panel("Messages", "ops",
          ("sum(rate(grpc_server_msg_received_total{$S}[$R]))", "received"),
          ("sum(rate(grpc_server_msg_sent_total{$S}[$R]))", "sent")),
    panel("Limits met", "ops",
          ("sum by (limit) (rate(otolith_rpc_limit_total{$S}[$R])) > 0", "{{limit}}")),
    panel("Connections ended by the server", "ops",
          ("sum by (reason) (rate(otolith_rpc_server_connections_ended_total{$S}[$R])) > 0", "{{reason}}"),
          ("sum by (listener) (rate(otolith_accept_pauses_total{$S}[$R])) > 0", "pauses of {{listener}}")),
])
PEERS = ("What it asks others", [
    panel("Calls to other services", "ops",
          ("sum by (grpc_service, grpc_code) (rate(grpc_client_handled_total{$S}[$R])) > 0",
           "{{grpc_service}} {{grpc_code}}")),
    panel("How long they take", "s",
          (_quantile(0.95, "grpc_client_handling_seconds", "grpc_service"), "{{grpc_service}} 95 %")),
])
DATABASE = ("Database", [
    number("Answers", "short", "otolith_database_up{$S}", "{{instance}}"),
    number("Read only", "short", "otolith_database_read_only{$S}", "{{instance}}"),
    panel("Connections", "short",
          ("otolith_database_connections{$S} - otolith_database_connections_idle{$S}", "{{instance}} in use"),
          ("otolith_database_connections{$S}", "{{instance}} open"),
          ("otolith_database_connections_max{$S}", "{{instance}} at most")),
    panel("Calls that wait for one", "short", ("otolith_database_waiting{$S}", "{{instance}}")),
    panel("Partitions are ready for", "s",
          ("min by (table) (otolith_partition_end_timestamp_seconds{$S}) - time()", "{{table}}"),
          meaning="By day where rows come and go (outbox), by month where they stay."),
    panel("Partitions in disorder", "short",
          ("max by (table) (otolith_partition_problems{$S})", "{{table}}: problems"),
          ("max by (table) (otolith_partition_default_rows{$S})", "{{table}}: rows outside")),
])
BUS = ("Bus", [
    panel("Consumers behind", "s",
          ("max by (consumer) (otolith_bus_lag_seconds{$S})", "{{consumer}}"),
          meaning="Age of the next event; a gap: it is stopped."),
    panel("Events behind", "short", ("max by (consumer) (otolith_bus_lag_events{$S})", "{{consumer}}")),
    panel("Events applied", "ops",
          ("sum by (consumer) (rate(otolith_bus_applied_total{$S}[$R]))", "{{consumer}}")),
    panel("Outbox", "short", ("max(otolith_bus_outbox_events{$S})", "events that wait"),
          ("max(otolith_bus_outbox_age_seconds{$S})", "age of the oldest in seconds")),
    panel("Events relayed", "ops", ("sum(rate(otolith_bus_relayed_total{$S}[$R]))", "relayed")),
    panel("Trouble", "short",
          ("max by (consumer) (otolith_bus_dead_letters{$S}) > 0", "{{consumer}}: dead letters"),
          ("max by (consumer) (otolith_bus_parked_events{$S}) > 0", "{{consumer}}: parked"),
          ("max by (consumer) (otolith_bus_consumer_stopped{$S}) > 0", "{{consumer}}: stopped"),
          ("max by (consumer) (otolith_bus_consumer_waiting{$S}) > 0", "{{consumer}}: waits"),
          ("sum by (consumer) (increase(otolith_bus_failed_attempts_total{$S}[$R])) > 0",
           "{{consumer}}: attempts that failed"),
          ("sum by (consumer) (increase(otolith_bus_given_up_total{$S}[$R])) > 0", "{{consumer}}: given up"),
          ("sum by (consumer) (increase(otolith_bus_refused_total{$S}[$R])) > 0", "{{consumer}}: refused"),
          meaning="Empty is good."),
])
AUDIT = ("Audit log", [
    panel("Entries", "short", ("max by (instance) (otolith_audit_entries{$S})", "{{instance}}"),
          meaning="Never falls."),
    panel("Sealed", "s", ("time() - otolith_audit_sealed_timestamp_seconds{$S}", "{{instance}} ago"),
          meaning="Every five minutes; empty without a key."),
])
MAILS = ("Mails and erasures", [
    panel("Mails", "ops", ("sum by (outcome) (rate(otolith_mails_total{$S}[$R]))", "{{outcome}}")),
    panel("Mails that wait", "short", ("max(otolith_mails_waiting{$S})", "waiting"),
          meaning="Without newsletters."),
    panel("The oldest mail", "s", ("max(otolith_mail_oldest_age_seconds{$S})", "waits for")),
    panel("Erasures under way", "short", ("max(otolith_erasures_under_way{$S})", "under way")),
    panel("The oldest erasure", "s", ("max(otolith_erasure_oldest_age_seconds{$S})", "since")),
])
SUBMISSIONS = ("What devices hand in", [
    panel("Verdicts on sheets", "ops",
          ('sum by (verdict) (rate(otolith_verdicts_total{$S, kind="sheet"}[$R]))', "{{verdict}}"),
          meaning="Only what is postponed is sent again."),
    panel("Verdicts on records and sessions", "ops",
          ('sum by (kind, verdict) (rate(otolith_verdicts_total{$S, kind!="sheet"}[$R])) > 0',
           "{{kind}} {{verdict}}")),
    panel("Rows of a batch", "short",
          ("sum by (kind) (rate(otolith_batch_rows_total{$S}[$R]))"
           ' / sum by (kind) (rate(otolith_batches_total{$S, outcome="written"}[$R]))', "{{kind}}")),
    panel("How long a batch takes", "s",
          (_quantile(0.5, "otolith_batch_seconds", "kind"), "{{kind}} median"),
          (_quantile(0.95, "otolith_batch_seconds", "kind"), "{{kind}} 95 %")),
    panel("Batches", "ops", ("sum by (kind, outcome) (rate(otolith_batches_total{$S}[$R]))", "{{kind}} {{outcome}}")),
    panel("Rows that wait", "short", ("otolith_batch_waiting_rows{$S}", "{{instance}} {{kind}}")),
    panel("Reads that may be stale", "ops",
          ("sum by (target) (rate(otolith_database_reads_total{$S}[$R]))", "{{target}}"),
          meaning="Empty without a replica."),
])
PROMPTS = ("Plans and prompts", [
    panel("Plans made ahead", "ops", ("sum by (outcome) (rate(otolith_plans_total{$S}[$R]))", "{{outcome}}")),
    panel("Due to be planned for", "short", ("max(otolith_plans_waiting{$S})", "people")),
    panel("Due for", "s", ("max(otolith_plan_oldest_age_seconds{$S})", "the first")),
    panel("Prompts", "ops", ("sum by (way, outcome) (rate(otolith_prompts_total{$S}[$R])) > 0", "{{way}} {{outcome}}")),
    panel("Prompts that nobody was told of", "short", ("max by (way) (otolith_prompts_waiting{$S})", "{{way}}")),
    panel("Late by", "s", ("max by (way) (otolith_prompt_oldest_age_seconds{$S})", "{{way}}")),
    panel("Told a minute late or more", "ops", ("sum by (way) (rate(otolith_prompts_late_total{$S}[$R]))", "{{way}}")),
    panel("Gateways that watch", "short", ("sum by (instance) (otolith_prompt_watchers{$S})", "{{instance}}")),
    number("Time zones", "short", "count by (version) (otolith_tzdata_info{$S} == 1)", "{{version}}",
           "Instances that use each version."),
    number("Zones that PostgreSQL has otherwise", "short", "max(otolith_tzdata_differing_zones{$S})", "zones",
           "0 is good; else tzdata is older on one of the two machines."),
])
OVERVIEW = [
    ("All of it", [
        number("Alerts", "short", 'count by (severity) (ALERTS{alertname=~"Otolith.+", alertstate="firing"})',
               "{{severity}}", "Empty is good."),
        number("Instances that serve", "short", "sum by (service) (otolith_build_info{$S} * on (job, instance) group_left () otolith_serving{$S})",
               "{{service}}"),
        number("Versions", "short", "count by (service, version) (otolith_build_info{$S})", "{{service}} {{version}}"),
        panel("Calls", "ops",
              ('sum by (grpc_service) (rate(grpc_server_handled_total{$S, grpc_service=~"otolith[.].*"}[$R])) > 0',
               "{{grpc_service}}")),
        panel("Calls that fail", "percentunit",
              ('sum by (grpc_service) (rate(grpc_server_handled_total{$S, grpc_code=~"Internal|Unknown|DataLoss|Unavailable"}[$R]))'
               " / sum by (grpc_service) (rate(grpc_server_handled_total{$S}[$R])) > 0", "{{grpc_service}}"),
              meaning="For faults of the server."),
        panel("95 % of calls take less than", "s",
              ('histogram_quantile(0.95, sum by (grpc_service, le) (rate(grpc_server_handling_seconds_bucket'
               '{$S, grpc_type="unary", grpc_service=~"otolith[.].*"}[$R])))', "{{grpc_service}}")),
    ]),
    ("What people notice", [
        SUBMISSIONS[1][0], PROMPTS[1][5], MAILS[1][2],
    ]),
    ("Below", [
        DATABASE[1][0], DATABASE[1][3], BUS[1][0], BUS[1][5], STATE[1][3], STATE[1][4], STATE[1][6],
        DATABASE[1][4], MAILS[1][4],
    ]),
]
_COMMON = [STATE, CALLS, PEERS, DATABASE, BUS]
DASHBOARDS = [
    Dashboard("otolith", "Otolith", "All services: what people notice, and what is below.", OVERVIEW),
    Dashboard("otolith-auth", "Otolith: auth", "Accounts, sessions, mails.",
              [MAILS, *_COMMON, AUDIT], "otolith-auth"),
    Dashboard("otolith-catalogue", "Otolith: catalogue", "Studies and questionnaires.",
              [STATE, CALLS, DATABASE, BUS, AUDIT], "otolith-catalogue"),
    Dashboard("otolith-ingestion", "Otolith: ingestion", "What devices hand in, and exports.",
              [SUBMISSIONS, *_COMMON], "otolith-ingestion"),
    Dashboard("otolith-planning", "Otolith: planning", "Plans and prompts.",
              [PROMPTS, *_COMMON, AUDIT], "otolith-planning"),
]
