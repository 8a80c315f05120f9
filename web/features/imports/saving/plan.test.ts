import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { change, startPreview, tickAll, countTotals } from '../preview/decisions.ts';
import { sampleRow } from '../testing/sample-row.ts';
import { planImports, splitRows } from './plan.ts';

describe('the split of rows into requests', () => {
  it('keeps the order, and the limits of rows and bytes', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(fc.array(text), fc.integer({ min: 1, max: 9 }), (rows, maxRows) => {
        const limits = { maxRows, maxBytes: 400 };
        const split = splitRows(
          rows.map((row) => ({ row })),
          limits,
        );
        const requests = split.map((request) => request.map(({ row }) => row));
        expect(requests.flat()).toEqual(rows);
        for (const request of requests) {
          expect(request.length).toBeLessThanOrEqual(maxRows);
          const bytes = new TextEncoder().encode(JSON.stringify({ rows: request })).length;
          expect(bytes <= limits.maxBytes || request.length === 1).toBe(true);
        }
      }),
    );
  });

  it('makes as few requests as possible', () => {
    expect(
      splitRows(Array.from({ length: 4_001 }, (_, row) => ({ row }))).map(({ length }) => length),
    ).toEqual([2_000, 2_000, 1]);
    expect(splitRows([])).toEqual([]);
  });
});

