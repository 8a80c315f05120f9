import { findBankBalance } from '#shared/advisor/slots/bank-balance.ts';
import { toDay } from '#shared/advisor/formula.ts';
import { findSavingRate } from '#shared/advisor/slots/saving-rate.ts';
import { meanFormula, type Figure } from '../book.ts';
import { say } from '../say.ts';
import type { Context, Draft } from '../types.ts';
import { toBand, type Band } from './expected.ts';
import { shortHistorySentences } from './forecast.ts';
import { plural } from './kinds.ts';
import { answerOpenGoals } from './open-goals.ts';

/**
 * goal.when: how many months it takes to save an amount, with the monthly saving in the question or else with the
 * expected balances. Without an amount: the state of each goal.
 */
export async function answerGoalWhen(context: Context): Promise<Draft> {
  const { texts, slots, book, today, format } = context;
  if (slots.amount === undefined) return await answerOpenGoals(context);
  const rate = findMonthlyRate(context);
  const monthly =
    rate === undefined ? await meanExpectedBalance(context) : { p50: rate, low: undefined, high: undefined };
  const shortHistory =
    rate === undefined ? shortHistorySentences(context, await context.planning.forecast()) : [];
  const amount = book.asked('money', slots.amount);
  const missing = subtractSaved(context, amount);
  if (missing.value <= 0) return { sentences: [say(texts.goals.already, { amount: amount.piece })] };
  if (monthly === undefined || monthly.p50.value <= 0)
    return { sentences: [say(texts.goals.never, { amount: missing.piece })] };
  const start = book.day(today);
  const months = book.derived('count', `ceil(${missing.id} / ${monthly.p50.id})`);
  const month = book.derived('date', `later(${start.id}, ${months.id})`, (value) =>
    format.month(toDay(value), today),
  );
  const sentences = [
    say(plural(rate === undefined ? texts.goals.when : texts.goals.atRate, months.value), {
      amount: amount.piece,
      months: months.piece,
      month: month.piece,
      saved: monthly.p50.piece,
    }),
  ];
  if (monthly.low !== undefined && monthly.high !== undefined && monthly.high.value > 0) {
    const fewestMonths = book.derived('count', `ceil(${missing.id} / ${monthly.high.id})`);
    if (monthly.low.value > 0) {
      const mostMonths = book.derived('count', `ceil(${missing.id} / ${monthly.low.id})`);
      sentences.push(say(texts.goals.between, { soon: fewestMonths.piece, late: mostMonths.piece }));
    } else sentences.push(say(plural(texts.goals.atBest, fewestMonths.value), { soon: fewestMonths.piece }));
  }
  return { sentences: [...sentences, ...shortHistory] };
}

/** goal.howmuch: how much to put aside each month to have an amount by a day. */
export async function answerGoalHowMuch(context: Context): Promise<Draft> {
  const { texts, slots, book, today, format } = context;
  if (slots.amount === undefined) return await answerOpenGoals(context);
  const amount = book.asked('money', slots.amount);
  if (slots.period === undefined || slots.period.to <= today)
    return { kind: 'empty', sentences: [say(texts.goals.noDay, { amount: amount.piece })] };
  const day = book.day(slots.period.to, format.month(slots.period.to, today));
  const months = book.derived('count', `max(1, months(${book.day(today).id}, ${day.id}) - 1)`);
  const missing = subtractSaved(context, amount);
  if (missing.value <= 0) return { sentences: [say(texts.goals.already, { amount: amount.piece })] };
  const needed = book.derived('money', `${missing.id} / ${months.id}`);
  const sentence = say(plural(texts.goals.needed, months.value), {
    needed: needed.piece,
    amount: amount.piece,
    month: day.piece,
    months: months.piece,
  });
  const monthly = await meanExpectedBalance(context);
  if (monthly === undefined) return { sentences: [sentence] };
  if (monthly.p50.value <= 0) return { sentences: [sentence, say(texts.goals.nothingLeft)] };
  const text = monthly.p50.value >= needed.value ? texts.goals.enough : texts.goals.notEnough;
  const shortHistory = shortHistorySentences(context, await context.planning.forecast());
  return { sentences: [sentence, say(text, { saved: monthly.p50.piece }), ...shortHistory] };
}

/** Returns an amount minus the savings that the question names, and notes the assumption about them. */
function subtractSaved({ book, question = '', assumptions, texts }: Context, amount: Figure): Figure {
  const saved = findBankBalance(question);
  assumptions.push(saved === undefined ? texts.assumed.fromNothing : texts.assumed.withSaved);
  return saved === undefined
    ? amount
    : book.derived('money', `${amount.id} - ${book.asked('money', saved).id}`);
}

const TIMES_A_YEAR = { week: 52, year: 1 };

/** Finds the saving that the question names, and converts it to a monthly one. */
function findMonthlyRate({ book, question = '' }: Context): Figure | undefined {
  const rate = findSavingRate(question);
  if (rate === undefined) return undefined;
  const amount = book.asked('money', rate.amount);
  return rate.per === 'month'
    ? amount
    : book.derived('money', `${amount.id} * ${TIMES_A_YEAR[rate.per]} / 12`);
}

/** Returns the mean of the coming months' expected balances; undefined without a forecast. */
async function meanExpectedBalance(context: Context): Promise<Band | undefined> {
  const { planning, book } = context;
  const { months } = await planning.forecast();
  const bands = months.map((each) => toBand(context, `months.${each.month}.balance`, each.balance));
  if (bands.length === 0) return undefined;
  const mean = (figures: readonly Figure[]) => book.derived('money', meanFormula(figures));
  const meanOfEnds = (name: 'low' | 'high') => {
    const ends = bands.flatMap((band) => band[name] ?? []);
    return ends.length === bands.length ? mean(ends) : undefined;
  };
  return { p50: mean(bands.map(({ p50 }) => p50)), low: meanOfEnds('low'), high: meanOfEnds('high') };
}
