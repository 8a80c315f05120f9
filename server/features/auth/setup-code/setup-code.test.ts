import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_ORIGIN, TEST_SECRET, type TestApp } from '#server/testing/test-app.ts';

const apps: TestApp[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function createFreshApp(adminEmail?: string): Promise<TestApp> {
  const app = await createTestApp({
    config: {
      allowedOrigins: [TEST_ORIGIN],
      baseUrl: TEST_ORIGIN,
      secret: TEST_SECRET,
      adminEmail,
      supportEmail: undefined,
      trustedProxies: [],
    },
  });
  apps.push(app);
  return app;
}

async function signUp(app: TestApp, email: string, setupCode?: string) {
  const visitor = app.visitor();
  const response = await visitor.post('/api/auth/sign-up/email', {
    email,
    password: 'plain-horse-battery',
    termsAccepted: true,
    setupCode,
  });
  return { response, me: (await visitor.get('/api/v1/me')).body };
}

async function readCode(app: TestApp): Promise<string> {
  return (await app.setupCode.current()) ?? '';
}

async function listAdminEmails(app: TestApp): Promise<string[]> {
  const rows = await app.database.read
    .selectFrom('profiles')
    .select('email')
    .where('is_admin', '=', 1)
    .execute();
  return rows.map((row) => row.email);
}

describe('the setup code', () => {
  it('makes one person administrator, once', async () => {
    const app = await createFreshApp();
    const code = await readCode(app);
    const { response, me } = await signUp(app, 'boss@example.org', code);
    expect(response.status).toBe(200);
    expect(me).toMatchObject({ isAdmin: true, role: 'admin', unreadNotifications: 1 });
    expect(await app.setupCode.current()).toBeUndefined();

    const second = await signUp(app, 'late@example.org', code);
    expect([second.response.status, second.response.body.code]).toEqual([403, 'setupCodeWrong']);
    expect(await listAdminEmails(app)).toEqual(['boss@example.org']);
  });

  it.each(['wrong', '', 'ñ'])('makes no account with a wrong code (%j)', async (code) => {
    const app = await createFreshApp();
    const { response } = await signUp(app, 'guess@example.org', code);
    expect([response.status, response.body.code]).toEqual([403, 'setupCodeWrong']);
    expect(response.body.error).toBe('The setup code is not valid.');
    expect(await app.database.read.selectFrom('user').selectAll().execute()).toEqual([]);
    expect(await app.setupCode.current()).toBeDefined();
  });

  it('admits only one of two sign-ups at the same moment', async () => {
    const app = await createFreshApp();
    const code = await readCode(app);
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, n) => signUp(app, `boss-${n}@example.org`, code)),
    );
    const statuses = responses.map(({ response }) => response.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 403, 403, 403, 403]);
    expect(await listAdminEmails(app)).toHaveLength(1);
    expect(await app.database.read.selectFrom('user').select('id').execute()).toHaveLength(1);
  });

  it('stays valid if the sign-up fails', async () => {
    const app = await createFreshApp();
    await app.signUp({ email: 'taken@example.org' });
    const failed = await signUp(app, 'taken@example.org', await readCode(app));
    expect(failed.response.status).toBe(422);
    expect(await listAdminEmails(app)).toEqual([]);
    const { me } = await signUp(app, 'boss@example.org', await readCode(app));
    expect(me.isAdmin).toBe(true);
  });

  it('is refused after there is an administrator', async () => {
    const app = await createFreshApp();
    const code = await readCode(app);
    const user = await app.signUp();
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ is_admin: 1 }).where('email', '=', user.email).execute();
    });
    expect(await app.setupCode.current()).toBeUndefined();
    const { response } = await signUp(app, 'boss@example.org', code);
    expect(response.body.code).toBe('setupCodeWrong');
  });

  it('is the same at each start on one database, and differs on another', async () => {
    const [first, second] = [await createFreshApp(), await createFreshApp()];
    const code = await readCode(first);
    expect(code).toMatch(/^[\w-]{16}$/);
    expect(await readCode(first)).toBe(code);
    expect(await readCode(second)).not.toBe(code);
  });

  it('is replaced if it was sealed with another SECRET', async () => {
    const app = await createFreshApp();
    const code = await readCode(app);
    await app.database.write((trx) => trx.updateTable('setup_codes').set({ sealed: 'x' }).execute());
    const renewed = await readCode(app);
    expect(renewed).toMatch(/^[\w-]{16}$/);
    expect((await signUp(app, 'late@example.org', code)).response.status).toBe(403);
    expect((await signUp(app, 'boss@example.org', renewed)).response.status).toBe(200);
  });

  it('becomes free again after a process died during its sign-up', async () => {
    const app = await createFreshApp();
    const code = await readCode(app);
    const heldUntil = app.clock.now + 60_000;
    await app.database.write((trx) =>
      trx.updateTable('setup_codes').set({ held_until: heldUntil }).execute(),
    );
    expect((await signUp(app, 'soon@example.org', code)).response.status).toBe(403);
    app.clock.now = heldUntil;
    expect((await signUp(app, 'boss@example.org', code)).response.status).toBe(200);
  });

  it('ends with the first administrator, and stays ended after a demotion', async () => {
    const app = await createFreshApp();
    const code = await readCode(app);
    await signUp(app, 'boss@example.org', code);
    await app.database.write((trx) => trx.updateTable('profiles').set({ is_admin: 0 }).execute());
    expect((await signUp(app, 'late@example.org', code)).response.status).toBe(403);
    expect(await readCode(app)).not.toBe(code);
  });
});

describe('ADMIN_EMAIL', () => {
  it('grants nothing without the code, because it does not prove ownership of the address', async () => {
    const app = await createFreshApp('boss@example.org');
    const { me } = await signUp(app, 'boss@example.org');
    expect(me).toMatchObject({ isAdmin: false, role: 'user' });
  });

  it('grants the role to that address with the code, in any spelling', async () => {
    const app = await createFreshApp('boss@example.org');
    const { me } = await signUp(app, 'Boss@Example.org', await readCode(app));
    expect(me.isAdmin).toBe(true);
  });

  it('makes the code valid for no other address, and makes no account', async () => {
    const app = await createFreshApp('boss@example.org');
    const { response } = await signUp(app, 'other@example.org', await readCode(app));
    expect([response.status, response.body.code]).toEqual([403, 'setupCodeWrong']);
    expect(await app.database.read.selectFrom('user').select('id').execute()).toEqual([]);
  });
});

describe('a new user', () => {
  it('cannot request the role at sign-up', async () => {
    const app = await createFreshApp();
    for (const field of ['isAdmin', 'role', 'admin']) {
      const response = await app.visitor().post('/api/auth/sign-up/email', {
        email: 'a@example.org',
        password: 'plain-horse-battery',
        termsAccepted: true,
        [field]: true,
      });
      expect(response.body.details).toMatchObject([{ field, code: 'unknownField' }]);
    }
    expect(await listAdminEmails(app)).toEqual([]);
  });
});
