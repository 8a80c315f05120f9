import { addDays, endOfMonth, startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import type { Period } from '#shared/advisor/types.ts';
import type { Figure } from '../book.ts';
import { periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { sumIn } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { comingPayments, sumFigures } from './coming.ts';
import { bandsIn } from './expected.ts';
import { shortHistorySentences } from './forecast.ts';
import { withoutSign } from './total-sentence.ts';

/** safeToSpend: the expected income less what is spent, still due or put aside, spread over the remaining days. */
export async function answerSafeToSpend(context: Context): Promise<Draft> {
  const { texts, slots, planning, book, today, assumptions } = context;
  const forecast = await planning.forecast();
  const month = { from: startOfMonth(today), to: endOfMonth(today) };
  const [band] = bandsIn(context, forecast, 'income', month);
  if (band === undefined) return { kind: 'empty', sentences: [say(texts.forecast.outside)] };
  const { free, sum } = await freeMoney(context, band.band.p50, month);
  const shortHistory = shortHistorySentences(context, forecast);
  const computation = say(texts.safeToSpend.made, { sum });
  if (free.value < 0) {
    const short = withoutSign(context, free);
    return { sentences: [say(texts.safeToSpend.short, { short }), computation, ...shortHistory] };
  }
  if (free.value === 0) return { sentences: [say(texts.safeToSpend.nothing), computation, ...shortHistory] };
  const restOfMonth = { from: today, to: month.to };
  const askedDays = toAskedDays(slots.period, restOfMonth);
  if (slots.period !== undefined && slots.period.from <= month.to && slots.period.to > month.to)
    assumptions.push(texts.assumed.monthOnly);
  const isRest = askedDays.from === restOfMonth.from && askedDays.to === restOfMonth.to;
  const amount = isRest
    ? free
    : book.derived('money', `${free.id} * ${book.days(askedDays)} / ${book.days(restOfMonth)}`);
  const perDay = book.derived('money', `${free.id} / ${book.days(restOfMonth)}`);
  const { until, on, oneDay, share } = texts.safeToSpend;
  const form = askedDays.from === askedDays.to ? oneDay : askedDays.from === today ? until : on;
  const sentence = say(form, {
    amount: amount.piece,
    perDay: perDay.piece,
    day: book.day(askedDays.to).piece,
    period: periodPieces(context, askedDays),
  });
  const parts = { free: free.piece, day: book.day(restOfMonth.to).piece, sum };
  return { sentences: [sentence, isRest ? computation : say(share, parts), ...shortHistory] };
}

/** Returns the remaining days of this month that the question names; all of them if it names none. */
function toAskedDays(period: Period | undefined, restOfMonth: CalendarRange): CalendarRange {
  if (period === undefined || period.to < restOfMonth.from || period.from > restOfMonth.to)
    return restOfMonth;
  return {
    from: period.from > restOfMonth.from ? period.from : restOfMonth.from,
    to: period.to < restOfMonth.to ? period.to : restOfMonth.to,
  };
}

/**
 * Computes what is free to spend this month: the income less what is spent, still due or put aside for goals; below
 * zero if money is missing. `sum` says how it is computed.
 */
async function freeMoney(context: Context, income: Figure, month: CalendarRange) {
  const { planning, book, today, ledger, texts } = context;
  const search = { type: 'expense' } as const;
  const rows = await ledger.days(search);
  const spent = sumIn(context, { search, rows, side: 'expenses' }, { from: month.from, to: today });
  // All payments count, whatever category or merchant the question names.
  const unfiltered = { ...context, slots: {}, words: undefined };
  const { total: due } = await comingPayments(unfiltered, 'expense', {
    from: addDays(today, 1),
    to: month.to,
  });
  const goals = (await planning.goals()).flatMap(({ id, neededPerMonth, isArchived }) =>
    neededPerMonth === null || isArchived
      ? []
      : [book.planned(neededPerMonth, { how: 'goal', unit: 'money', source: `goals.${id}.neededPerMonth` })],
  );
  const aside = sumFigures(context, goals);
  const deductions = [spent, due, ...(goals.length > 0 ? [aside] : [])].map(({ id }) => id);
  const free = book.derived('money', [income.id, ...deductions].join(' - '));
  const { withGoals, withoutGoals } = texts.safeToSpend;
  const parts = { income: income.piece, spent: spent.piece, due: due.piece, aside: aside.piece };
  return { free, sum: say(goals.length > 0 ? withGoals : withoutGoals, parts) };
}
