import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgram, storeToken } from '#server/testing/access-tokens.ts';
import { goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function record(account: object = {}): Promise<TestClient> {
  app.clock.now = Date.now();
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC', ...account });
  await goTo(app, '2026-11-21');
  const add = async (path: string, body: object) =>
    expect((await user.post(`/api/v1/${path}`, body)).status).toBe(201);
  const name = '@cmd|calc';
  const { id } = (await user.post('/api/v1/categories', { type: 'expense', name })).body;
  await add('expenses', { description: '=HYPERLINK("x")', amount: 20.5, date: '2026-11-02', category: id });
  await add('expenses', { description: '-2+3', amount: 7, date: '2026-10-02', category: 'food' });
  await add('incomes', { description: 'Salary', amount: 10, date: '2026-11-02', category: 'salary' });
  return user;
}

/** Returns the lines of a file without its byte order mark. */
async function readLines(user: TestClient, path: string): Promise<string[]> {
  const { status, headers, body } = await user.get(`/api/v1/reports/${path}`);
  expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'text/csv; charset=utf-8']);
  return (body as string).replace('\uFEFF', '').trim().split('\r\n');
}

it('each report has a file, in which descriptions are no formulas and amounts may be negative', async () => {
  const user = await record();
  expect(await readLines(user, 'month.csv?month=2026-11')).toEqual([
    'Type,Category,2026-11-01 – 2026-11-30,2026-11-01 – 2026-11-21,2026-10-01 – 2026-10-21,2025-11-01 – 2025-11-21,Currency',
    "Expense,'@cmd|calc,20.50,20.50,0.00,,EUR",
    'Income,Salary,10.00,10.00,0.00,,EUR',
    'Expense,Food,0.00,0.00,7.00,,EUR',
    'Income,,10.00,10.00,0.00,,EUR',
    'Expenses,,20.50,20.50,7.00,,EUR',
    'Balance,,-10.50,-10.50,-7.00,,EUR',
  ]);
  expect(await readLines(user, 'months.csv?from=2026-10&to=2026-11')).toEqual([
    'Type,Category,2026-10,2026-11,Total,Average,Currency',
    'Income,Salary,0.00,10.00,10.00,0.00,EUR',
    'Income,Total,0.00,10.00,10.00,0.00,EUR',
    "Expense,'@cmd|calc,0.00,20.50,20.50,0.00,EUR",
    'Expense,Food,7.00,0.00,7.00,7.00,EUR',
    'Expenses,Total,7.00,20.50,27.50,7.00,EUR',
    'Balance,Total,-7.00,-10.50,-17.50,-7.00,EUR',
  ]);
  expect(await readLines(user, 'savings.csv?from=2026-10&to=2026-11')).toEqual([
    'Month,Income,Expenses,Balance,Savings rate (%),12-month savings rate (%),Currency',
    '2026-10,0.00,7.00,-7.00,,,EUR',
    '2026-11 (in progress),10.00,20.50,-10.50,-105.0,,EUR',
    'Total,10.00,27.50,-17.50,-175.0,,EUR',
  ]);
  const periods = 'from=2026-11-01&to=2026-11-30&otherFrom=2026-10-01&otherTo=2026-10-31';
  const compared = await readLines(user, `compare.csv?${periods}`);
  expect(compared.slice(3, 6)).toEqual([
    'Total,Balance,,-10.50,-7.00,-3.50,EUR',
    "Category,Expense,'@cmd|calc,20.50,0.00,20.50,EUR",
    'Category,Income,Salary,10.00,0.00,10.00,EUR',
  ]);
  expect(compared).toContain('Merchant,Expense,"\'=HYPERLINK(""x"")",20.50,0.00,20.50,EUR');
  expect(compared).toContain("Merchant,Expense,'-2+3,0.00,7.00,-7.00,EUR");
  const year = await readLines(user, 'year.csv?year=2026');
  expect(year).toEqual([
    'By,Name,Date,Income,Expenses,Balance,Savings rate (%),Transactions,Days,Currency',
    'Month,2026-10,,0.00,7.00,-7.00,,,,EUR',
    'Month,2026-11,,10.00,20.50,-10.50,,,,EUR',
    'Total,2026,,10.00,27.50,-17.50,-175.0,3,51,EUR',
    'Days without expenses,2026,,,,,,,49,EUR',
    "Category,'@cmd|calc,,,20.50,,,,,EUR",
    'Category,Food,,,7.00,,,,,EUR',
    'Merchant,"\'=HYPERLINK(""x"")",,,20.50,,,1,,EUR',
    "Merchant,'-2+3,,,7.00,,,1,,EUR",
    'Weekday,Monday,,,20.50,,,,7,EUR',
    'Weekday,Tuesday,,,0.00,,,,7,EUR',
    'Weekday,Wednesday,,,0.00,,,,7,EUR',
    'Weekday,Thursday,,,0.00,,,,7,EUR',
    'Weekday,Friday,,,7.00,,,,8,EUR',
    'Weekday,Saturday,,,0.00,,,,8,EUR',
    'Weekday,Sunday,,,0.00,,,,7,EUR',
    'Largest expense of a merchant,"\'=HYPERLINK(""x"")",2026-11-02,,20.50,,,,,EUR',
    "Largest expense of a merchant,'-2+3,2026-10-02,,7.00,,,,,EUR",
  ]);
  expect((await user.patch('/api/v1/me', { firstDayOfWeek: 6 })).status).toBe(200);
  const weekdays = (await readLines(user, 'year.csv?year=2026')).filter((line) => line.startsWith('Weekday'));
  expect([weekdays[0], weekdays[1]]).toEqual([
    'Weekday,Saturday,,,0.00,,,,8,EUR',
    'Weekday,Sunday,,,0.00,,,,7,EUR',
  ]);
  expect((await readLines(user, 'calendar.csv?month=2026-11'))[2]).toBe('2026-11-02,10.00,20.50,2,EUR');
  expect(await readLines(user, 'merchants.csv?from=2026-11-01&to=2026-11-30')).toEqual([
    'Merchant,Type,Amount,Transactions,First in the period,Last in the period,Currency',
    '"\'=HYPERLINK(""x"")",Expense,20.50,1,2026-11-02,2026-11-02,EUR',
  ]);
});

