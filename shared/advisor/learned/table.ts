import { HEADS, ROWS, type Head, type LabelOf } from './heads.ts';
import type { KnownWords } from './known-words.ts';
import { toProbabilities } from './train.ts';

/** The learned table as it is stored: weights from -7 to 7 by row and label, three of them in two letters. */
export type StoredTable = {
  known: { en: string; es: string };
  heads: Record<Head, { scale: number; weights: string }>;
};

export type Choice<Label> = { label: Label; probability: number };

export type Table = {
  known: KnownWords;
  /** The labels of a head for the rows of a question's or a word's features, the likeliest first. */
  choose: <Name extends Head>(head: Name, rows: readonly number[]) => Choice<LabelOf<Name>>[];
};

export function openTable({ known, heads }: StoredTable): Table {
  const weights = Object.fromEntries(
    (Object.keys(HEADS) as Head[]).map((head) => [
      head,
      decode(heads[head].weights, ROWS[head] * HEADS[head].length),
    ]),
  ) as Record<Head, Int8Array>;
  return {
    known: { en: new Set(known.en.split(' ')), es: new Set(known.es.split(' ')) },
    choose(head, rows) {
      const labels = HEADS[head];
      const probabilities = new Float64Array(labels.length);
      const own = rows.map((row) => row % ROWS[head]);
      toProbabilities(weights[head], own, probabilities, heads[head].scale);
      return labels
        .map((label, at) => ({ label, probability: probabilities[at] ?? 0 }))
        .toSorted((one, other) => other.probability - one.probability);
    },
  };
}

const MOST = 7;
/** The largest weight that is stored; larger ones are rare and are cut. */
const LARGEST = 4;
const LEVELS = 2 * MOST + 1;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter, value]));

/** Writes weights as small whole numbers in letters. `scale` is the weight of the number 1. */
export function encode(weights: Float32Array): { scale: number; weights: string } {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Number((Math.min(largest, LARGEST) / MOST).toPrecision(6));
  const levels = Array.from(
    weights,
    (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight / scale))) + MOST,
  );
  const written = Array.from({ length: Math.ceil(levels.length / 3) }, (_, at) => {
    const [one = 0, two = 0, three = 0] = levels.slice(3 * at, 3 * at + 3);
    const value = (one * LEVELS + two) * LEVELS + three;
    return `${LETTERS[Math.floor(value / LETTERS.length)]}${LETTERS[value % LETTERS.length]}`;
  });
  return { scale, weights: written.join('') };
}

function decode(text: string, count: number): Int8Array {
  const weights = new Int8Array(count);
  for (let at = 0; 3 * at < count; at++) {
    const value =
      (VALUES.get(text[2 * at] ?? '') ?? 0) * LETTERS.length + (VALUES.get(text[2 * at + 1] ?? '') ?? 0);
    weights[3 * at] = Math.floor(value / LEVELS ** 2) - MOST;
    weights[3 * at + 1] = (Math.floor(value / LEVELS) % LEVELS) - MOST;
    weights[3 * at + 2] = (value % LEVELS) - MOST;
  }
  return weights;
}
