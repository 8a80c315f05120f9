import { UNCATEGORIZED, type TransactionType } from '../../categories.ts';
import type { FileRow } from './file-rows.ts';
import type { KnownTransaction } from './find-perhaps.ts';
import { fold } from './fold.ts';
import { placeOf, type Model } from './learn.ts';
import { findSeed } from './seed-words.ts';
import type { SuggestionReason } from './types.ts';
import { guess } from './words.ts';

export type Suggestion = { category: string; reason: SuggestionReason };

/** A majority counts among the last five, if at least two and 80% agree. */
const LAST = 5;
const MIN_VOTES = 2;
const MIN_SHARE = 0.8;

type Asked = Pick<FileRow, 'type' | 'text' | 'name' | 'movement'>;

/** Suggests the name of a row, and its category by the first rule that holds, with the reason. It fits the type. */
export function suggester(model: Model): (row: Asked) => { suggestion: Suggestion; description: string } {
  const byName = new Map<string, Suggestion>();
  return (row) => {
    const description = ownName(model, row);
    const { type } = row;
    const place = placeOf(type, description);
    const learned = byName.get(place) ?? byHistory(model, type, description);
    byName.set(place, learned);
    return { suggestion: byFile(model, type, row.movement.category) ?? learned, description };
  };
}

function byHistory(model: Model, type: TransactionType, name: string): Suggestion {
  return (
    byPayee(model, type, name) ??
    byWords(model, type, name) ?? { category: UNCATEGORIZED, reason: { kind: 'none' } }
  );
}

function byFile(model: Model, type: TransactionType, fileCategory: string | null): Suggestion | undefined {
  const folded = fold(fileCategory ?? '');
  if (fileCategory === null || folded === '') return undefined;
  const reason: SuggestionReason = { kind: 'file', name: fileCategory };
  const mapped = model.mapped.get(folded);
  if (mapped === UNCATEGORIZED) return { category: UNCATEGORIZED, reason };
  const offered = model.offered.filter((category) => category.type === type);
  const found =
    offered.find(({ id }) => id === mapped) ??
    offered.find(({ id, name }) => id === fileCategory || fold(name) === folded) ??
    offered.find(({ id }) => fold(id) === folded);
  return found && { category: found.id, reason };
}

function byPayee(model: Model, type: TransactionType, name: string): Suggestion | undefined {
  const key = model.toKey(name);
  const all = key === '' ? [] : (model.payees.get(placeOf(type, key)) ?? []);
  const category = majority(all, MIN_VOTES, (transaction) => transaction.category);
  if (category === undefined) return undefined;
  const count = all.filter((transaction) => transaction.category === category).length;
  return { category, reason: { kind: 'payee', name, count } };
}

function byWords(model: Model, type: TransactionType, name: string): Suggestion | undefined {
  const key = model.toKey(name);
  const guessed = guess(model.words[type], key);
  if (guessed !== undefined) {
    const { category, words, probability } = guessed;
    return { category, reason: { kind: 'words', words, probability } };
  }
  const seed = findSeed(type, key);
  const isOffered =
    seed && model.offered.some(({ type: other, id }) => other === type && id === seed.category);
  return isOffered ? { category: seed.category, reason: { kind: 'seed', word: seed.word } } : undefined;
}

/**
 * The name that the person gives a payee: what most of the last rows with the same text became, or at least two of the
 * last with the same name in their text.
 */
function ownName(model: Model, { type, text, name }: Asked): string {
  const toName = ({ description }: KnownTransaction) => description;
  const find = (lists: Model['named'], key: string, needed: number) =>
    key === '' ? undefined : majority(lists.get(placeOf(type, key)) ?? [], needed, toName);
  return (
    find(model.exact, fold(text), 1) ??
    find(model.named, model.toKey(text), MIN_VOTES) ??
    find(model.named, model.toKey(name), MIN_VOTES) ??
    name
  );
}

/** What at least 80% of the last five agree on, if they are as many as needed. */
function majority(
  all: readonly KnownTransaction[],
  needed: number,
  pick: (transaction: KnownTransaction) => string,
): string | undefined {
  const last = all.toSorted(byNewest).slice(0, LAST);
  const votes = new Map<string, number>();
  for (const transaction of last) votes.set(pick(transaction), (votes.get(pick(transaction)) ?? 0) + 1);
  return [...votes].find(([, count]) => count >= needed && count >= last.length * MIN_SHARE)?.[0];
}

function byNewest(one: KnownTransaction, other: KnownTransaction): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}
