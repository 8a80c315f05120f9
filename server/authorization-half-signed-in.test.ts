import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { ADMIN_ROWS, callAdmin } from '#server/testing/authorization/admin-rows.ts';
import { OPEN_PATHS, ROWS } from '#server/testing/authorization/rows.ts';
import { openStage, type Stage, type User } from '#server/testing/authorization/stage.ts';
import { changeProfile } from '#server/testing/admins.ts';
import type { TestResponse } from '#server/testing/test-client.ts';
import { GIVE_CODE, halfSignIn, isCodeWrong, storeTwoStep } from '#server/testing/two-step.ts';

let stage: Stage;
/** An administrator, for whom a code is missing. */
let half: User;
let cookie: string;
beforeAll(async () => {
  stage = await openStage();
  half = await stage.signUp();
  await changeProfile(stage.app, half, { is_admin: 1 });
  await storeTwoStep(stage.app, half.uid);
  cookie = (await halfSignIn(stage.app, half)).cookieHeader();
});
afterAll(() => stage.app.close());

/** The parts of a response that tell it from another: all but ids, times and random parts. */
function toShape({ status, body, headers }: TestResponse) {
  const { code, error, details } = (typeof body === 'object' ? body : {}) as Record<string, unknown>;
  const cookies = headers.getSetCookie().map((each) => each.replace(/=[^;]*/, '='));
  return { status, code, error, details, keys: Object.keys(Object(body)), cookies };
}

describe('a caller with only the cookie of a half-done sign-in', () => {
  const rows = Object.entries(ROWS).filter(([name]) => name !== `POST ${GIVE_CODE}`);

  it.each(rows)('gets from %s what a caller without a cookie gets', async (name, row) => {
    const id = uuidv7();
    const anonymous = await stage.call(name, row, { id });
    const before = await stage.readRows(half);
    const response = await stage.call(name, row, { id, cookie });
    expect(toShape(response)).toEqual(toShape(anonymous));
    expect(await stage.readRows(half)).toEqual(before);
    if (row.anonymous !== undefined)
      expect([response.status, response.body.code]).toEqual([401, row.anonymous]);
  });

  it.each(Object.entries(ADMIN_ROWS))(
    'gets from %s what a caller without a cookie gets',
    async (name, row) => {
      const send = (headers: Record<string, string>) => ({
        send: (method: string, path: string, body?: unknown) =>
          stage.app.visitor().send(method, path, body, headers),
      });
      const response = await callAdmin(name, row, send({ cookie }));
      expect([response.status, response.body.code]).toEqual([401, 'notAuthenticated']);
      expect(toShape(response)).toEqual(toShape(await callAdmin(name, row, send({}))));
    },
  );

  it.each([...OPEN_PATHS, 'GET /', 'GET /dashboard'])('gets from %s what others get', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const response = await stage.app.visitor().send(method, path, undefined, { cookie });
    expect(toShape(response)).toEqual(toShape(await stage.app.visitor().send(method, path)));
  });

  it('can give a code, and nothing else', async () => {
    const response = await stage.app.visitor().send('POST', GIVE_CODE, { code: '12345' }, { cookie });
    expect(isCodeWrong(response)).toBe(true);
    const without = await stage.app.visitor().post(GIVE_CODE, { code: '12345' });
    expect(without.body.code).toBe('signInExpired');
  });
});
