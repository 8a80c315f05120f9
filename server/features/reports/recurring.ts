import { addDays, addMonths, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { MonthReport, RecurringChange, YearReview } from '#shared/contract/reports.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { selectAmounts } from './queries.ts';
import { recognisedIn } from './recognised.ts';
import type { ReportSource, ReportUser } from './reports.ts';

/** How long ago the time before may be: a yearly one may be late. */
const MONTHS_BACK = 13;

type Paid = Occurrence & { transactionId: string };

/** Lists the payments of a range: paid, missed, changed, and still to come, which may be recorded already. */
export async function readRecurring(
  source: ReportSource,
  user: ReportUser,
  range: CalendarRange,
): Promise<MonthReport['recurring']> {
  const { today, currency } = user;
  const { db, occurrences } = source;
  const posted = await occurrences.posted(db, user, range);
  const missed = await occurrences.missed(db, user, { ...range, today });
  const due = await occurrences.ahead(db, user, { ...range, today, isAsked: false });
  const recorded = await withPaidAmounts(source, user, posted.items.filter(isPaid));
  const paid = recorded.filter(({ dueDay }) => dueDay <= today);
  const ahead = recorded.filter(({ dueDay }) => dueDay > today);
  const repeating = today < range.from ? [] : await source.listRepeating(user, range.to);
  return {
    paid,
    missed: missed.items,
    changed: listChanges(paid, await paidBefore(source, user, { paid, from: range.from })),
    due: [...ahead, ...due.items].toSorted((one, other) => (one.dueDay < other.dueDay ? -1 : 1)),
    recognised: recognisedIn(repeating, { range, currency, today }),
    ...([posted, missed, due].some(({ isCut }) => isCut) && { isCut: true as const }),
  };
}

/** The last amount of each paid recurring transaction before a day, in major units. */
async function paidBefore(
  { db, occurrences }: ReportSource,
  { userId, currency }: ReportUser,
  { paid, from }: { paid: readonly Paid[]; from: CalendarDay },
): Promise<Map<string, number>> {
  const ids = [...new Set(paid.map(({ recurringId }) => recurringId))];
  const before = { from: addMonths(from, -MONTHS_BACK), to: addDays(from, -1) };
  const decimals = currencyDecimals(currency);
  const last = await occurrences.lastPaid(db, userId, { ...before, ids });
  return new Map([...last].map(([id, minor]) => [id, toMajorUnits(minor, decimals)]));
}

/** What recurring expenses have cost in a range, the dearest first. */
export async function sumRecurring(
  { db, occurrences }: ReportSource,
  { userId, currency }: ReportUser,
  range: CalendarRange,
): Promise<YearReview['recurring']> {
  const decimals = currencyDecimals(currency);
  return (await occurrences.sums(db, userId, range))
    .map(({ amountMinor, ...sum }) => ({ ...sum, amount: toMajorUnits(amountMinor, decimals) }))
    .toSorted((one, other) => other.amount - one.amount || (one.description < other.description ? -1 : 1));
}

function isPaid(occurrence: Occurrence): occurrence is Paid {
  return occurrence.outcome === 'posted' && occurrence.transactionId !== null;
}

/** With the amounts of their transactions, which may have been edited; without those that were deleted. */
async function withPaidAmounts(
  { db }: ReportSource,
  { userId, currency }: ReportUser,
  paid: readonly Paid[],
): Promise<Paid[]> {
  const amounts = await selectAmounts(
    db,
    userId,
    paid.map(({ transactionId }) => transactionId),
  );
  return paid.flatMap((one) => {
    const minor = amounts.get(one.transactionId);
    return minor === undefined ? [] : [{ ...one, amount: toMajorUnits(minor, currencyDecimals(currency)) }];
  });
}

/** Those whose amount was another the time before, in the order of their days. */
function listChanges(paid: readonly Paid[], lastBefore: ReadonlyMap<string, number>): RecurringChange[] {
  const before = new Map(lastBefore);
  return paid.flatMap(({ recurringId, description, type, dueDay, amount }) => {
    const last = before.get(recurringId);
    before.set(recurringId, amount);
    if (last === undefined || last === amount) return [];
    return [{ recurringId, description, type, day: dueDay, amount, before: last }];
  });
}
