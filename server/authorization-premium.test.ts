import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeProfile } from '#server/testing/admins.ts';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { PREMIUM_MODES } from '#shared/premium.ts';
import { forgetTokens, storeToken } from '#server/testing/access-tokens.ts';
import { expectOwnerResponse, expectRefused } from '#server/testing/authorization/expectations.ts';
import { ROWS } from '#server/testing/authorization/rows.ts';
import { openStage, type Row, type Stage } from '#server/testing/authorization/stage.ts';
import { changeSettings } from '#server/testing/change-settings.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.app.close());

const rows = Object.entries(ROWS).filter(([, { needsPremium }]) => needsPremium);

it('the contract and the authorization matrix name the same endpoints of Premium', () => {
  const endpoints = ENDPOINTS.filter(({ needsPremium }) => needsPremium);
  const names = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(names.toSorted()).toEqual(rows.map(([name]) => name).toSorted());
});

/** Calls with a session, or with an access token of the first scope that may call it. */
async function call(name: string, row: Row, kind: 'session' | 'token') {
  const { subject, app } = stage;
  const id = await stage.addTarget(subject, name);
  const scope = row.tokens?.[0] ?? 'write';
  const caller =
    kind === 'session' ? { cookie: subject.cookie } : { token: await storeToken(app, subject.uid, scope) };
  const before = await stage.readRows(subject);
  const response = await stage.call(name, row, { ...caller, id });
  const after = await stage.readRows(subject);
  await forgetTokens(app, subject.uid);
  return { response, before, after };
}

describe.each(rows)('%s', (name, row) => {
  const callers = row.tokens === undefined ? (['session'] as const) : (['session', 'token'] as const);

  it.each(PREMIUM_MODES)(
    'serves a user without Premium only in the mode `everyone`: %s',
    async (premiumMode) => {
      await changeSettings(stage.app, { premiumMode });
      for (const kind of callers) {
        const { response, before, after } = await call(name, row, kind);
        if (premiumMode === 'everyone') {
          expectOwnerResponse(response, row);
        } else {
          expectRefused(response, 'premiumRequired', 403);
          expect(after).toEqual(before);
        }
      }
    },
  );

  it.each(PREMIUM_MODES)('serves a user with Premium in the mode %s', async (premiumMode) => {
    await changeSettings(stage.app, { premiumMode });
    await changeProfile(stage.app, stage.subject, { plan: 'premium' });
    for (const kind of callers) expectOwnerResponse((await call(name, row, kind)).response, row);
    await changeProfile(stage.app, stage.subject, { plan: 'free' });
  });
});
