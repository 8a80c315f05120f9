import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { expense, find, ofKind, weekly } from './testing/history.ts';

/** Lessons on so many Mondays up to 16 November, at one amount each, the last one last. */
function lessons(...lastAmounts: number[]) {
  const amounts = [...Array.from({ length: 20 }, () => 2_000), ...lastAmounts];
  return amounts.map((amountMinor, at) =>
    expense(addDays('2026-11-16', -7 * (amounts.length - 1 - at)), amountMinor, {
      description: 'Piano',
      category: 'other',
    }),
  );
}

const told = (paid: ReturnType<typeof lessons>, today: string) =>
  ofKind(
    find(
      [...weekly(14), ...paid].filter(({ date }) => date <= today),
      { today },
    ),
    'priceRise',
  );

describe('a price that rose', () => {
  it('is told with the payments around it, and stays the same notice when more follow', () => {
    const paid = lessons(2_300, 2_300, 2_300);
    const around = paid.slice(-4, -2).map(({ id }) => id);
    for (const today of ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-20'])
      expect(told(paid, today)).toMatchObject([
        { key: 'priceRise 2026-11-02 expense:piano', day: '2026-11-02', transactionIds: around },
      ]);
  });

  it('has the keys of the days of later payments, and of the large transaction that it was first', () => {
    const paid = lessons(2_300, 2_300, 2_300);
    const [first, ...later] = paid.slice(-3);
    expect(told(paid, '2026-11-20')).toMatchObject([
      {
        coveredIds: [first, ...later].map((each) => each?.id),
        otherKeys: [
          `large ${first?.id}`,
          'priceRise 2026-11-09 expense:piano',
          'priceRise 2026-11-16 expense:piano',
        ],
      },
    ]);
  });
});
