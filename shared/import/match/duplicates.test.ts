import { describe, expect, it } from 'vitest';
import { previewRows } from './preview-rows.ts';
import { EMPTY_ACCOUNT } from './default-result.ts';
import { toFile, toGroups, movement, OPTIONS, preview, saved, typed } from './testing/preview.ts';
import type { ImportHistory, PreviewRow } from './types.ts';

const COFFEE = movement(3, '-1.50', 'CAFE CENTRAL');

describe('rows that are there already', () => {
  it('do not include equal lines of one file, which are counted', () => {
    const rows = preview([COFFEE, COFFEE, COFFEE]);
    expect(toGroups(rows)).toEqual(['new', 'new', 'new']);
    expect(rows.map(({ occurrence }) => occurrence)).toEqual([1, 2, 3]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(1);
  });

  it('do not include equal lines of several statements in one file, even with the same bank’s id', () => {
    const page = { ...toFile([{ ...COFFEE, bankId: '7' }]), fileId: 'file' };
    expect(toGroups(previewRows([page, page], EMPTY_ACCOUNT, OPTIONS))).toEqual(['new', 'new']);
    expect(toGroups(previewRows([page, { ...page, fileId: 'other' }], EMPTY_ACCOUNT, OPTIONS))).toEqual([
      'new',
      'there',
    ]);
  });

  it('match as many equal lines as were known, and the next line is new', () => {
    const rows = preview([COFFEE, COFFEE, COFFEE], saved(preview([COFFEE, COFFEE])));
    expect(toGroups(rows)).toEqual(['there', 'there', 'new']);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['known', 'known', 'added']);
  });

  it('name the transaction that they became', () => {
    const [row] = preview([COFFEE], saved(preview([COFFEE])));
    expect(row?.match).toMatchObject({
      transactionId: 't1',
      description: 'CAFE CENTRAL',
      date: '2026-11-03',
    });
  });

  it.each([
    ['other case and accents', { text: 'café central' }, 'there'],
    ['other signs and spaces', { text: 'CAFE  *  CENTRAL' }, 'there'],
    ['more decimals that are zero', { amount: '-1.500' }, 'there'],
    ['other digits', { text: 'CAFE CENTRAL 2' }, 'new'],
    ['the opposite sign', { amount: '1.50' }, 'new'],
    ['a neighbouring day', { date: '2026-11-04' }, 'new'],
  ])('with %s are %s', (_, change, group) => {
    const known = saved(preview([COFFEE]));
    // Without transactions no row is found as `perhaps`.
    const rows = preview([{ ...COFFEE, ...change }], { ...known, transactions: [] });
    expect(toGroups(rows)).toEqual([group]);
  });

  it('are found only in their source and account', () => {
    const known = { ...saved(preview([COFFEE])), transactions: [] };
    expect(toGroups(previewRows([toFile([COFFEE], 'card')], known, OPTIONS))).toEqual(['new']);
    const other = { ...toFile([COFFEE]), account: 'ES9121000418450200051332' };
    expect(toGroups(previewRows([other], known, OPTIONS))).toEqual(['new']);
  });

  it('are found however the account is written', () => {
    const [row] = previewRows([{ ...toFile([COFFEE]), account: 'ES91 2100-0418' }], EMPTY_ACCOUNT, OPTIONS);
    const [again] = previewRows([{ ...toFile([COFFEE]), account: 'es9121000418' }], EMPTY_ACCOUNT, OPTIONS);
    expect(again?.key).toBe(row?.key);
  });

  it('stay known as transfers until somebody adds them', () => {
    const transfer = movement(4, '-300', 'TRASPASO ENTRE CUENTAS');
    const rows = preview([transfer]);
    expect(rows[0]?.outcome).toBe('transfer');
    const known = saved(rows);
    expect(preview([transfer], known)[0]).toMatchObject({ group: 'transfer', outcome: 'known', match: null });
    const added = saved(rows.map((row): PreviewRow => ({ ...row, outcome: 'added' })));
    const both = { ...added, rows: [...known.rows, ...added.rows] };
    expect(preview([transfer], both)[0]).toMatchObject({ group: 'there', outcome: 'known' });
  });

  it('are new again after their import is undone', () => {
    const first = saved(preview([COFFEE]));
    const both = saved(preview([COFFEE, COFFEE], first), { known: first });
    const undone = { ...EMPTY_ACCOUNT, transactions: both.transactions.slice(1), rows: both.rows.slice(1) };
    expect(preview([COFFEE, COFFEE], undone).filter(({ outcome }) => outcome === 'known')).toHaveLength(1);
  });
});

describe('rows that the person deleted', () => {
  const deleted: ImportHistory = {
    ...EMPTY_ACCOUNT,
    rows: saved(preview([COFFEE])).rows.map((row) => ({ ...row, isDeleted: true, transactionId: null })),
  };

  it('are shown as deleted and stay out by default', () => {
    expect(preview([COFFEE])[0]).toMatchObject({ group: 'new', outcome: 'added' });
    expect(preview([COFFEE], deleted)[0]).toMatchObject({ group: 'deleted', outcome: 'known', match: null });
  });

  it('are there again after somebody added them again, in any order of the history', () => {
    const again = saved(preview([COFFEE]));
    for (const rows of [
      [...deleted.rows, ...again.rows],
      [...again.rows, ...deleted.rows],
    ]) {
      expect(toGroups(preview([COFFEE], { ...again, rows }))).toEqual(['there']);
    }
  });
});

