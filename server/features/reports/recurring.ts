import { addMonths, type CalendarRange } from '#shared/calendar.ts';
import type { MonthReport, RecurringChange, YearReview } from '#shared/contract/reports.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { currencyDecimals, toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { selectAmounts } from './queries.ts';
import { recognisedIn } from './recognised.ts';
import type { ReportSource, ReportUser } from './reports.ts';

/** How long ago the time before may be: a yearly one may be late. */
const MONTHS_BACK = 13;

type Paid = Occurrence & { transactionId: string };

/** What was paid, missed and changed in a range, and is still due in it. */
export async function readRecurring(
  source: ReportSource,
  user: ReportUser,
  range: CalendarRange,
): Promise<MonthReport['recurring']> {
  const { today, currency } = user;
  const from = addMonths(range.from, -MONTHS_BACK);
  const all = await source.listOccurrences(source.db, user, { from, to: range.to });
  const paid = await withPaidAmounts(source, user, all.filter(isPaid));
  const repeating = today < range.from ? [] : await source.listRepeating(user, range.to);
  const recognised = recognisedIn(repeating, { range, currency, today });
  const isInRange = ({ dueDay }: Occurrence) => range.from <= dueDay && dueDay <= range.to;
  return {
    paid: paid.filter(isInRange),
    missed: all.filter((one) => isInRange(one) && isMissed(one, today)),
    changed: listChanges(paid).filter(({ day }) => range.from <= day && day <= range.to),
    due: all.filter((one) => isInRange(one) && isDue(one, today)),
    recognised,
  };
}

/** What recurring expenses have cost in a range, the dearest first. */
export async function sumRecurring(
  source: ReportSource,
  user: ReportUser,
  range: CalendarRange,
): Promise<YearReview['recurring']> {
  const all = await source.listOccurrences(source.db, user, range);
  const expenses = all.filter(isPaid).filter(({ type }) => type === 'expense');
  const paid = await withPaidAmounts(source, user, expenses);
  const decimals = currencyDecimals(user.currency);
  return [...Map.groupBy(paid, ({ recurringId }) => recurringId)]
    .map(([recurringId, items]) => ({
      recurringId,
      description: items[0]?.description ?? '',
      amount: totalOf(items, decimals),
      count: items.length,
    }))
    .toSorted((one, other) => other.amount - one.amount || (one.description < other.description ? -1 : 1));
}

function totalOf(items: readonly Paid[], decimals: number): number {
  const minor = items.reduce((sum, { amount }) => sum + totalToMinorUnits(amount, decimals), 0);
  return toMajorUnits(minor, decimals);
}

function isPaid(occurrence: Occurrence): occurrence is Paid {
  return occurrence.outcome === 'posted' && occurrence.transactionId !== null;
}

function isMissed({ outcome, dueDay }: Occurrence, today: string): boolean {
  return dueDay <= today && (outcome === 'asked' || (outcome === 'planned' && dueDay < today));
}

/** What is not missed and may still happen. */
function isDue(occurrence: Occurrence, today: string): boolean {
  const { outcome } = occurrence;
  return (outcome === 'asked' || outcome === 'planned') && !isMissed(occurrence, today);
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
function listChanges(paid: readonly Paid[]): RecurringChange[] {
  const before = new Map<string, number>();
  return paid.flatMap(({ recurringId, description, type, dueDay, amount }) => {
    const last = before.get(recurringId);
    before.set(recurringId, amount);
    if (last === undefined || last === amount) return [];
    return [{ recurringId, description, type, day: dueDay, amount, before: last }];
  });
}
