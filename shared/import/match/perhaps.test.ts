import { describe, expect, it } from 'vitest';
import { previewRows } from './preview-rows.ts';
import { EMPTY_ACCOUNT } from './default-result.ts';
import { toFile, toGroups, movement, OPTIONS, preview, saved, typed } from './testing/preview.ts';
import type { ImportHistory } from './types.ts';

const LUNCH = movement(10, '-12.00', 'RESTAURANTE PEPE');

/** Returns the ids of the transactions with which the rows were matched. */
function matchedIds(rows: ReturnType<typeof preview>): (string | null | undefined)[] {
  return rows.map(({ match }) => match?.transactionId);
}

function historyWith(...transactions: ImportHistory['transactions']): ImportHistory {
  return { ...EMPTY_ACCOUNT, transactions };
}

describe('a transaction that the person typed before', () => {
  it('is joined by default and keeps its own name and category', () => {
    const [row] = preview([LUNCH], historyWith(typed(9, -12, 'Lunch with Ana', { category: 'food' })));
    expect(row).toMatchObject({
      group: 'perhaps',
      outcome: 'joined',
      match: { description: 'Lunch with Ana', category: 'food', date: '2026-11-09' },
    });
  });

  it.each([
    ['three days before', 7, -12, 'perhaps'],
    ['three days after', 13, -12, 'perhaps'],
    ['four days before', 6, -12, 'new'],
    ['four days after', 14, -12, 'new'],
    ['of another amount', 10, -12.01, 'new'],
    ['of the other type', 10, 12, 'new'],
  ])('%s (day %i, amount %d) makes the row %s', (_, day, amount, group) => {
    expect(toGroups(preview([LUNCH], historyWith(typed(day, amount, 'Lunch'))))).toEqual([group]);
  });

  it('is matched with the nearest row, and each is used once', () => {
    const rows = preview(
      [movement(8, '-12', 'UNO'), movement(10, '-12', 'DOS'), movement(11, '-12', 'TRES')],
      historyWith(typed(10, -12, 'b', { id: 'tenth' }), typed(11, -12, 'c', { id: 'eleventh' })),
    );
    expect(matchedIds(rows)).toEqual([undefined, 'tenth', 'eleventh']);
  });

  it('is chosen by a common word from those of one day', () => {
    const pepe = typed(10, -12, 'Pepe', { id: 'pepe' });
    const luis = typed(10, -12, 'Luis', { id: 'luis' });
    for (const transactions of [historyWith(pepe, luis), historyWith(luis, pepe)]) {
      const rows = preview([movement(10, '-12', 'BAR LUIS'), LUNCH], transactions);
      expect(matchedIds(rows)).toEqual(['luis', 'pepe']);
    }
  });

  it('may be an income', () => {
    expect(toGroups(preview([movement(10, '12', 'ABONO')], historyWith(typed(9, 12, 'Ana'))))).toEqual([
      'perhaps',
    ]);
  });

  it('is found among many imported rows of the same day and amount', () => {
    const known = saved(preview(Array.from({ length: 60 }, () => LUNCH)));
    const transactions = [...known.transactions, typed(10, -12, 'Bus', { id: 'bus' })];
    expect(matchedIds(preview([movement(10, '-12', 'METRO')], { ...known, transactions }))).toEqual(['bus']);
  });

  it('matches only one of two equal rows', () => {
    expect(toGroups(preview([LUNCH, LUNCH], historyWith(typed(10, -12, 'Lunch'))))).toEqual([
      'perhaps',
      'new',
    ]);
  });

  it('may have come from another source', () => {
    const known = saved(preview([LUNCH]), { sourceId: 'other' });
    expect(
      toGroups(preview([LUNCH], { ...known, rows: known.rows.map((row) => ({ ...row, key: 'x' })) })),
    ).toEqual(['perhaps']);
  });

  it('is never a neighbouring movement of the same source', () => {
    const known = saved(preview([LUNCH]));
    const rows = preview([LUNCH, movement(11, '-12.00', 'RESTAURANTE PEPE')], known);
    expect(toGroups(rows)).toEqual(['there', 'new']);
  });

  it('is not joined twice by one source', () => {
    const hand = historyWith(typed(10, -12, 'Lunch'));
    const joined = saved(preview([LUNCH], hand), { known: hand });
    expect(joined.transactions).toHaveLength(1);
    const other = movement(11, '-12.00', 'OTRO BAR');
    expect(toGroups(preview([other], joined))).toEqual(['new']);
    // The same together with the file of a source that may join it.
    const card = toFile([movement(1, '-3', 'PAN')], 'card');
    expect(toGroups(previewRows([toFile([other]), card], joined, OPTIONS))).toEqual(['new', 'new']);
  });

  it('can be joined by a second source', () => {
    const hand = historyWith(typed(10, -12, 'Lunch'));
    const joined = saved(preview([LUNCH], hand), { known: hand });
    const rows = previewRows([toFile([movement(11, '-12.00', 'PEPE')], 'card')], joined, OPTIONS);
    expect(toGroups(rows)).toEqual(['perhaps']);
  });

  it('is offered again if an undone import left it behind', () => {
    const known = saved(preview([LUNCH]));
    expect(toGroups(preview([LUNCH], { ...known, rows: [] }))).toEqual(['perhaps']);
  });
});
