import { dayNumber } from '#shared/advisor/formula.ts';
import type { Cadence } from '#shared/cadences.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import type { Recurring } from '#shared/contract/recurring.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import { toSearchText } from '#shared/search-text.ts';
import { hasWordStart } from '#shared/transaction-search.ts';
import type { Figure } from '../book.ts';
import { isIncomeCategory } from '../search.ts';
import type { Context } from '../types.ts';

/** Suggestions below this confidence are left out. */
const MIN_CONFIDENCE = 0.8;

/** A repeated payment: a recurring transaction that the user entered, or a recognised one. */
export type Payment = {
  type: TransactionType;
  name: string;
  category: string;
  amount: number;
  nextDay: string | null;
  /** The number of payments a month, as a formula. */
  perMonth: string;
  /** The path of its fields: `recurring.<id>` or `suggestions.<key>`. */
  source: string;
  suggestion: RecurringSuggestion | undefined;
  rule: Recurring | undefined;
};

export function askedType({ slots, question = '' }: Pick<Context, 'slots' | 'question'>): TransactionType {
  const isAboutIncome =
    isIncomeCategory(slots.category) || (slots.category === undefined && INCOME.test(toSearchText(question)));
  return slots.type ?? (isAboutIncome ? 'income' : 'expense');
}
const INCOME = /\b(?:incomes?|earnings|ingresos?)\b/;

/** Finds the repeated payments of a type that match the words and category of the question, the largest first. */
export async function findPayments(
  context: Context,
  type: TransactionType,
  { isEnded = false }: { isEnded?: boolean } = {},
): Promise<Payment[]> {
  const rules = (await context.planning.recurring()).filter(({ state }) => state === 'active').map(fromRule);
  const found = (await context.planning.suggestions())
    .filter(({ confidence, status }) => confidence >= MIN_CONFIDENCE && (isEnded || status !== 'ended'))
    .map(fromSuggestion);
  return [...rules, ...found]
    .filter((payment) => payment.type === type && matchesQuestion(context, payment))
    .toSorted((one, other) => other.amount - one.amount);
}

/** Lists the counted payments by monthly amount, with the sum of these amounts; undefined if there are none. */
export async function monthlyPayments(
  context: Context,
  type: TransactionType,
  isCounted: (payment: Payment) => boolean = () => true,
) {
  const { book } = context;
  const payments = (await findPayments(context, type)).filter(isCounted);
  if (payments.length === 0) return undefined;
  const items = payments.map((payment) => {
    const amount = amountFigure(context, payment);
    const formula = payment.perMonth === '1' ? amount.id : `${amount.id} * ${payment.perMonth}`;
    const monthly = payment.perMonth === '1' ? amount : book.derived('money', formula);
    return { payment, amount, monthly };
  });
  items.sort((one, other) => other.monthly.value - one.monthly.value);
  const total = book.derived('money', items.map(({ monthly }) => monthly.id).join(' + '));
  return { items, total };
}

/** Whether a payment comes every month or more often. */
export function isMonthly({ rule, suggestion }: Payment): boolean {
  if (suggestion !== undefined) return RULES[suggestion.cadence].months <= 1;
  return rule?.unit !== 'year' && !(rule?.unit === 'month' && rule.every > 1);
}

/** Whether a payment comes once a year. */
export function isYearly({ rule, suggestion }: Payment): boolean {
  if (suggestion !== undefined) return suggestion.cadence === 'annual';
  return (
    rule !== undefined && rule.every * (rule.unit === 'year' ? 12 : rule.unit === 'month' ? 1 : 0) === 12
  );
}

export function amountFigure(context: Context, { source, amount }: Payment): Figure {
  return moneyField(context, `${source}.amount`, amount);
}

/** Makes a fact of an amount of a recurring transaction or suggestion. */
export function moneyField({ book }: Context, source: string, amount: number): Figure {
  return book.planned(amount, { how: 'recurring', unit: 'money', source });
}

/** Makes a fact of a day of a recurring transaction or suggestion. */
export function dayField({ book }: Context, source: string, day: string): Figure {
  return book.planned(dayNumber(day), { how: 'recurring', unit: 'date', source });
}

/** Whether a payment matches the words and the category of the question. */
export function matchesQuestion(
  { slots, words }: Context,
  { name, category }: { name: string; category: string | null },
): boolean {
  const hasWords = words === undefined || words.some((word) => hasWordStart(toSearchText(name), word));
  return hasWords && (slots.category === undefined || slots.category === category);
}

function fromRule(rule: Recurring): Payment {
  const { type, description, category, amount, nextDay, id } = rule;
  return {
    type,
    name: description,
    category,
    amount,
    nextDay,
    perMonth: toPerMonth(rule),
    source: `recurring.${id}`,
    suggestion: undefined,
    rule,
  };
}

function fromSuggestion(suggestion: RecurringSuggestion): Payment {
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

function toPerMonth({ unit, every, secondDay }: Recurring): string {
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
