import { addDays, addMonths, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { merchantKey } from '#shared/recognition/merchant-key.ts';
import type { Figure } from '../book.ts';
import { toMonths } from '../periods.ts';
import { inSpan, toSearch, toSide, sumIn } from '../search.ts';
import type { Search } from '../ledger-types.ts';
import type { Context } from '../types.ts';
import { withPlaces, type PlacedTransaction } from './lists.ts';
import {
  amountFigure,
  dayField,
  findPayments,
  isMonthly,
  matchesQuestion,
  moneyField,
  type Payment,
} from './payments.ts';

/** The most payments that are listed; the total counts all. */
const MAX_LISTED = 200;

/** A payment to come, for a sentence or a table. `isExpected` marks a recognised payment, which is not certain. */
export type DuePayment = { name: string; due: CalendarDay; day: Figure; amount: Figure; isExpected: boolean };

/** The next regular pay, monthly or more often, and an extra pay that comes before it or within a month. */
export type NextPay = { regular: DuePayment; extra: DuePayment | undefined };

/** A figure, and how many times it is added. */
type Term = { figure: Figure; times: number };

/**
 * Lists the payments due in a period by day, with their total: open occurrences of recurring transactions, expected
 * days of recognised or confirmed payments, and transactions recorded for later days, which replace recognised ones.
 * Lists at most `MAX_LISTED`; the total counts all.
 */
export async function comingPayments(
  context: Context,
  type: TransactionType,
  range: CalendarRange,
): Promise<{ items: DuePayment[]; total: Figure; isRepeated: boolean; isCut: boolean }> {
  const recorded = await recordedPayments(context, type, range);
  const expected = await expectedDays(context, type, range);
  const recognised = expected.map((each) => fromExpectedDay(context, each));
  const open = await openDays(context, type, range);
  const items = [...open.items, ...recognised, ...recorded.items].toSorted((one, other) =>
    one.due < other.due ? -1 : 1,
  );
  const others = [...recognised.map(({ amount }) => amount), ...recorded.sums];
  const total = sumTerms(context, [...open.terms, ...others.map((figure) => ({ figure, times: 1 }))]);
  const isCut = open.isCut || items.length > MAX_LISTED;
  return {
    items: items.slice(0, MAX_LISTED),
    total,
    isRepeated: expected.some(({ payment, due }) => due !== payment.nextDay),
    isCut,
  };
}

/** Adds up figures; the same figure may come several times. */
export function sumFigures(context: Context, figures: readonly Figure[]): Figure {
  return sumTerms(
    context,
    figures.map((figure) => ({ figure, times: 1 })),
  );
}

function sumTerms({ book }: Context, terms: readonly Term[]): Figure {
  const times = new Map<string, number>();
  for (const { figure, times: count } of terms) times.set(figure.id, (times.get(figure.id) ?? 0) + count);
  const parts = [...times].map(([id, count]) => (count === 1 ? id : `${id} * ${count}`));
  return book.derived('money', parts.join(' + ') || '0');
}

/** Finds the first payment due in a period. Only its own figures become facts. */
export async function findNextPayment(
  context: Context,
  type: TransactionType,
  range: CalendarRange,
): Promise<DuePayment | undefined> {
  const [first] = await nextPayments(context, type, { range, most: 1 });
  return first?.toComing();
}

/** Finds the next pay; undefined if no income comes monthly or more often. */
export async function nextPay(context: Context, range: CalendarRange): Promise<NextPay | undefined> {
  const payments = await nextPayments(context, 'income', { range, most: MAX_LISTED });
  const regular = payments.find(({ isRegular }) => isRegular);
  if (regular === undefined) return undefined;
  const soon = addMonths(context.today, 1);
  const until = regular.due > soon ? regular.due : soon;
  const extra = payments.find(({ isRegular, due }) => !isRegular && due <= until);
  return { regular: regular.toComing(), extra: extra?.toComing() };
}

type NextPayment = { due: CalendarDay; isRegular: boolean; toComing: () => DuePayment };

/** Finds the next payments by day, at most `most` of each kind. Their figures become facts only in `toComing`. */
async function nextPayments(
  context: Context,
  type: TransactionType,
  { range, most }: { range: CalendarRange; most: number },
): Promise<NextPayment[]> {
  const open = await context.planning.coming({ ...toComingQuery(context, type, range), most });
  const expected = await expectedDays(context, type, range);
  const { search, found } = await findDatedLater(context, type, { range, limit: most });
  const payments = await findPayments(context, type);
  const regularRules = new Set(payments.filter(isMonthly).flatMap(({ rule }) => rule?.id ?? []));
  return [
    ...open.items.map((each) => ({
      due: each.dueDay,
      isRegular: regularRules.has(each.recurringId),
      toComing: () => fromOccurrence(context, each),
    })),
    ...expected.map((each) => ({
      due: each.due,
      isRegular: isMonthly(each.payment),
      toComing: () => fromExpectedDay(context, each),
    })),
    ...withPlaces(found).map((each) => ({
      due: each.transaction.date,
      isRegular: isLikeMonthlyPayment(payments, each.transaction),
      toComing: () => fromRecorded(context, search, each),
    })),
  ].toSorted((one, other) => one.due.localeCompare(other.due));
}

/** Whether the payment with the same merchant and the nearest amount is monthly. */
function isLikeMonthlyPayment(payments: readonly Payment[], { description, amount }: Transaction): boolean {
  const key = merchantKey(description);
  const gap = (payment: Payment) => Math.abs(payment.amount - amount);
  const [nearest] = payments
    .filter(({ name }) => merchantKey(name) === key)
    .toSorted((one, other) => gap(one) - gap(other));
  return nearest !== undefined && isMonthly(nearest);
}

function toComingQuery(context: Context, type: TransactionType, range: CalendarRange) {
  return {
    ...range,
    type,
    isMatch: ({ description, category }: { description: string; category: string }) =>
      matchesQuestion(context, { name: description, category }),
  };
}

async function openDays(
  context: Context,
  type: TransactionType,
  range: CalendarRange,
): Promise<{ items: DuePayment[]; terms: Term[]; isCut: boolean }> {
  const { items, isCut, counted } = await context.planning.coming({
    ...toComingQuery(context, type, range),
    most: MAX_LISTED,
  });
  const named = items.map((each) => fromOccurrence(context, each));
  const terms = isCut
    ? counted.map(({ recurringId, day, amount, count }) => {
        const source = day === undefined ? `recurring.${recurringId}` : `upcoming.${recurringId}.${day}`;
        return { figure: moneyField(context, `${source}.amount`, amount), times: count };
      })
    : named.map(({ amount }) => ({ figure: amount, times: 1 }));
  return { items: named, terms, isCut };
}

function fromOccurrence(context: Context, occurrence: Occurrence): DuePayment {
  const { recurringId, day, description, dueDay, amount } = occurrence;
  const source = `upcoming.${recurringId}.${day}`;
  return {
    name: description,
    due: dueDay,
    day: dayField(context, `${source}.dueDay`, dueDay),
    amount: moneyField(context, `${source}.amount`, amount),
    isExpected: false,
  };
}

type ExpectedDay = { payment: Payment; due: CalendarDay };
/** Finds the days on which recognised payments are likely to come. */
async function expectedDays(
  context: Context,
  type: TransactionType,
  { from, to }: CalendarRange,
): Promise<ExpectedDay[]> {
  const expected = Map.groupBy(await context.planning.expected(), ({ key }) => key);
  return (await findPayments(context, type)).flatMap((payment) =>
    (expected.get(payment.suggestion?.key ?? '') ?? [])
      .filter(({ day }) => from <= day && day <= to)
      .map(({ day: due }) => ({ payment, due })),
  );
}

function fromExpectedDay(context: Context, { payment, due }: ExpectedDay): DuePayment {
  return {
    name: payment.name,
    due,
    day: expectedDay(context, payment, due),
    amount: amountFigure(context, payment),
    isExpected: true,
  };
}

/** Makes a fact of an expected day: the payment's next day, or a day that is computed from it. */
function expectedDay(context: Context, { source, nextDay }: Payment, due: CalendarDay): Figure {
  const next = dayField(context, `${source}.nextDay`, nextDay ?? due);
  if (due === nextDay || nextDay === null) return next;
  const months = toMonths({ from: nextDay, to: due }).length - 1;
  return context.book.derived('date', `later(${next.id}, ${months}) + ${Number(due.slice(8)) - 1}`);
}

/** Lists the transactions recorded for days after today, and their sum. */
async function recordedPayments(
  context: Context,
  type: TransactionType,
  range: CalendarRange,
): Promise<{ items: DuePayment[]; sums: Figure[] }> {
  const { search, span, found } = await findDatedLater(context, type, { range, limit: MAX_LISTED });
  if (found.length === 0) return { items: [], sums: [] };
  const items = withPlaces(found).map((each) => fromRecorded(context, search, each));
  const rows = await context.ledger.days(search);
  return { items, sums: [sumIn(context, { search, rows, side: toSide(type) }, span)] };
}

/** Finds the first transactions recorded for days after today, and returns their search. */
async function findDatedLater(
  context: Context,
  type: TransactionType,
  { range: { from, to }, limit }: { range: CalendarRange; limit: number },
) {
  const tomorrow = addDays(context.today, 1);
  const span = { from: from > tomorrow ? from : tomorrow, to };
  const search = inSpan(toSearch(context, type), span);
  const isAhead = span.from <= span.to;
  const found = isAhead ? await context.ledger.list({ ...search, sort: 'oldest', limit }) : [];
  return { search, span, found };
}

/** Converts a recorded transaction. Its facts name the search and its place in the results, oldest first. */
function fromRecorded({ book }: Context, search: Search, { transaction, at }: PlacedTransaction): DuePayment {
  const { description, date, amount } = transaction;
  return {
    name: description,
    due: date,
    day: book.dayAt(search, 'oldest', at, date),
    amount: book.amountAt(search, 'oldest', at, amount),
    isExpected: false,
  };
}
