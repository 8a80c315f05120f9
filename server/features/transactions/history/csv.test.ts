import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { readFile } from '#shared/import/read-file.ts';
import { createProgram, storeToken } from '#server/testing/access-tokens.ts';
import { anyCategory } from '#server/testing/any-category.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { runSql } from '#server/testing/run-sql.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { streamTransactions } from './list.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CSV = '/api/v1/transactions.csv';

async function download(user: TestClient, query = '') {
  const response = await user.get(`${CSV}?${query}`);
  expect(response.status).toBe(200);
  const rows = parse(response.body, {
    bom: true,
    relax_quotes: false,
    delimiter: findSeparator(response.body),
  });
  const [header = [], ...others] = rows;
  const transactions = others.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])));
  return { response, transactions };
}

/** Finds the separator in the first line. */
function findSeparator(csv: string): string {
  return /[,;]/.exec(csv)?.[0] ?? '';
}

const NASTY = ['a "quoted" one', 'comma, semicolon; tab', 'Ñandú 🦄', "apostrophe's", '  ', '""', '1,5'];

describe('the CSV of the history', () => {
  it('has every transaction, in order, with exact amounts', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const expected: Record<string, string>[] = [];
    for (const [n, description] of NASTY.filter((text) => text.trim() !== '').entries()) {
      const amount = [0.1, 25.5, 999_999_999_999.99, 7, 0.01, 1234.5][n] ?? 1;
      const date = `2026-11-0${n + 1}`;
      await user.post('/api/v1/expenses', { description, amount, category: 'food', date });
      expected.unshift({
        Date: date,
        Type: 'Expense',
        Description: description,
        Category: 'Food',
        Amount: amount.toFixed(2),
        Currency: 'EUR',
      });
    }
    await user.post('/api/v1/incomes', { description: 'Pay', amount: 1850, date: '2026-11-30' });
    expected.unshift({ Date: '2026-11-30', Type: 'Income', Category: 'Uncategorized', Amount: '1850.00' });
    expect((await download(user)).transactions).toMatchObject(expected);
  });

  it('has a byte order mark, lines as in RFC 4180, and the user’s day in its name', async () => {
    app.clock.now = Date.parse('2026-10-31T12:00:00Z');
    const user = await app.signUp({ timeZone: 'Pacific/Kiritimati' });
    await user.post('/api/v1/expenses', { description: 'Tea', amount: 1, date: '2026-10-31' });
    const response = await app.app.request(CSV, {
      headers: { cookie: [...user.cookies].map((pair) => pair.join('=')).join('; ') },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="saldo-transactions-2026-11-01.csv"',
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString('utf8');
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('is in Spanish for a user whose language is Spanish', async () => {
    const user = await app.signUp({ language: 'es', currency: 'JPY' });
    const body = { description: 'Regalo', amount: 1200, category: 'gift', date: '2026-11-20' };
    await user.post('/api/v1/incomes', body);
    const { response, transactions } = await download(user);
    const words = { Tipo: 'Ingreso', Descripción: 'Regalo', Categoría: 'Regalos' };
    expect(transactions).toMatchObject([{ Fecha: '2026-11-20', ...words, Importe: '1200', Moneda: 'JPY' }]);
    expect(response.headers.get('content-disposition')).toContain('saldo-movimientos-');
  });

  it.each([
    ['es', 'EUR', ['0.1', '1234.56', '1234', '999999999.99'], ';', '1234,56'],
    ['es', 'KWD', ['7', '1.234', '12345.678', '0.005'], ';', '7,000'],
    ['es', 'JPY', ['7', '1234', '1200500'], ';', '1234'],
    ['es', 'MXN', ['0.1', '1234.56', '1234'], ',', '1234.56'],
    ['en', 'EUR', ['0.1', '1234.56', '1234'], ',', '1234.56'],
    ['en', 'KWD', ['7', '1.234', '12345.678'], ',', '7.000'],
  ] as const)('in %s with %s reads back in an import', async (...format) => {
    const [language, currency, amounts, separator, written] = format;
    const user = await app.signUp({ language, currency, timeZone: 'UTC' });
    for (const [n, amount] of amounts.entries()) {
      const fields = { description: NASTY[n], amount: Number(amount), tags: ['a', 'b'] };
      await user.post(n % 2 === 0 ? '/api/v1/expenses' : '/api/v1/incomes', {
        ...fields,
        date: '2026-11-20',
      });
    }
    const csv = (await user.get(`${CSV}?sort=oldest`)).body as string;
    expect([findSeparator(csv), csv.includes(`${separator}${written}${separator}`)]).toEqual([
      separator,
      true,
    ]);
    for (const reader of LANGUAGES) {
      const readCount = await readFile(new TextEncoder().encode(csv), { currency, language: reader });
      expect(readCount.questions).toEqual([]);
      const movements = readCount.statements.flatMap((each) => each.movements);
      expect(movements.map(({ amount }) => Number(amount)).toSorted((a, b) => a - b)).toEqual(
        amounts.map((amount, n) => (n % 2 === 0 ? -1 : 1) * Number(amount)).toSorted((a, b) => a - b),
      );
      expect(movements.every(({ tags, date }) => tags.join() === 'a,b' && date === '2026-11-20')).toBe(true);
    }
  });

  it('has commas and decimal points for programs in every language', async () => {
    const user = await app.signUp({ language: 'es', currency: 'EUR' });
    await user.post('/api/v1/expenses', { description: 'Té', amount: 2.5, date: '2026-11-20' });
    const { uid } = (await user.get('/api/v1/me')).body;
    const program = createProgram(app, await storeToken(app, uid, 'read'));
    const [header, line] = ((await program.get(CSV)).body as string).split('\r\n');
    expect(header).toContain('Fecha,Tipo');
    expect(line).toContain(',2.50,EUR');
    expect((await user.get(CSV)).body).toContain(';2,50;EUR');
  });

  it('has only the transactions that the search finds, or only a header if it finds none', async () => {
    const user = await app.signUp();
    for (const [description, amount] of [
      ['Café', 3],
      ['Coffee', 5],
      ['Cafetera', 40],
    ] as const) {
      await user.post('/api/v1/expenses', { description, amount, date: '2026-11-20' });
    }
    const { transactions } = await download(user, 'q=cafe&sort=largest');
    expect(transactions.map(({ Description }) => Description)).toEqual(['Cafetera', 'Café']);
    expect((await download(user, 'q=nothing')).transactions).toEqual([]);
  });

  it.each(['=HYPERLINK("https://evil.example")', '+1+1', '-2+3', '@SUM(A1)', '=cmd|"/c calc"!A0'])(
    'makes the formula %s harmless',
    async (description) => {
      const user = await app.signUp();
      await user.post('/api/v1/expenses', { description, amount: 1, date: '2026-11-20' });
      expect((await download(user)).transactions[0]?.['Description']).toBe(`'${description}`);
    },
  );

  it('returns an error instead of sending half a file', async () => {
    const brokenApp = await createTestApp();
    const user = await brokenApp.signUp();
    await runSql(brokenApp.database, 'drop table transactions');
    const response = await user.get(CSV);
    expect([response.status, response.body.code]).toEqual([500, 'fetchFailed']);
    expect(response.headers.get('content-disposition')).toBeNull();
    await brokenApp.close();
  });
});

describe('the stream of transactions', () => {
  it('has each transaction exactly once during other writes', async () => {
    const user = await app.signUp();
    const { uid, currency } = (await user.get('/api/v1/me')).body;
    await insertMany(uid, 1_700);
    const streamedIds: string[] = [];
    const owner = { userId: uid, currency, language: 'en' } as const;
    for await (const { id, description } of streamTransactions(
      { db: app.database.read, readCategories: anyCategory },
      owner,
    )) {
      if (description === 'kept') streamedIds.push(id);
      if (streamedIds.length % 400 !== 0) continue;
      await user.post('/api/v1/expenses', { description: 'new', amount: 1, date: '2026-06-15' });
      await user.post('/api/v1/transactions/delete', { ids: [id] });
    }
    expect([streamedIds.length, new Set(streamedIds).size]).toEqual([1_700, 1_700]);
  });

  it('lets other requests run between two batches', async () => {
    const user = await app.signUp();
    const { uid, currency } = (await user.get('/api/v1/me')).body;
    await insertMany(uid, 2_000);
    let countBefore: number | undefined;
    let readCount = 0;
    setImmediate(() => {
      countBefore = readCount;
    });
    const owner = { userId: uid, currency, language: 'en' } as const;
    for await (const _ of streamTransactions({ db: app.database.read, readCategories: anyCategory }, owner))
      readCount++;
    expect(readCount).toBe(2_000);
    expect(countBefore).toBeLessThan(2_000);
  });
});

async function insertMany(uid: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    user_id: uid,
    id: `01932f4e-8c00-7abc-8def-${String(n).padStart(12, '0')}`,
    type: 'expense' as const,
    description: 'kept',
    amount_minor: 100,
    category: 'food',
    date: `2026-0${1 + (n % 9)}-11`,
    created_at: 0,
    updated_at: 0,
  }));
  for (let start = 0; start < count; start += 500) {
    const batch = rows.slice(start, start + 500);
    await app.database.write((trx) => trx.insertInto('transactions').values(batch).execute());
  }
}
