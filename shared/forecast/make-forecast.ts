import { addMonths, startOfMonth, type CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';
import { lastHistory, type Memory } from '../recognition/memory.ts';
import { HISTORY_MONTHS, recogniseFits } from '../recognition/recognise-series.ts';
import type { PastTransaction } from '../recognition/types.ts';
import { filterByDay } from '../recognition/filter-by-day.ts';
import { horizonOf, backTest, MIN_MONTHS, type BackTest } from './back-test.ts';
import { bandOf, toFigure, type Horizon } from './band.ts';
import { expectedItems } from './expected-items.ts';
import {
  ALL_STRUCTURE,
  expectedEndSums,
  expectedSums,
  forSides,
  toScales,
  type BySide,
  type Shares,
} from './by-side.ts';
import { forecastCategories } from './categories.ts';
import { readLedger, type Ledger } from './ledger.ts';
import { firstOpenMonth } from './closed-months.ts';
import { restByDay } from './rest-by-day.ts';
import { outlookAt, type Outlook } from './outlook.ts';
import type { ForecastInput, MinorFigure, MinorForecast, Sides } from './types.ts';

/**
 * Forecasts the running month, the months after it and the categories of the next month, from repeating payments and
 * from the months before. Amounts are in minor units. Transactions after today count only as entered payments of
 * their days. The order of the input has no effect.
 */
export function makeForecast(input: ForecastInput, memory: Memory = lastHistory): MinorForecast {
  const { today, months, isConfirmed } = input;
  const from = addMonths(today, -HISTORY_MONTHS);
  const transactions = filterByDay(input.transactions, (date) => date > from);
  const ledger = readLedger(transactions, today);
  const recognised = recogniseFits(input.transactions, today, isConfirmed, memory);
  const { items, knownPayments, plain: plainItems } = expectedItems(recognised, { ...input, transactions });
  const known = { ledger, items, knownPayments };
  const outlook = outlookAt(known, ledger.today, months);
  const unplanned = { ledger, items: plainItems, knownPayments: [] };
  const test = backTest(unplanned);
  const plain = outlookAt(unplanned, ledger.today, months);
  const hasBand = firstOpenMonth(ledger, ledger.today) - ledger.firstFull >= MIN_MONTHS;
  const shown = (sides: Sides<MinorFigure>) => (hasBand ? sides : withoutBands(sides));
  const ahead = (count: number) => monthAhead({ outlook, plain }, count, test);
  const end = endOfMonth({ ledger, outlook, test, recorded: recordedIn(today, transactions) });
  return {
    endOfMonth: shown(end),
    rest: restByDay(known, { ...input, transactions }, end.balance.p50),
    months: Array.from({ length: months }, (_, at) => ({
      month: addMonths(`${today.slice(0, 7)}-01`, at + 1).slice(0, 7),
      ...shown(ahead(at + 1)),
    })),
    categories: forecastCategories(known, { wholeMinor: ahead(1).expenses.p50, hasBand }),
    error: { ...toSides(test.measured), months: test.months },
    endError: { ...toSides(test.measuredEnds), months: test.months },
    reason: hasBand ? null : 'tooFewMonths',
  };
}

/** `plain` ignores known payments. */
type Outlooks = { outlook: Outlook; plain: Outlook };

function monthAhead(outlooks: Outlooks, months: number, { errors, shares }: BackTest): Sides<MinorFigure> {
  const expected = addKnownPayments(outlooks, months, shares);
  return toFigures(outlooks.outlook, expected, {
    ahead: { months },
    errors,
    least: { income: 0, expense: 0 },
  });
}

function toFigures(
  outlook: Outlook,
  expected: BySide,
  {
    ahead,
    errors,
    least,
  }: { ahead: Horizon; errors: BackTest['errors']; least: Record<TransactionType, number> },
): Sides<MinorFigure> {
  const scales = toScales(outlook);
  return balanced(
    forSides((side) =>
      toFigure(
        expected[side],
        bandOf(side, ahead, { own: errors[side], scale: scales[side] }),
        side === 'balance' ? undefined : least[side],
      ),
    ),
  );
}

/**
 * Adds the effect of known payments after the weighting, since known amounts must not be averaged with a usual month.
 */
function addKnownPayments({ outlook, plain }: Outlooks, months: number, shares: Shares): BySide {
  const [without, withKnown, weighted] = [
    expectedSums(plain, months, ALL_STRUCTURE),
    expectedSums(outlook, months, ALL_STRUCTURE),
    expectedSums(plain, months, shares),
  ];
  return forSides((side) => weighted[side] + withKnown[side] - without[side]);
}

type EndInput = {
  ledger: Ledger;
  outlook: Outlook;
  test: BackTest;
  /** The sums of the running month with its later days, in minor units. */
  recorded: Record<TransactionType, number>;
};

/** Forecasts the whole running month. Its sums are at least those recorded for it, including its later days. */
function endOfMonth({ ledger, outlook, test, recorded }: EndInput): Sides<MinorFigure> {
  const ahead = horizonOf(ledger, ledger.running, ledger.today);
  return toFigures(outlook, expectedEndSums(outlook), { ahead, errors: test.endErrors, least: recorded });
}

/** Sums all transactions in the month of a day, including those after that day. */
function recordedIn(
  day: CalendarDay,
  transactions: readonly PastTransaction[],
): Record<TransactionType, number> {
  const sums = { income: 0, expense: 0 };
  const isInMonth = (date: CalendarDay) => startOfMonth(date) === startOfMonth(day);
  for (const { type, amountMinor } of filterByDay(transactions, isInMonth)) sums[type] += amountMinor;
  return sums;
}

/** Calculates the expected balance again from rounded amounts, so that the shown figures add up. */
function balanced({ income, expense, balance }: BySide<MinorFigure>): Sides<MinorFigure> {
  const p50 = income.p50 - expense.p50;
  const [p10, p90] = [Math.min(p50, balance.p10 ?? p50), Math.max(p50, balance.p90 ?? p50)];
  return { income, expenses: expense, balance: { p10, p50, p90 } };
}

function toSides<Value>({ income, expense, balance }: BySide<Value>): Sides<Value> {
  return { income, expenses: expense, balance };
}

function withoutBands({ income, expenses, balance }: Sides<MinorFigure>): Sides<MinorFigure> {
  const bare = ({ p50 }: MinorFigure) => ({ p10: null, p50, p90: null });
  return { income: bare(income), expenses: bare(expenses), balance: bare(balance) };
}
