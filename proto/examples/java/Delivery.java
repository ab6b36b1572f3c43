package gateway;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.Timestamps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import otolith.ingestion.v1.AnswerSheet;
import otolith.ingestion.v1.AnswerSheetServiceGrpc;
import otolith.ingestion.v1.SheetVerdict;
import otolith.ingestion.v1.SubmitAnswerSheetsRequest;
import otolith.planning.v1.Notification;
import otolith.planning.v1.NotificationReport;
import otolith.planning.v1.PlanningServiceGrpc;
import otolith.planning.v1.ReportKind;
import otolith.planning.v1.ReportNotificationsRequest;

/** Sheets and notification reports of the device, stored until the server accepts them. */
final class Delivery {
  // Limits are 500 sheets and 8 MiB. Smaller batches lose less when a connection breaks.
  private static final int SHEETS_MAX = 50;
  private static final int BYTES_MAX = 1 << 20;
  private static final int REPORTS_MAX = 500;
  private final Connection ingestion;
  private final Connection planning;
  private final Session session;

  Delivery(Connection ingestion, Connection planning, Session session) {
    this.ingestion = ingestion;
    this.planning = planning;
    this.session = session;
  }

  /** Returns the oldest messages that fit into one call, at least one. */
  private static List<AnswerSheet> nextBatch(List<Path> paths) throws IOException {
    var sheets = new ArrayList<AnswerSheet>();
    int size = 0;
    for (Path path : paths) {
      AnswerSheet sheet = AnswerSheet.parseFrom(Files.readAllBytes(path));
      size += sheet.getSerializedSize();
      if (sheets.size() == SHEETS_MAX || !sheets.isEmpty() && size > BYTES_MAX) {
        break;
      }
      sheets.add(sheet);
    }
    return sheets;
  }

  // [guide: submit]
  /** Sends the queue in order: a sheet may affect later ones. */
  void sendSheets(Keeping.Queue queue) throws IOException {
    if (sendSheetsOnce(queue)) {
      // Sheets that need a newer token are sent once more with it.
      session.renewed(session.accessToken());
      sendSheetsOnce(queue);
    }
  }

  private boolean sendSheetsOnce(Keeping.Queue queue) throws IOException {
    boolean outdated = false;
    List<Path> waiting = queue.waiting();
    while (!waiting.isEmpty()) {
      List<AnswerSheet> sheets = nextBatch(waiting);
      var answer =
          ingestion.call(
              AnswerSheetServiceGrpc.getSubmitAnswerSheetsMethod(),
              SubmitAnswerSheetsRequest.newBuilder().addAllSheets(sheets).build());
      for (int place = 0; place < sheets.size(); place++) {
        outdated |= settle(queue, waiting.get(place), answer.getVerdicts(place));
      }
      waiting = waiting.subList(sheets.size(), waiting.size());
    }
    return outdated;
  }

  /** Acts on the verdict; returns whether the sheet needs a newer token. */
  private boolean settle(Keeping.Queue queue, Path path, SheetVerdict verdict) throws IOException {
    var said = new ArrayList<String>();
    switch (verdict.getVerdict()) {
      case VERDICT_CREATED, VERDICT_EXISTS -> {
        // Stored, by this call or by an earlier one whose response was lost.
        queue.done(path);
        said.add("next");
        verdict.getNextList().forEach(offer -> said.add(offer.getQuestionnaireId()));
      }
      case VERDICT_CONFLICT ->
          // Another sheet has this id and is kept: a bug of the app, which used the id twice.
          queue.setAside(path, "conflicts");
      case VERDICT_REJECTED -> {
        // Not sent again: kept for the app's developers, with the violations.
        queue.setAside(path, "rejected");
        verdict.getViolationsList().forEach(one -> said.add(one.getField() + ":" + one.getReason()));
      }
      default -> {
        // RETRY_LATER and unknown verdicts: the sheet stays in the queue. With
        // CONSENT_ENDED, ask the person for consent to the new text first.
        said.add(Long.toString(verdict.getRetryDelay().getSeconds()));
        verdict.getViolationsList().forEach(one -> said.add(one.getReason()));
      }
    }
    String name = verdict.getVerdict().name().substring("VERDICT_".length()).toLowerCase(Locale.ROOT);
    System.out.println(name + " " + verdict.getSheetId() + " " + String.join(" ", said));
    return verdict.getViolationsList().stream()
        .anyMatch(one -> one.getReason().equals("TOKEN_OUTDATED"));
  }
  // [guide: end]

  // [guide: reports]
  /** Stores an event with its time; it may be sent much later. */
  void report(Keeping.Queue queue, Notification notification) throws IOException {
    for (var kind : List.of(ReportKind.REPORT_KIND_DELIVERED, ReportKind.REPORT_KIND_OPENED)) {
      queue.put(
          notification.getNotificationId() + "-" + kind.getNumber(),
          NotificationReport.newBuilder()
              .setNotificationId(notification.getNotificationId())
              .setKind(kind)
              .setEventTime(Timestamps.fromMillis(System.currentTimeMillis()))
              .build());
    }
  }

  void sendReports(Keeping.Queue queue) throws IOException {
    List<Path> waiting = queue.waiting();
    while (!waiting.isEmpty()) {
      List<Path> paths = waiting.subList(0, Math.min(waiting.size(), REPORTS_MAX));
      var request = ReportNotificationsRequest.newBuilder();
      for (Path path : paths) {
        request.addReports(parsed(path));
      }
      var answer = planning.call(PlanningServiceGrpc.getReportNotificationsMethod(), request.build());
      // Every outcome is final, even if the report was not stored.
      for (int place = 0; place < paths.size(); place++) {
        queue.done(paths.get(place));
        String outcome = answer.getOutcomes(place).name().substring("REPORT_OUTCOME_".length());
        System.out.println("report " + outcome.toLowerCase(Locale.ROOT));
      }
      waiting = waiting.subList(paths.size(), waiting.size());
    }
  }
  // [guide: end]

  private static NotificationReport parsed(Path path)
      throws IOException, InvalidProtocolBufferException {
    return NotificationReport.parseFrom(Files.readAllBytes(path));
  }
}
