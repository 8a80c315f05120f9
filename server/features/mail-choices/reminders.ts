import { addDays, today, type CalendarDay } from '#shared/calendar.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import type { Database } from '#server/database/connect.ts';
import { dayId } from '#server/database/day-id.ts';
import type { Reader } from '#server/database/schema.ts';
import { lockStoredTotals } from '#server/database/user-totals.ts';
import { reminderMail } from '#server/mail/messages/chosen-mails.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { forEachSubscriber, isDaytime } from './each-subscriber.ts';
import { findSubscriber, hasMail, type Subscriber } from './queries.ts';
import type { StopTokens } from './stop-tokens.ts';

/** A reminder that could not be sent for this long is outdated. */
const EXPIRES_MS = 8 * 60 * 60_000;

/** The occurrences that are due on a day, and those that wait for the user. */
export type DueAndWaiting = { due: readonly Occurrence[]; waiting: readonly Occurrence[] };

export type ReminderOptions = {
  database: Database;
  now: () => number;
  outbox: Outbox;
  siteUrl: () => string;
  stopTokens: StopTokens;
  listDue: (
    db: Reader,
    user: { userId: string; currency: string },
    day: CalendarDay,
  ) => Promise<DueAndWaiting>;
  onError: (userId: string, error: unknown) => void;
};

/**
 * Writes a mail to each subscriber about occurrences that are due tomorrow or wait, in daytime of their time zone.
 * The mail's id is made from user and day, so that two instances write only one a day.
 */
export async function remindEverybody(options: ReminderOptions): Promise<void> {
  await forEachSubscriber(options, 'reminders', (user) => remind(options, user));
}

async function remind(options: ReminderOptions, user: Subscriber): Promise<void> {
  const { database, now, outbox, stopTokens } = options;
  if (!isDaytime(user.timeZone, now())) return;
  const { userId } = user;
  const day = today(user.timeZone, now());
  const id = dayId(`reminder ${userId}`, day);
  if (await hasMail(database.read, userId, id)) return;
  const tomorrow = addDays(day, 1);
  const { due, waiting } = await options.listDue(database.read, user, tomorrow);
  if (due.length + waiting.length === 0) return;
  const mail = reminderMail(user, {
    due,
    waiting,
    tomorrow,
    currency: user.currency,
    baseUrl: options.siteUrl(),
    stopToken: stopTokens.make(userId, 'reminders'),
    expiresAt: now() + EXPIRES_MS,
  });
  await database.write(async (trx) => {
    // Meanwhile, the account may have been deleted, the mail switched off or the address changed.
    if (!(await lockStoredTotals(trx, userId))) return;
    const current = await findSubscriber(trx, 'reminders', userId);
    if (current?.email === user.email) await outbox.add(trx, { ...mail, id });
  });
}
