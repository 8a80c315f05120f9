import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../calendar.ts';
import { limitPerWeek, MOST_OF_A_KIND } from './find-notices.ts';
import { expense, findIn, ofKind, TODAY, weekly } from './testing/history.ts';
import type { NoticedTransaction } from './types.ts';

describe('a large transaction', () => {
  it('is far above those before at its merchant, and is shown with their median', () => {
    const usual = weekly(8);
    const large = expense('2026-11-18', 60_000);
    expect(ofKind(findIn([...usual, large]), 'large')).toMatchObject([
      {
        amountMinor: 60_000,
        usualMinor: 5_500,
        transactionIds: [large.id],
        count: usual.length,
        comparedWith: 'payee',
      },
    ]);
    expect(ofKind(findIn([...usual, { ...large, amountMinor: 6_500 }]), 'large')).toEqual([]);
  });

  it('is compared with its category if the merchant is new and the category has enough expenses', () => {
    const large = (description: string) => expense('2026-11-18', 60_000, { description });
    expect(ofKind(findIn([...weekly(8), large('Feast')]), 'large')).toMatchObject([
      { comparedWith: 'category', category: 'food' },
    ]);
    expect(ofKind(findIn([...weekly(3), large('Feast')]), 'large')).toEqual([]);
  });

  it('is compared with expenses only, not with refunds', () => {
    const usual = weekly(8);
    const back = usual.map((each) => ({ ...each, id: `back ${each.id}`, amountMinor: -4_000 }));
    const large = expense('2026-11-18', 60_000);
    expect(ofKind(findIn([...usual, ...back, large]), 'large')).toMatchObject([
      { amountMinor: 60_000, usualMinor: 5_500, count: usual.length },
    ]);
    expect(findIn([...usual, expense('2026-11-18', -60_000), expense('2026-11-19', -60_000)])).toEqual([]);
  });

  it('causes a notice for 31 days', () => {
    const on = (day: string) => findIn([...weekly(12), expense(day, 60_000)]);
    expect(ofKind(on('2026-10-21'), 'large')).toHaveLength(1);
    expect(ofKind(on('2026-10-20'), 'large')).toEqual([]);
  });
});

describe('a charge', () => {
  const pair = (days: number, more: Partial<NoticedTransaction> = {}) => [
    expense('2026-11-10', 9_900, { description: 'Garage', category: 'transport', ...more }),
    expense(addDays('2026-11-10', days), 9_900, {
      description: 'GARAGE 12345',
      category: 'transport',
      ...more,
    }),
  ];

  it('counts as made twice if the same amount comes again within three days', () => {
    const twice = pair(3);
    expect(ofKind(findIn([...weekly(8), ...twice]), 'twice')).toMatchObject([
      { day: '2026-11-13', transactionIds: twice.map(({ id }) => id), usualMinor: null },
    ]);
    const often = weekly(8, { description: 'Garage' });
    expect(ofKind(findIn([...often, ...twice]), 'twice')).toMatchObject([{ count: 2 }]);
    expect(ofKind(findIn([...weekly(8), ...pair(4)]), 'twice')).toEqual([]);
    expect(ofKind(findIn([...weekly(8), ...pair(1, { type: 'income' })]), 'twice')).toEqual([]);
  });

  it('does not count as made twice if both are parts of a split purchase', () => {
    expect(ofKind(findIn([...weekly(8), ...pair(0, { groupId: 'g' })]), 'twice')).toEqual([]);
  });

  it('causes no notice if many charges come in pairs', () => {
    const rides = Array.from({ length: 20 }, (_, at) => addDays('2026-07-01', 5 * at)).flatMap((day) => [
      expense(day, 3_000, { description: 'Taxi' }),
      expense(day, 3_000, { description: 'Taxi' }),
    ]);
    const today = [
      expense('2026-11-18', 3_000, { description: 'Taxi' }),
      expense('2026-11-18', 3_000, { description: 'Taxi' }),
    ];
    expect(ofKind(findIn([...weekly(8), ...rides, ...today]), 'twice')).toEqual([]);
    expect(ofKind(findIn([...weekly(8), ...today]), 'twice')).toHaveLength(1);
  });
});

