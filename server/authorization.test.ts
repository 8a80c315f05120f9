import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeProfile } from '#server/testing/admins.ts';
import { uuidv7 } from 'uuidv7';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { expectOwnerResponse, expectRefused, isById } from '#server/testing/authorization/expectations.ts';
import { OPEN_PATHS, ROWS } from '#server/testing/authorization/rows.ts';
import { CANARY, openStage, type Stage, type User } from '#server/testing/authorization/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.app.close());

describe('the authorization matrix', () => {
  it('has a row for every endpoint of the contract and every route of the app', () => {
    // admin-authorization.test.ts has the endpoints of the administration.
    const isAdministration = (name: string) => name.includes(' /api/v1/admin/');
    const endpoints = ENDPOINTS.map(({ method, path }) => `${method} ${path}`).filter(
      (name) => !isAdministration(name),
    );
    const routes = stage.app.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !isAdministration(name));
    const rows = Object.keys(ROWS);
    expect(endpoints.toSorted()).toEqual(rows.toSorted());
    expect([...new Set(routes)].toSorted()).toEqual([...rows, ...OPEN_PATHS].toSorted());
  });
});

const signedInRows = Object.entries(ROWS).filter(([, row]) => row.anonymous !== undefined);

describe.each(signedInRows)('%s', (name, row) => {
  const anonymous = row.anonymous ?? 'internal';

  it('refuses a caller without a session', async () => {
    expectRefused(
      await stage.call(name, row, { id: await stage.addTarget(stage.victim, name) }),
      anonymous,
      401,
    );
  });

  it('serves its owner', async () => {
    const id = await stage.addTarget(stage.subject, name);
    expectOwnerResponse(await stage.call(name, row, { cookie: stage.subject.cookie, id }), row);
  });

  it.each([
    ['another user', { is_admin: 0 }],
    ['an administrator', { is_admin: 1 }],
  ])('shows %s nothing of the owner’s data and changes none', async (_, columns) => {
    const id = await stage.addTarget(stage.victim, name);
    const stranger = await stage.signUp();
    await changeProfile(stage.app, stranger, columns);
    const before = await stage.readRows(stage.victim);
    const response = await stage.call(name, row, { cookie: stranger.cookie, id });
    const absent = await stage.call(name, row, { cookie: stranger.cookie, id: uuidv7() });
    if (isById(name)) {
      expectRefused(response, row.missing ?? 'recordNotFound', 404);
      expect({ ...absent.body, requestId: '' }).toEqual({ ...response.body, requestId: '' });
    } else {
      expectOwnerResponse(response, { ...row, owner: row.newcomer ?? row.owner });
      expect(JSON.stringify(response.body)).not.toContain(CANARY);
    }
    expect(await stage.readRows(stage.victim)).toEqual(before);
  });

  it('refuses a suspended user', async () => {
    const id = await stage.addTarget(stage.subject, name);
    await changeProfile(stage.app, stage.subject, { is_suspended: 1 });
    const before = await stage.readRows(stage.subject);
    const response = await stage.call(name, row, { cookie: stage.subject.cookie, id });
    expect(await stage.readRows(stage.subject)).toEqual(before);
    await changeProfile(stage.app, stage.subject, { is_suspended: 0 });
    expectRefused(response, 'accountSuspended', 403);
  });

  it(`${row.needsTerms ? 'refuses' : 'serves'} a user who has not accepted the terms`, async () => {
    const id = await stage.addTarget(stage.subject, name);
    await changeProfile(stage.app, stage.subject, { terms_accepted: 0 });
    const before = await stage.readRows(stage.subject);
    const response = await stage.call(name, row, { cookie: stage.subject.cookie, id });
    const after = await stage.readRows(stage.subject);
    await changeProfile(stage.app, stage.subject, { terms_accepted: 1 });
    if (!row.needsTerms) return expectOwnerResponse(response, row);
    expectRefused(response, 'termsRequired', 403);
    expect(after).toEqual(before);
  });

  it('refuses an expired session', async () => {
    const id = await stage.addTarget(stage.subject, name);
    const { expiresAt } = await setExpiry(stage.subject, new Date(stage.app.clock.now).toISOString());
    const response = await stage.call(name, row, { cookie: stage.subject.cookie, id });
    await setExpiry(stage.subject, expiresAt);
    expectRefused(response, anonymous, 401);
  });

  it('refuses the cookie of a deleted user', async () => {
    expectRefused(await stage.call(name, row, { cookie: stage.deleted.cookie }), anonymous, 401);
  });
});

async function setExpiry(user: User, expiresAt: string): Promise<{ expiresAt: string }> {
  const before = await stage.app.database.read
    .selectFrom('session')
    .select('expiresAt')
    .where('userId', '=', user.uid)
    .executeTakeFirstOrThrow();
  await stage.app.database.write(async (trx) => {
    await trx.updateTable('session').set({ expiresAt }).where('userId', '=', user.uid).execute();
  });
  return before;
}
