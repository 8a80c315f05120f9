import { addDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { currencyDecimals, totalToMinorUnits } from '#shared/money.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import { samePaymentTest } from '#shared/recognition/same-payment.ts';
import type { Figure } from '../book.ts';
import { monthsOf } from '../periods.ts';
import { inSpan, searchOf, sideOf, sumIn } from '../search.ts';
import type { Context } from '../types.ts';
import { amountOf, dayOf, fieldOf, isAsked, paymentsOf, type Payment } from './payments.ts';
import { followingDays } from './rhythm.ts';

/** More are summed, and not named. */
const MOST_NAMED = 200;
/** What is recorded a little later may stand for what was expected in the period. */
const LATER_DAYS = 31;

/** A payment to come, in a sentence or a table. */
export type Coming = { name: string; due: CalendarDay; day: Figure; amount: Figure };

/**
 * What is due in a period, the first one first, and the figures that add up to it. It counts the open days of recurring
 * transactions, each time that what was recognised or confirmed is expected, and what is recorded for days after today,
 * which stands for what was recognised.
 */
export async function comingPayments(
  context: Context,
  type: TransactionType,
  range: CalendarRange,
): Promise<{ items: Coming[]; total: Figure; isRepeated: boolean }> {
  const recorded = await recordedIn(context, type, range);
  const recognised = await recognisedIn(context, type, range);
  const expected = [...(await openDays(context, type, range)), ...recognised];
  const items = [...expected, ...recorded.items].toSorted((one, other) => (one.due < other.due ? -1 : 1));
  const total = totalOf(context, [...expected.map(({ amount }) => amount), ...recorded.sums]);
  return { items, total, isRepeated: recognised.some(({ isAgain }) => isAgain) };
}

/** The sum of figures, some of which may come several times. */
export function totalOf({ book }: Context, figures: readonly Figure[]): Figure {
  const times = Map.groupBy(figures, ({ id }) => id);
  const terms = [...times].map(([id, { length }]) => (length === 1 ? id : `${id} * ${length}`));
  return book.derived('money', terms.join(' + ') || '0');
}

async function openDays(
  context: Context,
  type: TransactionType,
  { from, to }: CalendarRange,
): Promise<Coming[]> {
  const open = (await context.planning.upcoming(to)).filter(
    (each) =>
      each.dueDay >= from &&
      each.type === type &&
      isAsked(context, { name: each.description, category: each.category }),
  );
  return open.map(({ recurringId, day, description, dueDay, amount }) => {
    const source = `upcoming.${recurringId}.${day}`;
    return {
      name: description,
      due: dueDay,
      day: dayOf(context, `${source}.dueDay`, dueDay),
      amount: fieldOf(context, `${source}.amount`, amount),
    };
  });
}

async function recognisedIn(
  context: Context,
  type: TransactionType,
  { from, to }: CalendarRange,
): Promise<(Coming & { isAgain: boolean })[]> {
  const isEntered = await enteredTest(context, type, to);
  return (await paymentsOf(context, type)).flatMap((payment) => {
    const { nextDay, suggestion, name } = payment;
    if (suggestion === undefined || nextDay === null) return [];
    return [nextDay, ...followingDays(suggestion.cadence, nextDay, to)]
      .filter((due) => from <= due && due <= to && !isEntered(payment, due))
      .map((due) => ({
        name,
        due,
        day: expectedDay(context, payment, due),
        amount: amountOf(context, payment),
        isAgain: due !== nextDay,
      }));
  });
}

/** The next day of a payment, or one that follows it, from the first day of its month on. */
function expectedDay(context: Context, { source, nextDay }: Payment, due: CalendarDay): Figure {
  const next = dayOf(context, `${source}.nextDay`, nextDay ?? due);
  if (due === nextDay || nextDay === null) return next;
  const months = monthsOf({ from: nextDay, to: due }).length - 1;
  return context.book.derived('date', `later(${next.id}, ${months}) + ${Number(due.slice(8)) - 1}`);
}

/** Tells whether the person has recorded a payment for a coming day already. */
async function enteredTest({ ledger, today, asker }: Context, type: TransactionType, to: CalendarDay) {
  const span = { from: addDays(today, 1), to: addDays(to, LATER_DAYS) };
  const entered =
    span.to < span.from ? [] : await ledger.list({ type, ...span, sort: 'oldest', limit: MOST_NAMED });
  const decimals = currencyDecimals(asker.currency);
  const isSame = samePaymentTest();
  const toPayment = (each: Pick<Payment, 'amount'>, description: string, isEstimate: boolean) => ({
    type,
    description,
    amountMinor: totalToMinorUnits(each.amount, decimals),
    isEstimate,
  });
  return (payment: Payment, day: CalendarDay): boolean => {
    const { suggestion, name } = payment;
    if (suggestion === undefined) return false;
    const reach = RULES[suggestion.cadence].period / 2;
    const expected = toPayment(payment, name, suggestion.isEstimate);
    return entered.some(
      (each) =>
        addDays(day, -reach) <= each.date &&
        each.date <= addDays(day, reach) &&
        isSame(expected, toPayment(each, each.description, false)),
    );
  };
}

/** What is recorded for days after today. */
async function recordedIn(
  context: Context,
  type: TransactionType,
  { from, to }: CalendarRange,
): Promise<{ items: Coming[]; sums: Figure[] }> {
  const { ledger, book, today } = context;
  const tomorrow = addDays(today, 1);
  const span = { from: from > tomorrow ? from : tomorrow, to };
  if (span.to < span.from) return { items: [], sums: [] };
  const search = searchOf(context, type);
  const own = inSpan(search, span);
  const found = await ledger.list({ ...own, sort: 'oldest', limit: MOST_NAMED });
  if (found.length === 0) return { items: [], sums: [] };
  const items = found.map(({ description, date, amount }: Transaction, at) => ({
    name: description,
    due: date,
    day: book.dayAt(own, 'oldest', at, date),
    amount: book.amountAt(own, 'oldest', at, amount),
  }));
  const rows = await ledger.days(own);
  return { items, sums: [sumIn(context, { search, rows, side: sideOf(type) }, span)] };
}
