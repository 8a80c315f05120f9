import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { expense, findIn, ofKind, weekly } from './testing/history.ts';

/** Weekly lessons up to 16 November: 20 at the same price, then one for each of `lastAmounts`. */
function lessons(...lastAmounts: number[]) {
  const amounts = [...Array.from({ length: 20 }, () => 2_000), ...lastAmounts];
  return amounts.map((amountMinor, at) =>
    expense(addDays('2026-11-16', -7 * (amounts.length - 1 - at)), amountMinor, {
      description: 'Piano',
      category: 'other',
    }),
  );
}

const findRises = (paid: ReturnType<typeof lessons>, today: string) =>
  ofKind(
    findIn(
      [...weekly(14), ...paid].filter(({ date }) => date <= today),
      { today },
    ),
    'priceRise',
  );

describe('a price that rose', () => {
  it('causes a notice with the payments around it, which stays the same when more payments follow', () => {
    const paid = lessons(2_300, 2_300, 2_300);
    const around = paid.slice(-4, -2).map(({ id }) => id);
    for (const today of ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-20'])
      expect(findRises(paid, today)).toMatchObject([
        { key: 'priceRise 2026-11-02 expense:piano', day: '2026-11-02', transactionIds: around },
      ]);
  });

  it('has other keys: those of later payments, and that of the notice of a large transaction', () => {
    const paid = lessons(2_300, 2_300, 2_300);
    const [first, ...later] = paid.slice(-3);
    expect(findRises(paid, '2026-11-20')).toMatchObject([
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
