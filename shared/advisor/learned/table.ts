import { HEAD_LABELS, NETWORKS, type Head, type LabelOf, type NetworkName } from '../heads.ts';
import type { KnownWords } from '../slots/known-words.ts';
import { addRows, toProbabilities, type Network } from './network.ts';

type StoredWeights = { scale: number; weights: string };
type StoredNetwork = { rows: StoredWeights; heads: Record<string, StoredWeights> };
export type StoredTable = {
  known: { en: string; es: string };
  networks: Record<NetworkName, StoredNetwork>;
};

export type Choice<Label> = { label: Label; probability: number };

export type Table = {
  known: KnownWords;
  /** Returns the labels of a head for the features of a question or of a word, the likeliest first. */
  choose: <Name extends Head>(head: Name, features: readonly number[]) => Choice<LabelOf<Name>>[];
};

/** The number of weights in two letters: four weights have 7 values each, one weight has 4,095. */
const WEIGHTS_IN_ROWS = 4;
const WEIGHTS_IN_HEADS = 1;

/** Opens a stored table; the training also opens one with only some of the networks. */
export function openTable({
  known,
  networks,
}: Pick<StoredTable, 'known'> & { networks: Partial<StoredTable['networks']> }): Table {
  const opened = Object.entries(networks).map(([name, stored]) => {
    const { width, heads } = NETWORKS[name as NetworkName];
    const network: Network = {
      width,
      rows: decode(stored.rows, WEIGHTS_IN_ROWS),
      heads: Object.fromEntries(
        heads.map((head) => [head, decode(stored.heads[head] as StoredWeights, WEIGHTS_IN_HEADS)]),
      ),
    };
    return { network, heads: new Set<Head>(heads) };
  });
  return {
    known: { en: new Set(known.en.split(' ')), es: new Set(known.es.split(' ')) },
    choose(head, features) {
      const network = opened.find(({ heads }) => heads.has(head))?.network as Network;
      const numbers = new Float64Array(network.width);
      addRows(network, features, numbers);
      const labels = HEAD_LABELS[head];
      const probabilities = new Float64Array(labels.length);
      toProbabilities(network.heads[head] as Float32Array, numbers, probabilities);
      return labels
        .map((label, at) => ({ label, probability: probabilities[at] ?? 0 }))
        .toSorted((one, other) => other.probability - one.probability);
    },
  };
}

export function store({ rows, heads }: Network): StoredNetwork {
  const stored = Object.entries(heads).map(([name, weights]) => [name, encode(weights, WEIGHTS_IN_HEADS)]);
  return { rows: encode(rows, WEIGHTS_IN_ROWS), heads: Object.fromEntries(stored) as StoredNetwork['heads'] };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter, value]));
/** The largest integer that a weight may have, if two letters hold `count` weights. The smallest is its negative. */
const largestInteger = (count: number): number =>
  Math.floor((Math.round(LETTERS.length ** (2 / count)) - 1) / 2);

/** Encodes weights as integers in letters. `scale` is the weight that the integer 1 stands for. */
function encode(weights: Float32Array, count: number): StoredWeights {
  const largest = largestInteger(count);
  const scale = findScale(weights, largest);
  const pairs = Array.from({ length: Math.ceil(weights.length / count) }, (_, at) => {
    let pair = 0;
    for (let k = 0; k < count; k++)
      pair = pair * (2 * largest + 1) + toWhole(weights[count * at + k] ?? 0, scale, largest) + largest;
    return `${LETTERS[Math.floor(pair / LETTERS.length)]}${LETTERS[pair % LETTERS.length]}`;
  });
  return { scale, weights: pairs.join('') };
}

function decode({ scale, weights: text }: StoredWeights, count: number): Float32Array {
  const largest = largestInteger(count);
  const valueAt = (at: number) => VALUES.get(text[at] ?? '') ?? 0;
  const weights = new Float32Array((text.length / 2) * count);
  for (let at = 0; 2 * at < text.length; at++) {
    let pair = valueAt(2 * at) * LETTERS.length + valueAt(2 * at + 1);
    for (let k = count - 1; k >= 0; k--) {
      weights[count * at + k] = ((pair % (2 * largest + 1)) - largest) * scale;
      pair = Math.floor(pair / (2 * largest + 1));
    }
  }
  return weights;
}

const toWhole = (weight: number, scale: number, largest: number): number =>
  Math.max(-largest, Math.min(largest, Math.round(weight / scale)));

/** Finds the scale that changes the weights least. */
function findScale(weights: Float32Array, largest: number): number {
  const largestWeight = weights.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0) || 1;
  const scales = TRIED_SHARES.map((share) => {
    const scale = Number(((largestWeight * share) / largest).toPrecision(6));
    let error = 0;
    for (const weight of weights) error += (weight - toWhole(weight, scale, largest) * scale) ** 2;
    return { scale, error };
  });
  return scales.reduce((best, each) => (each.error < best.error ? each : best)).scale;
}
/** Shares of the largest weight for which the largest integer may stand; larger weights are cut to it. */
const TRIED_SHARES = [1, 0.8, 0.65, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1];
