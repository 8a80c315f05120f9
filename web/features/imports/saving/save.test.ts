import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, transport } from '#web/lib/api/call.ts';
import type { ImportedCategory } from '#shared/contract/imports.ts';
import type { PlannedRow, SavePlan } from './plan.ts';
import { goOnSaving, RowError, startSaving } from './save.ts';

const realFetch = transport.fetch;
let sent: string[] = [];
let bodies: unknown[] = [];
let answer: (request: string) => Response | Error | undefined = () => undefined;

beforeEach(() => {
  sent = [];
  bodies = [];
  answer = () => undefined;
  transport.fetch = (url, { method, body }) => {
    const request = `${method} ${url.replace('/api/v1', '')}`;
    sent.push(request);
    if (typeof body === 'string') bodies.push(JSON.parse(body));
    const special = answer(request);
    if (special instanceof Error) return Promise.reject(special);
    return Promise.resolve(
      special ?? Response.json({ state: 'done', sent: body === undefined ? null : 'body' }),
    );
  };
});
afterEach(() => {
  transport.fetch = realFetch;
});

const row = (line: number): PlannedRow => {
  const key = 'abcdefghijklmnopqrstuv';
  const bank = { key, occurrence: 1, bankId: null, date: '2026-09-01', amount: -1, text: `row ${line}` };
  return { index: line - 1, row: { line, bank, outcome: 'leftOut' } };
};

const plan: SavePlan = {
  categories: [],
  newSources: [
    { id: 's', name: 'Bank', kind: 'bank', accountHash: null, accountEnd: null, shape: null, answers: {} },
  ],
  changedSources: [{ id: 't', body: { shape: 'x' } }],
  imports: [
    {
      id: 'i',
      fileId: 'f',
      fileName: 'f.csv',
      format: 'csv',
      sourceId: 's',
      unreadable: 0,
      isContinued: false,
      requests: [[row(1), row(2)], [row(3)]],
    },
  ],
};

/** A row of an expense in a category. */
const rowIn = (line: number, category: string): PlannedRow => {
  const planned = row(line);
  const transaction = { id: `t${line}`, type: 'expense' as const, amount: 1, description: 'x', category };
  return {
    ...planned,
    row: { ...planned.row, outcome: 'added', transaction: { ...transaction, date: '2026-09-01' } },
  };
};

const ALL = [
  'POST /sources',
  'PATCH /sources/t',
  'POST /imports',
  'POST /imports/i/rows',
  'POST /imports/i/rows',
  'POST /imports/i/finish',
];

describe('saving', () => {
  it('sends sources, then the import, its rows and its end', async () => {
    const progress: number[] = [];
    const saving = startSaving(plan);
    await goOnSaving(saving, (saved) => progress.push(saved));
    expect(sent).toEqual(ALL);
    expect(progress).toEqual([2, 3]);
  });

  it.each(ALL.map((request, at) => [request, at] as const))(
    'goes on with %s, the step at %i whose answer was lost',
    async (_, at) => {
      let calls = 0;
      answer = () => (calls++ === at ? new TypeError('lost') : undefined);
      const saving = startSaving(plan);
      await expect(goOnSaving(saving, () => undefined)).rejects.toMatchObject({ code: 'offline' });
      await goOnSaving(saving, () => undefined);
      expect(sent).toEqual([...ALL.slice(0, at + 1), ...ALL.slice(at)]);
      expect(saving.confirmed).toEqual(new Set([0, 1, 2]));
    },
  );

  it('goes on with a plan that was changed after an interruption', async () => {
    answer = (request) => (request.endsWith('/finish') ? new TypeError('lost') : undefined);
    const first = startSaving(plan);
    await expect(goOnSaving(first, () => undefined)).rejects.toBeInstanceOf(ApiError);
    sent = [];
    answer = () => undefined;
    const imports = plan.imports.map((each) => ({ ...each, requests: [[row(4)]] }));
    await goOnSaving(startSaving({ ...plan, imports }, first), () => undefined);
    expect(sent).toEqual(['POST /imports/i/rows', 'POST /imports/i/finish']);
  });

  it('sends each new category with the rows that have it, and no other', async () => {
    const [pets, rent, unused] = ['pets', 'rent', 'unused'].map((id): ImportedCategory => ({
      id,
      type: 'expense',
      name: id,
      colour: null,
    }));
    const categories = [pets, rent, unused].flatMap((each) => each ?? []);
    const requests = [[rowIn(1, 'pets'), rowIn(2, 'food')], [rowIn(3, 'rent'), rowIn(4, 'pets')], [row(5)]];
    const imports = plan.imports.map((each) => ({ ...each, requests }));
    await goOnSaving(startSaving({ ...plan, categories, imports }), () => undefined);
    const ofRows = bodies.filter((body) => Object.hasOwn(body as object, 'rows'));
    expect(ofRows).toMatchObject([{ categories: [pets] }, { categories: [pets, rent] }, { categories: [] }]);
  });

  it('starts no import that exists', async () => {
    const imports = plan.imports.map((each) => ({ ...each, isContinued: true }));
    await goOnSaving(startSaving({ ...plan, imports }), () => undefined);
    expect(sent).not.toContain('POST /imports');
  });

  it('takes an import that is done already as finished, and no other one', async () => {
    const refusal = () => Response.json({ code: 'importNotOpen' }, { status: 409 });
    answer = (request) => (request.endsWith('/finish') ? refusal() : undefined);
    expect(await goOnSaving(startSaving(plan), () => undefined)).toMatchObject([{ state: 'done' }]);
    answer = (request) =>
      request.endsWith('/finish')
        ? refusal()
        : request === 'GET /imports/i'
          ? Response.json({ state: 'undone' })
          : undefined;
    await expect(goOnSaving(startSaving(plan), () => undefined)).rejects.toBeInstanceOf(ApiError);
  });

  it('names the row that was refused', async () => {
    answer = (request) =>
      request.endsWith('/rows')
        ? Response.json(
            {
              code: 'validationFailed',
              details: [{ field: 'rows.1.transaction.amount', code: 'amountTooLarge' }],
            },
            { status: 400 },
          )
        : undefined;
    const refused = goOnSaving(startSaving(plan), () => undefined);
    await expect(refused).rejects.toBeInstanceOf(RowError);
    await expect(refused).rejects.toMatchObject({ code: 'amountTooLarge', row: { line: 2 } });
  });
});
