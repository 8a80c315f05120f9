import { expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { getHealth } from '#shared/contract/system-settings.ts';
import { systemSettings } from '#shared/i18n/en/system-settings.ts';
import { HealthCard } from './health-card.tsx';
import { renderSettings } from './testing/render-settings.tsx';

type Health = OutputOf<typeof getHealth>;

const AT = '2026-11-20T06:00:00.000Z';
const RUN = { name: 'backup', startedAt: AT, finishedAt: AT, isFailed: false, isSkipped: false };
const HEALTH: Health = {
  version: '0.1.0',
  startedAt: AT,
  node: '24.0.0',
  database: { engine: 'sqlite', version: '3', bytes: 1 },
  jobs: [RUN],
  backupSchedule: 'daily',
  lastBackupAt: AT,
  isBackupLate: false,
  isBackupCopyMissing: false,
  isRestoreTrialFailed: false,
  mail: { isOn: false, waiting: 0, failed: 0 },
};
const { health: texts } = systemSettings;

const read = (changes: Partial<Health>) => renderSettings(<HealthCard />, { ...HEALTH, ...changes });

it('the health panel warns of a backup that is too old or missing, and only then', async () => {
  expect(await read({})).not.toContain('role="status"');
  expect(await read({ isBackupLate: true })).toContain(texts.lateBackup);
  expect(await read({ isBackupLate: true, lastBackupAt: null })).toContain(texts.missingBackup);
});

it('the health panel warns of a backup that is not in the second folder', async () => {
  expect(await read({})).not.toContain(texts.missingCopy);
  expect(await read({ isBackupCopyMissing: true })).toContain(texts.missingCopy);
});

it('the health panel warns of a failed trial restore', async () => {
  expect(await read({})).not.toContain(texts.failedTrial);
  expect(await read({ isRestoreTrialFailed: true })).toContain(texts.failedTrial);
});

it('the health panel names each job', async () => {
  for (const [name, text] of Object.entries(texts.names)) {
    expect(await read({ jobs: [{ ...RUN, name }] })).toContain(`>${text}<`);
  }
});

it('a backup job is done, skipped, or not listed while automatic backups are off', async () => {
  expect(await read({})).toContain(texts.fine);
  const skipped = await read({ jobs: [{ ...RUN, isSkipped: true }] });
  expect(skipped).toContain(texts.skipped);
  expect(skipped).not.toContain(texts.fine);
  expect(await read({ backupSchedule: 'off' })).not.toContain(texts.fine);
});
