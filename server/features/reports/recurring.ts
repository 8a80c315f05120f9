import { addDays, addMonths, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { MonthReport, RecurringChange, YearReview } from '#shared/contract/reports.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { listRecognised } from './recognised.ts';
import type { ReportSource, ReportUser } from './reports.ts';

/** The previous payment is searched for in this number of months, since a yearly one may be late. */
const MONTHS_BACK = 13;

/** Lists the payments of a range: paid, missed, with a new amount, and due, of which some may be recorded already. */
export async function readRecurring(
  source: ReportSource,
  user: ReportUser,
  range: CalendarRange,
): Promise<MonthReport['recurring']> {
  const { today, currency } = user;
  const { db, occurrences } = source;
  const posted = await occurrences.listPosted(db, user, range);
  const missed = await occurrences.listMissed(db, user, { ...range, today });
  const due = await occurrences.listAhead(db, user, { ...range, today, isForCalendar: false });
  const paid = posted.items.filter(({ dueDay }) => dueDay <= today);
  const postedAhead = posted.items.filter(({ dueDay }) => dueDay > today);
  const repeating = today < range.from ? [] : await source.listRepeating(user, range.to);
  return {
    paid,
    missed: missed.items,
    changed: listChanges(paid, await readPaidBefore(source, user, { paid, from: range.from })),
    due: [...postedAhead, ...due.items].toSorted((one, other) => (one.dueDay < other.dueDay ? -1 : 1)),
    recognised: listRecognised(repeating, { range, currency, today }),
    ...([posted, missed, due].some(({ isCut }) => isCut) && { isCut: true as const }),
  };
}

/** Returns the last amount of each paid recurring transaction before a day, in major units. */
async function readPaidBefore(
  { db, occurrences }: ReportSource,
  { userId, currency }: ReportUser,
  { paid, from }: { paid: readonly Occurrence[]; from: CalendarDay },
): Promise<Map<string, number>> {
  const ids = [...new Set(paid.map(({ recurringId }) => recurringId))];
  const before = { from: addMonths(from, -MONTHS_BACK), to: addDays(from, -1) };
  const decimals = currencyDecimals(currency);
  const lastPaid = await occurrences.readLastPaid(db, userId, { ...before, ids });
  return new Map([...lastPaid].map(([id, minor]) => [id, toMajorUnits(minor, decimals)]));
}

/** Sums the recurring expenses of a range, the dearest first. */
export async function sumRecurring(
  { db, occurrences }: ReportSource,
  { userId, currency }: ReportUser,
  range: CalendarRange,
): Promise<YearReview['recurring']> {
  const decimals = currencyDecimals(currency);
  return (await occurrences.sumPosted(db, userId, range))
    .map(({ amountMinor, ...sum }) => ({ ...sum, amount: toMajorUnits(amountMinor, decimals) }))
    .toSorted((one, other) => other.amount - one.amount || (one.description < other.description ? -1 : 1));
}

/** Lists the payments whose amount differs from the previous one, sorted by day. */
function listChanges(
  paid: readonly Occurrence[],
  lastBefore: ReadonlyMap<string, number>,
): RecurringChange[] {
  const before = new Map(lastBefore);
  return paid.flatMap(({ recurringId, description, type, dueDay, amount }) => {
    const lastAmount = before.get(recurringId);
    before.set(recurringId, amount);
    if (lastAmount === undefined || lastAmount === amount) return [];
    return [{ recurringId, description, type, day: dueDay, amount, before: lastAmount }];
  });
}
