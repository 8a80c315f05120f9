import { uuidv7 } from 'uuidv7';
import { MAX_RECURRING_TRANSFERS, MAX_SOURCES } from '#shared/limits.ts';
import {
  addedRow,
  IMPORTS,
  importRows,
  newSource,
  SOURCES,
  startImport,
} from '#server/testing/import-rows.ts';
import {
  addRecurringTransfer,
  newRecurringTransfer,
  RECURRING_TRANSFERS,
} from '#server/testing/recurring-transfers.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { addAccount, newTransfer, TRANSFERS } from '#server/testing/transfers.ts';
import { asUserAfter, asUser, type ErrorCases } from './cause.ts';

const RESTORE = '/api/v1/me/restore';
const newRestore = (currency = 'EUR') => ({
  id: uuidv7(),
  exportedAt: '2026-11-01T10:00:00.000Z',
  currency,
});

export const imports = {
  importIdConflict: [
    409,
    'Another account or import already has this id.',
    asUser(async (user) => {
      const source = newSource();
      await user.post(SOURCES, source);
      return await user.post(SOURCES, { ...source, name: 'Other' });
    }),
  ],
  sourceNotFound: [
    404,
    'This account does not exist.',
    asUser((user) => user.delete(`${SOURCES}/${uuidv7()}`)),
  ],
  tooManySources: [
    409,
    'You have reached the limit of accounts. Delete one first.',
    asUser(async (user) => {
      for (let n = 0; n < MAX_SOURCES; n++) await user.post(SOURCES, newSource());
      return await user.post(SOURCES, newSource());
    }),
  ],
  sourceSaveFailed: [
    500,
    'Failed to save the account.',
    asUserAfter('drop table sources', (user) => user.post(SOURCES, newSource())),
  ],
  transferNotFound: [
    404,
    'This transfer does not exist.',
    asUser((user) => user.delete(`${TRANSFERS}/${uuidv7()}`)),
  ],
  transferSaveFailed: [
    500,
    'Failed to save the transfer.',
    asUser(async (user, app) => {
      const account = await addAccount(user);
      await runSql(app.database, 'drop table transfers');
      return await user.post(TRANSFERS, newTransfer(account, null));
    }),
  ],
  tooManyRecurringTransfers: [
    409,
    'You have reached the limit of recurring transfers. Delete one first.',
    asUser(async (user) => {
      const account = await addAccount(user);
      for (let n = 0; n < MAX_RECURRING_TRANSFERS; n++) await addRecurringTransfer(user, account, null);
      return await user.post(RECURRING_TRANSFERS, newRecurringTransfer(account, null));
    }),
  ],
  importNotFound: [404, 'This import does not exist.', asUser((user) => user.get(`${IMPORTS}/${uuidv7()}`))],
  importNotOpen: [
    409,
    'This import is already finished or undone.',
    asUser(async (user) => {
      const id = await startImport(user);
      await user.post(`${IMPORTS}/${id}/finish`);
      return await user.post(`${IMPORTS}/${id}/rows`, { rows: [addedRow(1)] });
    }),
  ],
  tooManyImportedRows: [
    409,
    'This installation does not allow that many imported rows per account.',
    asUser(async (user, app) => {
      const id = await startImport(user);
      await runSql(app.database, 'update imports set added = 200000');
      return await user.post(`${IMPORTS}/${id}/rows`, { rows: [addedRow(1)] });
    }),
  ],
  importFailed: [
    500,
    'Failed to save the import.',
    asUser(async (user, app) => {
      const id = await startImport(user);
      await runSql(app.database, 'drop table import_entries');
      return await user.post(`${IMPORTS}/${id}/rows`, { rows: [addedRow(1)] });
    }),
  ],
  importUndoFailed: [
    500,
    'Failed to undo the import.',
    asUser(async (user, app) => {
      const id = await importRows(user, [addedRow(1)]);
      await runSql(app.database, 'drop table import_entries');
      return await user.delete(`${IMPORTS}/${id}`);
    }),
  ],
  restoreNotEmpty: [
    409,
    'An export can only be restored into an account without data.',
    asUser(async (user) => {
      await user.post(SOURCES, newSource());
      return await user.post(RESTORE, newRestore());
    }),
  ],
  restoreNotFound: [
    404,
    'This restore is not in progress.',
    asUser((user) => user.post(`${RESTORE}/rows`, { id: uuidv7() })),
  ],
  restoreCurrencyDiffers: [
    409,
    'Set the currency of your profile to the currency of the export first.',
    asUser(async (user) => {
      const restore = newRestore('JPY');
      await user.post(RESTORE, restore);
      return await user.post(`${RESTORE}/rows`, { id: restore.id });
    }),
  ],
  restoreFailed: [
    500,
    'Failed to restore the data.',
    asUserAfter('drop table restores', (user) => user.post(RESTORE, newRestore())),
  ],
} satisfies ErrorCases;
