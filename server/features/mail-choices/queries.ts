import { endOfMonth } from '#shared/calendar.ts';
import type { ChosenMail } from '#shared/contract/mail-choices.ts';
import { acrossUsers } from '#server/database/across-users.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { Language } from '#shared/languages.ts';

const COLUMNS = {
  reminders: 'mails_reminders',
  budgetAlerts: 'mails_budget_alerts',
  monthReport: 'mails_month_report',
} as const satisfies Record<ChosenMail, string>;

export type Subscriber = {
  userId: string;
  email: string;
  language: Language;
  timeZone: string;
  currency: string;
  plan: 'free' | 'premium';
  premiumUntil: string | null;
  /** 1 if the month's report has amounts, else 0. */
  monthAmounts: number;
};

export async function selectSubscribers(
  db: Reader,
  mail: ChosenMail,
  { afterUserId, limit }: { afterUserId: string; limit: number },
): Promise<Subscriber[]> {
  return await querySubscribers(acrossUsers(db), mail)
    .where('user_id', '>', afterUserId)
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

export async function findSubscriber(
  db: Reader | Writer,
  mail: ChosenMail,
  userId: string,
): Promise<Subscriber | undefined> {
  return await querySubscribers(db, mail).where('user_id', '=', userId).executeTakeFirst();
}

/** Selects users with a confirmed address who have switched the mail on and are not suspended. */
function querySubscribers(db: Reader | Writer, mail: ChosenMail) {
  return db
    .selectFrom('profiles')
    .select([
      'user_id as userId',
      'email',
      'language',
      'time_zone as timeZone',
      'currency',
      'plan',
      'premium_until as premiumUntil',
      'mails_month_amounts as monthAmounts',
    ])
    .where(COLUMNS[mail], '=', 1)
    .where('email_checked_at', 'is not', null)
    .where('is_suspended', '=', 0);
}

export async function findAddress(
  db: Reader | Writer,
  userId: string,
): Promise<{ userId: string; email: string; language: Language; isConfirmed: boolean } | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select(['user_id as userId', 'email', 'language', 'email_checked_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { email_checked_at, ...user } = row;
  return { ...user, isConfirmed: email_checked_at !== null };
}

/** Switches a mail off, and returns whether it was on. */
export async function switchOff(
  trx: Writer,
  { userId, mail, at }: { userId: string; mail: ChosenMail; at: number },
): Promise<boolean> {
  const changed = await trx
    .updateTable('profiles')
    .set({ [COLUMNS[mail]]: 0, updated_at: at })
    .where('user_id', '=', userId)
    .where(COLUMNS[mail], '=', 1)
    .returning('user_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Whether a mail with this id was written to the user, even if it has been sent since. */
export async function hasMail(db: Reader, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** `month` is written as `yyyy-MM`. */
export async function hasTransactions(db: Reader, userId: string, month: string): Promise<boolean> {
  const row = await db
    .selectFrom('daily_totals')
    .select('date')
    .where('user_id', '=', userId)
    .where('date', '>=', `${month}-01`)
    .where('date', '<=', endOfMonth(`${month}-01`))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
