import { addDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { TransferRow } from '#server/database/schema/accounts.ts';
import { requireAccount } from '#server/database/known-accounts.ts';
import type { Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import type { ImportedTransfers } from '../ledger.ts';
import type { EntryRow } from '../queries.ts';
import { selectLinks, selectOpenSides, updateEntry } from './queries.ts';

/** The most days between the two lines of one transfer. */
const MAX_DAYS_APART = 4;
const MS_PER_DAY = 86_400_000;

/** A line of a file that reads as one side of a transfer; `field` is its path in the request. */
export type TransferLine = {
  field: string;
  entry: EntryRow;
  /** The transfer to add if there is none to join; a null account is not kept here. */
  transfer: { id: string; account: string | null } | undefined;
};

type Context = { transfers: ImportedTransfers; sourceId: string };

/** Throws `validationFailed` unless each other account is the user's, and is not the account of the lines. */
export async function requireOtherAccounts(
  trx: Writer,
  { userId, sourceId }: { userId: string; sourceId: string },
  named: readonly { field: string; account: string | null }[],
): Promise<void> {
  const checked = new Set<string>();
  for (const { field, account } of named) {
    if (account === sourceId) throw fieldError(field, 'sameAccount');
    if (account === null || checked.has(account)) continue;
    await requireAccount(trx, userId, account, field);
    checked.add(account);
  }
}

/**
 * Gives each line its transfer: one that is there already and fits, or else the new one that the line brings. A line
 * that has neither stays without one. Returns the entries in the same order. Throws like `transfers.add`.
 */
export async function linkTransfers(
  trx: Writer,
  caller: Caller,
  { transfers, sourceId }: Context,
  lines: readonly TransferLine[],
): Promise<EntryRow[]> {
  const entries: EntryRow[] = [];
  const taken = new Set<string>();
  for (const line of lines) {
    const transferId =
      (await joinExisting(trx, { transfers, sourceId, taken }, line)) ??
      (await addNew(trx, caller, { transfers, sourceId }, line));
    if (transferId !== null) taken.add(transferId);
    entries.push({ ...line.entry, transfer_id: transferId });
  }
  return entries;
}

/** Joins a line to a transfer that is there. Returns its id, or undefined if none fits. */
async function joinExisting(
  trx: Writer,
  { transfers, sourceId, taken }: Context & { taken: ReadonlySet<string> },
  { entry, transfer }: TransferLine,
): Promise<string | undefined> {
  const { user_id: userId, amount_minor, date } = entry;
  const { own, other } = toSides(entry);
  const found = await transfers.find(trx, {
    userId,
    amountMinor: Math.abs(amount_minor),
    days: daysAround(date),
  });
  const fitting = found.filter((row) => {
    if (taken.has(row.id) || (row[own] !== null && row[own] !== sourceId)) return false;
    if (row[other] === sourceId) return false;
    if (transfer === undefined) return row[other] !== null;
    return row[other] === null || row[other] === transfer.account;
  });
  if (fitting.length === 0) return undefined;
  const links = await selectLinks(
    trx,
    userId,
    fitting.map(({ id }) => id),
  );
  const ofSource = new Set(
    links.filter((link) => link.sourceId === sourceId).map(({ transferId }) => transferId),
  );
  const nearest = fitting
    .filter(({ id }) => !ofSource.has(id))
    .toSorted((one, another) => compareFit(one, another, date))[0];
  if (nearest === undefined) return undefined;
  const sides = { [own]: sourceId, [other]: nearest[other] ?? transfer?.account ?? null };
  await transfers.join(trx, nearest, withSides(nearest, sides));
  return nearest.id;
}

type Sides = Pick<TransferRow, 'from_source' | 'to_source'>;

function withSides({ from_source, to_source }: TransferRow, sides: Partial<Sides>): Sides {
  return { from_source, to_source, ...sides };
}

/** Adds the transfer of a line, and links the line of the other account's file to it. Returns its id, or null. */
async function addNew(
  trx: Writer,
  caller: Caller,
  { transfers, sourceId }: Context,
  { field, entry, transfer }: TransferLine,
): Promise<string | null> {
  if (transfer === undefined) return null;
  const { id, account } = transfer;
  const { import_id, amount_minor, date } = entry;
  const isOut = amount_minor < 0;
  await transfers.add(trx, caller, [
    {
      field,
      id,
      import_id,
      from_source: isOut ? sourceId : account,
      to_source: isOut ? account : sourceId,
      amount_minor: Math.abs(amount_minor),
      date,
    },
  ]);
  if (account !== null) await linkOtherSide(trx, { entry, account, transferId: id });
  return id;
}

/** Links the nearest open line of the other account to a new transfer, unless two are equally near. */
async function linkOtherSide(
  trx: Writer,
  { entry, account, transferId }: { entry: EntryRow; account: string; transferId: string },
): Promise<void> {
  const { user_id: userId, amount_minor, date } = entry;
  const sides = await selectOpenSides(trx, {
    userId,
    sourceId: account,
    amountMinor: -amount_minor,
    days: daysAround(date),
  });
  const [nearest, next] = sides.toSorted(
    (one, another) => countDays(one.date, date) - countDays(another.date, date),
  );
  if (nearest === undefined) return;
  if (next !== undefined && countDays(next.date, date) === countDays(nearest.date, date)) return;
  const { import_id, line } = nearest;
  await updateEntry(trx, userId, { import_id, line, transfer_id: transferId });
}

/** Returns the side of a transfer that a line's own account is, by the sign of the amount, and the other side. */
export function toSides({ amount_minor }: Pick<EntryRow, 'amount_minor'>) {
  return amount_minor < 0
    ? ({ own: 'from_source', other: 'to_source' } as const)
    : ({ own: 'to_source', other: 'from_source' } as const);
}

/** The nearest day comes first, then the transfer that has both sides already. */
function compareFit(one: TransferRow, another: TransferRow, date: CalendarDay): number {
  const rank = (row: TransferRow) => (row.from_source === null || row.to_source === null ? 1 : 0);
  return (
    countDays(one.date, date) - countDays(another.date, date) ||
    rank(one) - rank(another) ||
    (one.id < another.id ? -1 : 1)
  );
}

function daysAround(date: CalendarDay): CalendarRange {
  return { from: addDays(date, -MAX_DAYS_APART), to: addDays(date, MAX_DAYS_APART) };
}

function countDays(one: CalendarDay, another: CalendarDay): number {
  return Math.abs(Date.parse(one) - Date.parse(another)) / MS_PER_DAY;
}
