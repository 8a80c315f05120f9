import { TRANSACTION_TYPES, type TransactionType } from '../categories.ts';
import { median } from '../recognition/medians.ts';
import { firstOpenMonth, levelAt, closedMonthSums, withoutItems } from './closed-months.ts';
import { lastDayOf, monthAt, sumDays, sumMonth, type Ledger } from './ledger.ts';
import { MONTHS_A_YEAR } from '../recognition/day-number.ts';
import { mean, type Level } from './level.ts';
import type { ExpectedPayment, Item } from './item.ts';
import { itemOnDay } from './item-on-day.ts';
import { restOfMonth } from './rest-of-month.ts';

/** The expected amounts of one side, in minor units. */
export type SideOutlook = {
  /** Recorded in the running month. */
  soFar: number;
  /** Expected in the rest of the running month. */
  rest: number;
  /** Expected in the months after it, in order. */
  months: number[];
  /** The median of the last twelve months, including repeating payments. */
  usual: number;
  /** The sums of the same months a year before; undefined if they are unknown. */
  yearAgo: (number | undefined)[];
  /** The usual distance of a month from the level. The errors of other ledgers are multiplied by it. */
  scale: number;
};
export type Outlook = Record<TransactionType, SideOutlook>;
/** A ledger with its repeating payments; `knownPayments` are the payments to come that need no guess. */
export type KnownHistory = {
  ledger: Ledger;
  items: readonly Item[];
  knownPayments: readonly ExpectedPayment[];
};

/** The least scale as a share of a mean month, because exact repetition does not make a forecast certain. */
const LEAST_SCALE = 0.03;

/**
 * Forecasts the month of a day (a day number) and the months after it, from the transactions up to the end of the
 * day.
 */
export function outlookAt(
  { ledger, items, knownPayments }: KnownHistory,
  day: number,
  months: number,
): Outlook {
  const running = monthAt(ledger, day);
  const end = lastDayOf(ledger, running + months);
  const itemsOnDay = items.map((item) => itemOnDay(item, day, end));
  const knownItems = itemsOnDay.flatMap(({ item }) => item ?? []);
  const coming = joinPayments(itemsOnDay, knownPayments);
  const sides = TRANSACTION_TYPES.map((type) => {
    const ofType = knownItems.filter((each) => each.type === type);
    const side = { items: ofType, coming: byMonth(ledger, coming, type), type, day, running, months };
    return [type, sideAt(ledger, side)] as const;
  });
  return Object.fromEntries(sides) as Outlook;
}

/** Joins the expected payments of items with the known ones. */
export function joinPayments(
  items: readonly { coming: readonly ExpectedPayment[] }[],
  knownPayments: readonly ExpectedPayment[],
): ExpectedPayment[] {
  return [...items.flatMap(({ coming }) => coming), ...knownPayments];
}

function byMonth(
  ledger: Ledger,
  coming: readonly ExpectedPayment[],
  type: TransactionType,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const each of coming) {
    if (each.type !== type) continue;
    const month = monthAt(ledger, each.day);
    sums.set(month, (sums.get(month) ?? 0) + each.amountMinor);
  }
  return sums;
}

type SideInput = {
  type: TransactionType;
  day: number;
  running: number;
  months: number;
  items: readonly Item[];
  /** Minor units by month. */
  coming: ReadonlyMap<number, number>;
};

function sideAt(ledger: Ledger, { type, day, running, months, items, coming }: SideInput): SideOutlook {
  const days = ledger.days[type];
  const irregular = withoutItems(ledger, days.slice(0, day - (ledger.starts[0] ?? 0) + 1), items);
  const firstOpen = firstOpenMonth(ledger, day);
  const expected = levelAt(ledger, irregular, { type, day });
  const irregularIn = (month: number) => levelIn(expected, ledger.firstMonth + month);
  const known = (month: number) => coming.get(month) ?? 0;
  const after = Array.from({ length: months }, (_, at) => running + 1 + at);
  const recent = closedMonthSums(ledger, days, firstOpen)
    .slice(-MONTHS_A_YEAR)
    .filter((value) => value !== null);
  return {
    soFar: sumDays(ledger, days, { from: ledger.starts[running] ?? 0, to: day }),
    rest:
      known(running) +
      restOfMonth(ledger, { irregular, day, running, firstOpen, type, expected: irregularIn(running) }),
    months: after.map((month) => known(month) + irregularIn(month)),
    usual: recent.length === 0 ? expected.level : median(recent),
    yearAgo: after.map((month) => closedSum(ledger, { days, month: month - MONTHS_A_YEAR, firstOpen })),
    scale: Math.hypot(expected.spread, LEAST_SCALE * mean(recent)),
  };
}

/** Returns the sum of a full month that is over and has transactions; undefined for any other month. */
function closedSum(
  ledger: Ledger,
  { days, month, firstOpen }: { days: Float64Array; month: number; firstOpen: number },
): number | undefined {
  const isKnown = month >= ledger.firstFull && month < firstOpen && ledger.isEmpty[month] !== true;
  return isKnown ? sumMonth(ledger, days, month) : undefined;
}

/** Returns the expected sum of a month, given by its month number, from the level and the season. */
function levelIn({ level, index }: Level, month: number): number {
  return level * (index[month % MONTHS_A_YEAR] ?? 1);
}
