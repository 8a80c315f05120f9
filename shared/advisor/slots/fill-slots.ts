import { largestOf } from '../../lists.ts';
import type { FoundCategory } from './categories.ts';
import type { Found } from './find-slots.ts';
import type { LabelOf } from '../heads.ts';
import { toNumber } from '../periods/names.ts';
import type { Intent, Previous, Slots } from '../types.ts';

type Slot = keyof Slots;

const SUBJECT: Slot[] = ['category', 'merchant'];
const FILTER: Slot[] = [...SUBJECT, 'period', 'min', 'max'];
const RECORDS: Slot[] = [...FILTER, 'type'];

const SLOTS_BY_INTENT: Record<Intent, readonly Slot[]> = {
  'spend.total': FILTER,
  'spend.compare': [...FILTER, 'compareTo'],
  'spend.average': [...FILTER, 'per'],
  'spend.breakdown': [...FILTER, 'n'],
  'spend.merchants': [...FILTER, 'n'],
  'spend.share': [...FILTER, 'of'],
  'spend.trend': FILTER,
  'spend.why': FILTER,
  'income.total': FILTER,
  'income.compare': [...FILTER, 'compareTo'],
  'income.average': [...FILTER, 'per'],
  'income.breakdown': FILTER,
  'balance.total': ['period'],
  'balance.compare': ['period', 'compareTo'],
  'records.largest': [...RECORDS, 'n'],
  'records.smallest': [...RECORDS, 'n'],
  'records.count': RECORDS,
  'records.list': [...RECORDS, 'n'],
  'records.last': [...RECORDS, 'n'],
  'records.first': [...RECORDS, 'n'],
  'savings.rate': ['period'],
  'month.extreme': [...SUBJECT, 'period', 'of', 'dir'],
  'weekday.pattern': [...SUBJECT, 'period'],
  'nospend.days': ['period'],
  uncategorized: ['period'],
  fixedVariable: ['period'],
  pace: ['category', 'period'],
  summary: ['period'],
  unusual: [...SUBJECT, 'period'],
  duplicates: [...SUBJECT, 'period'],
  'recurring.list': SUBJECT,
  'recurring.total': ['per'],
  'recurring.next': [...SUBJECT, 'period'],
  'recurring.upcoming': [...SUBJECT, 'period'],
  'recurring.changes': [...SUBJECT, 'period'],
  'recurring.missed': [...SUBJECT, 'period'],
  'recurring.new': ['period'],
  forecast: ['category', 'period', 'of'],
  'forecast.accuracy': [],
  afford: ['amount', 'period'],
  safeToSpend: ['period'],
  'goal.when': ['amount'],
  'goal.howmuch': ['amount', 'period'],
  'whatif.cut': [...SUBJECT, 'period', 'pct'],
  'budget.status': ['category', 'period'],
  'data.range': [],
  'accounts.balance': [],
  help: [],
  smalltalk: [],
  'refuse.advice': [],
  'refuse.write': [],
  'refuse.scope': [],
};

export const takesSlot = (intent: Intent, slot: Slot): boolean => SLOTS_BY_INTENT[intent].includes(slot);

/** Whether a reading lacks a slot that its intent needs: a second period to compare, or a subject. */
export function lacksSlot({ intent, slots }: Previous): boolean {
  if (intent.endsWith('.compare')) return slots.compareTo === undefined;
  const needsSubject = intent === 'spend.share' || intent === 'recurring.next';
  return needsSubject && slots.category === undefined && slots.merchant === undefined;
}

/** Slots with few values, chosen by the learned table; `doubtful` lists the uncertain ones. */
export type Chosen = {
  of: LabelOf<'of'>;
  type: LabelOf<'type'>;
  dir: LabelOf<'dir'>;
  per: LabelOf<'per'>;
  cut: LabelOf<'cut'>;
  doubtful: readonly Slot[];
};

const MAX_SHOWN = 50;
const WHOLE_PERCENT = 100;

/** Fills the slots of an intent with the parts that the question names and the values that the learned table chose. */
export function fillSlots(intent: Intent, found: Found, chosen: Chosen): Slots {
  const { period, compareTo, min, max } = found;
  const category = fittingCategories(intent, found, chosen)[0];
  const of = chosen.of === 'none' || coversAllSides(intent, chosen) ? undefined : chosen.of;
  const all: { [Name in Slot]: Slots[Name] | undefined } = {
    type: chosen.type === 'none' ? undefined : (category?.type ?? chosen.type),
    category: category?.id ?? (meansSalary(intent, found) ? 'salary' : undefined),
    merchant: found.merchants[0]?.word,
    period: hasObviousPeriod(intent, found) ? undefined : period,
    compareTo,
    min,
    max,
    amount: readAmount(intent, found),
    n: readCount(intent, found),
    per: chosen.per === 'none' || !UNIT_WORDS[chosen.per].test(found.text) ? undefined : chosen.per,
    of:
      intent === 'forecast'
        ? (category?.type ?? of)
        : intent === 'spend.share' && of !== 'income'
          ? undefined
          : of,
    dir: chosen.dir === 'none' ? undefined : chosen.dir,
    pct: found.percent ?? readPart(found.text) ?? (chosen.cut === 'all' ? WHOLE_PERCENT : undefined),
  };
  return Object.fromEntries(
    SLOTS_BY_INTENT[intent].flatMap((slot) => (all[slot] === undefined ? [] : [[slot, all[slot]]])),
  );
}

