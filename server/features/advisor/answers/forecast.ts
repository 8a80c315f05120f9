import { monthOf, type CalendarRange } from '#shared/calendar.ts';
import type { Figure as Expected, Forecast } from '#shared/contract/forecast.ts';
import type { Figure } from '../book.ts';
import { monthsOf, periodPieces } from '../periods.ts';
import { quoted, say } from '../say.ts';
import type { Side } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { kindOfSlot, plural } from './kinds.ts';

/** A forecast figure, and the ends of its band where it has one. */
export type Band = { p50: Figure; low: Figure | undefined; high: Figure | undefined };

/** forecast: of expenses, income or the balance of one or more months, or of a category next month. */
export async function answerForecast(context: Context): Promise<Draft> {
  const { slots, planning, today, texts, assumptions } = context;
  const { side } = kindOfSlot(context);
  const forecast = await planning.forecast();
  if (slots.category !== undefined && side === 'expenses')
    return ofCategory(context, forecast, slots.category);
  const span = slots.period ?? monthOf(today);
  if (slots.period === undefined) assumptions.push(texts.assumed.thisMonth);
  const bands = span.to < today ? [] : bandsIn(context, forecast, side, span);
  if (bands.length === 0) return { kind: 'empty', sentences: [say(texts.forecast.outside)] };
  const head = headOf(context, side, { span, bands });
  return { ...withError(context, forecast, { side, head }), chart: chartOf(context, forecast, side) };
}

function ofCategory(context: Context, forecast: Forecast, category: string): Draft {
  const { texts, names, slots, assumptions } = context;
  const name = quoted(names[category] ?? category);
  const found = forecast.categories.find((each) => each.category === category);
  if (found === undefined) return { kind: 'empty', sentences: [say(texts.forecast.noCategory, { name })] };
  const next = forecast.months[0]?.month;
  if (slots.period?.from.slice(0, 7) !== next || slots.period?.to.slice(0, 7) !== next)
    assumptions.push(texts.assumed.nextMonth);
  const band = bandOf(context, `categories.${category}.next`, found.next);
  return withError(context, forecast, {
    side: 'expenses',
    head: sentence(texts.forecast.category, band, { name }),
  });
}

/** One month has a band, several have a sum; days of a month have their share of it. */
function headOf(
  context: Context,
  side: Side,
  { span, bands }: { span: CalendarRange; bands: readonly { month: string; band: Band }[] },
) {
  const { texts, book, assumptions } = context;
  const period = periodPieces(context, span);
  const [only] = bands;
  if (only === undefined || bands.length > 1)
    return say(texts.forecast.sum[side], { amount: sumOf(context, bands).piece, period });
  const month = monthOf(`${only.month}-01`);
  if (span.from <= month.from && span.to >= month.to)
    return sentence(texts.forecast[side], only.band, { period });
  assumptions.push(texts.assumed.evenly);
  const days = (range: CalendarRange) => `days(${book.day(range.from).id}, ${book.day(range.to).id})`;
  const amount = book.derived('money', `${only.band.p50.id} * ${days(span)} / ${days(month)}`);
  return say(texts.forecast.sum[side], { amount: amount.piece, period });
}

/** The months of a period that the forecast knows, the running one included. */
export function bandsIn(
  context: Context,
  forecast: Forecast,
  side: Side,
  span: CalendarRange,
): { month: string; band: Band }[] {
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

function sumOf({ book }: Context, bands: readonly { band: Band }[]): Figure {
  return book.derived('money', bands.map(({ band }) => band.p50.id).join(' + '));
}

type Form = { band: string; alone: string };

function sentence(form: Form, { p50, low, high }: Band, parts: Parameters<typeof say>[1]) {
  if (low === undefined || high === undefined) return say(form.alone, { amount: p50.piece, ...parts });
  return say(form.band, { amount: p50.piece, low: low.piece, high: high.piece, ...parts });
}

/** The answer with how far such forecasts were off, which belongs to each of them. */
function withError(
  context: Context,
  forecast: Forecast,
  { side, head }: { side: Side; head: Draft['sentences'][number] },
): Draft {
  return { sentences: [head, ...errorSentences(context, forecast, side)] };
}

function errorSentences(context: Context, { error, reason }: Forecast, side: Side): Draft['sentences'] {
  const { texts } = context;
  if (reason !== null) return [say(texts.forecast.short)];
  const { relative } = error[side];
  if (relative === null || error.months === 0) return [];
  const off = percentOf(context, relative, `error.${side}.relative`);
  const months = countOf(context, error.months, 'error.months');
  return [say(plural(texts.forecast.off, error.months), { percent: off.piece, months: months.piece })];
}

/** forecast.accuracy: beside the last year's month, and how often the band held. */
export async function answerAccuracy(context: Context): Promise<Draft> {
  const { texts, planning } = context;
  const { side } = kindOfSlot(context);
  const forecast = await planning.forecast();
  const { error } = forecast;
  const sentences = errorSentences(context, forecast, side);
  if (sentences.length === 0 || forecast.reason !== null)
    return { kind: 'empty', sentences: [say(texts.forecast.unmeasured)] };
  const { naive, covered } = error[side];
  if (naive !== null) {
    const other = percentOf(context, naive, `error.${side}.naive`);
    sentences.push(say(texts.forecast.naive, { percent: other.piece }));
  }
  const inside = countOf(context, covered, `error.${side}.covered`);
  const months = countOf(context, error.months, 'error.months');
  sentences.push(
    say(plural(texts.forecast.covered, error.months), { covered: inside.piece, months: months.piece }),
  );
  return { sentences };
}

/** A share of the forecast as a fact: 0.1234 is 12.3. */
function percentOf({ book }: Context, fraction: number, source: string): Figure {
  return book.planned(Math.round(fraction * 1000) / 10, { how: 'forecast', unit: 'percent', source });
}

function countOf({ book }: Context, value: number, source: string): Figure {
  return book.planned(value, { how: 'forecast', unit: 'count', source });
}

function chartOf({ format, texts }: Context, forecast: Forecast, side: Side): Draft['chart'] {
  const running = { month: forecast.asOf.slice(0, 7), figure: forecast.endOfMonth[side] };
  const all = [running, ...forecast.months.map((each) => ({ month: each.month, figure: each[side] }))];
  const points = all.map(({ month, figure: { p10, p50, p90 } }) => ({
    label: format.shortMonth(`${month}-01`),
    value: p50,
    ...(p10 !== null && p90 !== null && { low: p10, high: p90 }),
  }));
  return { type: 'band', series: [{ name: texts.sides[side], points }] };
}
