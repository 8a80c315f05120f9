import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createAdministrators, type Administrators } from './administrators.ts';

let app: TestApp;
let administrators: Administrators;
beforeEach(async () => {
  app = await createTestApp();
  administrators = createAdministrators({ database: app.database, now: () => app.clock.now });
});
afterEach(() => app.close());

async function emails(): Promise<string[]> {
  return (await administrators.list()).map(({ email }) => email);
}

describe('an administrator named on the command line', () => {
  it('has the role at the very next request', async () => {
    const user = await app.signUp({ email: 'ana@example.org' });
    expect(await administrators.grant('ana@example.org')).toBe('changed');
    expect((await user.get('/api/v1/me')).body).toMatchObject({ isAdmin: true, role: 'admin' });
  });

  it('is found however the address is written', async () => {
    await app.signUp({ email: 'ana@example.org' });
    expect(await administrators.grant(' Ana@Example.ORG ')).toBe('changed');
    expect(await emails()).toEqual(['ana@example.org']);
  });

  it('who already has the role keeps it', async () => {
    await app.signUp({ email: 'ana@example.org' });
    await administrators.grant('ana@example.org');
    expect(await administrators.grant('ana@example.org')).toBe('unchanged');
  });

  it('has to have an account', async () => {
    expect(await administrators.grant('nobody@example.org')).toBe('unknownEmail');
    expect(await administrators.revoke('nobody@example.org')).toBe('unknownEmail');
  });

  it('loses the role at the very next request while another one is left', async () => {
    const ana = await app.signUp({ email: 'ana@example.org' });
    await app.signUp({ email: 'luis@example.org' });
    await administrators.grant('ana@example.org');
    await administrators.grant('luis@example.org');
    expect(await administrators.revoke('ana@example.org')).toBe('changed');
    expect((await ana.get('/api/v1/me')).body).toMatchObject({ isAdmin: false, role: 'user' });
    expect(await administrators.revoke('ana@example.org')).toBe('unchanged');
    expect(await emails()).toEqual(['luis@example.org']);
  });

  it('keeps the role when nobody else has it', async () => {
    await app.signUp({ email: 'ana@example.org' });
    await administrators.grant('ana@example.org');
    expect(await administrators.revoke('ana@example.org')).toBe('lastAdmin');
    expect(await emails()).toEqual(['ana@example.org']);
  });

  it('keeps the role when all others are suspended', async () => {
    await app.signUp({ email: 'ana@example.org' });
    const luis = await app.signUp({ email: 'luis@example.org' });
    await administrators.grant('ana@example.org');
    await administrators.grant('luis@example.org');
    const { uid } = (await luis.get('/api/v1/me')).body;
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ is_suspended: 1 }).where('user_id', '=', uid).execute();
    });
    expect(await administrators.revoke('ana@example.org')).toBe('lastAdmin');
    expect(await administrators.revoke('luis@example.org')).toBe('changed');
  });

  it('of two who are revoked at the same moment, one is left', async () => {
    const pair = ['ana@example.org', 'luis@example.org'];
    for (const email of pair) await app.signUp({ email });
    for (let round = 0; round < 20; round++) {
      for (const email of pair) await administrators.grant(email);
      const outcomes = await Promise.all(pair.map((email) => administrators.revoke(email)));
      expect(outcomes.toSorted()).toEqual(['changed', 'lastAdmin']);
      expect(await emails()).toHaveLength(1);
    }
  });
});
