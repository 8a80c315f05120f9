import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const NANOSECONDS_PER_MS = 1e6;
const TICK_MS = 3;

/**
 * The time of each call and the delay of the event loop meanwhile, all in milliseconds. `processorMs` is the median
 * processor time of a call in all threads of the process; other work on the machine changes it less.
 */
export type CallTimes = { times: number[]; p99: number; max: number; processorMs: number };

/** Measures a call, which reads its whole response, in each round. `before` runs before each round, unmeasured. */
export async function measureCalls(
  rounds: number,
  call: () => Promise<unknown>,
  before: () => Promise<unknown> = () => Promise.resolve(),
): Promise<CallTimes> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await before();
    delay.enable();
    await wait(TICK_MS);
    const usedBefore = process.cpuUsage();
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
    const { user, system } = process.cpuUsage(usedBefore);
    processor.push((user + system) / 1_000);
    // The monitor notices a blocked event loop only when the loop runs again.
    await wait(TICK_MS);
    delay.disable();
  }
  return {
    times,
    p99: delay.percentile(99) / NANOSECONDS_PER_MS,
    max: delay.max / NANOSECONDS_PER_MS,
    processorMs: quantile(processor, 0.5),
  };
}

export function quantile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(share * times.length) - 1] ?? 0;
}
