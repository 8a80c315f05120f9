import { parse } from 'csv-parse/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PART_FIELDS,
  pickFields,
  TEXT_FIELDS,
  TRANSACTION_FIELDS,
  SHARED_FIELDS,
  type TransactionField,
} from '#shared/contract/transaction-fields.ts';
import type { TransactionFields } from '#shared/contract/transactions.ts';
import { transactions as texts } from '#shared/i18n/en/transactions.ts';
import { newSource, SOURCES } from '#server/testing/import-rows.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PATH = '/api/v1/expenses';
const CASH = '01932f4e-8c00-7abc-8def-0123456789aa';
const CARD = '01932f4e-8c00-7abc-8def-0123456789ab';

/** Two values of a field, the text of the first in the CSV, and the default if the field is optional. */
type Sample<T> = { first: T; second: T; inCsv: string; leftOut?: T };

const SAMPLES: { [Field in TransactionField]: Sample<TransactionFields[Field]> } = {
  amount: { first: 25.5, second: 30.01, inCsv: '25.50' },
  description: { first: 'Café', second: 'Tea', inCsv: 'Café' },
  category: { first: 'food', second: 'transport', inCsv: 'Food', leftOut: 'uncategorized' },
  date: { first: '2026-11-20', second: '2026-11-19', inCsv: '2026-11-20' },
  account: { first: CASH, second: CARD, inCsv: 'Cash', leftOut: undefined },
  note: {
    first: 'With Marta,\nat the corner',
    second: 'Alone',
    inCsv: 'With Marta,\nat the corner',
    leftOut: '',
  },
  tags: { first: ['Casa', 'viaje 2026'], second: ['casa 2'], inCsv: 'Casa, viaje 2026', leftOut: [] },
};

async function signUpWithAccounts() {
  const user = await app.signUp();
  await user.post(SOURCES, newSource({ id: CASH, name: 'Cash', kind: 'cash' }));
  await user.post(SOURCES, newSource({ id: CARD, name: 'Visa', kind: 'card' }));
  return user;
}

function toSample(which: 'first' | 'second'): Record<string, unknown> {
  return Object.fromEntries(TRANSACTION_FIELDS.map((field) => [field, SAMPLES[field][which]]));
}

const TRANSACTION: Partial<Record<TransactionField, unknown>> = toSample('first');

describe.each(TRANSACTION_FIELDS)('the field %s of a transaction', (field) => {
  const sample: Sample<unknown> = SAMPLES[field];
  const changed = { ...TRANSACTION, [field]: sample.second };

  it('is stored as sent, and can be changed without the others', async () => {
    const user = await signUpWithAccounts();
    const { id } = (await user.post(PATH, TRANSACTION)).body;
    expect((await user.get(`${PATH}/${id}`)).body).toMatchObject(TRANSACTION);
    const edited = await user.patch(`${PATH}/${id}`, { [field]: sample.second });
    expect(edited.body).toMatchObject(changed);
    expect((await user.get(`${PATH}/${id}`)).body).toMatchObject(changed);
  });

  it('does not change when all other fields do', async () => {
    const user = await signUpWithAccounts();
    const { id } = (await user.post(PATH, TRANSACTION)).body;
    const { [field]: _kept, ...others } = toSample('second');
    await user.patch(`${PATH}/${id}`, others);
    expect((await user.get(`${PATH}/${id}`)).body).toMatchObject({ ...others, [field]: sample.first });
  });

  it('causes a conflict if it differs in a second transaction with the same id', async () => {
    const user = await signUpWithAccounts();
    const body = { ...TRANSACTION, id: uuidv7() };
    expect((await user.post(PATH, body)).status).toBe(201);
    expect((await user.post(PATH, body)).status).toBe(201);
    const response = await user.post(PATH, { ...body, [field]: sample.second });
    expect([response.status, response.body.code]).toEqual([409, 'idConflict']);
    expect((await user.get(`${PATH}/${body.id}`)).body).toMatchObject(TRANSACTION);
  });

  it('leftOut' in sample ? 'may be left out, and cleared later' : 'is required', async () => {
    const user = await signUpWithAccounts();
    const { [field]: _leftOut, ...others } = TRANSACTION;
    const added = await user.post(PATH, others);
    if (!('leftOut' in sample)) {
      expect(added.status).toBe(400);
      expect(added.body.details).toMatchObject([{ field }]);
      return;
    }
    expect((await user.get(`${PATH}/${added.body.id}`)).body[field]).toEqual(sample.leftOut);
    const { id } = (await user.post(PATH, TRANSACTION)).body;
    const cleared = await user.patch(`${PATH}/${id}`, { [field]: sample.leftOut ?? '' });
    expect([cleared.status, cleared.body[field]]).toEqual([200, sample.leftOut]);
  });

  it('is shared by all parts of a split purchase, or differs per part', async () => {
    const user = await signUpWithAccounts();
    const amount = SAMPLES.amount.first;
    const purchase = {
      ...pickFields(SHARED_FIELDS, TRANSACTION),
      id: uuidv7(),
      type: 'expense',
      amount: 2 * amount,
    };
    const part = pickFields(PART_FIELDS, TRANSACTION);
    const parts = [
      { ...part, id: uuidv7() },
      { ...part, id: uuidv7() },
    ];
    expect((await user.post('/api/v1/transactions/group', { ...purchase, parts })).status).toBe(201);
    const stored = (await user.get(`/api/v1/transactions/group/${purchase.id}`)).body.items;
    expect(stored).toMatchObject([TRANSACTION, TRANSACTION]);
  });

  it('appears in the lists, the CSV and the export', async () => {
    const user = await signUpWithAccounts();
    await user.post(PATH, TRANSACTION);
    expect((await user.get('/api/v1/transactions')).body.items).toMatchObject([TRANSACTION]);
    expect((await user.get('/api/v1/me/export')).body.records).toMatchObject([TRANSACTION]);
    const { id } = (await user.post(PATH, TRANSACTION)).body;
    await user.delete(`${PATH}/${id}`);
    expect((await user.get('/api/v1/transactions/deleted')).body.items).toMatchObject([TRANSACTION]);
    expect((await user.get('/api/v1/me/export')).body.deletedRecords).toMatchObject([TRANSACTION]);
    const csv = (await user.get('/api/v1/transactions.csv')).body as unknown as string;
    const [row] = parse<Record<string, string>>(csv, { bom: true, columns: true });
    expect(row?.[texts.fields[field]]).toBe(sample.inCsv);
  });
});

describe.each([...TEXT_FIELDS, 'tags'] as const)('the field %s of a transaction', (field) => {
  it('is found by a search', async () => {
    const user = await signUpWithAccounts();
    await user.post(PATH, TRANSACTION);
    const [word = ''] = [SAMPLES[field].first].flat().join(' ').split(/[\s,]/);
    const found = await user.get(`/api/v1/transactions?q=${encodeURIComponent(word)}`);
    expect(found.body.items).toMatchObject([TRANSACTION]);
  });
});
