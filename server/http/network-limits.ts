/**
 * Limits for each client address, and for all clients together. The limits of event streams are in `server/features/presence/`,
 * those of password hashing in `server/features/auth/passwords.ts`.
 */
export const NETWORK_LIMITS = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  /** The interval in which Node checks the two timeouts above. */
  checkMs: 1_000,
  /** A client that reads nothing of its response for this long is disconnected, at the latest after twice the time. */
  unreadTimeoutMs: 30_000,
  maxConnections: 5_000,
  /** The backlog of each listening socket; beyond it the kernel makes new clients wait for seconds. */
  maxPendingConnections: 64,
  /** The number of listening sockets. In each turn, the event loop accepts one connection from each of them. */
  listeners: 128,
  /** Enough for an office behind one address, or a proxy that is not in `TRUSTED_PROXIES`. */
  maxConnectionsPerAddress: 1_000,
  /** Pipelined requests that wait on a connection; browsers do not pipeline. */
  maxQueuedPerConnection: 10,
  /** Requests of one client address whose responses it has not read to the end, except event streams. */
  maxInFlightPerAddress: 100,
  /** Requests whose responses the server is preparing. */
  maxWorking: 128,
  /** Requests of one client address whose responses the server is preparing. */
  maxWorkingPerAddress: 48,
  /** The longest turn of the event loop under load. A turn only starts requests. */
  maxTurnMs: 15,
  /** The server starts to refuse requests after turns have been long for this time. */
  patienceMs: 100,
  /** The first requests of a turn are always started: one browser that loads a page is no overload. */
  minPerTurn: 32,
  /**
   * Places that each turn keeps for requests with a session, and without one, even under load. One client address gets
   * at most half of them.
   */
  reservedForMembers: 4,
  reservedForStrangers: 2,
  /** Health checks of one address that each turn serves. */
  maxHealthChecksPerTurn: 4,
  /** How long requests are limited after the last long turn. */
  alertMs: 2_000,
  /** The share of work and of each turn that strangers may use; the rest is for users with a session. */
  strangersShare: 0.5,
};

export type NetworkLimits = typeof NETWORK_LIMITS;
