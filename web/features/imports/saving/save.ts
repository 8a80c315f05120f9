import {
  finishImport,
  getImport,
  saveImportRows,
  startImport,
  type CountedImport,
  type ImportedCategory,
  type ImportRow,
} from '#shared/contract/imports.ts';
import { addSource, editSource } from '#shared/contract/sources.ts';
import { isFieldErrorCode, type FieldErrorCode } from '#shared/errors/fields.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import type { ImportPlan, SavePlan } from './plan.ts';

/** A plan, with the steps and rows that the server has confirmed. */
export type SaveRun = {
  readonly plan: SavePlan;
  /** The ids of saved sources and of started imports. */
  readonly done: Set<string>;
  /** The indexes of stored rows in the preview. */
  readonly confirmed: Set<number>;
  readonly finished: Map<string, CountedImport>;
};

/** The server refused a row. */
export class RowError extends Error {
  readonly row: ImportRow;
  readonly code: FieldErrorCode;

  constructor(row: ImportRow, code: FieldErrorCode) {
    super(code);
    this.row = row;
    this.code = code;
  }
}

/** Starts a run with a plan. A run that was interrupted continues with a new plan. */
export function newSaveRun(plan: SavePlan, earlier?: SaveRun): SaveRun {
  if (earlier !== undefined) return { ...earlier, plan };
  return { plan, done: new Set(), confirmed: new Set(), finished: new Map() };
}

/**
 * Sends the steps and rows that the server has not confirmed yet. After an error it can be called again: each step has
 * its own id, and a step that the server has already done changes nothing. Throws ApiError and RowError.
 */
export async function continueSaving(
  run: SaveRun,
  onProgress: (saved: number) => void,
): Promise<CountedImport[]> {
  const { plan, done } = run;
  for (const body of plan.newSources) await once(done, body.id, () => call(addSource, { body }));
  for (const { id, body } of plan.changedSources)
    await once(done, id, () => call(editSource, { params: { id }, body }));
  for (const planned of plan.imports) await saveImport(run, planned, onProgress);
  return plan.imports.flatMap(({ id }) => run.finished.get(id) ?? []);
}

async function saveImport(
  run: SaveRun,
  plan: ImportPlan,
  onProgress: (saved: number) => void,
): Promise<void> {
  const { id, sourceId, fileName, format, unreadable, closing, requests } = plan;
  if (run.finished.has(id)) return;
  if (!plan.isContinued)
    await once(run.done, id, () =>
      call(startImport, { body: { id, sourceId, fileName, format, unreadable, closing } }),
    );
  for (const planned of requests) {
    if (planned.every(({ index }) => run.confirmed.has(index))) continue;
    const rows = planned.map(({ row }) => row);
    await sendRows(id, rows, findUsedCategories(rows, run.plan));
    for (const { index } of planned) run.confirmed.add(index);
    onProgress(run.confirmed.size);
  }
  run.finished.set(id, await finish(id));
}

/** Finds the new categories that some rows have. */
function findUsedCategories(rows: readonly ImportRow[], { categories }: SavePlan): ImportedCategory[] {
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

/** Finishes an import. If an earlier response was lost, the import is finished already. */
async function finish(id: string): Promise<CountedImport> {
  try {
    return await call(finishImport, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'importNotOpen') throw error;
    const { edited: _, editedTransfers: __, ...stored } = await call(getImport, { params: { id } });
    if (stored.state !== 'done') throw error;
    return stored;
  }
}

/** Finds the row of a field such as 'rows.17.transaction.amount'. */
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
