import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { addSource, editSource, Source } from '#shared/contract/sources.ts';
import { MAX_SOURCES } from '#shared/limits.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  countSources,
  findSource,
  insertSource,
  selectSources,
  updateSource,
  type SourceRow,
} from './queries.ts';
import { toColumns, toSource, type SourceFields } from './to-source.ts';

type User = { userId: string };
type Reader = User & { language: string };
type Changes = BodyOf<typeof editSource>;

/** Adds, edits, orders and lists a user's accounts. */
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
      const { isArchived = before.archived === 1, ...fields } = changes;
      const after = { ...before, ...toColumns({ ...toSource(before), ...withoutMissing(fields) }) };
      const row = { ...after, archived: Number(isArchived), updated_at: now() };
      await updateSource(trx, row);
      return toSource(row);
    });
  }

  /** Puts the given accounts first. Returns all accounts. Throws `sourceNotFound`. */
  async function order(user: Reader, ids: readonly string[]): Promise<Source[]> {
    return await underLock(user.userId, async (trx) => {
      const before = sortSources(await selectSources(trx, user.userId), user.language);
      const first = [...new Set(ids)].map((id) => requireIn(before, id));
      const ordered = [...first, ...before.filter((row) => !first.includes(row))];
      const updated_at = now();
      const after = ordered.map((row, position) =>
        row.position === position ? row : { ...row, position, updated_at },
      );
      for (const [at, row] of after.entries()) if (row !== ordered[at]) await updateSource(trx, row);
      return sortSources(after, user.language).map(toSource);
    });
  }

  /** Lists the accounts in their order, and archived ones last. */
  async function list({ userId, language }: Reader): Promise<Source[]> {
    return sortSources(await selectSources(database.read, userId), language).map(toSource);
  }

  /** Imports and the removal of accounts take the same lock. */
  async function underLock<T>(userId: string, job: (trx: Writer) => Promise<T>): Promise<T> {
    return await database.write(async (trx) => {
      await lockAccount(trx, userId);
      return await job(trx);
    });
  }

  return { add, edit, order, list };
}

function withoutMissing(changes: Omit<Changes, 'isArchived'>): Partial<SourceFields> {
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== undefined));
}

/** Throws `importIdConflict` if a source with the id has other content; its place and its times may differ. */
function requireSame(existing: SourceRow, wanted: SourceRow): SourceRow {
  const {
    archived: _archived,
    position: _position,
    created_at: _created,
    updated_at: _updated,
    ...content
  } = wanted;
  const columns = Object.keys(content) as (keyof typeof content)[];
  if (columns.some((column) => existing[column] !== wanted[column])) throw new AppError('importIdConflict');
  return existing;
}

/** Sorts the accounts that have a place by it, others by name as in the user's language, and archived ones last. */
function sortSources(rows: readonly SourceRow[], language: string): SourceRow[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const placeOf = ({ position }: SourceRow) => position ?? MAX_SOURCES;
  return rows.toSorted(
    (a, b) => a.archived - b.archived || placeOf(a) - placeOf(b) || compare(a.name, b.name),
  );
}

function requireIn(rows: readonly SourceRow[], id: string): SourceRow {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new AppError('sourceNotFound');
  return row;
}

/** Throws `sourceNotFound`. */
export async function requireSource(trx: Writer, userId: string, id: string): Promise<SourceRow> {
  const row = await findSource(trx, userId, id);
  if (row === undefined) throw new AppError('sourceNotFound');
  return row;
}
