import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { addPasskey, proveWithPasskey, signInWithPasskey } from '#shared/contract/passkeys.ts';
import { noteOwnHeaders } from '#server/http/complete-response.ts';
import type { Caller, HttpEnvironment } from '#server/http/environment.ts';
import { createSeal } from '#server/sealing/seal.ts';

type Http = Context<HttpEnvironment>;

/** The time that somebody has to use a passkey, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;

/** The cookie of each purpose goes to the one endpoint that reads it. */
const PATHS = {
  signIn: signInWithPasskey.path,
  registration: addPasskey.path,
  proof: proveWithPasskey.path,
} as const;

export type Purpose = keyof typeof PATHS;
type Owner = Pick<Caller, 'userId' | 'sessionId'>;

const Sealed = z.strictObject({
  challenge: z.string(),
  purpose: z.string(),
  /** Epoch milliseconds. */
  madeAt: z.number(),
  userId: z.nullable(z.string()),
  sessionId: z.nullable(z.string()),
});

/** The text that the authenticator must sign, and when it was made. */
export type Challenge = { challenge: string; madeAt: number };

export type Challenges = ReturnType<typeof createChallenges>;

/**
 * Makes challenges and keeps each in a sealed cookie, so that strangers cause no rows. A challenge belongs to a purpose
 * and, after the sign-in, to a session. The passkey remembers when the challenge was made that it last signed, so no
 * challenge counts twice.
 */
export function createChallenges({
  secret,
  isHttps,
  now,
}: {
  secret: string;
  isHttps: boolean;
  now: () => number;
}) {
  const seal = createSeal(secret, 'saldo passkey challenges');
  const name = isHttps ? '__Secure-saldo.passkey' : 'saldo.passkey';
  const attributes = (purpose: Purpose) =>
    ({ httpOnly: true, secure: isHttps, sameSite: 'Strict', path: PATHS[purpose] }) as const;

  function open(value: string | undefined): z.infer<typeof Sealed> | undefined {
    if (value === undefined) return undefined;
    try {
      return Sealed.parse(JSON.parse(seal.open(value)));
    } catch {
      return undefined;
    }
  }

  return {
    /** Gives the browser a cookie with a new challenge, and returns the challenge. */
    make(http: Http, purpose: Purpose, owner?: Owner): string {
      const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
      const { userId = null, sessionId = null } = owner ?? {};
      const sealed = seal.close(JSON.stringify({ challenge, purpose, madeAt: now(), userId, sessionId }));
      noteOwnHeaders(http);
      setCookie(http, name, sealed, { ...attributes(purpose), maxAge: CHALLENGE_MS / 1000 });
      return challenge;
    },

    /** Returns the challenge of a request; undefined if there is none for this purpose and session. */
    read(http: Http, purpose: Purpose, owner?: Owner): Challenge | undefined {
      const stored = open(getCookie(http, name));
      if (stored === undefined || stored.purpose !== purpose) return undefined;
      if (stored.madeAt + CHALLENGE_MS <= now()) return undefined;
      const { userId = null, sessionId = null } = owner ?? {};
      if (stored.userId !== userId || stored.sessionId !== sessionId) return undefined;
      return { challenge: stored.challenge, madeAt: stored.madeAt };
    },

    clear(http: Http, purpose: Purpose): void {
      noteOwnHeaders(http);
      deleteCookie(http, name, attributes(purpose));
    },
  };
}
