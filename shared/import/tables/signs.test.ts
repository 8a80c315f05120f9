import { describe, expect, it } from 'vitest';
import { readTableText } from '../formats/table.ts';

function questionsOf(lines: readonly string[]): string[] {
  const { questions } = readTableText(lines.join('\n'), { currency: 'EUR', language: 'en' });
  return questions.map(({ code }) => code);
}

const AMOUNTS = ['10.00', '20.00', '30.00', '-5.00', '40.00', '50.00'];

describe('the sign of one column of amounts, mostly positive and with words that say nothing', () => {
  it('is settled by a balance that agrees with each row', () => {
    let balance = 100;
    const rows = AMOUNTS.map((amount, at) => `2026-10-1${at},Aa,${amount},${(balance += Number(amount))}.00`);
    expect(questionsOf(['Date,Text,Amount,Balance', ...rows])).toEqual([]);
  });

  it('is asked about where a balance does not agree with one of them', () => {
    let balance = 100;
    const rows = AMOUNTS.map((amount, at) => {
      balance += Number(amount) + (at === 2 ? 1 : 0);
      return `2026-10-1${at},Aa,${amount},${balance}.00`;
    });
    expect(questionsOf(['Date,Text,Amount,Balance', ...rows])).toEqual(['sign']);
  });

  it('is asked about without a balance', () => {
    const rows = AMOUNTS.map((amount, at) => `2026-10-1${at},Aa,${amount}`);
    expect(questionsOf(['Date,Text,Amount', ...rows])).toEqual(['sign']);
  });
});

describe('the sign of amounts of which about half have a minus, without a balance', () => {
  it.each([
    ['the largest has one', ['-90.00', '-20.00', '30.00', '40.00'], ['sign']],
    ['the largest has none', ['90.00', '20.00', '-30.00', '-40.00'], []],
  ])('is asked about only where %s', (_, amounts, questions) => {
    const rows = amounts.map((amount, at) => `2026-10-1${at},Aa,${amount}`);
    expect(questionsOf(['Date,Text,Amount', ...rows])).toEqual(questions);
  });

  it('is not asked about where a known word says it', () => {
    const rows = ['2026-10-10,Miete,-90.00', '2026-10-11,Kauf,-20.00', '2026-10-12,Rückerstattung,30.00'];
    expect(questionsOf(['Date,Text,Amount', ...rows])).toEqual([]);
  });
});
