/**
 * What one machine, and all of them together, can take of this process. Event streams are bounded in
 * `server/features/presence/`, hashing of passwords in `server/features/auth/passwords.ts`.
 */
export const NETWORK_LIMITS = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  /** How often the two above are looked at. */
  checkMs: 1_000,
  /** Who takes no byte of a waiting answer for this long is dropped, a moment later at most twice as long. */
  unreadTimeoutMs: 30_000,
  maxConnections: 5_000,
  /** Connections that the kernel keeps until they are taken; past them it makes newcomers wait for seconds. */
  maxPendingConnections: 1_024,
  /** Sockets that listen at the address: the event loop takes a connection of each a turn. */
  listeners: 32,
  /** Enough for an office behind one address, or a proxy that is not in `TRUSTED_PROXIES`. */
  maxConnectionsPerAddress: 1_000,
  /** Requests that wait on a connection for the answer before theirs; browsers send none ahead. */
  maxQueuedPerConnection: 10,
  /** Requests of one client address that are not answered and read yet, event streams aside. */
  maxInFlightPerAddress: 100,
  /** Requests that are worked on at the same moment. */
  maxWorking: 128,
  /** For how long, under load, the event loop goes on beginning requests before it looks for what else there is. */
  maxTurnMs: 30,
  /** For how long it may be held longer than that before requests are refused. */
  patienceMs: 150,
  /** The first requests of a turn are begun in any case: one browser that asks for a page is no overload. */
  minPerTurn: 16,
  /** So are these that come with a session, however many strangers are refused meanwhile. */
  minMembersPerTurn: 4,
  /** Health checks of one address that are answered in a turn. */
  maxHealthChecksPerTurn: 4,
  /** How long limits stay on after the last long turn. */
  alertMs: 2_000,
  /** Strangers get this part of the work and of each turn; the rest is for those with a session. */
  strangersShare: 0.5,
};

export type NetworkLimits = typeof NETWORK_LIMITS;
