import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutcome, tallyMutations, repeatToMillions } from '#shared/testing/bank-files/hostile.ts';
import { decimal, writtenMovements, type WrittenMovement } from '#shared/testing/bank-files/written.ts';
import { looksLikeOfx, readOfx } from './ofx.ts';

const OPTIONS = { currency: 'EUR', language: 'en' };

/** Writes OFX 1 without closing tags or OFX 2 with them. */
function write(
  movements: readonly WrittenMovement[],
  { isXml, mark }: { isXml: boolean; mark: string },
): string {
  const tag = (name: string, value: string) => `<${name}>${value}${isXml ? `</${name}>` : ''}\r\n`;
  const rows = movements.map(({ day, cents, text }, index) => {
    const posted = `${day.replaceAll('-', '')}233000[-8:PST]`;
    const values = [tag('TRNTYPE', 'OTHER'), tag('DTPOSTED', posted), tag('TRNAMT', decimal(cents, mark))];
    return `<STMTTRN>${values.join('')}${tag('FITID', String(index))}${tag('NAME', text)}</STMTTRN>`;
  });
  const account = `${tag('CURDEF', 'EUR')}<BANKACCTFROM>${tag('ACCTID', '123')}</BANKACCTFROM>`;
  const head = isXml ? '<?OFX OFXHEADER="200"?>' : 'OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n';
  return `${head}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${account}<BANKTRANLIST>${rows.join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

function wrap(row: string): string {
  return `<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST><STMTTRN>${row}</STMTTRN></BANKTRANLIST></STMTRS></OFX>`;
}

const SAMPLE = write(
  [
    { day: '2026-01-05', cents: -1234, text: 'Bakery' },
    { day: '2026-02-05', cents: 99900, text: 'Salary' },
  ],
  { isXml: false, mark: '.' },
);

describe('OFX', () => {
  it.each([
    { isXml: true, mark: '.' },
    { isXml: true, mark: ',' },
    { isXml: false, mark: '.' },
    { isXml: false, mark: ',' },
  ])('reads the movements that were written as %j', (shape) => {
    fc.assert(
      fc.property(writtenMovements('1980-01-01', 40_000), (movements) => {
        const text = write(movements, shape);
        const { statements, questions, warnings } = readOfx(text, OPTIONS);
        expect([looksLikeOfx(text), questions, warnings, statements.length]).toEqual([true, [], [], 1]);
        const read = statements[0]?.movements.map((each) => [
          each.date,
          each.amount,
          each.text,
          each.payee,
          each.bankId,
        ]);
        expect(read).toEqual(
          movements.map(({ day, cents, text: name }, index) => [
            day,
            decimal(cents, '.'),
            name,
            name,
            String(index),
          ]),
        );
      }),
    );
  });

  it.each([
    ['-8.95000', '-8.95'],
    ['+0012,5', '12.5'],
    ['-1,650.00', '-1650.00'],
    ['(7.00)', '-7.00'],
    ['- 12.80', '-12.80'],
    ['1.234.567,89', '1234567.89'],
  ])('reads the amount %s as %s', (written, amount) => {
    const { statements, questions } = readOfx(wrap(`<DTPOSTED>20260105<TRNAMT>${written}`), OPTIONS);
    expect([statements[0]?.movements[0]?.amount, questions]).toEqual([amount, []]);
  });

  it('asks what a lone mark before three digits means, and follows the answer', () => {
    const text = wrap('<DTPOSTED>20260105<TRNAMT>1,650<NAME>X');
    const { statements, questions } = readOfx(text, OPTIONS);
    expect(statements[0]?.movements[0]?.amount).toBe('1.65');
    expect(questions).toEqual([
      {
        code: 'decimalMark',
        about: '1,650',
        choices: [
          { value: ',', example: '1,650 = €1.65' },
          { value: '.', example: '1,650 = €1,650.00' },
        ],
      },
    ]);
    const answered = readOfx(text, { ...OPTIONS, answers: { decimalMark: '.' } });
    expect([answered.statements[0]?.movements[0]?.amount, answered.questions]).toEqual(['1650', []]);
  });

  it('takes the sign from the type if the amount has none, asks, and follows the answer', () => {
    const text = wrap('<TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>5.00<NAME>Petrol');
    const { statements, questions } = readOfx(text, OPTIONS);
    expect([statements[0]?.movements[0]?.amount, questions[0]?.code]).toEqual(['-5.00', 'sign']);
    expect(questions[0]?.choices.map(({ value }) => value)).toEqual(['inverted', 'asIs']);
    const answered = readOfx(text, { ...OPTIONS, answers: { sign: 'asIs' } });
    expect([answered.statements[0]?.movements[0]?.amount, answered.questions]).toEqual(['5.00', []]);
  });

  it('does not repeat the payee in a text that contains it', () => {
    const row =
      '<DTPOSTED>20260105<TRNAMT>-5<PAYEE><NAME>Ana &amp; Co<CITY>Vigo</PAYEE><MEMO>Ana &amp; Co 4 < 5';
    const movement = readOfx(wrap(row), OPTIONS).statements[0]?.movements[0];
    expect(movement).toMatchObject({ payee: 'Ana & Co', text: 'Ana & Co 4 < 5' });
  });

  it('reads or refuses a file after any of many mutations', () => {
    const awkward = ['<', '>', '</', '&#x0;', '<![CDATA[', '<!--', '<?', '<STMTTRN>', '<OFX>', ',', '1e9'];
    const tally = tallyMutations(readOfx, SAMPLE, awkward);
    expect([...tally.keys()].toSorted()).toEqual(['noMovements', 'read', 'wrongAmount', 'wrongDate']);
  });

  it.each(['<', '<a>', '<![CDATA[', '<STMTRS>'])('refuses millions of %j in one line', (piece) => {
    expect(readOutcome(readOfx, wrap(`<DTPOSTED>20260105<TRNAMT>${repeatToMillions(piece)}`))).toMatch(
      /^(?:wrong|tooMany)/,
    );
  });

  it('refuses more movements than a file may have', () => {
    expect(
      readOutcome(readOfx, `<OFX>${'<STMTTRN><DTPOSTED>20260105<TRNAMT>1</STMTTRN>'.repeat(50_001)}`),
    ).toBe('tooManyRows');
  });
});
