import type { BrowserContext } from 'playwright-core';
import { uuidv7 } from 'uuidv7';
import type { AccountExport } from '#shared/contract/account.ts';

const DAY = '2026-09-20';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Send = (method: string, path: string, data?: object | Buffer) => Promise<{ id: string }>;

/** Returns a function that sends requests for the signed-in user, and throws if they fail. */
function createSender({ request }: BrowserContext, url: string): Send {
  return async (method, path, data) => {
    const type = Buffer.isBuffer(data) ? { 'content-type': 'image/png' } : {};
    const response = await request.fetch(`${url}/api/v1${path}`, {
      method,
      headers: { origin: url, ...type },
      ...(data === undefined ? {} : { data }),
    });
    if (!response.ok()) throw new Error(`${method} ${path} failed: ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
}

/** Fills an account with at least one item of each list in its download. */
export async function fillAccount(context: BrowserContext, url: string): Promise<void> {
  const send = createSender(context, url);
  const add = async (amount: number, fields: object = {}, path = '/expenses') =>
    (
      await send('POST', path, {
        description: 'Café “con leche”',
        amount,
        date: DAY,
        category: 'food',
        ...fields,
      })
    ).id;
  await send('PATCH', '/me', { theme: 'dark', firstDayOfWeek: 0, timeZone: 'America/New_York' });
  await send('PUT', '/me/location', { city: 'Bogotá', country: 'CO' });
  await send('PUT', '/me/photo', Buffer.from(PIXEL, 'base64'));
  const { id: pets } = await send('POST', '/categories', {
    type: 'expense',
    name: 'Pets',
    icon: 'paw',
    colour: 'teal',
  });
  const { id: cats } = await send('POST', '/categories', { type: 'expense', name: 'Cats' });
  await send('PATCH', '/categories/food', { name: 'Supermercado' });
  await add(7.77, { category: cats });
  await send('POST', `/categories/${cats}/merge`, { into: pets });
  const manual = await add(25.5, { note: 'Two\nlines', tags: ['Casa', 'niño'] });
  await add(1_234.56, { category: 'salary' }, '/incomes');
  const parts = [10.1, 20.2].map((amount) => ({ id: uuidv7(), amount, category: 'health' }));
  await send('POST', '/transactions/group', {
    id: uuidv7(),
    type: 'expense',
    description: 'Mercado',
    date: DAY,
    amount: 30.3,
    parts,
  });
  await send('DELETE', `/expenses/${await add(3, { tags: ['gone'] })}`);
  await fillImports(send, manual);
}

/** Saves an import with added, joined and omitted rows, and an import that it undoes. */
async function fillImports(send: Send, manual: string): Promise<void> {
  const source = {
    name: 'Banco',
    kind: 'bank',
    accountHash: null,
    accountEnd: null,
    shape: null,
    answers: {},
  };
  const sourceId = uuidv7();
  await send('POST', '/sources', { id: sourceId, ...source });
  const toBank = (line: number) => ({
    key: String(line).padStart(22, 'k'),
    occurrence: 1,
    bankId: null,
    date: DAY,
    amount: -line,
    text: `LINE ${line}`,
  });
  const toAdded = (line: number) => {
    const transaction = { id: uuidv7(), type: 'expense', amount: line, description: 'Line', date: DAY };
    return { line, bank: toBank(line), outcome: 'added', transaction };
  };
  const save = async (rows: object[]) => {
    const id = uuidv7();
    await send('POST', '/imports', { id, sourceId, fileName: 'september.csv', format: 'csv' });
    await send('POST', `/imports/${id}/rows`, { rows });
    await send('POST', `/imports/${id}/finish`);
    return id;
  };
  const joined = { line: 2, bank: toBank(2), outcome: 'joined', transactionId: manual };
  await save([toAdded(1), joined, { line: 3, bank: toBank(3), outcome: 'transfer' }]);
  await send('DELETE', `/imports/${await save([toAdded(9)])}`);
}

export async function downloadExport({ request }: BrowserContext, url: string): Promise<string> {
  return await (await request.get(`${url}/api/v1/me/export`)).text();
}

const RESTORED_FIELDS = [
  'displayName',
  'language',
  'currency',
  'timeZone',
  'theme',
  'firstDayOfWeek',
  'monthStartsOn',
  'city',
  'country',
];

/** Reduces a download to the parts that a restore brings back. */
export function toComparable(text: string) {
  const { profile, records, deletedRecords, exportedAt: _, ...others } = JSON.parse(text) as AccountExport;
  const withoutOwner = (record: { id: string; userId: string }) => ({ ...record, userId: '' });
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  return {
    ...others,
    profile: Object.fromEntries(Object.entries(profile).filter(([name]) => RESTORED_FIELDS.includes(name))),
    records: records.toSorted(byId).map(withoutOwner),
    deletedRecords: deletedRecords.toSorted(byId).map(withoutOwner),
  };
}
