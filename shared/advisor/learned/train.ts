/** Learns the weights of a linear classifier (softmax regression, Adagrad). The same examples give the same weights. */

/** The rows of an example's features, and its right column. */
export type Example = { rows: readonly number[]; column: number; weight?: number };
type Settings = {
  rowCount: number;
  columnCount: number;
  epochs: number;
  rate: number;
  decay: number;
  seed: number;
};

/** Learns the weights, by row and column. */
export function train(examples: readonly Example[], settings: Settings): Float32Array {
  const { rowCount, columnCount, epochs, rate, decay, seed } = settings;
  const weights = new Float32Array(rowCount * columnCount);
  const sums = new Float32Array(rowCount * columnCount);
  const squares = new Float32Array(rowCount * columnCount);
  const random = randomFrom(seed);
  const order = [...examples];
  const errors = new Float64Array(columnCount);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const { rows: all, column, weight = 1 } of order) {
      const rows = all.map((row) => row % rowCount);
      toProbabilities(weights, rows, errors);
      errors[column] = (errors[column] ?? 0) - 1;
      const value = weight / Math.sqrt(rows.length);
      for (const row of rows)
        for (let at = row * columnCount, k = 0; k < columnCount; at++, k++) {
          const error = errors[k] ?? 0;
          if (Math.abs(error) < LEAST_ERROR) continue;
          const slope = error * value + decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (rate * slope) / (Math.sqrt(squares[at] ?? 0) + SMALL);
        }
    }
    if (epoch >= FIRST_AVERAGED)
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  }
  const averaged = Math.max(1, epochs - FIRST_AVERAGED);
  return epochs > FIRST_AVERAGED ? sums.map((sum) => sum / averaged) : weights;
}
/** The first epoch that counts in the mean of the weights; a single epoch depends on the order of the examples. */
const FIRST_AVERAGED = 3;
const LEAST_ERROR = 1e-4;
const SMALL = 1e-3;

/** Writes the probability of each column into `into`. */
export function toProbabilities(
  weights: Float32Array | Int8Array,
  rows: readonly number[],
  into: Float64Array,
  scale = 1,
): void {
  const count = into.length;
  into.fill(0);
  for (const row of rows)
    for (let at = row * count, k = 0; k < count; at++, k++) into[k] = (into[k] ?? 0) + (weights[at] ?? 0);
  const value = scale / Math.sqrt(rows.length);
  const most = into.reduce((one, other) => Math.max(one, other), -Infinity);
  let sum = 0;
  for (let k = 0; k < count; k++) {
    into[k] = Math.exp(((into[k] ?? 0) - most) * value);
    sum += into[k] ?? 0;
  }
  for (let k = 0; k < count; k++) into[k] = (into[k] ?? 0) / sum;
}

function shuffle(items: Example[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [items[at], items[other]];
    if (one && two) [items[at], items[other]] = [two, one];
  }
}

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
