import { describe, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import type { PastTransaction } from '#shared/recognition/types.ts';
import { forecastOf, monthly } from '#shared/testing/forecast-ledgers.ts';

const PAY = 200_000;

function pays(description: string, from: string, until: string, amountMinor = PAY): PastTransaction[] {
  return monthly({ type: 'income', amountMinor, description }, { from, until });
}

/** One income on each of these days. */
function incomes(description: string, amountMinor: number, dates: readonly string[]): PastTransaction[] {
  return dates.flatMap((date) => pays(description, date, date, amountMinor));
}

function comingIncomes(transactions: readonly PastTransaction[], today: string): number[] {
  return forecastOf(transactions, today).months.map(({ income }) => income.p50);
}

function moved(transactions: readonly PastTransaction[], from: string, date: string): PastTransaction[] {
  return transactions.map((each) => (each.date === from ? { ...each, date } : each));
}

describe('a pay that is overdue at the end of a month', () => {
  const onTime = pays('Payroll', '2024-06-26', '2025-12-31');

  it('is not likely to come twice in the next month if it has always come on time', () => {
    const [february] = comingIncomes(onTime, '2026-01-31');
    expect(february).toBeGreaterThan(PAY);
    expect(february).toBeLessThan(1.4 * PAY);
  });

  it('is still likely to come if it has often been as late', () => {
    const prompt = pays('Payroll', '2024-06-20', '2025-12-31');
    const late = ['2024-08', '2024-11', '2025-03', '2025-05', '2025-08', '2025-11'].reduce(
      (all, month) => moved(all, `${month}-20`, `${month}-25`),
      prompt,
    );
    const [usual, often] = [prompt, late].map((all) => forecastOf(all, '2026-01-24').endOfMonth.income.p50);
    expect(usual).toBeLessThan(0.6 * PAY);
    expect(often).toBeGreaterThan(0.9 * PAY);
  });
});

describe('a pay of another employer', () => {
  const old = pays('Payroll Acme', '2024-06-25', '2025-11-25');
  const first = incomes('Zeta wages', 215_000, ['2025-12-28']);

  it('replaces the old pay if that was due when the new one first came', () => {
    expect(comingIncomes([...old, ...first], '2025-12-31').slice(0, 3)).toEqual([215_000, 215_000, 215_000]);
  });

  it('is added to a pay that continues', () => {
    const [january] = comingIncomes(
      [...pays('Payroll Acme', '2024-06-25', '2025-12-25'), ...first],
      '2025-12-31',
    );
    expect(january).toBeGreaterThanOrEqual(PAY);
    expect(january).toBeLessThan(PAY + 215_000);
  });

  it('is not expected twice if the user has planned it', () => {
    const planned = ['2026-01-28', '2026-02-28'].map((day) => ({
      recurringId: 'r1',
      type: 'income' as const,
      category: 'other',
      description: 'Zeta wages',
      day,
      count: 1,
      amountMinor: 215_000,
    }));
    const { months } = forecastOf([...old, ...first], '2025-12-31', { planned });
    expect(months.slice(0, 3).map(({ income }) => income.p50)).toEqual([215_000, 215_000, 0]);
  });

  it('is not expected after the user dismissed it', () => {
    const next = pays('Zeta wages', '2025-12-28', '2026-03-28', 215_000);
    const [april] = forecastOf([...old, ...next], '2026-03-31', {
      isDismissed: (key) => key.includes('zeta'),
    }).months.map(({ income }) => income.p50);
    expect(april).toBeLessThan(215_000);
  });
});

describe('large incomes that come seldom', () => {
  const pay = pays('Payroll', '2023-12-28', '2026-01-31');
  const grants = (years: readonly number[]) =>
    incomes(
      'Fundacion Rial',
      120_000,
      years.flatMap((year) => [`${year}-04-18`, `${year}-10-10`, `${year}-11-27`]),
    );

  it('are expected a year later, and do not raise other months', () => {
    const [february, march, april, may] = comingIncomes([...pay, ...grants([2024, 2025])], '2026-01-31');
    expect([february, march, may]).toEqual([PAY, PAY, PAY]);
    expect(april).toBeGreaterThan(PAY + 0.7 * 120_000);
    expect(april).toBeLessThanOrEqual(PAY + 120_000);
  });

  it('are expected even if another one is entered a few months ahead', () => {
    const entered = incomes('Fundacion Rial', 120_000, ['2026-06-20']);
    const april = comingIncomes([...pay, ...grants([2024, 2025]), ...entered], '2026-01-31')[2];
    expect(april).toBeGreaterThan(PAY + 0.7 * 120_000);
  });

  it('are expected with half of their amount after the first year', () => {
    const april = comingIncomes([...pay, ...grants([2025])], '2026-01-31')[2];
    expect(april).toBe(PAY + 60_000);
  });

  it('are not expected if they came once, and do not raise other months', () => {
    const sold = incomes('Piano', 150_000, ['2025-04-18']);
    expect(comingIncomes([...pay, ...sold], '2026-01-31')).toEqual([PAY, PAY, PAY, PAY, PAY, PAY]);
  });
});

it('a pay that came late causes no extra pay a year later', () => {
  const rents = pays('Rent from Ana', '2024-06-05', '2026-03-31');
  const [april] = comingIncomes(moved(rents, '2025-04-05', '2025-04-20'), '2026-03-31');
  expect(april).toBeLessThan(1.1 * PAY);
});

it('a pay that included a bonus is expected with it a year later', () => {
  const withBonus = pays('Payroll', '2024-01-27', '2026-02-10').map((each) =>
    each.date.slice(5) === '03-27' ? { ...each, amountMinor: 290_000 } : each,
  );
  expect(comingIncomes(withBonus, '2026-02-10').slice(0, 2)).toEqual([290_000, PAY]);
});

describe('a pay that pauses for two months each summer', () => {
  const isSummer = ({ date }: PastTransaction) => ['07', '08'].includes(date.slice(5, 7));
  const terms = pays('School', '2024-01-20', '2026-08-31').filter((each) => !isSummer(each));
  const rent = monthly(
    { type: 'expense', amountMinor: 80_000, description: 'Rent' },
    { from: '2024-01-03', until: '2026-08-31' },
  );
  const until = (transactions: readonly PastTransaction[], today: string) =>
    transactions.filter(({ date }) => date <= today);

  it.each([
    ['2026-05-31', [PAY, 0, 0, PAY, PAY, PAY]],
    ['2026-08-31', [PAY, PAY, PAY, PAY, PAY, PAY]],
  ])('is expected to pause again, in a forecast of %s', (today, expected) => {
    expect(comingIncomes(until([...terms, ...rent], today), today)).toEqual(expected);
  });

  it('is expected in summer if nothing else was recorded in the summers before', () => {
    const recorded = until([...terms, ...rent.filter((each) => !isSummer(each))], '2026-05-31');
    expect(comingIncomes(recorded, '2026-05-31')).toEqual([PAY, PAY, PAY, PAY, PAY, PAY]);
  });
});

describe('a pay of a season', () => {
  const months = ['2024', '2025', '2026'].flatMap((year) =>
    ['05', '06', '07', '08', '09'].map((month) => `${year}-${month}-28`),
  );
  const rent = monthly(
    { type: 'expense', amountMinor: 80_000, description: 'Rent' },
    { from: '2024-01-03', until: '2026-08-31' },
  );

  it.each([
    ['2026-04-30', [PAY, PAY, PAY, PAY, PAY, 0]],
    ['2026-08-31', [PAY, 0, 0, 0, 0, 0]],
    ['2025-12-31', [0, 0, 0, 0, PAY, PAY]],
  ])('is expected in the next season, in a forecast of %s', (today, expected) => {
    const season = incomes('Beach bar', PAY, months);
    expect(
      comingIncomes(
        [...season, ...rent].filter(({ date }) => date <= today),
        today,
      ),
    ).toEqual(expected);
  });

  it('is expected to continue once a season began, even if only the end of the first season is known', () => {
    const winter = [
      '2024-03-10',
      ...monthsFrom('2024-12-10', 4),
      ...monthsFrom('2025-11-10', 5),
      '2026-11-10',
    ];
    const all = [...incomes('Benefit', PAY, winter), ...rent];
    expect(comingIncomes(all, '2026-11-30').slice(0, 3)).toEqual([PAY, PAY, PAY]);
  });

  function monthsFrom(first: string, count: number): string[] {
    return pays('', first, addMonths(first, count - 1)).map(({ date }) => date);
  }
});

it('if many payers pay once, their incomes set the level of the coming months', () => {
  const jobs = ['Piano', 'Kitchen', 'Garden', 'Fence', 'Roof', 'Stairs', 'Attic', 'Bath', 'Door', 'Porch'];
  const earned = jobs.flatMap((job, at) =>
    pays(job, `2025-${String(at + 3).padStart(2, '0')}-14`, '2025-12-14').slice(0, 1),
  );
  for (const income of comingIncomes(earned, '2025-12-31')) expect(income).toBeGreaterThan(0.8 * PAY);
});
