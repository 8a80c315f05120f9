import { TRANSACTION_TYPES, type TransactionType } from '../categories.ts';
import { median } from '../recognition/middle.ts';
import { closedAt, levelAt, monthsOf, withoutItems } from './closed-months.ts';
import { lastDayOf, monthAt, sumDays, sumMonth, type Ledger } from './ledger.ts';
import { mean, YEAR, type Level } from './level.ts';
import type { Coming, Item } from './item.ts';
import { seenAt } from './seen-at.ts';
import { restOfMonth } from './rest-of-month.ts';

/** The expected amounts of one side, in minor units. */
export type SideOutlook = {
  /** Recorded in the running month. */
  soFar: number;
  /** Expected of the rest of the running month. */
  rest: number;
  /** Expected of the months after it, in order. */
  months: number[];
  /** The middle of the last twelve months, whatever they are made of. */
  usual: number;
  /** The sums of the same months a year before; undefined where they are not known. */
  yearAgo: (number | undefined)[];
  /** How far months usually are from the level; the errors of other ledgers count in it. */
  scale: number;
};
export type Outlook = Record<TransactionType, SideOutlook>;
/** What is known of a ledger; `given` are the coming days that need no guess. */
export type Known = { ledger: Ledger; items: readonly Item[]; given: readonly Coming[] };

/** Of a mean month; what repeats exactly is not certain either. */
const LEAST_SCALE = 0.03;

/** What was expected at the end of a day (a day number) of that month and the months after it. */
export function outlookAt({ ledger, items, given }: Known, day: number, months: number): Outlook {
  const running = monthAt(ledger, day);
  const end = lastDayOf(ledger, running + months);
  const seen = items.map((item) => seenAt(item, day, end));
  const known = seen.flatMap(({ item }) => item ?? []);
  const coming = [...seen.flatMap((each) => each.coming), ...given];
  const sides = TRANSACTION_TYPES.map((type) => {
    const own = { items: known.filter((each) => each.type === type), coming: byMonth(ledger, coming, type) };
    return [type, sideAt(ledger, { ...own, type, day, running, months })] as const;
  });
  return Object.fromEntries(sides) as Outlook;
}

function byMonth(ledger: Ledger, coming: readonly Coming[], type: TransactionType): Map<number, number> {
  const sums = new Map<number, number>();
  for (const each of coming) {
    if (each.type !== type) continue;
    const month = monthAt(ledger, each.day);
    sums.set(month, (sums.get(month) ?? 0) + each.amountMinor);
  }
  return sums;
}

type Asked = {
  type: TransactionType;
  day: number;
  running: number;
  months: number;
  items: readonly Item[];
  /** Minor units by month. */
  coming: ReadonlyMap<number, number>;
};

function sideAt(ledger: Ledger, { type, day, running, months, items, coming }: Asked): SideOutlook {
  const days = ledger.days[type];
  const loose = withoutItems(ledger, days.slice(0, day - (ledger.starts[0] ?? 0) + 1), items);
  const closed = closedAt(ledger, day);
  const expected = levelAt(ledger, loose, { type, day });
  const looseIn = (month: number) => levelIn(expected, ledger.firstMonth + month);
  const known = (month: number) => coming.get(month) ?? 0;
  const after = Array.from({ length: months }, (_, at) => running + 1 + at);
  const recent = monthsOf(ledger, days, closed)
    .slice(-YEAR)
    .filter((value) => value !== null);
  return {
    soFar: sumDays(ledger, days, { from: ledger.starts[running] ?? 0, to: day }),
    rest:
      known(running) + restOfMonth(ledger, { loose, day, running, closed, type, expected: looseIn(running) }),
    months: after.map((month) => known(month) + looseIn(month)),
    usual: recent.length === 0 ? expected.level : median(recent),
    yearAgo: after.map((month) => closedSum(ledger, { days, month: month - YEAR, closed })),
    scale: Math.hypot(expected.spread, LEAST_SCALE * mean(recent)),
  };
}

/** What a whole month with transactions brought; undefined for others. `closed` is the first one that is not over. */
function closedSum(
  ledger: Ledger,
  { days, month, closed }: { days: Float64Array; month: number; closed: number },
): number | undefined {
  const isKnown = month >= ledger.firstFull && month < closed && ledger.isEmpty[month] !== true;
  return isKnown ? sumMonth(ledger, days, month) : undefined;
}

/** What a month brings by the level and its season; months are numbered as in the ledger's `firstMonth`. */
function levelIn({ level, index }: Level, month: number): number {
  return level * (index[month % YEAR] ?? 1);
}
