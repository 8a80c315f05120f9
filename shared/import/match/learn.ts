import { addMonths } from '../../calendar.ts';
import { UNCATEGORIZED, type TransactionType } from '../../categories.ts';
import { fold } from './fold.ts';
import type { KnownTransaction } from './find-perhaps.ts';
import type { Known, MatchCategory, MatchOptions } from './types.ts';
import { learnWords, type Words } from './words.ts';

/** How far back names and words are learned. */
const MONTHS = 24;

/** What an account's history says of payees. */
export type Model = {
  toKey: (line: string) => string;
  /** The categorized transactions of each payee, by type and folded name. */
  payees: ReadonlyMap<string, readonly KnownTransaction[]>;
  /** What became of rows of earlier imports, by type and folded name in the bank's text. */
  named: ReadonlyMap<string, readonly Named[]>;
  words: Readonly<Record<TransactionType, Words>>;
  offered: readonly MatchCategory[];
  mapped: ReadonlyMap<string, string>;
};

/** The transaction of a row. A joined one has the name that the person typed. */
export type Named = { transaction: KnownTransaction; text: string; isJoined: boolean };

type Lists<T> = Map<string, T[]>;

/** Learns payees and words from the transactions of the last 24 months before today. */
export function learn(known: Known, options: MatchOptions, toKey: (line: string) => string): Model {
  const from = addMonths(options.today, -MONTHS);
  const offered = new Set(options.categories.map(({ type, id }) => placeOf(type, id)));
  const recent = known.transactions.filter(({ date }) => date >= from);
  const payees: Lists<KnownTransaction> = new Map();
  for (const transaction of recent) {
    const { type, category, description } = transaction;
    if (category === UNCATEGORIZED || !offered.has(placeOf(type, category))) continue;
    add(payees, placeOf(type, toKey(description)), transaction);
  }
  const named = learnNames(known, recent, { toKey, payees, offered });
  const countOf = (type: TransactionType) => options.categories.filter((each) => each.type === type).length;
  return {
    toKey,
    payees,
    named,
    words: {
      expense: learnWords(listsOf(payees, 'expense'), countOf('expense')),
      income: learnWords(listsOf(payees, 'income'), countOf('income')),
    },
    offered: options.categories,
    mapped: new Map(Object.entries(options.mapped).map(([name, id]) => [fold(name), id])),
  };
}

type Context = {
  toKey: (line: string) => string;
  payees: Lists<KnownTransaction>;
  offered: ReadonlySet<string>;
};

/** A renamed transaction stands for its payee under the bank's name too. */
function learnNames(known: Known, recent: readonly KnownTransaction[], context: Context): Lists<Named> {
  const named: Lists<Named> = new Map();
  const byId = new Map(recent.map((transaction) => [transaction.id, transaction]));
  for (const { transactionId, text, outcome, isDeleted } of known.rows) {
    const transaction = transactionId === null || isDeleted ? undefined : byId.get(transactionId);
    if (transaction === undefined) continue;
    const { type, category, description } = transaction;
    const key = context.toKey(text);
    add(named, placeOf(type, key), { transaction, text, isJoined: outcome === 'joined' });
    const isOther = key !== context.toKey(description) && context.offered.has(placeOf(type, category));
    if (isOther && category !== UNCATEGORIZED) add(context.payees, placeOf(type, key), transaction);
  }
  return named;
}

export function placeOf(type: TransactionType, key: string): string {
  return `${type} ${key}`;
}

function listsOf(
  payees: Lists<KnownTransaction>,
  type: TransactionType,
): [key: string, categories: string[]][] {
  const start = placeOf(type, '');
  return [...payees]
    .filter(([place]) => place.startsWith(start) && place.length > start.length)
    .map(([place, all]) => [place.slice(start.length), all.map(({ category }) => category)]);
}

function add<T>(lists: Lists<T>, place: string, item: T): void {
  const others = lists.get(place);
  if (others === undefined) lists.set(place, [item]);
  else others.push(item);
}
