import { addMonths } from '../../calendar.ts';
import { TRANSACTION_TYPES, UNCATEGORIZED, type TransactionType } from '../../categories.ts';
import type { KnownTransaction } from './find-perhaps.ts';
import type { KnownRow } from './find-there.ts';
import { addTo } from './lists.ts';
import type { Known, MatchCategory, MatchOptions } from './types.ts';
import { learnWords, type Words } from './words.ts';

/** How far back names and words are learned. */
const MONTHS = 24;

type ByType<T> = Record<TransactionType, T>;

/** What an account's history says of payees. */
export type Model = {
  toKey: (line: string) => string;
  byId: ReadonlyMap<string, KnownTransaction>;
  /** The transactions of each payee that have an offered category, by folded name. */
  payees: ByType<ReadonlyMap<string, readonly KnownTransaction[]>>;
  /** The rows of earlier imports that have a transaction, by the folded name in the bank's text. */
  named: ByType<ReadonlyMap<string, readonly KnownRow[]>>;
  words: ByType<Words>;
  offered: ByType<readonly MatchCategory[]>;
  mapped: ReadonlyMap<string, string>;
};

/** Learns payees and words from the transactions of the last 24 months before today. */
export function learn(known: Known, options: MatchOptions, toKey: (line: string) => string): Model {
  const from = addMonths(options.today, -MONTHS);
  const byId = new Map(known.transactions.map((transaction) => [transaction.id, transaction]));
  const offered = byType((type) => options.categories.filter((category) => category.type === type));
  const ids = byType((type) => new Set(offered[type].map(({ id }) => id)));
  const payees = byType(() => new Map<string, KnownTransaction[]>());
  const named = byType(() => new Map<string, KnownRow[]>());
  const learnPayee = (key: string, transaction: KnownTransaction) => {
    const { type, category } = transaction;
    if (category !== UNCATEGORIZED && ids[type].has(category)) addTo(payees[type], key, transaction);
  };
  for (const transaction of known.transactions) {
    if (transaction.date >= from) learnPayee(toKey(transaction.description), transaction);
  }
  for (const row of known.rows) {
    const transaction = byId.get(row.transactionId ?? '');
    if (transaction === undefined || row.isDeleted || transaction.date < from) continue;
    const key = toKey(row.text);
    addTo(named[transaction.type], key, row);
    // A renamed transaction stands for its payee under the bank's name too.
    if (key !== toKey(transaction.description)) learnPayee(key, transaction);
  }
  return {
    toKey,
    byId,
    payees,
    named,
    words: byType((type) => learnWords(payees[type], offered[type].length)),
    offered,
    mapped: new Map(Object.entries(options.mapped)),
  };
}

function byType<T>(make: (type: TransactionType) => T): ByType<T> {
  const [expense, income] = TRANSACTION_TYPES;
  return { expense: make(expense), income: make(income) };
}
