import { currencyDecimals } from '../../money.ts';
import { toFileRows, type FileRow } from './file-rows.ts';
import { findPaid, type KnownOccurrence } from './find-paid.ts';
import { findPerhaps, type KnownTransaction } from './find-perhaps.ts';
import { findThere, type KnownRow } from './find-there.ts';
import { knownSides, namedSourceFinder, ownAccountTester, pairSides, type Side } from './find-transfers.ts';
import { fold } from './fold.ts';
import { learn } from './learn.ts';
import { payeeKeys } from './payee-key.ts';
import { readSettlement, type Settlement } from './settlements.ts';
import { suggestionFinder, type Suggestion } from './suggest.ts';
import { withRefunds } from './with-refunds.ts';
import { toNote, toTags } from './text-line.ts';
import { hintsAtTransfer, saysTransfer } from './transfer-words.ts';
import type { ImportHistory, MatchOptions, PreviewMatch, PreviewRow, SourceMovements } from './types.ts';

type Described = { row: FileRow; suggestion: Suggestion; description: string };

/**
 * Makes the preview of files: each movement with its suggested category, the transaction that it probably is, and what
 * would become of it. The rows are in the order of the files. The amounts must fit the decimals of the currency.
 */
export function previewRows(
  files: readonly SourceMovements[],
  known: ImportHistory,
  options: MatchOptions,
): PreviewRow[] {
  const toKey = payeeKeys();
  const model = learn(known, options, toKey);
  const rows = withRefunds(toFileRows(files, options), model, {
    known,
    decimals: currencyDecimals(options.currency),
  });
  const suggest = suggestionFinder(model, rows);
  const described = rows.map((row): Described => ({ row, ...suggest(row) }));
  const there = findThere(rows, known);
  // The result must not depend on the order of the files.
  const open = described.filter(({ row }) => !there.has(row)).toSorted(byContent);

  const isOwn = ownAccountTester(files, options.ownAccounts);
  const findNamed = namedSourceFinder(files);
  const isNamed = (row: FileRow) => findNamed(row) !== undefined;
  const transfers = new Set(
    open.filter((each) => isNamed(each.row) || isTransferAlone(each, isOwn)).map(({ row }) => row),
  );
  const sides = [
    ...knownSides(rows, known),
    ...open
      .filter(({ row }) => !isNamed(row) && row.movement.isOpening !== true)
      .flatMap((each) => toSide(each, { isTransfer: transfers.has(each.row), files })),
  ];
  const hinted = pairSides(sides, (one, other) => one.hasHint || other.hasHint);
  for (const { row } of hinted) if (row !== null) transfers.add(row);
  const notTransfers = open.map(({ row }) => row).filter((row) => !transfers.has(row));
  const perhaps = findPerhaps(notTransfers, known, toKey);
  const paid = findPaid(notTransfers, { known, perhaps, toKey });
  const isMatched = (row: FileRow) => perhaps.has(row) || paid.has(row);
  // A transaction that the person typed counts more than a pair of amounts without words.
  const unpaired = sides.filter((side) => !hinted.has(side) && (side.row === null || !isMatched(side.row)));
  for (const { row } of pairSides(unpaired)) if (row !== null) transfers.add(row);

  return described.map((each) => {
    const first = there.get(each.row);
    const base = toBase(each, { untitled: options.untitled, toKey });
    if (first !== undefined) return { ...base, ...toKnownOutcome(first, model.byId) };
    const match = toProbableMatch(perhaps.get(each.row), paid.get(each.row));
    if (match !== null) return { ...base, group: 'perhaps', outcome: 'joined', match };
    const otherAccount = findNamed(each.row);
    if (otherAccount !== undefined)
      return { ...base, otherAccount, group: 'transfer', outcome: 'transfer', match: null };
    // An opening balance is no income, and came from no other account.
    if (each.row.movement.isOpening === true)
      return { ...base, group: 'transfer', outcome: 'leftOut', match: null };
    const isTransfer = transfers.has(each.row);
    const settlement = findSettlement(each, isTransfer);
    if (isTransfer) return { ...base, settlement, group: 'transfer', outcome: 'transfer', match: null };
    return { ...base, settlement, group: 'new', outcome: 'added', match: null };
  });
}

