import type { RestoredSource } from '#shared/contract/restore.ts';
import type { Source } from '#shared/contract/sources.ts';
import type { SourceRow } from './queries.ts';

/** The fields of a source that a user sets. */
export type SourceFields = Pick<Source, 'name' | 'kind' | 'accountHash' | 'accountEnd' | 'shape' | 'answers'>;

export function toColumns({ name, kind, accountHash, accountEnd, shape, answers }: SourceFields) {
  return {
    name,
    kind,
    account_hash: accountHash,
    account_end: accountEnd,
    shape,
    answers: JSON.stringify(answers),
  };
}

export function toSource(row: SourceRow): Source {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    accountHash: row.account_hash,
    accountEnd: row.account_end,
    shape: row.shape,
    // The contract has checked the answers before they were stored.
    answers: JSON.parse(row.answers) as Source['answers'],
    isArchived: row.archived === 1,
    position: row.position,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

export function toSourceRow(userId: string, source: RestoredSource): SourceRow {
  const { id, createdAt, updatedAt, isArchived = false, position = null, ...fields } = source;
  return {
    user_id: userId,
    id,
    ...toColumns(fields),
    archived: Number(isArchived),
    position,
    created_at: Date.parse(createdAt),
    updated_at: Date.parse(updatedAt),
  };
}
