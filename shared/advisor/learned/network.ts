/**
 * A small network that chooses labels. Each feature of an example has a row of weights; the rows are added, divided by
 * the root of their count and squashed to numbers from -1 to 1. From these, each head computes probabilities of labels.
 */
export type Network<Head extends string = string> = {
  /** The weights of a row. */
  width: number;
  /** The rows of all features, one after the other. */
  rows: Float32Array;
  /** The weights of each head, one label after the other: `width` factors and a constant. */
  heads: Record<Head, Float32Array>;
};

/** Adds the rows of features and writes `width` numbers from -1 to 1 into `into`. Returns the factor of each row. */
export function addRows({ width, rows }: Network, features: readonly number[], into: Float64Array): number {
  into.fill(0);
  for (const feature of features)
    for (let at = feature * width, k = 0; k < width; at++, k++) into[k] = (into[k] ?? 0) + (rows[at] ?? 0);
  const factor = 1 / Math.sqrt(Math.max(1, features.length));
  for (let k = 0; k < width; k++) into[k] = Math.tanh((into[k] ?? 0) * factor);
  return factor;
}

/** Writes the probability of each label of a head into `into`. */
export function toProbabilities(head: Float32Array, numbers: Float64Array, into: Float64Array): void {
  const width = numbers.length;
  let most = -Infinity;
  for (let label = 0; label < into.length; label++) {
    const from = label * (width + 1);
    let value = head[from + width] ?? 0;
    for (let k = 0; k < width; k++) value += (head[from + k] ?? 0) * (numbers[k] ?? 0);
    into[label] = value;
    most = Math.max(most, value);
  }
  let sum = 0;
  for (let label = 0; label < into.length; label++) sum += into[label] = Math.exp((into[label] ?? 0) - most);
  for (let label = 0; label < into.length; label++) into[label] = (into[label] ?? 0) / sum;
}
