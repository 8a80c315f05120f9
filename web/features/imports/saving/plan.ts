import { cleanLine } from '#shared/contract/clean-line.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { Import, ImportedCategory, ImportRow, startImport } from '#shared/contract/imports.ts';
import type { addSource, editSource } from '#shared/contract/sources.ts';
import { cut } from '#shared/import/match/text-line.ts';
import type { PreviewRow } from '#shared/import/match/types.ts';
import {
  MAX_BANK_TEXT_LENGTH,
  MAX_FILE_NAME_LENGTH,
  MAX_IMPORT_BODY_BYTES,
  MAX_IMPORT_ROWS_AT_ONCE,
} from '#shared/limits.ts';
import type { Closing } from '#shared/import/types.ts';
import { toMajorUnits, toMinorUnits } from '#shared/money.ts';
import { isMoved, toSavedType, type Decision, type Preview } from '../preview/decisions.ts';

/** The rows of one account of a file, with the source that it belongs to. */
export type ImportPart = {
  fileId: string;
  fileName: string;
  format: string;
  sourceId: string;
  /** The number of rows that cannot be read. */
  unreadable: number;
  /** The balance after its rows, if the file proves it. */
  closing?: Closing | undefined;
};

export type ImportPlan = Omit<ImportPart, 'closing'> & {
  closing: BodyOf<typeof startImport>['closing'];
  id: string;
  /** The plan continues an unfinished import of the file. */
  isContinued: boolean;
  requests: PlannedRow[][];
};

/** A row to send, with its index in the preview. */
export type PlannedRow = { index: number; row: ImportRow };

export type SavePlan = {
  /** The new categories. Each is sent with the rows that have it. */
  categories: readonly ImportedCategory[];
  newSources: BodyOf<typeof addSource>[];
  changedSources: { id: string; body: BodyOf<typeof editSource> }[];
  imports: ImportPlan[];
};

/** The most bytes that the new categories of an account can take as JSON. */
const CATEGORY_BYTES = 40_000;

type Options = {
  decimals: number;
  /** Returns an id for a key, always the same. */
  toId: (key: string) => string;
  /** The existing imports. An unfinished import may be continued. */
  known: readonly Import[];
  /** The indexes of rows that were stored before an interruption. */
  confirmed: ReadonlySet<number>;
};

/** Plans the imports to send. Each plan has the same ids. `row.file` is an index in `parts`. */
export function planImports(
  { rows, decisions }: Preview,
  parts: readonly ImportPart[],
  { decimals, toId, known, confirmed }: Options,
): ImportPlan[] {
  const byImport = Map.groupBy(rows.entries(), ([, { file }]) => {
    const part = parts[file];
    return `${part?.fileId} ${part?.sourceId}`;
  });
  return [...byImport].flatMap(([key, entries]): ImportPlan[] => {
    const part = parts[entries[0]?.[1].file ?? -1];
    const all = sortByFile(entries).flatMap(([index, row], position): PlannedRow[] => {
      const decision = decisions[index] ?? row;
      const decided = { ...row, ...decision, type: toSavedType(row, decision) };
      if (decided.outcome === 'known') return [];
      // An unfinished import may have stored this row under its number, with another outcome.
      const line = row.outcome === 'known' ? entries.length + position + 1 : position + 1;
      const newId = (name: 'row' | 'transfer') => toId(`${name} ${index}`);
      return [{ index, row: toImportRow(decided, line, decimals, newId) }];
    });
    if (part === undefined || all.length === 0) return [];
    const fileName = cleanName(part.fileName);
    const open = known.find(
      (each) => each.state === 'open' && each.sourceId === part.sourceId && each.fileName === fileName,
    );
    const requests = splitRows(
      all.filter(({ index }) => !confirmed.has(index)),
      { maxBytes: MAX_IMPORT_BODY_BYTES - CATEGORY_BYTES },
    );
    const id = open?.id ?? toId(`import ${key}`);
    const ofImport = parts.filter((each) => each.fileId === part.fileId && each.sourceId === part.sourceId);
    const unreadable = ofImport.reduce((sum, each) => sum + each.unreadable, 0);
    const closing = findClosing(ofImport, decimals);
    return [{ ...part, fileName, unreadable, closing, id, isContinued: open !== undefined, requests }];
  });
}

