import { describe, expect, it } from 'vitest';
import { endOfMonth, startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import { nameOrRange, readPeriod, writePeriod } from './period-address.ts';

const TODAY = '2026-11-21';
const NAMES = ['this-month', 'last-month', 'last-quarter', 'last-year'] as const;
const ADDRESS = { parameter: 'period', names: NAMES } as const;

function read(query: string) {
  return readPeriod(new URLSearchParams(query), ADDRESS, TODAY);
}

function write(query: string, period: Parameters<typeof writePeriod<(typeof NAMES)[number]>>[2]) {
  return writePeriod(new URLSearchParams(query), ADDRESS, period).toString();
}

describe('the period in the address', () => {
  it('is the current calendar month by default', () => {
    expect(read('')).toEqual({ name: 'this-month', range: { from: '2026-11-01', to: '2026-11-30' } });
  });

  it('reads a named and a custom period', () => {
    expect(read('period=last-month').range).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(read('period=custom&from=2026-02-03&to=2026-02-09')).toEqual({
      name: 'custom',
      range: { from: '2026-02-03', to: '2026-02-09' },
    });
  });

  it.each([
    'period=',
    'period=next-month',
    'period=constructor',
    'period=custom',
    'period=custom&from=2026-02-03',
    'period=custom&from=2026-02-30&to=2026-03-01',
    'period=custom&from=2026-03-01&to=2026-02-01',
    'period=custom&from=1899-12-31&to=1900-01-31',
    'period=custom&from=1990-01-01&to=2026-01-01',
    'period=custom&from=<script>&to=2026-01-01',
  ])('falls back to the default for %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it.each([
    ['last-3', 'last-3-months'],
    ['last-12', 'last-12-months'],
    ['last-36', 'last-36-months'],
  ])('reads %s of an earlier version as %s', (earlier, name) => {
    const names = ['this-year', 'last-3-months', 'last-12-months', 'last-36-months'] as const;
    const search = new URLSearchParams({ range: earlier });
    expect(readPeriod(search, { parameter: 'range', names }, TODAY).name).toBe(name);
  });

  it('omits the default and keeps other parameters', () => {
    expect(write('period=custom&from=2026-02-03&to=2026-02-09&add=expense', 'this-month')).toBe(
      'add=expense',
    );
    expect(write('', 'this-month')).toBe('');
  });

  it('reads back what it writes', () => {
    expect(read(write('', 'last-year')).name).toBe('last-year');
    const range = { from: '2024-02-29', to: '2025-03-01' };
    expect(read(write('period=last-year', range))).toEqual({ name: 'custom', range });
  });
});

it('a range is written as its name if it has one of the offered names', () => {
  const october = { from: '2026-10-01', to: '2026-10-31' };
  expect(nameOrRange(october, NAMES, TODAY)).toBe('last-month');
  expect(nameOrRange(october, ['this-month'], TODAY)).toBe(october);
});

describe('a period of whole months', () => {
  const months = {
    parameter: 'range',
    names: NAMES,
    widen: ({ from, to }: CalendarRange) => ({ from: startOfMonth(from), to: endOfMonth(to) }),
  } as const;
  const readMonths = (query: string) => readPeriod(new URLSearchParams(query), months, TODAY);

  it('widens its days to whole months', () => {
    expect(readMonths('range=custom&from=2026-02-03&to=2026-03-09').range).toEqual({
      from: '2026-02-01',
      to: '2026-03-31',
    });
  });

  it('falls back to the default if its whole months are too long, even if its days are not', () => {
    const days = 'from=2006-12-31&to=2026-12-31';
    expect(read(`period=custom&${days}`).name).toBe('custom');
    expect(readMonths(`range=custom&${days}`).name).toBe('this-month');
  });
});
