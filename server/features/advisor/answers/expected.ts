import { addDays, monthOf, startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import type { Figure as Expected, Forecast } from '#shared/contract/forecast.ts';
import type { Figure } from '../book.ts';
import { toMonths } from '../periods.ts';
import { sumIn } from '../search.ts';
import type { Side } from '../ledger-types.ts';
import type { Context } from '../types.ts';

/** A forecast figure, and the ends of its band if it has one. */
export type Band = { p50: Figure; low: Figure | undefined; high: Figure | undefined };
type MonthBand = { month: string; band: Band };

/** An expected sum. `period` ends with the forecast at the latest. Only a single whole month has a `band`. */
type ExpectedSum = { amount: Figure; period: CalendarRange; band: Band | undefined; notes: string[] };

/** Adds up the recorded sums of closed months and the forecast of the others; undefined outside the forecast. */
export async function expectedIn(
  context: Context,
  forecast: Forecast,
  side: Side,
  span: CalendarRange,
): Promise<ExpectedSum | undefined> {
  const { book, today, texts } = context;
  const bands = span.to < today ? [] : bandsIn(context, forecast, side, span);
  const [first, last] = [bands[0], bands.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const end = monthOf(`${last.month}-01`).to;
  const period = { from: span.from, to: span.to < end ? span.to : end };
  const recorded = await recordedBeforeThisMonth(context, side, period);
  const isWhole = bands.every((monthBand) => isInside(toRange(monthBand), period));
  const notes = [
    ...(recorded === undefined ? [] : [texts.assumed.recorded]),
    ...(isWhole ? [] : [texts.assumed.evenly]),
    ...(period.to < span.to ? [texts.forecast.outside] : []),
  ];
  if (bands.length === 1 && recorded === undefined && isWhole)
    return { amount: first.band.p50, period, band: first.band, notes };
  const terms = bands.map((monthBand) => toTerm(context, monthBand, period));
  const formula = [...(recorded === undefined ? [] : [recorded.id]), ...terms].join(' + ');
  return { amount: book.derived('money', formula), period, band: undefined, notes };
}

/** Returns the recorded sum of the months before this one; undefined if the period begins later. */
async function recordedBeforeThisMonth(
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

/** Writes the formula of a month, or of its share if the period covers only some of its days. */
function toTerm({ book }: Context, monthBand: MonthBand, period: CalendarRange): string {
  const month = toRange(monthBand);
  if (isInside(month, period)) return monthBand.band.p50.id;
  const sharedDays = {
    from: month.from > period.from ? month.from : period.from,
    to: month.to < period.to ? month.to : period.to,
  };
  return `${monthBand.band.p50.id} * ${book.days(sharedDays)} / ${book.days(month)}`;
}

function toRange({ month }: MonthBand): CalendarRange {
  return monthOf(`${month}-01`);
}

function isInside({ from, to }: CalendarRange, span: CalendarRange): boolean {
  return span.from <= from && to <= span.to;
}

/** Returns the months of a period that the forecast covers, including the running one. */
export function bandsIn(context: Context, forecast: Forecast, side: Side, span: CalendarRange): MonthBand[] {
  const running = forecast.asOf.slice(0, 7);
  return toMonths(span).flatMap(({ from }) => {
    const month = from.slice(0, 7);
    if (month === running)
      return [{ month, band: toBand(context, `endOfMonth.${side}`, forecast.endOfMonth[side]) }];
    const found = forecast.months.find(({ month: name }) => name === month);
    return found === undefined
      ? []
      : [{ month, band: toBand(context, `months.${month}.${side}`, found[side]) }];
  });
}

/** Makes facts of one figure of the forecast and the ends of its band. */
export function toBand({ book }: Context, source: string, { p10, p50, p90 }: Expected): Band {
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
