import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Batch } from '#server/backup/archive-format.ts';

type Edit = {
  header?: (header: Record<string, unknown>) => unknown;
  /** Undefined omits the batch. */
  batch?: (batch: Batch) => unknown;
  trailer?: (trailer: Record<string, unknown>) => unknown;
};

/** Writes a copy of a backup with other content and the matching hash. */
export function rewriteArchive(file: string, target: string, edit: Edit): void {
  const [header, ...others] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const same = (value: unknown): unknown => value;
  const batches = others.slice(0, -1).map((line) => (edit.batch ?? same)(JSON.parse(line) as Batch));
  const remaining = batches.filter((batch) => batch !== undefined);
  const lines = [(edit.header ?? same)(JSON.parse(header ?? '') as Record<string, unknown>), ...remaining];
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const rows: Record<string, number> = {};
  for (const batch of remaining as Batch[]) rows[batch.table] = (rows[batch.table] ?? 0) + batch.rows.length;
  const sha256 = createHash('sha256').update(body).digest('hex');
  const trailer = (edit.trailer ?? same)({ rows, sha256 });
  writeFileSync(target, gzipSync(`${body}${JSON.stringify(trailer)}\n`));
}
