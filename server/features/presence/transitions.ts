import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { hasSession, isSessionOpen } from '#server/sessions/queries.ts';
import { updateLastSeen, updateOffline, updateSilentOffline, upsertOnline } from './queries.ts';
import {
  countStreams,
  deleteOrphanedStreams,
  deleteStaleStreams,
  deleteStream,
  deleteStreams,
  updateSessionStreams,
  upsertStream,
} from './streams/queries.ts';

// The changes of presence. A function with a boolean result returns whether somebody came online or went offline.

/** A stream not seen for this long was left by a crashed process, or by a browser that polled. */
const STREAM_STALE_MS = 75_000;
/** The most streams of a user: more than anybody has browsers. */
const MAX_STREAMS = 20;

/** A user, and the session of one of their browsers. */
export type Browser = { userId: string; sessionId: string };

/** Brings a user online, and stores that a browser without an event stream polls. Throws `notAuthenticated`. */
export async function takeHeartbeat(trx: Writer, browser: Browser, nowMs: number): Promise<boolean> {
  const cameOnline = await enterWithSession(trx, browser, nowMs);
  if (!(await updateSessionStreams(trx, browser, nowMs)))
    await addStream(trx, browser, browser.sessionId, nowMs);
  return cameOnline;
}

/** Stores the time of a request. It brings nobody online, and takes offline a user who was silent too long. */
export async function stampRequest(trx: Writer, userId: string, nowMs: number): Promise<boolean> {
  const wentOffline = await updateSilentOffline(trx, nowMs, userId);
  await updateLastSeen(trx, userId, nowMs);
  return wentOffline;
}

/** Throws `tooManyStreams`, `notAuthenticated`. */
export async function enterWithStream(
  trx: Writer,
  browser: Browser,
  { id, nowMs }: { id: string; nowMs: number },
): Promise<boolean> {
  // This comes first, since it locks the user's row while their streams are counted.
  const cameOnline = await enterWithSession(trx, browser, nowMs);
  if (await hasStreams(trx, browser.userId, nowMs, MAX_STREAMS)) throw new AppError('tooManyStreams');
  // While it polled, this browser had a row under the id of its session.
  await deleteStream(trx, browser.userId, browser.sessionId);
  await addStream(trx, browser, id, nowMs);
  return cameOnline;
}

/** Ends the presence of one browser, or of all the user's browsers if there is no `sessionId`. */
export async function leaveBrowser(
  trx: Writer,
  { userId, sessionId }: { userId: string; sessionId?: string | undefined },
  nowMs: number,
): Promise<boolean> {
  await updateLastSeen(trx, userId, nowMs);
  await deleteStreams(trx, userId, sessionId);
  return await leaveWithoutStreams(trx, userId, nowMs);
}

export async function leaveEndedSessions(trx: Writer, userId: string, nowMs: number): Promise<boolean> {
  const hadStreams = await deleteOrphanedStreams(trx, userId);
  if (!hadStreams && (await hasSession(trx, userId))) return false;
  return await leaveWithoutStreams(trx, userId, nowMs);
}

export async function leaveWithoutStreams(trx: Writer, userId: string, nowMs: number): Promise<boolean> {
  if (await hasStreams(trx, userId, nowMs)) return false;
  return await updateOffline(trx, userId);
}

/** Deletes the streams of crashed processes, and takes users offline who were silent for two minutes. */
export async function leaveSilent(trx: Writer, nowMs: number): Promise<boolean> {
  await deleteStaleStreams(trx, freshSince(nowMs));
  return await updateSilentOffline(trx, nowMs);
}

/** Takes a suspended user offline in the transaction of the suspension. The caller publishes `presence`. */
export async function endPresence(trx: Writer, userId: string): Promise<void> {
  await deleteStreams(trx, userId);
  await updateOffline(trx, userId);
}

export async function hasStreams(trx: Writer, userId: string, nowMs: number, atLeast = 1): Promise<boolean> {
  return (await countStreams(trx, userId, freshSince(nowMs))) >= atLeast;
}

/** Returns the instant since which a stream must have been seen; an older one is stale. */
export function freshSince(nowMs: number): number {
  return nowMs - STREAM_STALE_MS;
}

async function enterWithSession(trx: Writer, browser: Browser, nowMs: number): Promise<boolean> {
  const cameOnline = await upsertOnline(trx, browser.userId, { nowMs, isSignIn: false });
  // The check follows the write, so that a session that ends at the same time leaves nobody online.
  if (!(await isSessionOpen(trx, browser))) throw new AppError('notAuthenticated');
  return cameOnline;
}

async function addStream(
  trx: Writer,
  { userId, sessionId }: Browser,
  id: string,
  nowMs: number,
): Promise<void> {
  await upsertStream(trx, { user_id: userId, id, session_id: sessionId, opened_at: nowMs, seen_at: nowMs });
}
