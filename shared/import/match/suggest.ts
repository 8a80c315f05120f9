import { UNCATEGORIZED, type TransactionType } from '../../categories.ts';
import type { FileRow } from './file-rows.ts';
import { fold } from './fold.ts';
import type { Model } from './learn.ts';
import { majority } from './majority.ts';
import { mappedKey } from './mapped-key.ts';
import { ownNameFinder } from './own-names.ts';
import { findSeed } from './seed-words.ts';
import type { SuggestionReason } from './types.ts';
import { guessCategory } from './words.ts';

export type Suggestion = { category: string; reason: SuggestionReason };

const MIN_VOTES = 2;

/**
 * Returns a function that suggests a description and a category for a row. The first rule that applies gives the
 * category: the file's own category, the payee, the words, the well-known words. The category fits the type.
 */
export function suggestionFinder(
  model: Model,
  rows: readonly FileRow[],
): (row: FileRow) => { suggestion: Suggestion; description: string } {
  const findName = ownNameFinder(model, rows);
  const byFile = withMemory((type, category) => fileSuggestion(model, type, category));
  // The person's name for a payee comes before the bank's.
  const byPayee = withMemory((type, name) => payeeSuggestion(model, type, name));
  const byWords = withMemory((type, name) => wordsSuggestion(model, type, name));
  const bySeed = withMemory((type, key) => seedSuggestion(model, type, key));
  return (row) => {
    const { type, name, text, movement, refundedBy } = row;
    const description = findName(row);
    const suggestion = byFile(type, movement.category ?? '') ??
      byPayee(type, description) ??
      byPayee(type, name) ??
      byPayee(type, refundedBy) ??
      byWords(type, description) ??
      byWords(type, name) ??
      byWords(type, refundedBy) ??
      bySeed(type, model.toKey(name)) ??
      bySeed(type, model.toKey(text)) ?? { category: UNCATEGORIZED, reason: { kind: 'none' } };
    return { suggestion, description };
  };
}

/** Suggests a category for a description that a person typed, by the same rules without that of the file. */
export function suggestTyped(model: Model, type: TransactionType, description: string): string {
  const found =
    payeeSuggestion(model, type, description) ??
    wordsSuggestion(model, type, description) ??
    seedSuggestion(model, type, model.toKey(description));
  return found?.category ?? UNCATEGORIZED;
}

type Rule = (type: TransactionType, text: string) => Suggestion | undefined;

function withMemory(rule: Rule): Rule {
  const results = {
    expense: new Map<string, Suggestion | undefined>(),
    income: new Map<string, Suggestion | undefined>(),
  };
  return (type, text) => {
    const known = results[type];
    if (!known.has(text)) known.set(text, rule(type, text));
    return known.get(text);
  };
}

/** Suggests the category that the file's own category means for a type. */
export function fileSuggestion(model: Model, type: TransactionType, name: string): Suggestion | undefined {
  const folded = fold(name);
  if (folded === '') return undefined;
  const reason: SuggestionReason = { kind: 'file', name };
  const mapped = model.mapped.get(mappedKey(type, folded)) ?? model.mapped.get(folded);
  if (mapped === UNCATEGORIZED) return { category: UNCATEGORIZED, reason };
  const offered = model.offered[type];
  const found =
    offered.find(({ id }) => id === mapped) ??
    offered.find((category) => category.id === name || fold(category.name) === folded) ??
    offered.find(({ id }) => fold(id) === folded);
  // 'Uncategorized' in a file counts only if the person chose it in the mapping.
  return found === undefined || found.id === UNCATEGORIZED ? undefined : { category: found.id, reason };
}

/** Suggests the category of most of the latest transactions of a payee. */
export function payeeSuggestion(model: Model, type: TransactionType, name: string): Suggestion | undefined {
  const key = model.toKey(name);
  const all = key === '' ? [] : (model.payees[type].get(key) ?? []);
  const category = majority(all, MIN_VOTES, (transaction) => transaction.category);
  if (category === undefined) return undefined;
  const count = all.filter((transaction) => transaction.category === category).length;
  return { category, reason: { kind: 'payee', name, count } };
}

function wordsSuggestion(model: Model, type: TransactionType, name: string): Suggestion | undefined {
  const found = guessCategory(model.words[type], model.toKey(name));
  if (found === undefined) return undefined;
  const { category, words, probability } = found;
  return { category, reason: { kind: 'words', words, probability } };
}

function seedSuggestion(model: Model, type: TransactionType, key: string): Suggestion | undefined {
  const seed = findSeed(type, key);
  const isOffered = model.offered[type].some(({ id }) => id === seed?.category);
  return seed && isOffered
    ? { category: seed.category, reason: { kind: 'seed', word: seed.word } }
    : undefined;
}
