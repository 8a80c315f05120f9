import { toDay, dayNumber } from '#shared/advisor/formula.ts';
import type { Goal } from '#shared/contract/goals.ts';
import type { Figure } from '../book.ts';
import { inQuotes, say } from '../say.ts';
import { INTENT_SCREENS } from '../screens.ts';
import type { Context, Draft } from '../types.ts';
import { bandOf } from './forecast.ts';
import { plural } from './kinds.ts';

const NAMED = 3;

/** goal.when: when an amount is saved from the expected balances, or when each goal is reached. */
export async function answerGoalWhen(context: Context): Promise<Draft> {
  const { texts, slots, book, today, format, assumptions } = context;
  if (slots.amount === undefined) return await goalsOf(context);
  const usual = await usualBalance(context);
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
  return { sentences };
}

/** goal.howmuch: what to put aside each month to have an amount by a day. */
export async function answerGoalHowMuch(context: Context): Promise<Draft> {
  const { texts, slots, book, today, format } = context;
  if (slots.amount === undefined) return await goalsOf(context);
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
  return { sentences: [head, say(text, { saved: usual.p50.piece })] };
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

/** The goals of the person, with what each has and needs. */
async function goalsOf(context: Context): Promise<Draft> {
  const { texts, planning } = context;
  const open = (await planning.goals()).filter(({ isArchived, isReached }) => !isArchived && !isReached);
  if (open.length === 0)
    return { kind: 'empty', sentences: [say(texts.goals.none)], screen: INTENT_SCREENS['goal.when'] };
  const sentences = open.slice(0, NAMED).map((goal) => goalSentence(context, goal));
  return { sentences, screen: INTENT_SCREENS['goal.when'] };
}

function goalSentence(context: Context, goal: Goal) {
  const { book, texts, intent } = context;
  const field = (name: 'saved' | 'target' | 'neededPerMonth', value: number) =>
    book.planned(value, { how: 'goal', unit: 'money', source: `goals.${goal.id}.${name}` }).piece;
  const parts = {
    name: inQuotes(context, goal.name),
    saved: field('saved', goal.saved),
    target: field('target', goal.target),
  };
  if (intent === 'goal.howmuch' && goal.neededPerMonth !== null)
    return say(texts.goals.goalNeeds, { ...parts, needed: field('neededPerMonth', goal.neededPerMonth) });
  if (goal.expectedDay === null) return say(texts.goals.goalWithoutPace, parts);
  const source = `goals.${goal.id}.expectedDay`;
  const day = book.planned(dayNumber(goal.expectedDay), { how: 'goal', unit: 'date', source });
  return say(texts.goals.goalReached, { ...parts, day: day.piece });
}
