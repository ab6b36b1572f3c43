const WEEK_MILLISECONDS = 7 * 86_400_000;
const GONE = ["ANSWERED", "DISMISSED", "CANCELLED"].map((state) => `NOTIFICATION_STATE_${state}`);

const time = (text) => text === undefined ? Number.NEGATIVE_INFINITY : Date.parse(text);

/** Whether a notification is over. Without an expiry, it is kept for a week. */
function isOver({ expireTime, notifyTime }, now) {
  return time(expireTime ?? notifyTime) + WEEK_MILLISECONDS < now;
}

/**
 * The plan of the device after a response.
 *
 * @param {object} kept  the plan before, {} at first
 * @param {object} answer  a `NotificationPlan`
 * @param {number} now  the device's clock
 */
export function merged(kept, answer, now) {
  const { notifications: before = [] } = kept;
  // A full plan has all upcoming notifications; those already shown stay until they expire.
  const gone = new Set(answer.delta ? answer.removedNotificationIds : before
    .filter(({ notifyTime }) => time(notifyTime) > now)
    .map(({ notificationId }) => notificationId));
  const staying = before.filter((one) => !gone.has(one.notificationId) && !isOver(one, now));
  // What is due, for a new device. The plan may not know yet what this device has answered.
  const answered = new Set(staying.filter(({ state }) => GONE.includes(state))
    .map(({ notificationId }) => notificationId));
  const fresh = [
    ...answer.notifications ?? [],
    ...(answer.openNotifications ?? []).filter((one) => !answered.has(one.notificationId)),
  ];
  const known = new Set(fresh.map(({ notificationId }) => notificationId));
  return {
    ...answer,
    notifications: [...fresh, ...staying.filter((one) => !known.has(one.notificationId))],
  };
}

/** Due notifications that can be answered, by the device's clock, the newest first. */
export function due({ notifications = [] }, now) {
  return notifications
    .filter(({ notifyTime, state, snoozeEndTime, expireTime }) => time(notifyTime) <= now
      && !GONE.includes(state) && time(snoozeEndTime) <= now
      && (expireTime === undefined || time(expireTime) > now))
    .sort((left, right) => time(right.notifyTime) - time(left.notifyTime));
}
