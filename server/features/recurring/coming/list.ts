import { addDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { ComingPayment, listComing } from '#shared/contract/recurring-coming.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { currencyDecimals, toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { mergeComing } from '#shared/recurring/merge-coming.ts';
import { sumLater } from '#server/database/sum-later.ts';
import type { Reader } from '#server/database/schema.ts';
import type { Caller } from '#server/http/environment.ts';
import { listPlanned } from '../list.ts';
import { countAsked } from '../occurrences/queries.ts';
import type { Expected, ListExpected } from './expected.ts';

type User = Pick<Caller, 'userId' | 'currency'>;
type ComingQuery = { today: CalendarDay; to: CalendarDay; maxItems: number };
/** The first payments of one source, and the number and the sums of all its payments in minor units. */
type ComingPart = { items: ComingPayment[]; count: number } & Record<TransactionType, number>;

/**
 * Lists the payments up to a day, each once: open occurrences that are not recorded, transactions dated later than
 * today, and recognised payments that are neither of these. Lists the first `maxItems`, and counts all.
 */
export async function readComing(
  { db, listExpected }: { db: Reader; listExpected: ListExpected },
  user: User,
  query: ComingQuery,
): Promise<OutputOf<typeof listComing>> {
  const decimals = currencyDecimals(user.currency);
  // This query starts first, since another thread computes it while this one reads the others.
  const expected = listExpected({ userId: user.userId, today: query.today });
  const [recognised, planned, recorded, waitingCount] = await Promise.all([
    expected.then((all) => toRecognisedPart(all, query, decimals)),
    readPlanned(db, user, query),
    readRecorded(db, user, query),
    countAsked(db, user.userId),
  ]);
  const parts = [planned, recorded, recognised];
  const sum = (key: 'count' | TransactionType) => parts.reduce((total, part) => total + part[key], 0);
  return {
    items: mergeComing(
      parts.flatMap(({ items }) => items),
      query.maxItems,
    ),
    count: sum('count'),
    expenses: toMajorUnits(sum('expense'), decimals),
    incomes: toMajorUnits(sum('income'), decimals),
    waitingCount,
  };
}

async function readPlanned(db: Reader, user: User, { to, maxItems }: ComingQuery): Promise<ComingPart> {
  const { items, due } = await listPlanned(db, user, { to, maxItems });
  return { items: items.map(toComingPayment), ...sumPayments(due) };
}

function toComingPayment(occurrence: Occurrence): ComingPayment {
  const { recurringId, day, dueDay, type, description, category, amount, isEstimate } = occurrence;
  const content = { type, description, category, amount, isEstimate };
  return { key: `${recurringId} ${day}`, source: 'planned', day: dueDay, ...content, occurrence };
}

async function readRecorded(
  db: Reader,
  user: User,
  { today, to, maxItems }: ComingQuery,
): Promise<ComingPart> {
  const later = await sumLater(db, { ...user, today }, { from: today, to });
  if (later === null) return { items: [], count: 0, income: 0, expense: 0 };
  const decimals = currencyDecimals(user.currency);
  const rows = await selectDated(db, user.userId, { from: addDays(today, 1), to, limit: maxItems });
  return {
    items: rows.map(({ id, date, amount_minor, ...content }) => ({
      key: id,
      source: 'recorded',
      day: date,
      ...content,
      amount: toMajorUnits(amount_minor, decimals),
      isEstimate: false,
      occurrence: null,
    })),
    count: later.count,
    income: totalToMinorUnits(later.income, decimals),
    expense: totalToMinorUnits(later.expenses, decimals),
  };
}

function toRecognisedPart(expected: readonly Expected[], { to }: ComingQuery, decimals: number): ComingPart {
  const due = expected.filter(({ day }) => day <= to);
  return {
    items: due.map(({ key, amountMinor, ...content }) => ({
      key: `${key} ${content.day}`,
      source: 'recognised',
      ...content,
      amount: toMajorUnits(amountMinor, decimals),
      occurrence: null,
    })),
    ...sumPayments(due.map((each) => ({ ...each, count: 1 }))),
  };
}

function sumPayments(payments: readonly { type: TransactionType; amountMinor: number; count: number }[]) {
  const sums = { count: 0, income: 0, expense: 0 };
  for (const { type, amountMinor, count } of payments) {
    sums.count += count;
    sums[type] += amountMinor * count;
  }
  return sums;
}

async function selectDated(
  db: Reader,
  userId: string,
  { from, to, limit }: CalendarRange & { limit: number },
) {
  return await db
    .selectFrom('transactions')
    .select(['id', 'type', 'description', 'amount_minor', 'category', 'date'])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('id')
    .limit(limit)
    .execute();
}
