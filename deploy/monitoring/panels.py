"""Contents of the dashboards; make-dashboards computes the layout.

In expressions `$S` is the selection of job and instance, `$R` the interval that fits the zoom.
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
    # Unit of Grafana: s, ops, bytes, percentunit, dtdurations, short.
    unit: str
    queries: tuple[Query, ...]
    # Explanation for operators.
    meaning: str = ""
    # Whether it shows a number instead of a curve.
    is_number: bool = False


@dataclass(frozen=True)
class Dashboard:
    name: str
    title: str
    meaning: str
    rows: list[tuple[str, list[Panel]]] = field(default_factory=list)
    # Service name as in `otolith_build_info`; empty for all services.
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
    number("Started", "dateTimeAsIso", "1000 * process_start_time_seconds{$S}", "{{instance}}"),
    panel("CPU", "percentunit", ("rate(process_cpu_seconds_total{$S}[$R])", "{{instance}}"),
          meaning="1 is one core."),
    panel("Memory", "bytes", ("process_resident_memory_bytes{$S}", "{{instance}}")),
    panel("Descriptors", "short", ("process_open_fds{$S}", "{{instance}} open"),
          ("process_max_fds{$S}", "{{instance}} maximum")),
    panel("Failing background work", "short", ("otolith_work_failing{$S} == 1", "{{instance}} {{work}}"),
          meaning="Normally empty. Background work that fails and is retried."),
    panel("Lost log lines and spans", "ops",
          ("rate(otolith_log_lines_dropped_total{$S}[$R])", "{{instance}} log lines"),
          ('rate(otolith_trace_spans_total{$S,outcome!="exported"}[$R])', "{{instance}} spans {{outcome}}"),
          meaning="Normally empty. The reader of the log or the trace collector is slow or down."),
    panel("Certificate expires in", "s",
          ("otolith_tls_certificate_expiry_timestamp_seconds{$S} - time()", "{{instance}}"),
          meaning="Empty without TLS."),
    panel("Certificate rejected", "short", ("otolith_tls_certificate_rejected{$S} == 1", "{{instance}}"),
          meaning="Normally empty. Changed certificate files are not usable; a restart would fail."),
    panel("Security events", "ops",
          ("sum by (kind) (rate(otolith_security_events_total{$S}[$R]))", "{{kind}}")),
])
CALLS = ("Calls", [
    panel("Calls", "ops",
          ("sum by (grpc_method) (rate(grpc_server_handled_total{$S}[$R])) > 0", "{{grpc_method}}")),
    panel("Calls by status", "ops",
          ("sum by (grpc_code) (rate(grpc_server_handled_total{$S}[$R])) > 0", "{{grpc_code}}")),
    panel("Failed calls", "percentunit",
          ('sum by (grpc_method) (rate(grpc_server_handled_total{$S, grpc_code=~"Internal|Unknown|DataLoss|Unavailable"}[$R]))'
           " / sum by (grpc_method) (rate(grpc_server_handled_total{$S}[$R])) > 0", "{{grpc_method}}"),
          meaning="Errors of the server only."),
    panel("Duration of calls", "s",
          (_quantile(0.5, "grpc_server_handling_seconds", "grpc_type"), "{{grpc_type}} median"),
          (_quantile(0.95, "grpc_server_handling_seconds", "grpc_type"), "{{grpc_type}} 95 %")),
    panel("Slowest methods", "s",
          ("topk(5, " + _quantile(0.95, "grpc_server_handling_seconds", "grpc_method") + " > 0)",
           "{{grpc_method}}"), meaning="95th percentile."),
    panel("Calls in progress", "short",
          ("sum by (grpc_method) (grpc_server_started_total{$S})"
           " - sum by (grpc_method) (grpc_server_handled_total{$S}) > 0", "{{grpc_method}}"),
          meaning="Includes streams."),
    panel("Messages", "ops",
          ("sum(rate(grpc_server_msg_received_total{$S}[$R]))", "received"),
          ("sum(rate(grpc_server_msg_sent_total{$S}[$R]))", "sent")),
    panel("Limits reached", "ops",
          ("sum by (limit) (rate(otolith_rpc_limit_total{$S}[$R])) > 0", "{{limit}}")),
    panel("Connections ended by the server", "ops",
          ("sum by (reason) (rate(otolith_rpc_server_connections_ended_total{$S}[$R])) > 0", "{{reason}}"),
          ("sum by (listener) (rate(otolith_accept_pauses_total{$S}[$R])) > 0", "{{listener}}: accept pauses")),
])
PEERS = ("Calls to other services", [
    panel("Calls to other services", "ops",
          ("sum by (grpc_service, grpc_code) (rate(grpc_client_handled_total{$S}[$R])) > 0",
           "{{grpc_service}} {{grpc_code}}")),
    panel("Duration", "s",
          (_quantile(0.95, "grpc_client_handling_seconds", "grpc_service"), "{{grpc_service}} 95 %")),
])
DATABASE = ("Database", [
    number("Up", "short", "otolith_database_up{$S}", "{{instance}}"),
    panel("Disk full", "short", ("otolith_database_disk_full{$S} == 1", "{{instance}}"),
          meaning="Normally empty. PostgreSQL has no space left on its disk; writes fail."),
    number("Read-only", "short", "otolith_database_read_only{$S}", "{{instance}}"),
    panel("Restored", "short", ("otolith_restore_pending{$S} == 1", "{{instance}}"),
          meaning="Normally empty. No calls are answered until erasures are repeated."),
    panel("Connections", "short",
          ("otolith_database_connections{$S} - otolith_database_connections_idle{$S}", "{{instance}} in use"),
          ("otolith_database_connections{$S}", "{{instance}} open"),
          ("otolith_database_connections_max{$S}", "{{instance}} maximum")),
    panel("Calls waiting for a connection", "short", ("otolith_database_waiting{$S}", "{{instance}}")),
    panel("Partitions exist for the next", "s",
          ("min by (table) (otolith_partition_end_timestamp_seconds{$S}) - time()", "{{table}}"),
          meaning="Daily for transient rows (outbox), monthly for others."),
    panel("Partition problems", "short",
          ("max by (table) (otolith_partition_problems{$S})", "{{table}}: problems"),
          ("max by (table) (otolith_partition_default_rows{$S})", "{{table}}: rows in the default partition")),
])
BUS = ("Bus", [
    panel("Consumer lag", "s",
          ("max by (consumer) (otolith_bus_lag_seconds{$S})", "{{consumer}}"),
          meaning="Age of the next event. A gap: the consumer is stopped."),
    panel("Consumer lag in events", "short", ("max by (consumer) (otolith_bus_lag_events{$S})", "{{consumer}}")),
    panel("Events applied", "ops",
          ("sum by (consumer) (rate(otolith_bus_applied_total{$S}[$R]))", "{{consumer}}")),
    panel("Outbox", "short", ("max(otolith_bus_outbox_events{$S})", "waiting events"),
          ("max(otolith_bus_outbox_age_seconds{$S})", "age of the oldest (s)")),
    panel("Events relayed from outboxes", "ops", ("sum(rate(otolith_bus_relayed_total{$S}[$R]))", "relayed")),
    panel("Problems", "short",
          ("max by (consumer) (otolith_bus_dead_letters{$S}) > 0", "{{consumer}}: dead letters"),
          ("max by (consumer) (otolith_bus_parked_events{$S}) > 0", "{{consumer}}: parked"),
          ("max by (consumer) (otolith_bus_consumer_stopped{$S}) > 0", "{{consumer}}: stopped"),
          ("max by (consumer) (otolith_bus_consumer_waiting{$S}) > 0", "{{consumer}}: blocked"),
          ("sum by (consumer) (increase(otolith_bus_failed_attempts_total{$S}[$R])) > 0",
           "{{consumer}}: failed attempts"),
          ("sum by (consumer) (increase(otolith_bus_given_up_total{$S}[$R])) > 0", "{{consumer}}: given up"),
          ("sum by (consumer) (increase(otolith_bus_refused_total{$S}[$R])) > 0", "{{consumer}}: rejected"),
          meaning="Normally empty."),
])
AUDIT = ("Audit log", [
    panel("Entries", "short", ("max by (instance) (otolith_audit_entries{$S})", "{{instance}}"),
          meaning="Never decreases."),
    panel("Last seal", "s", ("time() - otolith_audit_sealed_timestamp_seconds{$S}", "{{instance}} ago"),
          meaning="Sealed every five minutes. Empty without a key."),
])
FILES = ("Files of definitions", [
    panel("Files", "short", ("max(otolith_media_files{$S})", "files"), meaning="Empty without a folder of files."),
    panel("Size of the files", "bytes", ("max(otolith_media_bytes{$S})", "bytes")),
])
ANSWER_FILES = ("Files of answers", [
    panel("Files", "short", ("max(otolith_answer_files{$S})", "stored"),
          ("max(otolith_answer_files_missing{$S})", "not arrived yet"), meaning="Empty without a folder of files."),
    panel("Size of the files", "bytes", ("max(otolith_answer_file_bytes{$S})", "bytes")),
])
MAILS = ("Mails and erasures", [
    panel("Mails", "ops", ("sum by (outcome) (rate(otolith_mails_total{$S}[$R]))", "{{outcome}}")),
    panel("Waiting mails", "short", ("max(otolith_mails_waiting{$S})", "waiting"),
          meaning="Without newsletters."),
    panel("Oldest mail", "s", ("max(otolith_mail_oldest_age_seconds{$S})", "waiting")),
    panel("Erasures in progress", "short", ("max(otolith_erasures_under_way{$S})", "in progress")),
    panel("Oldest erasure", "s", ("max(otolith_erasure_oldest_age_seconds{$S})", "age")),
])
SUBMISSIONS = ("Submissions", [
    panel("Verdicts for sheets", "ops",
          ('sum by (verdict) (rate(otolith_verdicts_total{$S, kind="sheet"}[$R]))', "{{verdict}}"),
          meaning="Devices retry only postponed sheets."),
    panel("Verdicts for records and sessions", "ops",
          ('sum by (kind, verdict) (rate(otolith_verdicts_total{$S, kind!="sheet"}[$R])) > 0',
           "{{kind}} {{verdict}}")),
    panel("Rows per batch", "short",
          ("sum by (kind) (rate(otolith_batch_rows_total{$S}[$R]))"
           ' / sum by (kind) (rate(otolith_batches_total{$S, outcome="written"}[$R]))', "{{kind}}")),
    panel("Duration of a batch", "s",
          (_quantile(0.5, "otolith_batch_seconds", "kind"), "{{kind}} median"),
          (_quantile(0.95, "otolith_batch_seconds", "kind"), "{{kind}} 95 %")),
    panel("Batches", "ops", ("sum by (kind, outcome) (rate(otolith_batches_total{$S}[$R]))", "{{kind}} {{outcome}}")),
    panel("Comparisons", "short",
          ("sum by (outcome) (increase(otolith_comparisons_total{$S}[1d]))", "{{outcome}}"),
          meaning="Decisions of a day on means of all participants."),
    panel("Waiting rows", "short", ("otolith_batch_waiting_rows{$S}", "{{instance}} {{kind}}")),
    panel("Reads by target", "ops",
          ("sum by (target) (rate(otolith_database_reads_total{$S}[$R]))", "{{target}}"),
          meaning="Empty without a replica."),
])
PROMPTS = ("Plans and notifications", [
    panel("Plans extended", "ops", ("sum by (outcome) (rate(otolith_plans_total{$S}[$R]))", "{{outcome}}")),
    panel("Overdue planning jobs", "short", ("max(otolith_plans_waiting{$S})", "participants")),
    panel("Oldest planning job", "s", ("max(otolith_plan_oldest_age_seconds{$S})", "overdue")),
    panel("Notifications", "ops", ("sum by (way, outcome) (rate(otolith_prompts_total{$S}[$R])) > 0", "{{way}} {{outcome}}")),
    panel("Undelivered notifications", "short", ("max by (way) (otolith_prompts_waiting{$S})", "{{way}}")),
    panel("Oldest undelivered notification", "s", ("max by (way) (otolith_prompt_oldest_age_seconds{$S})", "{{way}}")),
    panel("Delivered a minute late or more", "ops", ("sum by (way) (rate(otolith_prompts_late_total{$S}[$R]))", "{{way}}")),
    panel("Watching gateways", "short", ("sum by (instance) (otolith_prompt_watchers{$S})", "{{instance}}")),
    panel("Alerts to staff", "short",
          ("max(otolith_alerts_open{$S})", "open"), ("max(otolith_alert_deliveries_waiting{$S})", "to be sent"),
          ("max(otolith_alert_deliveries_failed{$S})", "failed deliveries"),
          meaning="Failed deliveries of open alerts arrive only once staff retries them."),
    panel("Attempts to deliver alerts", "ops",
          ("sum by (outcome) (rate(otolith_alert_attempts_total{$S}[$R]))", "{{outcome}}")),
    number("Time zones", "short", "count by (version) (otolith_tzdata_info{$S} == 1)", "{{version}}",
           "Instances that use each version."),
    number("Zones that differ in PostgreSQL", "short", "max(otolith_tzdata_differing_zones{$S})", "zones",
           "Normally 0; otherwise one of the two machines has an older tzdata."),
])
OVERVIEW = [
    ("Summary", [
        number("Alerts", "short", 'count by (severity) (ALERTS{alertname=~"Otolith.+", alertstate="firing"})',
               "{{severity}}", "Normally empty."),
        number("Serving instances", "short", "sum by (service) (otolith_build_info{$S} * on (job, instance) group_left () otolith_serving{$S})",
               "{{service}}"),
        number("Versions", "short", "count by (service, version) (otolith_build_info{$S})", "{{service}} {{version}}"),
        panel("Calls", "ops",
              ('sum by (grpc_service) (rate(grpc_server_handled_total{$S, grpc_service=~"otolith[.].*"}[$R])) > 0',
               "{{grpc_service}}")),
        panel("Failed calls", "percentunit",
              ('sum by (grpc_service) (rate(grpc_server_handled_total{$S, grpc_code=~"Internal|Unknown|DataLoss|Unavailable"}[$R]))'
               " / sum by (grpc_service) (rate(grpc_server_handled_total{$S}[$R])) > 0", "{{grpc_service}}"),
              meaning="Errors of the server only."),
        panel("95th percentile of calls", "s",
              ('histogram_quantile(0.95, sum by (grpc_service, le) (rate(grpc_server_handling_seconds_bucket'
               '{$S, grpc_type="unary", grpc_service=~"otolith[.].*"}[$R])))', "{{grpc_service}}")),
    ]),
    ("What users notice", [
        SUBMISSIONS[1][0], PROMPTS[1][5], MAILS[1][2],
    ]),
    ("Causes", [
        DATABASE[1][0], DATABASE[1][3], BUS[1][0], BUS[1][5], STATE[1][3], STATE[1][4], STATE[1][6],
        DATABASE[1][4], MAILS[1][4],
    ]),
]
WEB = ("Browsers (otolith-web)", [
    panel("Requests", "ops",
          ("sum by (kind) (rate(otolith_web_requests_total{$S}[$R])) > 0", "{{kind}}")),
    panel("Failed requests", "ops",
          ('sum by (kind, status) (rate(otolith_web_requests_total{$S, status=~"5.."}[$R])) > 0', "{{kind}} {{status}}"),
          meaning="503: a service cannot be reached."),
    panel("Duration of requests", "s",
          (_quantile(0.95, "otolith_web_request_seconds", "kind"), "{{kind}} 95 %"),
          meaning="Without the transmission of the answer."),
    panel("Connections", "short", ("otolith_web_connections{$S}", "{{instance}}")),
    panel("Limits reached", "ops",
          ("sum by (limit) (rate(otolith_web_limit_total{$S}[$R])) > 0", "{{limit}}")),
    panel("Refreshes of sessions", "ops",
          ("sum by (outcome) (rate(otolith_web_refreshes_total{$S}[$R])) > 0", "{{outcome}}"),
          meaning="failed: otolith-auth did not answer; ended: the session is over."),
])
OVERVIEW.append(WEB)
_COMMON = [STATE, CALLS, PEERS, DATABASE, BUS]
DASHBOARDS = [
    Dashboard("otolith", "Otolith", "All services: what users notice, and the causes.", OVERVIEW),
    Dashboard("otolith-auth", "Otolith: auth", "Accounts, sessions, mails.",
              [MAILS, *_COMMON, AUDIT], "otolith-auth"),
    Dashboard("otolith-catalogue", "Otolith: catalogue", "Studies and questionnaires.",
              [STATE, CALLS, DATABASE, BUS, FILES, AUDIT], "otolith-catalogue"),
    Dashboard("otolith-ingestion", "Otolith: ingestion", "Submissions and exports.",
              [SUBMISSIONS, *_COMMON, ANSWER_FILES], "otolith-ingestion"),
    Dashboard("otolith-planning", "Otolith: planning", "Plans and notifications.",
              [PROMPTS, *_COMMON, AUDIT], "otolith-planning"),
]
