import type { Piece } from '#shared/contract/advisor.ts';
import type { Figure } from '../book.ts';
import { inQuotes, joinList, quoted, say } from '../say.ts';
import type { Side } from '../ledger-types.ts';
import type { Context } from '../types.ts';

/** The side of money that the intent is about, with the type of its transactions. */
export type Kind = { side: Side; type: 'expense' | 'income' | undefined };

const KINDS = {
  expenses: { side: 'expenses', type: 'expense' },
  income: { side: 'income', type: 'income' },
  balance: { side: 'balance', type: undefined },
} as const satisfies Record<Side, Kind>;

/** Reads the kind from the intent's name: `income.total` is about income. */
export function kindFromIntent({ intent }: Pick<Context, 'intent'>): Kind {
  if (intent.startsWith('income')) return KINDS.income;
  return intent.startsWith('balance') ? KINDS.balance : KINDS.expenses;
}

/** Reads the kind from the slots: `of` for a forecast or the best month, or `type`. */
export function kindFromSlots({ slots }: Pick<Context, 'slots'>): Kind {
  if (slots.of === 'balance') return KINDS.balance;
  return slots.of === 'income' || slots.type === 'income' ? KINDS.income : KINDS.expenses;
}

/** Names what a sum is about: ' on Food', ' on “netflix”', ' on “coffee” in Food', ' of €50 or more'. */
export function subjectPieces(context: Context, { side }: Pick<Kind, 'side'>): Piece[] {
  const { slots, texts, names, words } = context;
  const { subject, found } = texts;
  const [category, merchant] =
    side === 'income' ? [subject.source, subject.sourceWords] : [subject.category, subject.words];
  return [
    ...(words === undefined ? [] : say(merchant, { words: wordPieces(context) })),
    ...(slots.category === undefined
      ? []
      : say(words === undefined ? category : found.category, {
          name: quoted(names[slots.category] ?? slots.category),
        })),
    ...boundPieces(context, subject),
  ];
}

/** Names the searched transactions: ' in Food', ' with “netflix”', ' of €50 or more'; for income ' from Salary'. */
export function foundPieces(context: Context, kind?: Kind): Piece[] {
  const { slots, texts, names, words } = context;
  const { found, subject } = texts;
  const inCategory = kind?.type === 'income' ? subject.source : found.category;
  return [
    ...(slots.category === undefined
      ? []
      : say(inCategory, { name: quoted(names[slots.category] ?? slots.category) })),
    ...(words === undefined ? [] : say(found.words, { words: wordPieces(context) })),
    ...boundPieces(context, found),
  ];
}

type Bounds = { atLeast: string; atMost: string; between: string };

function boundPieces({ slots: { min, max }, book, format }: Context, subject: Bounds): Piece[] {
  const toBound = (amount: number) => book.asked('money', amount, format.typedMoney(amount)).piece;
  if (min !== undefined && max !== undefined)
    return say(subject.between, { min: toBound(min), max: toBound(max) });
  if (min !== undefined) return say(subject.atLeast, { min: toBound(min) });
  return max === undefined ? [] : say(subject.atMost, { max: toBound(max) });
}

/** Quotes only the word of the question; the chips show the other words of its concept. */
export function wordPieces(context: Context): Piece[] {
  const { slots, words, merchantAsTyped } = context;
  return [inQuotes(context, merchantAsTyped ?? slots.merchant ?? words?.[0] ?? '')];
}

/** Says whether one figure is more or less than another, and by which amount and percentage. */
export function difference(
  context: Context,
  one: Figure,
  other: Figure,
): { direction: 'more' | 'less' | 'same'; change: Piece[] } {
  const { book, texts } = context;
  const direction = one.value > other.value ? 'more' : one.value < other.value ? 'less' : 'same';
  if (direction === 'same') return { direction, change: [] };
  const [high, low] = direction === 'more' ? [one, other] : [other, one];
  const amount = book.derived('money', `${high.id} - ${low.id}`);
  if (one.value < 0 || other.value <= 0)
    return { direction, change: say(texts.change.amount, { amount: amount.piece }) };
  const percent = book.derived('percent', `${amount.id} / ${other.id} * 100`);
  return { direction, change: say(texts.change.both, { amount: amount.piece, percent: percent.piece }) };
}

/** Joins parts in the language of the answer: 'one, two and three'. */
export function joinWithAnd({ texts }: Pick<Context, 'texts'>, items: readonly (Piece | Piece[])[]): Piece[] {
  return joinList(items, texts.list.between, texts.list.last);
}

/** Chooses the form of a text for a number. */
export function plural<Text>(forms: { one: Text; other: Text }, count: number): Text {
  return count === 1 ? forms.one : forms.other;
}

/** Writes '12 transactions' with the number as a fact. */
export function transactionsPiece({ texts }: Context, figure: Figure): Piece[] {
  return say(plural(texts.transactions, figure.value), { count: figure.piece });
}