/** Returns the closing balance of the only part; several parts are accounts that share a source. */
function findClosing([only, ...others]: readonly ImportPart[], decimals: number): ImportPlan['closing'] {
  if (only?.closing === undefined || others.length > 0) return undefined;
  const { day, balance } = only.closing;
  const minor = toMinorUnits(Math.abs(Number(balance)), decimals);
  if (!minor.ok && minor.reason !== 'notPositive') return undefined;
  return { day, balance: Number(balance) };
}

/** Cleans a name as the server does, so that an unfinished import is found by it. */
function cleanName(fileName: string): string {
  return CleanName.parse(cut(fileName, MAX_FILE_NAME_LENGTH));
}

const CleanName = cleanLine(MAX_FILE_NAME_LENGTH);

/** Sorts rows as in the file, so that a row has the same number when the file is chosen again. */
function sortByFile(entries: readonly [number, PreviewRow][]): [number, PreviewRow][] {
  return entries.toSorted(([oneAt, one], [otherAt, other]) => {
    return one.file - other.file || one.line - other.line || oneAt - otherAt;
  });
}

function toImportRow(
  row: PreviewRow & Pick<Decision, 'account'>,
  line: number,
  decimals: number,
  newId: (name: 'row' | 'transfer') => string,
): ImportRow {
  const amount = toMajorUnits(row.amountMinor, decimals);
  const { key, occurrence, bankId, date } = row;
  const bank = { key, occurrence, bankId, date, amount, text: cut(row.text, MAX_BANK_TEXT_LENGTH) };
  const { match } = row;
  if (row.outcome === 'joined' && match !== null) {
    const { transactionId, description, category } = match;
    if (transactionId !== null) return { line, bank, outcome: 'joined', transactionId };
    // The row becomes a transaction with the name of the recurring transaction, which the user knows.
    const transaction = toTransaction({ ...row, description, category }, amount, newId('row'));
    const paid = match.occurrence === null ? {} : { occurrence: match.occurrence };
    return { line, bank, outcome: 'added', transaction, ...paid };
  }
  if (row.outcome === 'added')
    return { line, bank, outcome: 'added', transaction: toTransaction(row, amount, newId('row')) };
  if (isMoved(row))
    return {
      line,
      bank,
      outcome: 'transfer',
      transfer: { id: newId('transfer'), account: row.account ?? null },
    };
  return { line, bank, outcome: row.outcome === 'transfer' ? 'transfer' : 'leftOut' };
}

function toTransaction(row: PreviewRow, amount: number, id: string): NonNullable<ImportRow['transaction']> {
  const { type, description, category, date, note, tags } = row;
  return { id, type, amount: type === 'expense' ? -amount : amount, description, category, date, note, tags };
}

/** Room for the rest of the body, outside of the rows. */
const BODY_BYTES = 64;

/** Splits rows into as few requests as their number and their size as JSON in UTF-8 allow. */
export function splitRows<Planned extends { row: unknown }>(
  rows: readonly Planned[],
  { maxRows = MAX_IMPORT_ROWS_AT_ONCE, maxBytes = MAX_IMPORT_BODY_BYTES } = {},
): Planned[][] {
  const encoder = new TextEncoder();
  const requests: Planned[][] = [];
  let current: Planned[] = [];
  let bytes = BODY_BYTES;
  for (const planned of rows) {
    // Includes the comma that follows.
    const size = encoder.encode(JSON.stringify(planned.row)).length + 1;
    if (current.length === maxRows || (current.length > 0 && bytes + size > maxBytes)) {
      requests.push(current);
      current = [];
      bytes = BODY_BYTES;
    }
    current.push(planned);
    bytes += size;
  }
  if (current.length > 0) requests.push(current);
  return requests;
}
