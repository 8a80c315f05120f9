import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { createChance } from '#shared/testing/households/chance.ts';
import { recogniseSeries } from './recognise-series.ts';
import { everyDays, everyMonths, onlySeries, paid, sureSeries } from './testing/payments.ts';

describe('the cadence', () => {
  it.each([
    ['weekly', everyDays('2026-01-05', 7, 8)],
    ['biweekly', everyDays('2026-01-09', 14, 8)],
    ['fourWeekly', everyDays('2025-06-02', 28, 6)],
    ['monthly', everyMonths('2026-01-05', 1, 5)],
    ['bimonthly', everyMonths('2025-07-12', 2, 5)],
    ['quarterly', everyMonths('2025-04-20', 3, 5)],
    ['semiannual', everyMonths('2024-12-03', 6, 3)],
    ['annual', everyMonths('2024-04-08', 12, 3)],
    ['semimonthly', ['2026-01-15', '2026-01-31', '2026-02-15', '2026-02-28', '2026-03-15', '2026-03-31']],
  ])('is %s', (cadence, days) => {
    expect(onlySeries(paid(days), addDays(days.at(-1) ?? '', 2))).toMatchObject({
      cadence,
      status: 'active',
    });
  });

  it('of pay on the 15th and the last workday is semimonthly, not biweekly', () => {
    const days = [
      '2026-01-15',
      '2026-01-30',
      '2026-02-13',
      '2026-02-27',
      '2026-03-13',
      '2026-03-31',
      '2026-04-15',
    ];
    const pay = paid(days, { amounts: [80_000], description: 'Nómina', type: 'income' });
    expect(onlySeries(pay, '2026-04-20')).toMatchObject({ cadence: 'semimonthly', nextDay: '2026-04-30' });
  });

  it('of a salary with extra pay in June and December is monthly', () => {
    const salary = paid(everyMonths('2024-10-28', 1, 20), {
      amounts: [185_000],
      description: 'Nómina',
      type: 'income',
    });
    const extra = paid(['2024-12-20', '2025-06-20', '2025-12-19'], {
      amounts: [171_000],
      description: 'Nómina',
      type: 'income',
    });
    const [first] = sureSeries([...salary, ...extra], '2026-06-02');
    expect(first).toMatchObject({
      cadence: 'monthly',
      amountMinor: 185_000,
      count: 20,
      nextDay: '2026-06-28',
    });
  });

  it('needs three payments, four if it is weekly, and two if it is yearly', () => {
    expect(recogniseSeries(paid(['2026-05-05']), '2026-05-10')).toEqual([]);
    expect(recogniseSeries([], '2026-05-10')).toEqual([]);
    expect(recogniseSeries(paid(['2026-04-05', '2026-05-05']), '2026-05-10')).toEqual([]);
    expect(recogniseSeries(paid(everyDays('2026-05-04', 7, 3)), '2026-05-20')).toEqual([]);
    expect(onlySeries(paid(['2025-05-05', '2026-05-05']), '2026-05-10').cadence).toBe('annual');
  });
});

