import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { PART_FIELDS, pickFields } from '#shared/contract/transaction-fields.ts';
import { transport } from '#web/lib/api/call.ts';
import { sendChange } from './send-change.ts';
import { sendGroup } from './write-group.ts';
import { sampleTransaction } from './testing/sample-transaction.ts';

const ID = 'draft';
type Row = { amount: number; groupId: string | null };
type Sent = { id: string; amount: number; splits?: string; parts: Sent[]; split?: { parts: Sent[] } };

/** The stored transactions by id. The server stores each change, but its first response is lost. */
let stored: Map<string, Row>;
let isLost: boolean;
const { fetch } = transport;

beforeEach(() => {
  stored = new Map();
  isLost = true;
  transport.fetch = (url, { method = '', body }) => {
    const refusal = store(url, method, JSON.parse(body as string) as Sent);
    if (isLost) {
      isLost = false;
      return Promise.reject(new TypeError('network'));
    }
    const content = refusal === undefined ? {} : { code: refusal };
    return Promise.resolve(Response.json(content, { status: refusal === undefined ? 200 : 400 }));
  };
});
afterEach(() => {
  transport.fetch = fetch;
});

/** Stores a change as the server does. Returns the code of an error, if any. */
function store(url: string, method: string, sent: Sent): ErrorCode | undefined {
  const isGroup = url.includes('/group');
  const id = method === 'POST' ? sent.id : (url.split('/').at(-1) ?? '');
  const old = [...stored].filter(([, { groupId }]) => isGroup && groupId === id).map(([key]) => key);
  const parts = sent.split?.parts ?? sent.parts;
  if (method === 'PATCH' && isGroup && old.length === 0) return 'recordNotFound';
  if (method === 'POST') {
    const isTaken = isGroup
      ? parts.some((part) => stored.has(part.id) && part.id !== sent.splits)
      : stored.has(id);
    if (isTaken) return 'idConflict';
  }
  for (const key of old) stored.delete(key);
  const groupId = isGroup && parts.length > 1 ? id : null;
  for (const row of isGroup ? parts : [{ id, amount: sent.amount }]) {
    stored.set(row.id, { amount: row.amount, groupId });
  }
  return undefined;
}

const saveWhole = () => sendChange({ after: purchase });
const purchase = sampleTransaction({ id: ID, amount: 30 });
const part = (id: string, amount: number) => ({ id, ...pickFields(PART_FIELDS, { ...purchase, amount }) });
const saveSplit = (...others: string[]) =>
  sendGroup({
    do: 'add',
    group: { ...purchase, parts: [part(ID, 20), ...others.map((id) => part(id, 10 / others.length))] },
  });

it.each([
  ['a split purchase', saveSplit.bind(null, 'b'), 'as a whole', saveWhole, 1],
  ['a whole transaction', saveWhole, 'as a split', saveSplit.bind(null, 'b'), 2],
  ['a split purchase', saveSplit.bind(null, 'b'), 'with other parts', saveSplit.bind(null, 'c', 'd'), 3],
  ['a whole transaction', saveWhole, 'as a whole', saveWhole, 1],
])(
  'stores %s once if the first response was lost and it is saved again %s',
  async (_lost, first, _then, second, rows) => {
    await expect(first()).rejects.toThrow('offline');
    await second();
    expect(stored.size).toBe(rows);
    expect([...stored.values()].reduce((sum, { amount }) => sum + amount, 0)).toBe(30);
  },
);

it('stores a transaction once if the response to its split was lost and it is saved again as a whole', async () => {
  const before = sampleTransaction({ id: 'x', amount: 30 });
  stored.set('x', { amount: 30, groupId: null });
  const parts = [part('x', 20), part('y', 10)];
  const group = { ...purchase, id: 'g', parts, splits: 'x' };
  await expect(sendGroup({ do: 'add', group })).rejects.toThrow('offline');
  await sendChange({ before, after: { ...before, amount: 31 }, splitId: 'g' });
  expect([...stored]).toEqual([['x', { amount: 31, groupId: null }]]);
});
