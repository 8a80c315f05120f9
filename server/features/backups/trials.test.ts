import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listBackups } from '#shared/contract/backups.ts';
import { createBackup } from '#server/backup/create.ts';
import { tryRestore } from '#server/backup/trial.ts';
import { signUpAdmin, type TestUser } from '#server/testing/admins.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';
import { rewriteArchive } from '#server/testing/rewrite-archive.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
let admin: TestUser;
let logged: string[];
async function open(options: Parameters<typeof createTestApp>[0] = {}): Promise<void> {
  logged = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  app = await createTestApp({ log, ...options });
  admin = await signUpAdmin(app);
  await admin.post('/api/v1/expenses', { description: 'Coffee', amount: 2.5, date: '2026-11-19' });
  await admin.patch('/api/v1/admin/settings', { backupSchedule: 'off' });
  expect((await admin.post('/api/v1/admin/backups')).status).toBe(201);
  app.clock.now += HOUR_MS;
}
beforeEach(() => open());
afterEach(() => app.close());

async function readTrial() {
  const { body } = await admin.get('/api/v1/admin/backups');
  return (body as OutputOf<typeof listBackups>).lastTrial;
}

async function isFailed(): Promise<boolean> {
  const { body } = await admin.get('/api/v1/admin/health');
  return (body as { isRestoreTrialFailed: boolean }).isRestoreTrialFailed;
}

const backupFile = () => join(app.backupFolder, readdirSync(app.backupFolder)[0] ?? '');

/** Makes the last trial a week older, and says how long it took. */
async function pretend(durationMs: number): Promise<void> {
  const trial = {
    at: app.clock.now - 7 * DAY_MS,
    state: 'passed',
    reason: null,
    transactions: 1,
    durationMs,
  };
  const content = JSON.stringify(trial);
  await app.database.write(async (trx) => {
    await trx
      .insertInto('system_metrics')
      .values({ name: 'restore_trial', day: '', as_of: 0, content })
      .execute();
  });
}

describe('the weekly trial restore', () => {
  it('restores the newest backup into a temporary place, and says so', async () => {
    expect(await readTrial()).toBeNull();
    await app.jobs.runDue();
    const at = new Date(app.clock.now).toISOString();
    expect(await readTrial()).toEqual({
      at,
      state: 'passed',
      reason: null,
      transactions: 1,
      seconds: expect.any(Number),
    });
    expect(readdirSync(app.backupFolder)).toHaveLength(1);
    expect([await isFailed(), logged]).toEqual([false, []]);

    app.clock.now += 6 * DAY_MS;
    await app.jobs.runDue();
    expect((await readTrial())?.at).toBe(at);
    app.clock.now += DAY_MS;
    await app.jobs.runDue();
    expect((await readTrial())?.at).toBe(new Date(app.clock.now).toISOString());
  });

  it('opens an encrypted backup', async () => {
    await app.close();
    await open({ backupPassphrase: 'a long passphrase' });
    await app.jobs.runDue();
    expect(await readTrial()).toMatchObject({ state: 'passed', transactions: 1 });
  });

  it('warns of a backup that cannot be restored, removes what it made, and tries again the next day', async () => {
    const file = backupFile();
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length - 20));
    await app.jobs.runDue();
    expect(await readTrial()).toMatchObject({ state: 'failed', transactions: null });
    expect(readdirSync(app.backupFolder)).toHaveLength(1);
    expect([await isFailed(), logged]).toEqual([true, [expect.stringContaining('ends too early')]]);
    writeFileSync(file, whole);
    app.clock.now += DAY_MS;
    await app.jobs.runDue();
    expect([(await readTrial())?.state, await isFailed()]).toEqual(['passed', false]);
  });

  it('is skipped with a warning if the last one took over ten minutes', async () => {
    await pretend(10 * 60_000 + 1);
    await app.jobs.runDue();
    expect(await readTrial()).toMatchObject({ state: 'skipped', reason: 'duration', seconds: 600 });
    expect(logged).toEqual([expect.stringContaining('the trial restore was skipped')]);
    expect(await isFailed()).toBe(false);
  });

  it('is skipped with a warning where less than twice the size of the database is free', async () => {
    app.database.forProduct.facts = () => Promise.resolve({ version: '', bytes: Number.MAX_SAFE_INTEGER });
    await app.jobs.runDue();
    expect(await readTrial()).toMatchObject({ state: 'skipped', reason: 'space' });
    expect(logged).toEqual([expect.stringContaining('the trial restore was skipped')]);
  });

  it('compares what it restored with the file', async () => {
    const folder = makeTestFolder();
    const { file } = await createBackup({ database: app.database, folder, now: () => app.clock.now });
    const target = join(folder, 'one');
    expect(await tryRestore({ file, folder: target, passphrase: undefined })).toMatchObject({
      rows: { transactions: 1 },
    });
    const changed = join(folder, 'changed.gz');
    rewriteArchive(file, changed, {
      batch: (batch) => (batch.table === 'user_totals' ? { ...batch, rows: [] } : batch),
    });
    await expect(
      tryRestore({ file: changed, folder: join(folder, 'two'), passphrase: undefined }),
    ).rejects.toThrow(/totals/);
    rmSync(folder, { recursive: true });
  });
});
