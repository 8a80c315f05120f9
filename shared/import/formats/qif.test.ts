import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutcome, tallyMutations, repeatToMillions } from '#shared/testing/bank-files/hostile.ts';
import { decimal, writtenMovements, type WrittenMovement } from '#shared/testing/bank-files/written.ts';
import { looksLikeQif, readQif } from './qif.ts';

const OPTIONS = { currency: 'EUR', language: 'en' };

const SHAPES: Record<string, (year: string, month: string, day: string) => string> = {
  "m/d'yy": (year, month, day) => `${Number(month)}/${day.replace(/^0/, ' ')}'${year.slice(2)}`,
  'd.m.yyyy': (year, month, day) => `${Number(day)}.${Number(month)}.${year}`,
  'yyyy-mm-dd': (year, month, day) => `${year}-${month}-${day}`,
  'dd/mm/yyyy': (year, month, day) => `${day}/${month}/${year}`,
};

function write(
  movements: readonly WrittenMovement[],
  shape: string,
  groups: readonly [string, string],
): string {
  const records = movements.map(({ day, cents, text }) => {
    const [year = '', month = '', dayOfMonth = ''] = day.split('-');
    const [whole = '', fraction = ''] = decimal(cents, '.').split('.');
    const amount = `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, groups[0])}${groups[1]}${fraction}`;
    return `D${SHAPES[shape]?.(year, month, dayOfMonth) ?? ''}\nT${amount}\nP${text}\n^\n`;
  });
  return `!Type:Bank\n${records.join('')}`;
}

function readDates(dates: readonly string[], language = 'en') {
  const text = `!Type:Bank\n${dates.map((date) => `D${date}\nT-1.00\nPX\n^\n`).join('')}`;
  const { statements, questions } = readQif(text, { currency: 'EUR', language });
  return { days: statements[0]?.movements.map(({ date }) => date), questions };
}

const SAMPLE = write(
  [
    { day: '2026-01-25', cents: -1234, text: 'Bakery' },
    { day: '2026-02-05', cents: 99900, text: 'Salary' },
  ],
  'dd/mm/yyyy',
  ['', '.'],
);

describe('QIF', () => {
  const shapes = Object.keys(SHAPES).flatMap((shape) =>
    (
      [
        [',', '.'],
        ['.', ','],
        ['', ','],
        [' ', '.'],
        ['’', '.'],
      ] as const
    ).map((groups) => ({ shape, groups })),
  );

  it.each(shapes)('reads the movements that were written as %j', ({ shape, groups }) => {
    // The 31st shows which number is the day.
    const last = { day: '2026-12-31', cents: 1, text: 'Last' };
    fc.assert(
      fc.property(writtenMovements('2000-01-01', 20_000), (some) => {
        const movements = [...some, last];
        const text = write(movements, shape, groups);
        const { statements, questions, warnings } = readQif(text, OPTIONS);
        expect([looksLikeQif(text), questions, warnings]).toEqual([true, [], []]);
        const read = statements[0]?.movements.map(({ date, amount, payee }) => [date, amount, payee]);
        expect(read).toEqual(movements.map(({ day, cents, text: name }) => [day, decimal(cents, '.'), name]));
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [
      ["3/ 5'26", "12/31' 9"],
      ['2026-03-05', '2009-12-31'],
    ],
    [['5.3.2026'], ['2026-03-05']],
    [['2026-03-05'], ['2026-03-05']],
    [['20260305'], ['2026-03-05']],
    [
      ['5 ago 2026', '6. Dez. 25'],
      ['2026-08-05', '2025-12-06'],
    ],
    [
      ['31/12/98', '01/02/99'],
      ['1998-12-31', '1999-02-01'],
    ],
    [['99/03/25'], ['1999-03-25']],
    [['05/05/2026'], ['2026-05-05']],
  ])('reads the dates %j', (dates, days) => {
    expect(readDates(dates)).toEqual({ days, questions: [] });
  });

  it('asks if a number may be the day or the month, with the order of the language first', () => {
    const english = readDates(['03/04/2026']);
    expect(english.days).toEqual(['2026-03-04']);
    expect(english.questions).toEqual([
      {
        code: 'dateOrder',
        about: '03/04/2026',
        choices: [
          { value: 'mdy', example: '03/04/2026 = March 4, 2026' },
          { value: 'dmy', example: '03/04/2026 = April 3, 2026' },
        ],
      },
    ]);
    const spanish = readDates(['03/04/2026'], 'es');
    expect([spanish.days, spanish.questions[0]?.choices[0]?.value]).toEqual([['2026-04-03'], 'dmy']);
  });

  it('follows the answers', () => {
    const answers = { dateOrder: 'dmy', decimalMark: ',' } as const;
    const { statements, questions } = readQif('!Type:Bank\nD03/04/2026\nT-1,250\n^', { ...OPTIONS, answers });
    expect(statements[0]?.movements[0]).toMatchObject({ date: '2026-04-03', amount: '-1.25' });
    expect(questions).toEqual([]);
  });

  it('reads a split with a transfer as one movement, which is a transfer if all its parts are', () => {
    const split = (parts: string) => `!Type:Bank\nD2026-03-05\nT-30.00\nPShop\n${parts}^\n`;
    const part = (category: string) => `S${category}\nEpart\n$-15.00\n`;
    const read = (parts: string) => readQif(split(parts), OPTIONS).statements[0]?.movements;
    expect(read(part('Food') + part('[Savings]'))).toMatchObject([
      { amount: '-30.00', isTransfer: false, category: null },
    ]);
    expect(read(part('[Cash]') + part('[Savings]'))).toMatchObject([{ amount: '-30.00', isTransfer: true }]);
  });

  it('reads or refuses a file after any of many mutations', () => {
    const awkward = ['\n', '^', '!', '!Account\n', 'D', 'T', '[', "'", '//', '9'.repeat(60), '1e9'];
    const tally = tallyMutations(readQif, SAMPLE, awkward);
    expect([...tally.keys()].toSorted()).toEqual(['noMovements', 'read', 'wrongAmount', 'wrongDate']);
  });

  it.each(['9', ' '])('reads or refuses millions of %j in one line', (piece) => {
    expect(readOutcome(readQif, `${SAMPLE}X${repeatToMillions(piece)}`)).toBe(2);
    expect(readOutcome(readQif, `D2026-01-01\nT${repeatToMillions(piece)}`)).toBe('wrongAmount');
    expect(readOutcome(readQif, `T1.00\nD${repeatToMillions(piece)}`)).toBe('wrongDate');
  });
});
