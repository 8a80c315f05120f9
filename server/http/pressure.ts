import type { NetworkLimits } from './network-limits.ts';

type Limits = Pick<NetworkLimits, 'maxTurnMs' | 'strangersShare' | 'patienceMs' | 'alertMs'>;

/**
 * Tells, as a part of what may be, for how long the event loop has been beginning requests since it last looked for
 * what else there is: all that has reached it meanwhile, a refusal too, waits for that. It tells 0 until one
 * such turn after the other has been long for a while, since a page that asks for much at once is no overload.
 */
export function createPressure(limits: Limits, now: () => number = () => performance.now()): () => number {
  const longMs = limits.maxTurnMs * limits.strangersShare;
  let startedAt: number | undefined;
  let longSince: number | undefined;
  let alertUntil = -1;

  function end(): void {
    const isShort = startedAt !== undefined && now() - startedAt < longMs;
    startedAt = undefined;
    if (isShort) longSince = undefined;
  }

  return () => {
    const at = now();
    if (startedAt === undefined) {
      startedAt = at;
      // Comes after everything that the network has brought at once.
      setImmediate(end);
    }
    const turnMs = at - startedAt;
    if (turnMs >= longMs) {
      longSince ??= startedAt;
      if (at - longSince >= limits.patienceMs) alertUntil = at + limits.alertMs;
    }
    return at <= alertUntil ? turnMs / limits.maxTurnMs : 0;
  };
}
