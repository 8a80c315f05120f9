import { ImportError } from '#shared/import/types.ts';
import type { Reading, ReadOptions } from '#shared/import/types.ts';
import { scaled } from '../scaled.ts';

type Reader = (text: string, options: ReadOptions) => Reading;

const OPTIONS: ReadOptions = { currency: 'EUR', language: 'en' };

/** What became of a text: how many movements, or the code of the error. Lets every other error through. */
export function outcomeOf(read: Reader, text: string): number | string {
  try {
    return read(text, OPTIONS).statements.reduce((sum, { movements }) => sum + movements.length, 0);
  } catch (error) {
    if (error instanceof ImportError) return error.code;
    throw error;
  }
}

/** Repeatable numbers from 0 up to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A text with one to five changes: pieces cut out, doubled, moved or replaced by something awkward. */
function mutate(text: string, awkward: readonly string[], random: () => number): string {
  let changed = text;
  const times = 1 + Math.floor(random() * 5);
  for (let time = 0; time < times; time += 1) {
    const from = Math.floor(random() * changed.length);
    const to = Math.min(changed.length, from + Math.floor(random() * 40));
    const piece = changed.slice(from, to);
    const insert = awkward[Math.floor(random() * awkward.length)] ?? '';
    const middle = [piece + piece, insert, piece + insert, ''][Math.floor(random() * 4)] ?? '';
    changed = changed.slice(0, from) + middle + changed.slice(to);
  }
  return changed;
}

/** How often each outcome came of many mutations of a text. */
export function tallyMutations(read: Reader, text: string, awkward: readonly string[]): Map<string, number> {
  const random = randomNumbers(15);
  const tally = new Map<string, number>();
  for (let time = 0; time < scaled(1_000); time += 1) {
    const outcome = outcomeOf(read, mutate(text, awkward, random));
    const name = typeof outcome === 'number' ? 'read' : outcome;
    tally.set(name, (tally.get(name) ?? 0) + 1);
  }
  return tally;
}

/**
 * Two million characters of a piece, twenty million under `npm run test:deep`, without a line end of their own. What
 * takes the square of their number never ends with either.
 */
export function millionsOf(piece: string): string {
  return piece.repeat(Math.ceil(scaled(2_000_000) / piece.length));
}
