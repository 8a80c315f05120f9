import { Secret, TOTP } from 'otpauth';
import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { confirmTwoStep, startTwoStep } from '#shared/contract/two-step.ts';

const STEP_MS = 30_000;

/** Computes the code that an authenticator app shows now, or a number of steps of 30 seconds later. */
export function codeOf(key: string, stepsAhead = 0): string {
  const timestamp = Date.now() + inject('clockAheadMs') + stepsAhead * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp });
}

/** Turns on the code at sign-in of the signed-in user. Returns the key and the recovery codes. */
export async function turnOnOverHttp({ request }: BrowserContext, url: string) {
  const post = async (path: string, data: object) =>
    (await request.post(url + path, { headers: { origin: url }, data })).json() as unknown;
  const { secret } = (await post(startTwoStep.path, {})) as OutputOf<typeof startTwoStep>;
  const confirmed = await post(confirmTwoStep.path, { code: codeOf(secret) });
  return { key: secret, ...(confirmed as OutputOf<typeof confirmTwoStep>) };
}
