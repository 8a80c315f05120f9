import { dayNumber } from '#shared/advisor/formula.ts';
import type { Cadence } from '#shared/cadences.ts';
import { INCOME_CATEGORIES, type TransactionType } from '#shared/categories.ts';
import type { RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import type { Recurring } from '#shared/contract/recurring.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import { toSearchText } from '#shared/search-text.ts';
import { hasWordStart } from '#shared/transaction-search.ts';
import type { Figure } from '../book.ts';
import type { Context } from '../types.ts';

/** Below this, something that seems to repeat is a question, not a fact. */
const SURE = 0.8;

/** What repeats: a recurring transaction of the person, or what seems to be one. */
export type Payment = {
  type: TransactionType;
  name: string;
  category: string;
  amount: number;
  nextDay: string | null;
  /** How many a month, as a formula. */
  perMonth: string;
  /** Where its fields are: `recurring.<id>` or `suggestions.<key>`. */
  source: string;
  suggestion: RecurringSuggestion | undefined;
  rule: Recurring | undefined;
};

/** The type that the question is about. */
export function typeAsked({ slots, question = '' }: Pick<Context, 'slots' | 'question'>): TransactionType {
  const isSource = (INCOME_CATEGORIES as readonly string[]).includes(slots.category ?? '');
  const isOfIncome = isSource || (slots.category === undefined && INCOME.test(toSearchText(question)));
  return slots.type ?? (isOfIncome ? 'income' : 'expense');
}
const INCOME = /\b(?:incomes?|earnings|ingresos?)\b/;

/** What repeats of a type and fits the words and the category of the question, the dearest first. */
export async function paymentsOf(
  context: Context,
  type: TransactionType,
  { isEnded = false }: { isEnded?: boolean } = {},
): Promise<Payment[]> {
  const rules = (await context.planning.recurring()).filter(({ state }) => state === 'active').map(ofRule);
  const found = (await context.planning.suggestions())
    .filter(({ confidence, status }) => confidence >= SURE && (isEnded || status !== 'ended'))
    .map(ofSuggestion);
  return [...rules, ...found]
    .filter((payment) => payment.type === type && isAsked(context, payment))
    .toSorted((one, other) => other.amount - one.amount);
}

/** Those that count, by their amounts a month, and the sum of these; undefined where there are none. */
export async function monthlyPayments(
  context: Context,
  type: TransactionType,
  isCounted: (payment: Payment) => boolean = () => true,
) {
  const { book } = context;
  const payments = (await paymentsOf(context, type)).filter(isCounted);
  if (payments.length === 0) return undefined;
  const items = payments.map((payment) => {
    const amount = amountOf(context, payment);
    const formula = payment.perMonth === '1' ? amount.id : `${amount.id} * ${payment.perMonth}`;
    const monthly = payment.perMonth === '1' ? amount : book.derived('money', formula);
    return { payment, amount, monthly };
  });
  items.sort((one, other) => other.monthly.value - one.monthly.value);
  const total = book.derived('money', items.map(({ monthly }) => monthly.id).join(' + '));
  return { items, total };
}

/** Whether it comes in each month, or more often. */
export function isMonthly({ rule, suggestion }: Payment): boolean {
  if (suggestion !== undefined) return RULES[suggestion.cadence].months <= 1;
  return rule?.unit !== 'year' && !(rule?.unit === 'month' && rule.every > 1);
}

/** Whether it comes once a year. */
export function isYearly({ rule, suggestion }: Payment): boolean {
  if (suggestion !== undefined) return suggestion.cadence === 'annual';
  return (
    rule !== undefined && rule.every * (rule.unit === 'year' ? 12 : rule.unit === 'month' ? 1 : 0) === 12
  );
}

export function amountOf(context: Context, { source, amount }: Payment): Figure {
  return fieldOf(context, `${source}.amount`, amount);
}

/** An amount of a recurring transaction or a suggestion. */
export function fieldOf({ book }: Context, source: string, amount: number): Figure {
  return book.planned(amount, { how: 'recurring', unit: 'money', source });
}

/** A day of one. */
export function dayOf({ book }: Context, source: string, day: string): Figure {
  return book.planned(dayNumber(day), { how: 'recurring', unit: 'date', source });
}

/** Whether a payment fits the words and the category of the question. */
export function isAsked(
  { slots, words }: Context,
  { name, category }: Pick<Payment, 'name' | 'category'>,
): boolean {
  const isOfWords = words === undefined || words.some((word) => hasWordStart(toSearchText(name), word));
  return isOfWords && (slots.category === undefined || slots.category === category);
}

function ofRule(rule: Recurring): Payment {
  const { type, description, category, amount, nextDay, id } = rule;
  return {
    type,
    name: description,
    category,
    amount,
    nextDay,
    perMonth: perMonthOf(rule),
    source: `recurring.${id}`,
    suggestion: undefined,
    rule,
  };
}

function ofSuggestion(suggestion: RecurringSuggestion): Payment {
  const { type, name, category, amount, nextDay, key, cadence } = suggestion;
  return {
    type,
    name,
    category,
    amount,
    nextDay,
    perMonth: PER_MONTH[cadence],
    source: `suggestions.${key}`,
    suggestion,
    rule: undefined,
  };
}

function perMonthOf({ unit, every, secondDay }: Recurring): string {
  const steps = {
    day: '365.25 / 12',
    week: '52 / 12',
    month: secondDay === null ? '1' : '2',
    year: '1 / 12',
  }[unit];
  return every === 1 ? steps : `${steps} / ${every}`;
}

const PER_MONTH: Record<Cadence, string> = {
  weekly: '52 / 12',
  biweekly: '26 / 12',
  fourWeekly: '13 / 12',
  semimonthly: '2',
  monthly: '1',
  bimonthly: '1 / 2',
  quarterly: '1 / 3',
  semiannual: '1 / 6',
  annual: '1 / 12',
};