describe('the next day', () => {
  it.each([
    ['2026-01-10', '2026-01-31'],
    ['2026-02-10', '2026-02-28'],
    ['2026-03-31', '2026-04-30'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
  ])('of the 31st, on %s, is %s', (today, nextDay) => {
    const days = everyMonths('2025-08-31', 1, 40).filter((day) => day <= today);
    expect(onlySeries(paid(days), today).nextDay).toBe(nextDay);
  });

  it('of a 29th February is the 28th in other years', () => {
    const days = everyMonths('2024-02-29', 12, 3);
    expect(onlySeries(paid(days), '2026-03-10').nextDay).toBe('2027-02-28');
    expect(onlySeries(paid(['2025-02-28', '2026-02-28', '2027-02-28']), '2027-03-10').nextDay).toMatch(
      /^2028-02-2[89]$/,
    );
  });

  it('moves from the weekend to Monday as it did before', () => {
    // Due on the 1st; 1 February, 1 March and 1 August 2026 are weekends.
    const days = [
      '2025-11-03',
      '2025-12-01',
      '2026-01-01',
      '2026-02-02',
      '2026-03-02',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
    ];
    expect(onlySeries(paid(days), '2026-07-10').nextDay).toBe('2026-08-03');
    expect(onlySeries(paid(everyMonths('2025-11-01', 1, 9)), '2026-07-10').nextDay).toBe('2026-08-01');
  });

  it('of each third Wednesday is the third Wednesday', () => {
    const days = ['2026-01-21', '2026-02-18', '2026-03-18', '2026-04-15', '2026-05-20', '2026-06-17'];
    expect(onlySeries(paid(days), '2026-06-20').nextDay).toBe('2026-07-15');
  });

  it('stays if the last charge came twice, but moves on if a pay came early', () => {
    const days = everyMonths('2025-12-05', 1, 12);
    const gym = { amounts: [3_500], description: 'Gimnasio Atlas' };
    for (const second of ['2026-11-06', '2026-11-20', '2026-11-24', '2026-11-26']) {
      const series = onlySeries(paid([...days, second], gym), '2026-11-26');
      expect(series).toMatchObject({ nextDay: '2026-12-05', count: 12 });
    }
    const pay = paid([...days, '2026-11-24'], { ...gym, description: 'Nómina', type: 'income' });
    expect(onlySeries(pay, '2026-11-26').nextDay).toBe('2027-01-05');
  });

  it('is never before today, and null once it has ended', () => {
    const days = everyMonths('2026-01-05', 1, 5);
    expect(onlySeries(paid(days), '2026-06-09')).toMatchObject({
      status: 'active',
      nextDay: '2026-06-09',
      overdueDay: null,
    });
    expect(onlySeries(paid(days), '2026-06-20')).toMatchObject({
      status: 'late',
      nextDay: '2026-07-05',
      overdueDay: '2026-06-05',
    });
    expect(onlySeries(paid(days), '2026-08-01')).toMatchObject({
      status: 'ended',
      nextDay: null,
      overdueDay: null,
    });
  });

  it('of a yearly payment is null two months after it was due', () => {
    const insurance = paid(everyMonths('2023-05-08', 12, 3));
    expect(onlySeries(insurance, '2026-07-06').status).toBe('late');
    expect(onlySeries(insurance, '2026-07-10').status).toBe('ended');
  });
});

describe('the amount', () => {
  const days = everyMonths('2025-09-05', 1, 8);

  it('is the last price, with the change', () => {
    const series = onlySeries(
      paid(days, { amounts: [999, 999, 999, 999, 999, 1_199, 1_199, 1_199] }),
      '2026-04-10',
    );
    expect(series).toMatchObject({ amountMinor: 1_199, isEstimate: false });
    expect(series.change).toEqual({ fromMinor: 999, toMinor: 1_199, day: '2026-02-05' });
  });

  it('ignores a single jump by more than a third', () => {
    const series = onlySeries(
      paid(days, { amounts: [999, 999, 999, 999, 999, 999, 999, 1_599] }),
      '2026-04-10',
    );
    expect(series).toMatchObject({ amountMinor: 999, change: null });
  });

  it('ignores a single other price', () => {
    const series = onlySeries(
      paid(days, { amounts: [999, 999, 999, 1_099, 999, 999, 999, 999] }),
      '2026-04-10',
    );
    expect(series).toMatchObject({ amountMinor: 999, change: null });
  });

  it('is an estimate if it varies', () => {
    const amounts = [6_120, 7_040, 5_210, 6_890, 5_920, 7_310, 6_480, 5_730];
    expect(onlySeries(paid(days, { amounts }), '2026-04-10')).toMatchObject({
      isEstimate: true,
      change: null,
      amountMinor: 6_480,
    });
  });
});

describe('a series', () => {
  it('has missed days, but not those of months in which it pauses each year', () => {
    const all = everyMonths('2024-01-10', 1, 30);
    const missing = (months: string[]) => paid(all.filter((day) => !months.includes(day.slice(0, 7))));
    expect(onlySeries(missing(['2025-11']), '2026-06-12').missed).toEqual(['2025-11-10']);
    expect(onlySeries(missing(['2024-08', '2025-08']), '2026-06-12').missed).toEqual([]);
  });

  it('is found among the purchases in the same shop', () => {
    const chance = createChance(3);
    const purchases = Array.from({ length: 60 }, () => addDays('2025-01-03', chance.whole(0, 480)));
    const amounts = purchases.map(() => chance.pick([1_234, 8_650, 2_999, 540, 1_999, 7_125, 3_310, 860]));
    const shop = paid(purchases, { description: 'Amazon', amounts });
    const prime = paid(everyMonths('2025-02-14', 1, 15), { description: 'Amazon', amounts: [499] });
    expect(onlySeries([...shop, ...prime], '2026-05-01')).toMatchObject({
      cadence: 'monthly',
      amountMinor: 499,
      count: 15,
      key: 'expense:amazon:499',
    });
  });

  it('continues with its key when typed descriptions are followed by those of a bank', () => {
    const typed = paid(everyMonths('2025-01-03', 1, 8), { description: 'Alquiler', amounts: [82_000] });
    const bank = paid(everyMonths('2025-09-03', 1, 6), {
      description: 'TRANSFERENCIA A M LOPEZ',
      amounts: [82_000],
    });
    const series = onlySeries([...typed, ...bank], '2026-02-10');
    expect(series).toMatchObject({ key: 'expense:alquiler', count: 14, missed: [], status: 'active' });
    const dearer = bank.map((each) => ({ ...each, amountMinor: 91_000 }));
    expect(sureSeries([...typed, ...dearer], '2026-02-10').map(({ count }) => count)).toEqual([8, 6]);
  });

  it('is a habit if it is frequent spending that varies', () => {
    const shop = paid(everyDays('2026-01-03', 7, 20), {
      description: 'Mercadona',
      amounts: [6_540, 5_480, 7_810, 6_120, 4_990],
    });
    expect(onlySeries(shop, '2026-05-20')).toMatchObject({ cadence: 'weekly', isHabit: true });
    const lesson = paid(everyDays('2026-01-03', 7, 20), { description: 'Piano', amounts: [2_500] });
    expect(onlySeries(lesson, '2026-05-20').isHabit).toBe(false);
  });

  it('has the same key whatever a bank adds to the description', () => {
    const days = everyMonths('2026-01-05', 1, 4);
    const texts = [
      'RECIBO IBERDROLA 0049 1234 ENERO',
      'RECIBO IBERDROLA 0049 5678 FEBRERO',
      'Recibo Iberdrola marzo',
      'ADEUDO IBERDROLA ABRIL 2026',
    ];
    const bills = paid(days).map((bill, at) => ({ ...bill, description: texts[at] ?? '' }));
    expect(onlySeries(bills, '2026-04-10')).toMatchObject({
      key: 'expense:iberdrola',
      count: 4,
      transactionIds: bills.map(({ id }) => id),
    });
  });
});

it('regular refunds are not a bill, and a refund is not part of one', () => {
  const days = everyMonths('2026-01-05', 1, 8);
  const refunds = paid(days, { amounts: [-4_000], description: 'Rebate' });
  const rent = paid(days, { amounts: [80_000], description: 'Rent' });
  const refundOfRent = paid(['2026-04-20'], { amounts: [-80_000], description: 'Rent' });
  const found = recogniseSeries([...refunds, ...rent, ...refundOfRent], '2026-08-20');
  expect(found.map(({ name, amountMinor, count }) => [name, amountMinor, count])).toEqual([
    ['Rent', 80_000, 8],
  ]);
});
