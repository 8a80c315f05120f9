import { dayNumber } from '#shared/advisor/formula.ts';
import type { Goal } from '#shared/contract/goals.ts';
import { toSearchText } from '#shared/search-text.ts';
import { hasWordStart } from '#shared/transaction-search.ts';
import { inQuotes, quoted, say } from '../say.ts';
import { INTENT_SCREENS } from '../screens.ts';
import type { Context, Draft } from '../types.ts';

const MAX_NAMED = 3;

/** Describes the open goals, or only those that the question names: saved so far, and still needed. */
export async function answerOpenGoals(context: Context): Promise<Draft> {
  const { texts, planning } = context;
  const open = (await planning.goals()).filter(({ isArchived, isReached }) => !isArchived && !isReached);
  const screen = INTENT_SCREENS['goal.when'];
  if (open.length === 0) return { kind: 'empty', sentences: [say(texts.goals.none)], screen };
  const named = open.filter((goal) => isNamed(context, goal));
  const shown = named.length > 0 ? named : open;
  const sentences = shown.slice(0, MAX_NAMED).map((goal) => goalSentence(context, goal));
  return { sentences, screen, ...(shown.length > 1 && { table: goalTable(context, shown) }) };
}

/** A word of at least this many letters can name a goal: 'How is my trip going?' is about 'Trip to Japan'. */
const MIN_LETTERS = 4;

function isNamed({ question = '' }: Context, { name }: Goal): boolean {
  const foldedQuestion = toSearchText(question);
  return toSearchText(name)
    .split(' ')
    .some(
      (word) => word.length >= MIN_LETTERS && !GENERAL_WORDS.has(word) && hasWordStart(foldedQuestion, word),
    );
}

/** Words of questions about goals in general, which name no goal. */
const GENERAL_WORDS = new Set(
  'goal goals meta metas save saved saving savings ahorro ahorros ahorrar this that with para esta este'.split(
    ' ',
  ),
);

function goalTable(context: Context, goals: readonly Goal[]): Draft['table'] {
  const { columns } = context.texts;
  return {
    columns: [columns.goal, columns.saved, columns.target],
    rows: goals.map((goal) => {
      const { field } = goalFigures(context, goal);
      return [quoted(goal.name), field('saved', goal.saved), field('target', goal.target)];
    }),
  };
}

function goalFigures({ book }: Context, { id }: Goal) {
  const figure = (unit: 'money' | 'date', name: string, value: number) =>
    book.planned(value, { how: 'goal', unit, source: `goals.${id}.${name}` }).piece;
  return {
    field: (name: 'saved' | 'target' | 'neededPerMonth', value: number) => figure('money', name, value),
    date: (name: 'day' | 'expectedDay', day: string) => figure('date', name, dayNumber(day)),
  };
}

/** Says how much a goal has, when it is reached at the current pace, and how much a month it needs to be on time. */
function goalSentence(context: Context, goal: Goal) {
  const { texts, intent } = context;
  const { saved, target, day, expectedDay, neededPerMonth } = goal;
  const { field, date } = goalFigures(context, goal);
  const parts = {
    name: inQuotes(context, goal.name),
    saved: field('saved', saved),
    target: field('target', target),
    ...(day !== null && { wanted: date('day', day) }),
    ...(neededPerMonth !== null && { needed: field('neededPerMonth', neededPerMonth) }),
    ...(expectedDay !== null && { day: date('expectedDay', expectedDay) }),
  };
  const isDated = day !== null && neededPerMonth !== null;
  if (intent === 'goal.howmuch' && isDated) return say(texts.goals.goalNeeds, parts);
  if (expectedDay === null) return say(isDated ? texts.goals.goalNeeds : texts.goals.goalWithoutPace, parts);
  if (!isDated) return say(texts.goals.goalReached, parts);
  return say(expectedDay <= day ? texts.goals.goalInTime : texts.goals.goalLate, parts);
}
