import { addMonths } from '../../calendar.ts';
import { TRANSACTION_TYPES, UNCATEGORIZED, type TransactionType } from '../../categories.ts';
import { addTo } from '../../lists.ts';
import type { KnownTransaction } from './find-perhaps.ts';
import type { Learned } from './majority.ts';
import type { ImportHistory, MatchCategory, MatchOptions } from './types.ts';
import { learnWords, type WordModel } from './words.ts';

/** Transactions of this many months teach payees; older ones are known only around the days of the file. */
const LEARNED_MONTHS = 24;

type ByType<T> = Record<TransactionType, T>;

/** A row of an earlier import with its transaction. */
export type NamedRow = {
  text: string;
  outcome: ImportHistory['rows'][number]['outcome'];
  transaction: Learned;
};

/** The knowledge about payees from an account's history. */
export type Model = {
  toKey: (line: string) => string;
  byId: ReadonlyMap<string, KnownTransaction>;
  /** The transactions with an offered category, by the folded name of their payee. */
  payees: ByType<ReadonlyMap<string, readonly Learned[]>>;
  /** The rows of earlier imports with a transaction, by the folded name of the payee in the bank's text. */
  named: ByType<ReadonlyMap<string, readonly NamedRow[]>>;
  words: ByType<WordModel>;
  offered: ByType<readonly MatchCategory[]>;
  mapped: ReadonlyMap<string, string>;
};

/** Learns payees and words from the transactions of the last 24 months before today, and from named rows of any day. */
export function learn(
  known: ImportHistory,
  options: Pick<MatchOptions, 'today' | 'categories' | 'mapped'>,
  toKey: (line: string) => string,
): Model {
  const from = addMonths(options.today, -LEARNED_MONTHS);
  const byId = new Map(known.transactions.map((transaction) => [transaction.id, transaction]));
  const offered = byType((type) => options.categories.filter((category) => category.type === type));
  const ids = byType((type) => new Set(offered[type].map(({ id }) => id)));
  const payees = byType(() => new Map<string, Learned[]>());
  const named = byType(() => new Map<string, NamedRow[]>());
  const learnPayee = (key: string, transaction: Learned) => {
    const { type, category } = transaction;
    if (category !== UNCATEGORIZED && ids[type].has(category)) addTo(payees[type], key, transaction);
  };
  const learnRow = ({ text, outcome }: Omit<NamedRow, 'transaction'>, transaction: Learned) => {
    const key = toKey(text);
    addTo(named[transaction.type], key, { text, outcome, transaction });
    // A renamed transaction counts for its payee under the bank's name, too.
    if (key !== toKey(transaction.description)) learnPayee(key, transaction);
  };
  for (const transaction of known.transactions) {
    if (transaction.date >= from) learnPayee(toKey(transaction.description), transaction);
  }
  for (const row of known.rows) {
    const transaction = byId.get(row.transactionId ?? '');
    if (transaction === undefined || row.isDeleted || transaction.date < from) continue;
    learnRow(row, transaction);
  }
  for (const { text, outcome, ...transaction } of known.named) {
    // `known.transactions` was learned above only from that day on.
    if (transaction.date < from) learnPayee(toKey(transaction.description), transaction);
    learnRow({ text, outcome }, transaction);
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
