import type { ChosenMail } from '#shared/contract/mail-choices.ts';
import type { Database } from '#server/database/connect.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { selectSubscribers, type Subscriber } from './queries.ts';

/** Users per query. On SQLite, other requests wait while a query runs. */
const USERS_AT_ONCE = 500;
/** A mail is written from this hour of the user's day on. */
const FIRST_HOUR = 8;
/** No mail is written from this hour on. */
const END_HOUR = 21;

type Options = {
  database: Database;
  outbox: Outbox;
  onError: (userId: string, error: unknown) => void;
};

/** Calls `write` for each user who wants a mail, one after another, and then lets the outbox send the mails. */
export async function forEachSubscriber(
  { database, outbox, onError }: Options,
  mail: ChosenMail,
  write: (user: Subscriber) => Promise<void>,
): Promise<void> {
  if (!outbox.isOn()) return;
  for (let afterUserId = ''; ;) {
    const users = await selectSubscribers(database.read, mail, { afterUserId, limit: USERS_AT_ONCE });
    for (const user of users) await write(user).catch((error: unknown) => onError(user.userId, error));
    const last = users.at(-1);
    if (last === undefined || users.length < USERS_AT_ONCE) break;
    afterUserId = last.userId;
  }
  outbox.nudge();
}

export function isDaytime(timeZone: string, nowMs: number): boolean {
  const format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const hour = Number(format.format(nowMs));
  return FIRST_HOUR <= hour && hour < END_HOUR;
}
