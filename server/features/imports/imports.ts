import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { ImportRow, startImport } from '#shared/contract/imports.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockUserTotals } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { isSameEntry, requireConsistent, toPlacedRows, type PlacedRow } from './entries.ts';
import type { Ledger } from './ledger.ts';
import type { ImportLimits } from './limits.ts';
import {
  countImportedRows,
  findEntries,
  findImport,
  insertEntries,
  insertImport,
  updateImport,
  type ImportRecord,
} from './queries.ts';
import { findSource } from './sources/queries.ts';

export type ImportsOptions = {
  database: Database;
  ledger: Ledger;
  limits: ImportLimits;
  /** The most imported rows of an account. */
  maxRows: () => number;
  now: () => number;
};

/** Starts imports, saves their rows, and closes them. Everything of one user waits for the lock of their totals. */
export function createImports({ database, ledger, limits, maxRows, now }: ImportsOptions) {
  /**
   * Starts an import; repeating it changes nothing. Throws `importIdConflict`, `sourceNotFound`,
   * `tooManyImportedRows`, `tooManyRequests`.
   */
  async function start({ userId }: Caller, body: BodyOf<typeof startImport>): Promise<ImportRecord> {
    await limits.countImport(userId);
    const row: ImportRecord = {
      user_id: userId,
      id: body.id,
      source_id: body.sourceId,
      file_name: body.fileName,
      format: body.format,
      state: 'open',
      added: 0,
      joined: 0,
      left_out: 0,
      created_at: now(),
      finished_at: null,
    };
    const write = database.write(async (trx) => {
      await lockUserTotals(trx, userId);
      const existing = await findImport(trx, userId, body.id);
      if (existing !== undefined) return { stored: requireSame(existing, row), isNew: false };
      if ((await findSource(trx, userId, body.sourceId)) === undefined) throw new AppError('sourceNotFound');
      await requireRoom(trx, userId, 1);
      await insertImport(trx, row);
      return { stored: row, isNew: true };
    });
    const { stored, isNew } = await write.catch(async (error: unknown) => {
      await limits.returnImport(userId);
      throw error;
    });
    if (!isNew) await limits.returnImport(userId);
    return stored;
  }

  /**
   * Saves rows of an open import, all or none; those that are stored already change nothing. Throws
   * `validationFailed`, `importNotFound`, `importNotOpen`, `idConflict`, `recordNotFound`, `totalTooLarge`,
   * `tooManyImportedRows`, `tooManyRequests`.
   */
  async function save(caller: Caller, importId: string, rows: readonly ImportRow[]): Promise<ImportRecord> {
    requireConsistent(rows);
    const { userId } = caller;
    await limits.countRows(userId, rows.length);
    let counted = 0;
    try {
      const { after, saved } = await ledger.write(userId, async (trx) => {
        const before = await requireOpen(trx, userId, importId);
        const currency = await ledger.requireCurrency(trx, userId);
        const placed = toPlacedRows(rows, { userId, importId, currency });
        const fresh = await withoutStored(trx, placed);
        await requireRoom(trx, userId, fresh.length);
        return { after: await add(trx, caller, { before, fresh }), saved: fresh.length };
      });
      counted = saved;
      return after;
    } finally {
      if (counted < rows.length) await limits.returnRows(userId, rows.length - counted);
    }
  }

  async function add(
    trx: Writer,
    caller: Caller,
    { before, fresh }: { before: ImportRecord; fresh: readonly PlacedRow[] },
  ): Promise<ImportRecord> {
    if (fresh.length === 0) return before;
    const joined = fresh.flatMap(({ row }) => (row.transactionId === undefined ? [] : [row.transactionId]));
    await ledger.requireAll(trx, caller.userId, joined);
    const added = fresh.flatMap(({ field, row: { transaction } }) =>
      transaction === undefined ? [] : [{ field: `${field}.transaction`, transaction }],
    );
    await ledger.add(trx, caller, { sourceId: before.source_id, importId: before.id, rows: added });
    await insertEntries(
      trx,
      fresh.map(({ entry }) => entry),
    );
    const after = {
      ...before,
      added: before.added + added.length,
      joined: before.joined + joined.length,
      left_out: before.left_out + fresh.length - added.length - joined.length,
    };
    await updateImport(trx, after);
    return after;
  }

  /** Closes an import; repeating it changes nothing. Throws `importNotFound`, `importNotOpen` where it is undone. */
  async function finish({ userId }: Caller, id: string): Promise<ImportRecord> {
    return await database.write(async (trx) => {
      await lockUserTotals(trx, userId);
      const before = await requireImport(trx, userId, id);
      if (before.state === 'done') return before;
      if (before.state !== 'open') throw new AppError('importNotOpen');
      const after = { ...before, state: 'done' as const, finished_at: now() };
      await updateImport(trx, after);
      return after;
    });
  }

  async function requireRoom(trx: Writer, userId: string, rows: number): Promise<void> {
    if (rows === 0) return;
    if ((await countImportedRows(trx, userId)) + rows > maxRows()) throw new AppError('tooManyImportedRows');
  }

  return { start, save, finish };
}

export type Imports = ReturnType<typeof createImports>;

function requireSame(existing: ImportRecord, wanted: ImportRecord): ImportRecord {
  const isSame = (['source_id', 'file_name', 'format'] as const).every(
    (column) => existing[column] === wanted[column],
  );
  if (!isSame) throw new AppError('importIdConflict');
  return existing;
}

/** The rows that are not stored yet. Throws `idConflict` where a stored one has other content. */
async function withoutStored(trx: Writer, placed: readonly PlacedRow[]): Promise<PlacedRow[]> {
  const [first] = placed;
  if (first === undefined) return [];
  const stored = await findEntries(trx, {
    userId: first.entry.user_id,
    importId: first.entry.import_id,
    lines: placed.map(({ row }) => row.line),
  });
  const byLine = new Map(stored.map((entry) => [entry.line, entry]));
  return placed.filter(({ entry }) => {
    const before = byLine.get(entry.line);
    if (before === undefined) return true;
    if (!isSameEntry(before, entry)) throw new AppError('idConflict');
    return false;
  });
}

export async function requireImport(trx: Writer, userId: string, id: string): Promise<ImportRecord> {
  const row = await findImport(trx, userId, id);
  if (row === undefined) throw new AppError('importNotFound');
  return row;
}

async function requireOpen(trx: Writer, userId: string, id: string): Promise<ImportRecord> {
  const row = await requireImport(trx, userId, id);
  if (row.state !== 'open') throw new AppError('importNotOpen');
  return row;
}
