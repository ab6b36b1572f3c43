/// What each metric of a service says: the `# HELP` lines of `/metrics`. Every metric that the code makes
/// stands here.
enum MetricHelp {
  static let text: [String: String] = [
    // Calls, by the names that the gRPC ecosystem uses.
    "grpc_server_started_total": "Calls that began.",
    "grpc_server_handled_total": "Calls that ended, by status; begun minus ended are under way.",
    "grpc_server_handling_seconds": "How long calls took, from the headers to the status.",
    "grpc_server_msg_received_total": "Requests that handlers were given; a stream has many.",
    "grpc_server_msg_sent_total": "Responses that went to clients; a stream has many.",
    "grpc_client_handled_total": "Calls to other services that ended, by status.",
    "grpc_client_handling_seconds": "How long calls to other services took.",
    // Connections and limits.
    "otolith_rpc_limit_total":
      "How often a client met a limit, by its name; ServerLimits.swift documents each.",
    "otolith_rpc_server_connections_ended_total":
      "Connections that the server ended or lost, by reason.",
    "otolith_accept_pauses_total":
      "How often no connection was accepted for want of descriptors, by listener.",
    "otolith_tls_certificate_expiry_timestamp_seconds":
      "When the server's certificate ends, in Unix time.",
    "otolith_audit_entries": "Entries of the service's audit logs; there are never fewer.",
    "otolith_audit_sealed_timestamp_seconds":
      "When the audit logs were sealed last, in Unix time; missing where there is no key.",
    "otolith_erasures_under_way": "Erasures for which a service has given no receipt yet.",
    "otolith_erasure_oldest_age_seconds": "Age of the oldest of them; 0 where there is none.",
    // Mails.
    "otolith_mail_oldest_age_seconds":
      "Age of the oldest mail that waits, without newsletters; 0 where there is none.",
    "otolith_mails_total": "Attempts to send a mail, by what became of them.",
    "otolith_mails_waiting": "Mails that wait to be sent, without newsletters.",
    // What devices sent.
    "otolith_batch_rows_total": "Rows that were written in batches, by kind.",
    "otolith_batch_seconds": "How long batches took to be written, by kind.",
    "otolith_batch_waiting_rows": "Rows that waited as the last batch ended, by kind.",
    "otolith_batches_total": "Attempts to write a batch, by kind and outcome.",
    "otolith_verdicts_total": "What became of what devices sent, by kind.",
    // The process.
    "otolith_security_events_total":
      "Failed sign-ins, refused calls, exports and the like, by kind.",
    "otolith_serving": "1 while the service serves: health is SERVING.",
    "otolith_work_failing": "1 while a background work fails and is tried again.",
    "process_cpu_seconds_total": "Processor time, of user and system, in seconds.",
    "process_max_fds": "Most descriptors that the process may open.",
    "process_open_fds": "Descriptors that are open.",
    "process_resident_memory_bytes": "Resident memory in bytes.",
    "process_start_time_seconds": "When the process started, in Unix time.",
    "process_virtual_memory_bytes": "Virtual memory in bytes.",
    "otolith_log_lines_dropped_total":
      "Lines of the log that nobody got: its reader was too slow, gone, or out of space.",
    "otolith_trace_spans_total":
      "Steps of recorded traces by what became of them: exported, failed or dropped.",
    // The database.
    "otolith_database_up": "1 while the database answers, 0 while it does not.",
    "otolith_database_connections": "Connections of the service's pool that are open.",
    "otolith_database_connections_idle": "Connections of the service's pool that nobody uses.",
    "otolith_database_connections_max": "Connections that the service's pool may open.",
    "otolith_database_read_only": "1 while the database takes no writes.",
    "otolith_database_waiting": "Callers that wait for a connection of the service's pool.",
    "otolith_database_reads_total":
      "Reads that may be stale, by where they went: primary or replica.",
    "otolith_partition_default_rows":
      "Rows outside of every partition of time; anything but 0 wants an operator.",
    "otolith_partition_end_timestamp_seconds":
      "Until when rows find a partition of their own, in Unix time.",
    "otolith_partition_problems": "Partitions that could not be made or kept.",
    "otolith_build_info":
      "1 for the version of the program that runs and the commit that it was built from.",
    "otolith_plan_oldest_age_seconds":
      "How long the first has been due who is to be planned for; 0 where nobody is.",
    "otolith_plans_total": "Participants planned for without asking, by outcome.",
    "otolith_plans_waiting": "Participants who are due to be planned for.",
    "otolith_prompt_oldest_age_seconds":
      "How long the first prompt has been due that nobody was told of, by way; else 0.",
    "otolith_prompt_watchers": "Streams by which gateways watch for prompts at this process.",
    "otolith_prompts_late_total": "Prompts told a minute or more after they were due, by way.",
    "otolith_prompts_waiting": "Prompts that are due and told to nobody yet, by way.",
    "otolith_prompts_total":
      "Prompts that participants were told, by way and by what became of them.",
    "otolith_tzdata_differing_zones":
      "Time zones in which PostgreSQL has other local times than the host.",
    "otolith_tzdata_info":
      "1 for the version of the time zone database in use, 0 for earlier ones.",
    // The bus; Shared/Bus/README.md tells how to operate it.
    "otolith_bus_applied_total": "Events that a consumer applied.",
    "otolith_bus_consumer_stopped": "1 while a consumer's cursor belongs to another log.",
    "otolith_bus_consumer_waiting":
      "1 while trouble of a database or of the log holds a consumer up.",
    "otolith_bus_dead_letters": "Events that a consumer has given up.",
    "otolith_bus_failed_attempts_total": "Attempts to apply an event that failed.",
    "otolith_bus_given_up_total": "Events that a consumer gave up: dead letters.",
    "otolith_bus_lag_events": "Events that a consumer is behind; NaN while it is stopped.",
    "otolith_bus_lag_seconds": "Age of the next event for a consumer; NaN while it is stopped.",
    "otolith_bus_outbox_age_seconds": "Age of the oldest event that waits to be published.",
    "otolith_bus_outbox_events": "Events that wait to be published.",
    "otolith_bus_parked_events": "Events of which a consumer waits to try again.",
    "otolith_bus_refused_total": "Events that somebody published who may not.",
    "otolith_bus_relayed_total": "Events that were published from the outbox.",
  ]
}
