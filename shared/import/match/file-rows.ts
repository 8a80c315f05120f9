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

/** A movement with what identifies it. */
export type FileRow = {
  file: number;
  /** The file itself, which may have several statements. */
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
  /** By the sign, or by what the file says of money that came in. */
  type: TransactionType;
  /** The payee of a refund by its folded name, without words of money back. Empty for all other rows. */
  refundedBy: string;
  text: string;
  /** The text by `fold`. */
  folded: string;
  /** The cleaned name, before the person's own renames. Empty without words. */
  name: string;
  key: string;
  /** From 1; among the rows of the file with this key. */
  occurrence: number;
  bankId: string | null;
};

const MS_PER_DAY = 86_400_000;

export function toFileRows(files: readonly SourceMovements[], options: MatchOptions): FileRow[] {
  const decimals = currencyDecimals(options.currency);
  const counts = new Map<string, Map<string, number>>();
  return files.flatMap((file, at) => {
    const fileId = file.fileId ?? `statement ${at}`;
    const seen = counts.get(fileId) ?? new Map<string, number>();
    counts.set(fileId, seen);
    return file.movements.map((movement): FileRow => {
      const amountMinor = toMinor(movement.amount, decimals);
      const { date } = movement;
      const text = toLine(movement.text || (movement.payee ?? ''), MAX_BANK_TEXT_LENGTH);
      const folded = fold(text);
      const key = rowKey({ ...file, date, amountMinor, folded });
      const occurrence = (seen.get(key) ?? 0) + 1;
      seen.set(key, occurrence);
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
        name: nameOf(movement),
        key,
        occurrence,
        bankId: toBankId(movement.bankId),
      };
    });
  });
}

/** Days since 1970. */
export function toDayNumber(date: CalendarDay): number {
  return Date.parse(date) / MS_PER_DAY;
}

/** The payee where the file names one, else the bank's text, else the note; cleaned. Empty if none has words. */
function nameOf({ payee, text, note }: Movement): string {
  for (const source of [payee ?? '', text, note]) {
    const name = toName(source);
    if (isLegible(name)) return name;
  }
  return '';
}

/** The name that a bank's text gives a row. */
export function toName(text: string): string {
  return toLine(cleanName(toLine(text, MAX_NAMED_LENGTH)), MAX_DESCRIPTION_LENGTH);
}

/** Exact decimal text as signed minor units; zeros behind the decimals of the currency change nothing. */
function toMinor(amount: DecimalText, decimals: number): number {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return isNegative(amount) ? -minor : minor;
}
