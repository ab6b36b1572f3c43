package gateway;

import com.google.protobuf.util.Timestamps;
import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import otolith.auth.v1.ErasureMode;
import otolith.auth.v1.ErasureServiceGrpc;
import otolith.auth.v1.EnrolmentServiceGrpc;
import otolith.auth.v1.GetErasureRequest;
import otolith.auth.v1.JoinStudyRequest;
import otolith.auth.v1.LeaveStudyRequest;
import otolith.auth.v1.RequestErasureRequest;
import otolith.catalogue.v1.CatalogueServiceGrpc;
import otolith.catalogue.v1.GetDeviceCatalogueRequest;
import otolith.catalogue.v1.GetDeviceCatalogueResponse;
import otolith.catalogue.v1.GetStudyRequest;
import otolith.ingestion.v1.AnswerSheet;
import otolith.planning.v1.DeliveryServiceGrpc;
import otolith.planning.v1.GetNotificationPlanRequest;
import otolith.planning.v1.Notification;
import otolith.planning.v1.NotificationPlan;
import otolith.planning.v1.NotificationState;
import otolith.planning.v1.PlanningServiceGrpc;
import otolith.planning.v1.PushPlatform;
import otolith.planning.v1.RegisterPushTokenRequest;

/** A gateway of one participant: the work of a phone app as a command. See ../../GATEWAYS.md. */
public final class Gateway {
  private static final String USAGE =
      """
      Gateway FOLDER join STUDY LANGUAGE [PASSWORD]   signs in anonymously and joins a study
      Gateway FOLDER sign-in USERNAME FILE        FILE contains the password
      Gateway FOLDER sync TIME_ZONE LANGUAGE      sends the queue and fetches changes
      Gateway FOLDER open                         opens the newest due notification
      Gateway FOLDER fill QUESTIONNAIRE ELEMENT=VALUE...
      Gateway FOLDER push DEVICE apns|fcm TOKEN APP
      Gateway FOLDER leave STUDY
      Gateway FOLDER erase

      OTOLITH_ADDRESS is the address of Otolith (TLS), with OTOLITH_TLS_ROOTS_FILE for a private
      certificate authority; or use OTOLITH_AUTH_ADDRESS and so on, without TLS.
      """;

  private final Path folder;
  private final Session session;
  private final Connection open; // to auth, without a token
  private final Connection publicCatalogue;
  private final Connection auth;
  private final Connection catalogue;
  private final Connection planning;
  private final Delivery delivery;

  private Gateway(Path folder, Map<String, Connection> connections) throws IOException {
    this.folder = folder;
    open = connections.get("auth");
    // Without a token: readable before signing in.
    publicCatalogue = connections.get("catalogue");
    session = new Session(folder, open);
    auth = open.as(session);
    catalogue = publicCatalogue.as(session);
    planning = connections.get("planning").as(session);
    delivery = new Delivery(connections.get("ingestion").as(session), planning, session);
  }

  /** Folder of the participant's data, which is never sent for another participant. */
  private Path own(String name) {
    return folder.resolve(session.participantId()).resolve(name);
  }

  private Keeping.Queue queue() {
    return new Keeping.Queue(own("queue"));
  }

  private Keeping.Queue reports() {
    return new Keeping.Queue(own("reports"));
  }

  private static void say(String... words) {
    System.out.println(String.join(" ", words));
  }

  // [guide: join]
  private void join(String studyId, String language, String password) {
    var study =
        publicCatalogue
            .call(
                CatalogueServiceGrpc.getGetStudyMethod(),
                GetStudyRequest.newBuilder().setStudyId(studyId).setLanguage(language).build())
            .getStudy();
    // An app shows title, text and consent here, and continues when the person has agreed.
    say("consent", study.getConsentVersion(), study.getConsentText().getLanguage());
    if (session.participantId().isEmpty()) {
      session.signInAnonymously("example gateway");
    }
    var answer =
        auth.call(
            EnrolmentServiceGrpc.getJoinStudyMethod(),
            JoinStudyRequest.newBuilder()
                .setStudyId(studyId)
                .setPassword(password)
                .setConsentVersion(study.getConsentVersion())
                .setConsentLanguage(study.getConsentText().getLanguage())
                .build());
    session.take(answer.getAccessToken());
    say(answer.hasJoinRequest() ? "waits for a leader" : "joined", studyId);
  }
  // [guide: end]

  // [guide: catalogue]
  /** Fetches the contents of all studies, unless they are unchanged. */
  private void readCatalogue(String language) throws IOException {
    var answer =
        catalogue.call(
            CatalogueServiceGrpc.getGetDeviceCatalogueMethod(),
            GetDeviceCatalogueRequest.newBuilder()
                .setLanguage(language)
                .setEtag(keptCatalogue().getEtag())
                .build());
    if (answer.getNotModified()) {
      say("catalogue unchanged");
      return;
    }
    Keeping.keep(own("catalogue"), answer.toByteArray());
    say(
        answer.getStudiesList().stream()
            .map(one -> " " + one.getStudy().getStudyId() + ":" + one.getQuestionnairesCount())
            .collect(Collectors.joining("", "catalogue", "")));
  }

