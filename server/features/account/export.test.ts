import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountExport } from '#shared/contract/account.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const EXPORT = '/api/v1/me/export';
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);

/** Descriptions with quotes, separators, starts of formulas and characters beyond ASCII. */
const DESCRIPTIONS = [
  'Café “con leche”, 2 × 1,50',
  'say "hi"; then go',
  '=HYPERLINK("https://evil.example")',
  '+34 600 000 000',
  '-1 and -2',
  '@SUM(A1)',
  "it's, fine",
  '漢字 🦄',
];

async function addTransactions(user: TestClient): Promise<void> {
  for (const [index, description] of DESCRIPTIONS.entries()) {
    const path = index % 2 === 0 ? '/api/v1/expenses' : '/api/v1/incomes';
    const date = `2026-11-${String(10 + (index % 3)).padStart(2, '0')}`;
    await user.post(path, { description, amount: index + 0.5, date });
  }
}

async function readTransactions(user: TestClient) {
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  return await app.database.read
    .selectFrom('transactions')
    .select(['user_id', 'id', 'type', 'description', 'amount_minor', 'category', 'date'])
    .select(['created_at', 'updated_at'])
    .where('user_id', '=', uid)
    .execute();
}

describe('the download as JSON', () => {
  it('has the profile, the photo and every stored transaction of the user', async () => {
    const user = await app.signUp({ language: 'es', currency: 'EUR' });
    await addTransactions(user);
    await user.send('PUT', '/api/v1/me/photo', PNG, { 'content-type': 'image/png' });
    const response = await user.get(EXPORT);
    const exported = AccountExport.parse(response.body);
    expect(exported.profile).toEqual((await user.get('/api/v1/me')).body);
    expect(exported.photo).toEqual({ type: 'image/png', base64: Buffer.from(PNG).toString('base64') });
    expect(exported.exportedAt).toBe(new Date(app.clock.now).toISOString());
    const stored = await readTransactions(user);
    expect(exported.records).toHaveLength(DESCRIPTIONS.length);
    expect(
      exported.records.map((transaction) => ({
        user_id: transaction.userId,
        id: transaction.id,
        type: transaction.type,
        description: transaction.description,
        amount_minor: Math.round(transaction.amount * 100),
        category: transaction.category,
        date: transaction.date,
        created_at: Date.parse(transaction.createdAt),
        updated_at: Date.parse(transaction.updatedAt),
      })),
    ).toEqual(expect.arrayContaining(stored));
  });

  it('contains each transaction once, even if the server reads them in several batches', async () => {
    const user = await app.signUp();
    const ids = await addManyTransactions(user, app);
    const { records } = (await user.get(EXPORT)).body as { records: { id: string }[] };
    expect(records.map(({ id }) => id).toSorted()).toEqual(ids);
  });

  it('breaks off on a failure, and so never looks complete', async () => {
    const failingApp = await createTestApp();
    const user = await failingApp.signUp();
    await addManyTransactions(user, failingApp);
    const cookie = user.cookieHeader();
    const response = await failingApp.app.request(EXPORT, { headers: { cookie } });
    await runSql(failingApp.database, 'drop table transactions');
    await expect(response.text()).rejects.toThrow();
    await failingApp.close();
  });

  async function addManyTransactions(user: TestClient, testApp: TestApp): Promise<string[]> {
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const ids = Array.from({ length: 5001 }, (_, index) => `id-${String(index).padStart(5, '0')}`);
    await testApp.database.write(async (trx) => {
      for (const [index, id] of ids.entries()) {
        const date = `2026-10-${String(1 + (index % 28)).padStart(2, '0')}`;
        const times = { created_at: 1, updated_at: 1 };
        const row = {
          user_id: uid,
          id,
          description: id,
          amount_minor: 100,
          category: 'food',
          date,
          ...times,
        };
        await trx
          .insertInto('transactions')
          .values({ ...row, type: 'expense' })
          .execute();
      }
    });
    return ids;
  }

  it('contains no hash, no token and nothing of other users', async () => {
    const [ana, luis] = [await app.signUp(), await app.signUp()];
    await addTransactions(luis);
    const text = JSON.stringify((await ana.get(EXPORT)).body);
    const secrets = [
      ...(await app.database.read.selectFrom('session').select('token as secret').execute()),
      ...(await app.database.read.selectFrom('account').select('password as secret').execute()),
    ];
    expect(secrets.length).toBeGreaterThan(1);
    for (const { secret } of secrets) expect(text).not.toContain(secret);
    expect(text).not.toContain(luis.email);
    expect(text).not.toContain('HYPERLINK');
  });

  it('is a file named after the day in the user’s time zone', async () => {
    const user = await app.signUp({ timeZone: 'Pacific/Kiritimati' });
    app.clock.now = Date.parse('2026-11-21T12:00:00Z');
    const { headers } = await user.get(EXPORT);
    expect(headers.get('content-disposition')).toBe('attachment; filename="saldo-2026-11-22.json"');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is possible before the terms are accepted', async () => {
    const user = await app.signUp();
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ terms_accepted: 0 }).where('email', '=', user.email).execute();
    });
    expect((await user.get(EXPORT)).body.profile.termsAccepted).toBe(false);
  });
});

describe('the download as CSV', () => {
  it('contains every transaction, is marked as UTF-8, and has no formula', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    await addTransactions(user);
    const cookie = user.cookieHeader();
    const response = await app.app.request(`${EXPORT}?format=csv`, { headers: { cookie } });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="saldo-[\d-]+\.csv"$/);
    const content = Buffer.from(await response.arrayBuffer());
    expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);

    const rows = parse<Record<string, string>>(content, { bom: true, columns: true });
    const stored = await readTransactions(user);
    const escapeFormula = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text);
    expect(rows).toHaveLength(stored.length);
    expect(rows).toEqual(
      expect.arrayContaining(
        stored.map((row) =>
          expect.objectContaining({
            Date: row.date,
            Type: row.type === 'expense' ? 'Expense' : 'Income',
            Description: escapeFormula(row.description),
            Category: 'Uncategorized',
            Amount: (row.amount_minor / 100).toFixed(2),
            Currency: 'EUR',
          }),
        ),
      ),
    );
    for (const field of rows.flatMap((row) => Object.values(row))) expect(field).not.toMatch(/^[=+\-@\t]/);
  });

  it('writes amounts with the decimals of the currency', async () => {
    for (const [currency, amount, expected] of [
      ['JPY', 1234, '1234'],
      ['KWD', 1.5, '1.500'],
    ] as const) {
      const user = await app.signUp({ currency });
      await user.post('/api/v1/expenses', { description: 'Tea', amount, date: '2026-11-20' });
      const { body } = await user.get(`${EXPORT}?format=csv`);
      expect(body).toContain(`,${expected},${currency},`);
    }
  });
});

it('the download refuses formats other than `json` and `csv`', async () => {
  const user = await app.signUp();
  for (const format of ['xml', '', 'JSON', 'csv%00']) {
    expect((await user.get(`${EXPORT}?format=${format}`)).status).toBe(400);
  }
});
