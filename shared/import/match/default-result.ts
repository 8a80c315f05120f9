import { CATEGORIES, TRANSACTION_TYPES, UNCATEGORIZED } from '../../categories.ts';
import { EARLIEST_DAY } from '../../limits.ts';
import type { ReadOptions, ReadResult, Statement } from '../types.ts';
import { addLeftOut, type LeftOutRow } from '../left-out-sums.ts';
import { previewRows } from './preview-rows.ts';
import type { ImportHistory, MatchOptions } from './types.ts';

/** The history of an account without transactions. */
export const EMPTY_ACCOUNT: ImportHistory = { transactions: [], rows: [], named: [], occurrences: [] };

/** The categories of a new account, by their ids. */
export const FIXED_CATEGORIES = TRANSACTION_TYPES.flatMap((type) =>
  [...CATEGORIES[type], UNCATEGORIZED].map((id) => ({ id, type, name: id })),
);

/**
 * Returns what would be saved of a file by default in an account without transactions. Leaves out and counts transfers,
 * which words or the accounts of the file show. `sourceOf` tells the accounts of the file apart.
 */
export function defaultResult(
  result: ReadResult,
  sourceOf: (statement: Statement) => string,
  { currency, language, today = EARLIEST_DAY }: ReadOptions,
): ReadResult {
  const options: MatchOptions = {
    currency,
    language,
    today,
    categories: FIXED_CATEGORIES,
    mapped: {},
    ownAccounts: [],
    untitled: '',
  };
  const files = result.statements.map((statement) => ({
    sourceId: sourceOf(statement),
    fileId: '',
    account: statement.account,
    isOfApp: statement.accountName !== undefined,
    movements: statement.movements,
  }));
  const outcomes = previewRows(files, EMPTY_ACCOUNT, options).map(({ outcome }) => outcome);
  let at = 0;
  const transfers: LeftOutRow[] = [];
  const statements = result.statements.map((statement) => {
    const parts = Map.groupBy(statement.movements, () => outcomes[at++] !== 'added');
    for (const { amount, currency: named } of parts.get(true) ?? [])
      transfers.push({ reason: 'transfers', currency: named ?? statement.currency, amount });
    return { ...statement, movements: parts.get(false) ?? [] };
  });
  return {
    ...result,
    statements,
    leftOut: { ...result.leftOut, transfers: result.leftOut.transfers + transfers.length },
    leftOutSums: addLeftOut(result.leftOutSums ?? [], transfers),
  };
}
