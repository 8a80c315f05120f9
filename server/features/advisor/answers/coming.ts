import { addDays, addMonths, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { merchantKey } from '#shared/recognition/merchant-key.ts';
import type { Figure } from '../book.ts';
import { monthsOf } from '../periods.ts';
import { inSpan, searchOf, sideOf, sumIn } from '../search.ts';
import type { Search } from '../ledger-types.ts';
import type { Context } from '../types.ts';
import { amountOf, dayOf, fieldOf, isAsked, isMonthly, paymentsOf, type Payment } from './payments.ts';

/** More are counted, and not named. */
const MOST_NAMED = 200;

/** A payment to come, in a sentence or a table. `isExpected` says that it was recognised, and is not sure. */
export type Coming = { name: string; due: CalendarDay; day: Figure; amount: Figure; isExpected: boolean };

/** The next regular pay, which comes each month or more often, and a rarer extra pay that comes before it or soon. */
export type NextPay = { regular: Coming; extra: Coming | undefined };

/** A figure, and how often it counts. */
type Term = { figure: Figure; times: number };

/**
 * Lists the payments due in a period, the first one first, with the figures that add up to their total. It counts the
 * open days of recurring transactions, each expected day of recognised or confirmed payments, and transactions recorded
 * for days after today, which replace recognised ones. The list ends after the first ones; the total counts all.
 */
export async function comingPayments(
  context: Context,
  type: TransactionType,
  range: CalendarRange,
): Promise<{ items: Coming[]; total: Figure; isRepeated: boolean; isCut: boolean }> {
  const recorded = await recordedIn(context, type, range);
  const expected = await expectedDays(context, type, range);
  const recognised = expected.map((each) => ofExpected(context, each));
  const open = await openDays(context, type, range);
  const items = [...open.items, ...recognised, ...recorded.items].toSorted((one, other) =>
    one.due < other.due ? -1 : 1,
  );
  const others = [...recognised.map(({ amount }) => amount), ...recorded.sums];
  const total = sumOf(context, [...open.terms, ...others.map((figure) => ({ figure, times: 1 }))]);
  const isCut = open.isCut || items.length > MOST_NAMED;
  return {
    items: items.slice(0, MOST_NAMED),
    total,
    isRepeated: expected.some(({ payment, due }) => due !== payment.nextDay),
    isCut,
  };
}

/** The sum of figures, some of which may come several times. */
export function totalOf(context: Context, figures: readonly Figure[]): Figure {
  return sumOf(
    context,
    figures.map((figure) => ({ figure, times: 1 })),
  );
}

function sumOf({ book }: Context, terms: readonly Term[]): Figure {
  const times = new Map<string, number>();
  for (const { figure, times: count } of terms) times.set(figure.id, (times.get(figure.id) ?? 0) + count);
  const parts = [...times].map(([id, count]) => (count === 1 ? id : `${id} * ${count}`));
  return book.derived('money', parts.join(' + ') || '0');
}

/** The first of the same. Only its own figures become facts. */
export async function nextComing(
  context: Context,
  type: TransactionType,
  range: CalendarRange,
): Promise<Coming | undefined> {
  const [first] = await nextOnes(context, type, { range, most: 1 });
  return first?.toComing();
}

/** Finds the next pay; undefined if no income comes each month. */
export async function nextPay(context: Context, range: CalendarRange): Promise<NextPay | undefined> {
  const ones = await nextOnes(context, 'income', { range, most: MOST_NAMED });
  const regular = ones.find(({ isRegular }) => isRegular);
  if (regular === undefined) return undefined;
  const soon = addMonths(context.today, 1);
  const until = regular.due > soon ? regular.due : soon;
  const extra = ones.find(({ isRegular, due }) => !isRegular && due <= until);
  return { regular: regular.toComing(), extra: extra?.toComing() };
}

type Next = { due: CalendarDay; isRegular: boolean; toComing: () => Coming };

/** The next payments by day, at most `most` of each kind, without their facts. */
async function nextOnes(
  context: Context,
  type: TransactionType,
  { range, most }: { range: CalendarRange; most: number },
): Promise<Next[]> {
  const open = await context.planning.coming({ ...askedOf(context, type, range), most });
  const expected = await expectedDays(context, type, range);
  const { own, found } = await datedLater(context, type, { range, limit: most });
  const payments = await paymentsOf(context, type);
  const regularRules = new Set(payments.filter(isMonthly).flatMap(({ rule }) => rule?.id ?? []));
  return [
    ...open.items.map((each) => ({
      due: each.dueDay,
      isRegular: regularRules.has(each.recurringId),
      toComing: () => ofOccurrence(context, each),
    })),
    ...expected.map((each) => ({
      due: each.due,
      isRegular: isMonthly(each.payment),
      toComing: () => ofExpected(context, each),
    })),
    ...found.map((each, at) => ({
      due: each.date,
      isRegular: isOneOfMonthly(payments, each),
      toComing: () => ofRecorded(context, own, { each, at }),
    })),
  ].toSorted((one, other) => one.due.localeCompare(other.due));
}

/** Whether a transaction recorded for later is one of the monthly payments: by its merchant, then by its amount. */
function isOneOfMonthly(payments: readonly Payment[], { description, amount }: Transaction): boolean {
  const key = merchantKey(description);
  const gap = (payment: Payment) => Math.abs(payment.amount - amount);
  const [nearest] = payments
    .filter(({ name }) => merchantKey(name) === key)
    .toSorted((one, other) => gap(one) - gap(other));
  return nearest !== undefined && isMonthly(nearest);
}

function askedOf(context: Context, type: TransactionType, range: CalendarRange) {
  const isOfQuestion = ({ description, category }: { description: string; category: string }) =>
    isAsked(context, { name: description, category });
  return { ...range, type, isAsked: isOfQuestion };
}

async function openDays(
  context: Context,
  type: TransactionType,
  range: CalendarRange,
): Promise<{ items: Coming[]; terms: Term[]; isCut: boolean }> {
  const { items, isCut, counted } = await context.planning.coming({
    ...askedOf(context, type, range),
    most: MOST_NAMED,
  });
  const named = items.map((each) => ofOccurrence(context, each));
  const terms = isCut
    ? counted.map(({ recurringId, day, amount, count }) => {
        const source = day === undefined ? `recurring.${recurringId}` : `upcoming.${recurringId}.${day}`;
        return { figure: fieldOf(context, `${source}.amount`, amount), times: count };
      })
    : named.map(({ amount }) => ({ figure: amount, times: 1 }));
  return { items: named, terms, isCut };
}

function ofOccurrence(context: Context, occurrence: Occurrence): Coming {
  const { recurringId, day, description, dueDay, amount } = occurrence;
  const source = `upcoming.${recurringId}.${day}`;
  return {
    name: description,
    due: dueDay,
    day: dayOf(context, `${source}.dueDay`, dueDay),
    amount: fieldOf(context, `${source}.amount`, amount),
    isExpected: false,
  };
}

type ExpectedDay = { payment: Payment; due: CalendarDay };

/** The days on which what was recognised is likely to come. */
async function expectedDays(
  context: Context,
  type: TransactionType,
  { from, to }: CalendarRange,
): Promise<ExpectedDay[]> {
  const expected = Map.groupBy(await context.planning.expected(), ({ key }) => key);
  return (await paymentsOf(context, type)).flatMap((payment) =>
    (expected.get(payment.suggestion?.key ?? '') ?? [])
      .filter(({ day }) => from <= day && day <= to)
      .map(({ day: due }) => ({ payment, due })),
  );
}

function ofExpected(context: Context, { payment, due }: ExpectedDay): Coming {
  return {
    name: payment.name,
    due,
    day: expectedDay(context, payment, due),
    amount: amountOf(context, payment),
    isExpected: true,
  };
}

/** The next day of a payment, or one that follows it, from the first day of its month on. */
function expectedDay(context: Context, { source, nextDay }: Payment, due: CalendarDay): Figure {
  const next = dayOf(context, `${source}.nextDay`, nextDay ?? due);
  if (due === nextDay || nextDay === null) return next;
  const months = monthsOf({ from: nextDay, to: due }).length - 1;
  return context.book.derived('date', `later(${next.id}, ${months}) + ${Number(due.slice(8)) - 1}`);
}

/** Transactions recorded for days after today. */
async function recordedIn(
  context: Context,
  type: TransactionType,
  range: CalendarRange,
): Promise<{ items: Coming[]; sums: Figure[] }> {
  const { search, own, span, found } = await datedLater(context, type, { range, limit: MOST_NAMED });
  if (found.length === 0) return { items: [], sums: [] };
  const items = found.map((each, at) => ofRecorded(context, own, { each, at }));
  const rows = await context.ledger.days(own);
  return { items, sums: [sumIn(context, { search, rows, side: sideOf(type) }, span)] };
}

/** The first transactions of the days after today, with their search. */
async function datedLater(
  context: Context,
  type: TransactionType,
  { range: { from, to }, limit }: { range: CalendarRange; limit: number },
) {
  const tomorrow = addDays(context.today, 1);
  const span = { from: from > tomorrow ? from : tomorrow, to };
  const search = searchOf(context, type);
  const own = inSpan(search, span);
  const isAhead = span.from <= span.to;
  const found = isAhead ? await context.ledger.list({ ...own, sort: 'oldest', limit }) : [];
  return { search, own, span, found };
}

/** One of a search, the oldest of which is at 0. */
function ofRecorded({ book }: Context, own: Search, { each, at }: { each: Transaction; at: number }): Coming {
  return {
    name: each.description,
    due: each.date,
    day: book.dayAt(own, 'oldest', at, each.date),
    amount: book.amountAt(own, 'oldest', at, each.amount),
    isExpected: false,
  };
}
