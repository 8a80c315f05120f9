import { createCounts } from './counts.ts';
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

/**
 * Measures the turns of the event loop. A turn starts all requests that arrived together; everything else waits until
 * its end, even refusals.
 */
export function createPressure(limits: Limits, now: () => number = () => performance.now()) {
  const { startTurn, count, hasPlace, takePlace } = createTurnPlaces(limits);
  const longMs = limits.maxTurnMs * limits.strangersShare;
  let startedAt: number | undefined;
  let endedAt = 0;
  let startedCount = 0;
  let longSince: number | undefined;
  let alertUntil = -1;

  function end(): void {
    endedAt = now();
    if (startedAt !== undefined && endedAt - startedAt < longMs) longSince = undefined;
    startedAt = undefined;
  }

  /**
   * Returns how long this turn has been so far, as a share of `maxTurnMs`. It is 0 for the first requests of each turn,
   * and until turns have been long for `patienceMs`: a page that sends many requests at once is no overload.
   */
  function load(): number {
    const at = now();
    if (startedAt === undefined) {
      startedAt = at;
      if (at - endedAt > limits.patienceMs) longSince = undefined;
      startedCount = 0;
      startTurn();
      // Runs after all requests of the turn.
      setImmediate(end);
    }
    const turnMs = at - startedAt;
    if (turnMs >= longMs) {
      longSince ??= startedAt;
      if (at - longSince >= limits.patienceMs) alertUntil = at + limits.alertMs;
    }
    return ++startedCount > limits.minPerTurn && at <= alertUntil ? turnMs / limits.maxTurnMs : 0;
  }

  return { load, count, hasPlace, takePlace };
}

type Kind = 'members' | 'strangers';

/** Counts the places that each turn reserves for members and for strangers, and other keys of a turn. */
function createTurnPlaces(limits: Limits) {
  const reserved = { members: limits.reservedForMembers, strangers: limits.reservedForStrangers };
  let counts = createCounts();

  function isFree(kind: Kind, network?: string): boolean {
    if (counts.get(kind) >= reserved[kind]) return false;
    // Otherwise one address could take all places.
    return network === undefined || counts.get(`${kind} ${network}`) < reserved[kind] / 2;
  }

  /** Counts a key in the current turn and returns its count. */
  function count(key: string): number {
    counts.add(key);
    return counts.get(key);
  }

  /** Whether the turn has a reserved place left, for any network or for this one. */
  const hasPlace = (network?: string): boolean => isFree('members', network) || isFree('strangers', network);

  /** Takes a reserved place for a request of the network, and returns whether one was free. */
  function takePlace(network: string, isMember: boolean): boolean {
    const kind = isMember ? 'members' : 'strangers';
    if (!isFree(kind, network)) return false;
    counts.add(kind);
    counts.add(`${kind} ${network}`);
    return true;
  }

  return { startTurn: () => void (counts = createCounts()), count, hasPlace, takePlace };
}
