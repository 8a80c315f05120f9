import type { TransactionType } from '#shared/categories.ts';
import type { Reading, Repeat } from '#shared/quick-add/types.ts';
import { paths } from '#shared/paths.ts';

type SavedTransaction = { type: TransactionType; id: string; repeat: Repeat };

/** Returns the path of the form that makes a saved transaction recurring, with the cadence of its line. */
export function repeatingPath({ type, id, repeat: { unit, every } }: SavedTransaction): string {
  return `${paths.recurring}?${new URLSearchParams({ [type]: id, unit, every: String(every) })}`;
}

/** Whether the words of a cadence are not part of the description, as they are in 'weekly shop'. */
export function hasSeparateCadence(line: string, { description, parts }: Reading): boolean {
  const words = parts.filter(({ what }) => what === 'repeat').map(({ start, end }) => line.slice(start, end));
  return words.some((each) => !description.includes(each));
}
