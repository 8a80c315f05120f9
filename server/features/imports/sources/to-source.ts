import type { RestoredSource } from '#shared/contract/restore.ts';
import type { Source } from '#shared/contract/sources.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { readSignedAmount } from '#server/amounts/read-amount.ts';
import type { SourceRow } from './queries.ts';

/** The fields of a source that a user sets. */
export type SourceFields = Pick<
  Source,
  'name' | 'kind' | 'accountHash' | 'accountEnd' | 'shape' | 'answers' | 'opening' | 'lowBalance' | 'colour'
>;

/** Converts to columns. Throws `validationFailed` for an amount that cannot be stored. */
export function toColumns(
  { name, kind, accountHash, accountEnd, shape, answers, opening, lowBalance, colour }: SourceFields,
  currency: string,
) {
  return {
    name,
    kind,
    account_hash: accountHash,
    account_end: accountEnd,
    shape,
    answers: JSON.stringify(answers),
    opening_minor: opening && readSignedAmount(opening.amount, currency, 'opening.amount'),
    opening_day: opening && opening.day,
    low_minor: lowBalance === null ? null : readSignedAmount(lowBalance, currency, 'lowBalance'),
    colour,
  };
}

export function toSource(row: SourceRow, currency: string): Source {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    accountHash: row.account_hash,
    accountEnd: row.account_end,
    shape: row.shape,
    // The contract has checked the answers before they were stored.
    answers: JSON.parse(row.answers) as Source['answers'],
    opening: toOpening(row, currency),
    lowBalance: row.low_minor === null ? null : toMajorUnits(row.low_minor, currencyDecimals(currency)),
    colour: row.colour,
    isArchived: row.archived === 1,
    position: row.position,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

function toOpening({ opening_minor, opening_day }: SourceRow, currency: string): Source['opening'] {
  if (opening_minor === null || opening_day === null) return null;
  return { amount: toMajorUnits(opening_minor, currencyDecimals(currency)), day: opening_day };
}

/** Throws `validationFailed` for an amount that cannot be stored. */
export function toSourceRow(
  { userId, currency }: { userId: string; currency: string },
  source: RestoredSource,
): SourceRow {
  const { id, createdAt, updatedAt, isArchived = false, position = null, ...given } = source;
  const { opening = null, lowBalance = null, colour = null, ...fields } = given;
  return {
    user_id: userId,
    id,
    ...toColumns({ ...fields, opening, lowBalance, colour }, currency),
    archived: Number(isArchived),
    position,
    created_at: Date.parse(createdAt),
    updated_at: Date.parse(updatedAt),
  };
}
