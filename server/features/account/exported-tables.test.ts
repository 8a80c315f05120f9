import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLE_NAMES, TABLES, type TableName } from '#server/database/tables.ts';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { addedRow, importRows } from '#server/testing/import-rows.ts';
import { insertMarkedRow, MARKED_NUMBER, readColumns } from '#server/testing/marked-rows.ts';
import { storePremiumRequest } from '#server/testing/premium.ts';
import { addPlans } from '#server/testing/plans-of-user.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { addRecurringTransfer } from '#server/testing/recurring-transfers.ts';
import { startConversation } from '#server/testing/support.ts';
import { addAccount, addStatement, addTransfer } from '#server/testing/transfers.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  user = await signUpUser(app, { name: 'Ana Pérez' });
  await user.post('/api/v1/expenses', { description: 'Café', amount: 2.5, date: '2026-11-20' });
  await user.post('/api/v1/categories', { type: 'expense', name: 'Gatos' });
  const mistake = await user.post('/api/v1/incomes', {
    description: 'Mistake',
    amount: 1,
    date: '2026-11-20',
  });
  await user.delete(`/api/v1/incomes/${mistake.body.id}`);
  await importRows(user, [addedRow(1)]);
  const card = await addAccount(user);
  await addTransfer(user, card, null, { note: 'Two\n“lines”' });
  await addRecurringTransfer(user, card, null, { note: 'Each\n“month”' });
  await addStatement(user, card);
  await addPlans(app, user);
  await startConversation(user, { subject: 'My bank', text: 'It fails.' });
  await storePremiumRequest(app, user.uid, 'For the “household”\nplease');
  await user.send('PUT', '/api/v1/me/photo', PNG, { 'content-type': 'image/png' });
});
afterAll(() => app.close());

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
const MARK = 'canary';

type Row = Record<string, unknown>;

/** A value of a row that the export must contain, by table. */
const TO_EXPORTED_VALUE: Partial<Record<TableName, (row: Row) => unknown>> = {
  profiles: (row) => row['display_name'],
  presence: (row) => new Date(Number(row['last_seen'])).toISOString(),
  photos: (row) => row['content'],
  transactions: (row) => row['description'],
  deleted_transactions: (row) => row['description'],
  categories: (row) => row['name'],
  sources: (row) => row['id'],
  imports: (row) => row['file_name'],
  transfers: (row) => row['note'],
  recurring_transfers: (row) => row['note'],
  source_statements: (row) => row['source_id'],
  import_entries: (row) => row['text'],
  recurring: (row) => row['description'],
  recurring_occurrences: (row) => row['day'],
  recurring_decisions: (row) => row['key'],
  notice_decisions: (row) => row['key'],
  budgets: (row) => row['category'],
  goals: (row) => row['name'],
  goal_entries: (row) => row['id'],
  support_conversations: (row) => row['subject'],
  support_messages: (row) => row['text'],
  premium_requests: (row) => row['message'],
};

async function readExport(): Promise<Record<string, unknown>> {
  return (await user.get('/api/v1/me/export')).body as Record<string, unknown>;
}

describe('the download as JSON', () => {
  it('contains a row of each exported table, in the part that the list of tables names', async () => {
    const { format: _, version: _version, exportedAt: _at, ...parts } = await readExport();
    const exported = TABLE_NAMES.flatMap((table) => {
      const definition = TABLES[table];
      return 'exportedAs' in definition ? [{ table, part: definition.exportedAs }] : [];
    });
    expect([...new Set(exported.map(({ part }) => part))].toSorted()).toEqual(Object.keys(parts).toSorted());
    expect(exported.map(({ table }) => table).toSorted()).toEqual(Object.keys(TO_EXPORTED_VALUE).toSorted());
    for (const { table, part } of exported) {
      const [row] = await runSql(app.database, `select * from ${table} where user_id = '${user.uid}'`);
      const value = JSON.stringify(TO_EXPORTED_VALUE[table]?.(row as Row));
      expect([table, JSON.stringify(parts[part]).includes(value)]).toEqual([table, true]);
    }
  });

  it('contains nothing of any other table', async () => {
    const others = (await readColumns(app.database)).filter(({ table }) => !('exportedAs' in TABLES[table]));
    for (const columns of others) {
      const { key, owner } = TABLES[columns.table];
      const hasOneRowPerUser = key.length === 1 && key[0] === owner;
      if (hasOneRowPerUser) {
        await runSql(app.database, `delete from "${columns.table}" where "${owner}" = '${user.uid}'`);
      }
      await insertMarkedRow(app.database, columns, { userId: user.uid, mark: MARK });
    }
    const text = JSON.stringify(await readExport());
    expect(text).toContain('Café');
    expect(text.match(new RegExp(`[\\w.]+ of ${MARK}|${MARKED_NUMBER}`, 'g'))).toBeNull();
  });
});
