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
  const answer = await visitor.post('/api/auth/sign-up/email', {
    email,
    password: 'plain-horse-battery',
    termsAccepted: true,
    setupCode,
  });
  return { answer, me: (await visitor.get('/api/v1/me')).body };
}

async function emailsOfAdmins(app: TestApp): Promise<string[]> {
  const rows = await app.database.read
    .selectFrom('profiles')
    .select('email')
    .where('is_admin', '=', 1)
    .execute();
  return rows.map((row) => row.email);
}

describe('the setup code', () => {
  it('makes the sign-up that brings it the administrator, and is spent then', async () => {
    const app = await createFreshApp();
    expect(await app.setupCode.isOpen()).toBe(true);
    const { answer, me } = await signUp(app, 'boss@example.org', app.setupCode.code);
    expect(answer.status).toBe(200);
    expect(me).toMatchObject({ isAdmin: true, role: 'admin', unreadNotifications: 1 });
    expect(await app.setupCode.isOpen()).toBe(false);

    const second = await signUp(app, 'late@example.org', app.setupCode.code);
    expect([second.answer.status, second.answer.body.code]).toEqual([403, 'setupCodeWrong']);
    expect(await emailsOfAdmins(app)).toEqual(['boss@example.org']);
  });

  it.each(['wrong', '', 'ñ'])('that is not right makes no account (%j)', async (code) => {
    const app = await createFreshApp();
    const { answer } = await signUp(app, 'guess@example.org', code);
    expect([answer.status, answer.body.code]).toEqual([403, 'setupCodeWrong']);
    expect(answer.body.error).toBe('The setup code is not valid.');
    expect(await app.database.read.selectFrom('user').selectAll().execute()).toEqual([]);
    expect(await app.setupCode.isOpen()).toBe(true);
  });

  it('is worth nothing to a second of two sign-ups at once', async () => {
    const app = await createFreshApp();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => signUp(app, `boss-${n}@example.org`, app.setupCode.code)),
    );
    const statuses = answers.map(({ answer }) => answer.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 403, 403, 403, 403]);
    expect(await emailsOfAdmins(app)).toHaveLength(1);
    expect(await app.database.read.selectFrom('user').select('id').execute()).toHaveLength(1);
  });

  it('stays good when the sign-up that brought it fails', async () => {
    const app = await createFreshApp();
    await app.signUp({ email: 'taken@example.org' });
    const failed = await signUp(app, 'taken@example.org', app.setupCode.code);
    expect(failed.answer.status).toBe(422);
    expect(await emailsOfAdmins(app)).toEqual([]);
    const { me } = await signUp(app, 'boss@example.org', app.setupCode.code);
    expect(me.isAdmin).toBe(true);
  });

  it('is refused once there is an administrator by another way', async () => {
    const app = await createFreshApp();
    const user = await app.signUp();
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ is_admin: 1 }).where('email', '=', user.email).execute();
    });
    expect(await app.setupCode.isOpen()).toBe(false);
    const { answer } = await signUp(app, 'boss@example.org', app.setupCode.code);
    expect(answer.body.code).toBe('setupCodeWrong');
  });

  it('is another one at each start', async () => {
    const [first, second] = [await createFreshApp(), await createFreshApp()];
    expect(first.setupCode.code).not.toBe(second.setupCode.code);
    expect(first.setupCode.code).toMatch(/^[\w-]{16}$/);
  });
});

describe('ADMIN_EMAIL', () => {
  it('alone grants nothing: the address is not proof of ownership', async () => {
    const app = await createFreshApp('boss@example.org');
    const { me } = await signUp(app, 'boss@example.org');
    expect(me).toMatchObject({ isAdmin: false, role: 'user' });
  });

  it('with the code grants the role to that address, however it is written', async () => {
    const app = await createFreshApp('boss@example.org');
    const { me } = await signUp(app, 'Boss@Example.org', app.setupCode.code);
    expect(me.isAdmin).toBe(true);
  });

  it('refuses the code to every other address, and makes no account', async () => {
    const app = await createFreshApp('boss@example.org');
    const { answer } = await signUp(app, 'other@example.org', app.setupCode.code);
    expect([answer.status, answer.body.code]).toEqual([403, 'setupCodeWrong']);
    expect(await app.database.read.selectFrom('user').select('id').execute()).toEqual([]);
  });
});

describe('a user', () => {
  it('cannot ask for the role at sign-up', async () => {
    const app = await createFreshApp();
    for (const field of ['isAdmin', 'role', 'admin']) {
      const answer = await app.visitor().post('/api/auth/sign-up/email', {
        email: 'a@example.org',
        password: 'plain-horse-battery',
        termsAccepted: true,
        [field]: true,
      });
      expect(answer.body.details).toMatchObject([{ field, code: 'unknownField' }]);
    }
    expect(await emailsOfAdmins(app)).toEqual([]);
  });
});
