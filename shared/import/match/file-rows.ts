import { currencyDecimals, toMajorUnits } from '../../money.ts';
import { MAX_BANK_TEXT_LENGTH, MAX_DESCRIPTION_LENGTH } from '../../limits.ts';
import type { CalendarDay } from '../../calendar.ts';
import type { TransactionType } from '../../categories.ts';
import { isNegative } from '../decimal.ts';
import type { DecimalText, Movement } from '../types.ts';
import { cleanName, MAX_NAMED_LENGTH } from './clean-name.ts';
import { fold } from './fold.ts';
import { rowKey, toBankId } from './row-key.ts';
import { isLegible, toLine } from './text-line.ts';
import type { MatchOptions, SourceMovements } from './types.ts';

/** A movement with its key and the values by which it is compared. */
export type FileRow = {
  /** The index of its statement. */
  file: number;
  /** The same for all statements of one file. */
  fileId: string;
  sourceId: string;
  account: string | null;
  movement: Movement;
  date: CalendarDay;
  /** Days since 1970. */
  day: number;
  amountMinor: number;
  /** In major units, signed, as the history has amounts. */
  amount: number;
  /** The type by the sign; for money that came in, the type in the file if it has one. */
  type: TransactionType;
  /** The folded name of a refund's payee, without words for refunds. Empty for all other rows. */
  refundedBy: string;
  text: string;
  /** The text, folded by `fold`. */
  folded: string;
  /** The cleaned name, before the person's own renames. Empty without words. */
  name: string;
  key: string;
  /** The number of the row among the file's rows with this key, from 1. */
  occurrence: number;
  bankId: string | null;
};

const MS_PER_DAY = 86_400_000;

export function toFileRows(files: readonly SourceMovements[], options: MatchOptions): FileRow[] {
  const decimals = currencyDecimals(options.currency);
  const counts = new Map<string, Map<string, number>>();
  return files.flatMap((file, at) => {
    const fileId = file.fileId ?? `statement ${at}`;
    const fileCounts = counts.get(fileId) ?? new Map<string, number>();
    counts.set(fileId, fileCounts);
    return file.movements.map((movement): FileRow => {
      const amountMinor = toMinor(movement.amount, decimals);
      const { date } = movement;
      const text = toLine(movement.text || (movement.payee ?? ''), MAX_BANK_TEXT_LENGTH);
      const folded = fold(text);
      const key = rowKey({ ...file, date, amountMinor, folded });
      const occurrence = (fileCounts.get(key) ?? 0) + 1;
      fileCounts.set(key, occurrence);
      return {
        file: at,
        fileId,
        sourceId: file.sourceId,
        account: file.account,
        movement,
        date,
        day: toDayNumber(date),
        amountMinor,
        amount: toMajorUnits(amountMinor, decimals),
        type: amountMinor < 0 ? 'expense' : (movement.type ?? 'income'),
        refundedBy: '',
        text,
        folded,
        name: findName(movement),
        key,
        occurrence,
        bankId: toBankId(movement.bankId),
      };
    });
  });
}

/** Counts the days since 1970. */
export function toDayNumber(date: CalendarDay): number {
  return Date.parse(date) / MS_PER_DAY;
}

/** Returns the cleaned payee, else the bank's text, else the note; empty if none has a letter or digit. */
function findName({ payee, text, note }: Movement): string {
  for (const source of [payee ?? '', text, note]) {
    const name = toName(source);
    if (isLegible(name)) return name;
  }
  return '';
}

/** Returns the cleaned name in a bank's text, as a description of a transaction. */
export function toName(text: string): string {
  return toLine(cleanName(toLine(text, MAX_NAMED_LENGTH)), MAX_DESCRIPTION_LENGTH);
}

/** Converts an exact decimal to signed minor units. Cuts further decimals, which are zeros. */
function toMinor(amount: DecimalText, decimals: number): number {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return isNegative(amount) ? -minor : minor;
}
