import { describe, expect, it } from 'vitest';
import { readTableText } from '../formats/table.ts';
import { currencyOf } from './about.ts';
import { readNumber } from './numbers.ts';

function read(lines: readonly string[]) {
  const reading = readTableText(lines.join('\n'), { currency: 'EUR', language: 'en' });
  return {
    amounts: reading.statements.flatMap(({ movements }) => movements.map(({ amount }) => amount)),
    questions: reading.questions.map(({ code }) => code),
  };
}

describe('amounts such as 1.000, which may be a thousand', () => {
  it('are read as the balance above them is', () => {
    const table = ['Buchungstag;Text;Betrag', '02.10.2026;Miete;-1.000', '03.10.2026;Lohn;2.000'];
    expect(read(['Kontostand;3.600,00 €', '', ...table])).toEqual({
      amounts: ['-1000', '2000'],
      questions: [],
    });
    expect(read(table).questions).toEqual(['decimalMark']);
  });

  it('are read as a rate beside them is, but not as a time is', () => {
    const with4th = (name: string, cell: string) => [
      `Buchungstag;Text;Betrag;${name}`,
      `02.10.2026;Miete;-1.000;${cell}`,
      `03.10.2026;Lohn;2.000;${cell}`,
    ];
    expect(read(with4th('Wechselkurs', '0.848252'))).toEqual({ amounts: ['-1.000', '2.000'], questions: [] });
    expect(read(with4th('Uhrzeit', '12.30')).questions).toEqual(['decimalMark']);
  });
});

it.each(['constructor', '__proto__'])(
  '%s, which every object has, is no sign of an amount and no currency',
  (word) => {
    expect([readNumber(`${word} 12,50`), readNumber(`12,50 ${word}`), currencyOf(word)]).toEqual([
      undefined,
      undefined,
      null,
    ]);
  },
);
