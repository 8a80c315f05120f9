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
 * Measures turns: a turn is the time in which the event loop begins all requests that reached it at once, and
 * everything else waits for its end, a refusal too.
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
   * How long this turn has been so far, as a share of `maxTurnMs`; 0 until turns have been long for `patienceMs`,
   * since a page that asks for much at once is no overload, and for the first requests of each turn.
   */
  function load(): number {
    const at = now();
    if (startedAt === undefined) {
      startedAt = at;
      if (at - endedAt > limits.patienceMs) longSince = undefined;
      begun = 0;
      counts.clear();
      // Runs after all requests that arrived together.
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

  /** Counts something in the turn that `load` began, and answers how often it has been counted there. */
  function count(key: string): number {
    const total = counted(key) + 1;
    counts.set(key, total);
    return total;
  }

  function isFree(kind: Kind, network?: string): boolean {
    if (counted(kind) >= reserved[kind]) return false;
    // One address could take the places of all others.
    return network === undefined || counted(`${kind} ${network}`) < reserved[kind] / 2;
  }

  /** Whether the turn has a reserved place left, for this network where one is given. */
  const hasPlace = (network?: string): boolean => isFree('members', network) || isFree('strangers', network);

  /** Takes a reserved place for a request of the network; answers whether there was one. */
  function takePlace(network: string, isMember: boolean): boolean {
    const kind = isMember ? 'members' : 'strangers';
    if (!isFree(kind, network)) return false;
    count(kind);
    count(`${kind} ${network}`);
    return true;
  }

  return { load, count, hasPlace, takePlace };
}