describe('a category', () => {
  const more = (amountMinor: number) => expense('2026-11-15', amountMinor, { description: 'Another market' });

  it('is high once it cost more than in nine of ten months before', () => {
    const [notice] = ofKind(findIn([...weekly(10), more(40_000)]), 'categoryHigh');
    expect(notice).toMatchObject({ category: 'food', subject: 'food', day: '2026-11-15', count: 9 });
    expect(notice?.amountMinor).toBeGreaterThan(notice?.usualMinor ?? Infinity);
    expect(ofKind(findIn([...weekly(10), more(1_000)]), 'categoryHigh')).toEqual([]);
  });

  it('is not looked at with fewer than six months, or before day 10', () => {
    expect(ofKind(findIn([...weekly(5), more(40_000)]), 'categoryHigh')).toEqual([]);
    const early = [...weekly(10), expense('2026-11-02', 90_000, { description: 'Another market' })].filter(
      ({ date }) => date <= '2026-11-09',
    );
    expect(ofKind(findIn(early, { today: '2026-11-09' }), 'categoryHigh')).toEqual([]);
    expect(ofKind(findIn(early, { today: '2026-11-10' }), 'categoryHigh')).toHaveLength(1);
  });
});

describe('a series', () => {
  const monthly = (count: number, last = '2026-11-05', amountMinor = 1_299) =>
    Array.from({ length: count }, (_, at) =>
      expense(addMonths(last, -at), amountMinor, { description: 'Music', category: 'entertainment' }),
    );

  it('causes a notice if it costs more than before', () => {
    const [newest, ...older] = monthly(12);
    const raised = { ...(newest ?? expense(TODAY, 1)), amountMinor: 1_499 };
    expect(ofKind(findIn([...weekly(14), ...older, raised]), 'priceRise')).toMatchObject([
      { name: 'Music', day: '2026-11-05', amountMinor: 1_499, usualMinor: 1_299 },
    ]);
    const cheaper = { ...raised, amountMinor: 1_099 };
    expect(ofKind(findIn([...weekly(14), ...older, cheaper]), 'priceRise')).toEqual([]);
  });

  it('causes a notice if it did not come, or has ended', () => {
    const missed = ofKind(findIn([...weekly(14), ...monthly(12, '2026-10-05')]), 'missed');
    expect(missed).toMatchObject([
      { name: 'Music', day: '2026-11-05', amountMinor: 1_299, type: 'expense', comparedWith: null },
    ]);
    const pay = monthly(12, '2026-10-05').map((each) => ({
      ...each,
      type: 'income' as const,
      category: 'salary',
    }));
    expect(ofKind(findIn([...weekly(14), ...pay]), 'missed')).toMatchObject([{ type: 'income' }]);
    const ended = findIn([...weekly(14), ...monthly(12, '2026-08-28')]);
    expect(ofKind(ended, 'ended')).toMatchObject([{ name: 'Music', amountMinor: 1_299 }]);
    expect(ofKind(ended, 'missed')).toEqual([]);
  });

  it('is first missed and later ended, but never both at once', () => {
    const paid = [...weekly(14), ...monthly(12, '2026-08-28')];
    const days = Array.from({ length: 43 }, (_, at) => addDays('2026-08-28', 2 * at));
    const noticesByDay = days.map((today) =>
      findIn(
        paid.filter(({ date }) => date <= today),
        { today },
      ).filter(({ name }) => name === 'Music'),
    );
    const kinds = noticesByDay
      .map((notices) => notices.map(({ kind }) => kind).join())
      .filter((kind) => kind !== '');
    expect(kinds.join(' ')).toMatch(/^(missed ){3,}(ended ?){3,}$/);
    const [missed, ended] = [noticesByDay.flat()[0], noticesByDay.flat().at(-1)];
    expect(ended?.otherKeys).toEqual([missed?.key]);
  });

  it('causes a notice if it is new, unless the whole history is new', () => {
    expect(ofKind(findIn([...weekly(14), ...monthly(3)]), 'newSeries')).toMatchObject([{ name: 'Music' }]);
    expect(ofKind(findIn([...weekly(14), ...monthly(12)]), 'newSeries')).toEqual([]);
    expect(ofKind(findIn([...monthly(3)]), 'newSeries')).toEqual([]);
  });

  it('causes no notice if the user dismissed it', () => {
    const transactions = [...weekly(14), ...monthly(3)];
    expect(
      ofKind(findIn(transactions, { isDismissed: (key) => key.includes('music') }), 'newSeries'),
    ).toEqual([]);
  });
});

it('only the first three notices of a kind in a week are shown', () => {
  const notices = ['2026-11-20', '2026-11-19', '2026-11-14', '2026-11-14', '2026-11-13'].map((day) => ({
    kind: 'large' as const,
    day,
  }));
  const limited = limitPerWeek(notices, TODAY);
  expect(limited.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-19', '2026-11-14', '2026-11-13']);
  expect(MOST_OF_A_KIND).toBe(3);
});