function toBase(
  { row, suggestion, description }: Described,
  { untitled, toKey }: { untitled: string; toKey: (line: string) => string },
): Omit<PreviewRow, 'group' | 'outcome' | 'match'> {
  const { file, movement, date, amountMinor, type, text, key, occurrence, bankId } = row;
  const { line, note, tags } = movement;
  return {
    file,
    line,
    date,
    amountMinor,
    type,
    text,
    payee: toKey(row.name),
    description: description === '' ? untitled : description,
    ...suggestion,
    note: toNote(note),
    tags: toTags(tags),
    settlement: null,
    key,
    occurrence,
    bankId,
  };
}

function toKnownOutcome(
  first: KnownRow | FileRow,
  byId: ReadonlyMap<string, KnownTransaction>,
): Pick<PreviewRow, 'group' | 'outcome' | 'match'> {
  if ('movement' in first) return { group: 'there', outcome: 'known', match: null };
  if (first.isDeleted) return { group: 'deleted', outcome: 'known', match: null };
  if (first.outcome === 'leftOut') return { group: 'leftOut', outcome: 'known', match: null };
  if (first.outcome === 'transfer') return { group: 'transfer', outcome: 'known', match: null };
  const transaction = byId.get(first.transactionId ?? '');
  return {
    group: 'there',
    outcome: 'known',
    match: transaction === undefined ? null : toMatch(transaction),
  };
}

function toMatch({ id, description, category, date }: KnownTransaction): PreviewMatch {
  return { transactionId: id, description, category, date, occurrence: null };
}

/** Returns what a row probably is. A posted occurrence has the description of its transaction and its own due day. */
function toProbableMatch(
  transaction: KnownTransaction | undefined,
  paid: KnownOccurrence | undefined,
): PreviewMatch | null {
  if (paid === undefined) return transaction === undefined ? null : toMatch(transaction);
  const { recurringId, day, dueDay, transactionId, description, category } = paid;
  return { transactionId, description, category, date: dueDay, occurrence: { recurringId, day } };
}

/** Returns what a row settles. A row with a category of its file is no settlement, unless it is a transfer. */
function findSettlement({ row, suggestion }: Described, isTransfer: boolean): Settlement | null {
  const { text, amount, movement } = row;
  if (!isTransfer && suggestion.reason.kind === 'file') return null;
  const found = readSettlement(text, amount) ?? readSettlement(movement.payee ?? '', amount);
  return found ?? (isTransfer ? { kind: 'other', counterpart: '' } : null);
}

/** Whether a row is a transfer without its other side. Words count only if its payee never had a category. */
function isTransferAlone({ row, suggestion }: Described, isOwn: (row: FileRow) => boolean): boolean {
  if (row.movement.isTransfer || isOwn(row)) return true;
  const texts = [row.folded, fold(row.movement.payee ?? '')];
  return suggestion.reason.kind !== 'payee' && texts.some((words) => saysTransfer(words, row.amount));
}

/**
 * Returns a row as one side of a transfer, or nothing. A row with a category of the file or of its payee is an expense or
 * income, and so is one whose words give it a category, unless they hint at a transfer.
 */
function toSide(
  { row, suggestion }: Described,
  { isTransfer, files }: { isTransfer: boolean; files: readonly SourceMovements[] },
): Side[] {
  const { kind } = suggestion.reason;
  const hasHint = isTransfer || hintsAtTransfer(row.folded);
  if (!isTransfer && kind !== 'none' && !(kind === 'words' && hasHint)) return [];
  const { sourceId, amount, day, fileId } = row;
  const appFile = files[row.file]?.isOfApp === true ? fileId : null;
  return [{ sourceId, amount, day, hasHint, appFile, row }];
}

function byContent({ row: one }: Described, { row: other }: Described): number {
  return (
    one.day - other.day ||
    one.amountMinor - other.amountMinor ||
    compare(one.key, other.key) ||
    one.occurrence - other.occurrence
  );
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
