import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';
import { connectDatabase } from './connect.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function forgetEverything(): Promise<void> {
  const tables = await database.identity.introspection.getTables({ withInternalKyselyTables: true });
  for (const { name } of tables) await database.identity.schema.dropTable(name).execute();
}

/** Opens a new file several times at the same time, as several processes would. */
async function startTogether(): Promise<PromiseSettledResult<unknown>[]> {
  const dataDir = makeTestFolder();
  const starts = await Promise.allSettled([1, 2, 3].map(() => connectDatabase({ dataDir })));
  for (const start of starts) if (start.status === 'fulfilled') await start.value.close();
  rmSync(dataDir, { recursive: true });
  return starts;
}

async function listMigrations(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.read,
  );
  return rows.map((row) => row.name);
}

describe('migration', () => {
  it('creates every table in an empty database', async () => {
    await forgetEverything();
    await migrate(database.identity);
    const tables = await database.identity.introspection.getTables();
    expect(tables.map((table) => table.name)).toEqual(
      expect.arrayContaining(['user', 'session', 'profiles', 'transactions', 'admin_notifications']),
    );
  });

  it('changes nothing when it runs again', async () => {
    const before = await listMigrations();
    await migrate(database.identity);
    expect(await listMigrations()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('succeeds for three programs that start at the same time', async () => {
    await forgetEverything();
    const starts =
      database.engine === 'postgres'
        ? await Promise.allSettled([1, 2, 3].map(() => migrate(database.identity)))
        : await startTogether();
    expect(starts.map((start) => (start.status === 'rejected' ? String(start.reason) : 'ready'))).toEqual([
      'ready',
      'ready',
      'ready',
    ]);
  });

  it('completes a migration that was interrupted', async () => {
    await sql`delete from kysely_migration`.execute(database.identity);
    await database.identity.schema.dropTable('admin_notifications').execute();
    await migrate(database.identity);
    expect(await database.read.selectFrom('admin_notifications').selectAll().execute()).toEqual([]);
  });

  it('refuses a database of a newer version, and leaves it unchanged', async () => {
    const before = await listMigrations();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', ${new Date().toISOString()})`.execute(
      database.identity,
    );
    await expect(migrate(database.identity)).rejects.toThrow(/newer version of Saldo/);
    expect(await listMigrations()).toEqual([...before, '9999-from-the-future']);
  });
});

describe('the migration that adds the search text', () => {
  it('computes it for existing transactions, also after an interruption', async () => {
    const transaction = {
      type: 'expense' as const,
      amount_minor: 1,
      category: 'food',
      date: '2026-11-20',
      created_at: 0,
      updated_at: 0,
    };
    const rows = Array.from({ length: 1_203 }, (_, n) => ({
      ...transaction,
      user_id: `user-${n % 3}`,
      id: `id-${String(n).padStart(5, '0')}`,
      description: `Café ${n}`,
    }));
    for (let start = 0; start < rows.length; start += 401) {
      await database.write((trx) =>
        trx
          .insertInto('transactions')
          .values(rows.slice(start, start + 401))
          .execute(),
      );
    }
    for (const undo of [
      'drop index transactions_by_day',
      'drop index transactions_by_amount',
      'alter table transactions drop column search_text',
      "delete from kysely_migration where name >= '0003'",
    ]) {
      await sql.raw(undo).execute(database.identity);
    }
    await migrate(database.identity);
    const texts = await database.read
      .selectFrom('transactions')
      .select('search_text')
      .distinct()
      .orderBy('search_text')
      .execute();
    expect(texts).toHaveLength(1_203);
    expect(texts[0]?.search_text).toBe('cafe 0');

    await sql`update transactions set search_text = '' where user_id = 'user-1'`.execute(database.identity);
    await sql`delete from kysely_migration where name >= '0003'`.execute(database.identity);
    await migrate(database.identity);
    const unfilledRows = await database.read
      .selectFrom('transactions')
      .select('id')
      .where('search_text', '=', '')
      .execute();
    expect(unfilledRows).toEqual([]);
  });
});

describe('the migration that adds the administration', () => {
  it('marks the addresses of existing users as confirmed', async () => {
    const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
    const user = { id: 'u-1', email: 'before@example.org', name: '', image: null, emailVerified: 0 } as const;
    await database.write(async (trx) => {
      await trx
        .insertInto('user')
        .values({ ...user, ...times })
        .execute();
    });
    await sql`delete from kysely_migration where name >= '0007'`.execute(database.identity);
    await migrate(database.identity);
    const storedRows = await database.read
      .selectFrom('user')
      .select('emailVerified')
      .where('id', '=', 'u-1')
      .execute();
    expect(storedRows).toEqual([{ emailVerified: 1 }]);
  });
});

describe('the migration that adds proofs', () => {
  const UNDO = [
    'alter table profiles drop column email_checked_at',
    'alter table session drop column proved_at',
    'alter table password_resets drop column is_mailed',
    "delete from kysely_migration where name >= '0009'",
  ];
  const PASSWORD = 'plain-horse-battery';

  it('removes the links and passwords of unconfirmed sign-ups, and no others', async () => {
    const app = await createTestApp({ database });
    const [confirmed, unconfirmed] = [await app.signUp(), await app.signUp()];
    const token = 'mailed-before-the-upgrade';
    const hash = createHash('sha256').update(token).digest('base64url');
    const { uid } = (await unconfirmed.get('/api/v1/me')).body as { uid: string };
    const times = { created_at: app.clock.now, expires_at: app.clock.now + 60_000, used_at: null };
    await database.write(async (trx) => {
      await trx.updateTable('user').set({ emailVerified: 0 }).where('id', '=', uid).execute();
      await trx
        .insertInto('email_verifications')
        .values({ token_hash: hash, user_id: uid, ...times })
        .execute();
      await trx
        .insertInto('repeated_sign_ups')
        .values({ user_id: uid, password: 'p', created_at: 1 })
        .execute();
    });
    for (const undo of UNDO) await sql.raw(undo).execute(database.identity);
    await migrate(database.identity);

    const { read } = database;
    const hashes = read.selectFrom('account').select('password').where('userId', '=', uid);
    expect(await hashes.execute()).toEqual([{ password: null }]);
    expect(await read.selectFrom('repeated_sign_ups').selectAll().execute()).toEqual([]);
    const confirmation = { token, password: PASSWORD, termsAccepted: true };
    const response = await app.visitor().post('/api/auth/verify-email', confirmation);
    expect(response.body.code).toBe('verificationExpired');
    const signIn = async ({ email }: { email: string }) =>
      (await app.visitor().post('/api/auth/sign-in/email', { email, password: PASSWORD })).status;
    expect([await signIn(unconfirmed), await signIn(confirmed)]).toEqual([401, 200]);
    await app.stop();
  });
});
