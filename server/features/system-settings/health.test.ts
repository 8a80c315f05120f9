import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { createSettingsApp, type SettingsApp } from '#server/testing/settings-app.ts';

let app: SettingsApp['app'];
let admin: SettingsApp['admin'];
beforeEach(async () => {
  ({ app, admin } = await createSettingsApp());
});
afterEach(() => app.close());

describe('the health panel', () => {
  it('shows version, database, jobs and mail', async () => {
    await admin.patch('/api/v1/admin/settings', { backupSchedule: 'off' });
    await app.jobs.runDue();
    const { body } = await admin.get('/api/v1/admin/health');
    expect(body).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.versions.node,
      database: { engine: app.database.engine, version: expect.stringMatching(/^\d+\./) },
      backupSchedule: 'off',
      lastBackupAt: null,
      isBackupLate: false,
      mail: { isOn: false, waiting: 0, failed: 0 },
    });
    expect(body.database.bytes).toBeGreaterThan(50_000);
    expect(body.jobs).toContainEqual({
      name: 'clean-up',
      startedAt: new Date(app.clock.now).toISOString(),
      finishedAt: new Date(app.clock.now).toISOString(),
      isFailed: false,
      isSkipped: false,
    });
  });

  it('has a name for every job in every language', async () => {
    await app.jobs.runDue();
    const { body } = await admin.get('/api/v1/admin/health');
    const jobs = body.jobs.map(({ name }: { name: string }) => name);
    expect(jobs).toContain('reminders');
    for (const { screens } of Object.values(TEXTS)) {
      expect(Object.keys(screens.systemSettings.health.names)).toEqual(expect.arrayContaining(jobs));
    }
  });
});