  private GetDeviceCatalogueResponse keptCatalogue() throws IOException {
    return GetDeviceCatalogueResponse.parseFrom(Keeping.read(own("catalogue")));
  }
  // [guide: end]

  // [guide: plan]
  /** Fetches the notification plan. An app schedules these times locally, without a network. */
  private void readPlan(String timeZone) throws IOException {
    NotificationPlan kept = keptPlan();
    var answer =
        planning.call(
            PlanningServiceGrpc.getGetNotificationPlanMethod(),
            GetNotificationPlanRequest.newBuilder()
                .setTimeZone(timeZone)
                .setPlanToken(kept.getPlanToken())
                .build());
    var gone = new HashSet<String>(answer.getRemovedNotificationIdsList());
    var answered =
        kept.getNotificationsList().stream()
            .filter(one -> one.getState() == NotificationState.NOTIFICATION_STATE_ANSWERED)
            .map(Notification::getNotificationId)
            .collect(Collectors.toSet());
    var plan = answer.toBuilder();
    // What is due, for a new device. The plan may not know yet what this device has answered.
    answer.getOpenNotificationsList().stream()
        .filter(one -> !answered.contains(one.getNotificationId()))
        .forEach(plan::addNotifications);
    plan.getNotificationsList().forEach(one -> gone.add(one.getNotificationId()));
    int count = plan.getNotificationsCount();
    long now = System.currentTimeMillis();
    for (Notification one : kept.getNotificationsList()) {
      // A full plan has all upcoming notifications; those already shown stay until they expire.
      boolean called = !answer.getDelta() && Timestamps.toMillis(one.getNotifyTime()) > now;
      if (!gone.contains(one.getNotificationId()) && !called && !isOver(one, now)) {
        plan.addNotifications(one);
      }
    }
    Keeping.keep(own("plan"), plan.build().toByteArray());
    say("plan", answer.getDelta() ? "delta" : "whole", "" + plan.getNotificationsCount(), "" + count);
  }

  private NotificationPlan keptPlan() throws IOException {
    return NotificationPlan.parseFrom(Keeping.read(own("plan")));
  }
  // [guide: end]

  /** Whether a notification is over. Without an expiry, it is kept for a week. */
  private static boolean isOver(Notification one, long now) {
    var end = one.hasExpireTime() ? one.getExpireTime() : one.getNotifyTime();
    return Timestamps.toMillis(end) + TimeUnit.DAYS.toMillis(7) < now;
  }

  private void sync(String timeZone, String language) throws IOException {
    delivery.sendSheets(queue());
    delivery.sendReports(reports());
    readCatalogue(language);
    readPlan(timeZone);
  }

  /** Returns the newest due notification, by the device's clock, that can be answered. */
  private static Optional<Notification> due(NotificationPlan plan) {
    long now = System.currentTimeMillis();
    return plan.getNotificationsList().stream()
        .filter(one -> one.getState() != NotificationState.NOTIFICATION_STATE_ANSWERED)
        .filter(one -> Timestamps.toMillis(one.getNotifyTime()) <= now)
        .filter(one -> Timestamps.toMillis(one.getSnoozeEndTime()) <= now)
        .filter(one -> !one.hasExpireTime() || Timestamps.toMillis(one.getExpireTime()) > now)
        .max(Comparator.comparing(Notification::getNotifyTime, Timestamps.comparator()));
  }

  private void open() throws IOException {
    Optional<Notification> due = due(keptPlan());
    if (due.isEmpty()) {
      say("nothing is due");
      return;
    }
    delivery.report(reports(), due.get());
    say("opened", due.get().getNotificationId(), due.get().getQuestionnaireId());
  }

  private void fill(String questionnaireId, List<String> answers) throws IOException {
    NotificationPlan plan = keptPlan();
    Optional<Notification> asked =
        due(plan).filter(one -> one.getQuestionnaireId().equals(questionnaireId));
    Map<String, String> given =
        answers.stream()
            .map(one -> one.split("=", 2))
            .collect(Collectors.toMap(one -> one[0], one -> one[1]));
    AnswerSheet sheet =
        Filling.sheetOf(
            keptCatalogue(), questionnaireId, given, plan.getTimeZone(),
            asked.map(Notification::getNotificationId).orElse(""));
    queue().put(sheet.getSheetId(), sheet);
    if (asked.isPresent()) {
      var answered = plan.toBuilder();
      answered.getNotificationsBuilderList().stream()
          .filter(one -> one.getNotificationId().equals(sheet.getNotificationId()))
          .forEach(one -> one.setState(NotificationState.NOTIFICATION_STATE_ANSWERED));
      Keeping.keep(own("plan"), answered.build().toByteArray());
    }
    say("kept", sheet.getSheetId(), asked.isPresent() ? sheet.getNotificationId() : "unasked");
  }

