import { createCounts } from './counts.ts';
import type { NetworkLimits } from './network-limits.ts';

type Kind = 'members' | 'strangers';

/** Counts the places that each turn reserves for members and for strangers, and other keys of a turn. */
export function createTurnPlaces(limits: Pick<NetworkLimits, 'reservedForMembers' | 'reservedForStrangers'>) {
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
