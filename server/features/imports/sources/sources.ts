import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { addSource, editSource, Source } from '#shared/contract/sources.ts';
import { MAX_SOURCES } from '#shared/limits.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  countSources,
  deleteSourceRow,
  findSource,
  insertSource,
  isInUse,
  selectSources,
  updateSource,
  type SourceRow,
} from './queries.ts';
import { toColumns, toSource, type SourceFields } from './to-source.ts';

type User = { userId: string };
type Changes = BodyOf<typeof editSource>;

/** Adds, edits, deletes and lists the accounts, cards and applications whose files a user imports. */
export function createSources({ database, now }: { database: Database; now: () => number }) {
  /** Adds a source; repeating it changes nothing. Throws `importIdConflict`, `tooManySources`. */
  async function add({ userId }: User, { id, ...fields }: BodyOf<typeof addSource>): Promise<Source> {
    const nowMs = now();
    const times = { created_at: nowMs, updated_at: nowMs };
    const row: SourceRow = {
      user_id: userId,
      id,
      ...toColumns(fields),
      archived: 0,
      position: null,
      ...times,
    };
    return await underLock(userId, async (trx) => {
      const existing = await findSource(trx, userId, id);
      if (existing !== undefined) return toSource(requireSame(existing, row));
      if ((await countSources(trx, userId)) >= MAX_SOURCES) throw new AppError('tooManySources');
      await insertSource(trx, row);
      return toSource(row);
    });
  }

  /** Throws `sourceNotFound`. */
  async function edit({ userId }: User, id: string, changes: Changes): Promise<Source> {
    return await underLock(userId, async (trx) => {
      const before = await requireSource(trx, userId, id);
      if (Object.values(changes).every((change) => change === undefined)) return toSource(before);
      const after = { ...before, ...toColumns({ ...toSource(before), ...withoutMissing(changes) }) };
      const row = { ...after, updated_at: now() };
      await updateSource(trx, row);
      return toSource(row);
    });
  }

  /** Deletes a source with its undone imports. Throws `sourceNotFound`, `sourceInUse`. */
  async function remove({ userId }: User, id: string): Promise<void> {
    await underLock(userId, async (trx) => {
      await requireSource(trx, userId, id);
      if (await isInUse(trx, userId, id)) throw new AppError('sourceInUse');
      await deleteSourceRow(trx, userId, id);
    });
  }

  /** Lists the sources by name, sorted as in the user's language. */
  async function list({ userId, language }: User & { language: string }): Promise<Source[]> {
    const rows = await selectSources(database.read, userId);
    const { compare } = new Intl.Collator(language, { numeric: true });
    return rows.map(toSource).toSorted((a, b) => compare(a.name, b.name));
  }

  /** Imports take the same lock, so that none begins while its source is deleted. */
  async function underLock<T>(userId: string, job: (trx: Writer) => Promise<T>): Promise<T> {
    return await database.write(async (trx) => {
      await lockAccount(trx, userId);
      return await job(trx);
    });
  }

  return { add, edit, remove, list };
}

function withoutMissing(changes: Changes): Partial<SourceFields> {
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== undefined));
}

/** Throws `importIdConflict` if a source with the id has other content; its times may differ. */
function requireSame(existing: SourceRow, wanted: SourceRow): SourceRow {
  const { created_at: _created, updated_at: _updated, ...content } = wanted;
  const columns = Object.keys(content) as (keyof typeof content)[];
  if (columns.some((column) => existing[column] !== wanted[column])) throw new AppError('importIdConflict');
  return existing;
}

async function requireSource(trx: Writer, userId: string, id: string): Promise<SourceRow> {
  const row = await findSource(trx, userId, id);
  if (row === undefined) throw new AppError('sourceNotFound');
  return row;
}
