import { addMonths, today, type CalendarDay } from '#shared/calendar.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import type { Language } from '#shared/languages.ts';
import { hasPremium, isPremiumPlan, type PremiumMode } from '#shared/premium.ts';
import type { Database } from '#server/database/connect.ts';
import { dayId } from '#server/database/day-id.ts';
import type { Reader } from '#server/database/schema.ts';
import { lockStoredTotals } from '#server/database/user-totals.ts';
import { monthMail } from '#server/mail/messages/month-mail.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { forEachSubscriber, isDaytime } from './each-subscriber.ts';
import { findSubscriber, hasMail, hasTransactions, type Subscriber } from './queries.ts';
import type { StopTokens } from './stop-tokens.ts';

/** The last day of a month on which the report of the previous month may be written. */
const LAST_DAY = 3;
/** A report that could not be sent for this long is outdated. */
const EXPIRES_MS = 3 * 24 * 60 * 60_000;

export type MonthReportOptions = {
  database: Database;
  now: () => number;
  outbox: Outbox;
  siteUrl: () => string;
  stopTokens: StopTokens;
  premiumMode: () => PremiumMode;
  makeReport: (
    user: { userId: string; currency: string; today: CalendarDay },
    month: string,
  ) => Promise<MonthReport>;
  readCategories: (
    db: Reader,
    userId: string,
  ) => Promise<{ names: (language: Language) => Record<string, string> }>;
  onError: (userId: string, error: unknown) => void;
};

/**
 * Writes the report of the previous month to each subscriber, in daytime of the first three days of their month. The
 * mail's id is made from user and month, so that two instances write only one.
 */
export async function mailMonthReports(options: MonthReportOptions): Promise<void> {
  await forEachSubscriber(options, 'monthReport', (user) => mailReport(options, user));
}

async function mailReport(options: MonthReportOptions, user: Subscriber): Promise<void> {
  const { database, now, outbox, stopTokens } = options;
  const { userId, currency } = user;
  const day = today(user.timeZone, now());
  if (Number(day.slice(8)) > LAST_DAY || !isDaytime(user.timeZone, now())) return;
  const isByPlan = isPremiumPlan({ plan: user.plan, until: user.premiumUntil }, () => day);
  if (!hasPremium(options.premiumMode(), isByPlan)) return;
  const month = addMonths(day, -1).slice(0, 7);
  const id = dayId(`month report ${userId}`, `${month}-01`);
  if (await hasMail(database.read, userId, id)) return;
  // A cheap check: otherwise each run would compute the report of an empty month again.
  if (!(await hasTransactions(database.read, userId, month))) return;
  const report = await options.makeReport({ userId, currency, today: day }, month);
  const categories = await options.readCategories(database.read, userId);
  const mail = monthMail(user, {
    report,
    currency,
    hasAmounts: user.monthAmounts === 1,
    categoryNames: categories.names(user.language),
    baseUrl: options.siteUrl(),
    stopToken: stopTokens.make(userId, 'monthReport'),
    expiresAt: now() + EXPIRES_MS,
  });
  await database.write(async (trx) => {
    // Meanwhile, the account may have been deleted, the mail switched off or the address changed.
    if (!(await lockStoredTotals(trx, userId))) return;
    const current = await findSubscriber(trx, 'monthReport', userId);
    if (current?.email === user.email && current.monthAmounts === user.monthAmounts) {
      await outbox.add(trx, { ...mail, id });
    }
  });
}
