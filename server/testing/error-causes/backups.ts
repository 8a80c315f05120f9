import { rmSync, writeFileSync } from 'node:fs';
import { runSql } from '#server/testing/run-sql.ts';
import { asAdmin, asAdminAfter, EXPENSES, transaction, type ErrorCases } from './cause.ts';

const BACKUPS = '/api/v1/admin/backups';

export const backups = {
  backupFailed: [
    500,
    'The backup failed. Nothing was saved.',
    asAdminAfter('drop table page_views', (admin) => admin.post(BACKUPS)),
  ],
  backupTotalsUnequal: [
    500,
    'No backup was created: the totals in the database do not match its transactions.',
    asAdmin(async (admin, app) => {
      await admin.post(EXPENSES, transaction);
      await runSql(app.database, 'update user_totals set expense_minor = expense_minor + 1');
      return await admin.post(BACKUPS);
    }),
  ],
  backupNotWritable: [
    500,
    'No backup was created: the server cannot write to its backup folder.',
    asAdmin(async (admin, app) => {
      rmSync(app.backupFolder, { recursive: true });
      writeFileSync(app.backupFolder, '');
      return await admin.post(BACKUPS);
    }),
  ],
  backupUnderWay: [
    409,
    'A backup is already being created.',
    asAdmin(async (admin) => {
      // Opens the connections of the pool, which PostgreSQL is slow to give under load.
      await Promise.all([1, 2, 3, 4].map(() => admin.get(BACKUPS)));
      const responses = await Promise.all([admin.post(BACKUPS), admin.post(BACKUPS)]);
      return responses.toSorted((a, b) => b.status - a.status)[0] ?? (await admin.get(BACKUPS));
    }),
  ],
  backupNotFound: [
    404,
    'This backup does not exist.',
    asAdmin((admin) => admin.get(`${BACKUPS}/2020-01-01T00-00-00-000Z`)),
  ],
  backupDeleteFailed: [
    500,
    'Failed to delete the backup.',
    asAdmin(async (admin, app) => {
      const { id } = (await admin.post(BACKUPS)).body as { id: string };
      await runSql(app.database, 'drop table audit_log');
      return await admin.delete(`${BACKUPS}/${id}`);
    }),
  ],
} satisfies ErrorCases;
