import type { Piece } from '#shared/contract/advisor.ts';
import type { Figure } from '../book.ts';
import { inQuotes, listed, quoted, say } from '../say.ts';
import type { Side } from '../ledger-types.ts';
import type { Context } from '../types.ts';

/** The side of money that the intent is about, with the type of its transactions. */
export type Kind = { side: Side; type: 'expense' | 'income' | undefined };

const KINDS = {
  expenses: { side: 'expenses', type: 'expense' },
  income: { side: 'income', type: 'income' },
  balance: { side: 'balance', type: undefined },
} as const satisfies Record<Side, Kind>;

/** From the name of the intent: `income.total` is about income. */
export function kindOf({ intent }: Pick<Context, 'intent'>): Kind {
  if (intent.startsWith('income')) return KINDS.income;
  return intent.startsWith('balance') ? KINDS.balance : KINDS.expenses;
}

/** From the slot that names the side: of a forecast, of the best month. */
export function kindOfSlot({ slots }: Pick<Context, 'slots'>): Kind {
  if (slots.of === 'balance') return KINDS.balance;
  return slots.of === 'income' || slots.type === 'income' ? KINDS.income : KINDS.expenses;
}

/** ' on Food', ' on “netflix”', ' on “coffee” in Food', ' of €50 or more': what the question is about. */
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

/**
 * ' in Food', ' with “netflix”', ' of €50 or more': what transactions were looked for, with a blank before each part;
 * ' from Salary' where they are income.
 */
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
  const bound = (amount: number) => book.asked('money', amount, format.typedMoney(amount)).piece;
  if (min !== undefined && max !== undefined)
    return say(subject.between, { min: bound(min), max: bound(max) });
  if (min !== undefined) return say(subject.atLeast, { min: bound(min) });
  return max === undefined ? [] : say(subject.atMost, { max: bound(max) });
}

/** The word of the question alone; the others of its concept are in the chips. */
export function wordPieces(context: Context): Piece[] {
  const { slots, words, merchantSaid } = context;
  return [inQuotes(context, merchantSaid ?? slots.merchant ?? words?.[0] ?? '')];
}

/** How one figure differs from another: in words, and how much with its share. */
export function difference(
  context: Context,
  one: Figure,
  other: Figure,
): { is: 'more' | 'less' | 'same'; change: Piece[] } {
  const { book, texts } = context;
  const is = one.value > other.value ? 'more' : one.value < other.value ? 'less' : 'same';
  if (is === 'same') return { is, change: [] };
  const [high, low] = is === 'more' ? [one, other] : [other, one];
  const amount = book.derived('money', `${high.id} - ${low.id}`);
  if (one.value < 0 || other.value <= 0)
    return { is, change: say(texts.change.amount, { amount: amount.piece }) };
  const percent = book.derived('percent', `${amount.id} / ${other.id} * 100`);
  return { is, change: say(texts.change.both, { amount: amount.piece, percent: percent.piece }) };
}

/** 'one, two and three' in the language of the answer. */
export function enumerated({ texts }: Pick<Context, 'texts'>, items: readonly (Piece | Piece[])[]): Piece[] {
  return listed(items, texts.list.between, texts.list.last);
}

/** The form of a text for a number. */
export function plural<Text>(forms: { one: Text; other: Text }, count: number): Text {
  return count === 1 ? forms.one : forms.other;
}

/** '12 transactions', of which the number is a fact. */
export function transactionsPiece({ texts }: Context, figure: Figure): Piece[] {
  return say(plural(texts.transactions, figure.value), { count: figure.piece });
}
