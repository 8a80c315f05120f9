import { addDays, monthOf, startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import type { Figure as Expected, Forecast } from '#shared/contract/forecast.ts';
import type { Figure } from '../book.ts';
import { monthsOf } from '../periods.ts';
import { sumIn } from '../search.ts';
import type { Side } from '../ledger-types.ts';
import type { Context } from '../types.ts';

/** A forecast figure, and the ends of its band where it has one. */
export type Band = { p50: Figure; low: Figure | undefined; high: Figure | undefined };
type MonthBand = { month: string; band: Band };

/**
 * What a period will come to. `period` is how much of it is known; only one whole month has a `band`; `notes` say what is
 * assumed.
 */
type ExpectedIn = { amount: Figure; period: CalendarRange; band: Band | undefined; notes: string[] };

/**
 * The sum of a period: what is recorded of closed months, and the forecast of the others. Undefined where it lies
 * outside of the forecast.
 */
export async function expectedIn(
  context: Context,
  forecast: Forecast,
  side: Side,
  span: CalendarRange,
): Promise<ExpectedIn | undefined> {
  const { book, today, texts } = context;
  const bands = span.to < today ? [] : bandsIn(context, forecast, side, span);
  const [first, last] = [bands[0], bands.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const end = monthOf(`${last.month}-01`).to;
  const period = { from: span.from, to: span.to < end ? span.to : end };
  const recorded = await recordedIn(context, side, period);
  const isWhole = bands.every((each) => isInside(monthOfBand(each), period));
  const notes = [
    ...(recorded === undefined ? [] : [texts.assumed.recorded]),
    ...(isWhole ? [] : [texts.assumed.evenly]),
    ...(period.to < span.to ? [texts.forecast.outside] : []),
  ];
  if (bands.length === 1 && recorded === undefined && isWhole)
    return { amount: first.band.p50, period, band: first.band, notes };
  const terms = bands.map((each) => shareOf(context, each, period));
  const formula = [...(recorded === undefined ? [] : [recorded.id]), ...terms].join(' + ');
  return { amount: book.derived('money', formula), period, band: undefined, notes };
}

/** What is recorded of the months before this one; undefined where the period has none of them. */
async function recordedIn(
  context: Context,
  side: Side,
  { from }: CalendarRange,
): Promise<Figure | undefined> {
  const { ledger, today } = context;
  const to = addDays(startOfMonth(today), -1);
  if (to < from) return undefined;
  const search = side === 'balance' ? {} : ({ type: side === 'income' ? 'income' : 'expense' } as const);
  return sumIn(context, { search, rows: await ledger.days(search), side }, { from, to });
}

/** The formula of a month, or of its share where the period has only days of it. */
function shareOf({ book }: Context, each: MonthBand, period: CalendarRange): string {
  const month = monthOfBand(each);
  if (isInside(month, period)) return each.band.p50.id;
  const part = {
    from: month.from > period.from ? month.from : period.from,
    to: month.to < period.to ? month.to : period.to,
  };
  const days = ({ from, to }: CalendarRange) => `days(${book.day(from).id}, ${book.day(to).id})`;
  return `${each.band.p50.id} * ${days(part)} / ${days(month)}`;
}

function monthOfBand({ month }: MonthBand): CalendarRange {
  return monthOf(`${month}-01`);
}

function isInside({ from, to }: CalendarRange, span: CalendarRange): boolean {
  return span.from <= from && to <= span.to;
}

/** The months of a period that the forecast knows, the running one included. */
export function bandsIn(context: Context, forecast: Forecast, side: Side, span: CalendarRange): MonthBand[] {
  const running = forecast.asOf.slice(0, 7);
  return monthsOf(span).flatMap(({ from }) => {
    const month = from.slice(0, 7);
    if (month === running)
      return [{ month, band: bandOf(context, `endOfMonth.${side}`, forecast.endOfMonth[side]) }];
    const found = forecast.months.find((each) => each.month === month);
    return found === undefined
      ? []
      : [{ month, band: bandOf(context, `months.${month}.${side}`, found[side]) }];
  });
}

/** One figure of the forecast as facts. */
export function bandOf({ book }: Context, source: string, { p10, p50, p90 }: Expected): Band {
  const end = (name: string, value: number | null) =>
    value === null
      ? undefined
      : book.planned(value, { how: 'forecast', unit: 'money', source: `${source}.${name}` });
  return {
    p50: book.planned(p50, { how: 'forecast', unit: 'money', source: `${source}.p50`, band: { p10, p90 } }),
    low: end('p10', p10),
    high: end('p90', p90),
  };
}
