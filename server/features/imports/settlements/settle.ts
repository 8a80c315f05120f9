import { uuidv7 } from 'uuidv7';
import type { BodyOf, OutputOf } from '#shared/contract/endpoint.ts';
import type { settleRows as settleEndpoint } from '#shared/contract/settlements.ts';
import { toName } from '#shared/import/match/file-rows.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { requireImport, type ImportsOptions } from '../imports.ts';
import { findEntries, updateImport, type EntryRow, type ImportRecord } from '../queries.ts';
import { findSource } from '../sources/queries.ts';
import { linkTransfers, requireOtherAccounts } from '../transfers/link.ts';
import { updateEntry } from '../transfers/queries.ts';
import { releaseTransfers } from '../transfers/release.ts';
import { resetEntries } from './queries.ts';
import { readStates, type EntryState } from './states.ts';

type Wanted = BodyOf<typeof settleEndpoint>;
type Options = Pick<ImportsOptions, 'ledger' | 'transfers'>;
type Open = { field: string; entry: EntryRow; state: EntryState };

/**
 * Makes rows of an import transfers, transactions, or neither. A row whose transaction or transfer was changed since
 * stays as it is, and its line is returned. Repeating it changes nothing. Throws `importNotFound`, `totalTooLarge`, and
 * `validationFailed` for lines that the import does not have, and for a wrong account or category.
 */
export async function settleRows(
  options: Options,
  caller: Caller,
  { importId, ...wanted }: Wanted & { importId: string },
): Promise<OutputOf<typeof settleEndpoint>> {
  const { userId } = caller;
  const { ledger, transfers } = options;
  requireTarget(wanted);
  return await ledger.write(userId, async (trx) => {
    const before = await requireImport(trx, userId, importId);
    const named = await requireLines(trx, { userId, importId }, wanted.lines);
    const entries = named.map(({ entry }) => entry);
    const states = await readStates(trx, transfers, { userId, importId, entries });
    const kept: number[] = [];
    const open: Open[] = [];
    for (const { field, entry } of named) {
      const state = states.get(entry.line);
      const isSettling = entry.outcome === 'transfer' || entry.outcome === 'added';
      if (state === undefined || !isSettling || state.isChanged) kept.push(entry.line);
      else if (!isSame(state, wanted)) open.push({ field, entry, state });
    }
    await takeBack(trx, options, { before, open });
    await settle(trx, { ...options, caller }, { before, open, wanted });
    await count(trx, before, open, wanted);
    return { changed: open.length, kept };
  });
}

function requireTarget({ state, account, category, ...others }: Wanted): void {
  if (state === 'transfer' && account === undefined) throw fieldError('account', 'required');
  if (state !== 'transfer' && account !== undefined) throw fieldError('account', 'unknownField');
  if (state === 'transaction') {
    if (category === undefined) throw fieldError('category', 'required');
    return;
  }
  const given = Object.entries({
    category,
    type: others.type,
    description: others.description,
    note: others.note,
  });
  const needless = given.find(([, value]) => value !== undefined);
  if (needless !== undefined) throw fieldError(needless[0], 'unknownField');
}

/** Returns the entries of lines in their order. Throws `validationFailed` for unknown and repeated lines. */
async function requireLines(
  trx: Writer,
  { userId, importId }: { userId: string; importId: string },
  lines: readonly number[],
): Promise<{ field: string; entry: EntryRow }[]> {
  const found = await findEntries(trx, { userId, importId, lines });
  const byLine = new Map(found.map((entry) => [entry.line, entry]));
  return lines.map((line, at) => {
    const entry = byLine.get(line);
    if (entry === undefined) throw fieldError(`lines.${at}`, 'invalid');
    byLine.delete(line);
    return { field: `lines.${at}`, entry };
  });
}

function isSame(current: EntryState, { state, account, category, type = 'expense' }: Wanted): boolean {
  if (current.state !== state) return false;
  if (state === 'transfer') return current.account === account;
  return state === 'leftOut' || (current.category === category && current.type === type);
}

/** Takes back what became of entries: their transactions and transfers. */
async function takeBack(
  trx: Writer,
  { ledger, transfers }: Options,
  { before, open }: { before: ImportRecord; open: readonly Open[] },
): Promise<void> {
  const { user_id: userId, id: importId, source_id: sourceId } = before;
  const pick = (column: 'transfer_id' | 'transaction_id') =>
    open.flatMap(({ entry: { [column]: id } }) => (id === null ? [] : [id]));
  await resetEntries(
    trx,
    { userId, importId },
    open.map(({ entry }) => entry.line),
  );
  const transferIds = pick('transfer_id');
  await releaseTransfers(trx, transfers, { userId, sourceId, transferIds, keepsEdited: true });
  await ledger.erase(trx, userId, pick('transaction_id'));
}

type Settling = { before: ImportRecord; open: readonly Open[]; wanted: Wanted };

/** Makes entries without a transaction and a transfer what is wanted. */
async function settle(
  trx: Writer,
  { ledger, transfers, caller }: Options & { caller: Caller },
  { before, open, wanted }: Settling,
): Promise<void> {
  const { userId } = caller;
  const { id: importId, source_id: sourceId } = before;
  const { state, account = null } = wanted;
  if (state === 'transfer') {
    await requireOtherAccounts(trx, { userId, sourceId }, [{ field: 'account', account }]);
    const lines = open.map(({ field, entry }) => ({ field, entry, transfer: { id: uuidv7(), account } }));
    for (const { import_id, line, transfer_id } of await linkTransfers(
      trx,
      caller,
      { transfers, sourceId },
      lines,
    ))
      await updateEntry(trx, userId, { import_id, line, transfer_id });
  }
  if (state === 'transaction') {
    const rows = await toTransactions(trx, ledger, { before, open, wanted });
    await ledger.add(trx, caller, { sourceId, importId, rows });
    for (const { line, transaction } of rows)
      await updateEntry(trx, userId, {
        import_id: importId,
        line,
        outcome: 'added',
        transaction_id: transaction.id,
      });
  }
}

/** Returns the transactions that entries become. One without words is named after the account. */
async function toTransactions(
  trx: Writer,
  ledger: Options['ledger'],
  { before: { user_id: userId, source_id }, open, wanted }: Settling,
) {
  const { type = 'expense', category, description, note } = wanted;
  const decimals = currencyDecimals(await ledger.requireCurrency(trx, userId));
  const source = await findSource(trx, userId, source_id);
  return open.map(({ field, entry: { line, amount_minor, date, text } }) => {
    const amount = toMajorUnits(amount_minor, decimals);
    const transaction = {
      id: uuidv7(),
      type,
      amount: type === 'expense' ? -amount : amount,
      description: description ?? (toName(text) || (source?.name ?? '-')),
      date,
      ...(category !== undefined && { category }),
      ...(note !== undefined && { note }),
    };
    return { field, line, transaction };
  });
}

/** Corrects the counts of the import. */
async function count(
  trx: Writer,
  before: ImportRecord,
  open: readonly Open[],
  { state }: Wanted,
): Promise<void> {
  const former = open.filter((each) => each.state.state === 'transaction').length;
  const added = (state === 'transaction' ? open.length : 0) - former;
  if (added === 0) return;
  const { user_id, id, added: formerAdded, left_out } = before;
  await updateImport(trx, { user_id, id, added: formerAdded + added, left_out: left_out - added });
}
