import { monthOf, startOfMonth, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Forecast } from '#shared/contract/forecast.ts';
import { append } from '#shared/lists.ts';
import { isRunning } from '#shared/periods.ts';
import type { Figure } from '../book.ts';
import { toChart } from '../chart.ts';
import { assumePeriod, periodPieces } from '../periods.ts';
import { quoted, say } from '../say.ts';
import { toSearch, sumIn } from '../search.ts';
import type { Side } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { bankBalance, noteNoBank, sumWithBank, type Bank } from './bank.ts';
import { laterSentences } from './earlier.ts';
import { toBand, bandsIn, expectedIn, type Band } from './expected.ts';
import { kindFromSlots, plural } from './kinds.ts';
import { totalSentence } from './total-sentence.ts';

/** forecast: expected expenses, income, balance or all three in one or more months, or a category's next month. */
export async function answerForecast(context: Context): Promise<Draft> {
  const { slots, planning, today, texts, assumptions } = context;
  const { side } = kindFromSlots(context);
  const forecast = await planning.forecast();
  if (slots.category !== undefined && side === 'expenses')
    return await forecastCategory(context, forecast, slots.category);
  const span = slots.period ?? monthOf(today);
  if (slots.period === undefined) assumePeriod(context, 'thisMonth', span);
  const bank = side === 'balance' ? await bankBalance(context) : undefined;
  if (bank !== undefined) return forecastBankBalance(context, forecast, { bank, to: span.to });
  // 'What will December look like?' names no side.
  if (slots.of === undefined && slots.type === undefined)
    return await forecastAllSides(context, forecast, span);
  const expected = await expectedIn(context, forecast, side, span);
  if (expected === undefined) return outsideForecast(context);
  append(assumptions, expected.notes);
  if (side === 'balance') await noteNoBank(context);
  const { amount, band } = expected;
  const period = periodPieces(context, expected.period);
  const sentence =
    band === undefined
      ? say(texts.forecast[side].alone, { amount: amount.piece, period })
      : bandSentence(texts.forecast[side], band, { period });
  return {
    // The stated error is that of earlier forecasts of the same kind.
    sentences: [
      sentence,
      ...errorSentences(context, forecast, { side, ...chooseError(forecast, expected.period) }),
    ],
    chart: bandChart(context, forecast, side),
  };
}

/** Forecasts the bank balance at the end of a month from today's, which the question names. */
function forecastBankBalance(
  context: Context,
  forecast: Forecast,
  { bank, to }: { bank: Bank; to: CalendarDay },
): Draft {
  const { texts, today, book, assumptions } = context;
  const months = bandsIn(context, forecast, 'balance', { from: startOfMonth(today), to });
  const last = months.at(-1);
  if (last === undefined || to < today) return outsideForecast(context);
  assumptions.push(texts.assumed.withBankBalance);
  const [{ band: onlyBand } = last, ...others] = months;
  const toBankBalance = (balances: readonly Figure[]) => sumWithBank(context, balances, bank);
  const band = {
    p50: toBankBalance(months.map((each) => each.band.p50)),
    low: onlyBand.low && others.length === 0 ? toBankBalance([onlyBand.low]) : undefined,
    high: onlyBand.high && others.length === 0 ? toBankBalance([onlyBand.high]) : undefined,
  };
  const day = book.day(monthOf(`${last.month}-01`).to).piece;
  const sentence = bandSentence(texts.forecast.inBank, band, { bank: bank.balance.piece, day });
  return {
    sentences: [
      sentence,
      ...errorSentences(context, forecast, {
        side: 'balance',
        ...chooseError(forecast, { from: startOfMonth(today), to }),
      }),
    ],
    chart: bandChart(context, forecast, 'balance'),
  };
}

async function forecastAllSides(context: Context, forecast: Forecast, span: CalendarRange): Promise<Draft> {
  const { texts, assumptions } = context;
  const income = await expectedIn(context, forecast, 'income', span);
  const expenses = await expectedIn(context, forecast, 'expenses', span);
  const balance = await expectedIn(context, forecast, 'balance', span);
  if (income === undefined || expenses === undefined || balance === undefined)
    return outsideForecast(context);
  append(assumptions, balance.notes);
  await noteNoBank(context);
  const belowZero = balance.band && rangeBelowZero(balance.band);
  const sentence = say(texts.forecast.all, {
    income: income.amount.piece,
    expenses: expenses.amount.piece,
    balance: balance.amount.piece,
    period: periodPieces(context, balance.period),
  });
  return {
    sentences: [
      sentence,
      ...(belowZero === undefined ? [] : [say(texts.forecast.belowZero, belowZero)]),
      ...errorSentences(context, forecast, {
        side: 'expenses',
        ...chooseError(forecast, balance.period, 'all'),
      }),
    ],
    chart: bandChart(context, forecast, 'balance'),
  };
}

function outsideForecast({ texts }: Context): Draft {
  return { kind: 'empty', sentences: [say(texts.forecast.outside)] };
}

async function forecastCategory(context: Context, forecast: Forecast, category: string): Promise<Draft> {
  const { texts, names } = context;
  const name = quoted(names[category] ?? category);
  const found = forecast.categories.find((each) => each.category === category);
  if (found === undefined) return { kind: 'empty', sentences: [say(texts.forecast.noCategory, { name })] };
  const before = await beforeNextMonth(context, forecast.months[0]?.month);
  const band = toBand(context, `categories.${category}.next`, found.next);
  const sentence = bandSentence(texts.forecast.category, band, { name });
  // The error is measured for all expenses together.
  const measured = { side: 'expenses', name: 'error', text: 'offOfAll' } as const;
  return { sentences: [...before, sentence, ...errorSentences(context, forecast, measured)] };
}