/** Whether a forecast covers all sides, because the side of the question is doubtful. */
export const coversAllSides = (intent: Intent, { doubtful }: Chosen): boolean =>
  intent === 'forecast' && doubtful.includes('of');

/** Whether a question means the salary without naming it: 'When do I get paid?' */
const meansSalary = (intent: Intent, { words, merchants }: Found): boolean =>
  /^(?:recurring\.next|records\.(?:last|first))$/.test(intent) && merchants.length === 0 && PAID.test(words);
const PAID =
  /\b(?:(?:get|got|getting|am i|was i|be) paid|payday|pay day|cobr(?:o|e|amos|ar|are|ando)|(?:me|nos) (?:pagan|depositan|ingresan|van a pagar|caen?))\b/;

/** Whether the period says nothing new: a trend is always recent, and a pace is always today's. */
function hasObviousPeriod(intent: Intent, { words, period }: Found): boolean {
  if (intent === 'spend.trend') return /\b(?:lately|recently|ultimamente|recientemente)\b/.test(words);
  return intent === 'pace' && period !== undefined && period.from === period.to;
}

/** Words for the units of an average. The table may only choose a unit that the question names. */
const UNIT_WORDS = {
  day: /\b(?:days?|daily|dias?|diari[oa]s?|diariamente)\b/,
  week: /\b(?:weeks?|wkly|weekly|semanas?|semanal(?:es|mente)?)\b/,
  month: /\b(?:months?|mthly|monthly|mes|meses|mensual(?:es|mente)?)\b/,
  year: /\b(?:years?|yearly|annual(?:ly)?|annum|pa|anos?|anual(?:es|mente)?)\b/,
};

/** The number of rows to show. A number in words counts only for intents that list rows. */
function readCount(intent: Intent, { counts, tokens }: Found): number | undefined {
  const inDigits = counts.find((each) => Number.isInteger(each) && each >= 1 && each <= MAX_SHOWN);
  if (inDigits !== undefined || !ROWS.test(intent)) return inDigits;
  return tokens.map((token) => toNumber(token)).find((each) => each > 1);
}
const ROWS = /^(?:spend\.(?:merchants|breakdown)|records\.(?:largest|smallest))$/;

/** The price, or the amount to save: with 'if I save 200 a month', the larger number is the goal. */
function readAmount(intent: Intent, { amounts, counts }: Found): number | undefined {
  const isGoal = intent.startsWith('goal');
  const all = amounts.length > 0 && !isGoal ? amounts : [...amounts, ...counts];
  return isGoal && all.length > 0 ? largestOf(all) : all[0];
}

/** Parts of a whole in words, as percentages. */
const PARTS: readonly [percent: number, words: RegExp][] = [
  [50, /\b(?:half|halve[ds]?|halving|mitad)\b/],
  [67, /\b(?:two thirds|dos tercios|dos terceras partes)\b/],
  [75, /\b(?:three quarters|tres cuart[oa]s)\b/],
  [33, /\b(?:(?:a|one) third|(?:un|1) tercio|tercera parte)\b/],
  [25, /\b(?:(?:a|one) (?:quarter|fourth)|un cuarto|cuarta parte)\b/],
  [20, /\b(?:(?:a|one) fifth|un quinto|quinta parte)\b/],
  [10, /\b(?:(?:a|one) tenth|un decimo|decima parte)\b/],
];
const readPart = (text: string): number | undefined => PARTS.find(([, words]) => words.test(text))?.[0];

const ABOUT_EXPENSES = /^(?:spend|whatif|budget|pace|fixed|weekday|nospend)/;

/** Finds the categories that fit the side of an intent: no incomes in questions about expenses, and vice versa. */
export function fittingCategories(
  intent: Intent,
  { categories }: Found,
  { of }: Pick<Chosen, 'of'>,
): FoundCategory[] {
  // 'What will be left until payday?' is not limited to the salary.
  if (intent === 'forecast' && of === 'balance') return [];
  const side = ABOUT_EXPENSES.test(intent) ? 'expense' : intent.startsWith('income') ? 'income' : undefined;
  return categories.filter(({ type }) => side === undefined || type === side);
}
