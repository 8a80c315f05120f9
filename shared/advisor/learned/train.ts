import { randomFrom } from '../../random.ts';
import { addRows, toProbabilities, type Network } from './network.ts';

/** The features of an example, and the index of the right label for each head that learns from it. */
export type Example<Head extends string> = {
  features: readonly number[];
  labels: Partial<Record<Head, { label: number; weight?: number }>>;
};
type Settings<Head extends string> = {
  rowCount: number;
  width: number;
  labelCounts: Record<Head, number>;
  epochs: number;
  seed: number;
};

/** The share of the features that an example leaves out in each epoch, so that no feature decides alone. */
const LEFT_OUT = 0.35;
const RATE = 0.07;
/** From this epoch on, the weights are averaged, because a single epoch depends on the order of the examples. */
const FIRST_AVERAGED = 3;
const LEAST_ERROR = 1e-4;
/** Keeps the divisor of a step above 0. */
const NEVER_ZERO = 1e-3;

/** Trains a network by gradient descent (Adagrad). The same examples give the same weights on every machine. */
export function train<Head extends string>(
  examples: readonly Example<Head>[],
  { rowCount, width, labelCounts, epochs, seed }: Settings<Head>,
): Network<Head> {
  const random = randomFrom(seed);
  const names = Object.keys(labelCounts) as Head[];
  const heads = Object.fromEntries(
    names.map((name) => [name, startWeights(labelCounts[name], width, random)]),
  ) as Record<Head, Float32Array>;
  const network: Network<Head> = { width, rows: new Float32Array(rowCount * width), heads };
  const squares = copyNetwork(network, (weights) => new Float32Array(weights.length));
  const sums = copyNetwork(network, (weights) => new Float32Array(weights.length));
  const order = [...examples];
  const numbers = new Float64Array(width);
  const slopes = new Float64Array(width);
  const errors = Object.fromEntries(names.map((name) => [name, new Float64Array(labelCounts[name])]));
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const { features: all, labels } of order) {
      const features = all.filter(() => random() >= LEFT_OUT);
      const factor = addRows(network, features, numbers);
      slopes.fill(0);
      for (const name of names) {
        const right = labels[name];
        const error = errors[name];
        if (right === undefined || error === undefined) continue;
        toProbabilities(heads[name], numbers, error);
        error[right.label] = (error[right.label] ?? 0) - 1;
        learnHead(heads[name], squares.heads[name], error, right.weight ?? 1, numbers, slopes);
      }
      for (let k = 0; k < width; k++) slopes[k] = (slopes[k] ?? 0) * (1 - (numbers[k] ?? 0) ** 2) * factor;
      for (const feature of features)
        for (let at = feature * width, k = 0; k < width; at++, k++)
          step(network.rows, squares.rows, at, slopes[k] ?? 0);
    }
    if (epoch >= FIRST_AVERAGED) addTo(sums, network);
  }
  const averaged = epochs - FIRST_AVERAGED;
  return averaged > 0 ? copyNetwork(sums, (weights) => weights.map((sum) => sum / averaged)) : network;
}

/** Corrects the weights of a head, and adds the gradient of each number to `slopes`. */
function learnHead(
  weights: Float32Array,
  squares: Float32Array,
  error: Float64Array,
  importance: number,
  numbers: Float64Array,
  slopes: Float64Array,
): void {
  const width = numbers.length;
  for (const [label, each] of error.entries()) {
    if (Math.abs(each) < LEAST_ERROR) continue;
    const value = each * importance;
    const from = label * (width + 1);
    for (let k = 0; k < width; k++) {
      slopes[k] = (slopes[k] ?? 0) + value * (weights[from + k] ?? 0);
      step(weights, squares, from + k, value * (numbers[k] ?? 0));
    }
    step(weights, squares, from + width, value);
  }
}

function step(weights: Float32Array, squares: Float32Array, at: number, slope: number): void {
  squares[at] = (squares[at] ?? 0) + slope * slope;
  weights[at] = (weights[at] ?? 0) - (RATE * slope) / (Math.sqrt(squares[at] ?? 0) + NEVER_ZERO);
}

const startWeights = (labelCount: number, width: number, random: () => number): Float32Array =>
  Float32Array.from({ length: labelCount * (width + 1) }, () => (random() - 0.5) / 2);

function copyNetwork<Head extends string>(
  { width, rows, heads }: Network<Head>,
  copy: (weights: Float32Array) => Float32Array,
): Network<Head> {
  const copied = Object.entries<Float32Array>(heads).map(([name, weights]) => [name, copy(weights)]);
  return { width, rows: copy(rows), heads: Object.fromEntries(copied) as Record<Head, Float32Array> };
}

function addTo<Head extends string>(sums: Network<Head>, network: Network<Head>): void {
  const add = (into: Float32Array, weights: Float32Array) => {
    for (let at = 0; at < into.length; at++) into[at] = (into[at] ?? 0) + (weights[at] ?? 0);
  };
  add(sums.rows, network.rows);
  for (const name of Object.keys(network.heads) as Head[]) add(sums.heads[name], network.heads[name]);
}

function shuffle(items: unknown[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other], items[at]];
  }
}