describe('rows that the person left out', () => {
  const bankRow = { ...COFFEE, bankId: 'FIT-1' };
  const leftOut = saved(preview([bankRow]).map((row): PreviewRow => ({ ...row, outcome: 'leftOut' })));

  it('are shown as left out and stay out by default', () => {
    expect(preview([bankRow], leftOut)[0]).toMatchObject({ group: 'leftOut', outcome: 'known', match: null });
  });

  it.each([
    ['there after somebody added them', false, 'there'],
    ['deleted after somebody added and deleted them', true, 'deleted'],
  ] as const)('are %s, in any order of the history', (_, isDeleted, group) => {
    const added = saved(preview([bankRow]));
    const later = added.rows.map((row) => ({ ...row, isDeleted }));
    // The second row has only the bank's id in common.
    for (const again of [bankRow, { ...bankRow, text: 'CAFE' }]) {
      for (const rows of [
        [...leftOut.rows, ...later],
        [...later, ...leftOut.rows],
      ]) {
        expect(
          toGroups(preview([again], { transactions: added.transactions, rows, named: [], occurrences: [] })),
        ).toEqual([group]);
      }
    }
  });
});

describe('several files of one source', () => {
  it('add a movement once, however they overlap', () => {
    const early = toFile([movement(1, '-1', 'A'), COFFEE, COFFEE]);
    const late = toFile([COFFEE, COFFEE, movement(5, '-2', 'B')]);
    for (const files of [
      [early, late],
      [late, early],
    ]) {
      const rows = previewRows(files, EMPTY_ACCOUNT, OPTIONS);
      const added = rows.filter(({ outcome }) => outcome === 'added');
      expect(added.map(({ text }) => text).toSorted()).toEqual(['A', 'B', 'CAFE CENTRAL', 'CAFE CENTRAL']);
      expect(rows.filter(({ group }) => group === 'there').every(({ file }) => file === 1)).toBe(true);
    }
  });
});

describe('the id of the bank', () => {
  const pending = movement(3, '-20', 'RESERVA HOTEL', { bankId: 'FIT-777' });
  const booked = movement(6, '-20', 'HOTEL SOL SL', { bankId: 'FIT-777' });
  const known = saved(preview([pending]));

  it('finds a movement with another text and day', () => {
    expect(preview([booked], known)[0]).toMatchObject({ group: 'there', match: { transactionId: 't1' } });
  });

  it('finds it in another file of the same preview', () => {
    // Both files have another id for the same movement, so their ids are trusted.
    const same = movement(1, '-7', 'PAN', { bankId: 'FIT-1' });
    const rows = previewRows([toFile([same, pending]), toFile([same, booked])], EMPTY_ACCOUNT, OPTIONS);
    expect(toGroups(rows)).toEqual(['new', 'new', 'there', 'there']);
  });

  it.each([
    ['another amount', { amount: '-20.01' }],
    ['a day more than seven days away', { date: '2026-11-11' }],
    ['no id', { bankId: null }],
    ['an id without letters and digits', { bankId: '--' }],
  ])('does not find it with %s', (_, change) => {
    expect(toGroups(preview([{ ...booked, ...change }], known))).toEqual(['new']);
  });

  it('is ignored if the file repeats it', () => {
    const rows = preview([booked, { ...booked, text: 'OTRO' }], known);
    expect(toGroups(rows)).toEqual(['new', 'new']);
  });

  it('is ignored in a file whose ids mostly belong to other movements', () => {
    const first = ['1', '2', '3'].map((bankId, at) => movement(1 + at, `-${at + 1}`, 'CAFE', { bankId }));
    // Numbered anew in each download: one amount agrees by chance.
    const second = ['1', '2', '3'].map((bankId, at) =>
      movement(5, `-${at === 1 ? 2 : 9 + at}`, 'TE', { bankId }),
    );
    const rows = preview(second, { ...saved(preview(first)), transactions: [] });
    expect(toGroups(rows)).toEqual(['new', 'new', 'new']);
  });

  it('is ignored in the file of another account', () => {
    const rows = previewRows([toFile([booked], 'card')], { ...known, transactions: [] }, OPTIONS);
    expect(toGroups(rows)).toEqual(['new']);
  });

  it('is replaced by a digest if it is too long', () => {
    const [one, other] = preview(
      ['a', 'b'].map((end) => movement(1, '-1', 'X', { bankId: 'x'.repeat(300) + end })),
    );
    expect(one?.bankId).toHaveLength(22);
    expect(other?.bankId).not.toBe(one?.bankId);
  });
});

describe('a preview', () => {
  it('has every movement in its order', () => {
    const rows = preview([COFFEE, movement(1, '5', 'B'), movement(2, '-3', 'C')], saved(preview([COFFEE])));
    expect(rows.map(({ text }) => text)).toEqual(['CAFE CENTRAL', 'B', 'C']);
    expect(rows.map(({ amountMinor, type }) => [amountMinor, type])).toEqual([
      [-150, 'expense'],
      [500, 'income'],
      [-300, 'expense'],
    ]);
  });

  it('counts in the decimals of the currency', () => {
    const [yen] = preview([movement(1, '-1500', 'A')], EMPTY_ACCOUNT, { currency: 'JPY' });
    const [dinar] = preview([movement(1, '-1.5', 'A')], EMPTY_ACCOUNT, { currency: 'KWD' });
    expect([yen?.amountMinor, dinar?.amountMinor]).toEqual([-1_500, -1_500]);
  });

  it('keeps rows with hostile words', () => {
    const names = ['__proto__', 'constructor', 'toString', '', '\u0000', '=1+1', '\ud800'];
    const rows = preview(
      names.map((name) =>
        movement(1, '-1', name, { payee: name, category: name, bankId: name, tags: [name] }),
      ),
      { ...EMPTY_ACCOUNT, transactions: [typed(1, -2, '__proto__')] },
    );
    expect(rows).toHaveLength(names.length);
    expect(rows.every(({ category }) => category === 'uncategorized')).toBe(true);
  });
});
