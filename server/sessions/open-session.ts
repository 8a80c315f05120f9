import { randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { uuidv7 } from 'uuidv7';
import { MAX_SESSIONS_PER_USER } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { noteOwnHeaders } from '#server/http/complete-response.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { toNetwork } from '#server/http/network-address.ts';
import { sessionCookie, signToken } from './cookie.ts';
import { deleteOldestSessions } from './ending/queries.ts';
import { computeNewEnd } from './lifetime.ts';
import { countSessions, insertSession } from './queries.ts';
import { toSessionToken } from './session-token.ts';

const RANDOM_BYTES = 32;
const DAY_SECONDS = 24 * 60 * 60;
const MAX_USER_AGENT_LENGTH = 300;

export type NewSession = { token: string; hasEndedOthers: boolean };

/**
 * Opens a session in the given database transaction, as the identity library does at a sign-in with a password, and
 * ends the least recently used ones beyond the limit. The caller has locked the account and checked the user. After
 * the commit it calls `setSessionCookie`.
 */
export async function openSession(
  trx: Writer,
  http: Context<HttpEnvironment>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<NewSession> {
  const at = new Date(nowMs).toISOString();
  const token = toSessionToken(userId, randomBytes(RANDOM_BYTES).toString('base64url'));
  await insertSession(trx, {
    id: uuidv7(),
    userId,
    token,
    expiresAt: computeNewEnd(nowMs, http.get('settings').sessionDays),
    ipAddress: toStoredAddress(http.get('clientAddress')),
    userAgent: (http.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    createdAt: at,
    updatedAt: at,
    // Whatever signs a user in has just been given, which counts as its proof.
    proved_at: nowMs,
  });
  if ((await countSessions(trx, userId)) <= MAX_SESSIONS_PER_USER) return { token, hasEndedOthers: false };
  const limit = { keptToken: token, keptCount: MAX_SESSIONS_PER_USER };
  return { token, hasEndedOthers: await deleteOldestSessions(trx, userId, limit) };
}

/** Gives the browser the cookie of a session. */
export function setSessionCookie(
  http: Context<HttpEnvironment>,
  token: string,
  { secret, isHttps }: { secret: string; isHttps: boolean },
): void {
  const { name, attributes } = sessionCookie(isHttps);
  const maxAge = http.get('settings').sessionDays * DAY_SECONDS;
  noteOwnHeaders(http);
  setCookie(http, name, signToken(token, secret), { ...attributes, sameSite: 'Lax', maxAge });
}

/** Returns an address as the identity library stores it: of an IPv6 address, only the network. */
function toStoredAddress(address: string): string {
  const network = toNetwork(address);
  if (!isIPv6(address) || !network.includes(':')) return network;
  const groups = network.split(':').map((group) => group.padStart(4, '0'));
  return [...groups, ...Array.from({ length: 8 - groups.length }, () => '0000')].join(':');
}
