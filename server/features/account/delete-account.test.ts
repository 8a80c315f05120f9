import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const ME = '/api/v1/me';
const PASSWORD = 'plain-horse-battery';
const transaction = { description: 'Coffee', amount: 2, date: '2026-11-20' };

type User = TestClient & { email: string };

async function deleteAccount(user: User, changes: object = {}) {
  return await user.delete(ME, { password: PASSWORD, confirm: user.email, ...changes });
}

async function makeAdmins(users: readonly User[], columns: object = {}): Promise<void> {
  await app.database.write(async (trx) => {
    const emails = users.map(({ email }) => email);
    await trx
      .updateTable('profiles')
      .set({ is_admin: 1, ...columns })
      .where('email', 'in', emails)
      .execute();
  });
}

async function readAllRows(): Promise<string> {
  const tables = await app.database.identity.introspection.getTables();
  const rows = await Promise.all(tables.map(({ name }) => runSql(app.database, `select * from "${name}"`)));
  return JSON.stringify(rows);
}

describe('deleting the account', () => {
  it('ends every session, clears the cookie and lets nobody sign in again', async () => {
    const user = await app.signUp();
    const other = app.visitor();
    await other.post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });
    const cookie = user.cookieHeader();
    const response = await deleteAccount(user);
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    expect(user.cookies.size).toBe(0);
    expect((await app.visitor().get(ME, { cookie })).body.code).toBe('notAuthenticated');
    expect((await other.get(ME)).body.code).toBe('notAuthenticated');
    const again = await app
      .visitor()
      .post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });
    expect([again.status, again.body.code]).toEqual([401, 'invalidCredentials']);
  });

  it('frees the address for a new account, which has nothing of the old one', async () => {
    const user = await app.signUp();
    await user.post('/api/v1/expenses', transaction);
    await deleteAccount(user);
    const again = await app.signUp({ email: user.email });
    expect((await again.get('/api/v1/expenses')).body.items).toEqual([]);
  });

  it('keeps the rows of all other users', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    await other.post('/api/v1/expenses', transaction);
    const before = (await other.get(ME)).body;
    await deleteAccount(user);
    expect((await other.get(ME)).body).toEqual(before);
    expect((await other.get('/api/v1/expenses')).body.items).toHaveLength(1);
  });

  it.each([
    [{ password: 'not this one' }, 'password', 'passwordWrong'],
    [{ password: '' }, 'password', 'required'],
    [{ confirm: 'somebody@example.org' }, 'confirm', 'confirmationWrong'],
    [{ confirm: 'yes' }, 'confirm', 'invalidEmail'],
    [{ confirm: undefined }, 'confirm', 'required'],
  ])('deletes nothing and names the field for %j', async (changes, field, code) => {
    const user = await app.signUp();
    const response = await deleteAccount(user, changes);
    expect([response.status, response.body.details]).toMatchObject([400, [{ field, code }]]);
    expect((await user.get(ME)).status).toBe(200);
  });

  it('accepts the address in any spelling', async () => {
    const user = await app.signUp({ email: 'ana@example.org' });
    expect((await deleteAccount(user, { confirm: ' Ana@Example.ORG ' })).status).toBe(200);
  });

  it('is possible before the terms are accepted', async () => {
    const user = await app.signUp();
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ terms_accepted: 0 }).execute();
    });
    expect((await deleteAccount(user)).status).toBe(200);
  });

  it('limits wrong passwords like a sign-in', async () => {
    const limitedApp = await createTestApp({
      limits: { failuresPerAccount: 2, failuresPerAddress: 100, signUpsPerAddress: 10 },
    });
    const user = await limitedApp.signUp();
    const statuses = [];
    for (let times = 0; times < 3; times++) {
      statuses.push((await deleteAccount(user, { password: 'not this one' })).status);
    }
    expect(statuses).toEqual([400, 400, 429]);
    await limitedApp.close();
  });

  it('leaves no transaction added at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const user = await app.signUp();
      const deletion = new AbortController();
      const adding = Array.from({ length: 8 }, async () => {
        while (!deletion.signal.aborted) await user.post('/api/v1/expenses', transaction);
      });
      const response = await deleteAccount(user);
      deletion.abort();
      await Promise.all(adding);
      expect(response.status).toBe(200);
    }
    for (const table of ['transactions', 'daily_totals', 'user_totals'] as const) {
      expect([table, await app.database.read.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
  });
});

describe('deleting an administrator’s account', () => {
  it('is refused for the only administrator', async () => {
    const admin = await app.signUp();
    await makeAdmins([admin]);
    const response = await deleteAccount(admin);
    expect([response.status, response.body.code]).toEqual([409, 'lastAdmin']);
    expect((await admin.get(ME)).body.isAdmin).toBe(true);
  });

  it('is refused if all other administrators are suspended', async () => {
    const [admin, suspended] = [await app.signUp(), await app.signUp()];
    await makeAdmins([admin]);
    await makeAdmins([suspended], { is_suspended: 1 });
    expect((await deleteAccount(admin)).body.code).toBe('lastAdmin');
  });

  it('keeps one of two administrators who delete their accounts at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const pair = [await app.signUp(), await app.signUp()];
      await makeAdmins(pair);
      const responses = await Promise.all(pair.map((admin) => deleteAccount(admin)));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
      await app.database.write(async (trx) => {
        await trx.updateTable('profiles').set({ is_admin: 0 }).execute();
      });
    }
  });
});

describe('a deleted account', () => {
  const CANARY = 'canary';
  const PHOTO = Uint8Array.of(
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...Buffer.from(CANARY.repeat(999)),
  );

  async function useAndDeleteAccount(): Promise<void> {
    const user = await app.signUp({ email: `${CANARY}@example.org`, name: `${CANARY} name` });
    await user.send('PUT', `${ME}/photo`, PHOTO, { 'content-type': 'image/png' });
    await app.database.write(async (trx) => {
      const city = `${CANARY} city`;
      await trx.updateTable('profiles').set({ city }).where('email', '=', user.email).execute();
    });
    for (let count = 0; count < 300; count++) {
      const description = `${CANARY} ${String(count).padStart(180, '.')}`;
      await user.post('/api/v1/expenses', { ...transaction, description });
    }
    const { items } = (await user.get('/api/v1/expenses')).body as { items: { id: string }[] };
    for (const { id } of items.slice(0, 20)) {
      await user.patch(`/api/v1/expenses/${id}`, { description: `${CANARY} edited` });
    }
    expect(await readAllRows()).toContain(CANARY);
    expect((await deleteAccount(user)).status).toBe(200);
  }

  it('leaves nothing in any table or in the files of SQLite', async () => {
    const stayer = await app.signUp();
    await stayer.post('/api/v1/expenses', transaction);
    await useAndDeleteAccount();
    expect(await readAllRows()).not.toContain(CANARY);
    const contents = await readSqliteFiles();
    if (app.database.engine === 'sqlite') expect(contents.includes(stayer.email)).toBe(true);
    for (const text of [CANARY, Buffer.from(CANARY.repeat(9)).toString('base64').slice(4, 20)]) {
      expect([text, contents.includes(text)]).toEqual([text, false]);
    }
  });

  async function readSqliteFiles(): Promise<Buffer> {
    if (app.database.engine !== 'sqlite') return Buffer.alloc(0);
    const [{ file }] = (await runSql(app.database, 'pragma database_list')) as [{ file: string }];
    const files = [file, `${file}-wal`, `${file}-journal`].filter((path) => existsSync(path));
    return Buffer.concat(files.map((path) => readFileSync(path)));
  }
});