  private void forgetNotifications(Predicate<Notification> gone) throws IOException {
    NotificationPlan plan = keptPlan();
    var staying = plan.toBuilder().clearNotifications();
    plan.getNotificationsList().stream().filter(gone.negate()).forEach(staying::addNotifications);
    Keeping.keep(own("plan"), staying.build().toByteArray());
  }

  // [guide: push]
  /** Registers the push token at every start of the app; repeating it is harmless. */
  private void push(String deviceId, String platform, String token, String appId) {
    try {
      planning.call(
          DeliveryServiceGrpc.getRegisterPushTokenMethod(),
          RegisterPushTokenRequest.newBuilder()
              .setDeviceId(deviceId)
              .setPlatform(PushPlatform.valueOf("PUSH_PLATFORM_" + platform.toUpperCase(Locale.ROOT)))
              .setToken(token)
              .setAppId(appId)
              .build());
      say("push registered");
    } catch (StatusRuntimeException error) {
      // The device notifies by its own clock, from the plan.
      if (!List.of("PUSH_PLATFORM_OFF", "PUSH_APP_UNKNOWN").contains(Connection.reasonOf(error))) {
        throw error;
      }
      say("push off");
    }
  }
  // [guide: end]

  // [guide: leave]
  /** Sends the queue first: after leaving, sheets are judged by the device's clock alone. */
  private void leave(String studyId) throws IOException {
    delivery.sendSheets(queue());
    var answer =
        auth.call(
            EnrolmentServiceGrpc.getLeaveStudyMethod(),
            LeaveStudyRequest.newBuilder().setStudyId(studyId).build());
    session.take(answer.getAccessToken());
    // Includes notifications that are shown now.
    forgetNotifications(one -> one.getStudyId().equals(studyId));
    say("left", studyId);
  }

  /** Deletes all data of the participant in all services. The account ends with the call. */
  private void erase() throws IOException {
    Path file = own("erasure");
    if (!Files.exists(file)) {
      Keeping.keep(file, UUID.randomUUID().toString().getBytes(StandardCharsets.UTF_8));
    }
    String erasureId = Files.readString(file);
    auth.call(
        ErasureServiceGrpc.getRequestErasureMethod(),
        RequestErasureRequest.newBuilder()
            .setErasureId(erasureId)
            .setMode(ErasureMode.ERASURE_MODE_ERASE_ANSWERS)
            .build());
    while (true) {
      // Called without a token: the account no longer exists.
      var erasure =
          open.call(
              ErasureServiceGrpc.getGetErasureMethod(),
              GetErasureRequest.newBuilder().setErasureId(erasureId).build());
      if (erasure.hasCompleteTime()) {
        say(
            erasure.getReceiptsList().stream()
                .map(receipt -> " " + receipt.getService())
                .collect(Collectors.joining("", "erased by", "")));
        Keeping.forget(folder);
        return;
      }
      Connection.sleep(TimeUnit.SECONDS.toNanos(1));
    }
  }
  // [guide: end]

  private boolean run(String command, List<String> rest) throws IOException {
    switch (command + " " + rest.size()) {
      case "join 2" -> join(rest.get(0), rest.get(1), "");
      case "join 3" -> join(rest.get(0), rest.get(1), rest.get(2));
      case "sign-in 2" -> {
        session.signIn(rest.get(0), Files.readString(Path.of(rest.get(1))).strip(), "example gateway");
        say("signed in");
      }
      case "sync 2" -> sync(rest.get(0), rest.get(1));
      case "open 0" -> open();
      case "push 4" -> push(rest.get(0), rest.get(1), rest.get(2), rest.get(3));
      case "leave 1" -> leave(rest.get(0));
      case "erase 0" -> erase();
      default -> {
        if (!command.equals("fill") || rest.isEmpty()) {
          return false;
        }
        fill(rest.get(0), rest.subList(1, rest.size()));
      }
    }
    return true;
  }

  public static void main(String[] arguments) throws IOException {
    System.exit(arguments.length < 2 ? usage() : status(arguments));
  }

  private static int usage() {
    System.err.print(USAGE);
    return 64;
  }

  private static int status(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    try (Connection auth = Connection.to("auth");
        Connection catalogue = Connection.to("catalogue");
        Connection ingestion = Connection.to("ingestion");
        Connection planning = Connection.to("planning")) {
      var gateway =
          new Gateway(
              folder,
              Map.of(
                  "auth", auth, "catalogue", catalogue, "ingestion", ingestion, "planning", planning));
      List<String> rest = Arrays.asList(arguments).subList(2, arguments.length);
      return gateway.run(arguments[1], rest) ? 0 : usage();
    } catch (Session.SignedOut why) {
      // Erased on another device: no service accepts the queued messages.
      if ("ACCOUNT_ERASED".equals(why.getMessage())) {
        Keeping.forget(folder);
      }
      say("signed out", why.getMessage());
    } catch (StatusRuntimeException error) {
      say("failed", error.getStatus().getCode().name(), Connection.reasonOf(error),
          "" + error.getStatus().getDescription());
    }
    return 1;
  }
}
