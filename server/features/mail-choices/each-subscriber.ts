import type { ChosenMail } from '#shared/contract/mail-choices.ts';
import type { Database } from '#server/database/connect.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { selectSubscribers, type Subscriber } from './queries.ts';

/** How many users one query looks at, while other requests wait on SQLite. */
const USERS_AT_ONCE = 500;
/** Hours of the reader's own day in which a mail may be written. */
const FIRST_HOUR = 8;
const LAST_HOUR = 21;

type Options = {
  database: Database;
  outbox: Outbox;
  onError: (userId: string, error: unknown) => void;
};

/** Calls a function for each person who wants a mail, one after another, and lets the outbox send what it wrote. */
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

/** Whether it is between eight in the morning and nine in the evening in a time zone. */
export function isDaytime(timeZone: string, nowMs: number): boolean {
  const format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const hour = Number(format.format(nowMs));
  return FIRST_HOUR <= hour && hour < LAST_HOUR;
}
