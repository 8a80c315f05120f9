import type { Import } from '#shared/contract/imports.ts';
import type { ImportRecord } from './queries.ts';

export function toImport(row: ImportRecord): Import {
  return {
    id: row.id,
    sourceId: row.source_id,
    fileName: row.file_name,
    format: row.format,
    state: row.state,
    added: row.added,
    joined: row.joined,
    leftOut: row.left_out,
    unreadable: row.unreadable,
    createdAt: new Date(row.created_at).toISOString(),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at).toISOString(),
  };
}
