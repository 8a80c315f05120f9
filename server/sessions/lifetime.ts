import { MAX_SESSION_DAYS, PROOF_SECONDS } from '#shared/limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first request this long after the last renewal renews the session. */
export const RENEWAL_AGE_SECONDS = 24 * 60 * 60;
/** The time of last use is stored at most this often, so that few requests write. */
export const LAST_USE_SECONDS = 5 * 60;

type SessionTimes = { expiresAt: string; createdAt: string; updatedAt: string };

/**
 * When a session ends, in epoch milliseconds. Renewals never extend it past `MAX_SESSION_DAYS`, and a shorter
 * `sessionDays` setting acts on sessions that are open.
 */
export function sessionEndMs(times: SessionTimes, sessionDays: number): number {
  return Math.min(
    Date.parse(times.expiresAt),
    latestEndMs(times),
    Date.parse(times.updatedAt) + sessionDays * DAY_MS,
  );
}

/** The end that a renewal gives a session, an ISO instant. */
export function renewedEnd(times: SessionTimes, nowMs: number, sessionDays: number): string {
  return new Date(Math.min(nowMs + sessionDays * DAY_MS, latestEndMs(times))).toISOString();
}

/** Whether the session's time of last use is old enough to be stored again. */
export function isLastUseDue({ updatedAt }: SessionTimes, nowMs: number): boolean {
  return Date.parse(updatedAt) + LAST_USE_SECONDS * 1000 <= nowMs;
}

/** Computed from the session's end, as the identity library does. */
export function isRenewalDue({ expiresAt }: SessionTimes, nowMs: number, sessionDays: number): boolean {
  const renewedAtMs = Date.parse(expiresAt) - sessionDays * DAY_MS;
  return renewedAtMs + RENEWAL_AGE_SECONDS * 1000 <= nowMs;
}

/** When a proof given at `provedAt` ends; both in epoch milliseconds. */
export function proofEndMs(provedAt: number): number {
  return provedAt + PROOF_SECONDS * 1000;
}

function latestEndMs({ createdAt }: SessionTimes): number {
  return Date.parse(createdAt) + MAX_SESSION_DAYS * DAY_MS;
}
