import { largestOf, smallestOf } from '#shared/lists.ts';

/** A month with its balance, or a coming month with the band of its expected balance. */
export type BalancePoint = {
  month: string;
  balance?: number;
  /** Whether the month is not over, so that its balance is not final. */
  isRunning?: boolean;
  mean?: number | undefined;
  band?: { low: number; high: number };
};

type Bar = { y: number; height: number };
export type BalanceColumn = {
  point: BalancePoint;
  x: number;
  barWidth: number;
  middle: number;
  bar: Bar | undefined;
  band: Bar | undefined;
  meanY: number | undefined;
  hasLabel: boolean;
};

/** The smallest width of the axis. */
const MIN_LEFT = 64;
const CHARACTER_WIDTH = 7;
const AXIS_GAP = 10;
const TOP = 12;
const BOTTOM = 28;
const LABEL_WIDTH = 64;
const MAX_BAR = 28;

/** Places each month in a drawing of this size, in pixels. The axis includes zero and all figures. */
export function layOut(
  points: readonly BalancePoint[],
  { width, height }: { width: number; height: number },
  toAxis: (largest: number) => (value: number) => string,
) {
  const values = points.flatMap(({ balance = 0, mean = 0, band }) => [
    balance,
    mean,
    band?.low ?? 0,
    band?.high ?? 0,
  ]);
  const ticks = toTicks(Math.min(0, smallestOf(values)), Math.max(0, largestOf(values)));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const toLabel = toAxis(Math.max(Math.abs(low), Math.abs(high)));
  const labels = ticks.map(toLabel);
  const left = Math.max(MIN_LEFT, largestOf(labels.map(({ length }) => length * CHARACTER_WIDTH + AXIS_GAP)));
  const toY = (value: number) => TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM);
  const toBar = (from: number, to: number): Bar => ({
    y: toY(Math.max(from, to)),
    height: Math.max(1, Math.abs(toY(from) - toY(to))),
  });
  const step = (width - left) / Math.max(1, points.length);
  const barWidth = Math.min(MAX_BAR, step * 0.64);
  const labelEvery = Math.ceil(LABEL_WIDTH / step);
  const columns = points.map((point, index): BalanceColumn => {
    const middle = left + step * (index + 0.5);
    const { balance, band, mean } = point;
    return {
      point,
      middle,
      x: middle - barWidth / 2,
      barWidth,
      bar: balance === undefined ? undefined : toBar(0, balance),
      band: band && toBar(band.low, band.high),
      meanY: mean === undefined ? undefined : toY(mean),
      hasLabel: (points.length - 1 - index) % labelEvery === 0 && middle - LABEL_WIDTH / 2 >= left - 24,
    };
  });
  return {
    columns,
    ticks: ticks.map((value, index) => ({ value, y: toY(value), label: labels[index] })),
    zeroY: toY(0),
    left,
  };
}

/** Returns the path of the line through the averages. */
export function toMeanPath(columns: readonly BalanceColumn[]): string {
  return columns
    .flatMap(({ middle, meanY }) => (meanY === undefined ? [] : [`${middle},${meanY}`]))
    .map((place, index) => `${index === 0 ? 'M' : 'L'}${place}`)
    .join('');
}

/** Returns three to seven round values, from at most `low` to at least `high`. */
function toTicks(low: number, high: number): number[] {
  const span = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = power * ([1, 2, 5, 10].find((factor) => span / (power * factor) <= 5) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
