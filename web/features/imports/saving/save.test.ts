import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, transport } from '#web/lib/api/call.ts';
import type { ImportedCategory } from '#shared/contract/imports.ts';
import type { PlannedRow, SavePlan } from './plan.ts';
import { continueSaving, RowError, newSaveRun } from './save.ts';

const realFetch = transport.fetch;
let sent: string[] = [];
let bodies: unknown[] = [];
let respond: (request: string) => Response | Error | undefined = () => undefined;

beforeEach(() => {
  sent = [];
  bodies = [];
  respond = () => undefined;
  transport.fetch = (url, { method, body }) => {
    const request = `${method} ${url.replace('/api/v1', '')}`;
    sent.push(request);
    if (typeof body === 'string') bodies.push(JSON.parse(body));
    const special = respond(request);
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
      closing: undefined,
      isContinued: false,
      requests: [[row(1), row(2)], [row(3)]],
    },
  ],
};

/** A row that adds an expense in a category. */
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
  it('sends the sources, then the import, its rows and its finish', async () => {
    const progress: number[] = [];
    const run = newSaveRun(plan);
    await continueSaving(run, (saved) => progress.push(saved));
    expect(sent).toEqual(ALL);
    expect(progress).toEqual([2, 3]);
  });

  it.each(ALL.map((request, index) => [request, index] as const))(
    'continues with %s after the response to this step (number %i) was lost',
    async (_, index) => {
      let calls = 0;
      respond = () => (calls++ === index ? new TypeError('lost') : undefined);
      const run = newSaveRun(plan);
      await expect(continueSaving(run, () => undefined)).rejects.toMatchObject({ code: 'offline' });
      await continueSaving(run, () => undefined);
      expect(sent).toEqual([...ALL.slice(0, index + 1), ...ALL.slice(index)]);
      expect(run.confirmed).toEqual(new Set([0, 1, 2]));
    },
  );

  it('continues with a plan that was changed after an interruption', async () => {
    respond = (request) => (request.endsWith('/finish') ? new TypeError('lost') : undefined);
    const first = newSaveRun(plan);
    await expect(continueSaving(first, () => undefined)).rejects.toBeInstanceOf(ApiError);
    sent = [];
    respond = () => undefined;
    const imports = plan.imports.map((each) => ({ ...each, requests: [[row(4)]] }));
    await continueSaving(newSaveRun({ ...plan, imports }, first), () => undefined);
    expect(sent).toEqual(['POST /imports/i/rows', 'POST /imports/i/finish']);
  });

  it('sends a new category only with the rows that have it', async () => {
    const [pets, rent, unused] = ['pets', 'rent', 'unused'].map((id): ImportedCategory => ({
      id,
      type: 'expense',
      name: id,
      colour: null,
    }));
    const categories = [pets, rent, unused].flatMap((each) => each ?? []);
    const requests = [[rowIn(1, 'pets'), rowIn(2, 'food')], [rowIn(3, 'rent'), rowIn(4, 'pets')], [row(5)]];
    const imports = plan.imports.map((each) => ({ ...each, requests }));
    await continueSaving(newSaveRun({ ...plan, categories, imports }), () => undefined);
    const rowBodies = bodies.filter((body) => Object.hasOwn(body as object, 'rows'));
    expect(rowBodies).toMatchObject([
      { categories: [pets] },
      { categories: [pets, rent] },
      { categories: [] },
    ]);
  });

  it('does not start an import that exists', async () => {
    const imports = plan.imports.map((each) => ({ ...each, isContinued: true }));
    await continueSaving(newSaveRun({ ...plan, imports }), () => undefined);
    expect(sent).not.toContain('POST /imports');
  });

  it('treats a finish that is refused as done if the import is done', async () => {
    const refusal = () => Response.json({ code: 'importNotOpen' }, { status: 409 });
    respond = (request) => (request.endsWith('/finish') ? refusal() : undefined);
    expect(await continueSaving(newSaveRun(plan), () => undefined)).toMatchObject([{ state: 'done' }]);
    respond = (request) =>
      request.endsWith('/finish')
        ? refusal()
        : request === 'GET /imports/i'
          ? Response.json({ state: 'undone' })
          : undefined;
    await expect(continueSaving(newSaveRun(plan), () => undefined)).rejects.toBeInstanceOf(ApiError);
  });

  it('throws an error with the refused row', async () => {
    respond = (request) =>
      request.endsWith('/rows')
        ? Response.json(
            {
              code: 'validationFailed',
              details: [{ field: 'rows.1.transaction.amount', code: 'amountTooLarge' }],
            },
            { status: 400 },
          )
        : undefined;
    const refused = continueSaving(newSaveRun(plan), () => undefined);
    await expect(refused).rejects.toBeInstanceOf(RowError);
    await expect(refused).rejects.toMatchObject({ code: 'amountTooLarge', row: { line: 2 } });
  });
});
