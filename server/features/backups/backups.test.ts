import { rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { getHealth } from '#shared/contract/system-settings.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';

const BACKUPS = '/api/v1/admin/backups';
const HOUR_MS = 60 * 60_000;

let app: TestApp;
let admin: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await signUpAdmin(app);
});
afterEach(() => app.close());

async function listIds(): Promise<string[]> {
  const { items } = (await admin.get(BACKUPS)).body as { items: { id: string }[] };
  return items.map(({ id }) => id);
}

async function readHealth(): Promise<OutputOf<typeof getHealth>> {
  return (await admin.get('/api/v1/admin/health')).body as OutputOf<typeof getHealth>;
}

async function findBackupJob() {
  return (await readHealth()).jobs.find(({ name }) => name === 'backup');
}

/** Downloads a backup as a browser does, and returns its content. */
async function download(id: string): Promise<Buffer> {
  const cookie = admin.cookieHeader();
  const response = await app.app.request(`${BACKUPS}/${id}`, { headers: { cookie } });
  expect(response.headers.get('content-type')).toBe('application/gzip');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="saldo-${id}.backup.gz"`);
  return Buffer.from(await response.arrayBuffer());
}

describe('a backup', () => {
  it('can be made and downloaded by an administrator, and restores everything elsewhere', async () => {
    const user = await signUpUser(app);
    await user.post('/api/v1/expenses', { description: 'Pan', amount: 2.5, date: '2026-01-01' });
    const backup = await admin.post(BACKUPS);
    expect([backup.status, backup.body]).toEqual([
      201,
      {
        id: backup.body.id,
        createdAt: new Date(app.clock.now).toISOString(),
        bytes: expect.any(Number),
        isEncrypted: false,
      },
    ]);
    expect(await listIds()).toEqual([backup.body.id]);
    const bytes = await download(backup.body.id);
    expect(bytes.length).toBe(backup.body.bytes);
    expect(gunzipSync(bytes).toString().split('\n', 1)[0]).toContain('saldo-backup');

    const folder = makeTestFolder('restore');
    const file = join(folder, 'downloaded.gz');
    writeFileSync(file, bytes);
    const otherApp = await createTestApp();
    await restoreBackup({ database: otherApp.database, file, replace: false, now: () => otherApp.clock.now });
    const again = otherApp.visitor();
    const account = { email: user.email, password: 'plain-horse-battery' };
    expect((await again.post('/api/auth/sign-in/email', account)).status).toBe(200);
    const { items } = (await again.get('/api/v1/expenses')).body as { items: unknown[] };
    expect(items).toMatchObject([{ description: 'Pan', amount: 2.5 }]);
    await otherApp.close();
    rmSync(folder, { recursive: true });
  });

  it('does not start while another backup is running', async () => {
    // Opens the connections of the pool first, since PostgreSQL opens them slowly under load.
    await Promise.all([1, 2, 3, 4].map(() => admin.get(BACKUPS)));
    const responses = await Promise.all([admin.post(BACKUPS), admin.post(BACKUPS)]);
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('backupUnderWay');
    expect(await listIds()).toHaveLength(1);
  });

  it('can be deleted; a path as its id neither reads nor deletes', async () => {
    const { id } = (await admin.post(BACKUPS)).body as { id: string };
    for (const path of ['..%2F..%2Fsecret', '%2e%2e', `${id}%2F..`, '2020-01-01T00-00-00-000Z']) {
      for (const method of ['GET', 'DELETE']) {
        const { status } = await admin.send(method, `${BACKUPS}/${path}`);
        expect([path, [400, 404].includes(status)]).toEqual([path, true]);
      }
    }
    expect(await listIds()).toEqual([id]);
    expect((await admin.delete(`${BACKUPS}/${id}`)).status).toBe(200);
    expect(await listIds()).toEqual([]);
    const responseAfterDeletion = await admin.get(`${BACKUPS}/${id}`);
    expect([responseAfterDeletion.status, responseAfterDeletion.body.code]).toEqual([404, 'backupNotFound']);
  });

  it('is audited when it is made, downloaded and deleted', async () => {
    const { id } = (await admin.post(BACKUPS)).body as { id: string };
    await download(id);
    await admin.delete(`${BACKUPS}/${id}`);
    const rows = await app.database.read
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'target_id'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual(
      ['backupMade', 'backupDownloaded', 'backupDeleted'].map((action) => ({
        action,
        actor_id: admin.uid,
        target_id: id,
      })),
    );
  });

  it('appears in the health panel', async () => {
    await admin.post(BACKUPS);
    const { body } = await admin.get('/api/v1/admin/health');
    expect(body.lastBackupAt).toBe(new Date(app.clock.now).toISOString());
  });
});

it('no backup is due for an installation without accounts', async () => {
  const emptyApp = await createTestApp();
  await changeSettings(emptyApp, { backupSchedule: 'daily' });
  expect(await emptyApp.backups.isDue()).toBe(false);
  await emptyApp.signUp();
  expect(await emptyApp.backups.isDue()).toBe(true);
  await emptyApp.close();
});

describe('the schedule', () => {
  it.each([
    ['daily', 24],
    ['weekly', 7 * 24],
  ] as const)('makes a backup %s, and no sooner', async (backupSchedule, hours) => {
    await admin.patch('/api/v1/admin/settings', { backupSchedule: 'off' });
    await app.jobs.runDue();
    expect(await listIds()).toHaveLength(0);
    await admin.patch('/api/v1/admin/settings', { backupSchedule });
    app.clock.now += HOUR_MS;
    await app.jobs.runDue();
    expect(await listIds()).toHaveLength(1);
    app.clock.now += (hours / 2) * HOUR_MS;
    await app.jobs.runDue();
    expect((await app.backups.list()).items.length).toBe(1);
    app.clock.now += (hours / 2) * HOUR_MS;
    await app.jobs.runDue();
    expect((await app.backups.list()).items.length).toBe(2);
  });

  it('is daily on SQLite and off on PostgreSQL by default, and off if an administrator chooses so', async () => {
    await app.jobs.runDue();
    expect(await listIds()).toHaveLength(app.database.engine === 'sqlite' ? 1 : 0);
    await admin.patch('/api/v1/admin/settings', { backupSchedule: 'off' });
    app.clock.now += 3 * 24 * HOUR_MS;
    const before = await listIds();
    await app.jobs.runDue();
    expect(await listIds()).toEqual(before);
  });

  it('records a successful run only if it made a backup', async () => {
    await admin.patch('/api/v1/admin/settings', { backupSchedule: 'off' });
    await app.jobs.runDue();
    expect(await findBackupJob()).toBeUndefined();
    await admin.patch('/api/v1/admin/settings', { backupSchedule: 'daily' });
    const madeAt = new Date(app.clock.now).toISOString();
    await app.jobs.runDue();
    app.clock.now += HOUR_MS;
    await app.jobs.runDue();
    expect(await findBackupJob()).toMatchObject({ finishedAt: madeAt, isFailed: false, isSkipped: false });
  });

  it('skips a backup if less than three times the size of the last one is free', async () => {
    await admin.patch('/api/v1/admin/settings', { backupSchedule: 'daily' });
    await app.jobs.runDue();
    const [id = ''] = await listIds();
    const { bavail, bsize } = statfsSync(app.backupFolder);
    // A sparse file takes no space.
    truncateSync(join(app.backupFolder, `saldo-${id}.backup.gz`), Math.ceil((bavail * bsize) / 2));
    app.clock.now += 24 * HOUR_MS;
    await app.jobs.runDue();
    expect(await listIds()).toEqual([id]);
    expect(await findBackupJob()).toMatchObject({ isFailed: false, isSkipped: true });
    expect((await readHealth()).isBackupLate).toBe(false);
    app.clock.now += 25 * HOUR_MS;
    expect((await readHealth()).isBackupLate).toBe(true);
  });

  it('keeps the newest backups, as many as the setting says', async () => {
    await admin.patch('/api/v1/admin/settings', { backupsKept: 2 });
    const backupIds: string[] = [];
    for (let count = 0; count < 4; count++) {
      app.clock.now += 60_000;
      backupIds.push((await admin.post(BACKUPS)).body.id);
    }
    expect(await listIds()).toEqual(backupIds.slice(2).toReversed());
  });
});
