import { bankBalanceOf } from '#shared/advisor/slots/bank-balance.ts';
import { toDay } from '#shared/advisor/formula.ts';
import { savingRateOf } from '#shared/advisor/slots/saving-rate.ts';
import type { Figure } from '../book.ts';
import { say } from '../say.ts';
import type { Context, Draft } from '../types.ts';
import { bandOf } from './expected.ts';
import { tooShort } from './forecast.ts';
import { plural } from './kinds.ts';
import { answerOpenGoals } from './open-goals.ts';

/** goal.when: when an amount is saved from the expected balances, or when each goal is reached. */
export async function answerGoalWhen(context: Context): Promise<Draft> {
  const { texts, slots, book, today, format } = context;
  if (slots.amount === undefined) return await answerOpenGoals(context);
  const rate = savedEachMonth(context);
  const usual =
    rate === undefined ? await usualBalance(context) : { p50: rate, low: undefined, high: undefined };
  const early = rate === undefined ? tooShort(context, await context.planning.forecast()) : [];
  const amount = book.asked('money', slots.amount);
  const missing = missingOf(context, amount);
  if (missing.value <= 0) return { sentences: [say(texts.goals.already, { amount: amount.piece })] };
  if (usual === undefined || usual.p50.value <= 0)
    return { sentences: [say(texts.goals.never, { amount: missing.piece })] };
  const start = book.day(today);
  const months = book.derived('count', `ceil(${missing.id} / ${usual.p50.id})`);
  const month = book.derived('date', `later(${start.id}, ${months.id})`, (value) =>
    format.month(toDay(value), today),
  );
  const sentences = [
    say(plural(rate === undefined ? texts.goals.when : texts.goals.atRate, months.value), {
      amount: amount.piece,
      months: months.piece,
      month: month.piece,
      saved: usual.p50.piece,
    }),
  ];
  if (usual.low !== undefined && usual.high !== undefined && usual.high.value > 0) {
    const soon = book.derived('count', `ceil(${missing.id} / ${usual.high.id})`);
    if (usual.low.value > 0) {
      const late = book.derived('count', `ceil(${missing.id} / ${usual.low.id})`);
      sentences.push(say(texts.goals.between, { soon: soon.piece, late: late.piece }));
    } else sentences.push(say(plural(texts.goals.atBest, soon.value), { soon: soon.piece }));
  }
  return { sentences: [...sentences, ...early] };
}

/** goal.howmuch: what to put aside each month to have an amount by a day. */
export async function answerGoalHowMuch(context: Context): Promise<Draft> {
  const { texts, slots, book, today, format } = context;
  if (slots.amount === undefined) return await answerOpenGoals(context);
  const amount = book.asked('money', slots.amount);
  if (slots.period === undefined || slots.period.to <= today)
    return { kind: 'empty', sentences: [say(texts.goals.noDay, { amount: amount.piece })] };
  const day = book.day(slots.period.to, format.month(slots.period.to, today));
  const months = book.derived('count', `max(1, months(${book.day(today).id}, ${day.id}) - 1)`);
  const missing = missingOf(context, amount);
  if (missing.value <= 0) return { sentences: [say(texts.goals.already, { amount: amount.piece })] };
  const needed = book.derived('money', `${missing.id} / ${months.id}`);
  const head = say(plural(texts.goals.needed, months.value), {
    needed: needed.piece,
    amount: amount.piece,
    month: day.piece,
    months: months.piece,
  });
  const usual = await usualBalance(context);
  if (usual === undefined) return { sentences: [head] };
  if (usual.p50.value <= 0) return { sentences: [head, say(texts.goals.nothingLeft)] };
  const text = usual.p50.value >= needed.value ? texts.goals.enough : texts.goals.notEnough;
  const early = tooShort(context, await context.planning.forecast());
  return { sentences: [head, say(text, { saved: usual.p50.piece }), ...early] };
}

/** What is missing of a goal after what the question says is saved, and says so. */
function missingOf({ book, question = '', assumptions, texts }: Context, amount: Figure): Figure {
  const saved = bankBalanceOf(question);
  assumptions.push(saved === undefined ? texts.assumed.fromNothing : texts.assumed.withSaved);
  return saved === undefined
    ? amount
    : book.derived('money', `${amount.id} - ${book.asked('money', saved).id}`);
}

const A_YEAR = { week: 52, year: 1 };

/** What the question says is put aside, by the month; undefined where it says nothing of it. */
function savedEachMonth({ book, question = '' }: Context): Figure | undefined {
  const rate = savingRateOf(question);
  if (rate === undefined) return undefined;
  const amount = book.asked('money', rate.amount);
  return rate.per === 'month' ? amount : book.derived('money', `${amount.id} * ${A_YEAR[rate.per]} / 12`);
}

type Usual = { p50: Figure; low: Figure | undefined; high: Figure | undefined };

/** The mean of the expected balances of the coming months. */
async function usualBalance(context: Context): Promise<Usual | undefined> {
  const { planning, book } = context;
  const { months } = await planning.forecast();
  const bands = months.map((each) => bandOf(context, `months.${each.month}.balance`, each.balance));
  if (bands.length === 0) return undefined;
  const mean = (figures: readonly Figure[]) =>
    book.derived('money', `(${figures.map(({ id }) => id).join(' + ')}) / ${figures.length}`);
  const all = (name: 'low' | 'high') => {
    const ends = bands.flatMap((band) => band[name] ?? []);
    return ends.length === bands.length ? mean(ends) : undefined;
  };
  return { p50: mean(bands.map(({ p50 }) => p50)), low: all('low'), high: all('high') };
}
