import { addMonths, startOfMonth, type CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';
import { lastHistory, type Memory } from '../recognition/memory.ts';
import { MONTHS_LOOKED_AT, recogniseFits } from '../recognition/recognise-series.ts';
import type { PastTransaction } from '../recognition/types.ts';
import { withDays } from '../recognition/with-days.ts';
import { aheadOf, backTest, MIN_MONTHS, type BackTest } from './back-test.ts';
import { bandOf, figureOf } from './band.ts';
import { expectedItems } from './expected-items.ts';
import {
  ALL_STRUCTURE,
  expectedAtEnd,
  expectedIn,
  forSides,
  scalesOf,
  type BySide,
  type Shares,
} from './by-side.ts';
import { forecastCategories } from './categories.ts';
import { readLedger, type Ledger } from './ledger.ts';
import { closedAt } from './closed-months.ts';
import { outlookAt, type Outlook } from './outlook.ts';
import type { ForecastInput, MinorFigure, MinorForecast, Sides } from './types.ts';

/**
 * Forecasts the running month, the months after it and the categories of the next one by arithmetic
 * on what repeats and on the months before. Amounts are in minor units. What is after today is read only as entered
 * for coming days; the order of the input changes nothing.
 */
export function makeForecast(input: ForecastInput, memory: Memory = lastHistory): MinorForecast {
  const { today, months, isConfirmed } = input;
  const from = addMonths(today, -MONTHS_LOOKED_AT);
  const transactions = withDays(input.transactions, (date) => date > from);
  const ledger = readLedger(transactions, today);
  const recognised = recogniseFits(input.transactions, today, isConfirmed, memory);
  const { items, given, plain: plainItems } = expectedItems(recognised, { ...input, transactions });
  const known = { ledger, items, given };
  const outlook = outlookAt(known, ledger.today, months);
  const unplanned = { ledger, items: plainItems, given: [] };
  const test = backTest(unplanned);
  const plain = outlookAt(unplanned, ledger.today, months);
  const hasBand = closedAt(ledger, ledger.today) - ledger.firstFull >= MIN_MONTHS;
  const shown = (sides: Sides<MinorFigure>) => (hasBand ? sides : withoutBands(sides));
  const ahead = (count: number) => monthAhead({ outlook, plain }, count, test);
  return {
    endOfMonth: shown(endOfMonth({ ledger, outlook, test, recorded: recordedIn(today, transactions) })),
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

/** `plain` is without what is given. */
type Outlooks = { outlook: Outlook; plain: Outlook };

function monthAhead(outlooks: Outlooks, months: number, { errors, shares }: BackTest): Sides<MinorFigure> {
  const expected = withGivenOf(outlooks, months, shares);
  const scales = scalesOf(outlooks.outlook);
  return balanced(
    forSides((side) =>
      figureOf(
        expected[side],
        bandOf(side, { months }, { own: errors[side], scale: scales[side] }),
        side === 'balance' ? undefined : 0,
      ),
    ),
  );
}

/** Given amounts replace or raise those expected without them, so that they are not drawn to the usual month. */
function withGivenOf({ outlook, plain }: Outlooks, months: number, shares: Shares): BySide {
  const [without, whole, drawn] = [
    expectedIn(plain, months, ALL_STRUCTURE),
    expectedIn(outlook, months, ALL_STRUCTURE),
    expectedIn(plain, months, shares),
  ];
  return forSides((side) => drawn[side] + whole[side] - without[side]);
}

type EndInput = {
  ledger: Ledger;
  outlook: Outlook;
  test: BackTest;
  /** Minor units. */
  recorded: Record<TransactionType, number>;
};

/** The running month as a whole, which is never less than what is recorded in it, also for its later days. */
function endOfMonth({ ledger, outlook, test, recorded }: EndInput): Sides<MinorFigure> {
  const expected = expectedAtEnd(outlook);
  const scales = scalesOf(outlook);
  const ahead = aheadOf(ledger, ledger.running, ledger.today);
  return balanced(
    forSides((side) =>
      figureOf(
        expected[side],
        bandOf(side, ahead, { own: test.endErrors[side], scale: scales[side] }),
        side === 'balance' ? undefined : recorded[side],
      ),
    ),
  );
}

/** The sums of the month of a day, with its later days. */
function recordedIn(
  day: CalendarDay,
  transactions: readonly PastTransaction[],
): Record<TransactionType, number> {
  const sums = { income: 0, expense: 0 };
  const isInMonth = (date: CalendarDay) => startOfMonth(date) === startOfMonth(day);
  for (const { type, amountMinor } of withDays(transactions, isInMonth)) sums[type] += amountMinor;
  return sums;
}

/** The rounded middles add up. */
function balanced({ income, expense, balance }: BySide<MinorFigure>): Sides<MinorFigure> {
  const p50 = income.p50 - expense.p50;
  const [p10, p90] = [Math.min(p50, balance.p10 ?? p50), Math.max(p50, balance.p90 ?? p50)];
  return { income, expenses: expense, balance: { p10, p50, p90 } };
}

function toSides<Each>({ income, expense, balance }: BySide<Each>): Sides<Each> {
  return { income, expenses: expense, balance };
}

function withoutBands({ income, expenses, balance }: Sides<MinorFigure>): Sides<MinorFigure> {
  const bare = ({ p50 }: MinorFigure) => ({ p10: null, p50, p90: null });
  return { income: bare(income), expenses: bare(expenses), balance: bare(balance) };
}