describe('the plan of an import', () => {
  const options = {
    decimals: 2,
    toId: (key: string) => `id of ${key}`,
    known: [],
    confirmed: new Set<number>(),
  };
  const part = (fileId: string, sourceId: string) => ({
    fileId,
    fileName: `${fileId}.csv`,
    format: 'csv',
    sourceId,
    unreadable: 1,
  });
  const MATCH = {
    transactionId: 'other',
    description: 'x',
    category: 'food',
    date: '2026-09-01',
    occurrence: null,
  };

  it('sends each row with its outcome, except rows that are stored already', () => {
    const rows = [
      sampleRow({ line: 3, amountMinor: -1234, description: 'Bread', category: 'food' }),
      sampleRow({ line: 2, group: 'there', outcome: 'known' }),
      sampleRow({ line: 4, group: 'perhaps', outcome: 'joined', match: MATCH }),
      sampleRow({ line: 5, group: 'transfer', outcome: 'transfer' }),
      sampleRow({ line: 6, outcome: 'leftOut' }),
    ];
    const [plan, ...others] = planImports(startPreview(rows), [part('f', 's')], options);
    expect(others).toEqual([]);
    const sent = plan?.requests.flat().map(({ row }) => row) ?? [];
    expect(sent.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'added'],
      [3, 'joined'],
      [4, 'transfer'],
      [5, 'leftOut'],
    ]);
    expect(sent[0]?.transaction).toMatchObject({
      type: 'expense',
      amount: 12.34,
      description: 'Bread',
      category: 'food',
    });
    expect(sent[0]?.bank).toMatchObject({ amount: -12.34, text: rows[0]?.text });
    expect(sent[1]?.transactionId).toBe('other');
  });

  it('sends the other account of a transfer, unless the row is left out or added', () => {
    const rows = [1, 2, 3, 4].map((line) => sampleRow({ line, group: 'transfer', outcome: 'transfer' }));
    const answers = [
      { account: 'card' },
      { account: null },
      {},
      { account: 'card', outcome: 'added' as const },
    ];
    const preview = answers.reduce((before, changes, at) => change(before, at, changes), startPreview(rows));
    const [plan] = planImports(preview, [part('f', 's')], options);
    const sent = plan?.requests.flat().map(({ row }) => [row.outcome, row.transfer?.account]);
    expect(sent).toEqual([
      ['transfer', 'card'],
      ['transfer', null],
      ['transfer', undefined],
      ['added', undefined],
    ]);
    expect(countTotals(preview)).toMatchObject({ moved: 2, transfers: 1, added: 1 });
  });

  it('names a row that pays an occurrence after its recurring transaction, unless it is added separately', () => {
    const occurrence = { recurringId: 'rent', day: '2026-09-01' };
    const rent = { ...MATCH, transactionId: null, description: 'Rent', category: 'utilities', occurrence };
    const row = sampleRow({ amountMinor: -95000, group: 'perhaps', outcome: 'joined', match: rent });
    const preview = startPreview([row, { ...row, match: { ...rent, transactionId: 'posted' } }]);
    const planRows = (decided: typeof preview) =>
      planImports(decided, [part('f', 's')], options).flatMap(({ requests }) =>
        requests.flat().map((planned) => planned.row),
      );
    const [paid, joined] = planRows(preview);
    expect(paid).toMatchObject({
      outcome: 'added',
      occurrence,
      transaction: { amount: 950, description: 'Rent', category: 'utilities', date: '2026-09-01' },
    });
    expect(joined).toMatchObject({ outcome: 'joined', transactionId: 'posted' });
    expect(joined).not.toHaveProperty('occurrence');
    const [another] = planRows(change(preview, 0, { outcome: 'added' }));
    expect(another).toMatchObject({ outcome: 'added', transaction: { description: 'Mercadona' } });
    expect(another).not.toHaveProperty('occurrence');
    expect(countTotals(preview)).toMatchObject({ added: 1, joined: 1, outMinor: 95000 });
  });

  it('sends a refund as an expense below zero, or as an income if the user chooses so', () => {
    const refund = sampleRow({ amountMinor: 500, category: 'food' });
    const planRow = (preview: ReturnType<typeof startPreview>) =>
      planImports(preview, [part('f', 's')], options)[0]?.requests[0]?.[0]?.row;
    const bank = { amount: 5 };
    const before = startPreview([refund]);
    expect(planRow(before)).toMatchObject({
      bank,
      transaction: { type: 'expense', amount: -5, category: 'food' },
    });
    const income = { type: 'income', category: 'gift' } as const;
    expect(planRow(change(before, 0, income))).toMatchObject({ bank, transaction: { ...income, amount: 5 } });
  });

  it('sends a row that pays a recurring income as an income, whatever type was chosen before', () => {
    const occurrence = { recurringId: 'pay', day: '2026-09-01' };
    const match = { ...MATCH, transactionId: null, category: 'salary', occurrence };
    const row = sampleRow({ amountMinor: 500, type: 'income', group: 'perhaps', outcome: 'joined', match });
    const preview = change(startPreview([row]), 0, { type: 'expense', category: 'food' });
    expect(planImports(preview, [part('f', 's')], options)[0]?.requests[0]?.[0]?.row).toMatchObject({
      occurrence,
      transaction: { type: 'income', amount: 5, category: 'salary' },
    });
    expect(countTotals(preview)).toMatchObject({ inMinor: 500, outMinor: 0 });
  });

  it('gives the rows of a file the same numbers if some are stored already', () => {
    const rows = [sampleRow({ line: 1 }), sampleRow({ line: 1 }), sampleRow({ line: 9 })];
    const readLines = (known: number[]) =>
      planImports(
        startPreview(
          rows.map((row, index) => (known.includes(index) ? { ...row, outcome: 'known' as const } : row)),
        ),
        [part('f', 's')],
        options,
      ).flatMap(({ requests }) => requests.flat().map(({ row }) => row.line));
    expect(readLines([])).toEqual([1, 2, 3]);
    expect(readLines([0])).toEqual([2, 3]);
  });

  it('leaves out rows that were stored before an interruption, and still finishes the import', () => {
    const preview = startPreview([sampleRow({}), sampleRow({})]);
    const planWith = (confirmed: number[]) =>
      planImports(preview, [part('f', 's')], { ...options, confirmed: new Set(confirmed) });
    expect(planWith([0]).map(({ requests }) => requests.flat().map(({ row }) => row.line))).toEqual([[2]]);
    expect(planWith([0, 1])).toMatchObject([{ requests: [] }]);
    expect(planWith([])[0]?.requests[0]?.[1]).toEqual(planWith([0])[0]?.requests[0]?.[0]);
  });

  it('has one import for each file and source, and none if there is nothing to send', () => {
    const rows = [
      sampleRow({ file: 0 }),
      sampleRow({ file: 1 }),
      sampleRow({ file: 2, outcome: 'known', group: 'there' }),
      sampleRow({ file: 3 }),
    ];
    const parts = [part('f', 's'), part('f', 't'), part('g', 's'), part('f', 's')];
    const plans = planImports(startPreview(rows), parts, options);
    const counts = plans.map(({ fileId, sourceId, requests, unreadable }) => [
      fileId,
      sourceId,
      requests.flat().length,
      unreadable,
    ]);
    // Rows that cannot be read count for their file and source.
    expect(counts).toEqual([
      ['f', 's', 2, 2],
      ['f', 't', 1, 1],
    ]);
  });

  it('continues an unfinished import of the same file and source', () => {
    const open = {
      id: 'open',
      sourceId: 's',
      fileName: 'f.csv',
      format: 'csv',
      state: 'open' as const,
      added: 1,
      joined: 0,
      leftOut: 0,
      unreadable: 0,
      createdAt: '',
      finishedAt: null,
    };
    const plan = (known: object) =>
      planImports(startPreview([sampleRow({})]), [part('f', 's')], {
        ...options,
        known: [{ ...open, ...known }],
      })[0];
    expect(plan({})).toMatchObject({ id: 'open', isContinued: true });
    expect(plan({ state: 'done' })?.isContinued).toBe(false);
    expect(plan({ sourceId: 'other' })?.isContinued).toBe(false);
    expect(plan({ fileName: 'g.csv' })?.isContinued).toBe(false);
  });

  it('gives a stored row that is added now another number', () => {
    const rows = [
      sampleRow({ line: 2, group: 'leftOut', outcome: 'known' }),
      sampleRow({ line: 3, group: 'leftOut', outcome: 'known' }),
      sampleRow({ line: 4 }),
    ];
    const preview = tickAll(startPreview(rows), [1], true);
    const [plan] = planImports(preview, [part('f', 's')], options);
    expect(plan?.requests.flat().map(({ index, row }) => [index, row.line])).toEqual([
      [1, 5],
      [2, 3],
    ]);
  });

  it('cuts a long text between characters', () => {
    const [plan] = planImports(
      startPreview([sampleRow({ text: `${'a'.repeat(999)}😀` })]),
      [part('f', 's')],
      options,
    );
    expect(plan?.requests[0]?.[0]?.row.bank.text).toBe('a'.repeat(999));
  });
});
