import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { startImport } from '#shared/contract/imports.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import type {
  AccountLinks,
  ImportedCategories,
  ImportedTransfers,
  Ledger,
  Occurrences,
  Statements,
} from './ledger.ts';
import type { ImportLimits } from './import-limits.ts';
import { countImportedRows, findImport, insertImport, updateImport, type ImportRecord } from './queries.ts';
import { findSource } from './sources/queries.ts';

export type ImportsOptions = {
  database: Database;
  ledger: Ledger;
  transfers: ImportedTransfers;
  accountLinks: AccountLinks;
  statements: Statements;
  occurrences: Occurrences;
  categories: ImportedCategories;
  limits: ImportLimits;
  /** Returns the maximum number of imported rows of an account. */
  maxRows: () => number;
  now: () => number;
};

export function createImports({ database, ledger, statements, limits, maxRows, now }: ImportsOptions) {
  /**
   * Starts an import; repeating it changes nothing. Throws `importIdConflict`, `sourceNotFound`,
   * `tooManyImportedRows`, `tooManyRequests`, and `validationFailed` for a closing balance that cannot be stored.
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
      unreadable: body.unreadable ?? 0,
      created_at: now(),
      finished_at: null,
    };
    const write = database.write(async (trx) => {
      await lockAccount(trx, userId);
      const existing = await findImport(trx, userId, body.id);
      if (existing !== undefined) return { stored: requireSame(existing, row), isNew: false };
      if ((await findSource(trx, userId, body.sourceId)) === undefined) throw new AppError('sourceNotFound');
      await requireRoom(trx, userId, { rows: 1, maxRows: maxRows() });
      await insertImport(trx, row);
      if (body.closing !== undefined) {
        const currency = await ledger.requireCurrency(trx, userId);
        await statements.save(trx, { ...row, currency, ...body.closing });
      }
      return { stored: row, isNew: true };
    });
    const { stored, isNew } = await write.catch(async (error: unknown) => {
      await limits.returnImport(userId);
      throw error;
    });
    if (!isNew) await limits.returnImport(userId);
    return stored;
  }

  /** Finishes an import; repeating it changes nothing. Throws `importNotFound`, and `importNotOpen` if it is undone. */
  async function finish({ userId }: Caller, id: string): Promise<ImportRecord> {
    return await database.write(async (trx) => {
      await lockAccount(trx, userId);
      const before = await requireImport(trx, userId, id);
      if (before.state === 'done') return before;
      if (before.state !== 'open') throw new AppError('importNotOpen');
      const after = { ...before, state: 'done' as const, finished_at: now() };
      await updateImport(trx, after);
      return after;
    });
  }

  return { start, finish };
}

function requireSame(existing: ImportRecord, wanted: ImportRecord): ImportRecord {
  const isSame = (['source_id', 'file_name', 'format'] as const).every(
    (column) => existing[column] === wanted[column],
  );
  if (!isSame) throw new AppError('importIdConflict');
  return existing;
}

export async function requireImport(db: Reader | Writer, userId: string, id: string): Promise<ImportRecord> {
  const row = await findImport(db, userId, id);
  if (row === undefined) throw new AppError('importNotFound');
  return row;
}

/** Throws `tooManyImportedRows` if the user's imports would have more than `maxRows` rows together with new ones. */
export async function requireRoom(
  trx: Writer,
  userId: string,
  { rows, maxRows }: { rows: number; maxRows: number },
): Promise<void> {
  if (rows === 0) return;
  if ((await countImportedRows(trx, userId)) + rows > maxRows) throw new AppError('tooManyImportedRows');
}
