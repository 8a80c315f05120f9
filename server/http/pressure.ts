import type { NetworkLimits } from './network-limits.ts';

type Limits = Pick<NetworkLimits, 'maxTurnMs' | 'minPerTurn' | 'strangersShare' | 'patienceMs' | 'alertMs'>;

/**
 * Tells, as a part of what may be, for how long the event loop has been beginning requests since it last looked for
 * what else there is: all that has reached it meanwhile, a refusal too, waits for that. It tells 0 until one
 * such turn after the other has been long for a while, since a page that asks for much at once is no overload.
 */
export function createPressure(limits: Limits, now: () => number = () => performance.now()): () => number {
  const longMs = limits.maxTurnMs * limits.strangersShare;
  let startedAt: number | undefined;
  let endedAt = 0;
  let begun = 0;
  let longSince: number | undefined;
  let alertUntil = -1;

  function end(): void {
    endedAt = now();
    if (startedAt !== undefined && endedAt - startedAt < longMs) longSince = undefined;
    startedAt = undefined;
  }

  return () => {
    const at = now();
    if (startedAt === undefined) {
      startedAt = at;
      if (at - endedAt > limits.patienceMs) longSince = undefined;
      begun = 0;
      // Comes after everything that the network has brought at once.
      setImmediate(end);
    }
    const turnMs = at - startedAt;
    if (turnMs >= longMs) {
      longSince ??= startedAt;
      if (at - longSince >= limits.patienceMs) alertUntil = at + limits.alertMs;
    }
    return ++begun > limits.minPerTurn && at <= alertUntil ? turnMs / limits.maxTurnMs : 0;
  };
}
