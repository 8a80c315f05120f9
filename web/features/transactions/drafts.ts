import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import type { TransactionTyped } from './transaction-fields.ts';

/** A transaction that is not saved yet, with the id it will have. */
type Draft = { id: string; typed: TransactionTyped | undefined };

/** The unsaved drafts of each person in this tab; they outlive the screen and the session. */
const drafts = new Map<string, Draft>();

export function findDraft(userId: string, type: TransactionType): Draft {
  return drafts.get(`${userId} ${type}`) ?? { id: uuidv7(), typed: undefined };
}

/** A transaction with neither amount nor description is no draft. */
export function keepDraft(userId: string, type: TransactionType, id: string, typed: TransactionTyped): void {
  const key = `${userId} ${type}`;
  if (typed.amount === '' && typed.description === '') drafts.delete(key);
  else drafts.set(key, { id, typed });
}
