import { describe, expect, it } from 'vitest';
import { readTypedSearch, toExactSearch } from './typed-search.ts';

const closed = (minor: number) => ({ minor, isOpen: false });
const open = (minor: number) => ({ minor, isOpen: true });
const only = (minor: number) => ({ low: closed(minor), high: closed(minor) });

describe('a typed search', () => {
  it.each([
    ['>100', '', { low: open(10_000) }],
    ['> 100', '', { low: open(10_000) }],
    ['< 20', '', { high: open(2000) }],
    ['>=50,5', '', { low: closed(5050) }],
    ['>=50.5', '', { low: closed(5050) }],
    ['≤ 20', '', { high: closed(2000) }],
    ['=100', '', only(10_000)],
    ['= 12,50 €', '', only(1250)],
    ['>$100', '', { low: open(10_000) }],
    ['>1,234.50', '', { low: open(123_450) }],
    ['>1.234,50', '', { low: open(123_450) }],
    ['>1.234', '', { low: open(123_400) }],
    ['>1 234', '', { low: open(123_400) }],
    ['10-20', '', { low: closed(1000), high: closed(2000) }],
    ['10,50 – 20', '', { low: closed(1050), high: closed(2000) }],
    ['10..20', '', { low: closed(1000), high: closed(2000) }],
    ['10.5 .. 20,5', '', { low: closed(1050), high: closed(2050) }],
    ['>10 <20', '', { low: open(1000), high: open(2000) }],
    ['>10 >=30', '', { low: closed(3000) }],
    ['carrefour >100', 'carrefour', { low: open(10_000) }],
    ['>100 carrefour', 'carrefour', { low: open(10_000) }],
    ['carrefour  >100  madrid', 'carrefour madrid', { low: open(10_000) }],
    ['carrefour 10..20', 'carrefour', { low: closed(1000), high: closed(2000) }],
  ])('reads %s as the words "%s" and an amount', (typed, words, limits) => {
    const amountText = typed.replace(/ *(?:carrefour|madrid) */g, '');
    expect(readTypedSearch(typed, 2)).toEqual({ words, limits, amountText, isExact: false });
  });

  it.each([
    ['100', '100'],
    ['20-10', '20-10'],
    ['20..10', '20..10'],
    ['line 10-20', 'line 10-20'],
    ['2026-11-20', '2026-11-20'],
    ['a>100', 'a>100'],
    ['>100ml', '>100ml'],
    ['>1.234,567', '>1.234,567'],
    ['>1234567890123', '>1234567890123'],
    ['carrefour >', 'carrefour'],
    ['>', ''],
  ])('reads %s as words alone', (typed, words) => {
    expect(readTypedSearch(typed, 2)).toMatchObject({ words, limits: undefined, isExact: false });
  });

  it.each(['"10-20"', '“10-20”', '«10-20»', ' „10-20“ '])(
    'takes the text in quotes of %s as it is',
    (typed) => {
      expect(readTypedSearch(typed, 2)).toMatchObject({ words: '10-20', limits: undefined, isExact: true });
    },
  );

  it('reads the amounts next to quotes, and puts the words of a search in quotes', () => {
    const exact = toExactSearch(readTypedSearch('carrefur >100', 2));
    expect(exact).toBe('"carrefur" >100');
    expect(readTypedSearch(exact, 2)).toEqual({
      words: 'carrefur',
      limits: { low: open(10_000) },
      amountText: '>100',
      isExact: true,
    });
    expect(readTypedSearch('the "big" one', 2)).toMatchObject({ words: 'the "big" one', isExact: false });
  });

  it('reads three decimals in a currency that has them, with either mark', () => {
    for (const typed of ['>1.234', '>1,234'])
      expect(readTypedSearch(typed, 3).limits).toEqual({ low: open(1234) });
  });
});
