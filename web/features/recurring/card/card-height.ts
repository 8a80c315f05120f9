import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';

const KEY = 'saldo-coming-up';
/** As high as with one row, before it was ever drawn. */
const FIRST_HEIGHT_PX = 190;

/**
 * The height in pixels of the dashboard's card; undefined if the person has nothing that repeats, or is another one.
 */
export function readCardHeight(uid: string): number | undefined {
  const [owner, height] = (readStored(KEY) ?? '').split(' ');
  return owner === uid && Number(height) > 0 ? Number(height) : undefined;
}

/** Remembers whether the person has anything that repeats, and the height of its card if that is known. */
export function keepCardHeight(uid: string, hasSome: boolean, height?: number): void {
  const before = readCardHeight(uid);
  const kept = hasSome ? Math.round(height ?? before ?? FIRST_HEIGHT_PX) : 0;
  if (kept !== (before ?? 0)) writeStored(KEY, `${uid} ${kept}`);
}
