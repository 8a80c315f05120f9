import { ImportError } from '#shared/import/types.ts';
import type { Reading, ReadOptions } from '#shared/import/types.ts';
import { scaled } from '../scaled.ts';

type Reader = (text: string, options: ReadOptions) => Reading;

const OPTIONS: ReadOptions = { currency: 'EUR', language: 'en' };

/** Reads a text and returns the number of its movements, or the code of an `ImportError`. Other errors are thrown. */
export function readOutcome(read: Reader, text: string): number | string {
  try {
    return read(text, OPTIONS).statements.reduce((sum, { movements }) => sum + movements.length, 0);
  } catch (error) {
    if (error instanceof ImportError) return error.code;
    throw error;
  }
}

/** Makes a generator of numbers from 0 to below 1, which a seed repeats. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Makes one to five changes in a text: pieces are cut out, doubled, or replaced by awkward text. */
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

/** Reads many mutations of a text, and counts each outcome: 'read' or the code of an error. */
export function tallyMutations(read: Reader, text: string, awkward: readonly string[]): Map<string, number> {
  const random = randomNumbers(15);
  const tally = new Map<string, number>();
  for (let time = 0; time < scaled(1_000); time += 1) {
    const outcome = readOutcome(read, mutate(text, awkward, random));
    const name = typeof outcome === 'number' ? 'read' : outcome;
    tally.set(name, (tally.get(name) ?? 0) + 1);
  }
  return tally;
}

/**
 * Repeats a piece to two million characters, or twenty million under `npm run test:deep`. A reader whose time grows
 * with the square of the length never ends.
 */
export function repeatToMillions(piece: string): string {
  return piece.repeat(Math.ceil(scaled(2_000_000) / piece.length));
}