/** Says that a category has a forecast for next month only, and for a running period what is spent so far. */
async function beforeNextMonth(context: Context, next = ''): Promise<Piece[][]> {
  const { texts, slots, today, assumptions, ledger, assumed } = context;
  const { period } = slots;
  if (period === undefined) {
    assumptions.push(texts.assumed.nextMonth);
    assumed.period = monthOf(`${next}-01`);
    return [];
  }
  if (period.from.startsWith(next) && period.to.startsWith(next)) return [];
  const nextMonthNote = say(texts.assumed.nextMonth);
  if (!isRunning(period, today)) return [nextMonthNote];
  const search = toSearch(context, 'expense');
  const source = { search, rows: await ledger.days(search), side: 'expenses' } as const;
  const spent = totalSentence(context, source, period, sumIn(context, source, period));
  return [spent, ...laterSentences(context, source, period), nextMonthNote];
}

type ForecastTexts = { band: string; alone: string; uncertain?: string };

function bandSentence(form: ForecastTexts, band: Band, parts: Parameters<typeof say>[1]) {
  const { p50, low, high } = band;
  if (low === undefined || high === undefined) return say(form.alone, { amount: p50.piece, ...parts });
  const text = rangeBelowZero(band) === undefined ? form.band : (form.uncertain ?? form.band);
  return say(text, { amount: p50.piece, low: low.piece, high: high.piece, ...parts });
}

/** Returns the band of an expected balance above zero whose lower end is below zero; undefined otherwise. */
export function rangeBelowZero({ p50, low, high }: Band): { low: Piece; high: Piece } | undefined {
  if (low === undefined || high === undefined || p50.value < 0 || low.value >= 0) return undefined;
  return { low: low.piece, high: high.piece };
}

/** The error that a sentence states, and the text that states it. */
type StatedError = {
  side: Side;
  name: 'error' | 'endError';
  text: 'off' | 'offOfAll' | 'endOff' | 'endOffOfAll';
};

/** The running month has its own error: some of its days are known. Other months are forecast before they begin. */
function chooseError(
  { asOf }: Forecast,
  { from, to }: CalendarRange,
  sides: 'one' | 'all' = 'one',
): Pick<StatedError, 'name' | 'text'> {
  const running = monthOf(asOf);
  if (running.from <= from && to <= running.to)
    return { name: 'endError', text: sides === 'all' ? 'endOffOfAll' : 'endOff' };
  return { name: 'error', text: sides === 'all' ? 'offOfAll' : 'off' };
}

function errorSentences(
  context: Context,
  forecast: Forecast,
  { side, name, text }: StatedError,
): Draft['sentences'] {
  if (forecast.reason !== null) return shortHistorySentences(context, forecast);
  const { months, [side]: measured } = forecast[name];
  if (measured.off === null || months === 0) return [];
  const off = moneyFigure(context, measured.off, `${name}.${side}.off`);
  const count = countFigure(context, months, `${name}.months`);
  const form = plural(context.texts.forecast[text], months);
  return [say(form, { off: off.piece, months: count.piece })];
}

/** Says that the history is too short for a reliable forecast, if it is. */
export function shortHistorySentences({ texts }: Context, { reason }: Forecast): Draft['sentences'] {
  return reason === null ? [] : [say(texts.forecast.short)];
}

/** forecast.accuracy: the error, the error of repeating last year's month, and how often the band was right. */
export async function answerAccuracy(context: Context): Promise<Draft> {
  const { texts, planning } = context;
  const { side } = kindFromSlots(context);
  const forecast = await planning.forecast();
  const { error } = forecast;
  const sentences = errorSentences(context, forecast, { side, name: 'error', text: 'off' });
  if (sentences.length === 0 || forecast.reason !== null)
    return { kind: 'empty', sentences: [say(texts.forecast.unmeasured)] };
  const { naiveOff, covered } = error[side];
  if (naiveOff !== null) {
    const other = moneyFigure(context, naiveOff, `error.${side}.naiveOff`);
    sentences.push(say(texts.forecast.naive, { off: other.piece }));
  }
  const inside = countFigure(context, covered, `error.${side}.covered`);
  const months = countFigure(context, error.months, 'error.months');
  sentences.push(
    say(plural(texts.forecast.covered, error.months), { covered: inside.piece, months: months.piece }),
  );
  return { sentences };
}

function moneyFigure({ book }: Context, value: number, source: string): Figure {
  return book.planned(value, { how: 'forecast', unit: 'money', source });
}

function countFigure({ book }: Context, value: number, source: string): Figure {
  return book.planned(value, { how: 'forecast', unit: 'count', source });
}

function bandChart({ format, texts }: Context, forecast: Forecast, side: Side): Draft['chart'] {
  const running = { month: forecast.asOf.slice(0, 7), figure: forecast.endOfMonth[side] };
  const all = [running, ...forecast.months.map((each) => ({ month: each.month, figure: each[side] }))];
  const points = all.map(({ month, figure: { p10, p50, p90 } }) => ({
    label: format.shortMonth(`${month}-01`),
    value: p50,
    ...(p10 !== null && p90 !== null && { low: p10, high: p90 }),
  }));
  return toChart('band', texts.sides[side], points);
}
