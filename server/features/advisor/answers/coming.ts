import { addDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { currencyDecimals, totalToMinorUnits } from '#shared/money.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import { samePaymentTest } from '#shared/recognition/same-payment.ts';
import type { Figure } from '../book.ts';
import { inSpan, searchOf, sideOf, sumIn } from '../search.ts';
import type { Context } from '../types.ts';
import { dayOf, fieldOf, paymentsOf, type Payment } from './payments.ts';

/** More are summed, and not named. */
const MOST_NAMED = 200;
/** What is recorded a little later may stand for what was expected in the period. */
const LATER_DAYS = 31;

/** A payment to come, in a sentence or a table. */
export type Coming = { name: string; due: CalendarDay; day: Figure; amount: Figure };

/**
 * What is due in a period, the first one first, and the figures that add up to it. It counts the open days of recurring
 * transactions, the next one of what was recognised or confirmed, and what is recorded for days after today, which
 * stands for what was recognised.
 */
export async function comingPayments(
  context: Context,
  type: TransactionType,
  range: CalendarRange,
): Promise<{ items: Coming[]; sums: Figure[] }> {
  const recorded = await recordedIn(context, type, range);
  const expected = [
    ...(await openDays(context, type, range)),
    ...(await recognisedIn(context, type, range)),
  ].map(({ name, due, amountSource, daySource, amount }) => ({
    name,
    due,
    day: dayOf(context, daySource, due),
    amount: fieldOf(context, amountSource, amount),
  }));
  const items = [...expected, ...recorded.items].toSorted((one, other) => (one.due < other.due ? -1 : 1));
  return { items, sums: [...expected.map(({ amount }) => amount), ...recorded.sums] };
}

type Expected = { name: string; due: CalendarDay; amountSource: string; daySource: string; amount: number };

async function openDays(
  { planning }: Context,
  type: TransactionType,
  { from, to }: CalendarRange,
): Promise<Expected[]> {
  const open = (await planning.upcoming(to)).filter((each) => each.dueDay >= from && each.type === type);
  return open.map(({ recurringId, day, description, dueDay, amount }) => {
    const source = `upcoming.${recurringId}.${day}`;
    return {
      name: description,
      due: dueDay,
      amountSource: `${source}.amount`,
      daySource: `${source}.dueDay`,
      amount,
    };
  });
}

async function recognisedIn(
  context: Context,
  type: TransactionType,
  { from, to }: CalendarRange,
): Promise<Expected[]> {
  const isEntered = await enteredTest(context, type, to);
  return (await paymentsOf(context, type)).flatMap((payment) => {
    const { nextDay, suggestion, source, amount, name } = payment;
    const isInside = suggestion !== undefined && nextDay !== null && from <= nextDay && nextDay <= to;
    if (!isInside || isEntered(payment, nextDay)) return [];
    return [{ name, due: nextDay, amountSource: `${source}.amount`, daySource: `${source}.nextDay`, amount }];
  });
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
