import { describe, expect, it } from 'vitest';
import { readTableText } from '../formats/table.ts';

function readQuestions(lines: readonly string[]): string[] {
  const { questions } = readTableText(lines.join('\n'), { currency: 'EUR', language: 'en' });
  return questions.map(({ code }) => code);
}

const AMOUNTS = ['10.00', '20.00', '30.00', '-5.00', '40.00', '50.00'];

describe('the sign of a column of mostly positive amounts whose texts do not show it', () => {
  it('is decided by a balance that agrees with each row', () => {
    let balance = 100;
    const rows = AMOUNTS.map((amount, at) => `2026-10-1${at},Aa,${amount},${(balance += Number(amount))}.00`);
    expect(readQuestions(['Date,Text,Amount,Balance', ...rows])).toEqual([]);
  });

  it('leads to a question if the balance does not agree with one row', () => {
    let balance = 100;
    const rows = AMOUNTS.map((amount, at) => {
      balance += Number(amount) + (at === 2 ? 1 : 0);
      return `2026-10-1${at},Aa,${amount},${balance}.00`;
    });
    expect(readQuestions(['Date,Text,Amount,Balance', ...rows])).toEqual(['sign']);
  });

  it('leads to a question without a balance', () => {
    const rows = AMOUNTS.map((amount, at) => `2026-10-1${at},Aa,${amount}`);
    expect(readQuestions(['Date,Text,Amount', ...rows])).toEqual(['sign']);
  });
});

describe('the sign of a column whose amounts are half negative, without a balance', () => {
  it.each([
    ['if the largest amount is negative', ['-90.00', '-20.00', '30.00', '40.00'], ['sign']],
    ['not if the largest amount is positive', ['90.00', '20.00', '-30.00', '-40.00'], []],
  ])('leads to a question %s', (_, amounts, questions) => {
    const rows = amounts.map((amount, at) => `2026-10-1${at},Aa,${amount}`);
    expect(readQuestions(['Date,Text,Amount', ...rows])).toEqual(questions);
  });

  it('leads to no question if a known word shows it', () => {
    const rows = ['2026-10-10,Miete,-90.00', '2026-10-11,Kauf,-20.00', '2026-10-12,Rückerstattung,30.00'];
    expect(readQuestions(['Date,Text,Amount', ...rows])).toEqual([]);
  });
});
