import { describe, expect, it } from 'vitest';
import { readTableText } from '../formats/table.ts';
import { findHeaderCurrency } from './account-info.ts';
import { readNumber } from './numbers.ts';

function read(lines: readonly string[]) {
  const reading = readTableText(lines.join('\n'), { currency: 'EUR', language: 'en' });
  return {
    amounts: reading.statements.flatMap(({ movements }) => movements.map(({ amount }) => amount)),
    questions: reading.questions.map(({ code }) => code),
  };
}

describe('amounts such as 1.000, which may be a thousand', () => {
  it('are read with the decimal mark of the balance above them', () => {
    const table = ['Buchungstag;Text;Betrag', '02.10.2026;Miete;-1.000', '03.10.2026;Lohn;2.000'];
    expect(read(['Kontostand;3.600,00 €', '', ...table])).toEqual({
      amounts: ['-1000', '2000'],
      questions: [],
    });
    expect(read(table).questions).toEqual(['decimalMark']);
  });

  it('are read with the decimal mark of an exchange rate in their rows, but not with that of a time', () => {
    const withColumn = (name: string, cell: string) => [
      `Buchungstag;Text;Betrag;${name}`,
      `02.10.2026;Miete;-1.000;${cell}`,
      `03.10.2026;Lohn;2.000;${cell}`,
    ];
    expect(read(withColumn('Wechselkurs', '0.848252'))).toEqual({
      amounts: ['-1.000', '2.000'],
      questions: [],
    });
    expect(read(withColumn('Uhrzeit', '12.30')).questions).toEqual(['decimalMark']);
  });
});

it.each(['constructor', '__proto__'])(
  '%s, a property of every object, is neither a sign nor a currency',
  (word) => {
    expect([readNumber(`${word} 12,50`), readNumber(`12,50 ${word}`), findHeaderCurrency(word)]).toEqual([
      undefined,
      undefined,
      null,
    ]);
  },
);
