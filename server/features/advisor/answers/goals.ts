import { toDay } from '#shared/advisor/formula.ts';
import type { Figure } from '../book.ts';
import { say } from '../say.ts';
import type { Context, Draft } from '../types.ts';
import { bandOf } from './expected.ts';
import { tooShort } from './forecast.ts';
import { plural } from './kinds.ts';
import { answerOpenGoals } from './open-goals.ts';

/** goal.when: when an amount is saved from the expected balances, or when each goal is reached. */
export async function answerGoalWhen(context: Context): Promise<Draft> {
  const { texts, slots, book, today, format, assumptions } = context;
  if (slots.amount === undefined) return await answerOpenGoals(context);
  const usual = await usualBalance(context);
  const early = tooShort(context, await context.planning.forecast());
  const amount = book.asked('money', slots.amount);
  assumptions.push(texts.assumed.fromNothing);
  if (usual === undefined || usual.p50.value <= 0)
    return { sentences: [say(texts.goals.never, { amount: amount.piece })] };
  const start = book.day(today);
  const months = book.derived('count', `ceil(${amount.id} / ${usual.p50.id})`);
  const month = book.derived('date', `later(${start.id}, ${months.id})`, (value) =>
    format.month(toDay(value), today),
  );
  const sentences = [
    say(plural(texts.goals.when, months.value), {
      amount: amount.piece,
      months: months.piece,
      month: month.piece,
      saved: usual.p50.piece,
    }),
  ];
  if (usual.low !== undefined && usual.high !== undefined && usual.high.value > 0) {
    const soon = book.derived('count', `ceil(${amount.id} / ${usual.high.id})`);
    if (usual.low.value > 0) {
      const late = book.derived('count', `ceil(${amount.id} / ${usual.low.id})`);
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
  const needed = book.derived('money', `${amount.id} / ${months.id}`);
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
