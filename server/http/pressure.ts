import type { NetworkLimits } from './network-limits.ts';

type Limits = Pick<
  NetworkLimits,
  | 'maxTurnMs'
  | 'minPerTurn'
  | 'strangersShare'
  | 'patienceMs'
  | 'alertMs'
  | 'reservedForMembers'
  | 'reservedForStrangers'
>;

type Kind = 'members' | 'strangers';

/**
 * Measures turns. In a turn the event loop begins all requests that arrived together; everything else waits until it
 * ends, even a refusal.
 */
export function createPressure(limits: Limits, now: () => number = () => performance.now()) {
  const reserved = { members: limits.reservedForMembers, strangers: limits.reservedForStrangers };
  const longMs = limits.maxTurnMs * limits.strangersShare;
  let startedAt: number | undefined;
  let endedAt = 0;
  let begun = 0;
  let longSince: number | undefined;
  let alertUntil = -1;
  const counts = new Map<string, number>();

  function end(): void {
    endedAt = now();
    if (startedAt !== undefined && endedAt - startedAt < longMs) longSince = undefined;
    startedAt = undefined;
  }

  /**
   * How long this turn has been so far, as a share of `maxTurnMs`. 0 for the first requests of each turn, and until
   * turns have been long for `patienceMs`: a page that sends many requests at once is no overload.
   */
  function load(): number {
    const at = now();
    if (startedAt === undefined) {
      startedAt = at;
      if (at - endedAt > limits.patienceMs) longSince = undefined;
      begun = 0;
      counts.clear();
      // Runs after all requests of the turn.
      setImmediate(end);
    }
    const turnMs = at - startedAt;
    if (turnMs >= longMs) {
      longSince ??= startedAt;
      if (at - longSince >= limits.patienceMs) alertUntil = at + limits.alertMs;
    }
    return ++begun > limits.minPerTurn && at <= alertUntil ? turnMs / limits.maxTurnMs : 0;
  }

  const counted = (key: string): number => counts.get(key) ?? 0;

  /** Counts a key in the current turn and returns its count. */
  function count(key: string): number {
    const total = counted(key) + 1;
    counts.set(key, total);
    return total;
  }

  function isFree(kind: Kind, network?: string): boolean {
    if (counted(kind) >= reserved[kind]) return false;
    // Otherwise one address could take all places.
    return network === undefined || counted(`${kind} ${network}`) < reserved[kind] / 2;
  }

  /** Whether the turn has a reserved place left, for any network or for this one. */
  const hasPlace = (network?: string): boolean => isFree('members', network) || isFree('strangers', network);

  /** Takes a reserved place for a request of the network; answers whether one was free. */
  function takePlace(network: string, isMember: boolean): boolean {
    const kind = isMember ? 'members' : 'strangers';
    if (!isFree(kind, network)) return false;
    count(kind);
    count(`${kind} ${network}`);
    return true;
  }

  return { load, count, hasPlace, takePlace };
}
