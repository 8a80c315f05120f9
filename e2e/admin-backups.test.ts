import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { backups as backupsEn } from '#shared/i18n/en/backups.ts';
import { ADMIN_ERRORS } from '#shared/errors/administration.ts';
import { adminErrors } from '#shared/i18n/es/admin-errors.ts';
import { backups as backupsEs } from '#shared/i18n/es/backups.ts';
import { systemSettings as settingsEn } from '#shared/i18n/en/system-settings.ts';
import { systemSettings as settingsEs } from '#shared/i18n/es/system-settings.ts';
import { inDepth } from '#shared/testing/depth.ts';
import { TODAY } from './testing/day.ts';
import { visitAsAdmin } from './testing/admins.ts';
import { runStatement } from './testing/broken-database.ts';
import { recordOverHttp } from './testing/people.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { findGroup, openSettings } from './testing/settings-screen.ts';

const browser = await openBrowser();
const server = await openServer();

describe('a backup', () => {
  test.each(
    inDepth([
      ['es', settingsEs, backupsEs, adminErrors.backupTotalsUnequal],
      ['en', settingsEn, backupsEn, ADMIN_ERRORS.backupTotalsUnequal[1]],
    ] as const),
  )(
    'that fails shows the reason at its button until a backup succeeds (%s)',
    async (language, settings, backups, reason) => {
      const { context, page } = await visitAsAdmin(browser, server, { language });
      await page.goto('/admin/system-settings');
      const data = page.getByRole('region', { name: settings.groups.data, exact: true });
      const date = TODAY;
      await recordOverHttp(context, server.url, 'expense', { description: 'Pan', amount: 2, date });
      const shiftTotals = (by: number) =>
        runStatement(server, 'update user_totals set expense_minor = expense_minor + @by', { by });
      expect(shiftTotals(1)).toBeGreaterThan(0);
      await data.getByRole('button', { name: backups.make }).click();
      await data.getByRole('alert').getByText(reason).waitFor();
      shiftTotals(-1);
      await data.getByRole('button', { name: backups.make }).click();
      await data.getByRole('button', { name: backups.delete }).waitFor();
      await expect.poll(() => data.getByRole('alert').count()).toBe(0);
      await data.getByRole('button', { name: backups.delete }).click();
      await page.getByRole('dialog').getByRole('button', { name: backups.delete }).click();
      await data.getByText(backups.none).waitFor();
      await context.close();
    },
  );

  test('is made, downloaded completely, and deleted after a question', async () => {
    const { context, page } = await visitAsAdmin(browser, server);
    await openSettings(page);
    const data = findGroup(page, 'data');
    await data.getByText(backupsEn.none).waitFor();
    await data.getByRole('button', { name: backupsEn.make }).click();
    const link = data.getByRole('link', { name: /Download the backup of/ });
    await link.waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toMatch(/^saldo-[\dTZ-]+\.backup\.gz$/);
    const lines = gunzipSync(await readFile(await file.path())).toString();
    expect(lines).toContain('"format":"saldo-backup"');

    await data.getByRole('button', { name: /Delete the backup of/ }).click();
    const question = page.getByRole('dialog', { name: backupsEn.question });
    await question.getByRole('button', { name: backupsEn.delete }).click();
    await data.getByText(backupsEn.none).waitFor();
    await context.close();
  });
});
