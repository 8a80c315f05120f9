import { describe, expect, it } from 'vitest';
import { readTableText } from '../formats/table.ts';
import type { Answers } from '../types.ts';

const OPEN = 'Date,Description,Amount,Fee\n2026-09-27,Cash,-40.00,1.00\n2026-09-28,Bread,-2.00,0.00';

function read(text: string, answers: Answers = {}) {
  const { questions, statements } = readTableText(text, { currency: 'EUR', language: 'en', answers });
  return { questions, amounts: statements.flatMap(({ movements }) => movements.map(({ amount }) => amount)) };
}

describe('a column of fees', () => {
  it('leads to a question with two examples if nothing shows whether the amounts include the fees', () => {
    expect(read(OPEN)).toEqual({
      questions: [
        {
          code: 'fees',
          about: 'Cash',
          choices: [
            { value: 'apart', example: '−€40.00 / €1.00 → −€41.00' },
            { value: 'included', example: '−€40.00 / €1.00 → −€40.00' },
          ],
        },
      ],
      amounts: ['-41.00', '-2.00'],
    });
  });

  it('is read as the person answered', () => {
    expect(read(OPEN, { fees: 'apart' })).toEqual({ questions: [], amounts: ['-41.00', '-2.00'] });
    expect(read(OPEN, { fees: 'included' })).toEqual({ questions: [], amounts: ['-40.00', '-2.00'] });
  });

  it.each([
    ['apart', ['9.00', '7.00'], ['-41.00', '-2.00']],
    ['included', ['10.00', '8.00'], ['-40.00', '-2.00']],
  ])('is %s if the balance proves it', (_, balances, amounts) => {
    const text = OPEN.replace('Fee\n', 'Fee,Balance\n2026-09-26,Pay,50.00,0.00,50.00\n')
      .replace('1.00\n', `1.00,${balances[0]}\n`)
      .concat(`,${balances[1]}`);
    expect(read(text)).toEqual({ questions: [], amounts: ['50.00', ...amounts] });
  });

  it('is not added if another column has the amounts before fees', () => {
    const text =
      'Date,Description,Gross,Fee,Net\n2026-09-27,Sale,100.00,-3.50,96.50\n2026-09-28,Bread,-2.00,0.00,-2.00';
    expect(read(text)).toEqual({ questions: [], amounts: ['96.50', '-2.00'] });
  });
});
