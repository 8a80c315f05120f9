import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseUser } from '#server/database/erase-user.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestPresence } from '#server/testing/test-presence.ts';
import { fillDisk } from '#server/testing/full-disk.ts';
import { createProfiles, type Profiles } from './profiles.ts';

let database: TestDatabase;
let profiles: Profiles;
let now: number;
let logged: { uid: string; email: string }[];
let logNewUser: (user: { uid: string; email: string }) => Promise<void>;
let notificationFailures: unknown[];

function createProfilesOn(testDatabase: TestDatabase): Profiles {
  return createProfiles({
    database: testDatabase.forProduct,
    now: () => now,
    premiumMode: () => 'everyone',
    readDefaults: () => Promise.resolve({ language: 'en', currency: 'EUR', timeZone: 'UTC' }),
    logNewUser: (user) => logNewUser(user),
    onNotificationFailed: (error) => notificationFailures.push(error),
    recordNewAdmin: () => Promise.resolve(),
    presence: createTestPresence(testDatabase.forProduct, () => now),
    onChange: () => undefined,
    isMailOn: () => false,
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  profiles = createProfilesOn(database);
});
afterAll(() => database.drop());
beforeEach(() => {
  now = Date.parse('2026-11-20T10:00:00Z');
  logged = [];
  notificationFailures = [];
  logNewUser = ({ uid, email }) => {
    logged.push({ uid, email });
    return Promise.resolve();
  };
});

/** Stores an account without a profile, as the identity library does, and returns it. */
async function newUser(fields: Record<string, unknown> = {}, testDatabase = database) {
  const uid = crypto.randomUUID();
  const email = `${uid}@example.org`;
  const times = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' };
  const account = { id: uid, name: '', email, emailVerified: 1 as const, image: null, ...times };
  await testDatabase.write(async (trx) => {
    await trx.insertInto('user').values(account).execute();
  });
  return { uid, email, ...fields };
}

describe('create profile', () => {
  it('stores the defaults, then logs the new user, then reads the profile back', async () => {
    const user = await newUser();
    expect(await profiles.create(user)).toMatchObject({
      uid: user.uid,
      email: user.email,
      displayName: user.uid,
      photoURL: null,
      city: null,
      country: null,
      termsAccepted: false,
      isAdmin: false,
      isSuspended: false,
      isOnline: true,
      lastSeen: '2026-11-20T10:00:00.000Z',
      createdAt: '2026-11-20T10:00:00.000Z',
    });
    expect(logged).toEqual([{ uid: user.uid, email: user.email }]);
  });

  it('names a user Usuario if their address has no text before the at sign', async () => {
    expect((await profiles.create(await newUser({ email: '@example.org' }))).displayName).toBe('Usuario');
  });

  it.each([
    [true, true],
    [false, false],
    ['true', false],
    [1, false],
    [null, false],
    [undefined, false],
    [{}, false],
  ])('takes the terms flag %j as %j: only true counts', async (termsAccepted, expected) => {
    expect((await profiles.create(await newUser({ termsAccepted }))).termsAccepted).toBe(expected);
  });

  it('succeeds even if the notification fails', async () => {
    const failure = new Error('no room');
    logNewUser = () => Promise.reject(failure);
    const user = await newUser();
    expect((await profiles.create(user)).uid).toBe(user.uid);
    expect(notificationFailures).toEqual([failure]);
  });

  it('makes one profile and one notification for several calls at the same moment', async () => {
    const user = await newUser();
    const created = await Promise.all([profiles.create(user), profiles.create(user), profiles.create(user)]);
    expect(new Set(created.map((profile) => profile.uid))).toEqual(new Set([user.uid]));
    expect(logged).toHaveLength(1);
  });

  it.each([[{ uid: '' }], [{ email: '' }]])('requires user id and e-mail (%j)', async (missing) => {
    await expect(profiles.create(await newUser(missing))).rejects.toThrow('User ID and email are required.');
  });
});

describe('ensure profile', () => {
  it('sets an existing profile online and stamps lastSeen and updatedAt', async () => {
    const user = await newUser({ displayName: 'Ana', photoURL: '/a.png' });
    const created = await profiles.create(user);
    await profiles.setOffline(user.uid);
    now += 60_000;
    const stamp = new Date(now).toISOString();
    expect(await profiles.ensure({ uid: user.uid, email: user.email })).toEqual({
      ...created,
      isOnline: true,
      lastSeen: stamp,
      updatedAt: stamp,
    });
    expect(logged).toHaveLength(1);
  });

  it('updates display name and photo when a new value differs, and stamps updatedAt', async () => {
    const user = await newUser({ displayName: 'Ana', photoURL: '/a.png' });
    await profiles.create(user);
    now += 60_000;
    const ensured = await profiles.ensure({ ...user, displayName: 'Ana María', photoURL: '/b.png' });
    const updatedAt = new Date(now).toISOString();
    expect(ensured).toMatchObject({ displayName: 'Ana María', photoURL: '/b.png', updatedAt });
  });

  it('adds a missing photo', async () => {
    const user = await newUser({ displayName: 'Ana' });
    await profiles.create(user);
    expect((await profiles.ensure({ ...user, photoURL: '/a.png' })).photoURL).toBe('/a.png');
  });

  it('keeps the stored values if the call has none or empty ones', async () => {
    const user = await newUser({ displayName: 'Ana', photoURL: '/a.png' });
    await profiles.create(user);
    for (const sent of [{}, { displayName: '', photoURL: '' }, { displayName: undefined }]) {
      const ensured = await profiles.ensure({ uid: user.uid, email: user.email, ...sent });
      expect(ensured).toMatchObject({ displayName: 'Ana', photoURL: '/a.png' });
    }
  });

  it('changes no other fields of the profile, even if the call has them', async () => {
    const user = await newUser({ termsAccepted: true, isAdmin: true, currency: 'USD' });
    await profiles.create(user);
    const ensured = await profiles.ensure({ ...user, termsAccepted: false, isAdmin: false, currency: 'EUR' });
    expect(ensured).toMatchObject({ termsAccepted: true, isAdmin: true, currency: 'USD' });
  });

  it('creates a missing profile with the defaults, and logs the new user', async () => {
    const user = await newUser();
    expect(await profiles.ensure(user)).toMatchObject({
      uid: user.uid,
      termsAccepted: false,
      city: null,
      country: null,
      isOnline: true,
    });
    expect(logged).toEqual([{ uid: user.uid, email: user.email }]);
  });

  it('refuses a user whose account has been deleted, and leaves nothing', async () => {
    const user = await newUser();
    await database.write((trx) => eraseUser(trx, user.uid));
    const ensured = profiles.ensure(user);
    await expect(ensured).rejects.toMatchObject({ code: 'notAuthenticated' });
    for (const table of ['profiles', 'presence', 'user_totals'] as const) {
      const rows = database.read.selectFrom(table).selectAll().where('user_id', '=', user.uid);
      expect([table, await rows.execute()]).toEqual([table, []]);
    }
  });

  it('requires a user id', async () => {
    await expect(profiles.ensure({ uid: '', email: 'a@example.org' })).rejects.toThrow(
      'User ID is required.',
    );
  });
});

describe('update user', () => {
  it('requires a user id', async () => {
    await expect(profiles.update('', {})).rejects.toThrow('User ID is required.');
  });

  it('reports a missing document after the update', async () => {
    await expect(profiles.update('nobody', { theme: 'dark' })).rejects.toThrow(
      'User document not found after update.',
    );
  });
});

describe('set offline', () => {
  it('stamps lastSeen of an existing document and otherwise does nothing', async () => {
    const user = await newUser();
    await profiles.create(user);
    now += 60_000;
    await profiles.setOffline(user.uid);
    expect(await profiles.require(user.uid)).toMatchObject({
      isOnline: false,
      lastSeen: new Date(now).toISOString(),
    });
    await profiles.setOffline('nobody');
    const rows = await database.read
      .selectFrom('presence')
      .select('user_id')
      .where('user_id', '=', 'nobody')
      .execute();
    expect(rows).toEqual([]);
  });

  it('requires a user id', async () => {
    await expect(profiles.setOffline('')).rejects.toThrow('User ID is required to set offline status.');
  });
});

describe('a call to the database', () => {
  it('fails with its own sentence if a statement fails', async () => {
    const broken = await createTestDatabase();
    const brokenProfiles = createProfilesOn(broken);
    const [user, other] = [await newUser({}, broken), await newUser({}, broken)];
    await brokenProfiles.create(user);
    await runSql(broken, 'alter table presence rename column is_online to gone');
    await expect(brokenProfiles.create(other)).rejects.toThrow('Failed to create user document.');
    await expect(brokenProfiles.ensure(user)).rejects.toThrow('Failed to ensure user document.');
    await expect(brokenProfiles.setOffline(user.uid)).rejects.toThrow('Failed to set user offline.');
    await broken.drop();
  });

  it('fails as not available if the database is closed', async () => {
    const away = await createTestDatabase();
    const brokenProfiles = createProfilesOn(away);
    const [user, other] = [await newUser({}, away), await newUser({}, away)];
    await brokenProfiles.create(user);
    await away.close();
    const calls = [
      () => brokenProfiles.create(other),
      () => brokenProfiles.ensure(user),
      () => brokenProfiles.setOffline(user.uid),
    ];
    for (const call of calls) {
      await expect(call()).rejects.toThrow('Database service is not available.');
    }
    await away.drop();
  });

  it('fails with its own sentence if the disk is full', async () => {
    const full = await createTestDatabase();
    const brokenProfiles = createProfilesOn(full);
    const users = await Promise.all(Array.from({ length: 200 }, () => newUser({}, full)));
    await fillDisk(full);
    const refusal = Promise.all(users.map((user) => brokenProfiles.create(user)));
    await expect(refusal).rejects.toThrow('The server’s disk is full. Nothing was saved.');
    await full.drop();
  });
});
