/// The `# HELP` texts of `/metrics`. Every metric in the code has an entry.
enum MetricHelp {
  static let text: [String: String] = [
    // Calls, with the metric names of the gRPC ecosystem.
    "grpc_server_started_total": "Calls started.",
    "grpc_server_handled_total":
      "Calls completed, by status; started minus completed are in progress.",
    "grpc_server_handling_seconds": "Duration of calls in seconds, from the headers to the status.",
    "grpc_server_msg_received_total": "Request messages received; a stream has many.",
    "grpc_server_msg_sent_total": "Response messages sent; a stream has many.",
    "grpc_client_handled_total": "Calls to other services completed, by status.",
    "grpc_client_handling_seconds": "Duration of calls to other services in seconds.",
    // Connections and limits.
    "otolith_rpc_limit_total":
      "Times a client reached a limit, by limit; ServerLimits.swift documents each.",
    "otolith_rpc_server_connections_ended_total":
      "Connections that the server closed or lost, by reason.",
    "otolith_accept_pauses_total":
      "Times accepting connections was paused for lack of file descriptors, by listener.",
    "otolith_tls_certificate_expiry_timestamp_seconds":
      "Expiry of the server's certificate, in Unix time.",
    "otolith_tls_certificate_rejected":
      "1 while changed files of the server's certificate are rejected, else 0.",
    "otolith_audit_entries":
      "Number of entries in the service's audit logs, by the time of the last accepted restore.",
    "otolith_audit_sealed_timestamp_seconds":
      "Time of the last seal of the audit logs, in Unix time; absent without a key.",
    "otolith_erasures_under_way": "Erasures not yet confirmed by all services.",
    "otolith_erasure_oldest_age_seconds":
      "Age in seconds of the oldest unconfirmed erasure; 0 if none.",
    // Mails.
    "otolith_mail_oldest_age_seconds":
      "Age in seconds of the oldest queued mail except newsletters; 0 if none.",
    "otolith_mails_total": "Attempts to send a mail, by outcome.",
    "otolith_mails_waiting": "Queued mails except newsletters.",
    // Files of definitions.
    "otolith_media_bytes": "Size in bytes of the stored files of all projects.",
    "otolith_media_files": "Number of stored files of all projects.",
    // Files of answers.
    "otolith_answer_file_bytes": "Size in bytes of the stored files of answers.",
    "otolith_answer_files": "Number of stored files of answers.",
    "otolith_answer_files_missing": "Number of files that answers name and that have not arrived.",
    // Data sent by devices.
    "otolith_batch_rows_total": "Rows written in batches, by kind.",
    "otolith_batch_seconds": "Duration of batch writes in seconds, by kind.",
    "otolith_batch_waiting_rows": "Rows waiting at the end of the last batch, by kind.",
    "otolith_batches_total": "Attempts to write a batch, by kind and outcome.",
    "otolith_comparisons_total":
      "Nightly decisions on comparisons with all participants, by outcome.",
    "otolith_verdicts_total": "Outcomes of items sent by devices, by kind.",
    // The process.
    "otolith_security_events_total":
      "Security events such as failed sign-ins, rejected calls and exports, by kind.",
    "otolith_restore_pending":
      "1 while calls are refused because the database was restored, else 0.",
    "otolith_serving": "1 if the service's health is SERVING, else 0.",
    "otolith_work_failing": "1 while a background job fails and is retried, else 0.",
    "process_cpu_seconds_total": "User and system CPU time in seconds.",
    "process_max_fds": "Maximum number of file descriptors.",
    "process_open_fds": "Number of open file descriptors.",
    "process_resident_memory_bytes": "Resident memory in bytes.",
    "process_start_time_seconds": "Start of the process, in Unix time.",
    "process_virtual_memory_bytes": "Virtual memory in bytes.",
    "otolith_log_lines_dropped_total":
      "Log lines dropped because the reader was too slow, gone, or out of space.",
    "otolith_trace_spans_total":
      "Spans of recorded traces, by outcome: exported, failed or dropped.",
    // otolith-web.
    "otolith_web_connections": "Open connections of browsers and proxies.",
    "otolith_web_limit_total":
      "Requests and connections that reached a limit of otolith-web, by limit.",
    "otolith_web_refreshes_total": "Refreshes of browsers' sessions, by outcome.",
    "otolith_web_request_seconds": "Duration of requests in seconds, by kind.",
    "otolith_web_requests_total": "Requests answered, by kind and HTTP status.",
    // The database.
    "otolith_database_up": "1 if the database answers, else 0.",
    "otolith_database_disk_full":
      "1 if a statement failed within two minutes because the database's disk was full, else 0.",
    "otolith_database_connections": "Open connections of the database pool.",
    "otolith_database_connections_idle": "Idle connections of the database pool.",
    "otolith_database_connections_max": "Maximum number of connections of the database pool.",
    "otolith_database_read_only": "1 if the database is read-only, else 0.",
    "otolith_database_waiting": "Callers waiting for a connection of the database pool.",
    "otolith_database_reads_total":
      "Reads that may be stale, by target: primary or replica.",
    "otolith_partition_default_rows":
      "Rows in the default partition; an operator must act unless it is 0.",
    "otolith_partition_end_timestamp_seconds":
      "End of the last partition, in Unix time.",
    "otolith_partition_problems":
      "Partitions that could not be created or maintained in the last round.",
    "otolith_build_info":
      "Always 1; the labels give the version and commit of the running program.",
    "otolith_plan_oldest_age_seconds":
      "Age in seconds of the oldest overdue planning job; 0 if none.",
    "otolith_plans_total": "Plans extended automatically, by outcome.",
    "otolith_alerts_open": "Alerts to study staff that are not acknowledged.",
    "otolith_alert_deliveries_waiting": "Deliveries of alerts to be sent.",
    "otolith_alert_deliveries_failed":
      "Deliveries of open alerts that failed for good, until staff retries them (dead letters).",
    "otolith_alert_attempts_total":
      "Attempts to deliver alerts, by outcome: done, postponed or failed for good.",
    "otolith_plans_waiting": "Participants whose planning is due.",
    "otolith_prompt_oldest_age_seconds":
      "Age in seconds of the oldest due notification not yet delivered, by channel; 0 if none.",
    "otolith_prompt_watchers": "Open streams by which gateways watch for notifications.",
    "otolith_prompts_late_total":
      "Notifications delivered a minute or more after they were due, by channel.",
    "otolith_prompts_waiting": "Due notifications not yet delivered, by channel.",
    "otolith_prompts_total":
      "Notifications sent to participants, by channel and outcome.",
    "otolith_tzdata_differing_zones":
      "Number of time zones whose local times differ between PostgreSQL and the host.",
    "otolith_tzdata_info":
      "1 for the time zone database version in use, 0 for earlier ones.",
    // The bus; see Shared/Bus/README.md for its operation.
    "otolith_bus_applied_total": "Events applied by a consumer.",
    "otolith_bus_consumer_stopped":
      "1 if a consumer is stopped because its cursor belongs to another log, else 0.",
    "otolith_bus_consumer_waiting":
      "1 while a database or log error blocks a consumer, else 0.",
    "otolith_bus_dead_letters": "Current number of a consumer's dead letters.",
    "otolith_bus_failed_attempts_total": "Failed attempts to apply an event.",
    "otolith_bus_given_up_total": "Events that a consumer moved to its dead letters.",
    "otolith_bus_lag_events":
      "Number of unread events of a consumer; NaN while it is stopped or the log is unreachable.",
    "otolith_bus_lag_seconds":
      "Age in seconds of a consumer's oldest unread event, which grows while the log is unreachable; NaN while it is stopped.",
    "otolith_bus_outbox_age_seconds": "Age in seconds of the oldest event in the outbox.",
    "otolith_bus_outbox_events": "Number of events in the outbox.",
    "otolith_bus_parked_events": "Events parked by a consumer for a retry.",
    "otolith_bus_refused_total": "Events rejected because their source may not publish that type.",
    "otolith_bus_relayed_total":
      "Events moved from the outbox to the log; none while publishing appends to it.",
  ]
}