it('each file is in the language of the user and has the decimals of the currency', async () => {
  const user = await record({ language: 'es', currency: 'KWD' });
  const [header, first] = await readLines(user, 'merchants.csv?from=2026-10-01&to=2026-10-31');
  expect(header).toBe('Comercio;Tipo;Importe;Movimientos;Primero del periodo;Último del periodo;Moneda');
  expect(first).toBe("'-2+3;Gasto;7,000;1;2026-10-02;2026-10-02;KWD");
  const savings = await readLines(user, 'savings.csv?from=2026-10&to=2026-11');
  expect(savings.at(-1)).toBe('Total;10,000;27,500;-17,500;-175,0;;KWD');
  const { uid } = (await user.get('/api/v1/me')).body;
  const program = createProgram(app, await storeToken(app, uid, 'read'));
  const { body } = await program.get('/api/v1/reports/savings.csv?from=2026-10&to=2026-11');
  expect(body).toContain('Total,10.000,27.500,-17.500,-175.0,,KWD');
  const paths = ['month.csv?month=2026-08', 'year.csv?year=2026', 'savings.csv?from=2026-01&to=2026-11'];
  const days = 'from=2026-10-01&to=2026-10-31';
  paths.push(`merchants.csv?${days}`, `compare.csv?${days}&otherFrom=2026-09-01&otherTo=2026-09-05`);
  paths.push('calendar.csv?month=2026-08', 'months.csv?from=2026-10&to=2026-10');
  const fileNames: string[] = [];
  for (const path of paths) {
    const { headers } = await user.get(`/api/v1/reports/${path}`);
    fileNames.push(headers.get('content-disposition')?.replace('attachment; filename=', '') ?? '');
  }
  expect(fileNames).toEqual([
    '"saldo-mes-2026-08.csv"',
    '"saldo-resumen-anual-2026.csv"',
    '"saldo-ahorro-2026-01_2026-11.csv"',
    '"saldo-comercios-2026-10.csv"',
    '"saldo-comparacion-2026-10_2026-09-01_2026-09-05.csv"',
    expect.stringMatching(/-2026-08\.csv"$/),
    expect.stringMatching(/-2026-10\.csv"$/),
  ]);
});
