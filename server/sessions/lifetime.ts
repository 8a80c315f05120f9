import { MAX_SESSION_DAYS, PROOF_SECONDS } from '#shared/limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session is renewed by the first request that comes this long after the last renewal. */
export const RENEWAL_AGE_SECONDS = 24 * 60 * 60;
/** The time of last use is stored at most this often, so that few requests write. */
export const LAST_USE_SECONDS = 5 * 60;

type SessionTimes = { expiresAt: string; createdAt: string; updatedAt: string };

/**
 * Returns the end of a session in epoch milliseconds. Renewals never extend it past `MAX_SESSION_DAYS`, and a shorter
 * `sessionDays` also applies to open sessions.
 */
export function sessionEndMs(times: SessionTimes, sessionDays: number): number {
  return Math.min(
    Date.parse(times.expiresAt),
    latestEndMs(times),
    Date.parse(times.updatedAt) + sessionDays * DAY_MS,
  );
}

/** Returns the end of a new session, as an ISO instant. */
export function computeNewEnd(nowMs: number, sessionDays: number): string {
  return new Date(nowMs + sessionDays * DAY_MS).toISOString();
}

/** Returns the end of a session after a renewal, as an ISO instant. */
export function computeRenewedEnd(times: SessionTimes, nowMs: number, sessionDays: number): string {
  return new Date(Math.min(nowMs + sessionDays * DAY_MS, latestEndMs(times))).toISOString();
}

/** Whether the session's time of last use is old enough to be stored again. */
export function isLastUseDue({ updatedAt }: SessionTimes, nowMs: number): boolean {
  return Date.parse(updatedAt) + LAST_USE_SECONDS * 1000 <= nowMs;
}

/** Whether a session is due for renewal, computed from its end like in the identity library. */
export function isRenewalDue({ expiresAt }: SessionTimes, nowMs: number, sessionDays: number): boolean {
  const renewedAtMs = Date.parse(expiresAt) - sessionDays * DAY_MS;
  return renewedAtMs + RENEWAL_AGE_SECONDS * 1000 <= nowMs;
}

/** Returns the end of a proof that was given at `provedAt`, both in epoch milliseconds. */
export function proofEndMs(provedAt: number): number {
  return provedAt + PROOF_SECONDS * 1000;
}

function latestEndMs({ createdAt }: SessionTimes): number {
  return Date.parse(createdAt) + MAX_SESSION_DAYS * DAY_MS;
}
