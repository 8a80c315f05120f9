import { CATEGORIES, TRANSACTION_TYPES, UNCATEGORIZED } from '../../categories.ts';
import { EARLIEST_DAY } from '../../limits.ts';
import type { ReadOptions, ReadResult, Statement } from '../types.ts';
import { previewRows } from './preview-rows.ts';
import type { Known, MatchOptions } from './types.ts';

/** What an account without transactions has. */
export const NOTHING: Known = { transactions: [], rows: [], named: [], occurrences: [] };

/** The categories of a new account, by their ids. */
export const FIXED_CATEGORIES = TRANSACTION_TYPES.flatMap((type) =>
  [...CATEGORIES[type], UNCATEGORIZED].map((id) => ({ id, type, name: id })),
);

/**
 * What the review would save of a file by default, in an account without transactions: what its words or its own
 * accounts show to be a transfer is left out, and counted. `sourceOf` tells accounts apart.
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
    movements: statement.movements,
  }));
  const outcomes = previewRows(files, NOTHING, options).map(({ outcome }) => outcome);
  let at = 0;
  const statements = result.statements.map((statement) => ({
    ...statement,
    movements: statement.movements.filter(() => outcomes[at++] !== 'transfer'),
  }));
  const transfers = result.leftOut.transfers + outcomes.filter((outcome) => outcome === 'transfer').length;
  return { ...result, statements, leftOut: { ...result.leftOut, transfers } };
}
