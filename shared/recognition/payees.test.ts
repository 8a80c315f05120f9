import { expect, it } from 'vitest';
import { everyMonths, onlySeries, paid, sureSeries } from './testing/payments.ts';

it('a payee with two names, of which the longer one is rare, is one series', () => {
  const days = everyMonths('2025-01-12', 1, 14);
  const isLonger = (_: string, at: number) => at % 5 === 2;
  const amounts = [6_810, 7_240, 6_520, 7_950, 8_100];
  const usual = paid(
    days.filter((day, at) => !isLonger(day, at)),
    { amounts, description: 'Luz' },
  );
  const longer = paid(days.filter(isLonger), { amounts: [7_100], description: 'Luz Endesa' });
  expect(onlySeries([...usual, ...longer], '2026-02-15')).toMatchObject({ cadence: 'monthly', count: 14 });
});

it('a subscription whose name begins like that of a shop stays apart from its purchases', () => {
  const prime = paid(everyMonths('2025-03-09', 1, 12), { amounts: [499], description: 'Amazon Prime' });
  const days = [
    '2025-03-02',
    '2025-03-30',
    '2025-05-17',
    '2025-06-20',
    '2025-06-22',
    '2025-09-13',
    '2025-12-11',
  ];
  const bought = paid(days, { amounts: [2_350, 810, 12_400, 4_099, 1_560], description: 'Amazon' });
  expect(onlySeries([...prime, ...bought], '2026-02-12')).toMatchObject({ name: 'Amazon Prime', count: 12 });
});

it('codes of letters, with or without a digit, are not part of the payee', () => {
  const codes = ['PGQ1EEC1F', 'PNBMKTZFQ', 'PLKFHVTRK', 'KSNLWXBQT', 'PFMR5XFXE'];
  const lines = everyMonths('2025-09-07', 1, 5).flatMap((day, at) =>
    paid([day], { amounts: [999], description: `Spotify ${codes[at]} Stockholm` }),
  );
  expect(onlySeries(lines, '2026-01-10')).toMatchObject({ cadence: 'monthly', count: 5 });
});

it('a city is not part of a payee that appears with several cities, if two payees end with it', () => {
  const metro = everyMonths('2025-01-30', 1, 12).flatMap((day, at) =>
    paid([day], { amounts: [5_460], description: `METRO ABONO ${at % 3 === 2 ? 'SEVILLA' : 'MADRID'}` }),
  );
  const others = ['CINE RENOIR', 'BAR PEPE', 'ZARA', 'FARMACIA RUIZ'].flatMap((name, at) => [
    ...paid([`2025-0${at + 2}-14`], { amounts: [1_700 + 900 * at], description: `${name} MADRID` }),
  ]);
  const seville = paid(['2025-08-19'], { amounts: [3_310], description: 'HOTEL ALFONSO SEVILLA' });
  expect(onlySeries([...metro, ...others, ...seville], '2026-01-05')).toMatchObject({ count: 12 });
});

it('visits with similar prices on irregular days are no series', () => {
  const visits = [
    ['2024-02-01', 2_457],
    ['2024-03-05', 2_165],
    ['2024-03-24', 2_190],
    ['2024-05-11', 2_287],
    ['2024-06-06', 2_452],
    ['2024-06-30', 2_477],
    ['2024-08-02', 2_304],
    ['2024-08-14', 2_613],
    ['2024-09-16', 2_380],
    ['2024-10-04', 2_571],
    ['2024-11-08', 2_569],
  ] as const;
  const days = visits.map(([day]) => day);
  const amounts = visits.map(([, amount]) => amount);
  expect(sureSeries(paid(days, { amounts, description: 'Peluquería' }), '2024-11-30')).toEqual([]);
});

it('two payments a year apart repeat if their words are usual for yearly payments', () => {
  const twice = (description: string) =>
    paid(['2025-02-13', '2026-02-19'], { amounts: [31_540, 34_020], description });
  expect(onlySeries(twice('Seguro de hogar'), '2026-03-01')).toMatchObject({ cadence: 'annual', count: 2 });
  expect(sureSeries(twice('Hotel Miramar'), '2026-03-01')).toEqual([]);
});

it('an amount that goes up and down each time is an estimate, and not a change of price', () => {
  const amounts = [33_051, 35_403, 35_030, 32_404, 34_225];
  const tax = paid(everyMonths('2024-02-01', 6, 5), { amounts, description: 'Council tax' });
  expect(onlySeries(tax, '2026-02-20')).toMatchObject({ isEstimate: true, change: null });
});

it('two subscriptions of one payee are two series, even half a month apart', () => {
  const small = paid(everyMonths('2025-01-04', 1, 12), { amounts: [299], description: 'Apple' });
  const large = paid(everyMonths('2025-01-20', 1, 12), { amounts: [999], description: 'Apple' });
  const found = sureSeries([...small, ...large], '2026-01-02');
  expect(found.every(({ cadence }) => cadence === 'monthly')).toBe(true);
  expect(new Set(found.map(({ amountMinor }) => amountMinor))).toEqual(new Set([299, 999]));
});

it('two halves of a rent on different days are two series', () => {
  const half = (first: string) =>
    paid(everyMonths(first, 1, 13), { amounts: [40_000], description: 'Rent, half' });
  const found = sureSeries([...half('2025-01-05'), ...half('2025-01-06')], '2026-01-20');
  expect(found.map(({ count }) => count)).toEqual([13, 13]);
  expect(new Set(found.map(({ nextDay }) => nextDay))).toEqual(new Set(['2026-02-05', '2026-02-06']));
  expect(new Set(found.map(({ key }) => key)).size).toBe(2);
});
