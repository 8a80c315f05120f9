import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOfMonth } from '#shared/calendar.ts';
import { MAX_IMPORT_ROWS_AT_ONCE } from '#shared/limits.ts';
import { isDeep } from '#shared/testing/scaled.ts';
import { closeServer, listen } from '#server/http/listen.ts';
import { readHousehold, readHouseholdTotals, type HouseholdTransaction } from '#server/testing/household.ts';
import { addedRow, importRows } from '#server/testing/import-rows.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';

const CLIENTS = 16;
/** Earlier transactions are imported, which is much faster than recording each. */
const FIRST_RECORDED_DAY = isDeep() ? '2025-01-01' : '2026-07-01';
const household = readHousehold();
const totals = readHouseholdTotals();

let app: TestApp;
let server: Server;
let cookie: string;

beforeAll(async () => {
  app = await createTestApp();
  server = await listen(app.app, { host: '127.0.0.1', port: 0 });
  const user = await app.signUp();
  cookie = user.cookieHeader();
  await importAll(
    user,
    household.filter(({ date }) => date < FIRST_RECORDED_DAY),
  );
  await recordAll(household.filter(({ date }) => date >= FIRST_RECORDED_DAY));
}, 300_000);

afterAll(async () => {
  await closeServer(server);
  await app.close();
});

async function importAll(user: TestClient, transactions: readonly HouseholdTransaction[]): Promise<void> {
  const rows = transactions.map((each, at) => addedRow(at + 1, { category: undefined, ...each }));
  for (let at = 0; at < rows.length; at += MAX_IMPORT_ROWS_AT_ONCE)
    await importRows(user, rows.slice(at, at + MAX_IMPORT_ROWS_AT_ONCE));
}

async function recordAll(transactions: readonly HouseholdTransaction[]): Promise<void> {
  const queue = [...transactions];
  const recordNext = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { type, ...body } = next;
      const response = await send(type === 'income' ? '/api/v1/incomes' : '/api/v1/expenses', body);
      if (response.status !== 201)
        throw new Error(`Refused: ${JSON.stringify(next)} ${await response.text()}`);
      await response.text();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, recordNext));
}

async function send(path: string, body?: unknown): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { cookie, origin: TEST_ORIGIN, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
}

async function readSummary(from: string, to: string) {
  return (await (await send(`/api/v1/summary?from=${from}&to=${to}`)).json()) as {
    income: number;
    expenses: number;
    categories: { name: string; value: number }[];
    daily: unknown[];
  };
}

async function readTotal(kind: 'expenses' | 'incomes', from: string, to: string): Promise<number> {
  const response = (await (await send(`/api/v1/${kind}/total?from=${from}&to=${to}`)).json()) as {
    total: number;
  };
  return response.total;
}

describe('the totals of ten years of a household, imported and recorded over HTTP, are exact to the cent', () => {
  it('for all years together', async () => {
    const all = await readSummary('2016-01-01', '2026-12-31');
    expect([all.income, all.expenses]).toEqual([totals.income, totals.expenses]);
  });

  it('for each year', async () => {
    for (const [year, sums] of Object.entries(totals.byYear)) {
      const actual = await readSummary(`${year}-01-01`, `${year}-12-31`);
      expect([year, actual.income, actual.expenses]).toEqual([year, sums.income, sums.expenses]);
    }
  });

  it('for each month, in the summary and in the totals of each type', async () => {
    for (const [month, sums] of Object.entries(totals.byMonth)) {
      const [from, to] = [`${month}-01`, endOfMonth(`${month}-01`)];
      const actual = await readSummary(from, to);
      expect([month, actual.income, actual.expenses]).toEqual([month, sums.income, sums.expenses]);
      expect([month, await readTotal('incomes', from, to)]).toEqual([month, sums.income]);
      expect([month, await readTotal('expenses', from, to)]).toEqual([month, sums.expenses]);
    }
  });

  it('for each category of expense', async () => {
    const all = await readSummary('2016-01-01', '2026-12-31');
    const actual = Object.fromEntries(all.categories.map(({ name, value }) => [`expense:${name}`, value]));
    const expected = Object.entries(totals.byCategory).filter(([key]) => key.startsWith('expense:'));
    expect(actual).toEqual(Object.fromEntries(expected));
  });

  it('for each category of income, from the transactions themselves', async () => {
    const sums = new Map<string, bigint>();
    let cursor: string | null = '';
    while (cursor !== null) {
      const response = await send(`/api/v1/incomes?limit=100${cursor ? `&cursor=${cursor}` : ''}`);
      const page = (await response.json()) as {
        items: { category: string; amount: number }[];
        nextCursor: string | null;
      };
      for (const { category, amount } of page.items) {
        const cents = BigInt(amount.toFixed(2).replace('.', ''));
        sums.set(category, (sums.get(category) ?? 0n) + cents);
      }
      cursor = page.nextCursor;
    }
    for (const [category, cents] of sums) {
      expect([category, Number(cents) / 100]).toEqual([category, totals.byCategory[`income:${category}`]]);
    }
    expect(sums.size).toBe(Object.keys(totals.byCategory).filter((key) => key.startsWith('income:')).length);
  });
});

describe('the size of a summary', () => {
  it('is under 8 kB for a month', async () => {
    const response = await send('/api/v1/summary?from=2026-03-01&to=2026-03-31');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(8_000);
  });

  it('is under 40 kB compressed for ten years with every day filled', async () => {
    const response = await send('/api/v1/summary?from=2016-01-01&to=2025-12-31');
    // fetch has unpacked the body; the header shows that it was compressed.
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const text = await response.text();
    expect((JSON.parse(text) as { daily: unknown[] }).daily).toHaveLength(3653);
    expect(gzipSync(text).byteLength).toBeLessThan(40_000);
  });
});
