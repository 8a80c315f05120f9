import type { ImportedCategory, ImportRow } from '#shared/contract/imports.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { isLinkedInstead, isSameEntry, requireConsistent, toPlacedRows, type PlacedRow } from './entries.ts';
import { isJoinedInstead, joinPosted } from './join-posted.ts';
import { requireImport, requireRoom, type ImportsOptions } from './imports.ts';
import { findEntries, insertEntries, updateImport, type EntryRow, type ImportRecord } from './queries.ts';
import { linkTransfers, requireOtherAccounts } from './transfers/link.ts';

type Options = Pick<
  ImportsOptions,
  'ledger' | 'transfers' | 'occurrences' | 'categories' | 'limits' | 'maxRows'
>;

/**
 * Saves rows of an open import with their new categories, all or none. Rows that are stored already change
 * nothing. Throws `validationFailed`, `importNotFound`, `importNotOpen`, `idConflict`, `recordNotFound`,
 * `totalTooLarge`, `tooManyImportedRows`, `tooManyRequests`, `categoryIdConflict`, `tooManyCategories`.
 */
export async function saveRows(
  { ledger, transfers, occurrences, categories, limits, maxRows }: Options,
  caller: Caller,
  sent: {
    importId: string;
    rows: readonly ImportRow[];
    categories?: readonly ImportedCategory[] | undefined;
  },
): Promise<ImportRecord> {
  const { importId, rows } = sent;
  requireConsistent(rows);
  const { userId } = caller;
  await limits.countRows(userId, rows.length);
  let savedCount = 0;
  try {
    const { after, saved, hasNewCategories } = await ledger.write(userId, async (trx) => {
      const before = await requireOpen(trx, userId, importId);
      const currency = await ledger.requireCurrency(trx, userId);
      const placed = toPlacedRows(rows, { userId, importId, currency });
      const newRows = await joinPosted(trx, occurrences, await findUnstored(trx, placed));
      await requireRoom(trx, userId, { rows: newRows.length, maxRows: maxRows() });
      const hasAdded = await categories.add(trx, caller, {
        rows: findUsedCategories(newRows, sent.categories ?? []),
        importedAt: before.created_at,
      });
      return {
        hasNewCategories: hasAdded,
        after: await addRows(trx, caller, { ledger, transfers, occurrences, before, newRows }),
        saved: newRows.length,
      };
    });
    savedCount = saved;
    if (hasNewCategories) categories.onChange(userId);
    return after;
  } finally {
    if (savedCount < rows.length) await limits.returnRows(userId, rows.length - savedCount);
  }
}

/** Returns the sent categories that new transactions use, each with its path in the request. */
function findUsedCategories(newRows: readonly PlacedRow[], sent: readonly ImportedCategory[]) {
  const used = new Set(newRows.map(({ row }) => row.transaction?.category));
  return sent.flatMap((category, at) =>
    used.has(category.id) ? [{ field: `categories.${at}`, category }] : [],
  );
}

/** Stores new rows and their transactions. Returns the import with its new counts. */
async function addRows(
  trx: Writer,
  caller: Caller,
  {
    ledger,
    transfers,
    occurrences,
    before,
    newRows,
  }: Pick<Options, 'ledger' | 'transfers' | 'occurrences'> & {
    before: ImportRecord;
    newRows: readonly PlacedRow[];
  },
): Promise<ImportRecord> {
  if (newRows.length === 0) return before;
  const joined = newRows.flatMap(({ row }) => (row.transactionId === undefined ? [] : [row.transactionId]));
  await ledger.requireAll(trx, caller.userId, joined);
  const added = newRows.flatMap(({ field, row: { transaction } }) =>
    transaction === undefined ? [] : [{ field: `${field}.transaction`, transaction }],
  );
  await ledger.add(trx, caller, { sourceId: before.source_id, importId: before.id, rows: added });
  for (const { row, entry } of newRows) await settle(trx, occurrences, row, entry);
  await insertEntries(trx, await linkRows(trx, caller, { transfers, before, newRows }));
  const after = {
    ...before,
    added: before.added + added.length,
    joined: before.joined + joined.length,
    left_out: before.left_out + newRows.length - added.length - joined.length,
  };
  await updateImport(trx, after);
  return after;
}

/** Returns the entries of new rows, with the transfers that some of them are sides of. */
async function linkRows(
  trx: Writer,
  caller: Caller,
  {
    transfers,
    before: { source_id: sourceId },
    newRows,
  }: Pick<Options, 'transfers'> & { before: ImportRecord; newRows: readonly PlacedRow[] },
): Promise<EntryRow[]> {
  const { userId } = caller;
  const named = newRows.flatMap(({ field, row: { transfer } }) =>
    transfer === undefined ? [] : [{ field: `${field}.transfer.account`, account: transfer.account }],
  );
  await requireOtherAccounts(trx, { userId, sourceId }, named);
  const [lines, others] = split(newRows, ({ row }) => row.outcome === 'transfer');
  const linked = await linkTransfers(
    trx,
    caller,
    { transfers, sourceId },
    lines.map(({ field, row, entry }) => ({ field: `${field}.bank`, entry, transfer: row.transfer })),
  );
  return [...others.map(({ entry }) => entry), ...linked];
}

function split<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** Makes a row's new transaction the payment of its occurrence. */
async function settle(
  trx: Writer,
  occurrences: Options['occurrences'],
  { transaction, occurrence }: ImportRow,
  entry: EntryRow,
): Promise<void> {
  if (transaction === undefined || occurrence === undefined) return;
  const { user_id: userId, amount_minor } = entry;
  const paid = { userId, ...occurrence, transactionId: transaction.id, amountMinor: Math.abs(amount_minor) };
  await occurrences.settle(trx, paid);
}

/** Returns the rows that are not stored yet. Throws `idConflict` if a stored one has other content. */
async function findUnstored(trx: Writer, placed: readonly PlacedRow[]): Promise<PlacedRow[]> {
  const [first] = placed;
  if (first === undefined) return [];
  const stored = await findEntries(trx, {
    userId: first.entry.user_id,
    importId: first.entry.import_id,
    lines: placed.map(({ row }) => row.line),
  });
  const byLine = new Map(stored.map((entry) => [entry.line, entry]));
  return placed.filter((each) => {
    const { entry } = each;
    const before = byLine.get(entry.line);
    if (before === undefined) return true;
    const isSame =
      isSameEntry(before, entry) || isJoinedInstead(before, each) || isLinkedInstead(before, each);
    if (!isSame) throw new AppError('idConflict');
    return false;
  });
}

async function requireOpen(trx: Writer, userId: string, id: string): Promise<ImportRecord> {
  const row = await requireImport(trx, userId, id);
  if (row.state !== 'open') throw new AppError('importNotOpen');
  return row;
}
