import { uuidv7 } from 'uuidv7';
import { TRANSACTION_TYPES, type TransactionType } from '#shared/categories.ts';
import { TRANSACTION_FIELDS } from '#shared/contract/transaction-fields.ts';
import { readTab, writeTab } from '#web/lib/browser/tab-storage.ts';
import { DRAFTS_KEY } from '#web/lib/session/drafts-key.ts';
import { onForgetTexts } from '#web/lib/session/unsaved-texts.ts';
import type { TransactionTyped } from '../form/transaction-fields.ts';

/** An unsaved transaction, with the id that it gets when it is saved. */
type Draft = { id: string; typed: TransactionTyped | undefined };

/** The drafts of all users in this tab. They outlive the screen and the session. */
const drafts = new Map<string, Draft>();
let lastWritten: string | undefined;
onForgetTexts(() => drafts.clear());

/** Returns the draft in memory, else the draft stored before a reload, else a new draft. */
export function findDraft(userId: string, type: TransactionType): Draft {
  const key = toKey(userId, type);
  return drafts.get(key) ?? findStored(key) ?? { id: uuidv7(), typed: undefined };
}

/** Stores a draft, or deletes it if it has neither amount nor description. */
export function keepDraft(userId: string, type: TransactionType, id: string, typed: TransactionTyped): void {
  const key = toKey(userId, type);
  const kept = typed.amount === '' && typed.description === '' ? undefined : { id, typed };
  const drafted = TRANSACTION_TYPES.map((each) => toKey(userId, each)).flatMap((each) => {
    const draft = each === key ? kept : (drafts.get(each) ?? findStored(each));
    return draft === undefined ? [] : [[each, draft] as const];
  });
  const text = drafted.length === 0 ? undefined : JSON.stringify(Object.fromEntries(drafted));
  // The form may render once more after signing out, which has deleted the drafts.
  if (text === lastWritten) return;
  if (kept === undefined) drafts.delete(key);
  else drafts.set(key, kept);
  writeTab(DRAFTS_KEY, text);
  lastWritten = text;
}

function toKey(userId: string, type: TransactionType): string {
  return `${userId} ${type}`;
}

function findStored(key: string): Draft | undefined {
  try {
    const stored = JSON.parse(readTab(DRAFTS_KEY) ?? '{}') as Record<string, Draft | undefined>;
    const draft = stored[key];
    return draft !== undefined && isComplete(draft) ? draft : undefined;
  } catch {
    // Not written by this program.
    return undefined;
  }
}

/** Whether a stored draft has every field. A draft of an earlier release may lack some. */
function isComplete({ id, typed }: Draft): boolean {
  return typeof id === 'string' && TRANSACTION_FIELDS.every((name) => typeof typed?.[name] === 'string');
}
