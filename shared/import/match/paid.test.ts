import { describe, expect, it } from 'vitest';
import { EMPTY_ACCOUNT } from './default-result.ts';
import { movement, preview, saved, typed } from './testing/preview.ts';
import type { ImportHistory } from './types.ts';

const RENT: ImportHistory['occurrences'][number] = {
  recurringId: 'rent',
  day: '2026-11-10',
  dueDay: '2026-11-10',
  type: 'expense',
  amount: 950,
  isEstimate: false,
  description: 'Rent',
  category: 'utilities',
  transactionId: null,
};
const PAYMENT = movement(10, '-950.00', 'TRANSFERENCIA CASERO');

function due(...occurrences: Partial<typeof RENT>[]): ImportHistory {
  return { ...EMPTY_ACCOUNT, occurrences: occurrences.map((each) => ({ ...RENT, ...each })) };
}

const matchedIds = (rows: ReturnType<typeof preview>) =>
  rows.map(({ match }) => match?.occurrence?.recurringId ?? match?.transactionId);

describe('an occurrence of a recurring transaction', () => {
  it('is paid by a row of its amount before it is posted', () => {
    expect(preview([PAYMENT], due({ dueDay: '2026-11-12' }))).toMatchObject([
      {
        group: 'perhaps',
        outcome: 'joined',
        match: {
          transactionId: null,
          description: 'Rent',
          category: 'utilities',
          date: '2026-11-12',
          occurrence: { recurringId: 'rent', day: '2026-11-10' },
        },
      },
    ]);
  });

  it.each([
    ['five days before', { dueDay: '2026-11-05' }, 'perhaps'],
    ['six days before', { dueDay: '2026-11-04' }, 'new'],
    ['five days after', { dueDay: '2026-11-15' }, 'perhaps'],
    ['six days after', { dueDay: '2026-11-16' }, 'new'],
    ['of an estimate a tenth less', { amount: 863.64, isEstimate: true }, 'perhaps'],
    ['of an estimate still less', { amount: 863.63, isEstimate: true }, 'new'],
    ['of an estimate a tenth more', { amount: 1055.55, isEstimate: true }, 'perhaps'],
    ['of an estimate still more', { amount: 1055.56, isEstimate: true }, 'new'],
    ['of a fixed amount a little less', { amount: 949.99 }, 'new'],
    ['of the other type', { type: 'income' as const }, 'new'],
    ['whose transaction was deleted', { transactionId: 'gone' }, 'new'],
  ])('is paid only within five days and a tenth of an estimate: %s', (_, occurrence, group) => {
    expect(preview([PAYMENT], due(occurrence))).toMatchObject([{ group }]);
  });

  it('is joined like a typed transaction after it was posted, even four days away', () => {
    const known = { ...due({ transactionId: 't1' }), transactions: [typed(6, -950, 'Rent', { id: 't1' })] };
    expect(preview([PAYMENT], known)).toMatchObject([
      {
        group: 'perhaps',
        outcome: 'joined',
        match: { transactionId: 't1', occurrence: { day: '2026-11-10' } },
      },
    ]);
    const near = { ...due({ transactionId: 't1' }), transactions: [typed(9, -950, 'Rent', { id: 't1' })] };
    expect(matchedIds(preview([PAYMENT, PAYMENT], near))).toEqual(['rent', undefined]);
  });

  it('is not paid again after another row of the source was joined to it', () => {
    const known = { ...due({ transactionId: 't1' }), transactions: [typed(10, -950, 'Rent', { id: 't1' })] };
    const again = saved(preview([PAYMENT], known), { known });
    const next = movement(12, '-950.00', 'OTRA');
    expect(preview([next], again)).toMatchObject([{ group: 'new' }]);
  });

  it('is paid once: by the row with a common word, else with the exact amount, else the nearest one', () => {
    const words = movement(14, '-950.00', 'RENT');
    expect(matchedIds(preview([PAYMENT, words], due({})))).toEqual([undefined, 'rent']);
    const near = movement(10, '-949.00', 'UNA');
    const exact = movement(12, '-950.00', 'DOS');
    expect(matchedIds(preview([near, exact], due({ isEstimate: true })))).toEqual([undefined, 'rent']);
    const later = movement(11, '-950.00', 'UNA');
    expect(matchedIds(preview([movement(8, '-950.00', 'TRES'), later], due({})))).toEqual([
      undefined,
      'rent',
    ]);
    const two = due({ recurringId: 'first' }, { recurringId: 'second', dueDay: '2026-11-12' });
    expect(matchedIds(preview([exact, PAYMENT], two))).toEqual(['second', 'first']);
  });

  it('is not paid by a row that is probably a typed transaction', () => {
    const known = { ...due({}), transactions: [typed(10, -950, 'Sofa', { id: 'sofa' })] };
    expect(matchedIds(preview([PAYMENT], known))).toEqual(['sofa']);
  });
});
