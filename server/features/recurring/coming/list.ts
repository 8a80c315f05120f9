import { addDays, type CalendarDay } from '#shared/calendar.ts';
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
import { selectDated } from './queries.ts';

type User = Pick<Caller, 'userId' | 'currency'>;
type Asked = { today: CalendarDay; to: CalendarDay; most: number };
/** The first payments of a source, and the number and the sums of all in minor units. */
type Part = { items: ComingPayment[]; count: number } & Record<TransactionType, number>;

/**
 * Lists what is coming up to a day, each payment once: open occurrences that nothing is recorded for, transactions dated
 * later than today, and what was recognised, where neither of these stands for it. The first ones are listed, all counted.
 */
export async function readComing(
  { db, listExpected }: { db: Reader; listExpected: ListExpected },
  user: User,
  asked: Asked,
): Promise<OutputOf<typeof listComing>> {
  const decimals = currencyDecimals(user.currency);
  // Asked for first, so that it is made while the others are read.
  const expected = listExpected({ userId: user.userId, today: asked.today });
  const [recognised, planned, recorded, waitingCount] = await Promise.all([
    expected.then((all) => recognisedPart(all, asked, decimals)),
    plannedPart(db, user, asked),
    recordedPart(db, user, asked),
    countAsked(db, user.userId),
  ]);
  const parts = [planned, recorded, recognised];
  const sum = (of: 'count' | TransactionType) => parts.reduce((total, part) => total + part[of], 0);
  return {
    items: mergeComing(
      parts.flatMap(({ items }) => items),
      asked.most,
    ),
    count: sum('count'),
    expenses: toMajorUnits(sum('expense'), decimals),
    incomes: toMajorUnits(sum('income'), decimals),
    waitingCount,
  };
}

async function plannedPart(db: Reader, user: User, { to, most }: Asked): Promise<Part> {
  const { items, due } = await listPlanned(db, user, { to, most });
  return { items: items.map(ofOccurrence), ...sumsOf(due) };
}

function ofOccurrence(occurrence: Occurrence): ComingPayment {
  const { recurringId, day, dueDay, type, description, category, amount, isEstimate } = occurrence;
  const content = { type, description, category, amount, isEstimate };
  return { key: `${recurringId} ${day}`, source: 'planned', day: dueDay, ...content, occurrence };
}

async function recordedPart(db: Reader, user: User, { today, to, most }: Asked): Promise<Part> {
  const later = await sumLater(db, { ...user, today }, { from: today, to });
  if (later === null) return { items: [], count: 0, income: 0, expense: 0 };
  const decimals = currencyDecimals(user.currency);
  const rows = await selectDated(db, user.userId, { from: addDays(today, 1), to, limit: most });
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

function recognisedPart(expected: readonly Expected[], { to }: Asked, decimals: number): Part {
  const due = expected.filter(({ day }) => day <= to);
  return {
    items: due.map(({ key, amountMinor, ...content }) => ({
      key: `${key} ${content.day}`,
      source: 'recognised',
      ...content,
      amount: toMajorUnits(amountMinor, decimals),
      occurrence: null,
    })),
    ...sumsOf(due.map((each) => ({ ...each, count: 1 }))),
  };
}

function sumsOf(payments: readonly { type: TransactionType; amountMinor: number; count: number }[]) {
  const sums = { count: 0, income: 0, expense: 0 };
  for (const { type, amountMinor, count } of payments) {
    sums.count += count;
    sums[type] += amountMinor * count;
  }
  return sums;
}
