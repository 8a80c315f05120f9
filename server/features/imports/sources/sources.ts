import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { addSource, editSource, Source } from '#shared/contract/sources.ts';
import { MAX_SOURCES } from '#shared/limits.ts';
import type { Database } from '#server/database/connect.ts';
import { findCurrency } from '#server/database/find-currency.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readDate } from '#server/period/read-date.ts';
import {
  countSources,
  findSource,
  insertSource,
  selectSources,
  updateSource,
  type SourceRow,
} from './queries.ts';
import { toColumns, toSource, type SourceFields } from './to-source.ts';

type User = { userId: string; timeZone: string };
type Viewer = { userId: string; currency: string; language: string };
type Changes = BodyOf<typeof editSource>;

/** Adds, edits, orders and lists a user's accounts. */
export function createSources({ database, now }: { database: Database; now: () => number }) {
  /** Adds a source; repeating it changes nothing. Throws `importIdConflict`, `tooManySources`. */
  async function add(
    { userId, timeZone }: User,
    { id, opening = null, lowBalance = null, colour = null, ...fields }: BodyOf<typeof addSource>,
  ): Promise<Source> {
    const nowMs = now();
    requireOpeningDay(opening, { timeZone, nowMs });
    const times = { created_at: nowMs, updated_at: nowMs };
    return await underLock(userId, async (trx, currency) => {
      const row: SourceRow = {
        user_id: userId,
        id,
        ...toColumns({ ...fields, opening, lowBalance, colour }, currency),
        archived: 0,
        position: null,
        ...times,
      };
      const existing = await findSource(trx, userId, id);
      if (existing !== undefined) return toSource(requireSame(existing, row), currency);
      if ((await countSources(trx, userId)) >= MAX_SOURCES) throw new AppError('tooManySources');
      await insertSource(trx, row);
      return toSource(row, currency);
    });
  }

  /** Throws `sourceNotFound`, and `validationFailed` for an opening or a limit that cannot be stored. */
  async function edit({ userId, timeZone }: User, id: string, changes: Changes): Promise<Source> {
    const nowMs = now();
    requireOpeningDay(changes.opening, { timeZone, nowMs });
    return await underLock(userId, async (trx, currency) => {
      const before = await requireSource(trx, userId, id);
      if (Object.values(changes).every((change) => change === undefined)) return toSource(before, currency);
      const { isArchived = before.archived === 1, ...fields } = changes;
      const columns = toColumns({ ...toSource(before, currency), ...withoutMissing(fields) }, currency);
      const row = { ...before, ...columns, archived: Number(isArchived), updated_at: nowMs };
      await updateSource(trx, row);
      return toSource(row, currency);
    });
  }

  /** Puts the given accounts first. Returns all accounts. Throws `sourceNotFound`. */
  async function order(user: Viewer, ids: readonly string[]): Promise<Source[]> {
    return await underLock(user.userId, async (trx) => {
      const before = sortSources(await selectSources(trx, user.userId), user.language);
      const first = [...new Set(ids)].map((id) => requireIn(before, id));
      const ordered = [...first, ...before.filter((row) => !first.includes(row))];
      const updated_at = now();
      const after = ordered.map((row, position) =>
        row.position === position ? row : { ...row, position, updated_at },
      );
      for (const [at, row] of after.entries()) if (row !== ordered[at]) await updateSource(trx, row);
      return sortSources(after, user.language).map((row) => toSource(row, user.currency));
    });
  }

  /** Lists the accounts in their order, and archived ones last. */
  async function list({ userId, currency, language }: Viewer): Promise<Source[]> {
    const rows = await listSorted(database.read, { userId, language });
    return rows.map((row) => toSource(row, currency));
  }

  /** Imports and the removal of accounts take the same lock. */
  async function underLock<T>(
    userId: string,
    job: (trx: Writer, currency: string) => Promise<T>,
  ): Promise<T> {
    return await database.write(async (trx) => {
      await lockAccount(trx, userId);
      // Read under the lock, since the currency may have changed.
      const currency = await findCurrency(trx, userId);
      if (currency === undefined) throw new AppError('userIdMissing');
      return await job(trx, currency);
    });
  }

  return { add, edit, order, list };
}

/** Throws `validationFailed` if the day is too early or too late. */
function requireOpeningDay(
  opening: Source['opening'] | undefined,
  context: { timeZone: string; nowMs: number },
): void {
  if (opening) readDate(opening.day, context, 'opening.day');
}

/** Returns the rows of a user's accounts in their order, and archived ones last. */
export async function listSorted(
  db: Reader,
  { userId, language }: { userId: string; language: string },
): Promise<SourceRow[]> {
  return sortSources(await selectSources(db, userId), language);
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
