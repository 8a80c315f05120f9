import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutcome, tallyMutations, repeatToMillions } from '#shared/testing/bank-files/hostile.ts';
import { decimal, writtenMovements, type WrittenMovement } from '#shared/testing/bank-files/written.ts';
import { looksLikeNorma43, readNorma43 } from './norma43.ts';

const OPTIONS = { currency: 'EUR', language: 'es' };
const ACCOUNT = '210008150200123456';

function cents(value: number, width = 14): string {
  return String(Math.abs(value)).padStart(width, '0');
}

function write(movements: readonly WrittenMovement[]): string {
  const compact = (day: string) => day.slice(2).replaceAll('-', '');
  const lines = movements.flatMap(({ day, cents: amount, text }) => [
    `22    0815${compact(day)}${compact(day)}12040${amount < 0 ? 1 : 2}${cents(amount)}${'0'.repeat(38)}`,
    `2301${text.padEnd(76)}`,
  ]);
  const out = movements.filter((each) => each.cents < 0);
  const into = movements.filter((each) => each.cents > 0);
  const sum = (some: readonly WrittenMovement[]) => some.reduce((total, each) => total + each.cents, 0);
  const closing = 100 + sum(movements);
  return [
    `11${ACCOUNT}260101261231200000000000100978`,
    ...lines,
    `33${ACCOUNT}${cents(out.length, 5)}${cents(sum(out))}${cents(into.length, 5)}${cents(sum(into))}${closing < 0 ? 1 : 2}${cents(closing)}978`,
    `88${'9'.repeat(18)}${cents(lines.length + 2, 6)}`,
  ].join('\r\n');
}

const SAMPLE = write([
  { day: '2026-01-05', cents: -1234, text: 'COMPRA PANADERIA' },
  { day: '2026-02-05', cents: 99900, text: 'NOMINA' },
]);

describe('Norma 43', () => {
  it('reads the movements that were written, and the control record proves them', () => {
    fc.assert(
      fc.property(writtenMovements('2026-01-01', 364), (movements) => {
        const text = write(movements);
        const { statements, questions, warnings } = readNorma43(text, OPTIONS);
        expect(looksLikeNorma43(text)).toBe(true);
        expect([questions, warnings, statements.length]).toEqual([[], [], 1]);
        const read = statements[0]?.movements.map(({ date, amount, text: words }) => ({
          date,
          amount,
          words,
        }));
        const written = movements.map((each) => ({
          date: each.day,
          amount: decimal(each.cents, '.'),
          words: each.text,
        }));
        expect(read).toEqual(written);
        expect(statements[0]?.proof).toMatchObject({ kind: 'controlSums', agrees: statements[0]?.proof?.of });
      }),
    );
  });

  it('joins the columns of a text line without a space, and text lines with one', () => {
    const long = 'TRANSFERENCIA INMEDIATA DE MARIA DEL CARMEN Y HERMANOS';
    const text = SAMPLE.replace(/2301COMPRA.*/, `2301${long.padEnd(76)}\r\n2302CONCEPTO`);
    expect(readNorma43(text, OPTIONS).statements[0]?.movements[0]?.text).toBe(`${long} CONCEPTO`);
  });

  it('puts the words of a reference before the text', () => {
    const text = SAMPLE.replace(/^(22.{40}).{38}/m, `$1${'0'.repeat(22)}ORDEN PAGO RECIB`);
    expect(readNorma43(text, OPTIONS).statements[0]?.movements[0]?.text).toBe(
      'ORDEN PAGO RECIB COMPRA PANADERIA',
    );
  });

  it('takes the meaning of the code as text if no text line follows', () => {
    const text = SAMPLE.replaceAll(/2301.*\r\n/g, '');
    expect(readNorma43(text, OPTIONS).statements[0]?.movements[0]?.text).toBe('Tarjetas de crédito y débito');
  });

  it.each([
    [['010226', '280226'], ['2026-02-01', '2026-02-28'], 0],
    [['010226', '020226'], ['2026-02-01', '2026-02-02'], 1],
    [['010226'], ['2026-02-01'], 1],
    [['260201', '260202'], ['2026-02-01', '2026-02-02'], 0],
    [['260201'], ['2026-02-01'], 0],
    [['260201', '260231', '260315'], ['2026-02-01', '2026-03-15'], 0],
  ])('reads the days %j', (written, days, questions) => {
    const lines = written.map((day) => `22    0815${day}${day}120401${cents(100)}${'0'.repeat(38)}`);
    const found = readNorma43(lines.join('\n'), OPTIONS);
    expect(found.statements[0]?.movements.map(({ date }) => date)).toEqual(days);
    expect(found.questions).toHaveLength(questions);
  });

  it('reads or refuses a file after any of many mutations', () => {
    const awkward = ['\n', '22', '33', '88', '1', '9'.repeat(30), ' '.repeat(40), '\u001A', 'ñ'];
    const tally = tallyMutations(readNorma43, SAMPLE, awkward);
    expect([...tally.keys()].toSorted()).toEqual(['noMovements', 'read', 'wrongAmount', 'wrongDate']);
  });

  it.each(['2', '11'])('reads or refuses millions of %j in one line', (piece) => {
    expect(readOutcome(readNorma43, SAMPLE + repeatToMillions(piece))).toBe(2);
    expect(typeof readOutcome(readNorma43, repeatToMillions(piece))).toBe('string');
  });
});
