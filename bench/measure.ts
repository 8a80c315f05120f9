import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const NANOSECONDS_PER_MS = 1e6;
const TICK_MS = 3;

/** The times of calls and the delays of the event loop meanwhile. `processorMs` is a median. */
export type CallTimes = { timesMs: number[]; lateP99Ms: number; lateMaxMs: number; processorMs: number };

/** Measures a call, which reads its whole response, in each round. `before` runs before each round, unmeasured. */
export async function measureCalls(
  rounds: number,
  call: () => Promise<unknown>,
  before: () => Promise<unknown> = () => Promise.resolve(),
): Promise<CallTimes> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const timesMs: number[] = [];
  const processorTimesMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await before();
    delay.enable();
    await wait(TICK_MS);
    const usage = process.cpuUsage();
    const startedAt = performance.now();
    await call();
    timesMs.push(performance.now() - startedAt);
    processorTimesMs.push(processorMsSince(usage));
    // The monitor notices a blocked event loop only when the loop runs again.
    await wait(TICK_MS);
    delay.disable();
  }
  return {
    timesMs,
    lateP99Ms: delay.percentile(99) / NANOSECONDS_PER_MS,
    lateMaxMs: delay.max / NANOSECONDS_PER_MS,
    processorMs: quantile(processorTimesMs, 0.5),
  };
}

/** Returns the processor time of all threads of this process. Other work on the machine hardly changes it. */
export function processorMsSince(usage: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(usage);
  return (user + system) / 1_000;
}

/** Returns the median time of a call, which reads its whole response. */
export async function medianMs(rounds: number, call: () => Promise<unknown>): Promise<number> {
  const timesMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await call();
    timesMs.push(performance.now() - startedAt);
  }
  return quantile(timesMs, 0.5);
}

/** Returns the number that this share of all numbers does not exceed: for 0.5, the median. */
export function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(share * numbers.length) - 1] ?? 0;
}

/** Rounds the figures of a table's row. */
export function toRow(figures: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value.toFixed(1)]));
}
