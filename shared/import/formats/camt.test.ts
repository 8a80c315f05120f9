import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutcome, tallyMutations, repeatToMillions } from '#shared/testing/bank-files/hostile.ts';
import { decimal, writtenMovements, type WrittenMovement } from '#shared/testing/bank-files/written.ts';
import { looksLikeCamt, readCamt } from './camt.ts';

const OPTIONS = { currency: 'EUR', language: 'en' };

function tag(name: string, inner: string, attributes = ''): string {
  return `<${name}${attributes}>${inner}</${name}>`;
}

function money(cents: number): string {
  const amount = tag('Amt', decimal(Math.abs(cents), '.'), ' Ccy="EUR"');
  return amount + tag('CdtDbtInd', cents < 0 ? 'DBIT' : 'CRDT');
}

function balance(code: string, cents: number): string {
  return tag(
    'Bal',
    tag('Tp', tag('CdOrPrtry', tag('Cd', code))) + money(cents) + tag('Dt', tag('Dt', '2026-01-01')),
  );
}

function wrap(inner: string, prefix = ''): string {
  const account = tag('Acct', tag('Id', tag('IBAN', 'ES9121000418450200051332')) + tag('Ccy', 'EUR'));
  const body = tag('BkToCstmrStmt', tag('Stmt', account + inner));
  const named = prefix === '' ? body : body.replaceAll(/<(\/?)/g, `<$1${prefix}:`);
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${named}</Document>`;
}

function write(movements: readonly WrittenMovement[], prefix: string): string {
  const entries = movements.map(({ day, cents, text }) => {
    const remittance = tag('NtryDtls', tag('TxDtls', tag('RmtInf', tag('Ustrd', text))));
    return tag(
      'Ntry',
      money(cents) + tag('Sts', tag('Cd', 'BOOK')) + tag('BookgDt', tag('Dt', day)) + remittance,
    );
  });
  const closing = movements.reduce((sum, { cents }) => sum + cents, 700);
  return wrap(balance('OPBD', 700) + balance('CLBD', closing) + entries.join('\n'), prefix);
}

function readEntry(inner: string) {
  const text = wrap(tag('Ntry', inner + tag('BookgDt', tag('Dt', '2026-01-05'))));
  return readCamt(text, OPTIONS).statements[0]?.movements;
}

const SAMPLE = write(
  [
    { day: '2026-01-05', cents: -1234, text: 'Bakery' },
    { day: '2026-02-05', cents: 99900, text: 'Salary' },
  ],
  '',
);

describe('CAMT', () => {
  it.each(['', 'ns2'])(
    'reads the movements that were written with the prefix %j, and the balances prove them',
    (prefix) => {
      fc.assert(
        fc.property(writtenMovements('1980-01-01', 40_000), (movements) => {
          const text = write(movements, prefix);
          const { statements, questions, warnings } = readCamt(text, OPTIONS);
          expect([looksLikeCamt(text), questions, warnings, statements.length]).toEqual([true, [], [], 1]);
          const read = statements[0]?.movements.map((each) => [
            each.date,
            each.amount,
            each.text,
            each.currency,
          ]);
          expect(read).toEqual(
            movements.map((each) => [each.day, decimal(each.cents, '.'), each.text, 'EUR']),
          );
          expect(statements[0]?.proof).toEqual({ kind: 'statementBalance', agrees: 1, of: 1 });
        }),
      );
    },
  );

  const part = (cents: number, name: string) =>
    tag(
      'TxDtls',
      tag('Refs', tag('EndToEndId', name)) + money(cents) + tag('RltdPties', tag('Cdtr', tag('Nm', name))),
    );

  it('splits a batch whose payments sum to it exactly', () => {
    const entry = money(-300) + tag('NtryDtls', part(-100, 'Ana') + part(-200, 'Leo'));
    expect(readEntry(entry)).toMatchObject([
      { amount: '-1.00', payee: 'Ana', bankId: 'Ana' },
      { amount: '-2.00', payee: 'Leo', bankId: 'Leo' },
    ]);
  });

  it('keeps a batch as one movement if its payments do not sum to it', () => {
    const entry =
      money(-310) + tag('NtryDtls', part(-100, 'Ana') + part(-200, 'Leo')) + tag('AddtlNtryInf', 'Batch');
    expect(readEntry(entry)).toMatchObject([{ amount: '-3.10', payee: null, text: 'Batch' }]);
  });

  it('takes the amount in the currency of the account if the entry has another one', () => {
    const foreign = tag('Amt', '10.00', ' Ccy="USD"') + tag('CdtDbtInd', 'DBIT');
    const details = tag(
      'NtryDtls',
      tag('TxDtls', tag('AmtDtls', tag('CntrValAmt', tag('Amt', '9.20', ' Ccy="EUR"')))),
    );
    expect(readEntry(foreign + details)).toMatchObject([{ amount: '-9.20', currency: 'EUR' }]);
    expect(readEntry(foreign)).toMatchObject([{ amount: '-10.00', currency: 'USD' }]);
  });

  it('takes the party that does not hold the account for the payee', () => {
    const side = (name: string, iban: string) => ({
      party: tag('Nm', name),
      account: tag('Id', tag('IBAN', iban)),
    });
    const own = side('Me', 'ES9121000418450200051332');
    const shop = side('Shop', 'FR7630006000011234567890189');
    const between = (debtor: typeof own, creditor: typeof own) =>
      tag('Dbtr', debtor.party) +
      tag('DbtrAcct', debtor.account) +
      tag('Cdtr', creditor.party) +
      tag('CdtrAcct', creditor.account);
    const details = (inner: string) => tag('NtryDtls', tag('TxDtls', tag('RltdPties', inner)));
    const expected = [{ payee: 'Shop', counterAccount: 'FR7630006000011234567890189' }];
    expect(readEntry(money(-500) + details(between(own, shop)))).toMatchObject(expected);
    expect(readEntry(money(500) + details(between(shop, own)))).toMatchObject(expected);
    expect(readEntry(money(500) + details(between(own, shop)))).toMatchObject(expected);
  });

  it('asks about a reversal that no balance proves, and follows the answer', () => {
    const entry = tag('Ntry', money(500) + tag('RvslInd', 'true') + tag('BookgDt', tag('Dt', '2026-01-05')));
    const { statements, questions } = readCamt(wrap(entry), OPTIONS);
    expect([statements[0]?.movements[0]?.amount, questions[0]?.code]).toEqual(['5.00', 'sign']);
    const answered = readCamt(wrap(entry), { ...OPTIONS, answers: { sign: 'inverted' } });
    expect([answered.statements[0]?.movements[0]?.amount, answered.questions]).toEqual(['-5.00', []]);
  });

  it('reads or refuses a file after any of many mutations', () => {
    const awkward = [
      '<',
      '>',
      '</',
      '<Ntry>',
      '</Ntry>',
      '<![CDATA[',
      '<!--',
      '<?',
      '&#x110000;',
      ',',
      'DBIT',
    ];
    const tally = tallyMutations(readCamt, SAMPLE, awkward);
    expect([...tally.keys()].toSorted()).toEqual(['noMovements', 'read', 'wrongAmount', 'wrongDate']);
  });

  it.each(['<a/>', '&', '<Ntry/>'])('refuses millions of %j in one line', (piece) => {
    expect(readOutcome(readCamt, wrap(repeatToMillions(piece)))).toMatch(/^(?:noMovements|tooManyRows)$/);
  });

  it('refuses deep nesting and a DOCTYPE', () => {
    expect(readOutcome(readCamt, repeatToMillions('<a>'))).toBe('damaged');
    expect(readOutcome(readCamt, wrap(repeatToMillions('<Ntry>')))).toBe('damaged');
    expect(readOutcome(readCamt, `<!DOCTYPE a>${SAMPLE}`)).toBe('doctype');
  });
});
