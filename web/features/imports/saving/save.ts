import {
  finishImport,
  getImport,
  saveImportRows,
  startImport,
  type Import,
  type ImportedCategory,
  type ImportRow,
} from '#shared/contract/imports.ts';
import { addSource, editSource } from '#shared/contract/sources.ts';
import { isFieldErrorCode, type FieldErrorCode } from '#shared/errors/fields.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import type { ImportPlan, SavePlan } from './plan.ts';

/** A plan and what the server has confirmed of it. */
export type Saving = {
  readonly plan: SavePlan;
  /** Ids of sources that are saved and of imports that were started. */
  readonly done: Set<string>;
  /** Rows that are stored, by their index in the preview. */
  readonly confirmed: Set<number>;
  readonly finished: Map<string, Import>;
};

/** The server refused a row; its error names the field. */
export class RowError extends Error {
  readonly row: ImportRow;
  readonly code: FieldErrorCode;

  constructor(row: ImportRow, code: FieldErrorCode) {
    super(code);
    this.row = row;
    this.code = code;
  }
}

/** Begins to save a plan; after an interruption a new plan goes on where the one before has stopped. */
export function startSaving(plan: SavePlan, before?: Saving): Saving {
  if (before !== undefined) return { ...before, plan };
  return { plan, done: new Set(), confirmed: new Set(), finished: new Map() };
}

/**
 * Sends what the server has not confirmed yet. After an error it can be called again: each step has its own id, so that
 * one whose answer was lost changes nothing when it is sent again. Throws ApiError and RowError.
 */
export async function goOnSaving(saving: Saving, onProgress: (saved: number) => void): Promise<Import[]> {
  const { plan, done } = saving;
  for (const body of plan.newSources) await once(done, body.id, () => call(addSource, { body }));
  for (const { id, body } of plan.changedSources)
    await once(done, id, () => call(editSource, { params: { id }, body }));
  for (const each of plan.imports) await saveImport(saving, each, onProgress);
  return plan.imports.flatMap(({ id }) => saving.finished.get(id) ?? []);
}

async function saveImport(
  saving: Saving,
  plan: ImportPlan,
  onProgress: (saved: number) => void,
): Promise<void> {
  const { id, sourceId, fileName, format, unreadable, requests } = plan;
  if (saving.finished.has(id)) return;
  if (!plan.isContinued)
    await once(saving.done, id, () =>
      call(startImport, { body: { id, sourceId, fileName, format, unreadable } }),
    );
  for (const planned of requests) {
    if (planned.every(({ index }) => saving.confirmed.has(index))) continue;
    const rows = planned.map(({ row }) => row);
    await sendRows(id, rows, categoriesOf(rows, saving.plan));
    for (const { index } of planned) saving.confirmed.add(index);
    onProgress(saving.confirmed.size);
  }
  saving.finished.set(id, await finish(id));
}

/** The new categories that some rows have. */
function categoriesOf(rows: readonly ImportRow[], { categories }: SavePlan): ImportedCategory[] {
  const used = new Set(rows.map(({ transaction }) => transaction?.category));
  return categories.filter(({ id }) => used.has(id));
}

async function sendRows(id: string, rows: ImportRow[], categories: ImportedCategory[]): Promise<void> {
  try {
    await call(saveImportRows, { params: { id }, body: { rows, categories } });
  } catch (error) {
    throw findRowError(error, rows) ?? error;
  }
}

/** An import whose finish was answered into the void is finished. */
async function finish(id: string): Promise<Import> {
  try {
    return await call(finishImport, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'importNotOpen') throw error;
    const { edited: _, ...stored } = await call(getImport, { params: { id } });
    if (stored.state !== 'done') throw error;
    return stored;
  }
}

/** The row that 'rows.17.transaction.amount' is about. */
function findRowError(error: unknown, rows: readonly ImportRow[]): RowError | undefined {
  if (!(error instanceof ApiError)) return undefined;
  for (const { field, code } of error.fields) {
    const row = rows[Number(/^rows\.(\d+)\./.exec(field)?.[1])];
    if (row !== undefined && isFieldErrorCode(code)) return new RowError(row, code);
  }
  return undefined;
}

async function once(done: Set<string>, id: string, send: () => Promise<unknown>): Promise<void> {
  if (done.has(id)) return;
  await send();
  done.add(id);
}
